"""First deals of Blink: every card of the beginning fits as soon as it is drawn."""

from collections.abc import Sequence

from engine.games.blink import DRAWN, BlinkPosition, shared_attributes
from seeds.generation.first_deals import MOVES

HOLDS, DECKS, TABLES = range(3), (2, 3), ((), ("table=snug",), ("table=tight",))
"""Holds, and numbers of decks, with which no deals are certified, each with every table."""
OPTION_SETS = tuple(
    (*before, *table, *after, *shown)
    for before, after in (
        *(((), (f"hold={hold}",)) for hold in HOLDS),
        *(((f"decks={decks}",), ()) for decks in DECKS),
    )
    for table in TABLES
    for shown in ((), ("open",))
)
NEXT = 2
"""Cards after the first one that match it."""


def shows_idea(positions: Sequence[BlinkPosition]) -> bool:
    """Tell whether every card fits when it is drawn, be it placed or held, the next ones beside the first."""
    position = positions[-1]
    if len(positions) == 1:
        (first,) = position.drawn
        return all(shared_attributes(first, card) for card in position.stock[:NEXT])
    return len(positions) > MOVES or any(move.places[:1] == (DRAWN,) for move in position.legal_moves())
