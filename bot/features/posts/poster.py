"""The loop that sends due posts in all chats, in any number of processes."""

import asyncio
import logging

from bot.core.actions import Chat
from bot.core.retention import DAY
from bot.daily.days import Days
from bot.features.challenge.service import ChallengeService
from bot.features.posts.composer import PostComposer
from bot.features.posts.delivery import LEASE, PostDelivery
from bot.features.posts.planning import next_task
from bot.features.posts.store import PostStore
from bot.services import Services
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Posts that are sent at the same time in a chat: enough for a chat's rate limit."""
PAUSE = 3.0
"""How often the schedule is checked for changes by other processes."""
RESERVED = LEASE // 1000
"""After how many seconds a group is checked again if the process that checks it now ends."""
MOST_TASKS = 5
"""Tasks of a group per check: the posts of a day, a week and a month, and one to find the next."""
IDLE_SECONDS = 600
OFF_SECONDS = DAY
"""When a group without stored posts is checked again, and one whose posts are switched off."""


class Poster:
    """Sends all due posts. Any number of processes may run it."""

    def __init__(
        self, services: Services, composer: PostComposer | None = None, pause: float = PAUSE
    ) -> None:
        self._store = PostStore(services.redis)
        self._challenges = services.get(ChallengeService)
        self._composer = composer or services.get(PostComposer)
        self._senders = services.post_senders
        self._now = services.now
        self._pause = pause
        self._delivery = PostDelivery(services, self._composer)
        self._idle: set[tuple[Chat, int]] = set()

    async def run(self) -> None:
        """Send posts until cancelled. Nothing is posted while the store is unavailable.

        It begins with a pause: the chats are still logging in, and overdue posts would fail.
        """
        while self._senders:
            await asyncio.sleep(self._pause)
            try:
                now = self._now()
                if await self._store.may_sweep():
                    await self.sweep(now)
                if await self._composer.is_ready(now):
                    await self.post_due(now)
            except* StoreUnavailableError as errors:
                log.warning("posts wait for the store: %s", errors.exceptions[0])
            except* Exception:
                log.exception("posts wait")

    async def post_due(self, now: int) -> None:
        """Send all posts that are due or become due meanwhile; raise ``StoreUnavailableError``."""
        days = await self._challenges.days(now)
        async with asyncio.TaskGroup() as group:
            for chat in self._senders:
                group.create_task(self._post_in(chat, days, now))

    async def sweep(self, now: int) -> None:
        """Repair the schedule of all groups: an entry may be too late if a process ended."""
        days = await self._challenges.days(now)
        for chat in self._senders:
            async for group in self._store.schedule.owners(chat):
                plan = await self._store.plan(chat, group)
                if plan.settings:
                    task = next_task(days, plan, plan.settings, now)
                    await self._store.schedule.check_by(chat, group, task.moment)

    async def _post_in(self, chat: Chat, days: Days, now: int) -> None:
        """Check the groups of a chat, several at a time, until none is due."""
        room = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            while True:
                await room.acquire()
                taken = await self._store.schedule.take_due(chat, now, RESERVED)
                if taken is None:
                    break
                looking = group.create_task(self._check_group(chat, *taken, days, now))
                looking.add_done_callback(lambda _: room.release())

    async def _check_group(self, chat: Chat, group: int, mark: float, days: Days, now: int) -> None:
        try:
            when = await self._post_due_in_group(chat, group, days, now)
        except StoreUnavailableError:
            raise
        except Exception:
            log.exception("the posts of %s %d are postponed", chat, group)
            return
        except asyncio.CancelledError:
            await self._store.schedule.set_next_check(chat, group, mark, now)
            raise
        await self._store.schedule.set_next_check(chat, group, mark, when)

    async def _post_due_in_group(self, chat: Chat, group: int, days: Days, now: int) -> float | None:
        for _ in range(MOST_TASKS):
            plan = await self._store.plan(chat, group)
            if plan.settings is None:
                return self._next_check_without_posts(chat, group, now, is_known=plan.is_known)
            task = next_task(days, plan, plan.settings, now)
            if task.moment > now:
                return task.moment
            if wait := await self._delivery.deliver(plan, plan.settings, task, now):
                return now + wait
        return now + RESERVED

    def _next_check_without_posts(self, chat: Chat, group: int, now: int, *, is_known: bool) -> float | None:
        """Return when to check a group without posts again.

        A group without stored posts may be about to get some: it is dropped at the second check.
        """
        if is_known:
            return now + OFF_SECONDS
        if (chat, group) in self._idle:
            self._idle.discard((chat, group))
            return None
        self._idle.add((chat, group))
        return now + IDLE_SECONDS
