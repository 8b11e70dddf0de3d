"""What is kept of servers and groups in Redis.

``sb1:{CHAT:group:ID}:self`` is a hash of what the administrators of a server or group have settled, kept
until they settle otherwise, and for 40 days after the bot has left, where it knows of that: ``language``;
``channels``: where games are played, parted by spaces; ``starters``; ``boards``: ``private`` where boards are
shown to their players alone. What is kept of the posts there is ``daily/post_store.py``'s.
"""

from contextlib import suppress
from typing import cast

from redis.asyncio import Redis
from redis.exceptions import WatchError

from bot.core.actions import Chat
from bot.core.group_settings import GroupSettings
from bot.storage.decoding import Kept, Word, decode_hash
from bot.storage.errors import StaleGroupError, reached


class GroupStore:
    """What is settled in servers and groups. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    @staticmethod
    def key(chat: Chat, number: int) -> str:
        """Return the name of the key of a server or group."""
        return f"sb1:{{{chat}:group:{number}}}:self"

    async def find(self, chat: Chat, number: int) -> GroupSettings:
        """Return what is settled in a server or group."""
        with reached():
            return GroupSettings.read(
                decode_hash(await cast(Kept, self._redis.hgetall(self.key(chat, number))))
            )

    async def settle(
        self, chat: Chat, number: int, group: GroupSettings, before: GroupSettings | None = None
    ) -> None:
        """Keep what is settled in a server or group from now on.

        Raises ``StaleGroupError`` unless ``before`` is what has been settled so far, where that is said.
        """
        if group == before:
            return
        key = self.key(chat, number)
        with reached():
            async with self._redis.pipeline(transaction=True) as together:
                await together.watch(key)
                if before not in (
                    None,
                    GroupSettings.read(decode_hash(await cast(Kept, together.hgetall(key)))),
                ):
                    raise StaleGroupError(key)
                together.multi()  # type: ignore[no-untyped-call]
                together.hset(key, mapping=cast(dict[Word, Word], group.fields))
                together.persist(key)
                try:
                    await together.execute()
                except WatchError:
                    raise StaleGroupError(key) from None

    async def move(self, chat: Chat, number: int, to: int) -> None:
        """Keep what is settled in a group under its new number, unless something is settled there already."""
        with suppress(StaleGroupError):
            await self.settle(chat, to, await self.find(chat, number), GroupSettings())
        with reached():
            await self._redis.delete(self.key(chat, number))

    async def rejoin(self, chat: Chat, number: int) -> None:
        """Keep what is settled in a group, to which the bot has come back, as long as in any other one."""
        with reached():
            await self._redis.persist(self.key(chat, number))
