"""Typed labels of buttons: moves in the words of the player's language."""

from unicodedata import normalize

from bot.i18n.texts import Texts
from bot.screens.descriptions import move_label
from engine import reading
from engine.errors import InvalidMoveError
from engine.game import Position
from engine.move import Move


def read_moves(texts: Texts, position: Position, line: str) -> tuple[Move, ...]:
    """Read a typed line as its game does, or as the label of the button of a legal move.

    Raises ``InvalidMoveError`` as the game does. A label that several moves share means none of them.
    """
    # The game might read only the letters and numbers of a label, and ignore its words.
    if not line.isascii() and (move := _move_with_label(texts, position, line)):
        return (move,)
    try:
        return reading.read_moves(position, line)
    except InvalidMoveError:
        move = _move_with_label(texts, position, line) if line.isascii() else None
        if move is None:
            raise
        return (move,)


def _move_with_label(texts: Texts, position: Position, line: str) -> Move | None:
    """Return the one legal move with that label; ``None`` if there is none, or several."""
    wanted, board = _normalized(line), position.board()
    labels = ((move, move_label(texts, position, board, move)) for move in position.legal_moves())
    meant = [move for move, label in labels if _normalized(label) == wanted]
    return meant[0] if len(meant) == 1 else None


def _normalized(text: str) -> str:
    """Return a text for comparison: in lower case and one width, without spaces."""
    return "".join(normalize("NFKC", text).casefold().split())
