"""Solves clearing games exactly, with all cards known: whether the layout can be cleared, and how."""

from collections.abc import Iterable

from engine.cards.french import FrenchCard
from engine.families.clearing.places import STOCK, WASTE
from engine.families.clearing.position import DRAW, TAKE, ClearingPosition
from engine.families.clearing.rules import NextRank, PairsTo
from engine.move import Move
from engine.searches.clearing.pairs import ALONE, search_pairs
from engine.searches.clearing.problem import ANY, ClearingProblem, FoundLine
from engine.searches.clearing.runs import DRAW as DRAWN
from engine.searches.clearing.runs import search_runs
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 2_000_000
"""Positions: two seconds', and enough for each of the first 2,000 deals of Pyramid, TriPeaks and Golf."""
QUICK_BUDGET = 200_000
"""Positions: about a fifth of a second's."""
COST = 4
"""How many positions of the search of runs take as long as one of the search of pairs."""


def solve(position: ClearingPosition, budget: int) -> Solution:
    """Look for a line that clears the layout, or prove that there is none."""
    found = find_line(position, budget, 0, 1)
    if found.line:
        return Solution(Verdict.WON, moves_of(position, found), 0, is_best=True, positions=found.positions)
    verdict = Verdict.UNWINNABLE if found.is_best else Verdict.UNKNOWN
    return Solution(verdict, positions=found.positions)


def find_line(position: ClearingPosition, budget: int, enough: int, fewest: int) -> FoundLine:
    """Search a line that leaves no more cards than ``enough``, or else the best below ``fewest``.

    Its positions are counted in those of the search of runs.
    """
    problem = to_problem(position)
    match position.rules.match:
        case PairsTo(total):
            found = search_pairs(problem, total, budget // COST, enough, fewest)
            return FoundLine(found.line, found.left, found.is_best, found.positions * COST)
        case NextRank():
            if problem.redeals:
                raise ValueError("cards that go onto the waste are not turned over")
            return search_runs(problem, budget, enough, fewest)


def to_problem(position: ClearingPosition) -> ClearingProblem:
    """Convert a position of which all cards are known."""
    rules, table = position.rules, position.table
    ranks, covers, first = list[int](), list[int](), list[int]()
    for pile in position.piles:
        first.append(len(ranks))
        ranks += [table.heights[card] for card in pile if card]
    for number, pile in enumerate(position.piles):
        for at in range(first[number], first[number] + len(pile) - 1):
            covers.append(1 << (at + 1))
        if pile:
            covers.append(
                sum(1 << first[other] for other in table.covered_by[number] if position.piles[other])
            )
    left = position.redeals_left()
    return ClearingProblem(
        ranks,
        covers,
        [table.heights[card] for card in position.stock if card],
        [table.heights[card] for card in position.waste if card],
        ANY if left is None else left,
        len(rules.ranks),
        isinstance(rules.match, NextRank) and rules.match.wraps,
        bool(rules.stock and rules.stock.top_plays),
    )


def moves_of(position: ClearingPosition, found: FoundLine) -> tuple[Move, ...]:
    """Return the moves of a line that was found, with those that it leaves out: draws, and cards alone."""
    if not position.table.has_pairs:
        names = _places_of_cards(position)
        return tuple(DRAW if step == DRAWN else Move(TAKE, (names[step],)) for step in found.line)
    cards = [card for pile in position.piles for card in pile] + [*position.waste, *position.stock]
    moves = list[Move]()
    for step in found.line:
        wanted = frozenset(cards[number] for number in (step >> 6, step & ALONE) if number != ALONE)
        while not _is_gone(position, wanted):
            moves.append(_towards(position, wanted))
            position = position.after(moves[-1])
    return tuple(moves)


def steps_of(position: ClearingPosition, moves: Iterable[Move]) -> list[int]:
    """Return the numbers of moves in a search of runs."""
    numbers = {name: number for number, name in enumerate(_places_of_cards(position))}  # of the top cards
    return [DRAWN if move == DRAW else numbers[move.places[0]] for move in moves]


def _places_of_cards(position: ClearingPosition) -> list[str]:
    return [name for name, pile in zip(position.table.names, position.piles, strict=True) for _ in pile]


def _is_gone(position: ClearingPosition, wanted: frozenset[FrenchCard | None]) -> bool:
    places = (*position.piles, position.stock, position.waste)
    return not any(card in wanted for cards in places for card in cards)


def _towards(position: ClearingPosition, wanted: frozenset[FrenchCard | None]) -> Move:
    """Return the match of the wanted cards, or what must come before it: a card alone, or the stock's move.

    Raises ``ValueError`` if neither is possible.
    """
    free = {card: place for place, card in position.free_cards()}
    if wanted <= free.keys():
        return next(
            move for move in position.matches() if {*move.places} == {free[card] for card in wanted if card}
        )
    alone = [free[card] for card in position.table.alone & free.keys() if free[card] in (WASTE, STOCK)]
    if alone:
        return Move(TAKE, (alone[0],))
    if move := position.stock_move():
        return move
    raise ValueError(f"the line cannot be played: {position!r}")


SOLVER = Solver(solve, BUDGET, QUICK_BUDGET)
