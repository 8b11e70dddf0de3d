"""Solves Kittyhawk with all cards known: whether a position can be won, and how."""

from collections.abc import Sequence
from functools import cache
from types import MappingProxyType

from engine.cards.decktet import DecktetCard, decktet
from engine.games.kittyhawk import (
    CARDS_PER_HEAP,
    DEAL,
    FIRST_HEAP,
    FIRST_PILE,
    LEVELS,
    MOVES,
    NEVER_AUTOMATIC,
    SUITS,
    KittyhawkPosition,
)
from engine.move import Move
from engine.searches.kittyhawk.node import Node, pushed
from engine.searches.kittyhawk.problem import DEAL as DEAL_NUMBER
from engine.searches.kittyhawk.problem import UNSEEN, Problem
from engine.searches.kittyhawk.search import UNWINNABLE, WON, search
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 700_000
"""Positions: about a second's."""
QUICK_BUDGET = 100_000
"""Positions: about a seventh of a second's."""

VERDICTS = {WON: Verdict.WON, UNWINNABLE: Verdict.UNWINNABLE}


def solve(position: KittyhawkPosition, budget: int) -> Solution:
    """Look for a win from a position that the rules can lead to; face-down cards are known, too."""
    found = search(*to_search(position), budget)
    verdict = VERDICTS.get(found.verdict, Verdict.UNKNOWN)
    # An unwinnable position may still allow more cards home than the line brings.
    line = tuple(map(to_move, found.line))
    return Solution(verdict, line, found.home, verdict is Verdict.WON, found.generated)


def to_move(code: int) -> Move:
    """Convert a move of the search."""
    source, target = code >> 4, code & 15
    return DEAL if source == DEAL_NUMBER else MOVES[source][target]


@cache
def card_numbers(level: int) -> MappingProxyType[DecktetCard | None, int]:
    """Return the number of each card of a level in the search, and of one that is not known."""
    numbers: dict[DecktetCard | None, int] = {None: UNSEEN}
    for rank, letter in enumerate(LEVELS[level].ranks):
        numbers.update({card: 8 * rank + at for at, card in enumerate(decktet(letter))})
    return MappingProxyType(numbers)


def to_search(position: KittyhawkPosition) -> tuple[Problem, Node]:
    """Convert a position to the problem and the start node of a search."""
    level = LEVELS[position.level]
    numbers = card_numbers(position.level)
    heaps = [[numbers[card] for card in heap] for heap in position.piles[FIRST_HEAP:]]
    present = [(1 << len(heap)) - 1 for heap in heaps]
    ends = [[len(heap)] for heap in heaps]
    for at in range(0, len(position.stock), 2 * CARDS_PER_HEAP):
        for heap, end, first in zip(heaps, ends, (at, at + CARDS_PER_HEAP), strict=True):
            heap += [numbers[card] for card in position.stock[first : first + CARDS_PER_HEAP]]
            end.append(len(heap))
    suits = [0] * (UNSEEN + 1)
    for card, number in numbers.items():
        suits[number] = sum(1 << suit for suit in SUITS[card]) if card else 0
    never_automatic = [rank for rank, letter in enumerate(level.ranks) if letter in NEVER_AUTOMATIC]
    total = sum(map(len, position.piles)) + len(position.stock)
    problem = Problem(len(level.ranks), never_automatic, suits, heaps, ends, total)
    node = Node()
    node.left, node.right = present
    for suit, cards in enumerate(position.piles[:FIRST_PILE]):
        for card in cards:
            problem.lay(node, suit, numbers[card])
    for at, cards in enumerate(position.piles[FIRST_PILE:FIRST_HEAP]):
        node.set_pile(at, _pile(position, [numbers[card] for card in cards]))
    return problem, node


def _pile(position: KittyhawkPosition, cards: Sequence[int]) -> int:
    """Pack a tableau pile into a word; it began with one card, so its ranks are neighbors."""
    word = 0
    for base, card in zip((None, *cards), cards, strict=False):
        if base is not None and base >> 3 != (card >> 3) + 1:
            raise ValueError(f"the rules lead to no such piles: {position!r}")
        word = pushed(word, card)
    return word


SOLVER = Solver(solve, BUDGET, QUICK_BUDGET)
