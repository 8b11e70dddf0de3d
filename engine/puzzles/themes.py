"""The themes of puzzles: what a solution is about, found by rules over its moves.

A game declares its own themes as ``THEMES`` of its module in this package; those for all games are here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.declarations import Declarations
from engine.game import P, Position
from engine.games import games_in_order, module_names
from engine.goal import Goal
from engine.puzzles.step import TIMES, Step, decisions

MANY_CHOICES = 4
LONG = 14
"""Moves of a long solution."""


@dataclass(frozen=True, slots=True)
class Theme(Generic[P]):
    """What a solution may be about."""

    name: str
    """It is stored. The message ``puzzle-theme-NAME``, or the game's own, says it."""
    is_found: Callable[[Sequence[Step[P]]], bool]
    """Tells whether a solution is about it, by its steps."""
    kind: str = ""
    """The kind of goals that it is about; empty if it is about any."""


def only_move(steps: Sequence[Step[Position]]) -> bool:
    """Tell whether at two decisions exactly one of four choices or more keeps the goal in reach."""
    found = [step for step in steps if len(step.right) == 1 and len(step.choices) >= MANY_CHOICES]
    return len(found) >= TIMES


def not_obvious(steps: Sequence[Step[Position]]) -> bool:
    """Tell whether what the sound player would do is wrong at two decisions."""
    return sum(step.is_obvious_wrong for step in decisions(steps)) >= TIMES


def long_way(steps: Sequence[Step[Position]]) -> bool:
    """Tell whether the solution has many moves."""
    return len(steps) >= LONG


OF_ALL_GAMES = (Theme("only-move", only_move), Theme("not-obvious", not_obvious), Theme("long-way", long_way))
OF_GAMES: Declarations[tuple[Theme[Position], ...]] = Declarations("engine.puzzles", "THEMES", tuple)


def themes_of(game: str) -> tuple[Theme[Position], ...]:
    """Return the themes that puzzles of a game can have, in the order in which they are listed."""
    return (*OF_ALL_GAMES, *(OF_GAMES.find(*module_names(game)) or ()))


def find_themes(steps: Sequence[Step[Position]], goal: Goal) -> tuple[str, ...]:
    """Return the themes of a solution of a puzzle with that goal."""
    themes = (theme for theme in themes_of(steps[0].position.game) if theme.kind in ("", goal.kind))
    return tuple(theme.name for theme in themes if theme.is_found(steps))


def all_themes() -> tuple[str, ...]:
    """Return the names of the themes of every game, each once."""
    return tuple(dict.fromkeys(theme.name for game in games_in_order() for theme in themes_of(game.name)))
