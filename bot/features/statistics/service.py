"""A player's statistics, achievements and calendar, from the history of what was played."""

import logging
from dataclasses import replace
from datetime import date

from bot.core.actions import Action, Player, Verb
from bot.core.commands import ParameterKind, as_typed
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.core.typed_input.command_choices import split_choice
from bot.core.typed_input.deal_request import named_game
from bot.daily.days import month_after
from bot.daily.streak import calculate_streak
from bot.features.challenge.service import AttemptDays, ChallengeService
from bot.features.daily_five.service import FiveService
from bot.features.seasons.service import FinalScore, SeasonService, reached_lines
from bot.features.statistics.achievements import (
    ACHIEVEMENTS,
    EndedGame,
    PlayerAchievements,
    reached_achievements,
)
from bot.features.statistics.calendar import Month, month_of, read_month
from bot.features.statistics.screens import (
    ACHIEVED,
    PROGRESS,
    achievements_screen,
    calendar_screen,
    game_screen,
    new_achievement_lines,
    overall_screen,
    progress_screen,
    shared_season_line,
)
from bot.services import Services
from bot.sessions.replies import as_text_only, quote, text_reply
from bot.storage.errors import StoreUnavailableError
from bot.storage.result_store import ResultStore

log = logging.getLogger(__name__)


