"""A game played to its end from any of its moments, all cards known: as well as can be found out."""

from engine.advice.worth import course, end_of, worth_of
from engine.games import find_game
from engine.move import Move
from engine.record import Record
from engine.solvers import solve, usual_budget


def play_on(text: str, number: int, seconds: int = 0, known: tuple[Move, ...] = ()) -> tuple[Move, ...]:
    """Return moves from a moment of the game of a record to an end, the best that are found.

    These may be the player's own, or a way that is ``known`` already. Where no win is found they may stop
    short of the end, with the best score that is found. Raises ``KeyError`` for a game without a solver.
    """
    record = Record.read(text)
    game, positions = find_game(record.game), course(record, seconds)
    start = positions[number]
    ways = [solve(start, usual_budget(game.name)).line, known, record.moves[number:]]
    worths = [(way, worth_of(game, end_of(start, way))) for way in ways if way]
    return max(worths, key=lambda one: one[1], default=((), None))[0]
