"""How good a position of Kittyhawk looks."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk_node import Node
from engine.searches.kittyhawk_table import Table

UNIT: Final = 8
"""A worth is told in eighths, as much as a move counts."""
OFFSET: Final = 90
"""Keeps worths from being negative: no position is so much better than a start with nothing left to do."""


def worth(table: Table, node: Node) -> i64:
    """Return how far from won a position looks, in eighths, its moves not counted: the lower the better.

    What counts was found by trial: cards that are not home, heap cards above lower ones, deals to come, how
    deep the next card of each foundation lies, the lowest foundation, empty piles, and how low piles begin.
    """
    value: i64 = 4 * (table.total - node.home) + 6 * (node.blocked + table.deals - node.dealt)
    value += 2 * _depths(table, node) - 4 * node.least() + OFFSET
    number: i64 = 0
    while number < 6:
        pile: i64 = node.pile(number)
        if pile == 0:
            value -= 6
        else:
            value += table.ranks - (pile & 15) - (pile >> 4 & 15)
        number += 1
    return UNIT * value if value > 0 else 0


def _depths(table: Table, node: Node) -> i64:
    """Return how many cards lie on the next ones of the foundations, each at its best place."""
    depths: i64 = 0
    suit: i64 = 0
    while suit < 6:
        height: i64 = node.height(suit)
        if height < table.ranks:
            depths += _depth(node, height, node.needs >> (4 * suit) & 15, table.wanted[16 * suit + height])
        suit += 1
    return depths


def _depth(node: Node, rank: i64, depth: i64, wanted: i64) -> i64:
    """Return how deep a card of a rank lies, which is ``depth`` in the heaps."""
    number: i64 = 0
    while number < 6 and depth > 0:
        pile: i64 = node.pile(number)
        under: i64 = rank - (pile & 15)
        if 0 <= under < depth and under < pile >> 4 & 15 and wanted >> (pile >> (8 + 3 * under) & 7) & 1:
            depth = under
        number += 1
    return depth
