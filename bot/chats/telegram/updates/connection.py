"""The connection to Telegram: logs in, receives updates, and reconnects whenever it breaks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, TelegramError

from bot.chats.telegram.sending.api_errors import retry_seconds
from bot.config.errors import StartError
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from bot.runtime.reconnect_waits import ReconnectWaits

log = logging.getLogger(__name__)

ALLOWED_UPDATES = ("message", "callback_query", "inline_query", "my_chat_member")
"""The kinds of updates that the bot requests: no edited messages, and none of channels."""
FIRST_TRY = 3.0
"""Seconds for the first attempt to log in."""

ReceiveUpdate: TypeAlias = "Callable[[Update], asyncio.Future[None]]"
"""Receives an update; returns a future that is done when it is answered."""


class UpdateSource:
    """A way to receive updates."""

    def __init__(self, bot: Bot, receive_update: ReceiveUpdate) -> None:
        self._bot = bot
        self._receive_update = receive_update

    async def open(self) -> None:
        """Get ready to receive updates; raise ``StartError`` if that is not possible."""

    async def enable(self) -> None:
        """Make Telegram deliver updates this way; raise ``TelegramError``."""
        raise NotImplementedError

    async def receive(self) -> None:
        """Receive updates for a while; raise ``TelegramError``."""
        raise NotImplementedError

    async def close(self) -> None:
        """Receive nothing more."""

    async def acknowledge(self) -> None:
        """Acknowledge the answered updates after the last one."""


class TelegramConnection:
    """The connection to Telegram as one bot.

    An outage is not an error: the connection tries again with growing waits, and logs when it breaks and when
    it is back. Only a rejected token raises, a ``StartError``.
    """

    def __init__(self, bot: Bot, source: UpdateSource, clock: Clock = SYSTEM_CLOCK) -> None:
        self._bot = bot
        self._source = source
        self._clock = clock
        self.is_open = False
        """Whether the bot has logged in, and can send."""
        self._is_broken = False

    @property
    def is_reached(self) -> bool:
        """Whether the last request was answered."""
        return self.is_open and not self._is_broken

    async def open(self) -> None:
        """Start to listen, and log in if Telegram can be reached now; otherwise ``log_in`` does it later.

        Raises ``StartError`` for a rejected token or an address that the bot cannot listen on.
        """
        await self._source.open()
        try:
            async with asyncio.timeout(FIRST_TRY):
                await self._log_in()
        except (TelegramError, TimeoutError) as error:
            self._log_outage(error)

    async def log_in(self) -> None:
        """Log in, however long that takes, unless that is done already."""
        if not self.is_open:
            await self._retry_until_success(self._log_in)

    async def run(self) -> None:
        """Receive updates forever, including those sent while the bot was down."""
        while True:
            await self._retry_until_success(self._source.receive)

    async def stop_receiving(self) -> None:
        """Receive nothing more; messages can still be sent."""
        await self._source.close()

    async def close(self) -> None:
        """Acknowledge the answered updates and close the connection."""
        await self._source.acknowledge()
        self.is_open = False
        await self._bot.shutdown()

    async def _log_in(self) -> None:
        await self._bot.initialize()
        await self._source.enable()
        self.is_open = True
        log.info("Telegram: playing as @%s", self._bot.username)
        if not self._bot.supports_inline_queries:
            log.info("Telegram: inline mode is off; /setinline at @BotFather lets players share anywhere")

    async def _retry_until_success(self, call: Callable[[], Awaitable[None]]) -> None:
        waits = ReconnectWaits()
        while True:
            try:
                await call()
            except TelegramError as error:
                self._log_outage(error)
                await self._clock.sleep(max(waits.next(), retry_seconds(error)))
            else:
                if self._is_broken:
                    self._is_broken = False
                    log.info("Telegram is back")
                return

    def _log_outage(self, error: Exception) -> None:
        """Log an outage, once; raise ``StartError`` if Telegram rejects the token."""
        if isinstance(error, InvalidToken) and _is_rejection(error):
            raise StartError(
                "TELEGRAM_TOKEN",
                "Telegram rejects this token",
                "Copy the token from @BotFather again, or remove the setting to play without Telegram",
            ) from None
        if self._is_broken:
            return
        self._is_broken = True
        if isinstance(error, InvalidToken):  # its text contains the token
            problem = "TELEGRAM_API_URL isn't a Bot API server"
        elif isinstance(error, Conflict):
            problem = "another program uses this TELEGRAM_TOKEN, stop it"
        else:
            problem = str(error) or "no answer"
        log.warning("Telegram is out of reach: %s. Trying again until it is back.", problem)


def _is_rejection(error: InvalidToken) -> bool:
    """Return whether Telegram rejected the token, not another server with a 404 page."""
    cause: BaseException | None = error
    while isinstance(cause, InvalidToken):
        cause = cause.__cause__
    return cause is None
