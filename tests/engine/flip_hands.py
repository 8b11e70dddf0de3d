"""Hands of Flip as text: the visible faces, the dark ones with a star, as in ``2S 8C 9D* TS``."""

import pytest

from engine.cards.flip import CARDS, FlipCard
from engine.errors import IllegalMoveError
from engine.game import Position
from engine.games.flip import GAME, FlipPosition
from engine.move import Move
from engine.options import read_options

BY_FACE = {(card.face.code, card.is_dark): card for card in CARDS}


def cards(text: str) -> tuple[FlipCard, ...]:
    """Return the cards of a text; no card may occur twice, not even with its other side up."""
    found = tuple(BY_FACE[word[:2], word.endswith("*")] for word in text.split())
    assert len({card.light for card in found}) == len(found)
    return found


def hand(text: str, stock: str = "", *, is_open: bool = False) -> FlipPosition:
    """Return a position; cards that are neither in the hand nor in the stock have been removed."""
    return FlipPosition(cards(text), cards(stock), open=is_open)


def shown(position: FlipPosition) -> str:
    """Return the hand as text, as ``hand`` reads it."""
    tops = [pile.top for pile in position.board().of_kind("card")]
    return " ".join(card.face.code + "*" * card.is_dark for card in tops if isinstance(card, FlipCard))


def plays(position: FlipPosition) -> list[str]:
    """Return the legal moves that neither deal nor stop."""
    return [move.text for move in position.legal_moves() if move.verb not in ("deal", "stop")]


def after(position: FlipPosition, *moves: str) -> FlipPosition:
    """Play moves, given as text, one by one."""
    for move in moves:
        position = position.play(Move.read(move))
    return position


def dealt(number: int, *options: str) -> FlipPosition:
    """Return a deal."""
    position = GAME.deal(number, read_options(GAME.options, options))
    assert isinstance(position, FlipPosition)
    return position


def refused(position: Position, move: str) -> IllegalMoveError:
    """Play an illegal move and return the error."""
    with pytest.raises(IllegalMoveError) as caught:
        position.play(Move.read(move))
    return caught.value
