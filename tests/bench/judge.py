"""The judge of second tries: how long a judgement takes in a worker process, as players wait for it."""

import asyncio
from collections.abc import Iterator
from random import Random
from time import perf_counter

from bot.core.actions import Chat, Player
from bot.runtime.analysis_jobs import AnalysisJobs
from engine.advice.judge import judge
from engine.game import Game
from engine.games import all_games, find_game
from engine.options import read_options
from engine.record import Record
from tests.bench.figures import Figure, measures, milliseconds
from tests.engine.playing import random_course

Words = tuple[str, ...]

KINDS: dict[str, tuple[Game, Words]] = {
    **{game.name: (game, ()) for game in all_games()},
    "kittyhawk-level-5": (find_game("kittyhawk"), ("level=5",)),
    "blink-decks-3": (find_game("blink"), ("decks=3",)),
}
"""Every game with its default options, and the ones whose positions take longest."""
POSITIONS = 100
"""Positions of each kind: each at a random moment of a random game, of which most are hard to judge."""
SHARE_OF_POINTS = 0.9
"""In games for points the goal is this share of the most there can be."""


def records(game: Game, words: Words) -> Iterator[Record]:
    """Yield the first moves of random games."""
    random = Random(1)
    for deal in range(1, POSITIONS + 1):
        begun = Record.begin(game, read_options(game.options, words), deal)
        moves = [move for move, _ in random_course(begun.start(), deal)]
        yield begun.then(*moves[: random.randrange(max(1, len(moves)))])


async def judging_times(game: Game, words: Words) -> list[float]:
    """Return the seconds for each position, with the way to the worker and back."""
    jobs, player = AnalysisJobs(), Player(Chat.PAGE, 1)
    goal = round(SHARE_OF_POINTS * game.most_points) if game.is_for_points else None
    taken = []
    try:
        for record in (Record.begin(game, read_options(game.options, words), 1), *records(game, words)):
            begun = perf_counter()
            await jobs.run_for(player, judge, record.text, goal)
            taken.append(perf_counter() - begun)
    finally:
        await jobs.close()
    return taken[1:]  # the first one starts the worker


@measures(*(f"judge.{kind}.ms.{figure}" for kind in KINDS for figure in ("median", "p99")))
def judgements() -> Iterator[Figure]:
    """Judge positions of every game."""
    for kind, (game, words) in KINDS.items():
        yield from milliseconds(f"judge.{kind}.ms", asyncio.run(judging_times(game, words)))
