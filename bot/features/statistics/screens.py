"""Screens of a player's statistics, achievements and calendar: pure functions."""

from collections.abc import Sequence
from datetime import date
from itertools import groupby

from bot.core.actions import Action, Verb
from bot.core.charts import BadgeIcon, CalendarChart, DayMark
from bot.core.commands import as_typed
from bot.core.five_standing import FIVE
from bot.core.game_counts import GameCounts, GameStatistics
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_ALT, Button, ButtonStyle, Screen
from bot.daily.days import month_after
from bot.daily.streak import FREEZE
from bot.features.seasons.service import Season, season_lines, summary_line
from bot.features.statistics.achievements import ACHIEVEMENTS, PlayerAchievements
from bot.features.statistics.calendar import Badge, Month
from bot.features.statistics.player_charts import (
    decimal,
    games_chart,
    progress_chart,
    score_name,
    scores_chart,
)
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import duration, month_in_words
from bot.screens.button_rows import Rows, as_main, in_rows, split_wide_rows
from bot.screens.descriptions import game_name, picture_heading
from engine.record import Record
from engine.shares import rounded_share

PROGRESS = "progress"
ACHIEVED = "achievements"
IN_ROW = 3
GAMES = 9
"""How many games have a button: the most played ones."""
FEW_GAMES = 6
"""With as many or fewer, there is room for three rows below them."""
MISSED_SHOWN = 4
"""How many missed days have a button: the latest ones."""
FULL_STAR, OUTLINED_STAR = "★", "☆"
MARK_MESSAGES = {mark: f"calendar-{mark}" for mark in DayMark} | {DayMark.MISSED: "calendar-missed-day"}


def overall_screen(
    context: RequestContext, known: PlayerAchievements, achieved: int, season: Season, others: Sequence[str]
) -> Screen:
    """Show the statistics of all games together, with a button for each game and each of the other pages."""
    texts, statistics, days, lines = context.texts, known.statistics, known.streak, list[str]()
    if statistics.all.played:
        lines += [*_count_lines(texts, statistics.all), _time_line(texts, statistics.all)]
        lines.append(texts("stats-favourite", game=game_name(texts, statistics.favourite)))
    else:
        lines.append(texts("stats-nothing"))
    if known.results:
        longest, freezes = days.longest_played, days.freezes
        lines.append(texts("stats-days-played", days=days.played, longest=longest, freezes=freezes))
        lines.append(texts("stats-days-won", days=days.won, longest=days.longest_won))
    lines.append(texts("stats-achievements", count=achieved, all=len(ACHIEVEMENTS)))
    if season.goals:
        lines.append(summary_line(texts, season))
    title, text = texts("stats-title"), "\n".join(lines)
    rows = _overall_rows(texts, context.player.id, statistics, others)
    if not statistics.games:
        return Screen(title, text, rows=rows)
    return Screen(title, text, *games_chart(texts, statistics, context.theme), rows)


def game_screen(context: RequestContext, statistics: GameStatistics, game: str, page: int) -> Screen:
    """Show the statistics of a game: page 1 for all option sets together, then one page for each."""
    texts, kinds = context.texts, statistics.kinds(game)
    count = 1 + len(kinds) if len(kinds) > 1 else 1
    page = min(max(page, 1), count)
    words = kinds[page - 2] if page > 1 else kinds[0] if len(kinds) == 1 else None
    if words is None:
        kind, counted = game_name(texts, game), statistics.of_game(game)
    else:
        kind, _ = picture_heading(texts, Record(game, 0, words, 0), "")
        counted = statistics.of_kind(game, words)
    title = texts("stats-of", kind=kind)
    rows = _game_rows(texts, context.player.id, game, page, count)
    if not counted.played:
        return Screen(title, texts("stats-nothing"), rows=rows)
    lines = [texts("stats-page-all")] if count > 1 and words is None else []
    lines += [texts("stats-page-usual")] if count > 1 and words == () else []
    lines += _count_lines(texts, counted)
    if counted.ended:
        what, average = score_name(texts, game), decimal(texts, counted.average or 0)
        lines.append(texts("stats-scores", what=what, best=counted.best, average=average))
    lines.append(texts("stats-streak", streak=counted.streak, longest=counted.longest))
    if cards := statistics.longest_streak(game, words):
        lines.append(texts("stats-longest-streak", cards=cards))
    lines.append(_time_line(texts, counted))
    if texts.has_of_game(game, "first-win"):
        lines.append(texts("stats-wishes", count=counted.first_wins))
    text = "\n".join(lines)
    if not any(counted.columns):
        return Screen(title, text, rows=rows)
    return Screen(title, text, *scores_chart(texts, game, kind, counted, context.theme), rows)


