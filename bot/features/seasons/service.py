"""Seasons: a player's goals of a month, drawn when they are first needed, and found to be reached once."""

import logging
from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import blake2b

from bot.core.actions import Player
from bot.core.request_context import RequestContext
from bot.daily.scope import Span, period_of
from bot.features.challenge.service import ChallengeService
from bot.features.seasons.goals import (
    COUNTED_BY_DAYS,
    FinalScore,
    PlayedGames,
    PlayerHistory,
    SeasonGoal,
    count_towards,
    draw_goals,
    exercise_goals,
    read_goals,
    write_goals,
)
from bot.features.seasons.screens import GoalProgress, Season, reached_lines, season_lines, summary_line
from bot.features.seasons.store import SeasonStore, StoredSeason
from bot.services import Services
from bot.storage.errors import StoreUnavailableError
from bot.storage.keys import member_of
from bot.storage.result_store import ResultStore

__all__ = [
    "FinalScore",
    "PlayedGames",
    "Season",
    "SeasonService",
    "reached_lines",
    "season_lines",
    "summary_line",
]

log = logging.getLogger(__name__)

DRAW_BITS = 53
"""The bits of the numbers that ``shuffled`` takes."""


class SeasonService:
    """Draws the goals of seasons, and finds which ones are reached.

    Raises ``StoreUnavailableError``.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._now = services.now
        self._seasons = SeasonStore(services.redis)
        self._exercises = {name: goals.counts(services) for name, goals in exercise_goals().items()}

    async def season(
        self,
        player: Player,
        played: PlayedGames,
        day: date | None = None,
        final: FinalScore | None = None,
        ended: int | None = None,
    ) -> Season:
        """Return the goals of the month of a day, by default today's; those reached until now are stored.

        The goals of the present month are drawn if they have not been: the same in every process. ``final``
        is the score of a game that has just ended, which reaches no goal that is drawn only now. ``ended`` is
        the time when something ended that may have reached goals: by it they are new, also later on.
        """
        first = (day or played.day).replace(day=1)
        month, is_over = period_of(Span.MONTH, first), first < played.day.replace(day=1)
        stored = await self._seasons.load_month(player, month)
        if not stored.goals and first != played.day.replace(day=1):
            return Season()
        exercises = {name: await counts(player) for name, counts in self._exercises.items()}
        history = PlayerHistory(played, exercises)
        goals = _goals_of(stored) if stored.goals else await self._draw(player, first, history)
        counts = [
            count_towards(goal, first, history) if not is_over or goal.kind in COUNTED_BY_DAYS else 0
            for goal in goals
        ]
        found = [
            place
            for place, (goal, count) in enumerate(zip(goals, counts, strict=True))
            if place not in stored.reached
            and (count >= goal.needed or (final and stored.goals and not is_over and final.reaches(goal)))
        ]
        new = await self._seasons.store_reached(player, month, found, ended or self._now())
        reached = stored.reached.keys() | {*found}
        announced = sorted({*new, *_reached_at(stored, ended)})
        return Season(
            tuple(GoalProgress(goal, counts[place], place in reached) for place, goal in enumerate(goals)),
            is_over,
            tuple(goals[place] for place in announced if place < len(goals)),
        )

    async def reached_by(self, player: Player, months: Iterable[date], ended: int) -> tuple[SeasonGoal, ...]:
        """Return the goals of months that something has reached that ended at a time, as they are stored."""
        found: list[SeasonGoal] = []
        for first in months:
            stored = await self._seasons.load_month(player, period_of(Span.MONTH, first))
            goals = _goals_of(stored) if stored.goals else ()
            found += [goals[place] for place in _reached_at(stored, ended) if place < len(goals)]
        return tuple(found)

    async def news_of_exercise(self, context: RequestContext, ended: int) -> tuple[str, ...]:
        """Announce the goals reached by an exercise that ended at a time.

        If this fails, the calendar shows them later.
        """
        try:
            season = await self.season(context.player, await self._played(context.player), ended=ended)
        except StoreUnavailableError as error:
            log.warning("the goals of a season are not announced: %s", error)
            return ()
        return reached_lines(context.texts, season.new)

    async def _played(self, player: Player) -> PlayedGames:
        days = await self._challenges.days(self._now())
        results = await self._results.results(player)
        return PlayedGames(await self._store.tally(player), results, days, days.number_at(self._now()))

    async def _draw(self, player: Player, first: date, history: PlayerHistory) -> tuple[SeasonGoal, ...]:
        """Return the goals of the present month, drawn and stored now unless another process came first."""
        drawn = draw_goals(_draw_number(player, period_of(Span.MONTH, first)), history)
        stored = await self._seasons.store_goals(player, first, write_goals(drawn))
        return _goals_of(StoredSeason(stored, {})) if stored else drawn


def _goals_of(stored: StoredSeason) -> tuple[SeasonGoal, ...]:
    """Return stored goals; none if they cannot be read, such as those of a later version."""
    try:
        return read_goals(stored.goals)
    except ValueError as error:
        log.warning("the goals of a season cannot be read: %s", error)
        return ()


def _reached_at(stored: StoredSeason, ended: int | None) -> Sequence[int]:
    """Return the places of the goals that were reached at a time."""
    return [place for place, when in stored.reached.items() if when == ended]


def _draw_number(player: Player, month: str) -> int:
    """Return the number that determines a player's goals of a month."""
    digest = blake2b(f"{month} {member_of(player)}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - DRAW_BITS)
