"""Run as a program: draws all sheets of a theme, and prints the seconds and the bytes that this takes."""

import gc
import os
import sys
from pathlib import Path
from time import perf_counter

from render.boards.layouts import find_layout, layout_names
from render.cards.decks import deck_names, find_deck
from render.painting.painter import prepare_sheets

STATISTICS = Path("/proc/self/statm")
"""Where Linux tells the memory of a process, in pages: all of it, and what is resident."""


def resident() -> int:
    """Return the bytes of memory that the process has now."""
    gc.collect()
    return int(STATISTICS.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main(theme: str) -> None:
    """Load all code, then draw every deck in all sizes that boards usually have."""
    for name in layout_names():
        find_layout(name)
    for name in deck_names():
        find_deck(name)
    before = resident()
    begun = perf_counter()
    for name in layout_names():
        prepare_sheets(name, theme)
    seconds = perf_counter() - begun
    sys.stdout.write(f"{seconds} {resident() - before}\n")


if __name__ == "__main__":
    main(sys.argv[1])
