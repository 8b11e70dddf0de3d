"""Films: how long a game of sixty moves takes from its record to a GIF file, and how large that is."""

from collections.abc import Iterator
from functools import cache
from statistics import median
from time import perf_counter

from bot.core.images import ReplayAnimation
from bot.rendering.image_renderer import paint_file
from engine.game import Game
from engine.games import all_games
from engine.options import read_options
from engine.record import Record
from tests.bench.figures import Figure, measures
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

MOVES = 60
DEALS = 20
ROUNDS = 15


@cache
def films() -> tuple[ReplayAnimation, ...]:
    """Return the first sixty moves of a game of each kind that lasts so long."""
    return tuple(
        ReplayAnimation(record.text, f"{game.title} {record.deal}")
        for game in all_games()
        for record in (lasting(game),)
        if record
    )


def lasting(game: Game) -> Record | None:
    """Return sixty moves of a golden play or else of a random one; ``None`` where none has so many."""
    records = [Record.read(text) for text in RECORDS.values()]
    for deal in range(DEALS):
        record = Record.begin(game, read_options(game.options, ()), deal)
        records.append(record.then(*(move for move, _ in random_course(record.start(), deal))))
    long = (one for one in records if one.game == game.name and len(one.moves) >= MOVES)
    return next((one.first(MOVES) for one in long), None)


def seconds(film: ReplayAnimation) -> float:
    """Return how long the film takes, by the middle of several times, when its cards have been drawn."""
    paint_file(film)
    taken = []
    for _ in range(ROUNDS):
        begun = perf_counter()
        paint_file(film)
        taken.append(perf_counter() - begun)
    return median(taken)


@measures("film.ms", "film.kib")
def film() -> Iterator[Figure]:
    """Make a film of each game; it is the slowest and the largest that count."""
    yield Figure("film.ms", max(map(seconds, films())) * 1000, "ms")
    yield Figure("film.kib", max(len(paint_file(one)) for one in films()) / 1024, "KiB")
