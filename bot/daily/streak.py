"""Streaks: how many days in a row a player has played and won, and the freezes that save a missed day.

Days are challenge numbers, so the player's time zone makes no difference. Only ranked attempts count, not
the archive and practice.

- A day is played when its ranked attempt has ended, and won when that was won, with or without assistance.
  The length of a streak is the number of days played: a frozen day does not lengthen it.
- Every seventh day played in a streak earns a freeze, up to two. A missed day uses one automatically;
  without one the streak ends.
- A day that was not played because the bot was down changes nothing and uses no freeze (``downtime.py``).
- Today is not missed yet. Neither is yesterday while an attempt begun then can still be finished: the caller
  adds such a day to the outages.
- A lost day ends the days won in a row, and nothing else. A missed day ends them if it ends the streak.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.daily.result import ChallengeResult

DAYS_OF_A_FREEZE = 7
"""Days played in a streak for each freeze."""
MOST_FREEZES = 2
"""The most freezes that a player can have."""
FREEZE = "❄"
"""The sign of a freeze in texts: no font of the pictures has it."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The days in a row, up to today."""

    played: int = 0
    longest_played: int = 0
    won: int = 0
    longest_won: int = 0
    freezes: int = 0
    """How many the player has."""
    frozen: frozenset[int] = frozenset()
    """All days that a freeze has saved."""


def calculate_streak(
    results: Mapping[int, ChallengeResult], today: int, outages: Collection[int] = ()
) -> Streak:
    """Return a player's streaks, given all their results; ``today`` is the number of today's challenge."""
    played = longest_played = won = longest_won = freezes = 0
    frozen = set()
    for day in range(min(results, default=today), max([today, *results]) + 1):
        if (result := results.get(day)) is not None:
            played += 1
            won = won + 1 if result.is_won else 0
            freezes = min(freezes + (played % DAYS_OF_A_FREEZE == 0), MOST_FREEZES)
        elif day >= today or day in outages:
            continue
        elif freezes:
            freezes -= 1
            frozen.add(day)
        else:
            played = won = 0
        longest_played, longest_won = max(longest_played, played), max(longest_won, won)
    return Streak(played, longest_played, won, longest_won, freezes, frozenset(frozen))
