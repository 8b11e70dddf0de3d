"""Memory of an open game, in the bot's process, where it should be zero, and in the store.

In a separate process, 20,000 players begin one of the five games and make a move. The figures are the growth
per player after the first 2,500: by then all caches are full.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from multiprocessing import get_context

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from engine.games import all_games
from tests.bench.figures import Figure, measures, resident_bytes
from tests.bench.handle import store_server

PLAYERS, FIRST = 20_000, 2_500
AT_ONCE = 20
KIB = 1024


async def begin(app: App, number: int, game: str) -> None:
    player = Player(Chat.TELEGRAM, number)
    reply = await app.handle(player, Action(Verb.PLAY, (game, str(number)), event=f"{number}"))
    while reply.screen:
        actions = [control.action for row in reply.screen.rows for control in row]
        whole = next((action for action in actions if action.verb is Verb.MOVE), None)
        action = whole or next((action for action in actions if action.verb is Verb.CHOOSE), None)
        if action is None:
            return
        reply = await app.handle(player, action)
        if whole:
            return


async def grown() -> tuple[float, float]:
    """Return the bytes per open game, in this process and in the store."""
    async with store_server() as url:
        redis = connect(url)
        app = App(Services(PlayerStore(redis), Texts.load("en")))
        games = enumerate(islice(cycle(game.name for game in all_games()), PLAYERS), 1)

        async def wait(last: int) -> None:
            for number, game in games:
                await begin(app, number, game)
                if number >= last - AT_ONCE:
                    return

        async def all_until(last: int) -> tuple[int, int]:
            await asyncio.gather(*(wait(last) for _ in range(AT_ONCE)))
            return resident_bytes(), await used(redis)

        before, after = await all_until(FIRST), await all_until(PLAYERS)
        await redis.aclose()
        one, two = ((late - early) / (PLAYERS - FIRST) for early, late in zip(before, after, strict=True))
        return one, two


async def used(redis: Redis) -> int:
    return int((await redis.info("memory"))["used_memory"])


def measured() -> tuple[float, float]:
    """Run ``grown``; the entry point of the separate process."""
    return asyncio.run(grown())


@measures("memory_per_session.kib", "memory_per_session.store.kib")
def memory() -> Iterator[Figure]:
    with ProcessPoolExecutor(1, get_context("spawn")) as processes:
        bot, store = processes.submit(measured).result()
    yield Figure("memory_per_session.kib", bot / KIB, "KiB")
    yield Figure("memory_per_session.store.kib", store / KIB, "KiB")
