"""The lists of commands that Telegram offers while one types, by who types where and in which language."""

from collections.abc import Iterator
from dataclasses import dataclass

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.chats.telegram.message_parsing import SOLITAIRE
from bot.core.commands import COMMANDS
from bot.i18n.texts import Texts, languages


@dataclass(frozen=True, slots=True)
class CommandList:
    """What is offered in one kind of chat, to those whose client speaks a language."""

    scope: BotCommandScope
    language: str
    """A code of two letters, or nothing for every language that has no list of its own."""
    commands: tuple[BotCommand, ...]


def spoken(default: Texts) -> Iterator[tuple[str, Texts]]:
    """Yield the languages by their codes; without one, the words for all of whom none is known."""
    yield "", default
    for language in languages():
        if language != default.language:
            yield language, Texts.load(language)


def command_lists(default: Texts) -> Iterator[CommandList]:
    """Yield every list: administrators alone are offered what only they may do."""
    for code, texts in spoken(default):
        everybody = tuple(_commands(texts, for_governors=False))
        yield CommandList(BotCommandScopeAllPrivateChats(), code, everybody)
        yield CommandList(BotCommandScopeAllGroupChats(), code, everybody)
        admins = tuple(_commands(texts, for_governors=True))
        yield CommandList(BotCommandScopeAllChatAdministrators(), code, admins)


def _commands(texts: Texts, *, for_governors: bool) -> Iterator[BotCommand]:
    yield BotCommand(SOLITAIRE, texts("telegram-command-solitaire"))
    for command in COMMANDS:
        if for_governors or not command.is_for_administrators:
            yield BotCommand(command.name, texts(f"command-{command.name}"))
