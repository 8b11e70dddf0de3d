"""What attempts at puzzles change: the ratings of players and puzzles, streaks, and the counts of a day."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.core.actions import Action, Player
from bot.core.commands import ParameterKind
from bot.core.feature import ExerciseCounts
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.typed_input.command_choices import split_choice
from bot.core.typed_input.deal_request import named_game
from bot.daily.scope import Span, period_of
from bot.features.challenge.service import ChallengeService
from bot.features.puzzles.choice import ChooseNumber, candidates, choose_entry, next_game, target_rating
from bot.features.puzzles.profile import MOST_HISTORY, PuzzleProfile, PuzzleRating, UnfinishedAttempt
from bot.features.puzzles.puzzle_of_day import puzzle_of_day
from bot.features.puzzles.rating import first_puzzle_rating, rate_attempt
from bot.features.puzzles.statistics import RATINGS, ratings_screen
from bot.features.puzzles.store import PuzzleStore
from bot.features.puzzles.streaks import PuzzleStreaks
from bot.observability.metrics import PUZZLE_ATTEMPTS, labeled
from bot.services import Services
from bot.sessions.replies import as_text_only, quote, text_reply
from bot.storage.errors import StaleError
from seeds.puzzle import all_entries, puzzle_games

TARGETS, MANY_TARGETS = (3, 8, 15), (5, 12, 25)
"""The puzzles to solve in a season, the easiest goal first; the latter for players who tried many."""
MANY_TRIED = 50
MOST_ATTEMPTS = 5
"""How often a change is tried again after another one changed the same first."""


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """What the end of an attempt has changed. Ratings are as they are shown."""

    game: str
    before: int
    after: int
    """The player's ratings in the game; equal if the attempt was not the first."""
    puzzle_rating: int
    """That of the puzzle before the attempt."""
    streak: int | None
    """The puzzles solved in the streak, also if it has just ended; ``None`` outside a streak."""
    best_streak: int
    is_best: bool
    """Whether the streak has just become the player's best one."""


class PuzzleScores:
    """Keeps the scores of puzzles. Raises ``StoreUnavailableError``.

    A player's own data changes at once and once for each attempt. The rating of the puzzle follows: a crash
    between the two leaves it as if that attempt had not been.
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

    async def show_ratings(self, context: RequestContext, action: Action) -> Reply:
        """Show the player's ratings in the puzzles of all games, or of the one that is named."""
        texts, owner = context.texts, context.player.id
        words = split_choice(texts, ParameterKind.STATISTICS, action.words)[1]
        named = [word.lower() for word in words if word.lower() != RATINGS and not word.isdecimal()]
        game = named_game(named)
        if game is None and named:
            return text_reply(texts("stats-unread", text=quote(action.words)))
        profile = await self._store.profile(context.player)
        screen = ratings_screen(texts, owner, profile, game.name if game else "", context.theme)
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if action.owner == owner else ReplyTarget.PRIVATE)

    async def unfinished_attempt(self, player: Player) -> UnfinishedAttempt | None:
        """Return the attempt of a player that has not ended."""
        return (await self._store.profile(player)).unfinished

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
        ratings = await self._store.ratings([entry.number for entry in found])
        shown = {number: rating.shown for number, rating in ratings.items()}
        return choose_entry(found, shown, target, self._choose_number).number

    async def begin_attempt(
        self, context: RequestContext, number: int, session: str, *, is_streak: bool
    ) -> bool:
        """Begin an attempt; return whether it is the unfinished one, perhaps begun by the same event before.

        It is not if there is another one, or if the player has tried the puzzle before and is in no streak.
        """

        def opened(profile: PuzzleProfile) -> PuzzleProfile | None:
            is_first = number not in profile.tried
            if profile.unfinished or not (is_first or is_streak):
                return None
            tried = (*(one for one in profile.tried if one != number), number)
            attempt = UnfinishedAttempt(number, session, is_streak, is_first)
            return replace(profile, tried=tried, unfinished=attempt)

        after = (await self._change(context.player, opened))[1]
        attempt = after.unfinished
        return attempt is not None and (attempt.number, attempt.session) == (number, session)

    async def finish_attempt(
        self, context: RequestContext, session: str, number: int, *, is_solved: bool
    ) -> PuzzleResult | None:
        """End an attempt; ``None`` if it was ended before or never begun."""
        entry = all_entries().get(number)
        game = entry.game if entry else ""
        first = first_puzzle_rating(entry.rating if entry else 0)
        puzzle = (await self._store.ratings([number])).get(number, first)
        day = datetime.fromtimestamp(self._now(), UTC).date()

        def ended(profile: PuzzleProfile) -> PuzzleProfile | None:
            attempt = profile.unfinished
            if attempt is None or (attempt.number, attempt.session) != (number, session):
                return None
            after = replace(profile, unfinished=None)
            if attempt.is_first and entry:
                after = _with_rating(after, game, puzzle, is_solved=is_solved)
            if attempt.is_streak:
                after = _with_streak(after, context, period_of(Span.WEEK, day), is_solved=is_solved)
            return after

        before, after = await self._change(context.player, ended)
        attempt = before.unfinished
        if before is after or attempt is None:
            return None
        if attempt.is_first and entry:
            await self._rate_puzzle(number, before.rating_in(game), puzzle, is_solved=is_solved)
            await self._count_of_day(number, is_solved=is_solved)
            labeled(PUZZLE_ATTEMPTS, game, "solved" if is_solved else "missed").inc()
        streak = before.streak + is_solved if attempt.is_streak else None
        if streak:
            await self._streaks.enter(context.player, after, context.settings.results, context.room.name)
        return PuzzleResult(
            game,
            before.rating_in(game).shown,
            after.rating_in(game).shown,
            puzzle.shown,
            streak,
            after.best_streak,
            after.best_streak > before.best_streak,
        )

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

    async def _rate_puzzle(
        self, number: int, player: PuzzleRating, first: PuzzleRating, *, is_solved: bool
    ) -> None:
        """Change the rating of a puzzle after an attempt of a player with that rating before it."""
        for _ in range(MOST_ATTEMPTS):
            known = (await self._store.ratings([number])).get(number)
            after = rate_attempt(player, known or first, is_solved=is_solved)[1]
            with suppress(StaleError):
                await self._store.replace_rating(number, known, after)
                break

    async def _count_of_day(self, number: int, *, is_solved: bool) -> None:
        """Count an attempt if the puzzle is that of today or of the day before."""
        today = (await self._challenges.days(self._now())).number_at(self._now())
        for day in (today, today - 1):
            if day > 0 and puzzle_of_day(day) == number:
                await self._store.count_of_day(day, is_solved=is_solved)
                break


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
