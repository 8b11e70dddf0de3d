"""Ranking of attempts: counts finished ones, and adds news to the game that is shown."""

import logging
from dataclasses import replace

from bot.core.actions import Player
from bot.core.personal_data import References
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.core.settings import ResultVisibility
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope
from bot.daily.streak import Streak, calculate_streak
from bot.features.attempts.screens import news_lines, terms_lines
from bot.features.challenge.service import AttemptDays, ChallengeService
from bot.features.standings.service import StandingsService
from bot.i18n.time_text import moment_in_words
from bot.services import Services
from bot.storage.closing_store import LostAttemptsStore
from bot.storage.errors import StoreUnavailableError
from bot.storage.result_store import ATTEMPT_REFERENCES, ResultStore
from engine.outcome import Result

log = logging.getLogger(__name__)


class AttemptRanking:
    """Counts ranked attempts. Every step is idempotent and repeated on the next view: none is lost."""

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._standings = services.get(StandingsService)
        self._lost_attempts = LostAttemptsStore(services.redis)
        self._results = ResultStore(services.redis)
        self._days = services.get(AttemptDays)
        self._now = services.now

    async def observe(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a game of a challenge with its news; a finished attempt is counted first.

        If the store fails, the game is shown all the same, and the attempt is counted on the next view. Games
        of other deals stay as they are.
        """
        if not loaded.session.challenge:
            return loaded
        try:
            return await self._with_news(context, loaded)
        except StoreUnavailableError as error:
            log.warning("a game of the daily challenge is shown without news: %s", error)
            is_waiting = loaded.session.is_ranked and loaded.is_over
            return replace(
                loaded, is_secret=True, news=(context.texts("daily-uncounted"),) if is_waiting else ()
            )

    async def name_next(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return a game that has just been won with today's challenge as what is next, if it can be begun."""
        outcome = loaded.position.outcome()
        if loaded.session.challenge or outcome is None or outcome.result is not Result.WON:
            return loaded
        try:
            today = (await self._challenges.days(self._now())).number_at(self._now())
            is_open = today > 0 and await self._results.may_begin(context.player, today)
        except StoreUnavailableError as error:
            log.warning("a won game is shown without what is next: %s", error)
            return loaded
        return replace(loaded, has_open_challenge=is_open)

    async def forget_player(self, player: Player, references: References) -> None:
        """Remove the attempts of a player whose own keys are deleted; they cannot be started again."""
        runs = references.of(ATTEMPT_REFERENCES)
        await self._results.forget(player, runs)
        for number, session in runs.items():
            await self._lost_attempts.remove_attempt(number, session)

    async def _with_news(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        session, now = loaded.session, self._now()
        days = await self._challenges.days(now)
        is_closed = days.is_closed(session.challenge, now)
        loaded = replace(loaded, is_secret=not is_closed)
        if not session.is_ranked:
            return loaded
        if is_closed and not _is_in_time(session, days, is_over=loaded.is_over):
            # The session stays ranked: the clock of this process may be ahead of the others'.
            is_excused = session.challenge in await self._results.excused(context.player)
            news = context.texts("daily-late-excused" if is_excused else "daily-late")
            return replace(loaded, is_late=True, news=(news,))
        if loaded.is_over:
            return replace(loaded, news=await self._count_and_report(context, session, days))
        if not session.is_untouched:
            return loaded
        if challenge := await self._challenges.challenge(session.challenge, now):
            closes, zone = days.closes(challenge.number), context.zone_name
            return replace(loaded, news=terms_lines(context.texts, challenge, loaded, closes, zone, now))
        return loaded

    async def count_attempt(
        self, player: Player, session: Session, audience: ResultVisibility, name: str
    ) -> ChallengeResult | None:
        """Count a finished attempt in all leaderboards; return its result, ``None`` if it does not rank.

        An attempt does not rank if its player has deleted their data. ``name`` is the player's name in the
        chat; empty if unchanged. Raises ``RecordError`` for a record that cannot be replayed.
        """
        now, number = self._now(), session.challenge
        challenge = await self._challenges.challenge(number, now)
        position = session.timed(session.record.replay(), session.moved)
        if challenge is None or not session.is_ranked or session.record.first(0) != challenge.record:
            return None
        days = await self._challenges.days(now)
        if not session.is_over(position) or not _is_in_time(session, days, is_over=True):
            return None
        results = self._results
        result = await results.save_result_of_game(player, ChallengeResult.of(challenge, session, position))
        if result and not await results.is_counted(player, number):
            await self._standings.enter_result(player, challenge, result, audience, name)
            if not result.is_won:
                await self._lost_attempts.add_attempt(number, session.record, session.id)
            if not await self._standings.confirm_result(player, result, audience):
                await self._lost_attempts.remove_attempt(number, session.id)
            await results.counted(player, number)
        return result

    async def _count_and_report(
        self, context: RequestContext, session: Session, days: Days
    ) -> tuple[str, ...]:
        player, number, now = context.player, session.challenge, self._now()
        result = await self.count_attempt(player, session, context.settings.results, context.room.name)
        if result is None:
            return ()
        group = Scope(player.chat, session.group) if session.group else None
        places = [
            (scope, await self._place_of_day(player, scope, number)) for scope in (group, EVERYONE) if scope
        ]
        streak = await self.streak(player, now)
        challenge = await self._challenges.challenge(number, now)
        return news_lines(
            context.texts,
            result,
            challenge.goal if challenge else None,
            [(scope, *place) for scope, place in places if place],
            streak,
            review_from=(
                ""
                if days.is_closed(number, now)
                else moment_in_words(context.texts, days.closes(number), context.zone_name, now)
            ),
        )

    async def streak(self, player: Player, now: int) -> Streak:
        """Return the streaks of a player up to today."""
        results = await self._results.results(player)
        outages = await self._days.excused(player)
        outages |= await self._days.unfinished(player, results, now)
        days = await self._challenges.days(now)
        return calculate_streak(results, days.number_at(now), outages)

    async def _place_of_day(self, player: Player, scope: Scope, number: int) -> tuple[int, int] | None:
        standings = self._standings
        if (found := await standings.place_of_day(player, scope, number)) is None:
            return None
        row, is_assisted = found
        page = await standings.day(scope, number, most=1, is_assisted=is_assisted)
        return row.place, page.count


def _is_in_time(session: Session, days: Days, *, is_over: bool) -> bool:
    return is_over and session.moved < days.closes(session.challenge)
