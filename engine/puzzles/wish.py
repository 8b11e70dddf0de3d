"""Puzzles of Wish: the goal is to leave few cards."""

from collections.abc import Sequence

from engine.cards.french import FrenchCard
from engine.games.wish import PILES, WishPosition
from engine.goal import GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step, decisions
from engine.puzzles.themes import Theme

LEAVE = "leave"
"""Leave at most that many cards; 0 is a win."""


def let_it_lie(steps: Sequence[Step[WishPosition]]) -> bool:
    """Tell whether at a decision no card of the obvious pair may be taken yet."""
    for step in decisions(steps):
        lying = {name for move in step.obvious for name in move.places}
        if not any(lying.intersection(move.places) for move in step.keeping):
            return True
    return False


def empty_pile(steps: Sequence[Step[WishPosition]]) -> bool:
    """Tell whether all right pairs of a decision empty a pile, and some wrong one does not."""
    return any(
        all(_empties(step.position, move) for move in step.keeping)
        and not all(_empties(step.position, move) for move in step.losing)
        for step in decisions(steps)
    )


def which_two(steps: Sequence[Step[WishPosition]]) -> bool:
    """Tell whether at two decisions some pairs of a rank are right and other pairs of it are wrong."""
    found = [step for step in decisions(steps) if _ranks(step, step.keeping) & _ranks(step, step.losing)]
    return len(found) >= TIMES


def _ranks(step: Step[WishPosition], moves: Sequence[Move]) -> set[str]:
    return {_piles(step.position, move)[0][-1].rank for move in moves}


def _empties(position: WishPosition, move: Move) -> bool:
    return any(len(pile) == 1 for pile in _piles(position, move))


def _piles(position: WishPosition, move: Move) -> list[Sequence[FrenchCard]]:
    return [position.piles[PILES.index(name)] for name in move.places]


GOALS: tuple[GoalKind[WishPosition], ...] = (GoalKind(LEAVE),)

THEMES = (Theme("let-it-lie", let_it_lie), Theme("empty-pile", empty_pile), Theme("which-two", which_two))
