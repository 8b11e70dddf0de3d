"""Leaderboards of days, weeks and months, and ratings."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import lru_cache, partial
from types import MappingProxyType

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.personal_data import Json, References
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.settings import ResultVisibility
from bot.daily.challenge import DailyChallenge
from bot.daily.days import Days
from bot.daily.leaderboard_rows import (
    DAYS,
    DayCounts,
    LeaderboardPage,
    LeaderboardRow,
    LeaderboardScore,
    PlayerWeek,
    period_points,
)
from bot.daily.result import ChallengeResult, is_low_best
from bot.daily.scope import EVERYONE, Scope, Span, may_appear, period_of
from bot.daily.week import Week
from bot.features.challenge.service import ChallengeService
from bot.features.standings.exercise_streaks import BestExerciseStreaks, ExerciseStreakStandings
from bot.features.standings.leaderboard_input import (
    EXERCISE_STREAKS,
    HOW,
    JOIN,
    LEAVE,
    ON_PAGE,
    LeaderboardKind,
    LeaderboardQuery,
    UnknownLeaderboardError,
)
from bot.features.standings.rater import Rater
from bot.features.standings.rating import START, displayed_rating
from bot.features.standings.ratings_store import RatingsStore
from bot.features.standings.screens import Leaderboard, leaderboard_screen, rating_screen
from bot.features.standings.store import (
    MONTH_DAYS,
    WEEK_DAYS,
    RowOf,
    StandingsEntry,
    StandingsStore,
    export_scores,
)
from bot.services import Services
from bot.sessions.replies import quote, text_reply
from bot.storage.keys import (
    RATING_LEADERBOARD,
    StandingsName,
    day_leaderboard,
    exercise_streaks_of_week,
    period_leaderboard,
)
from bot.storage.result_store import RESULT_REFERENCES, ResultStore

__all__ = ["JOIN", "LEAVE", "BestExerciseStreaks", "Leaderboards", "StandingsService"]

LONGEST = {Span.WEEK: WEEK_DAYS, Span.MONTH: MONTH_DAYS}
MOST_REMEMBERED = 60
"""For how many of a player's last results a digest may be stored that they are in the counts."""


