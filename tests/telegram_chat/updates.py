"""The updates for a bot: fetched by polling, or posted to its webhook."""

import asyncio
import itertools
from contextlib import suppress
from urllib.parse import urlsplit

import aiohttp

from tests.telegram_chat.chats import Json
from tests.telegram_chat.refusals import RefusedError

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105  (the name of a header)
AGAIN = 0.05
"""Seconds after which an update is posted again; the real server waits longer."""
ACTIVE = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
REPLACED = "terminated by other getUpdates request; make sure that only one bot instance is running"


class Updates:
    """A queue of updates, delivered either by polling or to the webhook."""

    def __init__(self, changed: asyncio.Condition) -> None:
        self._changed = changed
        self._waiting: list[Json] = []
        self._numbers = itertools.count(1000)
        self._poll = 0
        self.is_polled = False
        """Whether a poll is waiting for an update."""
        self._posting: asyncio.Task[None] | None = None
        self.webhook: Json = {}
        """The fields of setWebhook; empty if there is no webhook."""
        self.local_url = ""
        """The address to post to if the public URL of the webhook cannot be reached."""
        self.posted: list[int] = []
        self.wanted: list[str] | None = None
        """The types of updates that the bot requested; ``None`` for the default ones."""

    def number(self) -> int:
        return next(self._numbers)

    async def add(self, *updates: Json) -> None:
        wanted = [update for update in updates if self._is_wanted(update)]
        async with self._changed:
            self._waiting += wanted
            self._changed.notify_all()

    async def poll(self, offset: int, limit: int, seconds: int) -> list[Json]:
        """Wait up to some seconds for updates; raise ``RefusedError`` if another poll takes over."""
        if self.webhook:
            raise RefusedError(ACTIVE, 409)
        self._waiting = [update for update in self._waiting if update["update_id"] >= offset]
        self._poll += 1
        mine = self._poll
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                self.is_polled = not self._waiting
                self._changed.notify_all()
                await self._changed.wait_for(lambda: self._waiting or self._poll != mine)
        self.is_polled = self.is_polled and self._poll != mine
        if self._poll != mine:
            raise RefusedError(REPLACED, 409)
        return self._waiting[:limit]

    async def set_webhook(self, fields: Json) -> None:
        """Deliver updates to a webhook from now on; without a URL, leave them to polling."""
        await self._stop_posting()
        if fields.get("drop_pending_updates") == "true":
            self._waiting.clear()
        self.webhook = fields if fields.get("url") else {}
        self._poll += 1  # ends a waiting poll
        async with self._changed:
            self._changed.notify_all()
        if self.webhook:
            self._posting = asyncio.create_task(self._post())

    async def close(self) -> None:
        self._poll += 1
        await self._stop_posting()
        async with self._changed:
            self._changed.notify_all()

    @property
    def pending(self) -> int:
        """The number of updates that are not delivered yet."""
        return len(self._waiting)

    def _address(self) -> str:
        url = urlsplit(str(self.webhook["url"]))
        return self.local_url + url.path if self.local_url else url.geturl()

    def _is_wanted(self, update: Json) -> bool:
        return self.wanted is None or any(kind in update for kind in self.wanted)

    async def _stop_posting(self) -> None:
        if self._posting:
            self._posting.cancel()
            await asyncio.gather(self._posting, return_exceptions=True)
            self._posting = None

    async def _post(self) -> None:
        headers = {SECRET_HEADER: self.webhook["secret_token"]} if "secret_token" in self.webhook else {}
        async with aiohttp.ClientSession(headers=headers) as session:
            while True:
                async with self._changed:
                    await self._changed.wait_for(lambda: self._waiting)
                    update = self._waiting[0]
                try:
                    async with session.post(self._address(), json=update) as answer:
                        status = answer.status
                except aiohttp.ClientError:
                    status = 0
                async with self._changed:
                    self.posted.append(status)
                    if 200 <= status < 300:
                        self._waiting = [waiting for waiting in self._waiting if waiting is not update]
                    self._changed.notify_all()
                if not 200 <= status < 300:
                    await asyncio.sleep(AGAIN)
