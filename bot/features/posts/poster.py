"""The loop that posts: what is due in every chat, in as many processes as there are."""

import asyncio
import logging
from collections.abc import Callable, Mapping

from bot.core.actions import Chat
from bot.core.posts import PostSender
from bot.daily.days import Days
from bot.features.challenge.service import ChallengeService
from bot.features.posts.composer import PostComposer
from bot.features.posts.delivery import LEASE, PostDelivery
from bot.features.posts.mention_store import MentionStore
from bot.features.posts.planning import next_task
from bot.features.posts.store import PostStore
from bot.features.posts.warnings import PostWarnings
from bot.sessions.request_context import RequestContextLoader
from bot.storage.player_store import DAY, StoreUnavailableError

log = logging.getLogger(__name__)

AT_ONCE = 32
"""Posts that are on their way in a chat: what a chat allows a second is sent in less."""
PAUSE = 3.0
"""Seconds after which it is looked again for what another process has settled."""
RESERVED = LEASE // 1000
"""Seconds after which a group is looked at again if whoever looks at it now comes to no end."""
MOST_TASKS = 4
"""Of a group at once: a day, a week, a month, and a look at what comes then."""
IDLE_SECONDS = 600
OFF_SECONDS = DAY
"""When a group is looked at again of which nothing is kept, and one whose posts are switched off."""


class Poster:
    """Posts whatever is due. Any number of processes may run it."""

    def __init__(
        self,
        store: PostStore,
        mentions: MentionStore,
        challenges: ChallengeService,
        composer: PostComposer,
        senders: Mapping[Chat, PostSender],
        contexts: RequestContextLoader,
        now: Callable[[], int],
        pause: float = PAUSE,
    ) -> None:
        self._store = store
        self._challenges = challenges
        self._composer = composer
        self._senders = senders
        self._now = now
        self._pause = pause
        warnings = PostWarnings(contexts, senders)
        self._delivery = PostDelivery(store, mentions, composer, senders, warnings)
        self._idle: set[tuple[Chat, int]] = set()

    async def run(self) -> None:
        """Post until cancelled. While the store is away nothing is posted.

        It begins with a pause: the chats are logging in, and posts that are late already would fail.
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
        """Post all that is due, and what has become due since; raise ``StoreUnavailableError``."""
        days = await self._challenges.days(now)
        async with asyncio.TaskGroup() as group:
            for chat in self._senders:
                group.create_task(self._post_in(chat, days, now))

    async def sweep(self, now: int) -> None:
        """Mend all hints of when to look at groups: any of them may be too late where a process ended."""
        days = await self._challenges.days(now)
        for chat in self._senders:
            async for group in self._store.groups_of_chat(chat):
                plan = await self._store.plan(chat, group)
                if plan.settings:
                    task = next_task(days, plan, plan.settings, now)
                    await self._store.check_by(chat, group, task.moment)

    async def _post_in(self, chat: Chat, days: Days, now: int) -> None:
        """Look at the groups of a chat, several at once, until none is to be looked at."""
        room = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            while True:
                await room.acquire()
                taken = await self._store.take_due_group(chat, now, RESERVED)
                if taken is None:
                    break
                looking = group.create_task(self._check_group(chat, *taken, days, now))
                looking.add_done_callback(lambda _: room.release())

    async def _check_group(self, chat: Chat, group: int, mark: float, days: Days, now: int) -> None:
        """Post what is due in a group, and say when to look at it again."""
        try:
            when = await self._post_due_in_group(chat, group, days, now)
        except StoreUnavailableError:
            raise
        except Exception:
            log.exception("the posts of %s %d are left for later", chat, group)
            return
        except asyncio.CancelledError:
            await self._store.set_next_check(chat, group, mark, now)
            raise
        await self._store.set_next_check(chat, group, mark, when)

    async def _post_due_in_group(self, chat: Chat, group: int, days: Days, now: int) -> float | None:
        """Post what is due in a group, and return when to look at it again; ``None`` for never."""
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
        """Return when to look again at a group without posts.

        One of which nothing is kept may be about to be settled: it is let go at the second look.
        """
        if is_known:
            return now + OFF_SECONDS
        if (chat, group) in self._idle:
            self._idle.discard((chat, group))
            return None
        self._idle.add((chat, group))
        return now + IDLE_SECONDS
