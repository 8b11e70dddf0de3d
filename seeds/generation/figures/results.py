"""The raw results of the study: ``seeds/results/GAME.csv.xz``, a line for each deal and player.

A file is text in CSV, compressed by xz, so that anybody can look a deal up and check it. The solver is one of
the players. Results are added in streams of their own, which xz reads as one file, so nothing that was
computed is lost when a run is interrupted. A small file beside it, ``times.csv``, keeps the processor time.
"""

import csv
import fcntl
import lzma
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from seeds.generation.data_file import MakingError, replace_file
from seeds.plan import Words

RESULTS = Path(__file__).parents[2] / "results"
TIMES = "times.csv"
TIME_FIELDS = ("game", "options", "player", "seconds")
PRESET = 6
"""How hard xz tries; a higher one makes these files hardly smaller."""

SOLVER = "solver"
WON, NOT_WON = "won", "not won"
"""The verdicts on a player's game."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other processes from working on a folder; raise ``MakingError`` if one does."""
    folder.mkdir(parents=True, exist_ok=True)
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError as error:
        raise MakingError(f"another process works on {folder}: try again when it has ended") from error
    finally:
        os.close(opened)


class Row(NamedTuple):
    """A deal, and what a player made of it; its fields are the columns of the file."""

    rules: int
    options: str
    """The words that choose other options than the defaults, such as ``level=5``."""
    player: str
    """``solver``, or the name of another player."""
    deal: int
    verdict: str
    """The ``Verdict`` of the solver; ``won`` or ``not won`` for other players."""
    score: int | None
    """The score at the end of the best line found; ``None`` if none was found."""
    bound: int | None
    """A proved bound of the score: no line reaches a better one. ``None`` if none is known."""
    budget: int
    """The positions that the solver was allowed to look at; 0 for other players."""
    positions: int
    """The positions that it looked at; 0 for other players."""

    @property
    def words(self) -> Words:
        """The words that choose the options."""
        return tuple(self.options.split())

    @property
    def text(self) -> str:
        """The line of the file, with its end."""
        return ",".join("" if field is None else str(field) for field in self) + "\n"

    @classmethod
    def read(cls, line: str) -> "Row":
        """Read a line; raise ``MakingError`` if it is none."""
        try:
            rules, options, player, deal, verdict, score, bound, budget, positions = line.rstrip("\n").split(
                ","
            )
            return cls(
                int(rules),
                options,
                player,
                int(deal),
                verdict,
                int(score) if score else None,
                int(bound) if bound else None,
                int(budget),
                int(positions),
            )
        except ValueError as error:
            raise MakingError(f"{line!r} is no result: {error}") from error


HEAD = ",".join(Row._fields) + "\n"


def read_rows(path: Path) -> Iterator[Row]:
    """Yield the rows of a file, none if there is no such file; raise ``MakingError`` if it is broken."""
    return map(Row.read, read_lines(path))


def read_lines(path: Path) -> Iterator[str]:
    """Yield the lines that are the rows of a file, each with its end, as ``read_rows`` does."""
    if not path.exists():
        return
    try:
        with lzma.open(path, "rt", encoding="utf-8") as lines:
            if next(lines, "") != HEAD:
                raise MakingError(f"{path.name} does not begin with {HEAD.strip()!r}")
            yield from lines
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise MakingError(
            f"{path.name} is broken: {error}. Restore it, or delete it to begin again"
        ) from error


def add_rows(path: Path, rows: Sequence[Row]) -> None:
    """Add rows to a file, as a stream of their own; whenever this is interrupted, the file is whole."""
    before = path.read_bytes() if path.exists() else b""
    text = ("" if before else HEAD) + "".join(row.text for row in rows)
    replace_file(path, before + lzma.compress(text.encode(), preset=PRESET))


def write_rows(path: Path, rows: Iterable[Row]) -> None:
    """Replace a file by one with these rows, in one stream, which is smaller."""
    replace_file(path, lzma.compress((HEAD + "".join(row.text for row in rows)).encode(), preset=PRESET))


def results_path(game: str, folder: Path = RESULTS) -> Path:
    """Return the path of the results of a game."""
    return folder / f"{game}.csv.xz"


TimeKey = tuple[str, str, str]
"""A game, the words of its options, and a player."""


def read_times(folder: Path = RESULTS) -> dict[TimeKey, float]:
    """Return the seconds of processor time that went into the results."""
    path = folder / TIMES
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines)
        return {(row["game"], row["options"], row["player"]): float(row["seconds"]) for row in rows}


def add_time(key: TimeKey, seconds: float, folder: Path = RESULTS) -> None:
    """Add seconds of processor time to those of a game, its options and a player."""
    times = defaultdict(float, read_times(folder))
    times[key] += seconds
    lines = (",".join((*one, f"{time:.1f}")) for one, time in sorted(times.items()))
    replace_file(folder / TIMES, "".join(f"{line}\n" for line in (",".join(TIME_FIELDS), *lines)).encode())
