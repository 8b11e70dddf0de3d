"""The board on a result card."""

from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from engine.board import Board


def result_board(texts: Texts, loaded: LoadedGame) -> tuple[Board, str]:
    """Return the last board of a game that leaves cards, and the line that introduces it, if it needs one.

    Where none is left, as when Wish is won, it is the first of the boards with most cards face up.
    """
    last = loaded.position.board()
    if any(pile.cards for pile in last.piles):
        return last, ""
    boards = [position.board() for position in loaded.session.record.positions()]
    face_up = [sum(card is not None for pile in board.piles for card in pile.cards) for board in boards]
    number = face_up.index(max(face_up))
    return boards[number], texts("result-fullest-board", moves=number)
