"""Deals as the study solves and plays them: some at a time, in any process, alike on every machine."""

import time
from dataclasses import dataclass

from engine.advice.game_value import final_position
from engine.game import Position
from engine.games import find_game
from engine.options import read_options
from engine.solvers import improve, solve, upper_bound
from engine.solvers.solution import Verdict
from seeds.generation.figures.players import OPEN, PLAYERS
from seeds.generation.figures.results import NOT_WON, SOLVER, WON, Row
from seeds.plan import Words


@dataclass(frozen=True, slots=True)
class Task:
    """Deals of an option set for one player."""

    game: str
    words: Words
    player: str
    numbers: tuple[int, ...]
    budget: int = 0
    """Positions that the solver may search for each deal; 0 for other players."""
    effort: int = 0
    """How many more searches may then raise its score (``engine.solvers.improve``)."""


@dataclass(frozen=True, slots=True)
class Performed:
    """The rows of a task, and the processor time that it took, in seconds."""

    rows: tuple[Row, ...]
    seconds: float


def perform(task: Task) -> Performed:
    """Solve or play the deals of a task."""
    start = time.process_time()
    make = _solved if task.player == SOLVER else _played
    rows = tuple(make(task, number) for number in task.numbers)
    return Performed(rows, time.process_time() - start)


def _solved(task: Task, number: int) -> Row:
    start = _deal(task, number, task.words)
    solution = solve(start, task.budget)
    verdict, score = solution.verdict, solution.score
    bound = score if solution.is_best else upper_bound(start)
    if task.effort and solution.line and score != bound:
        end = final_position(start, improve(start, solution.line, task.effort))
        score = end.score()
        if end.is_won():
            verdict = Verdict.WON
    return Row(
        find_game(task.game).rules,
        " ".join(task.words),
        SOLVER,
        number,
        verdict.value,
        score,
        bound,
        task.budget,
        solution.positions,
    )


def _played(task: Task, number: int) -> Row:
    kind = PLAYERS[task.player]
    finish = kind.play(_deal(task, number, (*task.words, OPEN) if kind.is_open else task.words), number)
    verdict = WON if finish.is_won else NOT_WON
    rules = find_game(task.game).rules
    return Row(rules, " ".join(task.words), task.player, number, verdict, finish.score, None, 0, 0)


def _deal(task: Task, number: int, words: Words) -> Position:
    game = find_game(task.game)
    return game.deal(number, read_options(game.options, words))
