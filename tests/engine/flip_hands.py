"""Hands of Flip as tests write them: faces that show, a dark one with a star, as in ``2S 8C 9D* TS``."""

import pytest

from engine.cards.flip import CARDS, FlipCard
from engine.errors import IllegalMoveError
from engine.game import Position
from engine.games.flip import GAME, FlipPosition
from engine.move import Move
from engine.options import Options

BY_FACE = {(card.face.code, card.is_dark): card for card in CARDS}


def cards(text: str) -> tuple[FlipCard, ...]:
    """Read cards; none may be there twice, not with its other face either."""
    found = tuple(BY_FACE[word[:2], word.endswith("*")] for word in text.split())
    assert len({card.light for card in found}) == len(found)
    return found


def hand(text: str, stock: str = "") -> FlipPosition:
    """Build a position; what is named neither in the hand nor in the stock has been removed."""
    return FlipPosition(cards(text), cards(stock))


def shown(position: FlipPosition) -> str:
    """Write the hand as it is read."""
    tops = [pile.top for pile in position.board().of_kind("card")]
    return " ".join(card.face.code + "*" * card.is_dark for card in tops if isinstance(card, FlipCard))


def plays(position: FlipPosition) -> list[str]:
    """Return the legal moves that neither deal nor stop."""
    return [move.text for move in position.legal_moves() if move.verb not in ("deal", "stop")]


def after(position: FlipPosition, *moves: str) -> FlipPosition:
    """Play moves in their written form, one by one."""
    for move in moves:
        position = position.play(Move.read(move))
    return position


def dealt(number: int) -> FlipPosition:
    """Return a deal."""
    position = GAME.deal(number, Options())
    assert isinstance(position, FlipPosition)
    return position


def refused(position: Position, move: str) -> IllegalMoveError:
    """Play a move that is not legal, and return why."""
    with pytest.raises(IllegalMoveError) as caught:
        position.play(Move.read(move))
    return caught.value
