"""Standings: time of a page of a leaderboard of a million, and of a ranked result among 100,000 others."""

import asyncio
from collections.abc import Iterator
from datetime import date
from random import Random
from statistics import median
from time import perf_counter

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.settings import ResultVisibility
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope, Span, period_of
from bot.features.standings.leaderboard_input import ON_PAGE
from bot.features.standings.service import StandingsService
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.keys import StandingsName, day_leaderboard, period_leaderboard, standings_key
from bot.storage.result_store import ResultStore
from engine.record import Record
from tests.bench.figures import Figure, measures
from tests.bench.handle import player_store
from tests.bot.services import services_on

LISTED_PLAYERS = 1_000_000
LISTED_AT_ONCE = 10_000
PAGES = 300
FIRST = 2**52
"""The first player id; numbers in Lua are exact up to twice that."""
FILL = """
math.randomseed(ARGV[1])  -- each script begins with the same chances, but for this
for one = ARGV[1], ARGV[1] + ARGV[2] - 1 do
  local player = string.format('discord:%d', ARGV[3] + one)
  redis.call('ZADD', KEYS[1], math.random(0, 2^41), player)
  redis.call('HSET', 'sb1:{' .. player .. '}:self', 'name', 'player ' .. one)
end
"""
OTHERS = 100_000
PLAYERS = 300
DAYS = 30
AT_ONCE = 5000
GROUP = Scope(Chat.DISCORD, 2**60)
CHALLENGE = DailyChallenge(DAYS, date(2026, 11, 30), Record.read("wish/1 #42"), 2)


async def list_players(redis: Redis) -> None:
    filled = redis.register_script(FILL)
    leaderboard = standings_key(EVERYONE, day_leaderboard(1, is_assisted=False))
    for first in range(0, LISTED_PLAYERS, LISTED_AT_ONCE):
        await filled(keys=[leaderboard], args=[first, LISTED_AT_ONCE, FIRST])


async def page_times() -> list[float]:
    """Return the seconds of each of many random pages of the leaderboard."""
    chance, taken = Random(1), []
    async with player_store() as store:
        await list_players(store.redis)
        app = App(Services(store, Texts.load("en")))
        assert (await app.services.get(StandingsService).day(EVERYONE, 1)).count == LISTED_PLAYERS
        for _ in range(PAGES):
            player = Player(Chat.DISCORD, FIRST + chance.randrange(LISTED_PLAYERS))
            page = chance.randrange(LISTED_PLAYERS // ON_PAGE)
            action = Action(Verb.LEADERBOARD, ("day", "all", "1", f"p{page + 1}"))
            begun = perf_counter()
            reply = await app.handle(player, action)
            taken.append(perf_counter() - begun)
            assert reply.screen
            assert reply.screen.text.count(". player ") in (ON_PAGE, ON_PAGE + 1)
    return taken


@measures("leaderboard.ms.median")
def leaderboard() -> Iterator[Figure]:
    yield Figure("leaderboard.ms.median", median(asyncio.run(page_times())) * 1000, "ms")


async def add_others(redis: Redis, scope: Scope, table: StandingsName, others: int, most: int) -> None:
    chance = Random(table)
    for first in range(0, others, AT_ONCE):
        some = {f"discord:{2**61 + one}": chance.randrange(most) for one in range(first, first + AT_ONCE)}
        await redis.zadd(standings_key(scope, table), some)


async def result_times() -> list[float]:
    """Return the seconds to count a result, for each of many players who have played for a month."""
    taken = []
    async with player_store() as store:
        redis = store.redis
        for scope, others in ((EVERYONE, OTHERS), (GROUP, AT_ONCE)):
            await add_others(redis, scope, day_leaderboard(DAYS, is_assisted=False), others, 1 << 41)
            for span in (Span.WEEK, Span.MONTH):
                leaderboard = period_leaderboard(span, period_of(span, CHALLENGE.day))
                await add_others(redis, scope, leaderboard, others, 1 << 49)
        results, standings = ResultStore(redis), StandingsService(services_on(redis))
        for one in range(PLAYERS):
            player = Player(Chat.DISCORD, 2**62 + one)
            for number in range(1, DAYS):
                await results.save_result(player, result(number, one))
            await results.begin(player, DAYS, "abcdef1234")
            begun = perf_counter()
            stored = await results.save_result(player, result(DAYS, one))
            await standings.enter_result(
                player, CHALLENGE, stored, ResultVisibility.EVERYONE, f"player {one}"
            )
            await results.counted(player, DAYS)
            taken.append(perf_counter() - begun)
    return taken


def result(number: int, moves: int) -> ChallengeResult:
    return ChallengeResult(
        number,
        "wish",
        is_won=True,
        score=0,
        moves=moves,
        seconds=300,
        is_assisted=False,
        finished_at=1_800_000_000,
        session_id="abcdef1234",
        groups=(GROUP.group,),
    )


@measures("ranked.ms.median")
def ranked() -> Iterator[Figure]:
    """Yield the time to count a result; every write is synced to the disk before the response."""
    yield Figure("ranked.ms.median", median(asyncio.run(result_times())) * 1000, "ms")
