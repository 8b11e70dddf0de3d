"""How many days in a row a player has played and won, and the freezes that save a day missed.

Days are the numbers of puzzles: what the clock says where the player is makes no difference. Only results of
ranked runs count; the archive and practice have none.

- A day is played when its ranked run has ended, however it did, and won when that was won, with assistance or
  without. A streak is as long as the days played in it: days saved do not lengthen it.
- Every seventh day played in a streak earns a freeze; two are held at most. A day missed uses one by itself;
  where none is left the streak ends there.
- A day on which we were down and that was not played changes nothing: it uses no freeze.
- The day that is on is not missed yet. Nor is the one before, while a run begun in it can still be finished:
  whoever knows of one puts its day to the outages.
- A day lost ends the days won in a row, and nothing else. A day missed ends them where it ends the streak.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.daily.result import ChallengeResult

DAYS_OF_A_FREEZE = 7
"""Played in a streak, for each freeze."""
MOST_FREEZES = 2
"""Held at a time."""
FREEZE = "❄"
"""The sign of one in texts: no font of the pictures has it."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The days in a row, up to today."""

    played: int = 0
    longest_played: int = 0
    won: int = 0
    longest_won: int = 0
    freezes: int = 0
    """How many are held."""
    frozen: frozenset[int] = frozenset()
    """The days that a freeze has saved, of all streaks."""


def calculate_streak(
    results: Mapping[int, ChallengeResult], today: int, outages: Collection[int] = ()
) -> Streak:
    """Return a player's streaks by the results of all their days; ``today`` is the day that is on."""
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
