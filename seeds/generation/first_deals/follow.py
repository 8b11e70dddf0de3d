"""First deals of Follow-the-Suit: the first tricks follow suit and are won, and the Joker comes later."""

from collections.abc import Sequence
from itertools import pairwise

from engine.cards.french import JOKER
from engine.games.follow import FollowPosition
from seeds.generation.first_deals import MOVES

MOST_EXCHANGED, FEWEST_WON, FEWEST_FOLLOWED = 4, 2, 1
"""Cards of the exchange; of the first tricks those that are won, and those of a suit that the hand has."""
DRAWN = 2
"""Cards that the exchange draws for each."""
EARLY = DRAWN * MOST_EXCHANGED + MOVES - 2
"""Cards at the top of the deck that can lead in the first tricks, after the exchange and trumps."""


def shows_idea(positions: Sequence[FollowPosition]) -> bool:
    """Tell whether few cards are exchanged, and tricks are won, also by following suit.

    The Joker must not lead, not even for a player who exchanges another number of cards.
    """
    start, last = positions[0], positions[-1]
    exchanged = len(start.deck) - len(positions[1].deck) if last.has_exchanged else 0
    if JOKER in start.deck[:EARLY] or exchanged > DRAWN * MOST_EXCHANGED:
        return False
    tricks = [(before, later) for before, later in pairwise(positions) if before.lead]
    won = sum(len(later.hand) < len(before.hand) for before, later in tricks)
    followed = sum(
        any(card.suit == before.lead.suit for card in before.hand) for before, _ in tricks if before.lead
    )
    left = 1 + MOVES - len(positions)
    return won + left >= FEWEST_WON and followed + left >= FEWEST_FOLLOWED
