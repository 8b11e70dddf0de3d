"""Solves Flip: the plays that score most after every card is dealt, which never costs anything."""

from engine.cards.flip import CARDS
from engine.games.flip import DEAL_ALL, PLAYS, SIZE, FlipPosition
from engine.games.flip import TIES as CARD_TIES
from engine.move import Move
from engine.searches.flip.closed_gaps import close_bound
from engine.searches.flip.search import RUNS, SearchResult, search
from engine.searches.flip.upper_bound import UpperBound
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 1_000_000
"""Plays made in rollouts, and hands visited by exhaustive search: about a second's."""
QUICK_BUDGET = 100_000
"""The same for a tenth of a second."""
BUDGETS = (500_000, 125_000, 125_000, 125_000)
"""The same for the searches of a whole deal that improve a line."""
SHORT_BUDGET = 30_000
"""The same for those that begin after the first plays of the line."""
LONG_BUDGET = 250_000
"""The same when a short search has begun after each of the parts."""
LONG_SEARCHES = 48
"""The number of those."""
DEEP_BUDGET = 1_500_000
"""The same for the last searches, which begin at the deal and are a single run: of equal numbers of plays,
these raised par of the most deals."""
PARTS, SPREAD = 24, 7
"""The line is cut into this many parts; they begin after each of some parts, far from the one before."""
PERFECT = 2 * SIZE
SEED = 1

VERBS = ("turn", "turn-four", "remove", "remove-four")
"""The verbs by their numbers in the search."""
TIES = bytes(
    tie and tie + 4 * (one.is_dark and other.is_dark)
    for one, ties in zip(CARDS, CARD_TIES, strict=True)
    for other, tie in zip(CARDS, ties, strict=True)
)
"""What two end cards have in common: 1 for the suit, 2 for the rank, 4 more if both are dark."""


def solve(position: FlipPosition, budget: int) -> Solution:
    """Deal all cards that are left, and search for the plays that score most."""
    score = position.score()
    if budget >= BUDGET:
        bound = upper_bound(position) - score
    else:
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
    """Return the best of a line and of ``effort`` searches.

    The first is as long as the longest of a review. A search may end in a poor local optimum, so some have
    other seeds, and more begin after the first plays of the best line: short ones, and then long ones. The
    rest are deep: one run from the deal each.
    """
    bound = upper_bound(position)
    score = position.after_line(line).score()
    for number in range(effort):
        if score >= bound:
            break
        budget, runs, is_whole = _search_plan(number)
        kept = () if is_whole else line[: 1 + (1 + number * SPREAD % PARTS) * (len(line) - 1) // PARTS]
        start = position.after_line(kept)
        found = search(card_numbers(start), TIES, budget, SEED + number, bound - start.score(), runs)
        if found is not None and start.score() + found.gain > score:
            score, line = start.score() + found.gain, (*kept, *line_of(start, found))
    return line


def _search_plan(number: int) -> tuple[int, int, bool]:
    """Return the budget of a search that improves a line, its runs, and whether it begins at the deal."""
    if number < len(BUDGETS):
        return BUDGETS[number], RUNS, True
    number -= len(BUDGETS)
    if number < PARTS:
        return SHORT_BUDGET, RUNS, False
    if number < PARTS + LONG_SEARCHES:
        return LONG_BUDGET, RUNS, False
    return DEEP_BUDGET, 1, True


def upper_bound(position: FlipPosition) -> int:
    """Return a score that is proved to be the best, or more than that; takes about half a second."""
    return position.score() + close_bound(card_numbers(position), TIES)


def card_numbers(position: FlipPosition) -> list[int]:
    """Return the hand after all cards are dealt, as the search represents it."""
    return [card.number for card in (*position.hand, *position.stock)]


def line_of(position: FlipPosition, found: SearchResult) -> tuple[Move, ...]:
    """Return the moves of a search result; the rest of the stock is dealt first."""
    deals = (DEAL_ALL,) if position.stock else ()
    return (*deals, *(PLAYS[VERBS[play & 3]][play >> 2] for play in found.line))


SOLVER = Solver(solve, BUDGET, QUICK_BUDGET, improve, upper_bound)
