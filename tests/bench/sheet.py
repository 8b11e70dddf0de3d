"""Sprite sheets: how long it takes to draw those of one theme, and how much memory they use."""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from render.boards.layouts import LAYOUTS
from render.cards.decks import DECKS
from render.painting.painter import prepare_sheets
from tests.bench.figures import Figure, measures, resident_bytes

THEME = "green"
PROCESSES = 3


@measures("sheet.s", "sheet.mib")
def sheets() -> Iterator[Figure]:
    """Draw the sheets of a theme, all decks in all their default sizes, in new processes.

    The memory is the growth of the process, because Python does not count Pillow's pixels. It is known only
    on Linux.
    """
    if sys.platform != "linux":
        sys.stderr.write("sheet.s and sheet.mib are left out: only Linux shows the memory of a process.\n")
        return
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        drawn = [processes.submit(draw, THEME).result() for _ in range(PROCESSES)]
    yield Figure("sheet.s", median(seconds for seconds, _ in drawn), "s")
    yield Figure("sheet.mib", median(grown for _, grown in drawn) / 1024 / 1024, "MiB")


def draw(theme: str) -> tuple[float, int]:
    """Import all code, then draw every sheet; return the seconds and bytes of the drawing."""
    for name in LAYOUTS.all():
        LAYOUTS.require(name)
    for name in DECKS.all():
        DECKS.require(name)
    before, begun = resident_bytes(), perf_counter()
    for name in LAYOUTS.all():
        prepare_sheets(name, theme)
    seconds = perf_counter() - begun
    return seconds, resident_bytes() - before
