"""The effect of each move of a reviewed game on the best value within reach, and the decisive move."""

from enum import StrEnum
from itertools import pairwise

from engine.advice.game_value import BestLine
from engine.advice.review import Review
from engine.games import find_game
from engine.record import Record

NO_LOSS = (0, 0)
"""In wins and in points."""


class MoveEffect(StrEnum):
    """The effect of a move."""

    KEPT = "kept"
    """The win, or the best score, was possible before and after it."""
    LOST = "lost"
    """The win was possible before it, and certainly not after it."""
    LOWERED = "lowered"
    """The best known score was higher before it."""
    NOTHING = "nothing"
    """There was nothing left to lose."""
    UNSURE = "unsure"
    """The effect is not known."""


def classify_moves(review: Review) -> tuple[MoveEffect, ...]:
    """Return the effect of every move; if the player gave up, that is the last of them."""
    is_for_points = find_game(Record.read(review.record).game).is_for_points
    lines = review.best_lines
    is_known = [line.value == most for line, most in zip(lines, review.bounds(), strict=True)]
    found = [
        _effect(*lines[number - 1 : number + 1], is_for_points=is_for_points)
        if is_known[number - 1] and is_known[number]
        else MoveEffect.UNSURE  # moments before and after were searched, but not this one
        for number in range(1, len(lines))
    ]
    if review.is_given_up:
        end = BestLine(review.own, len(lines) - 1, (), is_best=True)
        found.append(_effect(lines[-1], end, is_for_points=is_for_points))
    return tuple(found)


def decisive_move(review: Review) -> int | None:
    """Return the number of the move that decided the game; ``None`` if no move cost anything.

    It is the last move before which a win is known, else the one that cost the most points. Giving up counts
    as one more move.
    """
    values = [line.value for line in review.best_lines]
    if review.is_given_up:
        values.append(review.own)
    losses = [
        ((before.is_won - after.is_won, before.points - after.points), -number)
        for number, (before, after) in enumerate(pairwise(values), 1)
    ]
    loss, number = max(losses, default=(NO_LOSS, 0))
    return -number if loss > NO_LOSS else None


def _effect(before: BestLine, after: BestLine, *, is_for_points: bool) -> MoveEffect:
    """Compare the best lines before and after a move, both of which were searched."""
    if before.value == after.value and (after.value.is_won or is_for_points):
        return MoveEffect.KEPT
    if before.value == after.value:
        return MoveEffect.NOTHING if before.is_best else MoveEffect.UNSURE
    if before.value.is_won == after.value.is_won:
        return MoveEffect.LOWERED
    return MoveEffect.LOST if after.is_best else MoveEffect.UNSURE
