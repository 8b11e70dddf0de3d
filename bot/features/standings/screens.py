"""Screens of leaderboards and ratings: pure functions."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace

from bot.core.actions import Action, Player, Verb
from bot.core.commands import as_typed
from bot.core.screens import Button, ButtonStyle, Screen
from bot.daily.challenge import DailyChallenge
from bot.daily.days import Days
from bot.daily.leaderboard_rows import DAYS, DayCounts, LeaderboardPage, LeaderboardRow
from bot.daily.week import Week
from bot.features import streak_buttons
from bot.features.standings.leaderboard_input import (
    ALL,
    EXERCISE_STREAKS,
    HERE,
    HOW,
    ON_PAGE,
    LeaderboardKind,
    LeaderboardQuery,
    period_range,
)
from bot.features.standings.rating import ABSENT_DAYS, START
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration, month_in_words, week_in_words
from bot.screens.button_rows import as_main, tick_button
from bot.screens.descriptions import deal_title
from bot.screens.leaderboard_text import attempt_text, display_name

BESIDE = EXERCISE_STREAKS | {LeaderboardKind.LEAGUE}
"""The kinds whose buttons are not in the first row."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The data of a leaderboard's screen."""

    query: LeaderboardQuery
    player: Player
    group: int
    """The server or group in which it is shown; 0 for none."""
    days: Days
    today: int
    challenge: DailyChallenge | None
    counts: DayCounts
    page: LeaderboardPage
    assisted: LeaderboardPage
    """For the leaderboard of a day: the attempts with help."""
    own: LeaderboardRow | None
    """The player's own place, on this page or not."""
    is_own_assisted: bool = False
    is_hidden: bool = False
    """Whether the player has chosen not to appear in it."""

    @property
    def scope_word(self) -> str:
        """The word for the scope of the leaderboard."""
        return HERE if self.query.is_here and self.group else ALL


def leaderboard_screen(texts: Texts, board: Leaderboard) -> Screen:
    """Show a page of a leaderboard, the player's own place, and buttons to the other leaderboards."""
    lines = [_head_line(texts, board)]
    shown = (*board.page.rows, *board.assisted.rows)
    lines += [_row_line(texts, board, row) for row in board.page.rows]
    if board.assisted.rows:
        lines += ["", texts("leaderboard-assisted")]
        lines += [_row_line(texts, board, row) for row in board.assisted.rows]
    if not shown:
        lines.append(_empty_text(texts, board))
    if own := _own_line(texts, board, shown):
        lines += ["", own]
    if board.query.kind in (LeaderboardKind.WEEK, LeaderboardKind.MONTH) and shown:
        lines += ["", texts("leaderboard-order")]
    if board.query.kind in EXERCISE_STREAKS:
        lines += ["", texts("leaderboard-streak-source")]
    return Screen(_leaderboard_title(texts, board), "\n".join(lines), rows=_leaderboard_buttons(texts, board))


def rating_screen(texts: Texts, owner: int, query: LeaderboardQuery) -> Screen:
    """Explain how ratings are calculated."""
    back = Action(Verb.LEADERBOARD, replace(query, kind=LeaderboardKind.RATING).command_words, owner=owner)
    text = texts("leaderboard-rating-how", start=str(START), days=ABSENT_DAYS)
    return Screen(texts("button-rating-how"), text, rows=((Button(texts("button-back"), back),),))


def _leaderboard_title(texts: Texts, board: Leaderboard) -> str:
    query = board.query
    if query.kind is LeaderboardKind.RATING:
        return texts("leaderboard-rating")
    if query.kind in EXERCISE_STREAKS:
        return texts(f"leaderboard-title-{query.kind}")
    if query.kind is LeaderboardKind.DAY:
        if board.challenge is None:
            return texts("leaderboard-day")
        return deal_title(texts, board.challenge.record, board.challenge.number)
    day = board.days.date_of(query.number)
    if query.kind is LeaderboardKind.MONTH:
        return month_in_words(texts, day)
    week = Week.of(day)
    return week_in_words(texts, week.monday, week.sunday)


def _head_line(texts: Texts, board: Leaderboard) -> str:
    if board.query.kind is LeaderboardKind.DAY:
        return texts("leaderboard-day-head", circle=board.scope_word, **asdict(board.counts))
    return texts("leaderboard-head", circle=board.scope_word, count=board.page.count)


def _row_line(texts: Texts, board: Leaderboard, row: LeaderboardRow) -> str:
    is_own = "yes" if row.player == board.player else "no"
    details = _row_details(texts, board, row)
    name = display_name(texts, row)
    return texts("leaderboard-row", place=row.place, name=name, details=details, own=is_own)


