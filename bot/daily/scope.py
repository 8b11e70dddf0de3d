"""Among whom players are compared, and over what time."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from bot.core.actions import Chat


@dataclass(frozen=True, slots=True)
class Scope:
    """A server or group, or all who play with this instance."""

    chat: Chat | None = None
    group: int = 0

    @property
    def is_everyone(self) -> bool:
        """Whether all players of the instance are meant."""
        return not self.group


EVERYONE = Scope()


class Span(StrEnum):
    """The time over which results are put together."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"


def period_of(span: Span, day: date) -> str:
    """Return the day, week or month that a date is in, as it is written in keys and typed.

    That is by ISO 8601: ``2026-11-21``, ``2026-W47``, ``2026-11``.
    """
    match span:
        case Span.WEEK:
            return f"{day:%G-W%V}"
        case Span.MONTH:
            return f"{day:%Y-%m}"
    return day.isoformat()
