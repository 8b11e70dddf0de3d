"""Tables of Blink built by hand, for its tests."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.cards.blink import BlinkCard
from engine.errors import IllegalMoveError
from engine.games.blink import DECK, GAME, BlinkPosition
from engine.move import Move
from engine.options import read_options

FIVE = "E3 1GM, D4 3RM, F4 2NS, E5 1BT"
"""Four cards around E4 that do not touch one another."""

CARDS = {card.code: card for card in DECK}


def cards(codes: str) -> tuple[BlinkCard, ...]:
    """Return the cards with these codes, such as ``1RS 3RM``."""
    return tuple(CARDS[code] for code in codes.split())


def dealt(*words: str, deal: int = 0) -> BlinkPosition:
    """Deal with options such as ``hold=1``."""
    position = GAME.deal(deal, read_options(GAME.options, words))
    assert isinstance(position, BlinkPosition)
    return position


def laid(
    table: str, *, drawn: str = "", held: str = "", stock: str = "", words: Sequence[str] = ()
) -> BlinkPosition:
    """Lay cards on cells, as in ``A1 1RS, B1 1YS``, whether they match or not; ``words`` are options."""
    position = dealt(*words)
    for cell, code in (entry.split() for entry in table.split(",")):
        position = replace(position, drawn=cards(code)).after(Move("place", ("drawn", cell)))
    return replace(position, drawn=cards(drawn), held=cards(held), stock=cards(stock))


def place(slot: str, cell: str) -> Move:
    """Return the placement of the drawn card or a held one."""
    return Move("place", (slot, cell))


def reason(position: BlinkPosition, move: Move) -> str:
    """Return the reason why a move is refused; fail if it is legal."""
    with pytest.raises(IllegalMoveError) as refused:
        position.play(move)
    assert str(refused.value)
    return refused.value.reason
