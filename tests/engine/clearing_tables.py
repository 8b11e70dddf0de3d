"""Positions of clearing games built by hand."""

from collections.abc import Mapping
from dataclasses import replace

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError
from engine.families.clearing.places import STOCK, WASTE
from engine.families.clearing.position import ClearingPosition
from engine.games import find_game
from engine.move import Move
from engine.options import read_options


def cards(codes: str) -> tuple[FrenchCard, ...]:
    """Return the cards with these codes, such as ``AS TH``."""
    return tuple(FrenchCard(*code) for code in codes.split())


def dealt(number: int, game: str) -> ClearingPosition:
    """Return a deal of a game with options, such as ``pyramid passes=1``."""
    name, *words = game.split()
    found = find_game(name)
    position = found.deal(number, read_options(found.options, words))
    assert isinstance(position, ClearingPosition)
    return position


def table(
    *more: Mapping[str, str], game: str = "pyramid", redeals: int = 0, **places: str
) -> ClearingPosition:
    """Return a position with these cards at its places; other places are empty.

    The bottom card of a pile comes first; of the stock, the next card comes first, and of the waste last.
    """
    given = {place: codes for part in (*more, places) for place, codes in part.items()}
    start = dealt(1, game)
    assert set(given) <= {*start.table.names, STOCK, WASTE}
    return replace(
        start,
        piles=tuple(cards(given.get(name, "")) for name in start.table.names),
        stock=cards(given.get(STOCK, "")),
        waste=cards(given.get(WASTE, "")),
        redeals=redeals,
    )


def play(position: ClearingPosition, *texts: str) -> ClearingPosition:
    """Play moves one after the other."""
    for text in texts:
        position = position.play(Move.read(text))
    return position


def legal(position: ClearingPosition) -> str:
    """Return the legal moves in their order, without the verb ``take``."""
    return ", ".join(move.text.removeprefix("take ") for move in position.legal_moves())


def refused(position: ClearingPosition, text: str) -> str:
    """Return the reason and the sentence with which a move is refused; an empty string if it is legal."""
    move = Move.read(text)
    try:
        position.play(move)
    except IllegalMoveError as error:
        assert not position.allows(move)
        return f"{error.reason}: {error}"
    return ""


def seen(position: ClearingPosition, place: str) -> str:
    """Return the codes of the cards at a place as the player sees them, ``##`` for a hidden card."""
    return " ".join(card.code if card else "##" for card in position.board().pile(place).cards)
