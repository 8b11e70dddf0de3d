"""What stands on buttons, typed: a move said in the words of the player's own language."""

from unicodedata import normalize

from bot.i18n.texts import Texts
from bot.screens.descriptions import move_label
from engine import reading
from engine.errors import InvalidMoveError
from engine.game import Position
from engine.move import Move


def read_moves(texts: Texts, position: Position, line: str) -> tuple[Move, ...]:
    """Read a typed line as its game does, or as what stands on the button of a legal move.

    Raises ``InvalidMoveError`` as the game does. What stands on the buttons of several moves is none of them.
    """
    # Of a label the game might take the letters and numbers alone, which say less than its words do.
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
    """Return the one legal move that is called so; ``None`` for no move, or several."""
    wanted, board = _normalized(line), position.board()
    labels = ((move, move_label(texts, position, board, move)) for move in position.legal_moves())
    meant = [move for move, label in labels if _normalized(label) == wanted]
    return meant[0] if len(meant) == 1 else None


def _normalized(text: str) -> str:
    """Return a text as it is compared: small letters of one width, without spaces."""
    return "".join(normalize("NFKC", text).casefold().split())
