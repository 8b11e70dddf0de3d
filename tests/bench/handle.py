"""The answer to a move: how long it takes, and what a kept game weighs."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.core.session import Session
from bot.i18n.texts import Texts
from bot.storage.embedded.server import EmbeddedValkey
from bot.storage.keys import player_key
from bot.storage.player_store import PlayerStore
from engine.move import Move
from engine.record import Record
from tests.bench.figures import Figure, measures

MOVES = 3000
WARM_MOVES = 300
SESSION_MOVES = 30


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """Provide a server of our own, with every write on the disk before it is answered."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        server = EmbeddedValkey(Path(directory))
        await server.start()
        try:
            yield server.url
        finally:
            await server.stop()


@asynccontextmanager
async def served() -> AsyncIterator[PlayerStore]:
    """Provide a store in such a server."""
    async with serving() as url, Redis.from_url(url) as redis:
        yield PlayerStore(redis)


async def presses(app: App, player: Player) -> AsyncIterator[tuple[float, Reply]]:
    """Play deals by buttons, for ever; yield the seconds that each move took, and its answer."""
    for deal in count(1_000_000 * player.id):
        reply = await app.handle(player, Action(Verb.PLAY, ("wish", str(deal))))
        while reply.screen:
            controls = [control for row in reply.screen.rows for control in row]
            moves = [control.action for control in controls if control.action.verb is Verb.MOVE]
            if not moves:
                break
            begun = perf_counter()
            reply = await app.handle(player, moves[0])
            yield perf_counter() - begun, reply
        await app.handle(player, Action(Verb.GIVE_UP, ("yes",)))


async def handled() -> list[float]:
    """Return what each of many moves of one player took."""
    async with served() as store:
        app = App(store, Texts.load("en"))
        taken: list[float] = []
        async for seconds, _ in presses(app, Player(Chat.PAGE, 1)):
            taken.append(seconds)
            if len(taken) == WARM_MOVES + MOVES:
                return taken[WARM_MOVES:]
    raise RuntimeError("the players stopped")


async def weighed() -> int:
    """Return the bytes that an open game of 30 moves takes in the server, its key included."""
    async with served() as store:
        player, record = Player(Chat.DISCORD, 2**63), Record.read("wish/1 open #9007199254740991")
        session = Session("0123456789", record, began=1_800_000_000, moved=1_800_000_000)
        await store.begin(player, session, "2027-01-15", is_over=False)
        # Wish ends after 16 moves at most; the longer games to come write moves no longer than these.
        moves = tuple(Move("take", ("a", "h")) for _ in range(SESSION_MOVES))
        await store.save(player, replace(session, revision=2, record=record.then(*moves)), is_over=False)
        used = await store.redis.memory_usage(player_key(player, f"game:{session.id}"), samples=0)
        if used is None:
            raise RuntimeError("the game was not kept")
        return int(used)


@measures("handle.ms.median", "handle.ms.p99")
def handle() -> Iterator[Figure]:
    """Answer moves, store included, pictures not."""
    hundredths = quantiles(asyncio.run(handled()), n=100)
    yield Figure("handle.ms.median", hundredths[49] * 1000, "ms")
    yield Figure("handle.ms.p99", hundredths[98] * 1000, "ms")


@measures("session.bytes")
def session() -> Iterator[Figure]:
    """Keep a game of 30 moves."""
    yield Figure("session.bytes", asyncio.run(weighed()), "bytes")