class StatisticsService:
    """Shows statistics and calendars, and finds new achievements and the goals of a season that are reached.

    Raises ``StoreUnavailableError``.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._days = services.get(AttemptDays)
        self._seasons = services.get(SeasonService)
        self._fives = services.get(FiveService)
        self._now = services.now
        self._others = services.subcommands(Verb.STATS)

    async def show_statistics(self, context: RequestContext, action: Action) -> Reply:
        """Show a page of the statistics of the player who typed or pressed, or the calendar.

        The words may begin with what to show. A month means the calendar.
        """
        choice, words = split_choice(context.texts, ParameterKind.STATISTICS, action.words)
        month = next((word for word in words if read_month(word)), "")
        if choice == Verb.CALENDAR or month:
            return await self.show_calendar(context, replace(action, words=(month,) if month else words))
        asked = {choice, *(word.lower() for word in words)}
        if answer := next((answer for word, answer in self._others.items() if word in asked), None):
            return await answer(context, action)
        await self._count_attempts(context)
        is_own = action.owner == context.player.id
        named = (choice,) if choice == ACHIEVED else ()
        screen = await self._choose_screen(context, (*named, *words) if named != (ACHIEVED,) else named)
        if screen is None:
            return text_reply(context.texts("stats-unread", text=quote(action.words)))
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE)

    async def show_calendar(self, context: RequestContext, action: Action) -> Reply:
        """Show the requested month, by default this one; it never shows future months.

        On somebody else's message a button shows the days of the player who pressed it.
        """
        texts, player = context.texts, context.player
        await self._count_attempts(context)
        known = await self._load_history(player)
        days = known.days
        current = days.date_of(max(known.today, 1)).replace(day=1)
        first = read_month(action.words[0]) if action.words else current
        if first is None:
            command = as_typed(player.chat, f"{Verb.STATS} {current:%Y-%m}", texts)
            return text_reply(texts("calendar-unread", text=quote(action.words), command=command))
        first = min(first, current)  # future months are empty
        if month_after(first) <= days.first:
            begun = days.first
            return text_reply(
                texts("calendar-before", day=begun.day, month=begun.month, year=str(begun.year))
            )
        month = _month(known, first)
        season = await self._seasons.season(player, known, first)
        screen = calendar_screen(context, month, known, season)
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if action.owner == player.id else ReplyTarget.PRIVATE)

    async def observe_end(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Announce the achievements and goals reached by a game that has just been counted.

        They are stored with the time of its end, by which they are found when it is shown again.
        If this fails, the game is stored all the same, and the statistics show the achievements later, the
        calendar the goals.
        """
        ended_game = EndedGame.of(loaded.session, loaded.position)
        try:
            stored = await self._store.awards(context.player)
            is_five = bool(loaded.session.five)
            history = await self._load_history(context.player, ended_game, has_fives=is_five)
            new = reached_achievements(history, stored)
            awarded = await self._store.award(context.player, new, loaded.session.moved)
            goal_lines = await self._reached_goals(context, loaded, history)
        except StoreUnavailableError as error:
            log.warning("achievements and goals are not announced: %s", error)
            return loaded
        game, challenge = loaded.session.record.game, loaded.session.challenge
        return replace(
            loaded,
            news=(*loaded.news, *new_achievement_lines(context.texts, awarded), *goal_lines),
            win_streak=0 if challenge else history.statistics.of_game(game).streak,
        )

    async def repeat_end(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Announce again what ``observe_end`` did when the game ended."""
        session, number = loaded.session, loaded.session.challenge
        try:
            awards = await self._store.awards(context.player)
            awarded = [one.name for one in ACHIEVEMENTS if awards.get(one.name) == session.moved]
            days = await self._challenges.days(self._now())
            dates = [days.date_of(max(one, 1)) for one in (days.number_at(session.moved), number) if one]
            months = dict.fromkeys(one.replace(day=1) for one in dates)
            goals = await self._seasons.reached_by(context.player, months, session.moved)
            statistics = await self._store.tally(context.player)
        except StoreUnavailableError as error:
            log.warning("achievements and goals are not announced again: %s", error)
            return loaded
        lines = (*new_achievement_lines(context.texts, awarded), *reached_lines(context.texts, goals))
        streak = 0 if number else statistics.of_game(session.record.game).streak
        return replace(loaded, news=(*loaded.news, *lines), win_streak=streak)

    async def season_line(self, context: RequestContext, number: int) -> str:
        """Say what the player has in the month of a challenge, for others to see: badge and reached goals.

        Empty if that is nothing.
        """
        known = await self._load_history(context.player, has_fives=False)
        first = known.days.date_of(number).replace(day=1)
        season = await self._seasons.season(context.player, known, first)
        return shared_season_line(context.texts, _month(known, first).badge, season)

    async def _count_attempts(self, context: RequestContext) -> None:
        """Look at the attempts of open days: one that a crash left uncounted is counted then."""
        today = (await self._challenges.days(self._now())).number_at(self._now())
        numbers = tuple(number for number in (today - 1, today) if number > 0)
        results = await self._results.some(context.player, numbers)
        for number in numbers:
            if number not in results and (name := await self._results.begun(context.player, number)):
                await self._sessions.load_current(context, name)

    async def _reached_goals(
        self, context: RequestContext, loaded: LoadedGame, known: PlayerAchievements
    ) -> tuple[str, ...]:
        """Announce the goals that a game has reached: of this month, and of the month of its challenge."""
        final = FinalScore.of(loaded.session, loaded.position)
        ended = loaded.session.moved
        seasons = [await self._seasons.season(context.player, known, final=final, ended=ended)]
        number = loaded.session.challenge
        if number and (first := known.days.date_of(number)).replace(day=1) < known.day.replace(day=1):
            seasons.append(await self._seasons.season(context.player, known, first, ended=ended))
        return tuple(line for one in seasons for line in reached_lines(context.texts, one.new))

    async def _choose_screen(self, context: RequestContext, words: tuple[str, ...]) -> Screen | None:
        """Return the requested screen; ``None`` for unknown words."""
        asked = tuple(word.lower() for word in words)
        page = next((int(word[:4]) for word in asked if word.isdecimal()), 1)
        rest = [word for word in asked if word != PROGRESS and not word.isdecimal()]
        game = named_game(rest)
        if game is None and rest not in ([], [ACHIEVED]):
            return None
        known = await self._load_history(context.player)
        if game is None and not rest and PROGRESS not in asked:
            achieved = await self._achievements_of(context.player, known)
            season = await self._seasons.season(context.player, known)
            return overall_screen(context, known, len(achieved), season, [*self._others])
        if game is None and rest:
            achieved = await self._achievements_of(context.player, known)
            return achievements_screen(context.texts, context.player.id, achieved)
        if PROGRESS in asked:
            return progress_screen(context, known.statistics, game.name if game else "")
        return game_screen(context, known.statistics, game.name if game else "", page)

    async def _load_history(
        self, player: Player, ended_game: EndedGame | None = None, *, has_fives: bool = True
    ) -> PlayerAchievements:
        """Return a player's history, perhaps without the daily five; raise ``StoreUnavailableError``.

        Yesterday is neither played nor missed while an attempt begun then can be finished.
        """
        now = self._now()
        days = await self._challenges.days(now)
        today = days.number_at(now)
        results = await self._results.results(player)
        outages = await self._days.excused(player)
        undecided = await self._days.unfinished(player, results, now)
        return PlayerAchievements(
            results=results,
            streak=calculate_streak(results, today, outages | undecided),
            days=days,
            today=today,
            statistics=await self._store.tally(player),
            outages=outages,
            unfinished=undecided,
            ended_game=ended_game,
            fives=await self._fives.solved_days(player) if has_fives else {},
        )

    async def _achievements_of(self, player: Player, known: PlayerAchievements) -> frozenset[str]:
        stored = await self._store.awards(player)
        new = reached_achievements(known, stored)
        await self._store.award(player, new, self._now())
        return frozenset((*stored, *new))


def _month(known: PlayerAchievements, first: date) -> Month:
    return month_of(first, known, known.streak.frozen, known.outages, known.unfinished, known.fives)
