"""How a feature declares what it stores of each player: how that is exported, and what else refers to it.

These are keys of a player's own. What is done in keys that several players share is declared by ``Feature``.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum, auto
from typing import TypeAlias

NUMBER = re.compile(r"-?[0-9]{1,20}")
"""The number of a reference; those of later versions may have other names."""

MAX_SECONDS = re.compile(r"[0-9]{1,11}")
"""A time that has a date."""

Json: TypeAlias = "str | int | bool | Sequence[Json] | Mapping[str, Json]"

Content: TypeAlias = Mapping[bytes, bytes]
"""What a key holds: the fields of a hash; the members of a set, each with an empty value; a string under an
empty name. A key that does not exist holds nothing."""


class KeyType(Enum):
    """The types of keys in Redis."""

    HASH = auto()
    STRING = auto()
    SET = auto()
    SORTED_SET = auto()


@dataclass(frozen=True, slots=True)
class ReferenceRule:
    """How to find in a key of a player which shared keys refer to the player: what a deletion has to note."""

    kind: str
    """Of these references. Each has a number, such as that of a daily challenge, and a text."""
    script: str
    """A function in Lua that takes the key and a function, and calls that with each number and text."""


@dataclass(frozen=True, slots=True)
class PersonalData:
    """A key that each player can have."""

    part: str
    """Its name after the player."""
    type: KeyType
    field: str
    """Of the exported file; PRIVACY.md describes it."""
    export: Callable[[Content], "Json | None"]
    """Returns the value of the field; ``None`` to omit it."""
    references: ReferenceRule | None = None


@dataclass(frozen=True, slots=True)
class References:
    """The references in shared keys to a player whose own keys are deleted, until they are removed, too."""

    stored: Mapping[str, str]
    """Their texts by ``KIND:NUMBER``."""

    def of(self, rule: ReferenceRule) -> dict[int, str]:
        """Return the texts of the references that a rule finds, by their numbers."""
        prefix = f"{rule.kind}:"
        numbers = {
            name.removeprefix(prefix): text for name, text in self.stored.items() if name.startswith(prefix)
        }
        return {int(number): text for number, text in numbers.items() if NUMBER.fullmatch(number)}


def iso_time(seconds: int) -> str:
    """Return a time in seconds since 1970 as the exported file has it: in UTC, by ISO 8601."""
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


def stored_time(text: str) -> str:
    """Return a stored time as the exported file has it; as it is stored if another version did that."""
    return iso_time(int(text)) if MAX_SECONDS.fullmatch(text) else text
