"""The bot's profile in Telegram: its commands and descriptions, in every language, and its menu button."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButton,
    MenuButtonDefault,
    MenuButtonWebApp,
    WebAppInfo,
)
from telegram.constants import BotDescriptionLimit
from telegram.error import BadRequest, TelegramError

from bot.chats.telegram.sending.api_errors import retry_seconds
from bot.core.commands import IN_MENUS, answered
from bot.core.public_links import TELEGRAM_PATH, TableAddress
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts, clipped
from bot.screens.welcome import game_lines
from engine.game import Game
from engine.games import games_in_order

log = logging.getLogger(__name__)

LATER = 60.0
"""Seconds until the next attempt after the network or Telegram refused."""

NAMED_IN_SHORT = 5
"""The games that the short description names."""


@dataclass(frozen=True, slots=True)
class CommandList:
    """The commands offered in one kind of chat to users whose client has a language."""

    scope: BotCommandScope
    language: str
    """A code of two letters; empty for all languages without a list of their own."""
    commands: tuple[BotCommand, ...]


async def publish_profile(bot: Bot, default: Texts, table: TableAddress | None = None) -> None:
    """Update the profile except for the bot's name, its owner's choice, trying again until that succeeds.

    Only changes are sent; what Telegram rejects is logged. The menu button opens the ``table``, if that has
    a public address.
    """
    while True:
        try:
            for commands in command_lists(default):
                await _update_commands(bot, commands)
            for code, texts in languages_by_code(default):
                await _update_descriptions(bot, code or None, texts)
            await _update_menu_button(bot, default, table)
        except TelegramError as error:
            log.info("Telegram: the commands and descriptions are compared later: %s", error)
            await asyncio.sleep(max(LATER, retry_seconds(error)))
        else:
            return


async def _update_commands(bot: Bot, commands: CommandList) -> None:
    scope, language = commands.scope, commands.language or None
    known = await bot.get_my_commands(scope, language)
    if _name_pairs(known) == _name_pairs(commands.commands):
        return
    try:
        await bot.set_my_commands(commands.commands, scope, language)
    except BadRequest as error:
        log.warning("Telegram does not accept the list of commands: %s", error)


async def _update_descriptions(bot: Bot, language: str | None, texts: Texts) -> None:
    long, short = description(texts, games_in_order()), short_description(texts)
    try:
        if (await bot.get_my_description(language)).description != long:
            await bot.set_my_description(long, language)
        if (await bot.get_my_short_description(language)).short_description != short:
            await bot.set_my_short_description(short, language)
    except BadRequest as error:
        log.warning("Telegram does not accept the description: %s", error)


async def _update_menu_button(bot: Bot, texts: Texts, table: TableAddress | None) -> None:
    """Let the menu button open the table; without an address, take back only what opened it."""
    known = await bot.get_chat_menu_button()
    opened = urlsplit(known.web_app.url).path if isinstance(known, MenuButtonWebApp) else ""
    wanted: MenuButton | None = None
    if table:
        wanted = MenuButtonWebApp(texts("page-table"), WebAppInfo(table.in_telegram()))
    elif opened == TELEGRAM_PATH:
        wanted = MenuButtonDefault()
    if wanted is None or wanted == known:
        return
    try:
        await bot.set_chat_menu_button(menu_button=wanted)
    except BadRequest as error:
        log.warning("Telegram does not accept the menu button: %s", error)


def short_description(texts: Texts) -> str:
    """Return what a link to the bot shows: the games that people look for, and how many others there are."""
    return texts("telegram-short-description", more=len(games_in_order()) - NAMED_IN_SHORT)


def description(texts: Texts, games: Sequence[Game]) -> str:
    """Return what an empty chat with the bot shows: the games, and where a player finds what is stored.

    The more games there are, the less is said of each; only the list of them is shortened.
    """
    room = BotDescriptionLimit.MAX_DESCRIPTION_LENGTH - len(texts("telegram-description", games=""))
    fitting = (listed for listed in _game_lists(texts, games) if len(listed) <= room)
    names = clipped(_game_names(texts, games), room)
    return texts("telegram-description", games=next(fitting, names))


def _game_lists(texts: Texts, games: Sequence[Game]) -> Iterator[str]:
    """Yield lists of the games, each shorter than the one before.

    First each game has a line with all that the welcome says of it, then a line without numbers. Then the
    last games have only their names.
    """
    yield "\n".join(game_lines(texts, games))
    lines = [
        texts(
            "welcome-alt-game",
            game=texts.of_game(game.name, "title"),
            details=texts.of_game(game.name, "pitch"),
        )
        for game in games
    ]
    for count in range(len(games), 0, -1):
        yield "\n".join(filter(None, (*lines[:count], _game_names(texts, games[count:]))))


def _game_names(texts: Texts, games: Sequence[Game]) -> str:
    return texts("listing-separator").join(texts.of_game(game.name, "title") for game in games)


def languages_by_code(default: Texts) -> Iterator[tuple[str, Texts]]:
    """Yield the texts of each language by its code; the default's, for all other languages, by no code."""
    yield "", default
    for language in finished_languages():
        if language != default.language:
            yield language, Texts.load(language)


def command_lists(default: Texts) -> Iterator[CommandList]:
    """Yield every list; commands for administrators are offered only to them."""
    for code, texts in languages_by_code(default):
        for_all = tuple(_bot_commands(texts, is_for_admins=False))
        yield CommandList(BotCommandScopeAllPrivateChats(), code, for_all)
        yield CommandList(BotCommandScopeAllGroupChats(), code, for_all)
        for_admins = tuple(_bot_commands(texts, is_for_admins=True))
        yield CommandList(BotCommandScopeAllChatAdministrators(), code, for_admins)


def _bot_commands(texts: Texts, *, is_for_admins: bool) -> Iterator[BotCommand]:
    for command in answered(IN_MENUS):
        if is_for_admins or not command.is_for_administrators:
            yield BotCommand(command.name, texts(f"command-{command.name}"))


def _name_pairs(commands: Sequence[BotCommand]) -> list[tuple[str, str]]:
    return [(command.command, command.description) for command in commands]