def progress_screen(context: RequestContext, statistics: GameStatistics, game: str) -> Screen:
    """Show the share of games won by month, for all games or one."""
    texts, owner = context.texts, context.player.id
    name = game_name(texts, game) if game else ""
    title = texts("stats-of", kind=name) if game else texts("stats-title")
    to_game = (Button(name, _stats_action(owner, game)),) if game else ()
    rows = ((*to_game, _stats_button(texts, owner)),)
    found = progress_chart(texts, statistics, game, context.theme)
    if found is None:
        return Screen(title, texts("stats-no-progress"), rows=rows)
    counted = statistics.of_game(game) if game else statistics.all
    return Screen(title, "\n".join(_count_lines(texts, counted)[:1]), *found, rows)


def achievements_screen(texts: Texts, owner: int, names: frozenset[str]) -> Screen:
    """List the achievements: those reached, and how to reach the others."""
    got = [one for one in ACHIEVEMENTS if one.name in names]
    missing = [one for one in ACHIEVEMENTS if one.name not in names]
    lines = [texts("achievements-got", count=len(got), all=len(ACHIEVEMENTS))]
    lines += [
        texts("achievement-line", emblem=one.emblem, name=texts(f"achievement-{one.name}")) for one in got
    ]
    if missing:
        lines += ["", texts("achievements-missing")]
    lines += [
        texts(
            "achievement-line-how",
            emblem=one.emblem,
            name=texts(f"achievement-{one.name}"),
            how=texts(f"achievement-how-{one.name}"),
        )
        for one in missing
    ]
    return Screen(texts("achievements-title"), "\n".join(lines), rows=((_stats_button(texts, owner),),))


def new_achievement_lines(texts: Texts, names: Sequence[str]) -> tuple[str, ...]:
    """Announce new achievements, one line each."""
    return tuple(
        texts("achievement-new", emblem=one.emblem, name=texts(f"achievement-{one.name}"))
        for one in ACHIEVEMENTS
        if one.name in names
    )


def _count_lines(texts: Texts, count: GameCounts) -> list[str]:
    return [
        texts(
            "stats-games", played=count.played, won=count.won, share=rounded_share(count.won, count.played)
        ),
        texts("stats-clean", clean=count.clean),
        texts(
            "stats-help",
            assisted=count.assisted,
            share=rounded_share(count.assisted, count.played),
            givenup=count.given_up,
        ),
    ]


def _time_line(texts: Texts, count: GameCounts) -> str:
    time = duration(count.seconds)
    if not count.fastest:
        return texts("stats-time", time=time)
    return texts("stats-time-fastest", time=time, fastest=duration(count.fastest))


def _overall_rows(texts: Texts, owner: int, statistics: GameStatistics, others: Sequence[str]) -> Rows:
    games = [
        Button(game_name(texts, game), _stats_action(owner, game), ButtonStyle.MOVE)
        for game in statistics.games[:GAMES]
    ]
    pages = [
        Button(texts("button-progress"), _stats_action(owner, PROGRESS)),
        Button(texts("button-achievements"), _stats_action(owner, ACHIEVED)),
        Button(texts("button-calendar"), Action(Verb.CALENDAR, owner=owner)),
        *(Button(texts(f"stats-{page}"), _stats_action(owner, page)) for page in others),
        Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, owner=owner)),
    ]
    below = in_rows(pages if games else pages[1:], IN_ROW if len(games) > FEW_GAMES else IN_ROW - 1)
    return (*in_rows(games, IN_ROW), *below)


def _game_rows(texts: Texts, owner: int, game: str, page: int, count: int) -> Rows:
    neighbors = []
    if page > 1:
        neighbors.append(Button(texts("button-back"), _stats_action(owner, game, str(page - 1))))
    if page < count:
        neighbors.append(Button(texts("button-next"), _stats_action(owner, game, str(page + 1))))
    progress = Button(texts("button-progress"), _stats_action(owner, game, PROGRESS))
    return (*((tuple(neighbors),) if neighbors else ()), (_stats_button(texts, owner), progress))


def _stats_button(texts: Texts, owner: int) -> Button:
    return Button(texts("button-stats-all"), _stats_action(owner))


def _stats_action(owner: int, *words: str) -> Action:
    return Action(Verb.STATS, words, owner=owner)


def calendar_screen(
    context: RequestContext, month: Month, known: PlayerAchievements, season: Season
) -> Screen:
    """Show a month with its badge and goals, and buttons to other months and to days that can be played."""
    texts, player = context.texts, context.player
    title, streak, days = month_in_words(texts, month.first), known.streak, known.days
    run = texts("calendar-streak", played=streak.played, won=streak.won, freezes=streak.freezes)
    lines = [
        texts("calendar-played", played=month.played, counting=month.counting, won=month.won),
        texts("calendar-badge", badge=month.badge.value),
        *([_stars_text(texts, month)] if month.stars else []),
        *_five_lines(texts, month),
        " ".join(filter(None, (run, FREEZE * streak.freezes))),
    ]
    missed = sorted((*month.days(DayMark.MISSED), *month.days(DayMark.FROZEN)), reverse=True)
    if missed:
        command = as_typed(player.chat, f"{Verb.DAILY} {month.number_of(missed[0])}", texts)
        lines.append(texts("calendar-missed", command=command))
    if goals := season_lines(texts, season):
        lines += ["", *goals]
    explained = set(month.marks) - {DayMark.NONE}
    chart = CalendarChart(
        title,
        month.marks,
        tuple(texts("calendar-weekdays").split(" ")),
        month.first.weekday(),
        month.today,
        tuple((mark, texts(name)) for mark, name in MARK_MESSAGES.items() if mark in explained),
        run,
        context.theme,
        _badge_with_stars(texts, month),
        month.fives if any(month.fives) else (),
        texts("calendar-five-legend"),
        _five_badge(texts, month),
    )
    rows = _calendar_buttons(texts, player.id, month, days.date_of(max(known.today, 1)), days.first, missed)
    return Screen(title, "\n".join(lines), chart, month_alt(texts, month), rows)


