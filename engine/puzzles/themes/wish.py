"""Themes of Wish."""

from collections.abc import Sequence

from engine.cards.french import FrenchCard
from engine.game import Position
from engine.games.wish import PILES, WishPosition
from engine.move import Move
from engine.puzzles.goal import Goal
from engine.puzzles.step import Step, decisions


def let_it_lie(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether the obvious pair is wrong at a decision, and the same two cards are taken later."""
    for number, step in enumerate(steps):
        if step.is_decision and step.is_obvious_wrong:
            waiting = [_cards(step.position, move) for move in step.obvious]
            if any(_cards(later.position, later.move) in waiting for later in steps[number + 1 :]):
                return True
    return False


def empty_pile(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether all right pairs of a decision empty a pile, and some wrong one does not."""
    return any(
        all(_empties(step.position, move) for move in step.keeping)
        and not all(_empties(step.position, move) for move in step.losing)
        for step in decisions(steps)
    )


def which_two(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether at a decision some pairs of a rank are right and other pairs of it are wrong."""
    return any(
        {_rank(step.position, move) for move in step.keeping}
        & {_rank(step.position, move) for move in step.losing}
        for step in decisions(steps)
    )


def _cards(position: Position, move: Move) -> frozenset[str]:
    return frozenset(pile[-1].code for pile in _piles(position, move))


def _rank(position: Position, move: Move) -> str:
    return _piles(position, move)[0][-1].rank


def _empties(position: Position, move: Move) -> bool:
    return any(len(pile) == 1 for pile in _piles(position, move))


def _piles(position: Position, move: Move) -> list[Sequence[FrenchCard]]:
    """Return the piles of a pair."""
    piles = position.piles if isinstance(position, WishPosition) else ()
    return [piles[PILES.index(name)] for name in move.places]


RULES = {"let-it-lie": let_it_lie, "empty-pile": empty_pile, "which-two": which_two}
