"""The repository of settings of servers and groups.

``sb1:{CHAT:group:ID}:self`` is a hash of the group settings, which expires only 40 days after the bot has
left the group. Fields: ``language``; ``channels``: where games are allowed, separated by spaces;
``starters``; ``boards``: ``private`` if only players see their boards.
"""

from collections.abc import Awaitable
from contextlib import suppress
from typing import cast

from redis.asyncio import Redis
from redis.exceptions import WatchError

from bot.core.actions import Chat
from bot.core.settings import GroupSettings
from bot.storage.decoding import Argument, decode_hash, read_hash
from bot.storage.errors import StaleGroupError, answer_of, pipelined
from bot.storage.keys import GroupPart, group_key


class GroupStore:
    """Reads and writes group settings. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def find(self, chat: Chat, number: int) -> GroupSettings:
        """Return the settings of a server or group."""
        return GroupSettings.read(await read_hash(self._redis, group_key(chat, number, GroupPart.SETTINGS)))

    async def save_settings(
        self, chat: Chat, number: int, group: GroupSettings, before: GroupSettings | None = None
    ) -> None:
        """Store the settings; raise ``StaleGroupError`` if ``before`` is given and is not what is stored."""
        if group == before:
            return
        key = group_key(chat, number, GroupPart.SETTINGS)
        async with pipelined(self._redis, transaction=True) as together:
            await together.watch(key)
            stored = cast(dict[bytes, bytes], await cast(Awaitable[object], together.hgetall(key)))
            if before not in (None, GroupSettings.read(decode_hash(stored))):
                raise StaleGroupError(key)
            together.multi()  # type: ignore[no-untyped-call]
            together.hset(key, mapping=cast(dict[Argument, Argument], group.fields))
            together.persist(key)
            try:
                await together.execute()
            except WatchError:
                raise StaleGroupError(key) from None

    async def move(self, chat: Chat, number: int, to: int) -> None:
        """Move the settings of a group to its new id, unless that has settings already."""
        with suppress(StaleGroupError):
            await self.save_settings(chat, to, await self.find(chat, number), GroupSettings())
        await answer_of(self._redis.delete(group_key(chat, number, GroupPart.SETTINGS)))

    async def rejoin(self, chat: Chat, number: int) -> None:
        """Remove the expiry of a group's settings, because the bot has come back."""
        await answer_of(self._redis.persist(group_key(chat, number, GroupPart.SETTINGS)))