def shared_season_line(texts: Texts, badge: Badge, season: Season) -> str:
    """Say in a short line which badge a player has earned, and how many goals are reached; empty if none."""
    name = texts("season-badge", badge=badge.value) if badge is not Badge.NONE else ""
    goals = summary_line(texts, season) if season.reached else ""
    return texts("season-shared", badge=name, goals=goals) if name and goals else name or goals


def _badge_with_stars(texts: Texts, month: Month) -> tuple[tuple[BadgeIcon, ...], str] | None:
    if month.badge is Badge.NONE:
        return None
    stars = [BadgeIcon.FULL_STAR] * month.full_stars
    stars += [BadgeIcon.OUTLINED_STAR] * (month.stars - month.full_stars)
    return (BadgeIcon(f"badge-{month.badge}"), *stars), texts("season-badge", badge=month.badge.value)


def _five_badge(texts: Texts, month: Month) -> tuple[BadgeIcon, str] | None:
    badge = month.five_badge
    if badge is Badge.NONE:
        return None
    return BadgeIcon(f"badge-{badge}"), texts("calendar-five-short", badge=badge.value)


def _five_lines(texts: Texts, month: Month) -> tuple[str, ...]:
    """Say what is solved of the daily five; nothing while that is nothing."""
    solved = sum(month.fives)
    if not solved:
        return ()
    count = texts("calendar-five", solved=solved, all=month.all_fives)
    return count, texts("calendar-five-badge", badge=month.five_badge.value)


def _stars_text(texts: Texts, month: Month) -> str:
    stars = FULL_STAR * month.full_stars + OUTLINED_STAR * (month.stars - month.full_stars)
    return texts("calendar-stars", stars=stars, won=month.stars, clean=month.full_stars)


def month_alt(texts: Texts, month: Month) -> str:
    """Describe every day of a month in words."""
    lines = (
        texts("calendar-alt-one", mark=texts(name), days=_span_texts(texts, days))
        for mark, name in MARK_MESSAGES.items()
        if (days := month.days(mark))
    )
    solved = (
        texts("calendar-five-alt", count=count, days=_span_texts(texts, days))
        for count in range(FIVE, 0, -1)
        if (days := tuple(day for day, own in enumerate(month.fives, start=1) if own == count))
    )
    details = texts("chart-separator").join((*lines, *solved))
    alt = texts("calendar-alt", month=month_in_words(texts, month.first), details=details)
    return clipped(alt, MAX_ALT)


def _span_texts(texts: Texts, days: Sequence[int]) -> str:
    """Describe runs of consecutive days by the first and the last of each."""
    runs = [[day for _, day in run] for _, run in groupby(enumerate(days), lambda one: one[1] - one[0])]
    lines = [
        texts("chart-range", **{"from": str(run[0]), "to": str(run[-1])}) if len(run) > 1 else str(run[0])
        for run in runs
    ]
    return texts("listing-separator").join(lines)


def _calendar_buttons(
    texts: Texts, owner: int, month: Month, today: date, first: date, missed: Sequence[int]
) -> Rows:
    rows: list[tuple[Button, ...]] = []
    if month.today and month.marks[month.today - 1] is DayMark.TO_PLAY:
        rows.append((as_main(Button(texts("button-today"), Action(Verb.DAILY))),))
    days = [
        Button(
            texts("to-missed-day", day=day, month=month.first.month),
            Action(Verb.DAILY, (str(month.number_of(day)),)),
        )
        for day in missed[:MISSED_SHOWN]
    ]
    rows += split_wide_rows(in_rows(days, MISSED_SHOWN))
    neighbors = []
    if month.first > first:
        neighbors.append(_to_month(texts, owner, month_after(month.first, -1), "to-month-before"))
    if month_after(month.first) <= today:
        neighbors.append(_to_month(texts, owner, month_after(month.first), "to-month-after"))
    rows += in_rows(neighbors, 2)
    five = Button(texts("button-five"), Action(Verb.FIVE))
    return (*rows, (five, Button(texts("button-stats"), Action(Verb.STATS, owner=owner))))


def _to_month(texts: Texts, owner: int, first: date, message: str) -> Button:
    label = texts(message, month=first.month, year=str(first.year))
    return Button(label, Action(Verb.CALENDAR, (f"{first:%Y-%m}",), owner=owner))
