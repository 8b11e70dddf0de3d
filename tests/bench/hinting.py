"""Games that are played by the hints alone, and how long a hint takes in the middle of a game."""

from collections.abc import Iterable
from statistics import quantiles
from time import perf_counter

from engine.advice import advise
from engine.game import Game, Position
from engine.options import read_options
from engine.outcome import Result
from tests.engine.playing import random_course

DEALS = 300
MIDDLES = 100


def dealt(game: Game, number: int) -> Position:
    """Return a deal with the usual options."""
    return game.deal(number, read_options(game.options, ()))


def share_won(game: Game, deals: Iterable[int] = range(1, DEALS + 1)) -> float:
    """Return how many of a hundred deals are won by always doing what the hint says."""
    won = [_is_won(dealt(game, number)) for number in deals]
    return 100 * sum(won) / len(won)


def _is_won(position: Position) -> bool:
    while (outcome := position.outcome()) is None:
        position = position.play(advise(position.board()).estimates[0].move)
    return outcome.result is Result.WON


def slowest_of_a_hundred(game: Game) -> float:
    """Return what a hint takes in ms at most, but for one in a hundred: at the start and half-way through."""
    taken = []
    for number in range(1, MIDDLES + 1):
        start = dealt(game, number)
        course = [start, *(position for _, position in random_course(start, number))]
        for position in (start, course[len(course) // 2]):
            if position.outcome() is None:
                board, begun = position.board(), perf_counter()
                advise(board)
                taken.append(perf_counter() - begun)
    return quantiles(taken, n=100)[98] * 1000
