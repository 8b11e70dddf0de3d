"""The output of ``solitaire-bot check`` for tests, and the function that runs it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.operations.checks.finding import WRONG


@dataclass(frozen=True, slots=True)
class Report:
    """The output of a check."""

    lines: list[str]

    @property
    def is_well(self) -> bool:
        return not any(line.startswith(WRONG) for line in self.lines)

    def __getitem__(self, topic: str) -> str:
        """Return the lines about a topic."""
        return "\n".join(line for line in self.lines if f"  {topic}: " in line)


Ask = Callable[..., Awaitable[Report]]
"""Runs the check with the settings that are given."""
