"""The deals of Microsoft's FreeCell, whose numbers players have exchanged since 1991.

The generator of a deal begins with its number. For each card it goes on, modulo 2^31, with ::

    x = 214013 * x + 2531011

and x without its lowest 16 bits, modulo the number of cards left, is the place of the next card to be dealt;
the last one of those left takes its place. The deck begins AC AD AH AS 2C, and ends in KS (Jim Horne's
program, as the FreeCell FAQ describes it).
"""

from collections.abc import Sequence

from engine.cards.french import FRENCH_RANKS, FrenchCard
from engine.shuffle import shuffled

SUITS = "CDHS"
FIRST, LAST = 1, 2**31 - 1
"""The numbers of these deals."""
FACTOR, TERM, LIMIT, DROPPED = 214_013, 2_531_011, 2**31, 16


def microsoft_shuffled(deck: Sequence[FrenchCard], deal: int) -> tuple[FrenchCard, ...]:
    """Return the cards of a deck in the order of a deal; with other numbers in that of the usual shuffle."""
    if not FIRST <= deal <= LAST:
        return shuffled(deck, deal)
    left = sorted(deck, key=lambda card: (FRENCH_RANKS.index(card.rank), SUITS.index(card.suit)))
    dealt: list[FrenchCard] = []
    state = deal
    while left:
        state = (FACTOR * state + TERM) % LIMIT
        place = (state >> DROPPED) % len(left)
        left[place], left[-1] = left[-1], left[place]
        dealt.append(left.pop())
    return tuple(dealt)
