"""Sheets: how long drawing those of one theme takes, and the memory that they keep."""

import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from tests.bench.figures import Figure, measures

THEME = "green"
PROCESSES = 3


@measures("sheet.s", "sheet.mib")
def sheets() -> Iterator[Figure]:
    """Draw the sheets of a theme, all decks in all their usual sizes, in fresh processes.

    The memory is by how much the process has grown when all is drawn, for Pillow's pixels are counted by
    nothing in Python. Only Linux tells it.
    """
    if sys.platform != "linux":
        sys.stderr.write("sheet.s and sheet.mib are left out: only Linux tells the memory of a process.\n")
        return
    drawn = [drawn_anew() for _ in range(PROCESSES)]
    yield Figure("sheet.s", median(seconds for seconds, _ in drawn), "s")
    yield Figure("sheet.mib", median(grown for _, grown in drawn) / 1024 / 1024, "MiB")


def drawn_anew() -> tuple[float, int]:
    """Return the seconds that a fresh process draws, and the bytes by which it grows."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.drawing", THEME], capture_output=True, text=True, check=True
    )
    seconds, grown = done.stdout.split()
    return float(seconds), int(grown)
