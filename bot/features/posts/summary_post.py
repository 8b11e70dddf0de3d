"""The summary of a week or month: counts, who won most days, the best attempts, ratings."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

from bot.core.actions import Action, Verb
from bot.core.screens import MAX_TEXT, Button, Screen
from bot.daily.challenge import DailyChallenge
from bot.daily.leaderboard_rows import DayCounts, LeaderboardRow
from bot.daily.scope import Span
from bot.features.posts.day_post import number_and_game, with_names
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration, month_in_words, week_in_words
from bot.screens.button_rows import as_main
from bot.screens.leaderboard_text import display_name

MOST_NAMED = 10
"""The most players of the leaderboard that are named."""
MOST_RATED = 5
"""The most players whose ratings are shown."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The data of a summary."""

    span: Span
    first: date
    last: date
    counts: tuple[DayCounts, ...]
    """For each of its days with a challenge."""
    rows: tuple[LeaderboardRow, ...] = ()
    """The leaderboard, the best first."""
    best: tuple[tuple[DailyChallenge, LeaderboardRow], ...] = ()
    """The best attempt of each day that was won."""
    ratings: tuple[LeaderboardRow, ...] = ()
    has_names: bool = True


def summary_screen(texts: Texts, summary: Summary) -> Screen:
    """Show how a week or month went, with as many names as fit."""
    is_week = summary.span is Span.WEEK
    first = summary.first
    title = week_in_words(texts, first, summary.last) if is_week else month_in_words(texts, first)
    room = MAX_TEXT - len(title) - 1
    text = with_names(partial(_summary_text, texts, summary), MOST_NAMED, room)
    rows = (
        (
            as_main(Button(texts("button-play"), Action(Verb.DAILY))),
            Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, (summary.span.value,))),
        ),
    )
    return Screen(title, text, rows=rows)


def _summary_text(texts: Texts, summary: Summary, most: int) -> str:
    played = [counts for counts in summary.counts if counts.played]
    runs, won = sum(counts.played for counts in played), sum(counts.won for counts in played)
    parts = [[texts("announce-period-counts", runs=runs, days=len(played), won=won)]]
    if summary.has_names:
        parts += [
            _section(
                texts("announce-period-table"), [_summary_row(texts, row) for row in summary.rows[:most]]
            ),
            _section(texts("announce-period-best"), [_best_row(texts, *run) for run in summary.best[:most]]),
            [_ratings_line(texts, summary.ratings[:MOST_RATED])] if summary.ratings and most else [],
        ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _section(heading: str, lines: Sequence[str]) -> list[str]:
    return [heading, *lines] if lines else []


def _summary_row(texts: Texts, row: LeaderboardRow) -> str:
    won, clean = (row.score.won, row.score.clean) if row.score else (0, 0)
    return texts("announce-period-row", place=row.place, name=display_name(texts, row), won=won, clean=clean)


def _best_row(texts: Texts, challenge: DailyChallenge, row: LeaderboardRow) -> str:
    moves, seconds = (row.score.moves, row.score.seconds) if row.score else (0, 0)
    known = {"name": display_name(texts, row), "time": duration(seconds), **number_and_game(texts, challenge)}
    return texts("announce-period-attempt", moves=moves, **known)


def _ratings_line(texts: Texts, rows: Sequence[LeaderboardRow]) -> str:
    lines = [
        texts("announce-rating", name=display_name(texts, row), rating=str(row.rating or 0)) for row in rows
    ]
    return texts("announce-ratings", ratings=texts("listing-separator").join(lines))
