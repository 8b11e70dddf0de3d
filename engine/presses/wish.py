"""Presses in Wish: a card without a partner, an empty pile, two piles in any order."""

from engine.errors import IllegalMoveError
from engine.games.wish import PILES, WishPosition
from engine.move import Move
from engine.presses import Presses, pile_of


def _at(position: WishPosition, place: str) -> IllegalMoveError | None:
    if place not in PILES or len(place) != 1:
        return None
    card = position.board().pile(place).top
    if card is None:
        return IllegalMoveError("empty-pile", f"pile {place} is empty", pile=place)
    return IllegalMoveError("no-partner", f"no other {card.code[0]} is on top", card=card)


def _between(position: WishPosition, source: str, target: str) -> Move | None:
    first, second = sorted((source, pile_of(position.board(), target)))
    return Move("take", (first, second)) if {first, second} <= set(PILES) else None


PRESSES = Presses(_at, _between)
