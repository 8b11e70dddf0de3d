"""Leaderboards of the best streaks of exercises: of a week, and of all time."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from bot.core.actions import Player
from bot.core.personal_data import Json
from bot.core.retention import DAY, RESULT_SECONDS
from bot.core.settings import ResultVisibility
from bot.daily.leaderboard_rows import LeaderboardPage, LeaderboardRow
from bot.daily.scope import EVERYONE, Scope, may_appear
from bot.daily.week import DAYS_OF_WEEK, Week
from bot.features.standings.store import WEEK_DAYS, StandingsStore, export_scores
from bot.storage.keys import (
    EXERCISE_STREAK_LEADERBOARD,
    LAST_EXERCISE_STREAKS,
    StandingsName,
    exercise_streaks_of_week,
)


@dataclass(frozen=True, slots=True)
class BestExerciseStreaks:
    """A player's best streaks, and where they may stand."""

    best: int
    """Of all time; 0 without one."""
    week: Week | None
    """The week of ``week_best``; ``None`` without one."""
    week_best: int
    groups: frozenset[int]
    """The servers and groups whose leaderboards may have them."""


class ExerciseStreakStandings:
    """Enters streaks in leaderboards, and reads these. Raises ``StoreUnavailableError``.

    No week stands for all time.
    """

    def __init__(self, store: StandingsStore) -> None:
        self.store = store

    async def enter(self, player: Player, streaks: BestExerciseStreaks, audience: ResultVisibility) -> None:
        """Enter a player's streaks, stored before, in every leaderboard where the player may appear."""
        if not (week := streaks.week):
            return
        scores = {_name(None): streaks.best, _name(week): streaks.week_best}
        entered = {name: streak for name, streak in scores.items() if streak}
        for scope in await self._scopes(player, streaks.groups):
            if may_appear(scope, audience):
                monday = week.monday.toordinal()
                await self.store.enter_exercise_streaks(player, scope, monday, entered)
                # Whose own data has expired could not be removed by a deletion any more.
                await self.store.remove_absent_from_exercise_streaks(scope, monday - RESULT_SECONDS // DAY)

    async def remove(
        self,
        player: Player,
        groups: Iterable[int],
        week: Week | None,
        audience: ResultVisibility = ResultVisibility.NOBODY,
    ) -> None:
        """Remove a player, whose last streak was in a week, where the player may not appear any more."""
        for scope in await self._scopes(player, groups):
            if not may_appear(scope, audience):
                await self.store.remove_from(player, scope, _names(week))

    async def page(self, scope: Scope, week: Week | None, first: int, most: int) -> LeaderboardPage:
        """Return a part of a leaderboard."""
        return await self.store.page(_name(week), scope, first, most, _row_of_streak)

    async def place(self, player: Player, scope: Scope, week: Week | None) -> LeaderboardRow | None:
        """Return a player's place in a leaderboard."""
        return await self.store.place(_name(week), scope, player, _row_of_streak)

    async def places_of(self, player: Player, streaks: BestExerciseStreaks) -> list[Json]:
        """Return a player's streaks in all leaderboards, as the exported file has them."""
        places: list[Json] = []
        for scope in await self._scopes(player, streaks.groups):
            scores = await self.store.scores_in(player, scope, _names(streaks.week))
            places += export_scores(scope, scores)
        return places

    async def move_group(self, before: Scope, after: Scope) -> None:
        """Move the leaderboards of a group to its new number."""
        last = await self.store.last_exercise_streak(before)
        week = Week.of(date.fromordinal(last)) if last else None
        await self.store.move_leaderboards(before, after, _names(week))

    async def _scopes(self, player: Player, groups: Iterable[int]) -> list[Scope]:
        return [EVERYONE, *await self.store.group_numbers(Scope(player.chat, group) for group in groups)]


def _row_of_streak(place: int, player: Player, name: str, streak: float) -> LeaderboardRow:
    return LeaderboardRow(place, player, name, exercise_streak=int(streak))


def _name(week: Week | None) -> StandingsName:
    """Return the name of the leaderboard of a week."""
    return exercise_streaks_of_week(week) if week else EXERCISE_STREAK_LEADERBOARD


def _names(week: Week | None) -> list[StandingsName]:
    """Return the names of the leaderboards that may be stored up to a week, and that of all time."""
    weeks = [week.back(weeks) for weeks in range(WEEK_DAYS // DAYS_OF_WEEK + 1)] if week else []
    # The last one is what tells the weeks, so that a move that is interrupted finds them again.
    return [EXERCISE_STREAK_LEADERBOARD, *map(exercise_streaks_of_week, weeks), LAST_EXERCISE_STREAKS]
