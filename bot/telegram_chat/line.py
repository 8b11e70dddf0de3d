"""The line to Telegram: log in, fetch updates by long polling, and come back whenever it breaks."""

import asyncio
import logging
import warnings
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from telegram import Bot, BotCommand, Update
from telegram.error import BadRequest, Conflict, InvalidToken, RetryAfter, TelegramError
from telegram.warnings import PTBUserWarning

from bot.errors import StartError
from bot.telegram_chat.outbox import seconds

log = logging.getLogger(__name__)

POLL = 30
"""Seconds for which Telegram holds a request open until there is an update."""
FIRST_TRY = 3.0
FIRST_WAIT = 1.0
LONGEST_WAIT = 60.0
LAST_WORD = 0.5
UPDATES = ("message", "callback_query")

T = TypeVar("T")


class Line:
    """A connection to Telegram as one bot.

    Being out of reach is no error: it tries again with growing waits, and logs one line when the line
    breaks and one when it is back. Only a rejected token raises, a ``StartError``.
    """

    def __init__(self, bot: Bot, commands: Sequence[BotCommand]) -> None:
        self._bot = bot
        self._commands = commands
        self._is_open = False
        self._is_broken = False
        self._offset: int | None = None

    async def open(self) -> None:
        """Log in, if Telegram can be reached now; else ``run`` will."""
        try:
            async with asyncio.timeout(FIRST_TRY):
                await self._log_in()
        except (TelegramError, TimeoutError) as error:
            self._note(error)

    async def run(self, take: Callable[[Update], None]) -> None:
        """Hand over updates in their order for ever, those that were sent while nobody listened too."""
        if not self._is_open:
            await self._persist(self._log_in)
        while True:
            updates = await self._persist(self._fetch)
            for update in updates:
                take(update)
                self._offset = update.update_id + 1

    async def close(self) -> None:
        """Tell Telegram which updates have come, if it listens, and hang up."""
        if self._is_open and self._offset is not None:
            try:
                async with asyncio.timeout(LAST_WORD):
                    await self._bot.get_updates(offset=self._offset, limit=1, timeout=0)
            except (TelegramError, TimeoutError) as error:
                log.info("Telegram may send the last updates again: %s", error)
        self._is_open = False
        await self._bot.shutdown()

    async def _log_in(self) -> None:
        await self._bot.initialize()
        await self._bot.delete_webhook()  # polling is refused as long as there is one; no update is dropped
        try:
            await self._bot.set_my_commands(self._commands)
        except BadRequest as error:
            log.warning("Telegram does not take the list of commands: %s", error)
        self._is_open = True
        log.info("Telegram: playing as @%s", self._bot.username)

    async def _fetch(self) -> tuple[Update, ...]:
        try:
            return await self._bot.get_updates(offset=self._offset, timeout=POLL, allowed_updates=UPDATES)
        except TelegramError:
            raise
        except Exception:
            log.exception("Telegram: among the updates is one that cannot be read")
            return await self._fetch_singly()

    async def _fetch_singly(self) -> tuple[Update, ...]:
        """Return the waiting updates but those that the library cannot read, which are passed over."""
        wanted = {"offset": self._offset, "timeout": 0, "allowed_updates": UPDATES}
        with warnings.catch_warnings():
            # The library says that it has a method for this: the very one that has just failed.
            warnings.simplefilter("ignore", PTBUserWarning)
            raw = await self._bot.do_api_request("getUpdates", api_kwargs=wanted)
        read = []
        for one in raw:
            try:
                read.append(Update.de_json(one, self._bot))
            except Exception:
                log.exception("Telegram: update %s is passed over", one["update_id"])
            self._offset = one["update_id"] + 1
        return tuple(read)

    async def _persist(self, call: Callable[[], Awaitable[T]]) -> T:
        """Return what a call returns as soon as it succeeds."""
        wait = FIRST_WAIT
        while True:
            try:
                result = await call()
            except TelegramError as error:
                self._note(error)
                await asyncio.sleep(max(wait, seconds(error) if isinstance(error, RetryAfter) else 0))
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                if self._is_broken:
                    self._is_broken = False
                    log.info("Telegram is back")
                return result

    def _note(self, error: Exception) -> None:
        """Log that the line is broken, once; raise ``StartError`` where the token is at fault."""
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
