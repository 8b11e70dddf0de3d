"""Small clearing games, declared with all that the family has, in which every line can be tried."""

from collections.abc import Iterable, Iterator
from itertools import islice

from engine.families.clearing.game import deal
from engine.families.clearing.position import ClearingPosition
from engine.families.clearing.rules import (
    ClearingRules,
    LayoutPile,
    NextRank,
    PairsTo,
    StockRules,
    columns,
    peaks,
    pyramid,
)
from engine.options import Options
from tests.engine.playing import random_course

COVERED_PILES = (
    LayoutPile("a", 0, cards=3, covered_by=("d",)),
    LayoutPile("b", 2, cards=3, covered_by=("d", "e")),
    LayoutPile("c", 4, cards=3),
    LayoutPile("d", 1, 3, cards=2),
    LayoutPile("e", 3, 3),
)
"""Piles of which some cover others; none of the games has both."""
PAIRS = {
    f"{name}, {'any number of' if passes is None else passes} passes": ClearingRules(
        layout, PairsTo(total), StockRules(passes, top_plays=top_plays), ranks=ranks
    )
    for name, layout, total, ranks, top_plays in (
        ("the highest rank alone", pyramid(5), 5, "A2345", True),
        ("pairs of one rank", pyramid(4), 4, "A234", True),
        ("a rank too high", pyramid(2), 3, "A234", True),
        ("a rank too low", pyramid(3), 7, "A2345", True),
        ("only the waste plays", pyramid(5), 5, "A2345", False),
        ("peaks", peaks(2, rows=2), 6, "A2345", True),
        ("columns", columns(3, cards=4), 4, "A234", True),
        ("a large stock", columns(1, cards=4), 10, "A23456789", True),
        ("piles that cover piles", COVERED_PILES, 4, "A234", True),
    )
    for passes in (1, 2, 3, None)
}
"""Games in which cards leave in pairs, by what is special about them."""
RUNS = {
    f"{name}, {'in a circle' if wraps else 'to the ends'}": ClearingRules(
        layout, NextRank(wraps), StockRules(), ranks=ranks
    )
    for name, layout, ranks in (
        ("peaks", peaks(2, rows=2), "A23456"),
        ("one peak", peaks(1, rows=3), "A2345678"),
        ("columns", columns(4, cards=4), "A2345678"),
        ("an odd number of ranks", columns(4, cards=3), "A2345"),
        ("a large stock", columns(2, cards=5), "A23456789TJQK"),
        ("piles that cover piles", COVERED_PILES, "A23456"),
    )
    for wraps in (False, True)
}
"""Games in which cards go onto the waste."""


def small_positions(rules: ClearingRules, deals: Iterable[int]) -> Iterator[ClearingPosition]:
    """Yield deals of a small game, every second one after some random moves, but none that is over."""
    for number in deals:
        position = deal("small", rules, number, Options())
        for _, later in islice(random_course(position, number), 7 * number % 23 if number % 2 else 0):
            assert isinstance(later, ClearingPosition)
            position = later
        if position.outcome() is None:
            yield position


def fewest_left(position: ClearingPosition) -> int:
    """Return the fewest cards that any line leaves in the layout, by trying every line."""
    seen, waiting, fewest = {_state(position)}, [position], position.score()
    while waiting and fewest:
        here = waiting.pop()
        fewest = min(fewest, here.score())
        for after in map(here.after, here.legal_moves()):
            if (state := _state(after)) not in seen:
                seen.add(state)
                waiting.append(after)
    return fewest


def fewest_moves(position: ClearingPosition, enough: int) -> int | None:
    """Return after how many moves no more cards than ``enough`` can be left; ``None`` if they always are."""
    seen, now, moves = {_state(position)}, [position], 0
    while now:
        if any(here.score() <= enough for here in now):
            return moves
        later = []
        for after in (here.after(move) for here in now for move in here.legal_moves()):
            if (state := _state(after)) not in seen:
                seen.add(state)
                later.append(after)
        now, moves = later, moves + 1
    return None


def _state(position: ClearingPosition) -> tuple[object, ...]:
    """Return what decides how a game can go on: of cards that lie on the waste for good, only the top one."""
    waste = position.waste if position.table.has_pairs else position.waste[-1:]
    return position.piles, position.stock, waste, position.redeals_left()
