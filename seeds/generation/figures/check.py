"""Computes stored results of the study again, and says which differ."""

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from pathlib import Path
from typing import TypeAlias

from engine.game import Game
from seeds.generation.figures.results import SOLVER, Row, read_rows, results_path
from seeds.generation.figures.tasks import Task, perform
from seeds.generation.parallel import Progress, parallel_map
from seeds.plan import find_plan

MOST_IN_BATCH = 20
Batch: TypeAlias = tuple[str, tuple[Row, ...]]
"""A game, and stored results of one option set, player and budget."""


def check(games: Sequence[Game], folder: Path, deals: int = 0, cores: int = 0) -> Iterator[str]:
    """Yield a sentence for each result that is not found again, of the first deals if a number is given.

    Raises ``MakingError`` for a broken file.
    """
    for game in games:
        progress, done = Progress(f"{game.name} results"), 0
        for count, problems in parallel_map(differences, _batches(game.name, folder, deals), cores):
            yield from problems
            done += count
            progress.show(f"{done:,} found again")
        progress.show(f"{done:,} found again", is_last=True)


def differences(batch: Batch) -> tuple[int, list[str]]:
    """Return how many results of a batch are found again, and a sentence for each other one."""
    game, rows = batch
    first, plan = rows[0], find_plan(game)
    effort = plan.effort if plan and first.player == SOLVER else 0
    deals = tuple(row.deal for row in rows)
    found = perform(Task(game, first.words, first.player, deals, first.budget, effort)).rows
    problems = [
        f"{game}: {row.text.strip()} is {again.text.strip()} now"
        for row, again in zip(rows, found, strict=True)
        if row != again
    ]
    return len(rows) - len(problems), problems


def _batches(game: str, folder: Path, deals: int) -> Iterator[Batch]:
    rows = (row for row in read_rows(results_path(game, folder)) if not deals or row.deal <= deals)
    for _, alike in groupby(rows, lambda row: (row.options, row.player, row.budget)):
        while found := tuple(islice(alike, MOST_IN_BATCH)):
            yield game, found
