"""What can still come of a position, as far as the player knows: a match, or a certain win."""

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.move import Move
from engine.options import OFF

if TYPE_CHECKING:
    from engine.families.clearing.position import ClearingPosition

CACHE_SIZE = 256
"""Positions; an answer to a press, its picture and its hints ask for the board of one several times."""

STUCK = "stuck"
"""The value of the fact ``circling`` of a board on which no match can come any more."""


@lru_cache(CACHE_SIZE)
def circling(visible: "ClearingPosition") -> str:
    """Return ``stuck`` if the player knows that whatever is drawn, nothing will match; else ``off``.

    ``visible`` is the position as the player knows it.
    """
    return STUCK if visible.score() and visible.stock_move() and _never_matches(visible) else OFF


def _never_matches(visible: "ClearingPosition") -> bool:
    """Tell whether drawing brings no match, from here and from the beginning of the stock on."""
    position = visible
    while position.redeals <= visible.redeals + 1:
        if next(position.matches(), None):
            return False
        move = position.stock_move()
        if move is None:
            break
        position = position.after(move)
        stock = position.rules.stock
        if None in position.waste[-1:] or (stock and stock.top_plays and None in position.stock[:1]):
            return False
    return True


def forced_win(visible: "ClearingPosition") -> tuple[Move, ...]:
    """Return the matches that clear the layout if there is only one at a time; none if there is a choice.

    A single match that wins is not worth a choice of its own.
    """
    line, position = list[Move](), visible
    while position.score():
        found = [*position.matches()]
        if len(found) != 1:
            return ()
        line += found
        position = position.after(found[0])
    return tuple(line) if len(line) > 1 else ()
