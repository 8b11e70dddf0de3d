"""The response time of a move, also while other players get hints, and the size of a stored game."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count, cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.session import Session
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.services import Services
from bot.storage.embedded.server import EmbeddedValkey
from bot.storage.keys import session_key
from bot.storage.player_store import PlayerStore
from engine.advice import can_advise
from engine.games import all_games
from engine.move import Move
from engine.record import Record
from tests.bench.figures import Figure, measures, milliseconds

MOVES, WARM_MOVES = 3000, 300
BUSY_MOVES, BUSY_WARM_MOVES = 1500, 100
HINTED_PLAYERS = 4
SESSION_MOVES = 30


@asynccontextmanager
async def store_server() -> AsyncIterator[str]:
    """Provide the URL of the embedded server: it syncs every write to the disk before it responds."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        server = EmbeddedValkey(Path(directory))
        await server.start()
        try:
            yield server.url
        finally:
            await server.stop()


@asynccontextmanager
async def player_store() -> AsyncIterator[PlayerStore]:
    async with store_server() as url, Redis.from_url(url) as redis:
        yield PlayerStore(redis)


async def play(app: App, player: Player) -> AsyncIterator[float]:
    """Play deals by buttons endlessly; yield the seconds that each move took."""
    for deal in count(1_000_000 * player.id):
        reply = await app.handle(player, Action(Verb.PLAY, ("wish", str(deal))))
        while reply.screen:
            actions = [button.action for row in reply.screen.rows for button in row]
            moves = [action for action in actions if action.verb is Verb.MOVE]
            if not moves:
                break
            begun = perf_counter()
            reply = await app.handle(player, moves[0])
            yield perf_counter() - begun
        await app.handle(player, Action(Verb.GIVE_UP, ("yes",)))


async def ask_for_hints(app: App, player: Player, game: str) -> None:
    """Ask for one hint after the other, endlessly."""
    await app.handle(player, Action(Verb.PLAY, (game, str(player.id))))
    while True:
        reply = await app.handle(player, Action(Verb.HINT))
        if reply.screen is None:
            raise RuntimeError(f"no hint is given: {reply.notice}")
        if reply.updates:
            async for _ in reply.updates:
                pass


async def move_times(warm: int, moves: int, hinted_players: int = 0) -> list[float]:
    """Return the seconds of each move of a player after ``warm`` moves, while others get hints."""
    games = cycle([game.name for game in all_games() if can_advise(game.name)])
    async with player_store() as store:
        jobs = AnalysisJobs()
        app = App(Services(store, Texts.load("en"), jobs=jobs))
        taken: list[float] = []
        async with asyncio.TaskGroup() as group:
            others = [
                group.create_task(ask_for_hints(app, Player(Chat.PAGE, number), game))
                for number, game in enumerate(islice(games, hinted_players), 2)
            ]
            async for seconds in play(app, Player(Chat.PAGE, 1)):
                taken.append(seconds)
                if len(taken) == warm + moves:
                    break
            for task in others:
                task.cancel()
        await jobs.close()
        return taken[warm:]


async def stored_size() -> int:
    """Return the bytes that an open game of 30 moves takes in the server, including its key."""
    async with player_store() as store:
        player, record = Player(Chat.DISCORD, 2**63), Record.read("wish/1 open #9007199254740991")
        session = Session("0123456789", record, began=1_800_000_000, moved=1_800_000_000)
        await store.begin(player, session, "2027-01-15", is_over=False)
        # Wish ends after at most 16 moves; moves of longer games take no more bytes than these.
        moves = tuple(Move("take", ("a", "h")) for _ in range(SESSION_MOVES))
        await store.save(player, replace(session, revision=2, record=record.then(*moves)), is_over=False)
        used = await store.redis.memory_usage(session_key(player, session.id), samples=0)
        if used is None:
            raise RuntimeError("the game was not stored")
        return int(used)


@measures("handle.ms.median", "handle.ms.p99")
def handle() -> Iterator[Figure]:
    yield from milliseconds("handle.ms", asyncio.run(move_times(WARM_MOVES, MOVES)))


@measures("hint.bystander.ms.p99")
def bystander() -> Iterator[Figure]:
    """Answer moves while four other players get hints, each in another game if possible."""
    taken = asyncio.run(move_times(BUSY_WARM_MOVES, BUSY_MOVES, HINTED_PLAYERS))
    yield from list(milliseconds("hint.bystander.ms", taken))[1:]


@measures("session.bytes")
def session() -> Iterator[Figure]:
    yield Figure("session.bytes", asyncio.run(stored_size()), "bytes")
