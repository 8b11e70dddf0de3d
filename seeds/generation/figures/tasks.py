"""Deals as the study solves and plays them: some at a time, in any process, alike on every machine."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from engine.games import find_game
from engine.solvers import improve, solve, upper_bound
from engine.solvers.solution import Verdict
from seeds.generation.figures.players import OPEN, PLAYERS
from seeds.generation.figures.results import NOT_WON, SOLVER, WON, Row
from seeds.plan import Words, first_position

TRIED = 3
"""Deals of a task that are tried to estimate how long it takes."""


@dataclass(frozen=True, slots=True)
class Task:
    """Deals of an option set for one player to play, or for the solver to solve."""

    game: str
    words: Words
    player: str
    numbers: Sequence[int]
    budget: int = 0
    """Positions that the solver may search for each deal; 0 for other players."""
    effort: int = 0
    """How many more searches may then raise its score (``engine.solvers.improve``)."""

    @property
    def name(self) -> str:
        """The game, its options, and what is done."""
        is_solved = self.player == SOLVER
        done = f"solving within {self.budget:,} positions" if is_solved else f"player {self.player}"
        return f"{' '.join((self.game, *self.words))}, {done}"

    def parts(self, size: int) -> Iterator[Self]:
        """Yield the task in tasks of ``size`` deals."""
        for first in range(0, len(self.numbers), size):
            yield replace(self, numbers=self.numbers[first : first + size])

    def samples(self) -> list[Self]:
        """Return tasks for a few deals that are spread evenly."""
        step = max(1, len(self.numbers) // TRIED)
        return [replace(self, numbers=(number,)) for number in self.numbers[step // 2 :: step][:TRIED]]


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
    start = first_position(task.game, task.words, number)
    solution = solve(start, task.budget)
    verdict, score = solution.verdict, solution.score
    bound = score if solution.is_best else upper_bound(start)
    if task.effort and solution.line and score != bound:
        end = start.after_line(improve(start, solution.line, task.effort))
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
    words = (*task.words, OPEN) if kind.is_open else task.words
    finish = kind.play(first_position(task.game, words, number), number)
    verdict = WON if finish.is_won else NOT_WON
    rules = find_game(task.game).rules
    return Row(rules, " ".join(task.words), task.player, number, verdict, finish.score, None, 0, 0)
