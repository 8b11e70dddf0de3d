"""Store size of one player after a year of daily challenges in a server with friends."""

import asyncio
from collections.abc import Iterator
from datetime import date

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.daily.certified_deals import find_certified_deal
from bot.daily.days import Days
from bot.daily.scope import EVERYONE, Scope
from bot.features.challenge.service import ChallengeService
from bot.features.standings.service import StandingsService
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.keys import member_of, player_prefix, standings_prefix
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from tests.bench.figures import Figure, measures
from tests.bench.handle import player_store

YEAR = 365
FIRST = date(2026, 11, 21)
NINE = 9 * 60 * 60
PLAYER = Player(Chat.DISCORD, 2**62)
ROOM = Room(group=2**61, channel=2**61 + 1, name="A player of every day")
GROUP = Scope(Chat.DISCORD, ROOM.group)
FRIENDS = [member_of(Player(Chat.DISCORD, 2**62 + one)) for one in range(1, 200)]
"""Other players in the same leaderboards, which makes them realistic: the server packs small sorted sets."""


class Year:
    """A simulated year of one player."""

    def __init__(self, store: PlayerStore) -> None:
        self.time = 0
        self.app = App(Services(store, Texts.load("en"), now=lambda: self.time, first_day=FIRST))
        self._redis = store.redis
        self._left: dict[str, int] = {}
        """Remaining milliseconds of each key when it was last read, by the server's clock."""
        self._ends: dict[str, int] = {}
        """When each key expires, by the simulated clock."""

    async def begin(self) -> None:
        """Turn automatic moves off: they would make some moves of a certified solution first."""
        reply = await self.app.handle(PLAYER, Action(Verb.SETTINGS, ("automatic", "off")), ROOM)
        assert reply.screen, reply.notice

    async def play(self, number: int) -> None:
        """Play the daily challenge of a day by its certified solution."""
        self.time = Days(FIRST).begins(number) + NINE
        await self._act(Verb.DAILY, "start")
        challenge = await self.app.services.get(ChallengeService).challenge(number, self.time)
        assert challenge
        deal = find_certified_deal(challenge.record)
        assert deal
        for move in deal.record().moves:
            self.time += 2
            await self._act(Verb.MOVE, move.verb, *move.places)
        assert await ResultStore(self.app.services.store.redis).result(PLAYER, number), number
        await self._expire()

    async def befriend(self, number: int) -> None:
        """Add the other players to all leaderboards of the player, and rate the day."""
        for scope in (EVERYONE, GROUP):
            for name in await keys(self._redis, f"{standings_prefix(scope)}*"):
                match await self._redis.type(name):
                    case b"zset" if await self._redis.zscore(name, member_of(PLAYER)) is not None:
                        await self._redis.zadd(name, {one: 2**39 + at for at, one in enumerate(FRIENDS)})
                    case b"set" if name.endswith(":met"):
                        await self._redis.sadd(name, *(f"{one:016x}" for one in range(len(FRIENDS))))
        await self.app.services.get(StandingsService).rate(number)

    async def _act(self, verb: Verb, *words: str) -> None:
        """Perform an action; it must not be refused."""
        reply = await self.app.handle(PLAYER, Action(verb, words), ROOM)
        assert reply.screen, reply.notice

    async def _expire(self) -> None:
        """Delete the keys that would have expired by now by the simulated clock."""
        names = await keys(self._redis, "*")
        async with self._redis.pipeline(transaction=False) as together:
            for name in names:
                together.pttl(name)
            left = dict(zip(names, await together.execute(), strict=True))
        for name, milliseconds in left.items():
            if milliseconds < 0:
                continue
            if milliseconds > self._left.get(name, 0):  # the expiry was set again
                self._ends[name] = self.time + milliseconds // 1000
            self._left[name] = milliseconds
            if self._ends[name] < self.time:
                await self._redis.delete(name)
                del self._left[name], self._ends[name]


async def keys(redis: Redis, pattern: str) -> list[str]:
    return [name.decode() async for name in redis.scan_iter(pattern, count=1000)]


async def weighed(redis: Redis) -> dict[str, float]:
    """Return the bytes of each key of the player, and the player's share of each leaderboard."""
    found = {}
    for name in await keys(redis, "*"):
        usage = float(await redis.memory_usage(name, samples=0) or 0)
        own = player_prefix(PLAYER)
        match await redis.type(name):
            case _ if name.startswith(own):
                found[name.removeprefix(own)] = usage
            case b"zset" if await redis.zscore(name, member_of(PLAYER)) is not None:
                found[name] = usage / await redis.zcard(name)
            case b"hash" if await redis.hexists(name, member_of(PLAYER)):
                found[name] = usage / await redis.hlen(name)
            case b"set" if name.endswith(":met"):
                found[name] = usage / await redis.scard(name)
    return found


async def lived(days: int = YEAR) -> dict[str, float]:
    async with player_store() as store:
        year = Year(store)
        await year.begin()
        for number in range(1, days + 1):
            await year.play(number)
        await year.befriend(days)
        return await weighed(store.redis)


@measures("player_year.kib")
def player_year() -> Iterator[Figure]:
    """Yield the size after a year of daily challenges, all played by their certified solutions."""
    yield Figure("player_year.kib", sum(asyncio.run(lived()).values()) / 1024, "KiB")
