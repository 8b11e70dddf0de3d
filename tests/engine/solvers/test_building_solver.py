"""The solver of building games, compared with trying everything and with another solver."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from engine.cards.french import FrenchCard
from engine.families.building.game import deal
from engine.families.building.position import DRAW, BuildingPosition
from engine.families.building.rules import (
    BuildingRules,
    FoundationRules,
    SpacesPolicy,
    StockRules,
    TableauPile,
)
from engine.options import Options
from engine.searches.building.problem import Problem
from engine.searches.building.search import LOST, Search
from engine.solvers.building import SOLVER, to_problem
from engine.solvers.solution import Verdict
from tests.engine.every_line import SmallGame, SmallTable
from tests.engine.playing import end_of, random_course

PLENTY = 10_000_000
"""A budget larger than the number of positions that any small table leads to."""
RANKS = "A234567"
SMALL = [
    BuildingRules(
        tableau=tuple(TableauPile(down) for down in range(3)),
        spaces=SpacesPolicy.KINGS,
        stock=StockRules(draw=draw, passes=passes),
        foundations=FoundationRules(gives_back=gives_back),
        ranks=RANKS,
        suits="SH",
    )
    for draw, passes, gives_back in (
        (1, None, True),
        (3, None, True),
        (1, 1, True),
        (1, 3, True),
        (3, 3, True),
        (2, 2, True),
        (1, None, False),
        (3, 2, False),
    )
]
SUITS = "SCHD"
"""The suits by their numbers on small tables."""


def small_positions(deals: Iterable[int]) -> Iterator[BuildingPosition]:
    """Yield deals of small games, every second one after some random moves, but none that is over."""
    for number in deals:
        position = deal("small", SMALL[number // 2 % len(SMALL)], number, Options())
        for _, later in islice(random_course(position, number), 3 + number % 23 if number % 2 else 0):
            assert isinstance(later, BuildingPosition)
            position = later
        if position.outcome() is None:
            yield position


def can_be_won(position: BuildingPosition) -> bool:
    """Return whether a position of a small game can be won, by trying everything."""
    stock, heights = position.rules.stock, dict(zip("SH", map(len, position.foundations), strict=True))
    assert stock is not None
    cards = [numbers(pile) for pile in position.piles]
    table = SmallTable(
        tuple(zip(cards, position.down, strict=True)),
        tuple(heights.get(suit, 0) for suit in SUITS),
        numbers(position.waste + position.stock),
        len(position.waste),
        -1 if stock.passes is None else stock.passes - 1 - position.redeals,
    )
    game = SmallGame(len(RANKS), 2, stock.draw, position.rules.foundations.gives_back)
    return game.can_be_won(table)


def numbers(cards: Sequence[FrenchCard | None]) -> tuple[int, ...]:
    """Return the numbers of cards on small tables."""
    codes = [card.code for card in cards if card]
    return tuple(4 * RANKS.index(code[0]) + SUITS.index(code[1]) for code in codes)


def check(deals: Iterable[int]) -> None:
    """Compare the solver with trying everything, and play what it wins."""
    verdicts = []
    for position in small_positions(deals):
        solution = SOLVER.solve(position, PLENTY)
        verdicts.append(solution.verdict)
        assert solution.verdict is (Verdict.WON if can_be_won(position) else Verdict.UNWINNABLE), position
        if solution.line:
            end_of(position, solution)
    assert min(map(verdicts.count, (Verdict.WON, Verdict.UNWINNABLE))) > len(verdicts) // 10


def test_small_games_are_solved_as_by_trying_everything() -> None:
    check(range(80))


@pytest.mark.rare(seconds=20)
def test_many_small_games_are_solved_as_by_trying_everything() -> None:
    check(range(80, 2_300))


def test_a_game_is_not_called_lost_because_a_card_went_home_too_early() -> None:
    rules = replace(SMALL[0], stock=StockRules(draw=2, passes=1), ranks="A2345", suits="SHD")
    position = deal("small", rules, 39_070, Options()).after_line([DRAW, DRAW, DRAW])
    hasty = Search(problem_of(position), is_forcing=True)
    hasty.run(PLENTY)
    assert (hasty.verdict, hasty.has_cut) == (LOST, True)
    solution = SOLVER.solve(position, PLENTY)
    assert solution.verdict is Verdict.WON
    end_of(position, solution)


def problem_of(position: BuildingPosition) -> Problem:
    """Return the problem of a position of a game like Klondike."""
    problem = to_problem(position)
    assert problem is not None
    return problem
