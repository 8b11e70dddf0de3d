"""Bystanders: what a player's move takes while hints for others are worked out all the time."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import cycle, islice
from statistics import quantiles

from bot.app import App
from bot.core.actions import Action, Chat, Player, Verb
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from engine.advice import can_advise
from engine.games import all_games
from tests.bench.figures import Figure, measures
from tests.bench.handle import presses, served

ASKERS = 4
MOVES, WARM_MOVES = 1500, 100


async def ask(app: App, player: Player, game: str) -> None:
    """Have hints worked out for a player, one after the other, for ever."""
    await app.handle(player, Action(Verb.PLAY, (game, str(player.id))))
    while True:
        reply = await app.handle(player, Action(Verb.HINT))
        if reply.screen is None:
            raise RuntimeError(f"no hint is given: {reply.notice}")
        if reply.updates:
            async for _ in reply.updates:
                pass


@asynccontextmanager
async def asked(app: App) -> AsyncIterator[None]:
    """Have four players ask for hints, each in another game as far as there are so many."""
    games = cycle([game.name for game in all_games() if can_advise(game.name)])
    players = [Player(Chat.PAGE, number) for number in range(2, 2 + ASKERS)]
    async with asyncio.TaskGroup() as group:
        tasks = [
            group.create_task(ask(app, player, game))
            for player, game in zip(players, islice(games, ASKERS), strict=True)
        ]
        yield
        for task in tasks:
            task.cancel()


async def stood_by() -> list[float]:
    """Return what each of many moves of one player took meanwhile."""
    async with served() as store:
        thinking = AnalysisJobs()
        app = App(store, Texts.load("en"), jobs=thinking)
        taken: list[float] = []
        async with asked(app):
            async for seconds, _ in presses(app, Player(Chat.PAGE, 1)):
                taken.append(seconds)
                if len(taken) == WARM_MOVES + MOVES:
                    break
        await thinking.close()
        return taken[WARM_MOVES:]


@measures("hint.bystander.ms.p99")
def bystander() -> Iterator[Figure]:
    """Answer moves, store included, while four others are given hints."""
    yield Figure("hint.bystander.ms.p99", quantiles(asyncio.run(stood_by()), n=100)[98] * 1000, "ms")
