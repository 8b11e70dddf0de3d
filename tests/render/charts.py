"""Charts to be painted: what the golden pictures of charts show, and what other tests begin with."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from render.charts.bar_chart import Part, paint_bars
from render.charts.calendar import NOTHING, Month, paint_month
from render.charts.column_chart import Column, Sign, paint_columns
from render.charts.line_chart import Axis, Curve, paint_curves
from render.graphics.theme import theme_names
from render.painting.painter import Painting

FOLDER = Path(__file__).parent / "golden" / "charts"

EARLY = ("gold", "gold", "silver", "bronze", "gold", "missed", "gold", "gold", "frozen", "gold", "outage")
NOVEMBER = Month(
    (*EARLY, *9 * ("gold",), "open", *9 * (NOTHING,)),
    ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    first_column=6,
    today=21,
)
"""Begins on a Sunday: six weeks, the most that a month can have."""
FEBRUARY = Month(28 * ("gold",), ("月", "火", "水", "木", "金", "土", "日"))
"""Begins on a Monday: four weeks, the fewest, in Japanese."""
LEGEND = (
    ("gold", "won"), ("silver", "won with help"), ("bronze", "played"), ("frozen", "freeze used"),
    ("missed", "missed"), ("outage", "bot was down"), ("open", "open"),
)  # fmt: skip
WON = ("gold", "勝ち")
GAMES = (
    Part("Wish", 12, 20, "12 of 20 · 60 %"),
    Part("Kittyhawk", 1, 410, "1 of 410"),
    Part("Flip", 9, 9, "9 of 9 · 100 %"),
    Part("Follow-the-Suit", 0, 4, "0 of 4"),
    Part("Blink", 0, 0, "not played"),
)
SCORES = tuple(
    Column(f"{10 * ten}–{10 * ten + 9}", count) for ten, count in enumerate((0, 1, 4, 9, 14, 22, 17, 6, 2, 1))
)
SIGNS = (Sign("average", 6, "average 54"), Sign("best", 10, "best 97"), Sign("last", 6, "last 58"))
MONTHS = ("Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov")
CURVES = (
    Curve("yours", (20, 31, 28, 40, 45, 52, None, 61, 58, 66, 72, 70)),
    Curve("all players", (30, 33, 35, 34, 38, 41, 40, 43, 44, 41, 45, 47)),
    Curve("best", (50, 55, 53, 60, 62, 66, 70, 71, 75, 79, 83, 88)),
)


def november(theme: str) -> Painting:
    """Paint a month with every sign."""
    return paint_month(theme, "November 2026", NOVEMBER, LEGEND, "Streak of 12 days · 2 freezes")


CHARTS: Mapping[str, Callable[[], Painting]] = MappingProxyType(
    {f"month-{theme}": lambda theme=theme: november(theme) for theme in theme_names()}
    | {
        "month-japanese": lambda: paint_month(
            "green", "2027年2月", FEBRUARY, (("gold", "勝ち"),), "連続28日"
        ),
        "bars": lambda: paint_bars("green", "Results by game", GAMES, ("won", "lost"), "443 games"),
        "columns": lambda: paint_columns("green", "Scores · Flip", SCORES, SIGNS, "Points of 76 games"),
        "curves": lambda: paint_curves("green", "Progress", MONTHS, CURVES, Axis(0, 100, " %"), "Games won"),
        "curves-paper": lambda: paint_curves("paper", "Progress", MONTHS, CURVES, Axis(0, 100, " %")),
    }
)
"""What paints each golden picture."""
