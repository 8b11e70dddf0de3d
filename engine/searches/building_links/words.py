"""Sets of cards as words, where cards are built in alternating colors.

The bit of a card is that of its number, ``4 * rank + suit``; of the suits, the first two are black. So the
two cards of a rank and color are neighbors, and so are their two bases, which no other cards can be laid on.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_piles.cards import lowest_bit

ALL: Final = (1 << 52) - 1
FIRSTS: Final = 0x5555555555555
"""Of the two cards of each rank and color the first one."""
BLACK: Final = 0x3333333333333
RED: Final = 0xCCCCCCCCCCCCC
ACES: Final = 15


def both(cards: i64) -> i64:
    """Return some cards with the others of their ranks and colors."""
    first: i64 = (cards | cards >> 1) & FIRSTS
    return first | first << 1


def swapped(cards: i64) -> i64:
    """Return the others of the ranks and colors of some cards."""
    return (cards & FIRSTS) << 1 | cards >> 1 & FIRSTS


def upward(cards: i64) -> i64:
    """Return for each card a base: for the first one of two the first, for the second one the second."""
    return ((cards & BLACK) << 6 | (cards & RED) << 2) & ALL


def downward(bases: i64) -> i64:
    """Return the cards that ``upward`` leads from to some bases."""
    return (bases & BLACK) >> 2 | (bases & RED) >> 6


def with_first(bases: i64) -> i64:
    """Return the cards whose first base is among some cards."""
    first: i64 = downward(bases) & FIRSTS
    return first | first << 1


def with_second(bases: i64) -> i64:
    """Return the cards whose second base is among some cards."""
    first: i64 = downward(bases) >> 1 & FIRSTS
    return first | first << 1


def firsts_of(cards: i64) -> i64:
    """Return the first bases of some cards."""
    return upward((cards | cards >> 1) & FIRSTS)


def first_base(card: i64) -> i64:
    """Return the first base of a card; the second one is the next card."""
    return (card & ~3) + 6 - (card & 2)


def occupant(base: i64, one: i64, two: i64) -> i64:
    """Return the card that is built on a base, by all that are on first and second ones; -1 for none."""
    if base < 4:
        return -1
    card: i64 = (base & ~3) - 2 - (base & 2)
    built: i64 = (two if base & 1 else one) >> card & 3
    return -1 if built == 0 else card + (built >> 1)


def count(cards: i64) -> i64:
    """Return the number of cards."""
    cards -= cards >> 1 & 0x55555555555555
    cards = (cards & 0x33333333333333) + (cards >> 2 & 0x33333333333333)
    cards = cards + (cards >> 4) & 0x0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    return (cards + (cards >> 32)) & 63


def bit_of(card: i64) -> i64:
    """Return the word of a single card."""
    one: i64 = card & 0 | 1  # mypyc shifts a constant as a word of 32 bits
    return one << card


def each(cards: i64) -> list[int]:
    """Return the numbers of some cards."""
    found: list[int] = []
    while cards:
        found.append(int(lowest_bit(cards)))
        cards &= cards - 1
    return found
