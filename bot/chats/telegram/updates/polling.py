"""Updates fetched by long polling: Telegram holds each request open until there is something to tell."""

import asyncio
import logging
import warnings

from telegram import Bot, Update
from telegram.error import Conflict, TelegramError
from telegram.warnings import PTBUserWarning

from bot.chats.telegram.updates.update_source import ALLOWED_UPDATES, ReceiveUpdate
from bot.storage.coordination.leader_lease import LeaderLease

log = logging.getLogger(__name__)

POLL_TIMEOUT = 30
"""Seconds for which Telegram holds a request open until there is an update."""
ANSWER_SECONDS = 2.0
"""Seconds after which an update need not be sent again though its answer is still to come."""
POLL_INTERVAL = 0.05
"""Seconds between requests while answers are still to come: so long nobody else waits."""
LEASE_REFRESH = 5.0
"""Seconds after which it is said again that it is this process that fetches."""
FOLLOWER_INTERVAL = 0.5
"""Seconds after which it is looked whether it is to be this process."""
MOST_CONFLICTS = 10
"""Conflicts that the change from one process to the next may bring."""
ACKNOWLEDGE_SECONDS = 0.5
"""Seconds for telling which updates are answered, when the bot stops."""


class Polling:
    """Fetches updates in their order, those that were sent while nobody listened too.

    Telegram is told which have come only when they are answered: what a process has not answered that is
    killed is fetched again. Of several processes the one that was started last fetches.
    """

    def __init__(self, bot: Bot, lease: LeaderLease) -> None:
        self._bot = bot
        self._lease = lease
        self._next: int | None = None
        """The first update that has not come."""
        self._open: dict[int, tuple[asyncio.Future[None], float]] = {}
        """What has come and is not answered, and until when that is waited for."""
        self._was_leader = True
        self._conflicts = 0

    async def open(self, take: ReceiveUpdate) -> None:
        """Remember who takes the updates."""
        self._take = take

    async def register(self) -> None:
        """Let Telegram keep the updates until they are fetched; none is dropped."""
        await self._bot.delete_webhook()
        await self._lease.take()

    async def receive(self) -> None:
        """Hand over the next updates; raise ``TelegramError``."""
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
        self._hand_over(updates)
        if self._open:
            await asyncio.wait([answered for answered, _ in self._open.values()], timeout=POLL_INTERVAL)

    async def close(self) -> None:
        """Do nothing: nothing is fetched any more."""

    async def acknowledge(self) -> None:
        """Tell Telegram which updates are answered, if it listens; then another process may fetch."""
        offset = self._offset()
        if offset is not None and await self._lease.hold():
            try:
                async with asyncio.timeout(ACKNOWLEDGE_SECONDS):
                    await self._bot.get_updates(offset=offset, limit=1, timeout=0)
            except (TelegramError, TimeoutError) as error:
                log.info("Telegram may send the last updates again: %s", error)
        await self._lease.end()

    async def _is_leader(self) -> bool:
        was_ours, self._was_leader = self._was_leader, await self._lease.hold()
        if was_ours is not self._was_leader:
            log.info(
                "Telegram: %s fetches from now on", "this process" if self._was_leader else "another process"
            )
        return self._was_leader

    def _hand_over(self, updates: tuple[Update, ...]) -> None:
        end = asyncio.get_running_loop().time() + ANSWER_SECONDS
        for update in updates:
            if update.update_id not in self._open:
                self._open[update.update_id] = self._take(update), end
            self._next = max(self._next or 0, update.update_id + 1)

    def _offset(self) -> int | None:
        """Return the first update that is to be fetched, once more where it is not answered."""
        now = asyncio.get_running_loop().time()
        self._open = {
            number: (answered, end)
            for number, (answered, end) in self._open.items()
            if not answered.done() and now < end
        }
        return min(self._open, default=self._next)

    async def _fetch_as_leader(self) -> tuple[Update, ...]:
        """Fetch, and say meanwhile that it is this process that does; nothing where it is no more."""
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
            log.exception("Telegram: among the updates is one that cannot be read")
            return await self._fetch_singly()

    async def _fetch_singly(self) -> tuple[Update, ...]:
        """Return the waiting updates but those that the library cannot read, which are passed over."""
        if self._open:  # they are not to be fetched again together with what cannot be read
            await asyncio.wait([answered for answered, _ in self._open.values()], timeout=ANSWER_SECONDS)
            self._open.clear()
        wanted = {"offset": self._next, "timeout": 0, "allowed_updates": ALLOWED_UPDATES}
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
            self._next = one["update_id"] + 1
        return tuple(read)
