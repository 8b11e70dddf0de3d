"""The rules: random games per second, and the time of a move and of a replay."""

import random
from collections.abc import Iterator
from statistics import median, quantiles
from time import perf_counter

from engine.game import Game, Position
from engine.games import all_games
from engine.options import read_options
from engine.record import Record
from tests.bench.figures import Figure, measures
from tests.engine.playing import LONGEST_COURSE, random_course

SECONDS = 2.0
"""Seconds for which games are played to measure one figure."""
RECORDS = 200
DEALS = 20


def start(game: Game, deal: int) -> Position:
    return game.deal(deal, read_options(game.options, ()))


def random_record(game: Game, deal: int, *options: str) -> Record:
    """Return the record of a game played at random to its end; the deal is the random seed."""
    record = Record.begin(game, read_options(game.options, options), deal)
    return record.then(*(move for move, _ in random_course(record.start(), deal)))


@measures(*(f"playouts_per_s.{game.name}" for game in all_games()))
def playouts() -> Iterator[Figure]:
    """Play games at random, to their end or to the move limit of ``random_course``."""
    for game in all_games():
        played, begun = 0, perf_counter()
        while perf_counter() - begun < SECONDS:
            for _ in random_course(start(game, played), played):
                pass
            played += 1
        yield Figure(f"playouts_per_s.{game.name}", played / (perf_counter() - begun), "1/s")


@measures(*(f"replay.{game.name}.ms.p99" for game in all_games()))
def replays() -> Iterator[Figure]:
    for game in all_games():
        taken = []
        for deal in range(RECORDS):
            record = random_record(game, deal)
            begun = perf_counter()
            record.replay()
            taken.append(perf_counter() - begun)
        yield Figure(f"replay.{game.name}.ms.p99", quantiles(taken, n=100)[98] * 1000, "ms")


@measures(*(f"move.{game.name}.us.median" for game in all_games()))
def moves() -> Iterator[Figure]:
    """List the legal moves of a position and play one of them, throughout random games."""
    for game in all_games():
        taken = []
        for deal in range(DEALS):
            position, chance = start(game, deal), random.Random(deal)
            for _ in range(LONGEST_COURSE):
                begun = perf_counter()
                legal = position.legal_moves()
                if not legal:
                    break
                position = position.after(legal[chance.randrange(len(legal))])
                taken.append(perf_counter() - begun)
        yield Figure(f"move.{game.name}.us.median", median(taken) * 1_000_000, "µs")
