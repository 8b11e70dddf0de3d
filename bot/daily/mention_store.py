"""The players who want to be told of the posts of a server or group.

================================  ====  ================================================================
key                               type  what it holds
================================  ====  ================================================================
``sb1:{CHAT:group:ID}:mentions``  hash  the names of those players by their numbers, 50 at most; kept
                                        while there are posts, then for 40 days
``sb1:{CHAT:ID}:posts``           set   the groups whose posts know a player: those of which they want
                                        to be told or wanted it once, 50 at most, and those that they
                                        have settled; until they delete their data
================================  ====  ================================================================

A group is in the second before the player is in the first, and stays there: whoever deletes their data is
taken out of all. Both are in different slots of a cluster.
"""

from collections.abc import Awaitable
from typing import cast

from redis.asyncio import Redis

from bot.model import Chat, Player
from bot.store import DAY, Store, reached

MOST = 50
"""Players of a group, and groups of a player."""
KEPT_DAYS = 40
"""For which they are kept where there are no posts, or no more."""

ADD = """
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[3]) then
  return 0
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if redis.call('HEXISTS', KEYS[2], 'settings') == 0 then  -- there are no posts, or not yet
  redis.call('EXPIRE', KEYS[1], ARGV[4])
end
return 1
"""


def posts_key(chat: Chat, group: int) -> str:
    """Return the name of the key of a group's posts, in the same slot as that of its players."""
    return f"sb1:{{{chat}:group:{group}}}:post"


class MentionStore:
    """Who is mentioned where, in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD)

    @staticmethod
    def key(chat: Chat, group: int) -> str:
        """Return the name of the key of a group's players."""
        return f"sb1:{{{chat}:group:{group}}}:mentions"

    async def add(self, player: Player, group: int, name: str) -> bool:
        """Have a player told of the posts of a group; tell whether there was room."""
        groups = Store.key(player, "posts")
        with reached():
            is_known = await cast(Awaitable[int], self._redis.sismember(groups, str(group)))
            if not is_known and await self._redis.scard(groups) >= MOST:
                return False
            await self._redis.sadd(groups, str(group))
            keys = [self.key(player.chat, group), posts_key(player.chat, group)]
            added = self._add(keys=keys, args=[player.id, name, MOST, KEPT_DAYS * DAY])
            return bool(await cast(Awaitable[int], added))

    async def remove(self, player: Player, group: int) -> None:
        """Have a player told of the posts of a group no longer."""
        with reached():
            await self._redis.hdel(self.key(player.chat, group), str(player.id))

    async def of_group(self, chat: Chat, group: int) -> tuple[tuple[Player, str], ...]:
        """Return the players who are told of the posts of a group, with their names."""
        with reached():
            kept = await cast(Awaitable[dict[bytes, bytes]], self._redis.hgetall(self.key(chat, group)))
        found = sorted((int(player), name.decode("utf-8", "replace")) for player, name in kept.items())
        return tuple((Player(chat, player), name) for player, name in found)

    async def note(self, player: Player, group: int) -> None:
        """Note that a player has settled the posts of a group, so that they can be forgotten there."""
        with reached():
            await self._redis.sadd(Store.key(player, "posts"), str(group))

    async def move(self, chat: Chat, group: int, to: int) -> None:
        """Keep who is told of the posts of a group that has got another number."""
        for player, name in await self.of_group(chat, group):
            await self.add(player, to, name)
            await self.remove(player, group)

    async def groups(self, player: Player) -> tuple[int, ...]:
        """Return the groups whose posts know a player."""
        with reached():
            kept = await cast(Awaitable[set[bytes]], self._redis.smembers(Store.key(player, "posts")))
        return tuple(sorted(map(int, kept)))

    async def forget(self, player: Player) -> None:
        """Take a player out of all groups, for good."""
        for group in await self.groups(player):
            await self.remove(player, group)
        with reached():
            await self._redis.delete(Store.key(player, "posts"))
