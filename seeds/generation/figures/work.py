"""Computes the missing results: says beforehand how long it takes, and goes on where it stopped."""

import os
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from math import ceil
from pathlib import Path
from typing import NamedTuple

from engine.game import Game
from engine.solvers import usual_budget
from engine.solvers.solution import Verdict
from seeds.generation.data_file import MakingError
from seeds.generation.figures.players import OPEN, PLAYERS
from seeds.generation.figures.results import (
    SOLVER,
    Row,
    add_rows,
    add_time,
    read_rows,
    results_path,
    write_rows,
)
from seeds.generation.figures.tasks import Performed, Task, perform
from seeds.generation.parallel import Progress, parallel_map
from seeds.plan import Plan, Words, find_plan

TASK_SECONDS = 0.5
"""About how long a task should take, so that handing it to a process costs next to nothing."""
MOST_IN_TASK = 2_000
SHORTEST = 1e-6
SAVED_AFTER = 60.0
"""Seconds after which results are saved, so that an interruption loses little."""
KNOWN = 10_000
"""Shipped results of an option set that are read to estimate how long its deals take, at most."""
MINUTE, HOUR = 60, 3_600


class Cost(NamedTuple):
    """What a few deals of a task took."""

    task: Task
    seconds: float
    """Seconds of processor time for each deal, with the larger budgets that some deals need."""

    @property
    def total(self) -> float:
        """Seconds of processor time for all of its deals."""
        return self.seconds * len(self.task.numbers)


def study_sets(game: Game, plan: Plan, deals: int = 0) -> dict[Words, int]:
    """Return the option sets to study, and how many deals of each: ``deals``, or as the plan says."""
    sets = dict.fromkeys(plan.pools(game), deals or plan.studied)
    return sets | dict.fromkeys(plan.also_studied, deals or plan.also_studied_deals)


def budgets_of(game: Game, plan: Plan) -> tuple[int, ...]:
    """Return the budgets of the solver, ascending."""
    return plan.budgets or (usual_budget(game.name),)


def compute(games: Sequence[Game], folder: Path, deals: int = 0, cores: int = 0) -> None:
    """Compute all results that the files in a folder lack, and add them; show the progress.

    With ``deals``, only that number of each option set. Raises ``MakingError`` for a broken file.
    """
    cores = cores or os.cpu_count() or 1
    planned = [(game, plan) for game in games if (plan := find_plan(game.name))]
    changed = _compute_missing(
        [task for game, plan in planned for task in missing(game, plan, folder, deals)], folder, cores
    )
    for game, plan in planned:
        for budget in budgets_of(game, plan)[1:]:
            for task in undecided(game, plan, folder, budget, deals):
                _perform(task, 1, cores, partial(_exchange, task, folder))
                changed.add(game.name)
        if game.name in changed:
            _tidy(game, plan, folder)


def _compute_missing(tasks: Sequence[Task], folder: Path, cores: int) -> set[str]:
    """Say how long some tasks take, and perform them; return the names of their games."""
    costs = list(_costs(tasks, cores))
    for number, cost in enumerate(costs):
        left = spoken(sum(one.total for one in costs[number:]) / cores)
        Progress("figures").show(f"part {number + 1} of {len(costs)}, about {left} left", is_last=True)
        size = max(1, min(MOST_IN_TASK, int(TASK_SECONDS / max(cost.seconds, SHORTEST))))
        _perform(cost.task, size, cores, partial(_add, cost.task, folder))
    return {task.game for task in tasks}


def missing(game: Game, plan: Plan, folder: Path, deals: int = 0) -> Iterator[Task]:
    """Yield what is missing in a file, undecided deals aside."""
    found = defaultdict[tuple[str, str], int](int)
    for row in read_rows(results_path(game.name, folder)):
        if row.rules != game.rules:
            raise MakingError(f"{game.name}: the results are of other rules. Delete the file to begin again")
        found[row.options, row.player] = max(found[row.options, row.player], row.deal)
    budget = budgets_of(game, plan)[0]
    for words, studied in study_sets(game, plan, deals).items():
        wanted = {SOLVER: studied}
        for name, kind in PLAYERS.items():
            if kind.is_open and all(option.name != OPEN for option in game.options):
                continue
            wanted[name] = min(studied, plan.hinted if kind.is_slow else plan.played)
        for player, count in wanted.items():
            numbers = range(found[" ".join(words), player] + 1, count + 1)
            if numbers:
                limits = (budget, plan.effort) if player == SOLVER else (0, 0)
                yield Task(game.name, words, player, numbers, *limits)


