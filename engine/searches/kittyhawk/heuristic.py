"""The heuristic value of a position of Kittyhawk."""

from typing import Final

from mypy_extensions import i64

from engine.searches.kittyhawk.node import Node
from engine.searches.kittyhawk.problem import Problem

UNIT: Final = 8
"""Values are in eighths, which is the weight of a move."""
OFFSET: Final = 90
"""Keeps values from being negative: no position is better than an ideal one by more than this."""


def evaluate(problem: Problem, node: Node) -> i64:
    """Estimate how far a position is from a win, in eighths, without its moves: the lower the better.

    The terms were found by experiment: cards that are not home, heap cards above lower ones, deals to come,
    the depth of the next card of each foundation, the lowest foundation, empty piles, and low bases of piles.
    """
    value: i64 = 4 * (problem.total - node.home) + 6 * (node.blocked + problem.deals - node.dealt)
    value += 2 * _depths(problem, node) - 4 * node.lowest_height() + OFFSET
    number: i64 = 0
    while number < 6:
        pile: i64 = node.pile(number)
        if pile == 0:
            value -= 6
        else:
            value += problem.ranks - (pile & 15) - (pile >> 4 & 15)
        number += 1
    return UNIT * value if value > 0 else 0


def _depths(problem: Problem, node: Node) -> i64:
    """Return the sum of the depths of the next cards of the foundations, each at its best place."""
    depths: i64 = 0
    suit: i64 = 0
    while suit < 6:
        height: i64 = node.height(suit)
        if height < problem.ranks:
            depths += _depth(node, height, node.needs >> (4 * suit) & 15, problem.wanted[16 * suit + height])
        suit += 1
    return depths


def _depth(node: Node, rank: i64, depth: i64, wanted: i64) -> i64:
    """Return the least depth of a wanted card of a rank, which is ``depth`` in the heaps."""
    number: i64 = 0
    while number < 6 and depth > 0:
        pile: i64 = node.pile(number)
        under: i64 = rank - (pile & 15)
        if 0 <= under < depth and under < pile >> 4 & 15 and wanted >> (pile >> (8 + 3 * under) & 7) & 1:
            depth = under
        number += 1
    return depth
