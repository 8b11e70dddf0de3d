"""The rules of leagues: points, places, and who rises or falls at the end of a week."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from bot.core.actions import Player
from bot.daily.leaderboard_rows import LeaderboardRow, LeaderboardScore, PlayerWeek

LEAGUES = 5
"""The number of leagues. League 1 is the lowest, in which everybody starts."""
MOST_IN_DIVISION = 31
"""A player, and up to 30 others."""
MOST_MOVED = 5
"""The most places of a division from which players rise, and the most from which they fall."""
FEWEST_FOR_ALL = 12
"""With fewer players in a division, a third of them rise at most, and a third fall."""
MOST_IDLE = 4
"""Weeks in a row without a result or a streak after which a player leaves."""
WIN_POINTS, CLEAN_POINTS = 10, 5
"""Points for a daily challenge that was won, and more if that was without help."""
MOST_EXERCISE_STREAK_POINTS = 50
"""The most points for the best streak of exercises of a week. A streak goes on for weeks, so that without a
limit its first exercises would count again in each."""

NUMBERS, IDLES, RATINGS = 1_000_000, 10, 100_000
"""How many values a division's number, idle weeks and a rating can have, which are stored as one number."""


class Outcome(StrEnum):
    """What the end of a week means for a player."""

    RISE = "rise"
    STAY = "stay"
    FALL = "fall"


@dataclass(frozen=True, slots=True)
class LeaguePlace:
    """Where a player plays in a week."""

    league: int
    division: int
    """The number of the division within the league, from 0."""
    idle: int = 0
    """The weeks in a row, up to the last one, in which the player had no result and no streak."""

    @property
    def score(self) -> int:
        """The place as it is stored: all players of a division have scores next to each other."""
        return (self.league * NUMBERS + self.division) * IDLES + self.idle

    @property
    def begin(self) -> Self:
        """The place in the same division with the lowest score."""
        return replace(self, idle=0)

    @classmethod
    def of(cls, score: float) -> Self:
        """Convert what ``score`` returned."""
        rest, idle = divmod(int(score), IDLES)
        return cls(*divmod(rest, NUMBERS), idle)


@dataclass(frozen=True, slots=True)
class Competitor:
    """A player of a division, with what counts in the week."""

    player: Player
    name: str
    """The last known name in the chat; empty if unknown."""
    at: LeaguePlace
    week: PlayerWeek

    @property
    def points(self) -> int:
        """The points of the week."""
        score = LeaderboardScore.of_period(self.week.period_points or 0)
        return (
            WIN_POINTS * score.won
            + CLEAN_POINTS * score.clean
            + min(self.week.exercise_streak or 0, MOST_EXERCISE_STREAK_POINTS)
        )

    @property
    def strength(self) -> tuple[int, int]:
        """What players are ordered by: points, then as in the leaderboard of the week."""
        return self.points, self.week.period_points or 0

    @property
    def idle(self) -> int:
        """The weeks in a row without a result or a streak, this one included."""
        return 0 if self.week.has_played else self.at.idle + 1


@dataclass(frozen=True, slots=True)
class RankedCompetitor:
    """A player of a division with a place in it."""

    row: LeaderboardRow
    points: int
    outcome: Outcome
    idle: int


def ranked(division: Iterable[Competitor]) -> list[RankedCompetitor]:
    """Return the players of a division, the best first; equal ones share a place and an outcome.

    Nobody rises without a point, or falls from a place from which others rise.
    """
    order = sorted(division, key=lambda one: (one.strength, one.player.id), reverse=True)
    strengths = [one.strength for one in order]
    moved = moved_places(len(order))
    found = []
    for one in order:
        better = strengths.index(one.strength)
        worse = len(order) - better - strengths.count(one.strength)
        outcome = Outcome.STAY
        if better < moved and one.points and one.at.league < LEAGUES:
            outcome = Outcome.RISE
        elif worse < moved <= better and one.at.league > 1:
            outcome = Outcome.FALL
        row = LeaderboardRow(better + 1, one.player, one.name)
        found.append(RankedCompetitor(row, one.points, outcome, one.idle))
    return found


def moved_places(count: int) -> int:
    """Return from how many places players rise, and from how many they fall, in a division of a size."""
    return MOST_MOVED if count >= FEWEST_FOR_ALL else count // 3


def next_league(league: int, outcome: Outcome) -> int:
    """Return the league after a week with an outcome."""
    return league + {Outcome.RISE: 1, Outcome.STAY: 0, Outcome.FALL: -1}[outcome]


def waiting_score(league: int, rating: int, idle: int = 0) -> int:
    """Return by what players who wait for a division are ordered: league, then rating, both ascending."""
    return (league * RATINGS + min(max(rating, 0), RATINGS - 1)) * IDLES + idle


def complete_divisions(
    found: Sequence[tuple[Player, LeaguePlace]], *, is_last: bool
) -> list[list[tuple[Player, LeaguePlace]]]:
    """Return players, ordered by their places, by division; unless they are the last, without the last one.

    That one may be cut off.
    """
    divisions: dict[LeaguePlace, list[tuple[Player, LeaguePlace]]] = {}
    for player, at in found:
        divisions.setdefault(at.begin, []).append((player, at))
    parts = list(divisions.values())
    return parts if is_last else parts[:-1]
