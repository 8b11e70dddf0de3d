"""Kittyhawk with all cards known: whether a position can be won, and how."""

from collections.abc import Sequence

from engine.cards.decktet import DECKTET_SUITS
from engine.game import Position
from engine.games.kittyhawk import (
    CARDS,
    DEAL,
    FIRST_HEAP,
    FIRST_PILE,
    LEVELS,
    MOVES,
    ONTO_HEAP,
    WILFUL,
    KittyhawkPosition,
    Level,
)
from engine.move import Move
from engine.searches.kittyhawk import UNWINNABLE as LOST
from engine.searches.kittyhawk import WON, Finding, search
from engine.searches.kittyhawk_node import Node, pushed
from engine.searches.kittyhawk_table import DEAL as DEALING
from engine.searches.kittyhawk_table import UNSEEN, Table
from engine.solvers.solution import Solution, Verdict

BUDGET = 700_000


def solve(position: Position, budget: int) -> Solution:
    """Look for a win from a position that the rules can lead to; what lies face down is known, too."""
    if not isinstance(position, KittyhawkPosition):
        raise TypeError(f"this is no position of Kittyhawk: {position!r}")
    table, start = in_numbers(position)
    return _solution(search(table, start, budget))


def _solution(found: Finding) -> Solution:
    verdict = Verdict.UNKNOWN
    if found.verdict == WON:
        verdict = Verdict.WON
    elif found.verdict == LOST:
        verdict = Verdict.UNWINNABLE
    line = tuple(in_words(way) for way in found.line)
    # That it cannot be won is no proof that no more cards could come home.
    return Solution(verdict, line, found.home, verdict is Verdict.WON, found.looked)


def in_words(way: int) -> Move:
    """Return a move of the search as the game has it."""
    source, target = way >> 4, way & 15
    return DEAL if source == DEALING else MOVES[source][target]


def numbers_of(level: Level) -> dict[str, int]:
    """Return the number that each card of a level has in the search."""
    numbers = {}
    for rank, letter in enumerate(level.ranks):
        codes = [code for code in CARDS if code[0] == letter]
        numbers.update({code: 8 * rank + at for at, code in enumerate(codes)})
    return numbers


def in_numbers(position: KittyhawkPosition) -> tuple[Table, Node]:
    """Return a position as the search has it."""
    level = LEVELS[position.level]
    numbers = numbers_of(level)
    heaps = [[numbers[code] for code in heap] for heap in position.piles[FIRST_HEAP:]]
    present = [(1 << len(heap)) - 1 for heap in heaps]
    ends = [[len(heap)] for heap in heaps]
    for at in range(0, len(position.stock), 2 * ONTO_HEAP):
        for heap, end, first in zip(heaps, ends, (at, at + ONTO_HEAP), strict=True):
            heap += [numbers[code] for code in position.stock[first : first + ONTO_HEAP]]
            end.append(len(heap))
    table = table_of(level, heaps, ends, sum(map(len, position.piles)) + len(position.stock))
    node = Node()
    node.left, node.right = present
    for suit, cards in enumerate(position.piles[:FIRST_PILE]):
        for code in cards:
            table.lay(node, suit, numbers[code])
    for at, cards in enumerate(position.piles[FIRST_PILE:FIRST_HEAP]):
        node.set_pile(at, _pile(position, [numbers[code] for code in cards]))
    return table, node


def table_of(level: Level, heaps: list[list[int]], ends: list[list[int]], total: int) -> Table:
    """Return what stays the same throughout a search at a level."""
    suits = [0] * (UNSEEN + 1)
    for code, number in numbers_of(level).items():
        suits[number] = sum(1 << DECKTET_SUITS.index(suit) for suit in code[1:])
    wilful = [rank for rank, letter in enumerate(level.ranks) if letter in WILFUL]
    return Table(len(level.ranks), wilful, suits, heaps, ends, total)


def _pile(position: KittyhawkPosition, cards: Sequence[int]) -> int:
    """Return a tableau pile in a word; it began with one card, so that its ranks are neighbours."""
    word = 0
    for base, card in zip((None, *cards), cards, strict=False):
        if base is not None and base >> 3 != (card >> 3) + 1:
            raise ValueError(f"the rules lead to no such piles: {position!r}")
        word = pushed(word, card)
    return word
