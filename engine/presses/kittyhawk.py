"""Presses in Kittyhawk: a card that fits nowhere, a foundation that waits, the empty stock."""

from engine.errors import IllegalMoveError
from engine.games.kittyhawk import DEAL, FIRST_PILE, LEVELS, PLACES, STOCK, KittyhawkPosition
from engine.move import Move
from engine.presses import Presses, begins_here, pile_of


def _at(position: KittyhawkPosition, place: str) -> IllegalMoveError | None:
    board = position.board()
    if pile_of(board, place) == STOCK:
        return begins_here(place) if position.stock else position.refusal(DEAL)
    if place not in PLACES:
        return None
    number, card = PLACES.index(place), board.pile(place).top
    if number < FIRST_PILE:
        height = len(position.piles[number])
        wanted = (*LEVELS[position.level].ranks[height:], "none")[0]
        if card is None:
            return IllegalMoveError("foundation-empty", f"{place} waits for its Ace", place=place)
        problem = f"after {card.code} comes rank {wanted}, and none is there"
        return IllegalMoveError("no-next-card", problem, place=place, top=card, wanted=wanted)
    if card is None:
        return IllegalMoveError("nothing-there", f"there is no card at {place}", place=place)
    reason = "crown-fits-nowhere" if card.code[0] == "R" else "fits-nowhere"
    return IllegalMoveError(reason, f"{card.code} fits nowhere now", card=card)


def _between(position: KittyhawkPosition, source: str, target: str) -> Move | None:
    board = position.board()
    aim = pile_of(board, target)  # a card dropped on the covered part of a pile goes on the pile
    if board.covered(source) or not (board.has_place(source) and board.has_place(aim)):
        return None
    return Move("move", (source, aim))


PRESSES = Presses(_at, _between)
