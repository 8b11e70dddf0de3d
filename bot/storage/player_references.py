"""The references to a player in shared keys, which must be removed when the player's data is deleted."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from bot.daily.week import Week

DAY, RUN, POST, PUZZLE_STREAK = "day", "run", "post", "streak"


@dataclass(frozen=True, slots=True)
class PlayerReferences:
    """The shared keys that may still refer to a player whose own keys are deleted."""

    results: Mapping[int, str]
    """The results by the numbers of the daily challenges, as stored (``ChallengeResult.text``)."""
    runs: Mapping[int, str]
    """The ids of the ranked attempts, by the same numbers."""
    groups: tuple[int, ...]
    """The servers and groups whose posts know the player."""
    puzzle_streaks: Mapping[int, Week | None] = field(default_factory=dict)
    """By the ids of the servers and groups whose leaderboards may have the player's streaks, the week of the
    last one; 0 stands for everyone."""

    @property
    def names(self) -> list[str]:
        """The field names, as ``forget.lua`` writes them."""
        numbered = (
            (DAY, self.results),
            (RUN, self.runs),
            (POST, self.groups),
            (PUZZLE_STREAK, self.puzzle_streaks),
        )
        return [f"{kind}:{number}" for kind, numbers in numbered for number in numbers]

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Parse the fields that ``forget.lua`` has written."""
        found: dict[str, dict[int, str]] = {DAY: {}, RUN: {}, POST: {}, PUZZLE_STREAK: {}}
        for name, text in stored.items():
            kind, _, number = name.partition(":")
            found[kind][int(number)] = text
        streaks = {group: Week.read(week) if week else None for group, week in found[PUZZLE_STREAK].items()}
        return cls(found[DAY], found[RUN], tuple(sorted(found[POST])), streaks)
