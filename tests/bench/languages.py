"""Languages: how long it takes to load one, and how much memory its texts use."""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from bot.i18n.catalog import DEFAULT_LANGUAGE, languages
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import is_understood
from bot.screens.board import board_screen
from engine.games import all_games
from engine.options import read_options
from engine.record import Record
from tests.bench.figures import Figure, measures, resident_bytes
from tests.bot.saved_games import loaded

DEAL = 7


@measures("language.ms", "language.mib", "languages.typed.ms")
def loading() -> Iterator[Figure]:
    """Read what is typed in all languages, then show a board of every game in each further one.

    The memory is the growth of the process for a language, its boards included; it is known only on Linux.
    """
    if sys.platform != "linux":
        sys.stderr.write("language.mib is left out: only Linux shows the memory of a process.\n")
        return
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        typed, shown = processes.submit(used).result()
    yield Figure("languages.typed.ms", typed * 1000, "ms")
    yield Figure("language.ms", median(seconds for seconds, _ in shown) * 1000, "ms")
    yield Figure("language.mib", median(grown for _, grown in shown) / 1024 / 1024, "MiB")


def used() -> tuple[float, list[tuple[float, int]]]:
    """Return the seconds for what is typed, and for each language the seconds and bytes of its boards."""
    show_boards(DEFAULT_LANGUAGE)
    begun = perf_counter()
    is_understood("")
    typed = perf_counter() - begun
    shown = []
    for language in languages()[1:]:
        before, begun = resident_bytes(), perf_counter()
        show_boards(language)
        seconds = perf_counter() - begun
        shown.append((seconds, resident_bytes() - before))
    return typed, shown


def show_boards(language: str) -> None:
    """Describe the first board of every game, with its buttons and alt text."""
    for game in all_games():
        board_screen(Texts.load(language), loaded(Record.begin(game, read_options(game.options, ()), DEAL)))
