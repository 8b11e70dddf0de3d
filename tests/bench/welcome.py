"""The welcome: time to paint the picture of all games, with all cards drawn, and its size."""

from collections.abc import Iterator
from functools import partial
from statistics import median

from bot.core.charts import DEFAULT_THEME
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.welcome import welcome_picture
from tests.bench.figures import Figure, measures, timed

ROUNDS = 15


@measures("welcome.ms", "welcome.kib")
def welcome() -> Iterator[Figure]:
    """Paint the picture several times; yield the median time and the size."""
    picture, _ = welcome_picture(Texts.load("en"), DEFAULT_THEME)
    paint = partial(paint_file, picture)
    size = len(paint())
    yield Figure("welcome.ms", median(timed(paint)[1] for _ in range(ROUNDS)) * 1000, "ms")
    yield Figure("welcome.kib", size / 1024, "KiB")
