"""A page of a table of a million players: how long it takes, with names, buttons, and one's own place."""

import asyncio
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.daily.scope import EVERYONE
from bot.features.standings.leaderboard_input import ON_PAGE
from bot.features.standings.store import standings_key
from bot.i18n.texts import Texts
from tests.bench.figures import Figure, measures
from tests.bench.handle import player_store

PLAYERS = 1_000_000
AT_ONCE = 10_000
PAGES = 300
FIRST = 2**52
"""Lua counts exactly up to twice that."""
FILL = """
math.randomseed(ARGV[1])  -- each script begins with the same chances, but for this
for one = ARGV[1], ARGV[1] + ARGV[2] - 1 do
  local player = string.format('discord:%d', ARGV[3] + one)
  redis.call('ZADD', KEYS[1], math.random(0, 2^41), player)
  redis.call('HSET', 'sb1:{' .. player .. '}:self', 'name', 'player ' .. one)
end
"""


async def fill(redis: Redis) -> None:
    """Put a million named players into the table of the first day."""
    filled = redis.register_script(FILL)
    for first in range(0, PLAYERS, AT_ONCE):
        await filled(keys=[standings_key(EVERYONE, "day:1")], args=[first, AT_ONCE, FIRST])


async def paged() -> list[float]:
    """Return what each of many pages took, anywhere in the table."""
    chance, taken = Random(1), []
    async with player_store() as store:
        await fill(store.redis)
        app = App(store, Texts.load("en"))
        assert (await app.services.daily.standings.day(EVERYONE, 1)).count == PLAYERS
        for _ in range(PAGES):
            player = Player(Chat.DISCORD, FIRST + chance.randrange(PLAYERS))
            page = chance.randrange(PLAYERS // ON_PAGE)
            action = Action(Verb.LEADERBOARD, ("day", "all", "1", f"p{page + 1}"))
            begun = perf_counter()
            reply = await app.handle(player, action)
            taken.append(perf_counter() - begun)
            assert reply.screen
            assert reply.screen.text.count(". player ") in (ON_PAGE, ON_PAGE + 1)
    return taken


@measures("leaderboard.ms.median")
def leaderboard() -> Iterator[Figure]:
    """Yield how long a page takes."""
    yield Figure("leaderboard.ms.median", median(asyncio.run(paged())) * 1000, "ms")
