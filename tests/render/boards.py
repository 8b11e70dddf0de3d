"""Boards to be painted."""

from engine.board import Board, Mark
from engine.games import find_game
from engine.options import read_options
from engine.record import Record


def wish(deal: int, pairs: int, *options: str) -> tuple[Board, tuple[Mark, ...]]:
    """Deal Wish and take the first pair so many times; return the board and the piles of the last pair."""
    game = find_game("wish")
    position = game.start(deal, read_options(game.options, options))
    last: tuple[str, ...] = ()
    for _ in range(pairs):
        move = position.legal_moves()[0]
        position, last = position.after(move), move.places
    return position.board(), tuple(map(Mark, last))


def recorded(record: Record) -> tuple[Board, tuple[Mark, ...]]:
    """Replay a record; return the board and the traces of the last move."""
    position = record.replay()
    traces = position.traces(record.moves[-1]) if record.moves else ()
    return position.board(), tuple(map(Mark, traces))
