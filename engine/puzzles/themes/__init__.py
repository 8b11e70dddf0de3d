"""The themes of puzzles: what a solution is about, found by rules over its moves.

Each rule looks at the goal and the steps of a solution. Rules of one game are in the module with its name,
as ``RULES``; those for all games are here.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from engine.puzzles.goal import Goal
from engine.puzzles.step import TIMES, Step, decisions

Rule: TypeAlias = Callable[[Goal, Sequence[Step]], bool]

THEMES = (
    "only-move",
    "not-obvious",
    "long-way",
    "let-it-lie",
    "empty-pile",
    "which-two",
    "spend-trumps",
    "count-trumps",
    "choose-trumps",
    "closing-gap",
    "give-back",
    "wait-to-deal",
    "edge",
    "last-places",
    "keep-held",
    "points-later",
)
"""All themes, in the order in which they are listed; the names are stored."""

MANY_CHOICES = 4
LONG = 14
"""Moves of a long solution."""


def find_themes(goal: Goal, steps: Sequence[Step]) -> tuple[str, ...]:
    """Return the themes of a solution, in the order of ``THEMES``."""
    rules = _rules(steps[0].position.game)
    return tuple(theme for theme in THEMES if theme in rules and rules[theme](goal, steps))


@cache
def _rules(game: str) -> dict[str, Rule]:
    name = f"{__name__}.{game}"
    own: dict[str, Rule] = {} if find_spec(name) is None else import_module(name).RULES
    return {"only-move": only_move, "not-obvious": not_obvious, "long-way": long_way, **own}


def only_move(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether at two decisions exactly one of four choices or more keeps the goal in reach."""
    found = [step for step in steps if len(step.keeping) == 1 and len(step.choices) >= MANY_CHOICES]
    return len(found) >= TIMES


def not_obvious(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether what the sound player would do is wrong at two decisions."""
    return sum(step.is_obvious_wrong for step in decisions(steps)) >= TIMES


def long_way(_: Goal, steps: Sequence[Step]) -> bool:
    """Tell whether the solution has many moves."""
    return len(steps) >= LONG
