"""Use case: show the leaderboard of a day, week or month, or ratings, of a group or of everyone."""

from collections.abc import Callable

from bot.core.actions import Action
from bot.core.replies import Reply, ReplyTarget
from bot.daily.days import Days
from bot.daily.leaderboard_rows import DayCounts, LeaderboardPage, LeaderboardRow
from bot.daily.scope import EVERYONE, Scope, period_of
from bot.features.challenge.service import ChallengeService
from bot.features.standings.leaderboard_input import (
    HOW,
    ON_PAGE,
    LeaderboardKind,
    LeaderboardQuery,
    UnknownLeaderboardError,
)
from bot.features.standings.screens import Leaderboard, leaderboard_screen, rating_screen
from bot.features.standings.service import StandingsService, may_appear
from bot.sessions.replies import quote, text_reply
from bot.sessions.request_context import RequestContext


class Leaderboards:
    """Shows leaderboards. Raises ``StoreUnavailableError``."""

    def __init__(
        self, challenges: ChallengeService, standings: StandingsService, now: Callable[[], int]
    ) -> None:
        self._challenges = challenges
        self._standings = standings
        self._now = now

    async def show_leaderboard(self, context: RequestContext, action: Action) -> Reply:
        """Show the requested leaderboard; in a group that of the group by default."""
        place = ReplyTarget.HERE if action.owner == context.player.id else ReplyTarget.PRIVATE
        days = await self._challenges.days(self._now())
        today = days.number_at(self._now())
        if today < 1:
            return text_reply(context.texts("daily-not-yet", date=days.first.isoformat()))
        try:
            words = [word for word in action.words if word != HOW]
            query = LeaderboardQuery.read(context.texts, words, days, today, is_here=bool(context.room.group))
        except UnknownLeaderboardError as error:
            return text_reply(context.texts("leaderboard-unknown", text=quote([str(error)])))
        if HOW in action.words:
            return Reply(rating_screen(context.texts, context.player.id, query), place)
        return Reply(leaderboard_screen(context.texts, await self._load(context, query, days, today)), place)

    async def _load(
        self, context: RequestContext, query: LeaderboardQuery, days: Days, today: int
    ) -> Leaderboard:
        scope = (
            Scope(context.player.chat, context.room.group)
            if query.is_here and context.room.group
            else EVERYONE
        )
        challenge, counts, assisted = None, DayCounts(), LeaderboardPage((), 0)
        if query.kind is LeaderboardKind.DAY:
            challenge = await self._challenges.challenge(query.number, self._now())
            counts = await self._standings.counts(scope, query.number)
        page = await self._load_page(scope, query, days)
        if query.kind is LeaderboardKind.DAY:
            assisted = await self._assisted_page(scope, query, page)
        own, is_assisted = await self._own_row(context, scope, query, days)
        return Leaderboard(
            query, context.player, context.room.group, days, today, challenge, counts, page, assisted, own,
            is_own_assisted=is_assisted, is_hidden=not may_appear(scope, context.settings.results),
        )  # fmt: skip

    async def _load_page(self, scope: Scope, query: LeaderboardQuery, days: Days) -> LeaderboardPage:
        standings, first = self._standings, query.page * ON_PAGE
        match query.kind:
            case LeaderboardKind.DAY:
                return await standings.day(scope, query.number, first, ON_PAGE)
            case LeaderboardKind.RATING:
                return await standings.ratings(scope, first, ON_PAGE)
        period = period_of(query.kind.span, days.date_of(query.number))
        return await standings.period(scope, query.kind.span, period, first, ON_PAGE)

    async def _assisted_page(
        self, scope: Scope, query: LeaderboardQuery, page: LeaderboardPage
    ) -> LeaderboardPage:
        """Return the assisted attempts that fit on the page: they follow after all others."""
        first = max(0, query.page * ON_PAGE - page.count)
        room = ON_PAGE - len(page.rows)
        found = await self._standings.day(scope, query.number, first, max(room, 1), is_assisted=True)
        return found if room else LeaderboardPage((), found.count)

    async def _own_row(
        self, context: RequestContext, scope: Scope, query: LeaderboardQuery, days: Days
    ) -> tuple[LeaderboardRow | None, bool]:
        """Return the player's own place, and whether it is among the assisted attempts."""
        standings, player = self._standings, context.player
        match query.kind:
            case LeaderboardKind.DAY:
                return await standings.place_of_day(player, scope, query.number) or (None, False)
            case LeaderboardKind.RATING:
                return await standings.place_of_rating(player, scope), False
        period = period_of(query.kind.span, days.date_of(query.number))
        return await standings.place_of_period(player, scope, query.kind.span, period), False
