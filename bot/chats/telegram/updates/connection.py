"""The connection to Telegram: log in, have updates come, and come back whenever it breaks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from telegram import Bot
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from bot.chats.telegram.sending.api_errors import retry_seconds
from bot.chats.telegram.updates.update_source import ReceiveUpdate, UpdateSource
from bot.core.errors import StartError

log = logging.getLogger(__name__)

FIRST_TRY = 3.0
FIRST_WAIT = 1.0
LONGEST_WAIT = 60.0
"""Seconds, as are all of these."""

T = TypeVar("T")


class TelegramConnection:
    """The connection to Telegram as one bot.

    Being out of reach is no error: it tries again with growing waits, and says in the log when it
    breaks and when it is back. Only a rejected token raises, a ``StartError``.
    """

    def __init__(self, bot: Bot, source: UpdateSource) -> None:
        self._bot = bot
        self._source = source
        self._is_open = False
        self._is_broken = False

    @property
    def is_open(self) -> bool:
        """Whether the bot has logged in, and can send."""
        return self._is_open

    @property
    def is_reached(self) -> bool:
        """Whether the last that was heard of Telegram was an answer."""
        return self._is_open and not self._is_broken

    async def open(self, take: ReceiveUpdate) -> None:
        """Listen, and log in, if Telegram can be reached now; else ``run`` will.

        Raise ``StartError`` for a rejected token or an address that cannot be listened at.
        """
        await self._source.open(take)
        try:
            async with asyncio.timeout(FIRST_TRY):
                await self._log_in()
        except (TelegramError, TimeoutError) as error:
            self._log_outage(error)

    async def log_in(self) -> None:
        """Log in, however long that takes, unless it is done already."""
        if not self._is_open:
            await self._retry_until_success(self._log_in)

    async def run(self) -> None:
        """Have updates handed over for ever, those that were sent while nobody listened too."""
        while True:
            await self._retry_until_success(self._source.receive)

    async def stop_receiving(self) -> None:
        """Receive nothing any more; what is still to be sent can be."""
        await self._source.close()

    async def close(self) -> None:
        """Hang up, having told what is answered."""
        await self._source.acknowledge()
        self._is_open = False
        await self._bot.shutdown()

    async def _log_in(self) -> None:
        await self._bot.initialize()
        await self._source.register()
        self._is_open = True
        log.info("Telegram: playing as @%s", self._bot.username)
        if not self._bot.supports_inline_queries:
            log.info("Telegram: inline mode is off; /setinline at @BotFather lets players share anywhere")

    async def _retry_until_success(self, call: Callable[[], Awaitable[T]]) -> T:
        """Return what a call returns as soon as it succeeds."""
        wait = FIRST_WAIT
        while True:
            try:
                result = await call()
            except TelegramError as error:
                self._log_outage(error)
                await asyncio.sleep(max(wait, retry_seconds(error) if isinstance(error, RetryAfter) else 0))
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                if self._is_broken:
                    self._is_broken = False
                    log.info("Telegram is back")
                return result

    def _log_outage(self, error: Exception) -> None:
        """Log that the connection is broken, once; raise ``StartError`` where the token is at fault."""
        if isinstance(error, InvalidToken) and _is_telegrams_word(error):
            raise StartError(
                "TELEGRAM_TOKEN",
                "Telegram rejects this token",
                "Copy the token anew from @BotFather, or leave the setting out to play without Telegram",
            ) from None
        if self._is_broken:
            return
        self._is_broken = True
        if isinstance(error, InvalidToken):  # its own text would show the token
            problem = "what answers at TELEGRAM_API_URL is not a Bot API server"
        elif isinstance(error, Conflict):
            problem = "another program uses this TELEGRAM_TOKEN, stop it"
        else:
            problem = str(error) or "no answer"
        log.warning("Telegram is out of reach: %s. Trying again until it is back.", problem)


def _is_telegrams_word(error: InvalidToken) -> bool:
    """Tell a rejection by Telegram from a 404 page of something that stands where it should be."""
    cause: BaseException | None = error
    while isinstance(cause, InvalidToken):
        cause = cause.__cause__
    return cause is None
