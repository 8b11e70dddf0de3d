"""A ranked result: how long it takes to be kept and to count in all tables, beside 100,000 other players."""

import asyncio
from collections.abc import Iterator
from datetime import date
from random import Random
from statistics import median
from time import perf_counter

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.settings import ResultVisibility
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope, Span, period_of
from bot.features.standings.service import StandingsService
from bot.features.standings.store import StandingsStore, standings_key
from bot.storage.result_store import ResultStore
from engine.record import Record
from tests.bench.figures import Figure, measures
from tests.bench.handle import player_store

OTHERS = 100_000
PLAYERS = 300
DAYS = 30
AT_ONCE = 5000
GROUP = Scope(Chat.DISCORD, 2**60)
PUZZLE = DailyChallenge(DAYS, date(2026, 11, 30), Record.read("wish/1 #42"), 2)


async def fill(redis: Redis, scope: Scope, table: str, others: int, most: int) -> None:
    """Put others into a table."""
    chance = Random(table)
    for first in range(0, others, AT_ONCE):
        some = {f"discord:{2**61 + one}": chance.randrange(most) for one in range(first, first + AT_ONCE)}
        await redis.zadd(standings_key(scope, table), some)


async def recorded() -> list[float]:
    """Return what each of many results took, the last ones of players who have played for a month."""
    taken = []
    async with player_store() as store:
        redis = store.redis
        for scope, others in ((EVERYONE, OTHERS), (GROUP, AT_ONCE)):
            await fill(redis, scope, f"day:{DAYS}", others, 1 << 41)
            await fill(redis, scope, f"week:{period_of(Span.WEEK, PUZZLE.day)}", others, 1 << 49)
            await fill(redis, scope, f"month:{period_of(Span.MONTH, PUZZLE.day)}", others, 1 << 49)
        results, standings = ResultStore(redis), StandingsService(StandingsStore(redis))
        for one in range(PLAYERS):
            player = Player(Chat.DISCORD, 2**62 + one)
            for number in range(1, DAYS):
                await results.save_result(player, result(number, one))
            await results.begin(player, DAYS, "abcdef1234")
            begun = perf_counter()
            kept = await results.save_result(player, result(DAYS, one))
            await standings.enter_result(player, PUZZLE, kept, ResultVisibility.EVERYONE, f"player {one}")
            await results.counted(player, DAYS)
            taken.append(perf_counter() - begun)
    return taken


def result(number: int, moves: int) -> ChallengeResult:
    """Return a result that counts in a server."""
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
    """Yield how long a result takes, every write on the disk before it is answered."""
    yield Figure("ranked.ms.median", median(asyncio.run(recorded())) * 1000, "ms")
