"""Puzzles of Flip: the goal is to reach many points."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.flip import PLACES, WINDOW, FlipPosition
from engine.goal import GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step
from engine.puzzles.themes import Theme

REACH = "reach"
"""Reach that many points, or more."""


def let_it_lie(steps: Sequence[Step[FlipPosition]]) -> bool:
    """Tell whether cards could be removed at first, which has to wait for a turn."""
    return steps[0].forbids(_is_removal)


def closing_gap(steps: Sequence[Step[FlipPosition]]) -> bool:
    """Tell whether at two decisions only removals are right, and the next play needs the gap that closes."""
    found = [
        step
        for step, later in pairwise(steps)
        if step.is_decision and all(map(_is_removal, step.keeping)) and _needs_gap(step, later)
    ]
    return len(found) >= TIMES


def _is_removal(move: Move) -> bool:
    return move.verb.startswith("remove")


def _needs_gap(step: Step[FlipPosition], later: Step[FlipPosition]) -> bool:
    """Tell whether the four cards of a play were no neighbors before the play that came first."""
    # A turn does not change the light face of a card.
    before = [card.light for card in step.position.hand]
    start = PLACES[later.move]
    places = [before.index(card.light) for card in later.position.hand[start : start + WINDOW]]
    return places[-1] - places[0] >= WINDOW


GOALS: tuple[GoalKind[FlipPosition], ...] = (GoalKind(REACH),)

THEMES = (Theme("let-it-lie", let_it_lie), Theme("closing-gap", closing_gap))
