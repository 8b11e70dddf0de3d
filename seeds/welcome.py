"""What the welcome shows of each game (``seeds/welcome.json``): a position, and how long and hard it is."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

FILE = "welcome.json"


@dataclass(frozen=True, slots=True)
class GameEffort:
    """How long and how hard a game is, measured by ``python -m seeds.generation.effort``."""

    moves: int
    """The median number of moves to the end for players who follow hints."""
    won: int
    """The percentage of playouts by a simple player that win, of all certified deals with default options."""
    points: int
    """The median score of such playouts; only shown of games for points."""


@dataclass(frozen=True, slots=True)
class Introduction:
    """What the welcome shows of a game."""

    record: str
    """The record of a game in play, chosen by hand."""
    effort: GameEffort | None
    """``None`` until it is measured."""


@cache
def introductions() -> dict[str, Introduction]:
    """Return what the welcome shows of each game, by its name; a new game may not be there yet."""
    content = json.loads((files("seeds") / FILE).read_text("utf-8"))
    return {
        name: Introduction(
            found["record"],
            GameEffort(found["moves"], found["won"], found["points"]) if "moves" in found else None,
        )
        for name, found in content.items()
    }
