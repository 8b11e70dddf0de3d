"""The judge of second tries and puzzles: how long an answer of a worker takes, as players wait for it."""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

from bot.core.actions import Chat, Player
from bot.runtime.analysis_jobs import AnalysisJobs
from engine.advice.judge import judge
from engine.game import Game
from engine.games import all_games, find_game
from engine.goal import SCORE, WIN, Goal
from engine.options import read_options
from engine.record import Record
from seeds.puzzle import entries_of, puzzle_games, read_puzzle
from tests.bench.figures import Figure, measures, milliseconds
from tests.engine.playing import random_course

Words = tuple[str, ...]
Question = tuple[str, int, Goal]
"""What the judge is asked: a record, the moves before the exercise began, and the goal."""

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


async def judging_times(questions: Sequence[Question]) -> list[float]:
    """Return the seconds for each question, with the way to the worker and back."""
    jobs, player = AnalysisJobs(), Player(Chat.PAGE, 1)
    taken = []
    try:
        for question in (questions[0], *questions):
            begun = perf_counter()
            await jobs.run_for(player, judge, *question)
            taken.append(perf_counter() - begun)
    finally:
        await jobs.close()
    return taken[1:]  # the first one starts the worker


@measures(*(f"judge.{kind}.ms.{figure}" for kind in KINDS for figure in ("median", "p99")))
def judgements() -> Iterator[Figure]:
    """Judge positions of every game."""
    for kind, (game, words) in KINDS.items():
        points = Goal(SCORE, round(SHARE_OF_POINTS * game.most_points))
        goal = points if game.is_for_points else Goal(WIN)
        questions = [(record.text, 0, goal) for record in records(game, words)]
        yield from milliseconds(f"judge.{kind}.ms", asyncio.run(judging_times(questions)))


def puzzle_questions(game: str) -> Iterator[Question]:
    """Yield positions of puzzles, each after a random move at a random moment of the solution."""
    random = Random(1)
    for entry in random.choices(entries_of(game), k=POSITIONS):
        puzzle = read_puzzle(entry)
        record = puzzle.record.then(*puzzle.solution[: random.randrange(len(puzzle.solution))])
        move = random.choice(record.replay().legal_moves())
        yield record.then(move).text, puzzle.base, puzzle.goal


@measures(*(f"judge.{game}-puzzles.ms.{figure}" for game in puzzle_games() for figure in ("median", "p99")))
def puzzle_judgements() -> Iterator[Figure]:
    """Judge positions of puzzles of every game."""
    for game in puzzle_games():
        questions = list(puzzle_questions(game))
        yield from milliseconds(f"judge.{game}-puzzles.ms", asyncio.run(judging_times(questions)))
