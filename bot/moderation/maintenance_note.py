"""The note of the operator that every player reads once, such as one of maintenance."""

import json
from dataclasses import asdict, dataclass
from typing import Self

LONGEST_NOTE = 120
"""Characters of its text: in every language it fits into a notice, with what is said around it."""


@dataclass(frozen=True, slots=True)
class MaintenanceNote:
    """A note to all players until a certain time."""

    id: str
    """Tells it from every other note."""
    text: str
    """What the operator wrote, in whatever language."""
    end: int
    """When it is shown no longer, in seconds since 1970."""
    is_end_said: bool
    """Whether the operator has set the end, so that players are told it."""

    @property
    def stored(self) -> str:
        """The form in which it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, stored: bytes) -> Self:
        """Parse the stored form; raise ``ValueError``, ``KeyError`` or ``TypeError``."""
        fields = json.loads(stored)
        return cls(str(fields["id"]), str(fields["text"]), int(fields["end"]), bool(fields["is_end_said"]))
