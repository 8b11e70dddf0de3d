"""Puzzles of Flip: the goal is to reach many points."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.flip import PLACES, WINDOW, FlipPosition
from engine.goal import Goal, GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step
from engine.puzzles.themes import Theme

REACH = "reach"
"""Reach that many points, or more."""


def let_it_lie(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether cards could be removed at first, which has to wait for a turn."""
    first = steps[0]
    return not any(map(_is_removal, first.keeping)) and any(map(_is_removal, first.losing))


def closing_gap(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether at two decisions only removals are right, and the next play needs the gap that closes."""
    found = [
        step
        for step, later in pairwise(steps)
        if step.is_decision and all(map(_is_removal, step.keeping)) and _needs_gap(step, later)
    ]
    return len(found) >= TIMES


def _is_removal(move: Move) -> bool:
    return move.verb.startswith("remove")


def _needs_gap(step: Step, later: Step) -> bool:
    """Tell whether the four cards of a play were no neighbors before the play that came first."""
    before = _lights(step)
    start = PLACES[later.move]
    places = [before.index(light) for light in _lights(later)[start : start + WINDOW]]
    return places[-1] - places[0] >= WINDOW


def _lights(step: Step) -> list[str]:
    """Return the cards of a hand by their light faces, which a turn does not change."""
    return [card.light for card in step.position.hand] if isinstance(step.position, FlipPosition) else []


FIRST_PUZZLE = 841

GOALS: tuple[GoalKind[FlipPosition], ...] = (GoalKind(REACH),)

THEMES = (Theme("let-it-lie", let_it_lie), Theme("closing-gap", closing_gap))
