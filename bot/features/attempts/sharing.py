"""A player's result of a day, shown to others."""

from collections.abc import Callable

from bot.core.loaded_game import LoadedGame
from bot.core.model import Reply, ReplyTarget
from bot.core.player_settings import ResultVisibility
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.features.attempts.daily_services import DailyServices
from bot.features.attempts.ranking import AttemptRanking
from bot.features.attempts.share_screens import share_screen
from bot.sessions.replies import text_reply
from bot.sessions.request_context import RequestContext


class DailyShare:
    """Shows results, and counts them where they are shown. Raises ``StoreUnavailableError``."""

    def __init__(self, almanac: DailyServices, ranking: AttemptRanking, now: Callable[[], int]) -> None:
        self._almanac = almanac
        self._ranking = ranking
        self._now = now

    async def share(self, visit: RequestContext, table: LoadedGame) -> Reply:
        """Show how a finished game of a puzzle ended; a ranked one counts from then on where it is shown."""
        now, session = self._now(), table.session
        puzzle = await self._almanac.puzzles.puzzle(session.puzzle, now)
        if puzzle is None:
            return text_reply(visit.texts("daily-none"))
        result = await self._counted(visit, table, puzzle)
        is_closed = (await self._almanac.puzzles.days(now)).is_closed(puzzle.number, now)
        is_hidden = visit.seat.results is ResultVisibility.NOBODY
        screen = share_screen(
            visit.texts,
            table,
            puzzle,
            result,
            visit.player.chat,
            is_closed=is_closed,
            name="" if is_hidden else visit.room.name,
        )
        if is_hidden:
            return Reply(screen, ReplyTarget.PRIVATE, visit.texts("share-to-nobody"))
        return Reply(screen, ReplyTarget.PUBLIC)

    async def _counted(
        self, visit: RequestContext, table: LoadedGame, puzzle: DailyChallenge
    ) -> ChallengeResult:
        """Return what a run came to; the one that ranks counts in the server or group where it is shown."""
        player, audience, session = visit.player, visit.seat.results, table.session
        found = await self._ranking.count(player, session, audience, visit.room.name)
        if found is None:
            return ChallengeResult.of(puzzle, session, table.position)
        group = visit.room.group
        wider = found.counting_in(group)
        if wider == found or audience is ResultVisibility.NOBODY:
            return found
        kept = await self._almanac.results.keep_of_game(player, wider)
        if kept is None:
            return found
        await self._almanac.standings.enter(player, puzzle, kept, audience, visit.room.name)
        await self._almanac.standings.confirm(player, kept, audience)
        return kept
