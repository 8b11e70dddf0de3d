"""The pace of posts as all processes share it.

=================  ======  ==============================================================================
key                type    what it holds
=================  ======  ==============================================================================
``sb1:pace:CHAT``  string  when the next message of a post may go out in a chat, in microseconds since 1970
                           by the server's own clock; for a minute
=================  ======  ==============================================================================
"""

from collections.abc import Awaitable
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.model import Chat
from bot.store import reached


class PaceStore:
    """The turns in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._take = redis.register_script((files("bot.daily") / "pace.lua").read_text("utf-8"))

    async def take(self, chat: Chat, interval: int, made_good: int) -> int:
        """Take the next turn, and return in how many microseconds it is; ``interval`` is that between two."""
        with reached():
            return await cast(
                Awaitable[int], self._take(keys=[f"sb1:pace:{chat}"], args=[interval, made_good])
            )
