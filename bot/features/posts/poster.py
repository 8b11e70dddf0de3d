"""The loop that sends due posts in all chats, in any number of processes."""

import asyncio
import logging
from functools import partial

from bot.core.actions import Chat
from bot.core.retention import DAY
from bot.daily.days import Days
from bot.features.challenge.service import ChallengeService
from bot.features.posts.composer import PostComposer
from bot.features.posts.delivery import PostDelivery
from bot.features.posts.planning import next_task
from bot.features.posts.store import PostStore
from bot.services import Services
from bot.storage.coordination.delivery_claims import RESERVED
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

PAUSE = 3.0
"""How often the schedule is checked for changes by other processes."""
MOST_TASKS = 5
"""Tasks of a group per check: the posts of a day, a week and a month, and one to find the next."""
BLOCKED_SECONDS = 600
"""When a group is checked again that is blocked."""
OFF_SECONDS = DAY
"""When a group is checked again whose posts are switched off."""


class Poster:
    """Sends all due posts. Any number of processes may run it."""

    def __init__(
        self, services: Services, composer: PostComposer | None = None, pause: float = PAUSE
    ) -> None:
        self._store = PostStore(services.redis)
        self._challenges = services.get(ChallengeService)
        self._composer = composer or services.get(PostComposer)
        self._senders = services.post_senders
        self._moderation = services.moderation
        self._now = services.now
        self._pause = pause
        self._delivery = PostDelivery(services, self._composer)

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
        check = partial(self._check_group, chat, days, now)
        problem = f"the posts of {chat} {{}} are postponed"
        await self._store.schedule.check_due(chat, now, check, problem)

    async def _check_group(self, chat: Chat, days: Days, now: int, group: int) -> float | None:
        """Send what is due in a group; return when to check it again, ``None`` if nothing is stored of it."""
        if self._moderation.is_group_blocked(chat, group):
            return now + BLOCKED_SECONDS
        for _ in range(MOST_TASKS):
            plan = await self._store.plan(chat, group)
            if plan.settings is None:
                return now + OFF_SECONDS if plan.is_known else None
            task = next_task(days, plan, plan.settings, now)
            if task.moment > now:
                return task.moment
            if wait := await self._delivery.deliver(plan, plan.settings, task, now):
                return now + wait
        return now + RESERVED
