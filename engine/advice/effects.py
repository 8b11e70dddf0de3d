"""What each move of a reviewed game did to the best that could still be reached, and which one decided it."""

from enum import StrEnum
from itertools import pairwise

from engine.advice.review import Review
from engine.advice.worth import Reach, Worth
from engine.games import find_game
from engine.record import Record

NO_FALL = (0, 0)
"""In wins and in points."""


class Effect(StrEnum):
    """What a move did."""

    KEPT = "kept"
    """The win, or the best score, was there before and after it."""
    LOST = "lost"
    """The win was there before it, and surely not after it."""
    LOWERED = "lowered"
    """The best score that is known was higher before it."""
    NOTHING = "nothing"
    """There was nothing to lose any more."""
    UNSURE = "unsure"
    """It is not known."""


def effects(review: Review) -> tuple[Effect, ...]:
    """Return what every move did; of a game that was given up, giving up is the last of them."""
    is_for_points = find_game(Record.read(review.record).game).is_for_points
    count = len(review.reaches) - 1
    bounds = review.bounds()
    is_known = [reach.worth == most for reach, most in zip(review.reaches, bounds, strict=True)]
    found = [
        _told(*review.reaches[number - 1 : number + 1], is_for_points=is_for_points)
        if is_known[number - 1] and is_known[number]
        else Effect.UNSURE  # ways were looked for before and behind, but not here
        for number in range(1, count + 1)
    ]
    if review.is_given_up:
        found.append(
            _told(
                review.reaches[count], Reach(review.own, count, (), is_best=True), is_for_points=is_for_points
            )
        )
    return tuple(found)


def decided_at(review: Review) -> int | None:
    """Return the number of the move that decided the game; ``None`` where none gave anything away.

    It is the one after which no way to win is known any more, else the one that cost the most points. One
    more than there are moves is giving up.
    """
    worths = [reach.worth for reach in review.reaches]
    if review.is_given_up:
        worths.append(review.own)
    falls = [(_fall(before, after), -number) for number, (before, after) in enumerate(pairwise(worths), 1)]
    fall, number = max(falls, default=(NO_FALL, 0))
    return -number if fall > NO_FALL else None


def _fall(before: Worth, after: Worth) -> tuple[int, int]:
    return before.is_won - after.is_won, before.points - after.points


def _told(before: Reach, after: Reach, *, is_for_points: bool) -> Effect:
    """Tell what changed between two moments of which all is known that was found out."""
    if before.worth == after.worth and (after.worth.is_won or is_for_points):
        return Effect.KEPT
    if before.worth == after.worth:
        return Effect.NOTHING if before.is_best else Effect.UNSURE
    if before.worth.is_won == after.worth.is_won:
        return Effect.LOWERED
    return Effect.LOST if after.is_best else Effect.UNSURE
