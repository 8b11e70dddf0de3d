"""Sharing of a player's result of a day."""

from collections.abc import Callable

from bot.core.loaded_game import LoadedGame
from bot.core.player_settings import ResultVisibility
from bot.core.replies import Reply, ReplyTarget
from bot.daily.challenge import DailyChallenge
from bot.daily.result import ChallengeResult
from bot.features.attempts.daily_services import DailyServices
from bot.features.attempts.ranking import AttemptRanking
from bot.features.attempts.share_screens import share_screen
from bot.sessions.replies import text_reply
from bot.sessions.request_context import RequestContext


class DailyShare:
    """Shares results, and counts them where they are shared. Raises ``StoreUnavailableError``."""

    def __init__(self, daily: DailyServices, ranking: AttemptRanking, now: Callable[[], int]) -> None:
        self._daily = daily
        self._ranking = ranking
        self._now = now

    async def share_result(self, context: RequestContext, loaded: LoadedGame) -> Reply:
        """Show how a finished game of a challenge ended; a ranked one now counts in this group as well."""
        now, session = self._now(), loaded.session
        challenge = await self._daily.challenges.challenge(session.challenge, now)
        if challenge is None:
            return text_reply(context.texts("daily-none"))
        result = await self._count_where_shown(context, loaded, challenge)
        is_closed = (await self._daily.challenges.days(now)).is_closed(challenge.number, now)
        is_hidden = context.settings.results is ResultVisibility.NOBODY
        screen = share_screen(
            context.texts,
            loaded,
            challenge,
            result,
            context.player.chat,
            is_closed=is_closed,
            name="" if is_hidden else context.room.name,
        )
        if is_hidden:
            return Reply(screen, ReplyTarget.PRIVATE, context.texts("share-to-nobody"))
        return Reply(screen, ReplyTarget.PUBLIC)

    async def _count_where_shown(
        self, context: RequestContext, loaded: LoadedGame, challenge: DailyChallenge
    ) -> ChallengeResult:
        """Return the result of an attempt; a ranked one now counts in the group where it is shared."""
        player, audience, session = context.player, context.settings.results, loaded.session
        found = await self._ranking.count_attempt(player, session, audience, context.room.name)
        if found is None:
            return ChallengeResult.of(challenge, session, loaded.position)
        group = context.room.group
        wider = found.with_group(group)
        if wider == found or audience is ResultVisibility.NOBODY:
            return found
        stored = await self._daily.results.keep_of_game(player, wider)
        if stored is None:
            return found
        await self._daily.standings.enter_result(player, challenge, stored, audience, context.room.name)
        await self._daily.standings.confirm_result(player, stored, audience)
        return stored
