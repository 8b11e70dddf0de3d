"""What has to be taken out of keys that are not a player's own, when all that is kept of them is deleted."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

DAY, RUN, POST = "day", "run", "post"


@dataclass(frozen=True, slots=True)
class PlayerReferences:
    """Where a player may be found whose own keys are gone."""

    results: Mapping[int, str]
    """The results of the days by the numbers of the puzzles, as they were kept (``DayResult.text``)."""
    runs: Mapping[int, str]
    """The names of the games that were ranked runs, by the same numbers."""
    groups: tuple[int, ...]
    """The servers and groups whose posts know the player."""

    @property
    def names(self) -> list[str]:
        """The fields that tell of it, as ``forget.lua`` writes them."""
        numbered = ((DAY, self.results), (RUN, self.runs), (POST, self.groups))
        return [f"{kind}:{number}" for kind, numbers in numbered for number in numbers]

    @classmethod
    def read(cls, kept: Mapping[str, str]) -> Self:
        """Read the fields that ``forget.lua`` has written."""
        found: dict[str, dict[int, str]] = {DAY: {}, RUN: {}, POST: {}}
        for name, text in kept.items():
            kind, _, number = name.partition(":")
            found[kind][int(number)] = text
        return cls(found[DAY], found[RUN], tuple(sorted(found[POST])))
