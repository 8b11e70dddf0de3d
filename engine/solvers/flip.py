"""Solves Flip: the plays that score most after every card is dealt, which never costs anything."""

from engine.cards.flip import CARDS, FlipCard
from engine.games.flip import DEAL_ALL, PLAYS, SIZE, FlipPosition
from engine.move import Move
from engine.searches.flip.search import SearchResult, search
from engine.searches.flip.upper_bound import UpperBound
from engine.solvers.solution import Solution, Verdict

BUDGET = 1_000_000
"""Plays made in rollouts, and hands visited by exhaustive search: about a second's."""
QUICK_BUDGET = 100_000
"""The same for a tenth of a second."""
LONG_BUDGET, SHORT_BUDGET = 500_000, 125_000
"""The same for the first search that improves a line, and for the others."""
PERFECT = 2 * SIZE
SEED = 1

NUMBERS = {card: number for number, card in enumerate(CARDS)}
"""The number of each card in the search."""
VERBS = ("turn", "turn-four", "remove", "remove-four")
"""The verbs by their numbers in the search."""


def _tie(one: FlipCard, other: FlipCard) -> int:
    """Return what two end cards have in common: 1 for the suit, 2 for the rank, 4 more if both are dark."""
    tie = (one.face.suit == other.face.suit) + 2 * (one.face.rank == other.face.rank)
    return tie and tie + 4 * (one.is_dark and other.is_dark)


TIES = bytes(_tie(one, other) for one in CARDS for other in CARDS)


def solve(position: FlipPosition, budget: int) -> Solution:
    """Deal all cards that are left, and search for the plays that score most."""
    score = position.score()
    bound = UpperBound(card_numbers(position), TIES).gain()
    found = search(card_numbers(position), TIES, budget, SEED, bound)
    can_win = score + bound == PERFECT
    if found is None:
        return Solution(Verdict.UNKNOWN if can_win else Verdict.UNWINNABLE, positions=budget)
    if found.is_best:
        can_win = score + found.gain == PERFECT
    verdict = Verdict.UNWINNABLE if not can_win else Verdict.WON if found.is_best else Verdict.UNKNOWN
    return Solution(verdict, line_of(position, found), score + found.gain, found.is_best, found.positions)


def improve(position: FlipPosition, line: tuple[Move, ...], effort: int) -> tuple[Move, ...]:
    """Return the best of a line and of some searches with different seeds.

    The first is as long as the longest of a review, the others are short: a search may end in a poor local
    optimum, and the next one in another.
    """
    cards = card_numbers(position)
    bound = UpperBound(cards, TIES).gain()
    end = position
    for move in line:
        end = end.after(move)
    most = end.score() - position.score()
    for seed in range(SEED, SEED + effort):
        if most >= bound:
            break
        found = search(cards, TIES, LONG_BUDGET if seed == SEED else SHORT_BUDGET, seed, bound)
        if found is None:
            continue
        if found.gain > most:
            most, line = found.gain, line_of(position, found)
        if found.is_best:
            break
    return line


def card_numbers(position: FlipPosition) -> list[int]:
    """Return the hand after all cards are dealt, as the search represents it."""
    return [NUMBERS[card] for card in (*position.hand, *position.stock)]


def line_of(position: FlipPosition, found: SearchResult) -> tuple[Move, ...]:
    """Return the moves of a search result; the rest of the stock is dealt first."""
    deals = (DEAL_ALL,) if position.stock else ()
    return (*deals, *(PLAYS[VERBS[play & 3]][play >> 2] for play in found.line))
