"""Why a press on the board makes no move, or what move there is: a module for each game says more.

A player presses one place, or two: a card, and where it should go. Every reason comes from what the player
sees, so it never depends on hidden cards.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from engine.board import Board
from engine.declarations import Declarations
from engine.errors import IllegalMoveError
from engine.game import P, Position
from engine.games import find_game, module_names
from engine.move import Move


@dataclass(frozen=True, slots=True)
class Presses(Generic[P]):
    """``PRESSES`` of ``engine/presses/GAME.py``."""

    at: Callable[[P, str], IllegalMoveError | None]
    """Says why no legal move names a place, or which move is made there by a verb alone; ``None`` if there is
    nothing to say of it but what is said in all games, and for a word that is no place."""
    between: Callable[[P, str, str], Move | IllegalMoveError | None]
    """Returns the move that a source and a target mean, or why they mean none; ``None`` if they never do."""
    preference: Callable[[Board, str, str], int] | None = None
    """Of moves from one source, returns what says which a press on it alone means: the lowest, if only one
    has that; ``None`` in games in which all targets are alike."""


PRESSES: Declarations[Presses[Position]] = Declarations(__name__, "PRESSES", Presses)


def refusal_at(position: Position, place: str) -> IllegalMoveError:
    """Return why no move begins at a place; if one does, or if one ends there, the reason is that."""
    if position.outcome() is not None:
        return over()
    moves, board = position.legal_moves(), position.board()
    is_any_order = find_game(position.game).is_any_order
    if any(place in (move.places if is_any_order else move.places[:1]) for move in moves):
        return begins_here(place)
    if any(place in move.places for move in moves):
        return IllegalMoveError("ends-here", f"a move leads to {place}, but none begins there", place=place)
    presses = PRESSES.find(*module_names(position.game))
    if presses and (reason := presses.at(position, place)):
        return reason
    if board.covered(place):
        return IllegalMoveError("covered-card", f"the card at {place} is covered", place=place)
    if board.has_place(place):
        return IllegalMoveError("no-move-here", f"no move names {place} now", place=place)
    return IllegalMoveError("no-such-place", f"{place!r} is no place of the board", place=place)


def refusal_between(position: Position, source: str, target: str) -> IllegalMoveError:
    """Return why no move leads from one place to another; if one does, the reason is that."""
    if position.outcome() is not None:
        return over()
    presses = PRESSES.find(*module_names(position.game))
    between = presses.between if presses else _usual_move
    move = between(position, source, target)
    if isinstance(move, IllegalMoveError):
        return move
    if move:
        is_legal = position.allows(move)
        return IllegalMoveError("move-there", f"{move.text} is legal") if is_legal else position.refusal(move)
    reason, other = refusal_at(position, source), refusal_at(position, target)
    if source == target or reason.reason != "begins-here":
        return reason
    if other.reason == "no-such-place":
        return other
    return IllegalMoveError("no-move-between", f"no move leads from {source} to {target}")


def preference(board: Board, source: str, target: str) -> int:
    """Return how far a target is from what a press on a source alone means: the lowest is preferred."""
    presses = PRESSES.find(*module_names(board.game))
    return presses.preference(board, source, target) if presses and presses.preference else 0


def over() -> IllegalMoveError:
    """Return that the game is over."""
    return IllegalMoveError("over", "the game is over")


def begins_here(place: str) -> IllegalMoveError:
    """Return that a move begins at a place."""
    return IllegalMoveError("begins-here", f"a move begins at {place}", place=place)


def pile_of(board: Board, place: str) -> str:
    """Return the pile of a covered card; the place itself for every other one."""
    covered = board.covered(place)
    return covered[0].name if covered else place


def _usual_move(position: Position, source: str, target: str) -> Move | None:
    """Return the move from place to place with the verb of those that are legal from the source."""
    verbs = (
        move.verb for move in position.legal_moves() if len(move.places) == 2 and move.places[0] == source
    )
    verb = next(verbs, "")
    board = position.board()
    return Move(verb, (source, pile_of(board, target))) if verb and board.has_place(target) else None
