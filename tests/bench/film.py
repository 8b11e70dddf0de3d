"""Replay animations: time from the record of a game of sixty moves to a GIF file, and the file size."""

from collections.abc import Iterator
from functools import partial
from statistics import median

from bot.core.images import ReplayAnimation
from bot.rendering.image_renderer import paint_file
from engine.game import Game
from engine.games import all_games
from engine.record import Record
from tests.bench.figures import Figure, measures, timed
from tests.bench.games import random_record
from tests.engine.transcripts import RECORDS

MOVES = 60
DEALS = 20
ROUNDS = 15


def long_record(game: Game) -> Record | None:
    """Return a record of sixty moves, from a golden or random game; ``None`` if no game is that long."""
    records = [Record.read(text) for text in RECORDS.values()]
    records += [random_record(game, deal) for deal in range(DEALS)]
    long = (record for record in records if record.game == game.name and len(record.moves) >= MOVES)
    return next((record.first(MOVES) for record in long), None)


@measures("film.ms", "film.kib")
def film() -> Iterator[Figure]:
    """Paint an animation of each game several times; yield the maximum time and size over all games."""
    times, sizes = [], []
    for game in all_games():
        if record := long_record(game):
            paint = partial(paint_file, ReplayAnimation(record.text, f"{game.title} {record.deal}"))
            sizes.append(len(paint()))
            times.append(median(timed(paint)[1] for _ in range(ROUNDS)))
    yield Figure("film.ms", max(times) * 1000, "ms")
    yield Figure("film.kib", max(sizes) / 1024, "KiB")
