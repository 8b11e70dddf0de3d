"""A game played to its end from any of its moments, all cards known: as well as can be found out."""

from engine.advice.worth import course, end_of, worth_of
from engine.games import find_game
from engine.move import Move
from engine.record import Record
from engine.solvers import solve, usual_budget


def play_on(text: str, number: int, seconds: int = 0) -> tuple[Move, ...]:
    """Return moves from a moment of the game of a record to an end, the best that are found.

    None are returned where no end is found, nor where the game is over already. Raises ``KeyError`` for a
    game without a solver.
    """
    record = Record.read(text)
    game, positions = find_game(record.game), course(record, seconds)
    start, end = positions[number], positions[-1]
    line = solve(start, usual_budget(game.name)).line
    if end.outcome() is None or (line and worth_of(game, end) <= worth_of(game, end_of(start, line))):
        return line
    return record.moves[number:]
