"""Sets of cards as words: the bit of a card is that of its number, ``4 * rank + suit``."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ANY_CARDS, GeneralRules

SUITS: Final = 4
CARDS: Final = 52
BITS: Final = [1 << card for card in range(CARDS)]


def lowest_bit(word: i64) -> i64:
    """Return the number of the lowest bit that is set, of the lowest 56."""
    word &= -word
    number: i64 = 0
    if word & 0xFFFFFFF == 0:
        word >>= 28
        number = 28
    if word & 0x3FFF == 0:
        word >>= 14
        number += 14
    if word & 0x7F == 0:
        word >>= 7
        number += 7
    if word & 0xF == 0:
        word >>= 4
        number += 4
    if word & 3 == 0:
        word >>= 2
        number += 2
    return number + (word >> 1)


def takers_of(rules: GeneralRules) -> list[int]:
    """Return the cards that can be laid on each card."""
    return [
        sum(BITS[card] for card in range(CARDS) if rules.bases[card] >> base & 1) for base in range(CARDS)
    ]


def unsafe_masks(rules: GeneralRules) -> list[int]:
    """Return for each card those that foundations may not need yet, if it shall be safe to send it home.

    A card is safe if each card that can be laid on it is home, or can go home instead, and the same is true
    of each card that can be laid on that one. Where any cards move together, others could lie on such a card,
    so it must be home already. Charlie Blake and Ian Gent ("The Winnability of Klondike Solitaire and Many
    Other Patience Games", JAIR 85:21, 2026) prove it for building in alternating colors with cards that may
    come back. Where these may come back and suits do not matter, it must be home already, too.
    """
    takers: list[int] = takers_of(rules)
    masks: list[int] = []
    for card in range(CARDS):
        mask: int = 0
        for suit in range(SUITS):
            if suit != card & 3:
                for rank in range(lowest_height(rules, takers, card, suit)):
                    mask |= BITS[SUITS * rank + suit]
        masks.append(mask)
    return masks


def lowest_height(rules: GeneralRules, takers: list[int], card: int, suit: int) -> int:
    """Return how high the foundation of another suit must be at least, if a card shall be safe."""
    rank: int = card >> 2
    is_deep: bool = rules.group != ANY_CARDS
    if rank > 0 and takers[card] >> (SUITS * (rank - 1) + suit) & 1:
        is_any_suit: bool = takers[card] >> (SUITS * (rank - 1) + (card & 3)) & 1 != 0
        return rank - 1 if is_deep and not (is_any_suit and rules.gives_back) else rank
    if rank > 1 and is_deep:
        for taker in range(CARDS):
            if takers[card] >> taker & takers[taker] >> (SUITS * (rank - 2) + suit) & 1:
                return rank - 2
    return 0
