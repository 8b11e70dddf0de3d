"""Which players are compared, and over which period."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from bot.core.actions import Chat
from bot.core.settings import ResultVisibility
from bot.daily.week import Week


@dataclass(frozen=True, slots=True)
class Scope:
    """A server or group, or everyone who plays with this instance."""

    chat: Chat | None = None
    group: int = 0

    @property
    def is_everyone(self) -> bool:
        """Whether it covers all players of the instance."""
        return not self.group


EVERYONE = Scope()


class Span(StrEnum):
    """The kind of period over which results are added up."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"


def period_of(span: Span, day: date) -> str:
    """Return the day, week or month of a date by ISO 8601: ``2026-11-21``, ``2026-W47``, ``2026-11``.

    Keys and typed words have this form.
    """
    match span:
        case Span.WEEK:
            return Week.of(day).text
        case Span.MONTH:
            return f"{day:%Y-%m}"
    return day.isoformat()


def may_appear(scope: Scope, audience: ResultVisibility) -> bool:
    """Return whether results with this visibility appear in the leaderboards of a scope."""
    return audience is ResultVisibility.EVERYONE or (
        audience is ResultVisibility.GROUP and not scope.is_everyone
    )
