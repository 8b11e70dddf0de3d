"""Presses in Flip: four cards from a card on that cannot be played, two cards that are no ends."""

from engine.errors import IllegalMoveError
from engine.games.flip import DEAL, PLACE_NUMBER, WINDOW, FlipPosition
from engine.move import Move
from engine.presses import Presses, begins_here, pile_of


def _at(position: FlipPosition, place: str) -> IllegalMoveError | None:
    board = position.board()
    if pile_of(board, place) == "stock":
        return begins_here(place) if position.stock else position.refusal(DEAL)
    return position.refusal(Move("turn", (place,))) if board.has_place(place) else None


def _between(position: FlipPosition, source: str, target: str) -> Move | IllegalMoveError | None:
    """Return a play whose ends are two cards, in any order."""
    board = position.board()
    if not all(PLACE_NUMBER.fullmatch(place) and board.has_place(place) for place in (source, target)):
        return None
    first, last = sorted((int(source), int(target)))
    if last - first != WINDOW - 1:
        one, other = position.hand[first - 1], position.hand[last - 1]
        problem = f"{one.code} and {other.code} are not the ends of four cards"
        return IllegalMoveError("not-ends", problem, one=one, other=other)
    verb = (*position.verbs_at(first - 1), "turn")[0]
    return Move(verb, (str(first),))


PRESSES = Presses(_at, _between)
