"""Long polling: Telegram holds each request open until there is an update."""

import asyncio
import logging
import warnings

from telegram import Bot, Update
from telegram.error import Conflict, TelegramError
from telegram.warnings import PTBUserWarning

from bot.chats.telegram.updates.connection import ALLOWED_UPDATES, ReceiveUpdate, UpdateSource
from bot.storage.coordination.leader_lease import LeaderLease

log = logging.getLogger(__name__)

POLL_TIMEOUT = 30
"""Seconds for which Telegram holds a request open until there is an update."""
ANSWER_SECONDS = 2.0
"""Seconds after which an update counts as received even if it is not answered."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.25
"""Seconds between requests while updates are being answered: the longest delay of other updates.

Telegram returns unacknowledged updates at once, so such a request cannot be held open. Most answers take less
than the first pause. The longer one takes, such as a board that waits for its turn, the longer the pauses.
"""
LEASE_REFRESH = 5.0
"""Seconds after which the leader renews its lease."""
FOLLOWER_INTERVAL = 0.5
"""Seconds after which another process checks whether it is the leader."""
MOST_CONFLICTS = 10
"""Conflict errors that are normal when another process takes over."""
ACKNOWLEDGE_SECONDS = 0.5
"""Seconds for acknowledging the answered updates when the bot stops."""


class Polling(UpdateSource):
    """Fetches updates in their order, including those sent while the bot was down.

    Updates are acknowledged only when they are answered, so those that a killed process has not answered are
    fetched again. Of several processes the one that was started last is the leader, which fetches.
    """

    def __init__(self, bot: Bot, receive_update: ReceiveUpdate, lease: LeaderLease) -> None:
        super().__init__(bot, receive_update)
        self._lease = lease
        self._next: int | None = None
        """The id of the first update that has not been fetched."""
        self._open: dict[int, tuple[asyncio.Future[None], float]] = {}
        """Fetched updates that are not answered, with the time until which that is waited for."""
        self._was_leader = True
        self._conflicts = 0

    async def enable(self) -> None:
        """Delete the webhook, so that Telegram stores updates until they are fetched; none is dropped."""
        await self._bot.delete_webhook()
        await self._lease.take_over()

    async def receive(self) -> None:
        """Fetch the next updates; raise ``TelegramError``."""
        if not await self._is_leader():
            await asyncio.sleep(FOLLOWER_INTERVAL)
            return
        try:
            updates = await self._fetch_as_leader()
        except Conflict:
            self._conflicts += 1
            if not self._lease.is_shared or self._conflicts > MOST_CONFLICTS:
                raise
            await asyncio.sleep(FOLLOWER_INTERVAL)
            return
        self._conflicts = 0
        end = asyncio.get_running_loop().time() + ANSWER_SECONDS
        for update in updates:
            if update.update_id not in self._open:
                self._open[update.update_id] = self._receive_update(update), end
            self._next = max(self._next or 0, update.update_id + 1)
        if self._open:
            await asyncio.wait([answered for answered, _ in self._open.values()], timeout=self._pause())

    async def acknowledge(self) -> None:
        """Acknowledge the answered updates, if Telegram can be reached; then let another process fetch."""
        offset = self._offset()
        if offset is not None and await self._lease.renew():
            try:
                async with asyncio.timeout(ACKNOWLEDGE_SECONDS):
                    await self._bot.get_updates(offset=offset, limit=1, timeout=0)
            except (TelegramError, TimeoutError) as error:
                log.info("Telegram may send the last updates again: %s", error)
        await self._lease.give_up()

    def _pause(self) -> float:
        """Return the seconds until the next request: as many as the oldest update has been open."""
        oldest = min(end for _, end in self._open.values()) - ANSWER_SECONDS
        return min(max(asyncio.get_running_loop().time() - oldest, FIRST_PAUSE), LONGEST_PAUSE)

    async def _is_leader(self) -> bool:
        was_ours, self._was_leader = self._was_leader, await self._lease.renew()
        if was_ours is not self._was_leader:
            log.info(
                "Telegram: %s fetches updates from now on",
                "this process" if self._was_leader else "another process",
            )
        return self._was_leader

    def _offset(self) -> int | None:
        """Return the id of the first update to fetch, again if it is not answered."""
        now = asyncio.get_running_loop().time()
        self._open = {
            number: (answered, end)
            for number, (answered, end) in self._open.items()
            if not answered.done() and now < end
        }
        return min(self._open, default=self._next)

    async def _fetch_as_leader(self) -> tuple[Update, ...]:
        """Fetch while renewing the lease; return nothing if another process has become the leader."""
        fetching = asyncio.create_task(self._fetch())
        try:
            while not (await asyncio.wait({fetching}, timeout=LEASE_REFRESH))[0]:
                if not await self._is_leader():
                    return ()
            return fetching.result()
        finally:
            fetching.cancel()

    async def _fetch(self) -> tuple[Update, ...]:
        offset = self._offset()
        seconds = 0 if self._open else POLL_TIMEOUT
        try:
            return await self._bot.get_updates(
                offset=offset, timeout=seconds, allowed_updates=ALLOWED_UPDATES
            )
        except TelegramError:
            raise
        except Exception:
            log.exception("Telegram: one of the updates cannot be parsed")
            return await self._fetch_singly()

    async def _fetch_singly(self) -> tuple[Update, ...]:
        """Return the waiting updates except those that the library cannot parse, which are skipped."""
        if self._open:  # these need not be fetched again together with the faulty one
            await asyncio.wait([answered for answered, _ in self._open.values()], timeout=ANSWER_SECONDS)
            self._open.clear()
        parameters = {"offset": self._next, "timeout": 0, "allowed_updates": ALLOWED_UPDATES}
        with warnings.catch_warnings():
            # The library warns that it has a method for this, which is the one that has just failed.
            warnings.simplefilter("ignore", PTBUserWarning)
            raw = await self._bot.do_api_request("getUpdates", api_kwargs=parameters)
        read = []
        for one in raw:
            try:
                read.append(Update.de_json(one, self._bot))
            except Exception:
                log.exception("Telegram: update %s is skipped", one["update_id"])
            self._next = one["update_id"] + 1
        return tuple(read)
