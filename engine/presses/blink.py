"""Presses in Blink: cells where no card at hand fits, cards that fit on no cell, the hold and the stock."""

from engine.cards import Detail
from engine.errors import IllegalMoveError
from engine.games.blink import DRAWN, HELD, HOLD, BlinkPosition, shared_attributes
from engine.move import Move
from engine.presses import Presses, pile_of


def _at(position: BlinkPosition, place: str) -> IllegalMoveError | None:
    if place in position.setup.grid.numbers:
        return _at_cell(position, place)
    board = position.board()
    if not board.has_place(place):
        return None
    if place in (DRAWN, *HELD):
        return _at_hand(position, place)
    if pile_of(board, place) == "stock" and position.stock:
        return IllegalMoveError("stock-draws", "the next card is drawn when the drawn one is gone")
    return IllegalMoveError("all-drawn", "every card has been drawn")


def _at_hand(position: BlinkPosition, place: str) -> IllegalMoveError:
    """Say what holding does at a place, or that its card fits on no cell."""
    can_hold, card = position.allows(HOLD), dict(position.at_hand()).get(place)
    if card:
        reason = "can-hold" if can_hold and place == DRAWN else "fits-nowhere"
        return IllegalMoveError(reason, f"{card.code} fits on no cell", card=card)
    if not position.drawn:
        return IllegalMoveError("all-drawn", "every card has been drawn")
    return IllegalMoveError("hold-here", "the drawn card can be held") if can_hold else position.refusal(HOLD)


def _at_cell(position: BlinkPosition, name: str) -> IllegalMoveError:
    """Say why no card at hand fits on a cell."""
    grid = position.setup.grid
    cell = grid.numbers[name]
    if other := position.cells[cell]:
        return IllegalMoveError("cell-taken", f"{other.code} lies on {name}", cell=name, other=other)
    touched = [(grid.names[near], card) for near in grid.neighbors[cell] if (card := position.cells[near])]
    if not touched:
        return IllegalMoveError("cell-alone", f"on {name}, no card would touch another", cell=name)
    (_, card), *others = position.at_hand()
    at, other = next((at, one) for at, one in touched if not shared_attributes(card, one))
    details: dict[str, Detail] = {"cell": name, "card": card, "other": other, "at": at, "others": len(others)}
    return IllegalMoveError("no-card-fits", f"{card.code} and {other.code} share nothing", **details)


def _between(position: BlinkPosition, source: str, target: str) -> Move | None:
    """Return the placement of a card at hand, or holding the drawn one."""
    if source in (DRAWN, *HELD) and target in position.setup.grid.numbers:
        return Move("place", (source, target))
    return HOLD if source == DRAWN and target in HELD[: position.setup.hold] else None


PRESSES = Presses(_at, _between)
