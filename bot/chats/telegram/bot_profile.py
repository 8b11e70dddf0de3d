"""What Telegram shows of the bot itself: its commands, and how it is described."""

import asyncio
import logging
from collections.abc import Sequence

from telegram import Bot, BotCommand
from telegram.error import BadRequest, RetryAfter, TelegramError

from bot.chats.telegram.commands import CommandList, command_lists, spoken
from bot.chats.telegram.sending.outgoing_queue import seconds
from bot.i18n.texts import Texts

log = logging.getLogger(__name__)

LATER = 60.0
"""Seconds after which it is tried again, when the network or Telegram refused."""


class BotProfile:
    """Keeps what Telegram shows of the bot as it is to be; what is right already is not sent again.

    The bot's name is its owner's to choose, and is left alone.
    """

    def __init__(self, bot: Bot, texts: Texts) -> None:
        self._bot = bot
        self._lists = tuple(command_lists(texts))
        self._spoken = tuple(spoken(texts))

    async def keep(self) -> None:
        """See that everything is as it is to be, however often that takes; what is refused is logged."""
        while True:
            try:
                await self._compare()
            except TelegramError as error:
                log.info("Telegram: the commands and descriptions are compared later: %s", error)
                await asyncio.sleep(max(LATER, seconds(error) if isinstance(error, RetryAfter) else 0))
            else:
                return

    async def _compare(self) -> None:
        for wanted in self._lists:
            await self._compare_commands(wanted)
        for code, texts in self._spoken:
            await self._compare_descriptions(code, texts)

    async def _compare_commands(self, wanted: CommandList) -> None:
        scope, language = wanted.scope, wanted.language or None
        known = await self._bot.get_my_commands(scope, language)
        if _pairs(known) == _pairs(wanted.commands):
            return
        try:
            await self._bot.set_my_commands(wanted.commands, scope, language)
        except BadRequest as error:
            log.warning("Telegram does not take the list of commands: %s", error)

    async def _compare_descriptions(self, code: str, texts: Texts) -> None:
        language = code or None
        long, short = texts("telegram-description"), texts("telegram-short-description")
        try:
            if (await self._bot.get_my_description(language)).description != long:
                await self._bot.set_my_description(long, language)
            if (await self._bot.get_my_short_description(language)).short_description != short:
                await self._bot.set_my_short_description(short, language)
        except BadRequest as error:
            log.warning("Telegram does not take the description: %s", error)


def _pairs(commands: Sequence[BotCommand]) -> list[tuple[str, str]]:
    return [(command.command, command.description) for command in commands]
