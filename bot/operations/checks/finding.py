"""Findings of checks, each a line that is readable without colors."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import TypeAlias

from bot.config.errors import StartError
from bot.core.public_links import InviteLink

WELL, NOTE, WRONG = "✓ ok", "! note", "✗ fix"
"""The marks of findings, by their severity."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check."""

    mark: str
    topic: str
    """The setting that it depends on, or another name for what was checked."""
    text: str

    @property
    def line(self) -> str:
        """The line that is shown."""
        return " ".join(f"{self.mark}  {self.topic}: {self.text}".splitlines())


Findings: TypeAlias = AsyncIterator[Finding]


def ok(topic: str, text: str) -> Finding:
    """Return that something is all right."""
    return Finding(WELL, topic, text)


def link(topic: str, invite: InviteLink) -> Finding:
    """Return a link that the operator can open and pass on."""
    return ok(topic, f"to {invite.purpose}: {invite.address}")


def note(topic: str, text: str) -> Finding:
    """Return what the operator should know, although the bot works."""
    return Finding(NOTE, topic, text)


def wrong(topic: str, problem: str, remedy: str) -> Finding:
    """Return what the operator must fix."""
    return Finding(WRONG, topic, f"{problem}. {remedy}.")


def start_error(error: StartError) -> Finding:
    """Return an error that would keep the bot from starting."""
    return wrong(error.setting, error.problem, error.remedy)
