"""The pace of posts as all processes share it.

==========================  ======  =====================================================================
key                         type    what it holds
==========================  ======  =====================================================================
``sb1:{pace:CHAT}:next``    string  when the next message of a post may go out in a chat, in microseconds
                                    since 1970 by the server's own clock; for a minute
``sb1:{pace:CHAT}:counts``  zset    the messages on their way and those that came in the last second, by
                                    until when they count; for a minute
==========================  ======  =====================================================================
"""

from collections.abc import Awaitable
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.storage.coordination.post_pacing import LEASE, LOOK, MADE_GOOD, SECOND, PaceLimit
from bot.storage.player_store import reached


class PostPacingStore:
    """The turns in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._script = redis.register_script(
            (files("bot.storage.coordination") / "pace.lua").read_text("utf-8")
        )

    async def take(self, chat: Chat, measure: PaceLimit, turn: str) -> int:
        """Take the next turn, and return in how many microseconds it is; below 0 where there is no room."""
        return await self._do(chat, turn, LEASE, measure.interval, MADE_GOOD, measure.most, -LOOK)

    async def end(self, chat: Chat, turn: str) -> None:
        """Say that the message of a turn has come."""
        await self._do(chat, turn, SECOND)

    async def _do(self, chat: Chat, *words: str | int) -> int:
        keys = [f"sb1:{{pace:{chat}}}:next", f"sb1:{{pace:{chat}}}:counts"]
        with reached():
            return await cast(Awaitable[int], self._script(keys=keys, args=list(words)))
