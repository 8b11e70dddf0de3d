"""How long the program takes to start, and to answer players again after an outage of the store."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from tests.bench.figures import Figure, measures
from tests.bot.program import PlainProgram, Visitor, running
from tests.store.servers import Server, server

PLAYERS = 20
AWAY_SECONDS = 3.0
PAUSE = 0.05
"""Seconds after which a player whose press was refused presses again."""
TIMES = 3
VIEW = Action(Verb.BOARD, ("picture",))
"""An action that writes to the store."""


async def killed(store: Server) -> None:
    store.kill()
    await asyncio.sleep(AWAY_SECONDS)
    await store.restart()


async def suspended(store: Server) -> None:
    store.suspend()
    await asyncio.sleep(AWAY_SECONDS)
    store.resume()


async def insist(app: App, player: Player) -> None:
    while True:
        reply = await app.handle(player, VIEW)
        if reply.screen:
            return
        await asyncio.sleep(PAUSE)


async def recovered(leave: Callable[[Server], Awaitable[None]]) -> float:
    """Return the seconds from the return of the store until the last player's action succeeds."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with server(Path(directory)) as store:
            redis = connect(store.url)
            app = App(Services(PlayerStore(redis), Texts.load("en")))
            players = [Player(Chat.DISCORD, number) for number in range(1, PLAYERS + 1)]
            for player in players:
                await app.handle(player, Action(Verb.PLAY, ("wish", "42")))
            leaving = asyncio.ensure_future(leave(store))
            while not leaving.done():  # players go on pressing, and get a notice
                await asyncio.gather(*(app.handle(player, VIEW) for player in players))
                await asyncio.sleep(PAUSE)
            begun = perf_counter()
            await asyncio.gather(*(insist(app, player) for player in players))
            taken = perf_counter() - begun
            await leaving
            await redis.aclose()
            return taken


@measures("recovery.s", "recovery.suspended.s")
def recovery() -> Iterator[Figure]:
    """Kill or suspend the store and bring it back several times; yield the longest recovery."""
    for name, leave in (("recovery.s", killed), ("recovery.suspended.s", suspended)):
        yield Figure(name, max(asyncio.run(recovered(leave)) for _ in range(TIMES)), "s")


STARTS = 5


async def first_board() -> float:
    """Return the seconds from a fresh start with the embedded server to the image of the first board."""
    # A short path, because it will contain a Unix socket.
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = PlainProgram(Path(directory))
        async with Visitor() as visitor:
            begun = perf_counter()
            async with running(program) as address:
                await visitor.enter(address)
                await visitor.picture(await visitor.type("/play wish 42"))
                return perf_counter() - begun


@measures("start.s")
def start() -> Iterator[Figure]:
    """Start the program several times; yield the median."""
    yield Figure("start.s", median(asyncio.run(first_board()) for _ in range(STARTS)), "s")
