"""The screen of a player's month: pure functions."""

from collections.abc import Sequence
from datetime import date
from itertools import groupby

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DayMark, MonthChart
from bot.core.commands import as_typed
from bot.core.screens import MAX_ALT, Button, ButtonStyle, Screen
from bot.daily.days import Days
from bot.daily.streak import FREEZE, Streak
from bot.features.statistics.calendar import Month, month_after
from bot.i18n.texts import Texts, clipped
from bot.i18n.time_text import month_in_words
from bot.screens.button_rows import Rows, in_rows, split_wide_rows

MISSED_SHOWN = 4
"""How many missed days have a button: the latest ones."""
IN_ROW = 2

MARK_MESSAGES = {
    DayMark.GOLD: "calendar-gold",
    DayMark.SILVER: "calendar-silver",
    DayMark.BRONZE: "calendar-bronze",
    DayMark.FROZEN: "calendar-frozen",
    DayMark.OUTAGE: "calendar-outage",
    DayMark.MISSED: "calendar-missed-day",
    DayMark.OPEN: "calendar-open",
    DayMark.NONE: "calendar-none",
}
"""The messages that explain the marks, in their order."""


def calendar_screen(
    texts: Texts, chat: Chat, owner: int, month: Month, days: Days, today: int, streak: Streak, theme: str
) -> Screen:
    """Show a month, with buttons to the months around it and to days that can still be played."""
    title = month_in_words(texts, month.first)
    run = texts("calendar-streak", played=streak.played, won=streak.won, freezes=streak.freezes)
    lines = [
        texts("calendar-played", played=month.played, counting=month.counting, won=month.won),
        texts("calendar-badge", badge=month.badge.value),
        " ".join(filter(None, (run, FREEZE * streak.freezes))),
    ]
    missed = _missed_days(month)
    if missed:
        command = as_typed(chat, f"{Verb.DAILY} {month.number_of(missed[0])}", texts)
        lines.append(texts("calendar-missed", command=command))
    chart = MonthChart(
        title,
        month.marks,
        tuple(texts("calendar-weekdays").split(" ")),
        month.first.weekday(),
        month.today,
        tuple((mark, texts(name)) for mark, name in MARK_MESSAGES.items() if _is_explained(month, mark)),
        run,
        theme,
    )
    rows = _calendar_buttons(texts, owner, month, days.date_of(max(today, 1)), days.first, missed)
    return Screen(title, "\n".join(lines), chart, month_alt(texts, month), rows)


def month_alt(texts: Texts, month: Month) -> str:
    """Describe every day of a month in words."""
    lines = (
        texts("calendar-alt-one", mark=texts(name), days=_span_texts(texts, days))
        for mark, name in MARK_MESSAGES.items()
        if (days := month.days(mark))
    )
    alt = texts(
        "calendar-alt", month=month_in_words(texts, month.first), told=texts("chart-separator").join(lines)
    )
    return clipped(alt, MAX_ALT)


def _span_texts(texts: Texts, days: Sequence[int]) -> str:
    """Describe runs of consecutive days by the first and the last of each."""
    runs = [[day for _, day in run] for _, run in groupby(enumerate(days), lambda one: one[1] - one[0])]
    lines = [
        texts("chart-range", **{"from": str(run[0]), "to": str(run[-1])}) if len(run) > 1 else str(run[0])
        for run in runs
    ]
    return texts("listing-separator").join(lines)


def _is_explained(month: Month, mark: DayMark) -> bool:
    return mark is not DayMark.NONE and mark in month.marks


def _missed_days(month: Month) -> tuple[int, ...]:
    """Return the days that were missed, the latest first."""
    return tuple(
        sorted(
            (day for mark in (DayMark.MISSED, DayMark.FROZEN, DayMark.OUTAGE) for day in month.days(mark)),
            reverse=True,
        )
    )


def _calendar_buttons(
    texts: Texts, owner: int, month: Month, today: date, first: date, missed: Sequence[int]
) -> Rows:
    rows: list[tuple[Button, ...]] = []
    if month.today and month.marks[month.today - 1] is DayMark.OPEN:
        rows.append((Button(texts("button-today"), Action(Verb.DAILY), ButtonStyle.MOVE),))
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
    rows += in_rows(neighbors, IN_ROW)
    return (*rows, (Button(texts("button-stats"), Action(Verb.STATS, owner=owner)),))


def _to_month(texts: Texts, owner: int, first: date, message: str) -> Button:
    label = texts(message, month=first.month, year=str(first.year))
    return Button(label, Action(Verb.CALENDAR, (f"{first:%Y-%m}",), owner=owner))