class StandingsService:
    """Enters results in leaderboards, and reads leaderboards. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        redis = services.redis
        self._store = StandingsStore(redis)
        self._results = ResultStore(redis)
        self.exercise_streaks = ExerciseStreakStandings(self._store)
        self._rater = Rater(RatingsStore(redis))

    async def enter_result(
        self,
        player: Player,
        challenge: DailyChallenge,
        result: ChallengeResult,
        audience: ResultVisibility,
        name: str,
    ) -> None:
        """Count a result in every leaderboard that it belongs to, unless it is counted there already.

        It belongs to the leaderboards of everyone if everyone may see it, and to those of ``result.groups``
        unless nobody may. ``DayCounts`` include it in any case. It must have been stored before.
        """
        days = Days(challenge.day - timedelta(days=challenge.number - 1))
        spans = _spans(days, challenge.number)
        numbers = {number for numbers in spans.values() for number in numbers}
        found, scopes = await asyncio.gather(
            self._results.some(player, tuple(sorted(numbers))), self._scopes_of(player, [result])
        )
        stored = {**found, result.number: result}
        entries = {
            scope: StandingsEntry(
                result, may_appear(scope, audience), _periods(spans, _counting_results(stored, had))
            )
            for scope, had in scopes.items()
        }
        await self._store.enter_entries(player, entries, name, days.first)

    async def day(
        self, scope: Scope, number: int, first: int = 0, most: int = 10, *, is_assisted: bool = False
    ) -> LeaderboardPage:
        """Return a part of the leaderboard of a day: the attempts without assistance, or the others."""
        name, row_of = day_leaderboard(number, is_assisted=is_assisted), await self._row_of_day(scope, number)
        return await self._store.page(name, scope, first, most, row_of)

    async def period(
        self, scope: Scope, span: Span, period: str, first: int = 0, most: int = 10
    ) -> LeaderboardPage:
        """Return a part of the leaderboard of a week or month, named as ``period_of`` does."""
        return await self._store.page(period_leaderboard(span, period), scope, first, most, _row_of_period)

    async def ratings(self, scope: Scope, first: int = 0, most: int = 10) -> LeaderboardPage:
        """Return a part of the leaderboard of ratings."""
        return await self._store.page(RATING_LEADERBOARD, scope, first, most, _row_of_rating)

    async def counts(self, scope: Scope, number: int) -> DayCounts:
        """Return how many played and won a day."""
        stored = await self._store.counts(scope, number)
        return DayCounts(*(int(stored.get(name, 0)) for name in ("played", "won", "assisted")))

    async def place_of_day(
        self, player: Player, scope: Scope, number: int
    ) -> tuple[LeaderboardRow, bool] | None:
        """Return a player's place in the leaderboard of a day, and whether the attempt was assisted."""
        row_of = await self._row_of_day(scope, number)
        for is_assisted in (False, True):
            leaderboard = day_leaderboard(number, is_assisted=is_assisted)
            if row := await self._store.place(leaderboard, scope, player, row_of):
                return row, is_assisted
        return None

    async def place_of_period(
        self, player: Player, scope: Scope, span: Span, period: str
    ) -> LeaderboardRow | None:
        """Return a player's place in the leaderboard of a week or month."""
        return await self._store.place(period_leaderboard(span, period), scope, player, _row_of_period)

    async def place_of_rating(self, player: Player, scope: Scope) -> LeaderboardRow | None:
        """Return a player's place in the leaderboard of ratings."""
        return await self._store.place(RATING_LEADERBOARD, scope, player, _row_of_rating)

    async def weeks_of(self, players: Sequence[Player], week: Week) -> list[PlayerWeek]:
        """Return what the leaderboards of everyone have of each player in a week."""
        names = _names_of_week(week)
        points, streaks = await self._store.scores_of_players(EVERYONE, names, players)
        return [
            PlayerWeek(None if own is None else int(own), None if streak is None else int(streak))
            for own, streak in zip(points, streaks, strict=True)
        ]

    async def was_played(self, week: Week) -> bool:
        """Return whether anyone is in the leaderboards of everyone of a week."""
        return await self._store.is_stored(EVERYONE, _names_of_week(week))

    async def ratings_of(self, players: Sequence[Player]) -> list[int]:
        """Return the ratings of players among everyone as they are shown; of new players the first one."""
        (ordinals,) = await self._store.scores_of_players(EVERYONE, [RATING_LEADERBOARD], players)
        return [START if ordinal is None else displayed_rating(ordinal) for ordinal in ordinals]

    async def rate(self, number: int) -> None:
        """Update all ratings by the results of a closed day.

        It is done once, by the first process; another one continues if that one ends.
        """
        await self._rater.rate(number)

    async def confirm_result(
        self, player: Player, result: ChallengeResult, audience: ResultVisibility
    ) -> bool:
        """Check a result after it was entered; return whether it is still stored.

        A result that the player has deleted meanwhile is removed, and one with a changed visibility is moved:
        the keys are in different slots of a cluster, so nothing else keeps them consistent.
        """
        is_stored, text = await self._store.result_and_visibility(player, result.number)
        if not is_stored:
            await self.remove_player(player, {result.number: result})
        elif (now := ResultVisibility.of(text)) is not audience:
            await self.change_visibility(player, now)
        return is_stored

    async def may_all_appear(self, scope: Scope, players: Sequence[Player]) -> bool:
        """Return whether all of these players currently may appear in leaderboards of a scope."""
        known = await self._store.visibility_of(players) if players else []
        return all(are_stored and may_appear(scope, ResultVisibility.of(text)) for are_stored, text in known)

    async def change_visibility(self, player: Player, audience: ResultVisibility) -> None:
        """Enter a player in the leaderboards where their results may appear, and remove them elsewhere."""
        results = await self._results.results(player)
        first = await self._store.first_day()
        if first is None:
            return
        days = Days(first)
        last = await self._store.last(EVERYONE)
        for scope, had in (await self._scopes_of(player, results.values())).items():
            if may_appear(scope, audience):
                await self._enter_again(player, scope, days, last, _counting_results(results, had))
            else:
                await self._store.remove_player(player, scope, _leaderboard_names(days, last))
        stored = await self._results.results(player) if results else {}
        if gone := {number: result for number, result in results.items() if number not in stored}:
            await self.remove_player(player, gone)  # the player's data was deleted meanwhile

    async def export_places(self, player: Player) -> dict[str, list[Json]]:
        """Return a player's scores in all leaderboards and ratings, as the exported file has them."""
        results, names = await self._results.results(player), await self._stored_names()
        places: list[Json] = []
        for scope in await self._scopes_of(player, results.values()):
            places += export_scores(scope, await self._store.scores_of(player, scope, names))
        return {"places": places}

    async def forget_player(self, player: Player, references: References) -> None:
        """Remove a player whose own keys are deleted from every leaderboard and rating."""
        await self.remove_player(player, _readable_results(references.of(RESULT_REFERENCES)))

    async def remove_player(self, player: Player, results: Mapping[int, ChallengeResult]) -> None:
        """Remove a player whose own keys are deleted from every leaderboard and rating.

        ``results`` are those that were deleted. The counts of days stay: they identify nobody.
        """
        if not results or not (names := await self._stored_names()):
            return
        for scope in await self._scopes_of(player, results.values()):
            await self._store.remove_player(player, scope, names, sorted(results)[-MOST_REMEMBERED:])

    async def move_group(self, chat: Chat, number: int, to: int) -> None:
        """Move the leaderboards and ratings of a group to its new number."""
        before, after = Scope(chat, number), Scope(chat, to)
        last = await self._store.last(before)
        first = await self._store.first_day()
        names = _leaderboard_names(Days(first), last) if first else []
        await self._store.rename_group(before, after, names, range(max(1, last - DAYS), last + 2))
        await self.exercise_streaks.move_group(before, after)

    async def _stored_names(self) -> list[StandingsName]:
        """Return the names of the leaderboards that may be stored; none before the first result."""
        first = await self._store.first_day()
        return _leaderboard_names(Days(first), await self._store.last(EVERYONE)) if first else []

    async def _scopes_of(
        self, player: Player, results: Iterable[ChallengeResult]
    ) -> dict[Scope, frozenset[int]]:
        """Return the scopes in which results count, each group with all numbers that it has had."""
        groups = {group for result in results for group in result.groups}
        scopes = await self._store.group_numbers(Scope(player.chat, group) for group in groups)
        return {EVERYONE: frozenset(), **scopes}

    async def _enter_again(
        self, player: Player, scope: Scope, days: Days, last: int, results: Mapping[int, ChallengeResult]
    ) -> None:
        """Enter all results of a player again that are recent enough for a leaderboard."""
        done: set[str] = set()
        for number in sorted(results, reverse=True):
            spans = {
                name: numbers
                for name, numbers in _spans(days, number).items()
                if name not in done and number > last - LONGEST[Span(name.partition(":")[0])]
            }
            done.update(spans)
            if spans or number > last - DAYS:
                periods = _periods(spans, results)
                entry = StandingsEntry(results[number], is_visible=True, periods=periods, is_new=False)
                await self._store.enter_entries(player, {scope: entry}, "")

    async def _row_of_day(self, scope: Scope, number: int) -> RowOf:
        game = (await self._store.counts(scope, number)).get("game", "")
        return partial(_row_of_attempt, is_low_best=bool(game) and is_low_best(game))


