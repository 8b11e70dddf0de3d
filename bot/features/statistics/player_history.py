"""A player's history: results, streaks, statistics and achievements, loaded from the stores."""

import logging
from collections.abc import Callable

from bot.core.actions import Player
from bot.core.loaded_game import LoadedGame
from bot.daily.streak import calculate_streak
from bot.features.attempts.service import DailyServices
from bot.features.statistics.achievements import EndedGame, PlayerAchievements, reached_achievements
from bot.features.statistics.screens import new_achievement_lines
from bot.sessions.request_context import RequestContext
from bot.storage.player_store import PlayerStore, StoreUnavailableError, UnreadableGameError

log = logging.getLogger(__name__)


class PlayerHistory:
    """Loads what players have played, and finds their new achievements."""

    def __init__(self, store: PlayerStore, daily: DailyServices, now: Callable[[], int]) -> None:
        self._store = store
        self._daily = daily
        self._now = now

    async def load_history(self, player: Player, ended_game: EndedGame | None = None) -> PlayerAchievements:
        """Return a player's history; raise ``StoreUnavailableError`` or ``UnreadableGameError``.

        Yesterday is neither played nor missed while an attempt begun then can be finished.
        """
        now = self._now()
        days = await self._daily.challenges.days(now)
        today = days.number_at(now)
        results = await self._daily.results.results(player)
        outages = await self._daily.closings.outages()
        undecided = await self._daily.unfinished_days(player, results, now)
        return PlayerAchievements(
            results=results,
            streak=calculate_streak(results, today, outages | undecided),
            days=days,
            today=today,
            statistics=await self._store.tally(player),
            outages=outages,
            unfinished=undecided,
            ended_game=ended_game,
        )

    async def achievements_of(self, player: Player, known: PlayerAchievements) -> frozenset[str]:
        """Return all achievements of a player, and store those that are new."""
        stored = await self._store.awards(player)
        new = reached_achievements(known, stored)
        await self._store.award(player, new, self._now())
        return frozenset((*stored, *new))

    async def news_of(self, context: RequestContext, loaded: LoadedGame) -> tuple[str, ...]:
        """Announce the achievements reached by a game that has just been counted, each of them once.

        If this fails, the game is stored all the same, and the statistics show the achievements later.
        """
        ended_game = EndedGame.of(loaded.session, loaded.position)
        try:
            stored = await self._store.awards(context.player)
            new = reached_achievements(await self.load_history(context.player, ended_game), stored)
            return new_achievement_lines(
                context.texts, await self._store.award(context.player, new, self._now())
            )
        except (StoreUnavailableError, UnreadableGameError) as error:
            log.warning("achievements are not announced: %s", error)
            return ()