def undecided(game: Game, plan: Plan, folder: Path, budget: int, deals: int = 0) -> Iterator[Task]:
    """Yield the deals that were searched within a smaller budget, which left them undecided."""
    numbers = defaultdict[str, list[int]](list)
    for row in read_rows(results_path(game.name, folder)):
        if row.player == SOLVER and row.verdict == Verdict.UNKNOWN and row.budget < budget:
            numbers[row.options].append(row.deal)
    for words in study_sets(game, plan, deals):
        if found := numbers.get(" ".join(words)):
            yield Task(game.name, words, SOLVER, found, budget, plan.effort)


def spoken(seconds: float) -> str:
    """Return a duration as it is said, such as ``5 min`` or ``2.5 h``."""
    if seconds < MINUTE:
        return f"{ceil(seconds)} s"
    return f"{ceil(seconds / MINUTE)} min" if seconds < HOUR else f"{seconds / HOUR:.1f} h"


def _costs(tasks: Sequence[Task], cores: int) -> Iterator[Cost]:
    """Yield the tasks with what a few deals of each took."""
    progress = Progress("figures")
    samples = [task.samples() for task in tasks]
    performed = parallel_map(perform, chain.from_iterable(samples), cores)
    for number, (task, few) in enumerate(zip(tasks, samples, strict=True), 1):
        tried = [next(performed) for _ in few]
        progress.show(f"estimating how long it takes, {number} of {len(tasks)}", is_last=number == len(tasks))
        seconds = sum(one.seconds for one in tried)
        positions = sum(row.positions for one in tried for row in one.rows)
        # Few deals say how fast the machine is, but the results say better how hard the deals are.
        known = _mean_positions(task) if positions else None
        yield Cost(task, seconds / len(tried) if known is None else seconds / positions * known)


def _mean_positions(task: Task) -> float | None:
    """Return how many positions a deal of a task takes in the mean, by the first shipped results, if any."""
    plan = find_plan(task.game)
    budgets = plan.budgets if plan else ()
    options = " ".join(task.words)
    known = (
        row for row in read_rows(results_path(task.game)) if (row.options, row.player) == (options, SOLVER)
    )
    spent = [
        row.positions + sum(budget for budget in budgets if budget < row.budget)
        for row in islice(known, KNOWN)
    ]
    return sum(spent) / len(spent) if spent else None


def _add(task: Task, folder: Path, performed: Performed) -> None:
    add_rows(results_path(task.game, folder), performed.rows)
    add_time((task.game, " ".join(task.words), task.player), performed.seconds, folder)


def _exchange(task: Task, folder: Path, performed: Performed) -> None:
    """Replace the rows of undecided deals."""
    path, options = results_path(task.game, folder), " ".join(task.words)
    found = {(options, SOLVER, row.deal): row for row in performed.rows}
    rows = (found.get((row.options, row.player, row.deal), row) for row in read_rows(path))
    write_rows(path, list(rows))
    add_time((task.game, options, SOLVER), performed.seconds, folder)


def _perform(task: Task, size: int, cores: int, save: Callable[[Performed], None]) -> None:
    """Perform a task in parts of ``size`` deals; save now and then, also if interrupted; show progress."""
    progress, begun, done = Progress(task.name), time.monotonic(), 0
    saved, rows, seconds = begun, list[Row](), 0.0
    found = parallel_map(perform, task.parts(size), cores)
    try:
        for performed in found:
            rows += performed.rows
            seconds += performed.seconds
            done += len(performed.rows)
            now = time.monotonic()
            left = spoken((now - begun) / done * (len(task.numbers) - done))
            progress.show(f"{done:,} of {len(task.numbers):,} deals, about {left} left")
            if now - saved >= SAVED_AFTER:
                save(Performed(tuple(rows), seconds))
                saved, rows, seconds = now, [], 0.0
    finally:
        found.close()
        if rows:
            save(Performed(tuple(rows), seconds))
    progress.show(f"{done:,} deals in {spoken(time.monotonic() - begun)}", is_last=True)


def _tidy(game: Game, plan: Plan, folder: Path) -> None:
    """Order the rows of a file by option set, player and deal, in one stream."""
    path = results_path(game.name, folder)
    sets = [" ".join(words) for words in study_sets(game, plan)]
    players = [SOLVER, *PLAYERS]
    rows = sorted(
        read_rows(path), key=lambda row: (sets.index(row.options), players.index(row.player), row.deal)
    )
    write_rows(path, rows)
