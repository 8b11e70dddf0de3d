"""How many players are active in each chat, and which servers and groups: counted without naming a player.

======================================  ======  =============================================================
key                                     type    what it holds
======================================  ======  =============================================================
``sb1:{operator}:players:CHAT:DAY``    string  a HyperLogLog of the players of a chat who were active on a
                                                day (UTC), which says how many they are to about 1%, but
                                                not who they are; for 32 days
``sb1:{operator}:groups:CHAT``          zset    the servers and groups, by the time when somebody played or
                                                asked something there last, or when the bot joined; for 400
                                                days, or until the bot leaves
======================================  ======  =============================================================

Presses only add to sets in memory, which are stored now and then: an answer asks the store for nothing more.
"""

from collections import defaultdict
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.retention import DAY
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import active_groups_key, active_players_key, member_of

DAYS, WEEK = 30, 7
"""The longest and the shorter time for which players are counted, today included."""
STORED_SECONDS = (DAYS + 2) * DAY
GROUP_SECONDS = 400 * DAY
MOST_IN_MEMORY = 50_000
"""Players of a chat and a day between two writes; further ones are not counted."""
AT_ONCE = 1000
"""Players in one command."""


@dataclass(frozen=True, slots=True)
class ActivePlayers:
    """How many players of a chat were active."""

    today: int
    """On this day in UTC, so far."""
    week: int
    month: int


class Activity:
    """Counts players, and notes when servers and groups were active. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._players: defaultdict[tuple[Chat, str], set[int]] = defaultdict(set)
        self._groups: defaultdict[Chat, dict[int, int]] = defaultdict(dict)

    def count_use(self, player: Player, group: int, now: int) -> None:
        """Note in memory that a player is active, perhaps in a server or group."""
        players = self._players[player.chat, _date(now)]
        if len(players) < MOST_IN_MEMORY:
            players.add(player.id)
        if group:
            self.note_group(player.chat, group, now)

    def note_group(self, chat: Chat, group: int, now: int) -> None:
        """Note in memory that a server or group is active, or that the bot has joined it."""
        if len(self._groups[chat]) < MOST_IN_MEMORY:
            self._groups[chat][group] = now

    async def flush(self, now: int) -> None:
        """Store what was noted; keep it if that is impossible."""
        for chat, groups in list(self._groups.items()):
            if not groups:
                continue
            noted, key = dict(groups), active_groups_key(chat)
            async with pipelined(self._redis, transaction=True) as together:
                together.zadd(key, {str(group): moment for group, moment in noted.items()}, gt=True)
                together.zremrangebyscore(key, "-inf", now - GROUP_SECONDS)
                together.expire(key, GROUP_SECONDS)
                await together.execute()
            for group, moment in noted.items():
                if groups.get(group) == moment:
                    del groups[group]
        for (chat, day), players in list(self._players.items()):
            key = active_players_key(chat, day)
            while players:
                some = [players.pop() for _ in range(min(AT_ONCE, len(players)))]
                try:
                    async with pipelined(self._redis, transaction=True) as together:
                        together.pfadd(key, *(member_of(Player(chat, number)) for number in some))
                        together.expire(key, STORED_SECONDS)
                        await together.execute()
                except BaseException:
                    players.update(some)
                    raise
            if day != _date(now) and not players:
                self._players.pop((chat, day), None)

    async def players(self, chat: Chat, now: int) -> ActivePlayers:
        """Return how many players of a chat were active, without those who are only noted in memory."""
        today = datetime.fromtimestamp(now, UTC).date()
        keys = [active_players_key(chat, (today - timedelta(days=ago)).isoformat()) for ago in range(DAYS)]
        # One by one: redis-py puts no command on several keys of a cluster into a pipeline.
        counts = [await answer_of(self._redis.pfcount(*keys[:days])) for days in (1, WEEK, DAYS)]
        return ActivePlayers(*counts)

    async def groups(self, chat: Chat) -> dict[int, int]:
        """Return when each known server or group was active last, the latest first."""
        found = await answer_of(
            self._redis.zrange(active_groups_key(chat), 0, -1, desc=True, withscores=True)
        )
        return {int(group): int(moment) for group, moment in cast(list[tuple[bytes, float]], found)}

    async def forget_group(self, chat: Chat, group: int) -> None:
        """Forget a server or group that the bot has left."""
        self._groups[chat].pop(group, None)
        await answer_of(self._redis.zrem(active_groups_key(chat), str(group)))


def _date(now: int) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()