class Leaderboards:
    """Shows leaderboards. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._standings = services.get(StandingsService)
        self._now = services.now
        self._others = services.subcommands(Verb.LEADERBOARD)

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
        if answer := self._others.get(query.kind):
            return await answer(context, action)
        if query.kind is LeaderboardKind.LEAGUE:
            return text_reply(context.texts("leaderboard-unknown", text=query.kind))
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
        standings, player, first = self._standings, context.player, query.page * ON_PAGE
        challenge, counts, assisted, is_assisted = None, DayCounts(), LeaderboardPage((), 0), False
        if query.kind is LeaderboardKind.DAY:
            challenge = await self._challenges.challenge(query.number, self._now())
            counts = await standings.counts(scope, query.number)
            page = await standings.day(scope, query.number, first, ON_PAGE)
            assisted = await self._assisted_page(scope, query, page)
            found = await standings.place_of_day(player, scope, query.number)
            own, is_assisted = found or (None, False)
        elif query.kind in EXERCISE_STREAKS:
            is_week = query.kind is LeaderboardKind.EXERCISE_STREAK_WEEK
            week = Week.of(days.date_of(query.number)) if is_week else None
            page = await standings.exercise_streaks.page(scope, week, first, ON_PAGE)
            own = await standings.exercise_streaks.place(player, scope, week)
        elif query.kind is LeaderboardKind.RATING:
            page = await standings.ratings(scope, first, ON_PAGE)
            own = await standings.place_of_rating(player, scope)
        else:
            span = query.kind.span
            period = period_of(span, days.date_of(query.number))
            page = await standings.period(scope, span, period, first, ON_PAGE)
            own = await standings.place_of_period(player, scope, span, period)
        return Leaderboard(
            query, player, context.room.group, days, today, challenge, counts, page, assisted, own,
            is_own_assisted=is_assisted, is_hidden=not may_appear(scope, context.settings.results),
        )  # fmt: skip

    async def _assisted_page(
        self, scope: Scope, query: LeaderboardQuery, page: LeaderboardPage
    ) -> LeaderboardPage:
        first = max(0, query.page * ON_PAGE - page.count)
        room = ON_PAGE - len(page.rows)
        found = await self._standings.day(scope, query.number, first, max(room, 1), is_assisted=True)
        return found if room else LeaderboardPage((), found.count)


@lru_cache(WEEK_DAYS)
def _spans(days: Days, number: int) -> Mapping[StandingsName, tuple[int, ...]]:
    """Return the days of the week and the month of a day, by the names of their leaderboards."""
    day = days.date_of(number)
    found = {}
    for span, before in ((Span.WEEK, 6), (Span.MONTH, 30)):
        near, period = range(max(1, number - before), number + before + 1), period_of(span, day)
        same = (one for one in near if period_of(span, days.date_of(one)) == period)
        found[period_leaderboard(span, period)] = tuple(same)
    return MappingProxyType(found)


def _counting_results(
    results: Mapping[int, ChallengeResult], had: frozenset[int]
) -> dict[int, ChallengeResult]:
    """Return the results that count in a group, given all numbers it has had; no numbers mean all results."""
    return {
        number: result for number, result in results.items() if not had or had.intersection(result.groups)
    }


def _periods(
    spans: Mapping[StandingsName, Iterable[int]], results: Mapping[int, ChallengeResult]
) -> dict[StandingsName, int]:
    return {
        name: period_points(results[one] for one in numbers if one in results)
        for name, numbers in spans.items()
    }


def _names_of_week(week: Week) -> tuple[StandingsName, StandingsName]:
    """Return the names of the leaderboards of a week: of daily challenges, and of streaks."""
    return period_leaderboard(Span.WEEK, week.text), exercise_streaks_of_week(week)


def _leaderboard_names(days: Days, last: int) -> list[StandingsName]:
    names = [
        day_leaderboard(number, is_assisted=is_assisted)
        for number in range(max(1, last - DAYS), last + 2)
        for is_assisted in (False, True)
    ]
    near: range = range(max(1, last - MONTH_DAYS - 31), last + 2)
    dates: list[date] = [days.date_of(number) for number in near]
    periods = ((span, period_of(span, day)) for span in (Span.MONTH, Span.WEEK) for day in dates)
    return names + [period_leaderboard(*period) for period in dict.fromkeys(periods)]


def _row_of_attempt(
    place: int, player: Player, name: str, strength: float, *, is_low_best: bool
) -> LeaderboardRow:
    score = LeaderboardScore.of_day(int(strength), is_low_best=is_low_best)
    return LeaderboardRow(place, player, name, score)


def _row_of_period(place: int, player: Player, name: str, points: float) -> LeaderboardRow:
    return LeaderboardRow(place, player, name, LeaderboardScore.of_period(int(points)))


def _row_of_rating(place: int, player: Player, name: str, ordinal: float) -> LeaderboardRow:
    return LeaderboardRow(place, player, name, rating=displayed_rating(ordinal))


def _readable_results(stored: Mapping[int, str]) -> dict[int, ChallengeResult]:
    """Return the results, except those that another version of the bot has stored in another form."""
    results = {}
    for number, text in stored.items():
        try:
            results[number] = ChallengeResult.read(number, text)
        except (ValueError, LookupError, TypeError):
            continue
    return results
