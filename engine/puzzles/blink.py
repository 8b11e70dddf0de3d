"""Puzzles of Blink: the goal is to place every card, or to do so with many points."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.games.blink import BIT, DRAWN, BlinkPosition
from engine.goal import Goal, GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step, decisions
from engine.puzzles.themes import Theme
from engine.solvers.blink import place_all
from engine.solvers.solution import Solution

POINTS = "points"
"""Place every card, with that many points at the end, or more."""
PLACE = "place"
"""Place every card; the points do not matter."""

CHEAPER = 2
"""A position of the search for such a line takes less than half the time of one of the solver."""


def edge(steps: Sequence[Step[BlinkPosition]]) -> bool:
    """Tell whether at a decision the right places are at the edge of the table, and the obvious ones not."""
    return any(
        all(_is_at_edge(step.position, move) for move in step.keeping)
        and not any(_is_at_edge(step.position, move) for move in step.obvious)
        for step in decisions(steps)
    )


def keep_held(steps: Sequence[Step[BlinkPosition]]) -> bool:
    """Tell whether at a decision the obvious move places a held card, which has to wait."""
    return any(
        all(map(_is_held, step.obvious)) and not any(map(_is_held, step.keeping)) for step in decisions(steps)
    )


def last_places(steps: Sequence[Step[BlinkPosition]]) -> bool:
    """Tell whether at a decision a later card has one place, which wrong moves take and right ones do not."""
    return any(
        step.forbids(partial(_fits_nowhere, step.position, card))
        for step in decisions(steps)
        for card in _cards_with_one_place(step.position)
    )


def points_later(steps: Sequence[Step[BlinkPosition]]) -> bool:
    """Tell whether at two decisions some wrong placement has more points at once than every right one."""
    found = [
        step
        for step in decisions(steps)
        if max(_points(step.position, move) for move in step.keeping)
        < max(_points(step.position, move) for move in step.losing)
    ]
    return len(found) >= TIMES


def _is_at_edge(position: BlinkPosition, move: Move) -> bool:
    grid = position.setup.grid
    return bool(move.places) and grid.numbers[move.places[1]] in grid.border


def _is_held(move: Move) -> bool:
    return move.places[:1] != (DRAWN,)


def _cards_with_one_place(position: BlinkPosition) -> Iterator[int]:
    """Yield the bits of the cards of the stock that fit on exactly one cell."""
    bits = (BIT[card.number] for card in position.stock)
    return (bit for bit in bits if sum(bool(mask & bit) for mask in position.fits.values()) == 1)


def _fits_nowhere(position: BlinkPosition, bit: int, move: Move) -> bool:
    return not any(mask & bit for mask in position.after(move).fits.values())


def _points(position: BlinkPosition, move: Move) -> int:
    """Return the points that a placement has at once."""
    points = position.details(move).get("points", 0)
    return points if isinstance(points, int) else 0


def find_placing(position: BlinkPosition, goal: Goal, _: int | None, budget: int) -> Solution:
    """Search a way to place all cards with the points of a goal, within a budget of solver's positions."""
    return place_all(position, goal.count, CHEAPER * budget)


GOALS = (
    GoalKind(POINTS, needs_win=True, search=find_placing),
    GoalKind(PLACE, needs_win=True, search=find_placing),
)

THEMES = (
    Theme("edge", edge),
    Theme("last-places", last_places),
    Theme("keep-held", keep_held),
    Theme("points-later", points_later, POINTS),
)