def _row_details(texts: Texts, board: Leaderboard, row: LeaderboardRow) -> str:
    score = row.score
    if row.exercise_streak is not None:
        return texts("leaderboard-streak-count", count=row.exercise_streak)
    if score is None:
        return str(row.rating)
    if board.query.kind is not LeaderboardKind.DAY:
        time = duration(score.seconds)
        return texts("leaderboard-days", won=score.won, clean=score.clean, moves=score.moves, time=time)
    run = attempt_text(texts, board.challenge, row)
    return run if score.won else texts("leaderboard-not-won", run=run)


def _own_line(texts: Texts, board: Leaderboard, shown: tuple[LeaderboardRow, ...]) -> str:
    if board.is_hidden:
        return texts("leaderboard-hidden", command=as_typed(board.player.chat, "settings", texts))
    if board.own is None or any(row.player == board.player for row in shown):
        return ""
    row = _row_line(texts, board, board.own)
    return texts("leaderboard-own-assisted" if board.is_own_assisted else "leaderboard-own", row=row)


def _empty_text(texts: Texts, board: Leaderboard) -> str:
    query, command = board.query, as_typed(board.player.chat, "daily", texts)
    if query.kind is LeaderboardKind.RATING:
        return texts("leaderboard-no-ratings")
    if query.kind in EXERCISE_STREAKS:
        start = next((" ".join((one.verb, *one.words)) for one in streak_buttons().values()), "")
        return texts("leaderboard-no-streaks", command=as_typed(board.player.chat, start, texts))
    if board.page.count or board.assisted.count:
        return texts("leaderboard-page-empty")
    if period_range(board.days, query.kind, query.number)[1] >= board.today:
        if query.kind is not LeaderboardKind.DAY:
            return texts("leaderboard-nobody-yet-in-days", command=command)
        name = "leaderboard-nobody-seen" if board.counts.played else "leaderboard-nobody-yet"
        return texts(name, command=command)
    is_stored = query.kind is not LeaderboardKind.DAY or query.number > board.today - DAYS
    return texts("leaderboard-nobody" if is_stored else "leaderboard-gone", days=DAYS)


def _leaderboard_buttons(texts: Texts, board: Leaderboard) -> tuple[tuple[Button, ...], ...]:
    query = board.query
    first = replace(query, page=0)
    kinds = _kind_buttons(texts, board, [kind for kind in LeaderboardKind if kind not in BESIDE])
    near = [
        Button(
            texts("leaderboard-places", first=page * ON_PAGE + 1, last=(page + 1) * ON_PAGE),
            _query_action(board, replace(query, page=page)),
        )
        for page in (query.page - 1, query.page + 1)
        if 0 <= page * ON_PAGE < board.page.count + board.assisted.count
    ]
    if board.group:
        other = ALL if board.scope_word == HERE else HERE
        action = _query_action(board, replace(first, is_here=other == HERE))
        near.append(Button(texts(f"leaderboard-{other}"), action))
    streaks = () if query.kind in EXERCISE_STREAKS else (LeaderboardKind.EXERCISE_STREAK,)
    others = _kind_buttons(texts, board, streaks)
    others += _kind_buttons(texts, board, (LeaderboardKind.LEAGUE,))
    return tuple(filter(None, (kinds, tuple(near), others, _period_buttons(texts, board))))


def _kind_buttons(texts: Texts, board: Leaderboard, kinds: Iterable[LeaderboardKind]) -> tuple[Button, ...]:
    """Return the buttons to leaderboards of some kinds, with a tick at the one that is shown."""
    query, first = board.query, replace(board.query, page=0)
    others = {kind: query if kind is query.kind else replace(first, kind=kind) for kind in kinds}
    return tuple(
        tick_button(texts, texts(f"leaderboard-{kind}"), _query_action(board, other), is_on=other is query)
        for kind, other in others.items()
    )


def _query_action(board: Leaderboard, query: LeaderboardQuery) -> Action:
    return Action(Verb.LEADERBOARD, query.command_words, owner=board.player.id)


def _period_buttons(texts: Texts, board: Leaderboard) -> tuple[Button, ...]:
    """Return the buttons to the periods before and after; for ratings the one that explains them.

    For streaks they are both leaderboards of streaks and the way to one's own.
    """
    query = board.query
    if query.kind in EXERCISE_STREAKS:
        starts = (Button(texts(label), start, ButtonStyle.MOVE) for label, start in streak_buttons().items())
        kinds = (LeaderboardKind.EXERCISE_STREAK, LeaderboardKind.EXERCISE_STREAK_WEEK)
        return (*_kind_buttons(texts, board, kinds), *starts)
    if query.kind is LeaderboardKind.RATING:
        how = Action(Verb.LEADERBOARD, (*query.command_words, HOW), owner=board.player.id)
        return (Button(texts("button-rating-how"), how),)
    first, last = period_range(board.days, query.kind, query.number)
    neighbors = [
        Button(texts(name), _query_action(board, replace(query, number=number, page=0)))
        for name, number in (("button-earlier", first - 1), ("button-later", last + 1))
        if 1 <= number <= board.today
    ]
    return (*neighbors, as_main(Button(texts("button-today"), Action(Verb.DAILY))))
