"""What attempts at puzzles change: the ratings of players and puzzles, streaks, and the counts of a day."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from bot.core.actions import Player
from bot.core.feature import ExerciseCounts
from bot.core.request_context import RequestContext
from bot.daily.scope import Span, period_of
from bot.features.challenge.service import ChallengeService
from bot.features.puzzles.choice import ChooseNumber, candidates, choose_entry, next_game, target_rating
from bot.features.puzzles.profile import (
    MOST_HISTORY,
    MOST_RESULTS,
    NONE,
    PendingAttempt,
    PuzzleProfile,
    PuzzleRating,
    PuzzleResult,
    UnfinishedAttempt,
)
from bot.features.puzzles.puzzle_of_day import puzzle_of_day
from bot.features.puzzles.rating import first_puzzle_rating, rate_attempt
from bot.features.puzzles.store import PuzzleStore
from bot.features.puzzles.streaks import PuzzleStreaks
from bot.observability.metrics import PUZZLE_ATTEMPTS, labeled
from bot.services import Services
from bot.storage.errors import StaleError
from seeds.puzzle import all_entries, number_of_key, puzzle_games

TARGETS, MANY_TARGETS = (3, 8, 15), (5, 12, 25)
"""The puzzles to solve in a season, the easiest goal first; the latter for players who tried many."""
MANY_TRIED = 50
TOKEN_BYTES = 5
MOST_ATTEMPTS = 5
"""How often a change is tried again after another one changed the same first."""


class PuzzleScores:
    """Keeps the scores of puzzles. Raises ``StoreUnavailableError``.

    A player's own data changes at once and once for each attempt. What the attempt means for everybody
    follows: the rating of the puzzle, the counts of its day, the leaderboards of streaks. The player's data
    says what is left of that, and whatever next asks for the player's puzzles does it.
    """

    def __init__(self, services: Services, choose_number: ChooseNumber = secrets.randbelow) -> None:
        self._store = PuzzleStore(services.redis)
        self._challenges = services.get(ChallengeService)
        self._streaks = services.get(PuzzleStreaks)
        self._now = services.now
        self._choose_number = choose_number
        for game in puzzle_games():
            for result in ("solved", "missed"):  # start at 0, so that the first attempt is an increase
                labeled(PUZZLE_ATTEMPTS, game, result)

    async def season_counts(self, player: Player) -> ExerciseCounts:
        """Return what goals of seasons depend on: a player tries many puzzles until some are solved."""
        profile = await self._store.profile(player)
        tried, solved = len(profile.tried), sum(rating.solved for rating in profile.ratings.values())
        targets = MANY_TARGETS if tried >= MANY_TRIED else TARGETS
        return ExerciseCounts({"": solved}, {"": (len(all_entries()) - tried) // 2}, targets)

    async def choose(
        self, context: RequestContext, game: str | None, difficulty: str | None, *, is_streak: bool
    ) -> int | None:
        """Return the number of a player's next puzzle; ``None`` if there is none of the game, or at all.

        Without ``game`` it is of the one that ``next_game`` names.
        """
        profile, entries = await self._store.profile(context.player), all_entries()
        game = game or next_game(profile, entries, is_streak=is_streak)
        if game is None:
            return None
        target = target_rating(profile, game, difficulty, is_streak=is_streak)
        found = candidates(profile, game, target)
        if not found:
            return None
        ratings = await self._store.ratings([entry.key for entry in found])
        shown = {key: rating.shown for key, rating in ratings.items()}
        return choose_entry(found, shown, target, self._choose_number).number

    async def begin_attempt(
        self, context: RequestContext, number: int, session: str, *, is_streak: bool
    ) -> bool:
        """Begin an attempt; return whether it is the unfinished one, perhaps begun by the same event before.

        It is not if there is another one, or if the player has tried the puzzle before and is in no streak.
        An attempt that was noted with the same session, but at a puzzle that has been replaced since, becomes
        one at the new puzzle.
        """
        entry = all_entries().get(number)
        key = entry.key if entry else number

        def opened(profile: PuzzleProfile) -> PuzzleProfile | None:
            is_first, noted = key not in profile.tried, profile.unfinished
            if noted and (noted.session != session or noted.number != number or noted.key == key):
                return None
            if not (is_first or is_streak):
                return None
            tried = (*(one for one in profile.tried if one != key), key)
            attempt = UnfinishedAttempt(key, session, is_streak, is_first)
            return replace(profile, tried=tried, unfinished=attempt)

        after = (await self._change(context.player, opened))[1]
        attempt = after.unfinished
        return attempt is not None and (attempt.number, attempt.session) == (number, session)

    async def finish_attempt(
        self, context: RequestContext, session: str, number: int, ended: int, *, is_solved: bool
    ) -> tuple[PuzzleResult | None, bool]:
        """End an attempt, unless that has been done before; return its result, and whether it is new.

        ``ended`` is the time when it ended. The result is ``None`` if the attempt was never begun, or is
        forgotten.
        """
        profile = await self._store.profile(context.player)
        attempt, is_new = profile.unfinished, False
        if attempt and (attempt.number, attempt.session) == (number, session):
            profile, is_new = await self._finish(context, attempt, ended, is_solved=is_solved)
        await self._complete(context, profile)
        return profile.result_of(session), is_new

    async def unfinished_attempt(self, context: RequestContext) -> UnfinishedAttempt | None:
        """Return the attempt of a player that has not ended."""
        return (await self.profile(context)).unfinished

    async def profile(self, context: RequestContext) -> PuzzleProfile:
        """Return what is stored of a player's puzzles, after the last attempt counts for everybody."""
        profile = await self._store.profile(context.player)
        await self._complete(context, profile)
        return profile

    async def _finish(
        self, context: RequestContext, attempt: UnfinishedAttempt, when: int, *, is_solved: bool
    ) -> tuple[PuzzleProfile, bool]:
        """Store what the end of an attempt changes for its player; return the profile, and if it is new.

        An attempt at a puzzle that has been replaced since is rated if others have tried that puzzle too, for
        else its rating is not known any more. In a streak it counts as any other.
        """
        entry = all_entries().get(attempt.number)
        game = entry.game if entry else ""
        puzzle = (await self._store.ratings([attempt.key])).get(attempt.key)
        if puzzle is None and entry and entry.key == attempt.key:
            puzzle = first_puzzle_rating(entry.rating)
        is_rated = attempt.is_first and puzzle is not None
        week = period_of(Span.WEEK, datetime.fromtimestamp(when, UTC).date())

        def ended(before: PuzzleProfile) -> PuzzleProfile | None:
            if before.unfinished != attempt:
                return None
            after = replace(before, unfinished=None)
            if attempt.is_first and puzzle:
                after = _with_rating(after, game, puzzle, is_solved=is_solved)
            if attempt.is_streak:
                after = _with_streak(after, context, week, is_solved=is_solved)
            streak = before.streak + is_solved if attempt.is_streak else None
            result = PuzzleResult(
                attempt.session,
                game or NONE,
                before.rating_in(game).shown,
                after.rating_in(game).shown,
                puzzle.shown if puzzle else None,
                streak,
                after.best_streak,
                after.best_streak > before.best_streak,
            )
            pending = PendingAttempt(
                secrets.token_hex(TOKEN_BYTES),
                attempt.key,
                when,
                before.rating_in(game),
                is_solved,
                is_first=is_rated,
                is_streak=bool(streak),
            )
            return replace(after, results=(*before.results, result)[-MOST_RESULTS:], pending=pending)

        before, after = await self._change(context.player, ended)
        if before is after:
            return after, False
        if is_rated:
            labeled(PUZZLE_ATTEMPTS, game, "solved" if is_solved else "missed").inc()
        return after, True

    async def _complete(self, context: RequestContext, profile: PuzzleProfile) -> None:
        """Let the last attempt of a player count for everybody, once, however often that is begun."""
        pending = profile.pending
        if pending is None:
            return
        if pending.is_first:
            await self._rate_puzzle(pending)
        if pending.is_streak:
            await self._streaks.enter(context.player, profile, context.settings.results, context.room.name)

        def completed(before: PuzzleProfile) -> PuzzleProfile | None:
            is_same = before.pending is not None and before.pending.token == pending.token
            return replace(before, pending=None) if is_same else None

        await self._change(context.player, completed)
        if pending.is_first:
            await self._store.forget_attempt(pending.token)

    async def _change(
        self, player: Player, change: Callable[[PuzzleProfile], PuzzleProfile | None]
    ) -> tuple[PuzzleProfile, PuzzleProfile]:
        """Store a changed profile, unless ``change`` returns ``None``; return it before and after."""
        for _ in range(MOST_ATTEMPTS):
            before = await self._store.profile(player)
            after = change(before)
            if after is None:
                return before, before
            try:
                await self._store.replace_profile(player, before, after)
            except StaleError:
                continue
            return before, after
        raise StaleError

    async def _rate_puzzle(self, attempt: PendingAttempt) -> None:
        """Change the rating of a puzzle after an attempt, and count it if it is the puzzle of a day."""
        key, day = attempt.key, await self._day_of(attempt)
        entry = all_entries().get(number_of_key(key))
        first = first_puzzle_rating(entry.rating if entry else 0)
        for _ in range(MOST_ATTEMPTS):
            known = (await self._store.ratings([key])).get(key)
            after = rate_attempt(attempt.before, known or first, is_solved=attempt.is_solved)[1]
            with suppress(StaleError):
                await self._store.count_attempt(attempt, known, after, day)
                return
        raise StaleError

    async def _day_of(self, attempt: PendingAttempt) -> int | None:
        """Return the day whose puzzle was tried on it, or on the day after; ``None`` if it is none's."""
        today = (await self._challenges.days(attempt.ended)).number_at(attempt.ended)
        return next((day for day in (today, today - 1) if _is_of_day(attempt.key, day)), None)


def _is_of_day(key: int, day: int) -> bool:
    number = puzzle_of_day(day) if day > 0 else None
    return number is not None and all_entries()[number].key == key


def _with_rating(
    profile: PuzzleProfile, game: str, puzzle: PuzzleRating, *, is_solved: bool
) -> PuzzleProfile:
    rating = rate_attempt(profile.rating_in(game), puzzle, is_solved=is_solved)[0]
    history = (*profile.history.get(game, ()), rating.shown)[-MOST_HISTORY:]
    return replace(
        profile, ratings={**profile.ratings, game: rating}, history={**profile.history, game: history}
    )


def _with_streak(
    profile: PuzzleProfile, context: RequestContext, week: str, *, is_solved: bool
) -> PuzzleProfile:
    if not is_solved:
        return replace(profile, streak=0)
    streak, group = profile.streak + 1, context.room.group
    return replace(
        profile,
        streak=streak,
        best_streak=max(streak, profile.best_streak),
        week=week,
        week_streak=max(streak, profile.best_of_week(week)),
        groups=profile.groups | {group} if group else profile.groups,
    )
