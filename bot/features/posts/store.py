"""Stores the settings and the progress of posts, and when each group is checked next.

============================  ====  ===================================================================
key                           type  what it holds
============================  ====  ===================================================================
``sb1:{CHAT:group:ID}:post``  hash  ``settings`` (``PostSettings.text``), missing where there are no
                                    posts; ``since``: the first day with a post; for each kind, as
                                    ``day.``, ``week.`` and ``month.``, the state of its delivery
                                    (``delivery_claims.py``); ``told``: whether an administrator was
                                    warned of refusals. Stored while there are posts, then for 40
                                    days, so that none is sent twice
``sb1:posts:CHAT``            zset  the schedule: the groups of a chat with posts, by the time of their
                                    next check; below 1 means at once
``sb1:posts:sweep``           str   set if the schedule was repaired within the last ten minutes
============================  ====  ===================================================================

The keys are in different slots of a cluster: a group is in the zset before it has settings and is checked
after each change. The hash is authoritative, the zset only a hint.
"""

import logging
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.retention import DAY
from bot.features.posts.mention_store import STORED_DAYS, MentionStore
from bot.features.posts.planning import PostPlan
from bot.features.posts.settings import PostSettings
from bot.storage.coordination.delivery_claims import DeliveryClaims
from bot.storage.coordination.due_schedule import DueSchedule
from bot.storage.errors import StaleGroupError, answer_of, wrapped_errors
from bot.storage.keys import POST_REPAIR_KEY, GroupPart, due_posts_key, group_key

log = logging.getLogger(__name__)

SWEEP_SECONDS = 600


class PostStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._script = redis.register_script((files("bot.features.posts") / "post.lua").read_text("utf-8"))
        self.claims = DeliveryClaims(redis)
        self.schedule = DueSchedule(redis, due_posts_key)

    @staticmethod
    def post_key(chat: Chat, group: int) -> str:
        """Return the key of a group's posts."""
        return group_key(chat, group, GroupPart.POST)

    async def plan(self, chat: Chat, group: int) -> PostPlan:
        """Return the stored state of a group's posts."""
        stored = cast(dict[bytes, bytes], await answer_of(self._redis.hgetall(self.post_key(chat, group))))
        answer = await answer_of(self._redis.hget(group_key(chat, group, GroupPart.SETTINGS), "language"))
        language = cast(bytes | None, answer)
        fields = {name.decode(): value.decode("utf-8", "surrogateescape") for name, value in stored.items()}
        plan = PostPlan.read(chat, group, fields, (language or b"").decode())
        if plan.unreadable:
            log.warning("the settings of the posts of %s %d cannot be read", chat, group)
        return plan

    async def save_settings(
        self,
        chat: Chat,
        group: int,
        settings: PostSettings | None,
        before: PostSettings | str | None,
        since: int = 0,
        sent: Mapping[str, int] | None = None,
        reason: str = "",
    ) -> None:
        """Save settings; ``None`` switches posts off, with an optional reason.

        ``sent`` are the numbers up to which a kind must not be posted any more. Raises ``StaleGroupError``
        unless ``before`` are the stored settings; if those cannot be read, it is their text.
        """
        if settings:
            await self.schedule.check_now(chat, group)
        fields = {f"{kind}.sent": str(number) for kind, number in (sent or {}).items()}
        fields |= {"reason": reason} if reason else {}
        new, more = settings.text if settings else "", (word for pair in fields.items() for word in pair)
        before_bytes, seconds = _settings_bytes(before), STORED_DAYS * DAY
        if await self._do(chat, group, "save", before_bytes, new, since, seconds, *more) == b"stale":
            raise StaleGroupError(self.post_key(chat, group))
        mentions = group_key(chat, group, GroupPart.MENTIONS)
        with wrapped_errors():
            if settings:
                await self._redis.persist(mentions)
            else:
                await self._redis.expire(mentions, STORED_DAYS * DAY)
        await self.schedule.check_now(chat, group)

    async def is_first_warning(self, chat: Chat, group: int) -> bool:
        """Record that an administrator is warned of failing posts; return whether it is the first warning."""
        return bool(await answer_of(self._redis.hsetnx(self.post_key(chat, group), "told", "1")))

    async def move_posts(self, chat: Chat, group: int, to: int) -> None:
        """Move the posts of a group to its new number, unless something is stored there already.

        Claims are not moved: their requests have been refused.
        """
        with wrapped_errors():
            stored = cast(dict[bytes, bytes], await self._redis.hgetall(self.post_key(chat, group)))
            if b"settings" in stored:
                await self.schedule.check_now(chat, to)
                lost = (b".token", b".until", b".nonce", b".again", b".tries")
                moved = {name: value for name, value in stored.items() if not name.endswith(lost)}
                await self._do(chat, to, "adopt", *(word for pair in moved.items() for word in pair))
                await self.schedule.check_now(chat, to)
                settings = (await self.plan(chat, to)).settings
                if settings and settings.by:  # so that deleting their data finds it
                    await MentionStore(self._redis).note_group(settings.by, to)
            await self._redis.delete(self.post_key(chat, group))
            await self._redis.zrem(due_posts_key(chat), str(group))

    async def expire_group(self, chat: Chat, group: int) -> None:
        """Let the settings of a group expire that the bot has left.

        The bot may be added again, or the group may only have got a new number. Posts are refused there from
        now on, which switches them off in time.
        """
        await answer_of(self._redis.expire(group_key(chat, group, GroupPart.SETTINGS), STORED_DAYS * DAY))

    async def forget_administrator(self, player: Player, group: int) -> None:
        """Forget which administrator configured the posts of a group; the posts stay as they are."""
        settings = (await self.plan(player.chat, group)).settings
        if settings and settings.by == player:
            text = replace(settings, by=None).text
            await self._do(player.chat, group, "rewrite", settings.text, text)

    async def may_sweep(self) -> bool:
        """Return whether it is time to repair the schedule: every ten minutes, in one process."""
        return bool(await answer_of(self._redis.set(POST_REPAIR_KEY, "1", nx=True, ex=SWEEP_SECONDS)))

    async def _do(self, chat: Chat, group: int, *words: str | bytes | int) -> object:
        return await answer_of(self._script(keys=[self.post_key(chat, group)], args=list(words)))


def _settings_bytes(before: PostSettings | str | None) -> bytes:
    """Return settings as they are stored, even if they cannot be read."""
    text = before.text if isinstance(before, PostSettings) else before or ""
    return text.encode("utf-8", "surrogateescape")
