"""Sample charts: those of the golden pictures, which other tests use too."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from render.charts.bar_chart import paint_bar_chart
from render.charts.calendar_chart import NO_ICON, CalendarDays, paint_calendar_chart
from render.charts.column_chart import paint_column_chart
from render.charts.comparison_chart import HistogramColumns, paint_comparison_chart
from render.charts.line_chart import Axis, paint_line_chart
from render.graphics.indexed_image import IndexedImage
from render.graphics.theme import theme_names

FOLDER = Path(__file__).parent / "golden" / "charts"

EARLY = ("gold", "gold", "silver", "bronze", "gold", "missed", "gold", "gold", "frozen", "gold", "outage")
NOVEMBER = CalendarDays(
    (*EARLY, *9 * ("gold",), "open", *9 * (NO_ICON,)),
    ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    6,
    21,
)
"""Begins on a Sunday and spans six weeks, the most that a month can have."""
FEBRUARY = CalendarDays(28 * ("gold",), ("月", "火", "水", "木", "金", "土", "日"), 0, 0)
"""Begins on a Monday and spans four weeks, the fewest; in Japanese."""
LEGEND = (
    ("gold", "won"), ("silver", "won with help"), ("bronze", "played"), ("frozen", "freeze used"),
    ("missed", "missed"), ("outage", "bot was down"), ("open", "open"),
)  # fmt: skip
SILVER = (("badge-silver", "gold", "star-outlined"), "Silver badge")
DIAMOND = (("badge-diamond", *3 * ("gold",)), "ダイヤモンドバッジ")
FIVE = "solved of the daily five"
GAMES = (
    ("Wish", 12, 20, "12 of 20 · 60 %"),
    ("Kittyhawk", 1, 410, "1 of 410"),
    ("Flip", 9, 9, "9 of 9 · 100 %"),
    ("Follow-the-Suit", 0, 4, "0 of 4"),
    ("Blink", 0, 0, "not played"),
)
SCORES = tuple(
    (f"{10 * ten}–{10 * ten + 9}", count) for ten, count in enumerate((0, 1, 4, 9, 14, 22, 17, 6, 2, 1))
)
SIGNS = (("average", 6, "average 54"), ("best", 10, "best 97"), ("last", 6, "last 58"))
COMPARED = (
    HistogramColumns("Moves of the winners", (*SCORES[6:], ("100–109", 31), ("110–119", 4), ("120+", 2)), 4),
    HistogramColumns("Minutes of the winners", (("0–1", 0), ("1–2", 8), ("2–3", 35), ("3+", 14)), 3),
)
MONTHS = ("Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov")
CURVES = (
    ("yours", (20, 31, 28, 40, 45, 52, None, 61, 58, 66, 72, 70)),
    ("all players", (30, 33, 35, 34, 38, 41, 40, 43, 44, 41, 45, 47)),
    ("best", (50, 55, 53, 60, 62, 66, 70, 71, 75, 79, 83, 88)),
)


def november(theme: str) -> IndexedImage:
    return paint_calendar_chart(
        theme, "November 2026", NOVEMBER, LEGEND, "Streak of 12 days · 2 freezes", (SILVER,)
    )


def solved(theme: str) -> IndexedImage:
    """Paint a month in which some of the daily five of most days are solved."""
    month = NOVEMBER._replace(solved=tuple(day * 7 % 6 if day < 21 else 0 for day in range(30)))
    badges = (SILVER, (("badge-bronze",), "Bronze badge of the five"))
    return paint_calendar_chart(theme, "November 2026", month, LEGEND, "Streak of 12 days", badges, FIVE)


CHARTS: Mapping[str, Callable[[], IndexedImage]] = MappingProxyType(
    {f"month-{theme}": lambda theme=theme: november(theme) for theme in theme_names()}
    | {
        "month-five": lambda: solved("green"),
        "month-five-paper": lambda: solved("paper"),
        "month-japanese": lambda: paint_calendar_chart(
            "green", "2027年2月", FEBRUARY, (("gold", "勝ち"),), "連続28日", (DIAMOND,)
        ),
        "bars": lambda: paint_bar_chart("green", "Results by game", GAMES, ("won", "lost"), "443 games"),
        "columns": lambda: paint_column_chart("green", "Scores · Flip", SCORES, SIGNS, "Points of 76 games"),
        "comparison": lambda: paint_comparison_chart("green", "Klondike 42", COMPARED, "You"),
        "curves": lambda: paint_line_chart(
            "green", "Progress", MONTHS, CURVES, Axis(0, 100, " %"), "Games won"
        ),
        "curves-paper": lambda: paint_line_chart("paper", "Progress", MONTHS, CURVES, Axis(0, 100, " %")),
    }
)
"""The function that paints each golden picture, by name."""
