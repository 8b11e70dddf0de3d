"""Stores which players are mentioned in the posts of a server or group.

================================  ====  ================================================================
key                               type  what it holds
================================  ====  ================================================================
``sb1:{CHAT:group:ID}:mentions``  hash  the names of the players by their numbers, 50 at most; stored
                                        while there are posts, then for 40 days
``sb1:{CHAT:ID}:posts``           set   the groups that refer to a player: those that mention them, 50 at
                                        most, and those whose posts they have configured; for 400 days,
                                        renewed by each post
================================  ====  ================================================================

A group is in the second key before the player is in the first, and stays there as long, so that deleting a
player's data finds all references. The keys are in different slots of a cluster, so adding a player ends with
a check that the reference still exists.
"""

from collections.abc import Awaitable, Sequence
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.personal_data import Content, Json, ReferenceRule
from bot.core.player_names import player_name
from bot.core.retention import DAY, LEFT_GROUP_DAYS
from bot.storage.decoding import read_hash, readable
from bot.storage.errors import answer_of, pipelined, wrapped_errors
from bot.storage.keys import GroupPart, PlayerPart, group_key, player_key

GROUP_REFERENCES = ReferenceRule(
    "post",
    """
function(key, note)
  for _, member in ipairs(redis.call('SMEMBERS', key)) do
    note(member, '')
  end
end
""",
)
"""The groups of the second key, with empty texts."""
MOST_MENTIONS = 50
"""The most players of a group, and groups of a player."""
STORED_DAYS = LEFT_GROUP_DAYS
"""How long mentions are stored without posts."""
KNOWN_DAYS = 400
"""How long a reference to a player is stored after the last post there."""

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


class MentionStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(ADD)

    async def add_player(self, player: Player, group: int, name: str) -> bool:
        """Mention a player in the posts of a group; return whether there was room."""
        groups = player_key(player, PlayerPart.POSTS)
        with wrapped_errors():
            is_known = await cast(Awaitable[int], self._redis.sismember(groups, str(group)))
            if not is_known and await self._redis.scard(groups) >= MOST_MENTIONS:
                return False
            await self.note_group(player, group)
            keys = [group_key(player.chat, group, part) for part in (GroupPart.MENTIONS, GroupPart.POST)]
            added = self._add(keys=keys, args=[player.id, name, MOST_MENTIONS, STORED_DAYS * DAY])
            is_added = bool(await cast(Awaitable[int], added))
            if not await cast(Awaitable[int], self._redis.sismember(groups, str(group))):
                await self.remove_mention(player, group)  # the player's data was deleted meanwhile
            elif not is_added and not is_known:
                await self._redis.srem(groups, str(group))
            return is_added

    async def remove_player(self, player: Player, group: int, *, has_configured: bool = False) -> None:
        """Stop mentioning a player in the posts of a group.

        The reference stays if the player has configured the posts (``has_configured``).
        """
        await self.remove_mention(player, group)
        if not has_configured:
            await answer_of(self._redis.srem(player_key(player, PlayerPart.POSTS), str(group)))

    async def remove_mention(self, player: Player, group: int) -> None:
        """Stop mentioning a player in a group, without changing the reference."""
        await answer_of(self._redis.hdel(group_key(player.chat, group, GroupPart.MENTIONS), str(player.id)))

    async def mentioned_in(self, chat: Chat, group: int) -> tuple[tuple[Player, str], ...]:
        """Return the players who are mentioned in the posts of a group, with their names."""
        stored = await read_hash(self._redis, group_key(chat, group, GroupPart.MENTIONS))
        found = sorted(readable(lambda one: (int(one[0]), player_name(one[1])), stored.items()))
        return tuple((Player(chat, player), name) for player, name in found)

    async def still_mentioned_in(self, chat: Chat, group: int) -> tuple[tuple[Player, str], ...]:
        """Return the players whom a post of a group mentions now: those whose reference still exists."""
        mentioned = await self.mentioned_in(chat, group)
        known = await self.renew_references([player for player, _ in mentioned], group)
        for (player, _), is_known in zip(mentioned, known, strict=True):
            if not is_known:
                await self.remove_mention(player, group)
        return tuple(one for one, is_known in zip(mentioned, known, strict=True) if is_known)

    async def renew_references(self, players: Sequence[Player], group: int) -> list[bool]:
        """Renew the references of players to a group; return for each whether it exists."""
        if not players:
            return []
        async with pipelined(self._redis, transaction=False) as pipeline:
            for player in players:
                pipeline.sismember(player_key(player, PlayerPart.POSTS), str(group))
                pipeline.expire(player_key(player, PlayerPart.POSTS), KNOWN_DAYS * DAY)
            found = await pipeline.execute()
        return list(map(bool, found[::2]))

    async def note_group(self, player: Player, group: int) -> None:
        """Store a reference from a player to a group, so that deleting the player's data finds the group."""
        groups = player_key(player, PlayerPart.POSTS)
        async with pipelined(self._redis, transaction=True) as pipeline:
            pipeline.sadd(groups, str(group))
            pipeline.expire(groups, KNOWN_DAYS * DAY)
            await pipeline.execute()

    async def move_mentions(self, chat: Chat, group: int, to: int) -> None:
        """Move the mentions of a group to its new number."""
        for player, name in await self.mentioned_in(chat, group):
            await self.add_player(player, to, name)
            await self.remove_player(player, group)

    async def names_of(self, player: Player, groups: Sequence[int]) -> dict[int, str]:
        """Return the names by which groups mention a player, for those that do."""
        called = {group: dict(await self.mentioned_in(player.chat, group)) for group in groups}
        return {group: names[player] for group, names in called.items() if player in names}

    async def groups_of_player(self, player: Player) -> tuple[int, ...]:
        """Return the groups that refer to a player."""
        stored = cast(set[bytes], await answer_of(self._redis.smembers(player_key(player, PlayerPart.POSTS))))
        return tuple(sorted(readable(int, stored)))


def export_groups(content: Content) -> Json:
    """Return the groups of the second key, as the exported file has them."""
    return [str(group) for group in sorted(readable(int, content))]
