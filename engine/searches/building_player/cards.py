"""Sets of cards as masks of 52 bits, ordered so that cards that fit on each other lie in the same columns.

The card of rank ``r`` (0 for the Ace) and suit ``s`` (0 and 1 have one color, 2 and 3 the other) is bit
``4 * r + s`` where ``r`` is even, and ``4 * r + (s ^ 2)`` where it is odd. So the cards that fit on a pair of
bits are the same pair four bits lower. The two cards of a pair are alike for a player: what lies on one of
them can be moved onto the other whenever both are face up.

Shifts begin with a ``one`` that is handed over: mypyc compiles a literal 1 as a C int, which has 32 bits.
"""

from typing import Final

from mypy_extensions import i64

ALL: Final = 0xFFFFFFFFFFFFF
LOW: Final = 0x5555555555555
"""The lower bit of each pair."""
KINGS: Final = 0xF000000000000
CARDS: Final = 52
SUITS: Final = 4
HASH_PLACES: Final = 67
"""The powers of two below 2^66 differ modulo this number."""


def number_of(rank: int, suit: int) -> int:
    """Return the number of the bit of a card."""
    return 4 * rank + (suit ^ 2 * (rank & 1))


def suit_of(number: i64) -> i64:
    """Return the suit of the card with a number; its rank is ``number >> 2``."""
    return (number & 3) ^ (number >> 1 & 2)


def bit_numbers() -> list[int]:
    """Return a list in which the number of a bit stands at the place ``bit % HASH_PLACES``."""
    numbers = [0] * HASH_PLACES
    for number in range(CARDS):
        numbers[(1 << number) % HASH_PLACES] = number
    return numbers


def fitting_on(card: i64) -> i64:
    """Return the two cards that fit on a card."""
    return (card * 3 if card & LOW else card | card >> 1) >> 4


def mate_of(card: i64) -> i64:
    """Return the other card of its rank and color."""
    return card << 1 if card & LOW else card >> 1


def open_pairs(faces_up: i64, bases: i64) -> i64:
    """Return the pairs of cards of which one at least has nothing on it, or can be cleared onto the other.

    Every card that is not lowest in its pile lies on a card of the pair on which it fits, so counting them
    says whether one is left.
    """
    on: i64 = ((faces_up & ~bases) << 4) & ALL
    both: i64 = faces_up & (faces_up >> 1)
    pairs: i64 = (((faces_up | faces_up >> 1) & ~(on | on >> 1)) | (both & ~(on & on >> 1))) & LOW
    return pairs | pairs << 1


def wanted(home: i64, one: i64) -> i64:
    """Return the cards that go home next. ``home`` holds the heights of the foundations, four bits each."""
    height: i64 = home & 15
    cards: i64 = one << (4 * height + 2 * (height & 1))
    height = (home >> 4) & 15
    cards |= one << (4 * height + 1 + 2 * (height & 1))
    height = (home >> 8) & 15
    cards |= one << (4 * height + 2 - 2 * (height & 1))
    height = (home >> 12) & 15
    cards |= one << (4 * height + 3 - 2 * (height & 1))
    return cards & ALL


def tops(home: i64, one: i64) -> i64:
    """Return the top cards of the foundations."""
    cards: i64 = 0
    suit: i64 = 0
    while suit < SUITS:
        height: i64 = (home >> (4 * suit)) & 15
        if height > 0:
            height -= 1
            cards |= one << (4 * height + (suit ^ (2 * (height & 1))))
        suit += 1
    return cards


def safe(home: i64, one: i64) -> i64:
    """Return those of the wanted cards that nothing can need on the piles.

    Any card that could lie on such a card can go home, or comes home before it is needed (Charlie Blake and
    Ian Gent): its rank is at most two above the lower foundation of the other color, and at most three above
    the other foundation of its color.
    """
    first: i64 = home & 15
    second: i64 = (home >> 4) & 15
    third: i64 = (home >> 8) & 15
    fourth: i64 = (home >> 12) & 15
    lower: i64 = (first if first < second else second) + 1
    other: i64 = (third if third < fourth else fourth) + 1
    cards: i64 = 0
    if first <= other and first <= second + 2:
        cards = one << (4 * first + 2 * (first & 1))
    if second <= other and second <= first + 2:
        cards |= one << (4 * second + 1 + 2 * (second & 1))
    if third <= lower and third <= fourth + 2:
        cards |= one << (4 * third + 2 - 2 * (third & 1))
    if fourth <= lower and fourth <= third + 2:
        cards |= one << (4 * fourth + 3 - 2 * (fourth & 1))
    return cards & ALL


def cards_home(home: i64) -> i64:
    """Return the number of cards on the foundations."""
    return (home & 15) + (home >> 4 & 15) + (home >> 8 & 15) + (home >> 12 & 15)
