"""Composes posts: challenges with the results of the one before, summaries of weeks and months."""

import logging
from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

from bot.core.actions import Player
from bot.core.feature import FurtherPost
from bot.core.posts import Post
from bot.daily.decisive_move import DecisiveMove
from bot.daily.leaderboard_rows import DayCounts, LeaderboardPage, LeaderboardRow
from bot.daily.scope import EVERYONE, Scope, Span
from bot.daily.week import Week
from bot.features.challenge.service import AttemptDays, ChallengeService
from bot.features.posts.day_post import MOST_WINNERS, ClosedDay, DayPost, DayRecap, day_screen, way_to_win
from bot.features.posts.settings import PostSettings
from bot.features.posts.summary_post import MOST_NAMED, MOST_RATED, Summary, summary_screen
from bot.features.standings.service import StandingsService
from bot.i18n.languages import fitting_language
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.closing_store import LostAttemptsStore

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 5 * 60
"""How long posts wait for the closing of a day."""
CACHE_SECONDS = 30
"""How long the results of everyone on this instance are cached."""


class PostComposer:
    """Composes posts, each in the language of its group. Raises ``StoreUnavailableError``.

    All groups of a language get the same pictures, so that each is painted once.
    """

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._standings = services.get(StandingsService)
        self._days = services.get(AttemptDays)
        self._lost_attempts = LostAttemptsStore(services.redis)
        self._texts = services.texts
        self._services = services
        self._everywhere: tuple[tuple[int, int], DayCounts, LeaderboardRow | None] | None = None
        self._decisive_moves: dict[int, DecisiveMove] = {}

    async def is_ready(self, now: int) -> bool:
        """Return whether the last closed day has been processed, so that posts can show it.

        At the hour at which most are due a day closes, and what comes of that takes a minute or two. A post
        that waited for it longer than ``PATIENCE_SECONDS`` does without.
        """
        days = await self._challenges.days(now)
        last = days.last_closed(now)
        if last < 1 or now >= days.closes(last) + PATIENCE_SECONDS:
            return True
        return await self._days.last_closed() >= last

    async def of_week(self, settings: PostSettings, week: Week, now: int) -> Post:
        """Return the summary of a week."""
        return await self._summary(settings, Span.WEEK, week.text, week.monday, week.sunday, now)

    async def of_month(self, settings: PostSettings, month: str, now: int) -> Post:
        """Return the summary of a month, named as ``period_of`` does."""
        first = date.fromisoformat(f"{month}-01")
        last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
        return await self._summary(settings, Span.MONTH, month, first, last, now)

    async def trial(self, settings: PostSettings, now: int) -> Post:
        """Return a trial post: today's, with an explanation. It is silent and mentions nobody."""
        number = (await self._challenges.days(now)).number_at(now)
        return await self.of_day(settings, number, now, is_trial=True)

    async def of_day(self, settings: PostSettings, number: int, now: int, *, is_trial: bool = False) -> Post:
        """Return the post of a day that has begun; raise ``LookupError`` if it has no challenge."""
        challenge = await self._challenges.challenge(number, now)
        if challenge is None:
            raise LookupError(f"no challenge {number}")
        texts, scope = self._texts_of(settings), _scope_of(settings)
        days = await self._challenges.days(now)
        recap = await self._recap(scope, number - 1, now)
        if recap and settings.has_standings_of_all:
            counts, best = await self._results_of_all(number - 1, now)
            recap = replace(recap, counts_of_all=counts, best_of_all=best)
        back = await self._closed_day(scope, recap, days.last_closed(now), now)
        hour = settings.hour if is_trial else None
        post = DayPost(challenge, days, settings.zone, settings.has_names, recap, back, hour)
        best_of_all = (recap.best_of_all,) if recap and recap.best_of_all else ()
        return Post(
            day_screen(texts, post),
            texts.language,
            film=way_to_win(texts, post.closed_day.challenge) if post.closed_day else None,
            role=0 if is_trial else settings.role,
            code=await self._challenges.invitation_code(number, settings.channel.group),
            is_silent=is_trial or settings.is_silent,
            shown_in_group=_players_of((*recap.winners, *recap.assisted) if recap else ()),
            shown_globally=_players_of(best_of_all),
        )

    async def further(self, post: FurtherPost, settings: PostSettings, number: int, before: int) -> Post:
        """Return a further post of a day; raise ``LookupError`` if there is none. See ``FurtherPost``."""
        compose = post.compose(self._services)
        return await compose(self._texts_of(settings), settings.channel.chat, number, before)

    async def is_current(self, settings: PostSettings, post: Post) -> bool:
        """Return whether all players whose results a post shows still allow that.

        It is checked just before a post is sent, which may be long after it was composed.
        """
        standings = self._standings
        is_so = await standings.may_all_appear(_scope_of(settings), [*post.shown_in_group])
        is_so = is_so and await standings.may_all_appear(EVERYONE, [*post.shown_globally])
        if not is_so:
            self._everywhere = None
        return is_so

    async def _recap(self, scope: Scope, number: int, now: int) -> DayRecap | None:
        """Return how a day went so far; ``None`` if there is no such day.

        Leaderboards that must be empty are not read: there are many groups, most of them small.
        """
        challenge = await self._challenges.challenge(number, now)
        if challenge is None:
            return None
        is_closed = (await self._challenges.days(now)).is_closed(number, now)
        standings = self._standings
        counts = await standings.counts(scope, number)
        clean = helped = LeaderboardPage((), 0)
        if counts.played > counts.assisted:
            clean = await standings.day(scope, number, most=MOST_WINNERS)
        if counts.assisted:
            helped = await standings.day(scope, number, most=MOST_WINNERS, is_assisted=True)
        return DayRecap(challenge, is_closed, counts, _winning_rows(clean), _winning_rows(helped))

    async def _results_of_all(self, number: int, now: int) -> tuple[DayCounts, LeaderboardRow | None]:
        asked = (number, now // CACHE_SECONDS)
        if self._everywhere is None or self._everywhere[0] != asked:
            standings = self._standings
            counts = await standings.counts(EVERYONE, number)
            best = _winning_rows(await standings.day(EVERYONE, number, most=1))
            self._everywhere = asked, counts, next(iter(best), None)
        _, counts, row = self._everywhere
        return counts, row

    async def _closed_day(
        self, scope: Scope, recap: DayRecap | None, number: int, now: int
    ) -> ClosedDay | None:
        challenge = await self._challenges.challenge(number, now)
        if challenge is None:
            return None
        if number not in self._decisive_moves:
            text = await self._lost_attempts.decisive_move(number)
            if text is not None:  # it never changes once it is stored
                self._decisive_moves = {number: _read_decisive_move(number, text)}
        is_recap = recap is not None and recap.challenge.number == number
        counts = recap.counts if recap and is_recap else await self._standings.counts(scope, number)
        return ClosedDay(challenge, counts, self._decisive_moves.get(number))

    async def _summary(
        self, settings: PostSettings, span: Span, period: str, first: date, last: date, now: int
    ) -> Post:
        texts, scope, standings = self._texts_of(settings), _scope_of(settings), self._standings
        days = await self._challenges.days(now)
        numbers = range(days.number_of(first), days.number_of(last) + 1)
        found = [await self._challenges.challenge(number, now) for number in numbers]
        challenges = [challenge for challenge in found if challenge]
        best = [
            (challenge, row)
            for challenge in (challenges if span is Span.WEEK else ())
            for row in _winning_rows(await standings.day(scope, challenge.number, most=1))
        ]
        rows = (await standings.period(scope, span, period, most=MOST_NAMED)).rows
        rated = (await standings.ratings(scope, most=MOST_RATED)).rows
        summary = Summary(
            span,
            first,
            last,
            tuple([await standings.counts(scope, challenge.number) for challenge in challenges]),
            rows,
            tuple(best),
            rated,
            settings.has_names,
        )
        return Post(
            summary_screen(texts, summary),
            texts.language,
            is_silent=settings.is_silent,
            shown_in_group=_players_of((*rows, *rated, *(row for _, row in best))),
        )

    def _texts_of(self, settings: PostSettings) -> Texts:
        language = fitting_language(settings.language) if settings.language else ""
        return Texts.load(language) if language else self._texts


def _read_decisive_move(number: int, text: str) -> DecisiveMove:
    """Read the stored decisive move of a day; posts are sent without an unreadable one."""
    try:
        return DecisiveMove.read(text)
    except ValueError as error:
        log.warning("the decisive move of day %d is unreadable and left out of the posts: %s", number, error)
        return DecisiveMove()


def _winning_rows(page: LeaderboardPage) -> tuple[LeaderboardRow, ...]:
    return tuple(row for row in page.rows if row.score and row.score.won)


def _players_of(rows: Iterable[LeaderboardRow]) -> frozenset[Player]:
    return frozenset(row.player for row in rows)


def _scope_of(settings: PostSettings) -> Scope:
    return Scope(settings.channel.chat, settings.channel.group)
