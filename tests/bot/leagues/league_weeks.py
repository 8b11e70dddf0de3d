"""Weeks of leagues without playing them: members with results and streaks, and processes that end weeks."""

from collections.abc import Iterable, Mapping
from datetime import timedelta

from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from bot.core.actions import Player
from bot.core.settings import ResultVisibility
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.daily.scope import Span, period_of
from bot.daily.week import Week
from bot.features.leagues.division import LeaguePlace
from bot.features.leagues.service import LeagueService
from bot.features.leagues.store import LeagueStore
from bot.features.puzzles.profile import PuzzleProfile
from bot.features.puzzles.store import PuzzleStore
from bot.features.puzzles.streaks import PuzzleStreaks
from bot.features.standings.service import StandingsService
from bot.storage.result_store import ResultStore
from tests.bot.entrants import FIRST, challenge_of, result_of, someone
from tests.bot.services import services_on
from tests.killable import KillableConnection, KillSwitch

DAYS = Days(FIRST)
MONDAY = 3
"""The number of the first Monday, 23 November 2026."""
SUNDAY = MONDAY + 6
WEEK, NEXT_WEEK = "2026-W48", "2026-W49"
NOON = 12 * 60 * 60


class Process:
    """A process of the bot with leagues, which may be killed."""

    def __init__(self, path: str, switch: KillSwitch) -> None:
        pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=switch)
        self.redis = Redis(connection_pool=pool)
        self.leagues = leagues_of(self.redis)

    async def close(self) -> None:
        await self.redis.connection_pool.disconnect(inuse_connections=True)


def leagues_of(redis: Redis, number: int = SUNDAY) -> LeagueService:
    """Return leagues on the day of a challenge; their weeks end when ``close_day`` says so."""
    return LeagueService(services_on(redis, FIRST, lambda: DAYS.begins(number) + NOON))


async def enter(redis: Redis, player: Player, result: ChallengeResult) -> None:
    """Enter a result as the bot does when an attempt has ended."""
    kept = await ResultStore(redis).save_result(player, result)
    await (
        services_on(redis, FIRST)
        .get(StandingsService)
        .enter_result(
            player, challenge_of(result.number), kept, ResultVisibility.EVERYONE, f"name {number_of(player)}"
        )
    )


async def enter_streak(redis: Redis, player: Player, streak: int, week: str = WEEK) -> None:
    """Enter a streak as the bot does when a puzzle is solved."""
    puzzles = PuzzleStore(redis)
    before = await puzzles.profile(player)
    after = PuzzleProfile(
        best_streak=max(streak, before.best_streak),
        week=week,
        week_streak=max(streak, before.best_of_week(week)),
    )
    await puzzles.replace_profile(player, before, after)
    streaks = services_on(redis, FIRST).get(PuzzleStreaks)
    await streaks.enter(player, after, ResultVisibility.EVERYONE, f"name {number_of(player)}")


async def join_all(redis: Redis, players: Iterable[Player], week: str = WEEK, rating: int = 1500) -> None:
    """Let players join, all with the same rating."""
    for player in players:
        await LeagueStore(redis).join(player, Week.read(week), rating)


async def play_week(redis: Redis, streaks: Mapping[Player, int], number: int = MONDAY) -> None:
    """Let each player have a streak of puzzles in the week of a day, or a lost run for 0."""
    week = period_of(Span.WEEK, FIRST + timedelta(days=number - 1))
    for player, streak in streaks.items():
        if streak:
            await enter_streak(redis, player, streak, week)
        else:
            await enter(redis, player, result_of(number, is_won=False))


async def divisions(redis: Redis) -> dict[tuple[int, int], set[int]]:
    """Return the players of each division, by league and number, by their numbers (``someone``)."""
    found: dict[tuple[int, int], set[int]] = {}
    for player, at in await LeagueStore(redis).players_from(LeaguePlace(0, 0), 10**6):
        found.setdefault((at.league, at.division), set()).add(number_of(player))
    return found


async def leagues(redis: Redis) -> dict[int, int]:
    """Return the league of each player, by the player's number."""
    return {one: league for (league, _), players in (await divisions(redis)).items() for one in players}


def number_of(player: Player) -> int:
    """Return the number that ``someone`` turned into a player."""
    return player.id - someone(0).id
