"""What a check has found, on a line of its own that reads without colour."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from bot.core.errors import StartError


class FindingMark(Enum):
    """How well something is."""

    WELL = "✓ well"
    NOTE = "! note"
    WRONG = "✗ mend"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at."""

    mark: FindingMark
    topic: str
    """The setting that it depends on, or what it is."""
    said: str

    @property
    def line(self) -> str:
        """What is shown."""
        return " ".join(f"{self.mark.value}  {self.topic}: {self.said}".splitlines())


Findings: TypeAlias = AsyncIterator[Finding]


def ok_finding(topic: str, said: str) -> Finding:
    """Return that something is as it should be."""
    return Finding(FindingMark.WELL, topic, said)


def note_finding(topic: str, said: str) -> Finding:
    """Return what is worth to be known, though the bot plays."""
    return Finding(FindingMark.NOTE, topic, said)


def wrong_finding(topic: str, problem: str, remedy: str) -> Finding:
    """Return what is to be mended."""
    return Finding(FindingMark.WRONG, topic, f"{problem}. {remedy}.")


def error_finding(error: StartError) -> Finding:
    """Return what would keep the bot from starting."""
    return wrong_finding(error.setting, error.problem, error.remedy)
