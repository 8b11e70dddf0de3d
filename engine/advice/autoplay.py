"""Plays a game to its end from any of its moments, with all cards known, as well as solvers can."""

from engine.advice.game_value import replayed_positions, value_of
from engine.games import find_game
from engine.move import Move
from engine.record import Record
from engine.solvers import solve, usual_budget


def autoplay(text: str, number: int, seconds: int = 0, known: tuple[Move, ...] = ()) -> tuple[Move, ...]:
    """Return the best known moves from a moment of a recorded game to an end.

    These may be the player's own moves, or a line that is ``known`` already. If no win is found, they may
    stop before the end, at the best score that is found. Raises ``KeyError`` for a game without a solver.
    """
    record = Record.read(text)
    game, positions = find_game(record.game), replayed_positions(record, seconds)
    start = positions[number]
    lines = [solve(start, usual_budget(game.name)).line, known, record.moves[number:]]
    values = [(line, value_of(game, start.after_line(line))) for line in lines if line]
    return max(values, key=lambda one: one[1], default=((), None))[0]
