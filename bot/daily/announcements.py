"""What is posted of the days: each puzzle with the results of the one before it, each week, each month."""

from datetime import UTC, date, datetime, timedelta

from bot.daily.almanac import Almanac
from bot.daily.announcement_screens import DayPost, day_screen, way_to_win
from bot.daily.bulletin import Bulletin
from bot.daily.post_settings import PostSettings
from bot.daily.puzzle import Puzzle
from bot.daily.retrospect import Recap, Retrospect
from bot.daily.scope import Scope, Span
from bot.daily.standings import Row
from bot.daily.summary_screens import MOST_NAMED, MOST_RATED, Summary, summary_screen
from bot.texts import Texts, fitting_language

DAYS_OF_WEEK = 7
PATIENCE = 5 * 60
"""Seconds for which posts wait for the closing of a day."""


class Announcements:
    """Composes posts, each in the language of its group. Raises ``StoreUnavailableError``.

    ``texts`` is for groups that have settled no language. What is painted for one group is the same value for
    all of a language, so that it is painted once.
    """

    def __init__(self, almanac: Almanac, texts: Texts) -> None:
        self._almanac = almanac
        self._texts = texts

    async def is_ready(self, now: int) -> bool:
        """Tell whether all is known that posts have to tell of the days that have closed.

        At the hour at which most are due a day closes, and what comes of that takes a minute or two. A post
        that waited for it longer than ``PATIENCE`` does without.
        """
        days = await self._almanac.puzzles.days(now)
        last = days.last_closed(now)
        if last < 1 or now >= days.closes(last) + PATIENCE:
            return True
        return await self._almanac.closings.done() >= last

    async def of_day(self, settings: PostSettings, number: int, now: int) -> Bulletin:
        """Return the post of a day that has begun; raise ``LookupError`` where there is no such puzzle."""
        return await self._of_day(settings, number, now)

    async def of_week(self, settings: PostSettings, week: str, now: int) -> Bulletin:
        """Return the summary of a week, named as ``week_of`` does."""
        first = datetime.strptime(f"{week}-1", "%G-W%V-%u").replace(tzinfo=UTC).date()
        last = first + timedelta(days=DAYS_OF_WEEK - 1)
        return await self._summary(settings, Span.WEEK, week, first, last, now)

    async def of_month(self, settings: PostSettings, month: str, now: int) -> Bulletin:
        """Return the summary of a month, named as ``month_of`` does."""
        first = date.fromisoformat(f"{month}-01")
        last = (first + timedelta(days=31)).replace(day=1) - timedelta(days=1)
        return await self._summary(settings, Span.MONTH, month, first, last, now)

    async def trial(self, settings: PostSettings, now: int) -> Bulletin:
        """Return what shows at once that posts arrive: today's, with a word on why it comes now.

        It is silent, and calls nobody. Raises ``LookupError`` before the first day.
        """
        number = (await self._almanac.puzzles.days(now)).number_at(now)
        return await self._of_day(settings, number, now, is_trial=True)

    async def _of_day(
        self, settings: PostSettings, number: int, now: int, *, is_trial: bool = False
    ) -> Bulletin:
        puzzle = await self._almanac.puzzles.puzzle(number, now)
        if puzzle is None:
            raise LookupError(f"no puzzle {number}")
        texts, scope = self._texts_of(settings), _scope(settings)
        has_all = settings.has_standings_of_all
        post = DayPost(
            puzzle,
            await self._almanac.puzzles.days(now),
            settings.zone,
            settings.has_names,
            await Recap.of(self._almanac, scope, number - 1, now, has_all=has_all),
            await Retrospect.of(self._almanac, scope, now),
            settings.hour if is_trial else None,
        )
        way = way_to_win(texts, post.retrospect.puzzle) if post.retrospect else None
        return Bulletin(
            day_screen(texts, post),
            texts.language,
            film=way.film if way else None,
            film_title=way.title if way else "",
            film_alt=way.alt if way else "",
            role=0 if is_trial else settings.role,
            is_silent=is_trial or settings.is_silent,
        )

    async def _summary(
        self, settings: PostSettings, span: Span, period: str, first: date, last: date, now: int
    ) -> Bulletin:
        texts, scope, standings = self._texts_of(settings), _scope(settings), self._almanac.standings
        puzzles = await self._puzzles(first, last, now)
        best = await self._best(scope, puzzles) if span is Span.WEEK else ()
        summary = Summary(
            span,
            first,
            last,
            tuple([await standings.counts(scope, puzzle.number) for puzzle in puzzles]),
            (await standings.period(scope, span, period, most=MOST_NAMED)).rows,
            best,
            (await standings.ratings(scope, most=MOST_RATED)).rows,
            settings.has_names,
        )
        return Bulletin(summary_screen(texts, summary), texts.language, is_silent=settings.is_silent)

    async def _puzzles(self, first: date, last: date, now: int) -> tuple[Puzzle, ...]:
        """Return the puzzles of the days from first to last that there are."""
        days = await self._almanac.puzzles.days(now)
        numbers = range(days.number_of(first), days.number_of(last) + 1)
        found = [await self._almanac.puzzles.puzzle(number, now) for number in numbers]
        return tuple(puzzle for puzzle in found if puzzle)

    async def _best(self, scope: Scope, puzzles: tuple[Puzzle, ...]) -> tuple[tuple[Puzzle, Row], ...]:
        """Return the best run of each day that anybody won without assistance."""
        found = []
        for puzzle in puzzles:
            page = await self._almanac.standings.day(scope, puzzle.number, most=1)
            found += [(puzzle, row) for row in page.rows if row.effort and row.effort.won]
        return tuple(found)

    def _texts_of(self, settings: PostSettings) -> Texts:
        language = fitting_language(settings.language) if settings.language else ""
        return Texts.load(language) if language else self._texts


def _scope(settings: PostSettings) -> Scope:
    return Scope(settings.channel.chat, settings.channel.group)
