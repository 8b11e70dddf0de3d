"""Flip solved: the plays that bring most once every card is dealt, which is never a loss."""

from engine.game import Position
from engine.games.flip import DEAL_ALL, PLAYS, SIZE, TIES, FlipPosition
from engine.move import Move
from engine.searches.flip import Found, search
from engine.searches.flip_bound import Bound
from engine.solvers.solution import Solution, Verdict

BUDGET = 1_000_000
"""Plays made in games that are tried, and hands looked at where all are: about a second's."""
PERFECT = 2 * SIZE
SEED = 1

KNOWN_TIES = bytes(tie for row in TIES for tie in row)
VERBS = ("turn", "turn-four", "remove", "remove-four")
"""The plays by their kinds, as the search has them."""


def solve(position: Position, budget: int) -> Solution:
    """Deal all that is left, and look for the plays that bring most."""
    if not isinstance(position, FlipPosition):
        raise TypeError(f"{type(position).__name__} is no position of Flip")
    cards, score = [*position.hand, *position.stock], position.score()
    most = Bound(cards, KNOWN_TIES).most()
    found = search(cards, KNOWN_TIES, budget, SEED, most)
    can_win = score + most == PERFECT
    if found is None:
        return Solution(Verdict.UNKNOWN if can_win else Verdict.UNWINNABLE, positions=budget)
    if found.is_best:
        can_win = score + found.gain == PERFECT
    verdict = Verdict.UNWINNABLE if not can_win else Verdict.WON if found.is_best else Verdict.UNKNOWN
    return Solution(verdict, line_of(position, found), score + found.gain, found.is_best, found.positions)


def line_of(position: FlipPosition, found: Found) -> tuple[Move, ...]:
    """Return what was found as moves from a position on, the rest of its stock being dealt first."""
    deals = (DEAL_ALL,) if position.stock else ()
    return (*deals, *(PLAYS[VERBS[play & 3]][play >> 2] for play in found.line))
