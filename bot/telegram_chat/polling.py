"""Updates fetched by long polling: Telegram holds each request open until there is something to tell."""

import asyncio
import logging
import warnings
from collections.abc import Callable

from telegram import Bot, Update
from telegram.error import TelegramError
from telegram.warnings import PTBUserWarning

from bot.telegram_chat.source import UPDATES

log = logging.getLogger(__name__)

POLL = 30
"""Seconds for which Telegram holds a request open until there is an update."""
LAST_WORD = 0.5
"""Seconds for telling which updates have come, when the bot stops."""


class Polling:
    """Fetches updates in their order, those that were sent while nobody listened too."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._offset: int | None = None

    async def open(self, take: Callable[[Update], None]) -> None:
        """Remember who takes the updates."""
        self._take = take

    async def agree(self) -> None:
        """Let Telegram keep the updates until they are fetched; none is dropped."""
        await self._bot.delete_webhook()

    async def receive(self) -> None:
        """Hand over the next updates; raise ``TelegramError``."""
        for update in await self._fetch():
            self._take(update)
            self._offset = update.update_id + 1

    async def close(self) -> None:
        """Tell Telegram which updates have come, if it listens."""
        if self._offset is None:
            return
        try:
            async with asyncio.timeout(LAST_WORD):
                await self._bot.get_updates(offset=self._offset, limit=1, timeout=0)
        except (TelegramError, TimeoutError) as error:
            log.info("Telegram may send the last updates again: %s", error)

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
