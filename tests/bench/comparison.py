"""The same deal compared: the time to add an attempt and to say how it stands, round trips, and bytes."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.features.comparison.comparison import Comparison, Win
from bot.features.comparison.screens import comparison_line, comparison_screen
from bot.features.comparison.store import ComparisonStore
from bot.i18n.texts import Texts
from bot.storage.connection.connect import connect
from bot.storage.first_attempt import WAITING, FirstAttempt
from bot.storage.keys import compared_deal_key
from tests.bench.figures import Figure, measures
from tests.bench.handle import store_server
from tests.bot.comparison.attempts import note
from tests.bot.web.test_store_use import trips

DEAL = f"{42:016x}"
PLAYERS = (1, 10, 1_000)
NAMES = ("Klondike, deal 42", "Klondike 42")


class Compared(NamedTuple):
    """What was measured while players ended the same deal."""

    seconds: list[float]
    """For each, to add the attempt, read the deal and compose what is said and shown."""
    trips_at_end: list[float]
    trips_later: list[float]
    """The round trips to the store, when the game ends and when it is seen again."""
    bytes: dict[int, float]
    """Of the deal, by how many have ended it, all of whom have won."""


async def _ended(redis: Redis, number: int, chance: Random) -> tuple[Player, FirstAttempt]:
    """Note the attempt of a player that has just ended, as the script does that stores the game."""
    player = Player(Chat.DISCORD, 2**60 + number)
    token = f"{chance.getrandbits(64):016x}"
    moves, seconds = 90 + chance.randrange(60), 120 + chance.randrange(900)
    one = FirstAttempt(WAITING, 20_000, is_won=True, moves=moves, seconds=seconds, token=token)
    await note(redis, player, DEAL, one)
    return player, one


async def _compare() -> Compared:
    chance, texts = Random(1), Texts.load("en")
    found = Compared([], [], [], {})
    async with store_server() as url, connect(url) as redis:
        store = ComparisonStore(redis)
        for number in range(1, max(PLAYERS) + 1):
            player, one = await _ended(redis, number, chance)
            asked, begun = trips(), perf_counter()
            noted = await store.load(player, DEAL)
            compared = Comparison.of(noted, Win(one.moves, one.seconds))
            comparison_line(texts, compared, is_puzzle=False)
            comparison_screen(texts, compared, NAMES, "green", is_puzzle=False)
            found.seconds.append(perf_counter() - begun)
            found.trips_at_end.append(trips() - asked)
            asked = trips()
            again = await store.load(player, DEAL)
            assert replace(again, results=noted.results) == noted
            found.trips_later.append(trips() - asked)
            if number in PLAYERS:
                usage = await redis.memory_usage(compared_deal_key(DEAL), samples=0)
                found.bytes[number] = float(usage or 0)
        assert noted.results.wins == max(PLAYERS)
    return found


@cache
def compared() -> Compared:
    """Return what was measured: once for all figures."""
    return asyncio.run(_compare())


@measures("compare.ms.median", "compare.trips.end", "compare.trips.later")
def comparing() -> Iterator[Figure]:
    """Compare games that have just ended with up to 1,000 others."""
    yield Figure("compare.ms.median", median(compared().seconds) * 1000, "ms")
    yield Figure("compare.trips.end", median(compared().trips_at_end), "")
    yield Figure("compare.trips.later", median(compared().trips_later), "")


@measures(*(f"compare.deal.bytes.{count}" for count in PLAYERS))
def sizes() -> Iterator[Figure]:
    """Weigh what is stored of a deal."""
    for count in PLAYERS:
        yield Figure(f"compare.deal.bytes.{count}", compared().bytes[count], "bytes")
