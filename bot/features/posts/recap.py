"""Past days as posts show them: how the last one went in a group, and how the last closed one was won."""

from dataclasses import dataclass
from typing import Self

from bot.daily.challenge import DailyChallenge
from bot.daily.decisive_move import DecisiveMove
from bot.daily.leaderboard_rows import DayCounts, LeaderboardPage, LeaderboardRow
from bot.daily.scope import Scope
from bot.features.attempts.service import DailyServices

MOST_NAMED = 5
"""The most players named for a day, both without and with assistance."""


@dataclass(frozen=True, slots=True)
class DayRecap:
    """How a day went: its winners by name, all others as numbers."""

    challenge: DailyChallenge
    is_closed: bool
    counts: DayCounts
    winners: tuple[LeaderboardRow, ...] = ()
    """The best without assistance, in their order."""
    assisted: tuple[LeaderboardRow, ...] = ()
    """The best with assistance."""
    counts_of_all: DayCounts | None = None
    """The counts for everyone on this instance, if they are switched on."""
    best_of_all: LeaderboardRow | None = None

    @classmethod
    async def of(cls, daily: DailyServices, scope: Scope, number: int, now: int) -> Self | None:
        """Return how a day went so far; ``None`` if there is no such day.

        Leaderboards that must be empty are not read: there are many groups, most of them small.
        """
        challenge = await daily.challenges.challenge(number, now)
        if challenge is None:
            return None
        is_closed = (await daily.challenges.days(now)).is_closed(number, now)
        counts, standings = await daily.standings.counts(scope, number), daily.standings
        clean = helped = LeaderboardPage((), 0)
        if counts.played > counts.assisted:
            clean = await standings.day(scope, number, most=MOST_NAMED)
        if counts.assisted:
            helped = await standings.day(scope, number, most=MOST_NAMED, is_assisted=True)
        return cls(challenge, is_closed, counts, winning_rows(clean), winning_rows(helped))


@dataclass(frozen=True, slots=True)
class ClosedDay:
    """What is secret until a day closes: the way to win it, and the decisive move."""

    challenge: DailyChallenge
    counts: DayCounts
    decisive_move: DecisiveMove | None = None
    """``None`` before it has been searched for."""


def winning_rows(page: LeaderboardPage) -> tuple[LeaderboardRow, ...]:
    """Return the rows of a day's leaderboard with a win."""
    return tuple(row for row in page.rows if row.score and row.score.won)
