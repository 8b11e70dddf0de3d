"""What becomes of games of the days: what is said at their tables, and how a run counts that is over."""

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.core.loaded_game import LoadedGame
from bot.core.model import Player
from bot.core.player_settings import ResultVisibility
from bot.core.session import Session
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.daily.scope import EVERYONE, Scope
from bot.daily.streak import streak
from bot.features.attempts.daily_services import DailyServices
from bot.features.attempts.ranking_text import AttemptOutcome, late, news_lines, terms, uncounted
from bot.sessions.request_context import RequestContext
from bot.storage.player_store import StoreUnavailableError

log = logging.getLogger(__name__)


class AttemptRanking:
    """Counts ranked runs. Every step may be done twice and again later, so that none is ever lost."""

    def __init__(self, almanac: DailyServices, now: Callable[[], int]) -> None:
        self._almanac = almanac
        self._now = now

    async def seen(self, visit: RequestContext, table: LoadedGame) -> LoadedGame:
        """Return a table of a day's puzzle with what there is to say of it; a finished run is counted.

        Where the store fails the table is shown all the same: whoever looks again has the run counted then.
        """
        try:
            return await self._seen(visit, table)
        except StoreUnavailableError as error:
            log.warning("nothing is said of a game of the day: %s", error)
            is_waiting = table.session.is_ranked and table.is_over
            return replace(table, is_secret=True, news=(uncounted(visit.texts),) if is_waiting else ())

    async def _seen(self, visit: RequestContext, table: LoadedGame) -> LoadedGame:
        session, now = table.session, self._now()
        days = await self._almanac.puzzles.days(now)
        is_closed = days.is_closed(session.puzzle, now)
        table = replace(table, is_secret=not is_closed)
        if not session.is_ranked:
            return table
        if is_closed and not _is_in_time(session, days, is_over=table.is_over):
            # The game itself keeps its rank: the clock of this process may be ahead of the others'.
            return replace(table, is_late=True, news=(late(visit.texts),))
        if table.is_over:
            return replace(table, news=await self._news(visit, session, days))
        if session.is_untouched:
            return replace(table, news=await self._terms(visit, session, days))
        return table

    async def count(
        self, player: Player, session: Session, audience: ResultVisibility, name: str
    ) -> ChallengeResult | None:
        """Count a run that is over in every table; return the result, ``None`` where it does not rank.

        Nor does a run whose player has all deleted.
        ``name`` is what the chat calls the player; empty where that is as it was.
        Raises ``RecordError`` for a record that cannot be replayed.
        """
        now, number = self._now(), session.puzzle
        puzzle = await self._almanac.puzzles.puzzle(number, now)
        position = session.timed(session.record.replay(), session.moved)
        if puzzle is None or not session.is_ranked or session.record.first(0) != puzzle.record:
            return None
        days = await self._almanac.puzzles.days(now)
        if not session.is_over(position) or not _is_in_time(session, days, is_over=True):
            return None
        results = self._almanac.results
        result = await results.keep_of_game(player, ChallengeResult.of(puzzle, session, position))
        if result and not await results.is_counted(player, number):
            await self._almanac.standings.enter(player, puzzle, result, audience, name)
            if not result.is_won:
                await self._almanac.lost_runs.add(number, session.record, session.id)
            if not await self._almanac.standings.confirm(player, result, audience):
                await self._almanac.lost_runs.remove(number, session.id)
            await results.counted(player, number)
        return result

    async def _terms(self, visit: RequestContext, session: Session, days: Days) -> tuple[str, ...]:
        """Tell how a run that has not begun counts, and what there is to reach."""
        now = self._now()
        puzzle = await self._almanac.puzzles.puzzle(session.puzzle, now)
        if puzzle is None:
            return ()
        return terms(visit.texts, puzzle, session, days.closes(puzzle.number), visit.seat.zone, now)

    async def _news(self, visit: RequestContext, session: Session, days: Days) -> tuple[str, ...]:
        """Count a finished run, and tell what came of it."""
        player, number, now = visit.player, session.puzzle, self._now()
        result = await self.count(player, session, visit.seat.results, visit.room.name)
        if result is None:
            return ()
        group = Scope(player.chat, session.group) if session.group else None
        places = [(scope, await self._place(player, scope, number)) for scope in (group, EVERYONE) if scope]
        results = await self._almanac.results.results(player)
        outages = await self._almanac.closings.outages()
        outages |= await self._almanac.undecided(player, results, now)
        puzzle = await self._almanac.puzzles.puzzle(number, now)
        news = AttemptOutcome(
            result,
            puzzle.goal if puzzle else None,
            tuple((scope, *place) for scope, place in places if place),
            streak(results, days.number_at(now), outages),
            is_final=days.is_closed(number, now),
        )
        return news_lines(visit.texts, news)

    async def _place(self, player: Player, scope: Scope, number: int) -> tuple[int, int] | None:
        """Return a player's place in the table of a day, and among how many that is."""
        standings = self._almanac.standings
        if (found := await standings.place_of_day(player, scope, number)) is None:
            return None
        row, is_assisted = found
        page = await standings.day(scope, number, most=1, is_assisted=is_assisted)
        return row.place, page.count


def _is_in_time(session: Session, days: Days, *, is_over: bool) -> bool:
    """Tell whether a run was finished before its day closed."""
    return is_over and session.moved < days.closes(session.puzzle)
