"""Replay animations: time from the record of a game of up to sixty moves to a GIF file, and the file size."""

from collections.abc import Iterator
from functools import partial
from statistics import median

from bot.core.images import ReplayAnimation
from bot.rendering.image_renderer import paint_file
from engine.record import Record
from tests.bench.figures import Figure, measures, timed
from tests.engine.transcripts import RECORDS

MOVES = 60
ROUNDS = 15


@measures("film.ms", "film.kib")
def film() -> Iterator[Figure]:
    """Paint an animation of the first moves of each golden play; yield the maximum time and size of all."""
    times, sizes = [], []
    for name, text in RECORDS.items():
        paint = partial(paint_file, ReplayAnimation(Record.read(text).first(MOVES).text, name))
        sizes.append(len(paint()))
        times.append(median(timed(paint)[1] for _ in range(ROUNDS)))
    yield Figure("film.ms", max(times) * 1000, "ms")
    yield Figure("film.kib", max(sizes) / 1024, "KiB")
