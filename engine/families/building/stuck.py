"""Whether no order of moves turns up a card or brings one home, where the stock gives nothing any more.

Every order of moves is tried, from positions in which there are few moves. Where these lead too far, a game
does not count as stuck: not every stuck game is found, but each that is found is.
"""

from collections import Counter
from collections.abc import Hashable
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from engine.families.building.circling import is_circling
from engine.families.building.move_list import card_moves
from engine.options import OFF, ON

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition

MOST_MOVES = 6
"""Moves of a position with which it is worth a try."""
MOST_TRIED = 100
"""How many positions are looked at before a game counts as not stuck, times the moves of the first one. With
two decks, in which more cards are alike, it is twice as many."""


CACHE_SIZE = 256
"""Positions; an answer to a press, its picture and its hints ask for the board of one several times."""

STUCK = "stuck"
"""What the fact ``circling`` of a board is, where the stock is not what goes in circles."""


@lru_cache(CACHE_SIZE)
def circling(visible: "BuildingPosition") -> str:
    """Return ``on`` if a game can only turn its stock in circles, ``stuck``, or ``off``."""
    return ON if is_circling(visible) else STUCK if is_stuck(visible) else OFF


def is_stuck(visible: "BuildingPosition") -> bool:
    """Tell whether cards can be moved, but nothing comes of it: no card turns up or home, or off the waste.

    ``visible`` is the position as the player knows it. Nothing is stuck as long as the stock gives cards.
    """
    if visible.stock_move():
        return False
    moves = len([*islice(card_moves(visible), MOST_MOVES + 1)])
    if not 0 < moves <= MOST_MOVES:
        return False
    most = MOST_TRIED * (2 if visible.rules.copies > 1 else 1) // moves
    seen, left = {_shape(visible)}, [visible]
    while left:
        position = left.pop()
        for move in card_moves(position):
            following = position.after(move)
            shape = _shape(following)
            if shape in seen:
                continue
            if _leads_on(visible, following) or len(seen) >= most:
                return False
            seen.add(shape)
            left.append(following)
    return True


def _leads_on(before: "BuildingPosition", after: "BuildingPosition") -> bool:
    is_new = after.down != before.down or len(after.waste) < len(before.waste)
    return is_new or after.score() > before.score() or after.stock_move() is not None


def _shape(position: "BuildingPosition") -> Hashable:
    """Return what tells positions apart; the order of piles and cells changes nothing."""
    piles, cells = Counter(position.piles), Counter(position.cells)
    return frozenset(piles.items()), position.foundations, frozenset(cells.items()), len(position.waste)
