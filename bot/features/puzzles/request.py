"""Which puzzle a player asks for: words such as ``wish hard``, ``812`` or ``streak`` in any order."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Self

from bot.core.actions import Room
from bot.features.puzzles.offers import MOST_DIGITS, STREAK
from bot.i18n.catalog import languages
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts
from bot.i18n.typed_phrases import game_meant
from engine.games import find_game
from seeds.puzzle import all_entries

SKIP, SOLUTION, AGAIN, NEXT, SHARE = "skip", "solution", "again", "next", "share"
"""The words after the command for what can be done with the puzzle on the board."""
YES = "yes"
DIFFICULTIES = ("easy", "medium", "hard")
LEVELS = (*DIFFICULTIES, STREAK)
"""What can be chosen; the message ``puzzle-level-NAME`` is its name, which can be typed."""
CHOICES = (SKIP, SOLUTION, AGAIN, NEXT, SHARE)
"""What can be done with a puzzle; the message ``button-puzzle-NAME`` is its name, which can be typed."""
BUTTONS = {SHARE: "button-share", AGAIN: "button-try-again"}

GROUPED = re.compile(r"(?<=[0-9])[\s.,’'](?=[0-9]{3}(?![0-9]))")
"""What people put between the digits of a number above 999."""
TITLE = re.compile(r"#?([0-9]+) ?[:：].*")
"""The title of a puzzle after the name of the command, as the bot prints it."""


@dataclass(frozen=True, slots=True)
class PuzzleRequest:
    """What is wanted of the puzzles."""

    game: str | None = None
    difficulty: str | None = None
    number: int | None = None
    is_streak: bool = False
    choice: str = ""
    """One of ``CHOICES``; empty for another puzzle."""
    rest: tuple[str, ...] = ()
    """The words after the choice."""

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """Parse the words; raise ``OptionError`` for one that is neither a level nor a number nor a game."""
        line = GROUPED.sub("", " ".join(words))
        if titled := TITLE.fullmatch(line):
            return cls(number=int(titled[1][:MOST_DIGITS]))
        words = line.split()
        first = _choice_names().meant(words[:1])
        if first:
            return cls(choice=first, rest=tuple(words[1:]))
        numbers = [word.removeprefix("#") for word in words]
        digits = [word for word in numbers if word.isdecimal()]
        levels = [level for word in words if (level := _level_names().meant([word]))]
        others = [
            word for word in words if not (word.removeprefix("#").isdecimal() or _level_names().meant([word]))
        ]
        named = " ".join(others)
        return cls(
            game=(game_meant(named) or (find_game(named).name,))[0] if named else None,
            difficulty=next((level for level in levels if level != STREAK), None),
            number=int(digits[0][:MOST_DIGITS]) if digits else None,
            is_streak=STREAK in levels and not digits,  # nobody chooses the puzzles of a streak
        )

    @property
    def wanted(self) -> tuple[str, ...]:
        """The words with which the next puzzle is asked for likewise, whether or not in a streak."""
        return tuple(filter(None, (self.game, self.difficulty)))

    @property
    def words(self) -> tuple[str, ...]:
        """The words with which the same puzzle is asked for again."""
        number = "" if self.number is None else str(self.number)
        return tuple(filter(None, (*self.wanted, number, STREAK if self.is_streak else "")))

    def is_other_than(self, number: int, *, is_streak: bool) -> bool:
        """Return whether another puzzle is wanted than the one of a number, whether or not in a streak."""
        entry = all_entries().get(number)
        return (
            self.number not in (None, number)
            or (self.game is not None and entry is not None and self.game != entry.game)
            or (self.is_streak and not is_streak)
        )


def puzzle_levels(texts: Texts, _room: Room) -> dict[str, str]:
    """Return what can be chosen instead of a rating, with its names."""
    return {name: texts(f"puzzle-level-{name}") for name in LEVELS}


@cache
def _choice_names() -> NameIndex:
    """Return what can be done with a puzzle by its names in all languages."""
    return NameIndex({name: _names(name, BUTTONS.get(name, f"button-puzzle-{name}")) for name in CHOICES})


@cache
def _level_names() -> NameIndex:
    """Return the levels by their names in all languages."""
    return NameIndex({name: _names(name, f"puzzle-level-{name}") for name in LEVELS})


def _names(name: str, message: str) -> list[str]:
    return [name, *(Texts.load(language)(message) for language in languages())]
