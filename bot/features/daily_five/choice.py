"""Which deals with which goals the daily five of a date are, and which goal a game has."""

from dataclasses import dataclass
from datetime import date

from bot.daily.days import Days
from bot.features.challenge.service import ChallengeService
from bot.services import Services
from engine.record import Record
from seeds.daily_goal import DailyGoal, daily_goals, five_of, games_of


@dataclass(frozen=True, slots=True)
class FiveOfDay:
    """The daily five of a date."""

    number: int
    """That of the day, as the daily challenge counts days."""
    day: date
    goals: tuple[DailyGoal, ...]
    """Of five different games."""

    @property
    def game_names(self) -> tuple[str, ...]:
        """The names of the games, in their order."""
        return tuple(goal.record.game for goal in self.goals)


def goal_of(record: Record, day: date) -> DailyGoal | None:
    """Return the goal that a game of the daily five of a date has; ``None`` if it is none of them any more.

    It depends on the deal: a game keeps its goal if the day has got another deal since.
    """
    first = record.first(0)
    goals = daily_goals(record.game, day.weekday())
    return next((goal for goal in goals if goal.record == first), None)


def place_of(game: str, day: date) -> int | None:
    """Return the place of a game among the five of a date, from 0; ``None`` if it is not one of them."""
    games = games_of(day)
    return games.index(game) if game in games else None


class FiveChoice:
    """Finds the daily five of a day. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._now = services.now

    async def numbered_days(self) -> Days:
        """Return the days of this instance."""
        return await self._challenges.days(self._now())

    async def today(self) -> int:
        """Return the number of today; below 1 before the first day."""
        return (await self.numbered_days()).number_at(self._now())

    async def of_day(self, number: int) -> FiveOfDay:
        """Return the five of a day, the same for everybody on one date.

        A deal that is a daily challenge which was still open when this date began is replaced by the next one
        of its game. Raises ``IndexError`` if there are no goals for the day.
        """
        days = await self.numbered_days()
        day = days.date_of(number)
        goals = tuple([await self._not_secret(goal, day, days) for goal in five_of(day)])
        return FiveOfDay(number, day, goals)

    async def _not_secret(self, goal: DailyGoal, day: date, days: Days) -> DailyGoal:
        moment = days.begins(days.number_at(self._now()))
        others = daily_goals(goal.record.game, day.weekday())
        at = others.index(goal)
        for one in (*others[at:], *others[:at]):
            if await self._challenges.find_secret(one.record, moment) is None:
                return one
        raise IndexError(f"every deal of {goal.record.game} is secret on {day}")
