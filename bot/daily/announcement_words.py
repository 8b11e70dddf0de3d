"""What posts tell in words: runs and those who made them, moments, and where most lost."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from unicodedata import bidirectional

from bot.daily.clock import duration, full_hour
from bot.daily.crux import Crux
from bot.daily.places import Effort, Row
from bot.daily.puzzle import Puzzle
from bot.spoken import called_move
from bot.texts import Texts, clipped
from bot.width import shortened
from bot.zones import existing_zone

MOST_NAME = 20
"""Columns of a player's name in a line of a phone, beside a result."""
FROM_THE_RIGHT = {"R", "AL"}
"""Letters such as those of Hebrew and Arabic."""
LEFT_TO_RIGHT = "\u200e"
"""The mark that keeps a line, and the numbers beside such letters, in the order in which they are written."""


@lru_cache(64)
def crux_told(texts: Texts, crux: Crux) -> str:
    """Tell with which move most lost, or how long half of them could be won; nothing where few lost."""
    if crux.record is None or crux.better is None:
        return texts("announce-apart", number=crux.half) if crux.half else ""
    moves = len(crux.record.moves)
    before = crux.record.first(moves - 1).replay()
    lost, better = (
        called_move(texts, before, before.board(), move) for move in (crux.record.moves[-1], crux.better)
    )
    return texts("announce-crux", number=moves, move=lost, percent=crux.percent, better=better)


def trial_told(texts: Texts, hour: int, zone: str) -> str:
    """Tell that a post is a trial, and when those that are none will come."""
    return texts("announce-trial", time=full_hour(hour), zone=zone)


def row_told(texts: Texts, puzzle: Puzzle, row: Row) -> str:
    """Tell a place of a day's table on a line."""
    name = "announce-row" if puzzle.par is None else "announce-points-row"
    return texts(name, place=row.place, name=called(texts, row), **_effort(row.effort))


def run_told(texts: Texts, puzzle: Puzzle | None, row: Row) -> str:
    """Tell a run of a day without its player; with its points where the game is for points."""
    name = "announce-run" if puzzle is None or puzzle.par is None else "announce-points-run"
    return texts(name, **_effort(row.effort))


def called(texts: Texts, row: Row) -> str:
    """Return what a player is called in a line that has other things to say as well.

    A name that is written from the right does not turn the numbers beside it.
    """
    name = shortened(row.name or texts("announce-nameless"), MOST_NAME)
    is_turned = any(bidirectional(sign) in FROM_THE_RIGHT for sign in name)
    return f"{LEFT_TO_RIGHT}{name}{LEFT_TO_RIGHT}" if is_turned else name


def with_names(told: Callable[[int], str], most: int, room: int) -> str:
    """Return a text that names as many players as there is room for, at most so many.

    ``told`` says it with some number of them; where it has no room with none either, its end is left out.
    """
    texts = (told(names) for names in range(most, -1, -1))
    return clipped(next((text for text in texts if len(text) <= room), told(0)), room)


def moment(texts: Texts, when: int, zone: str) -> str:
    """Tell a moment of these days by the clock of a zone."""
    local = datetime.fromtimestamp(when, UTC).astimezone(existing_zone(zone))
    return texts("announce-moment", weekday=local.isoweekday(), time=f"{local:%H:%M}")


def named(texts: Texts, puzzle: Puzzle) -> dict[str, str]:
    """Return the number of a day and its game as messages want them."""
    return {"number": str(puzzle.number), "game": texts(f"{puzzle.record.game}-title")}


def _effort(effort: Effort | None) -> dict[str, int | str]:
    if effort is None:
        raise ValueError("a row of a day's table without a result")
    return {"score": effort.score, "moves": effort.moves, "time": duration(effort.seconds)}
