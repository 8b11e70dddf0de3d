"""A chart of each kind, as screens contain them."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.core.charts import (
    BadgeIcon,
    BarChart,
    CalendarChart,
    Chart,
    ColumnChart,
    ColumnSign,
    DayMark,
    LineChart,
)

EARLY = (DayMark.GOLD, DayMark.SILVER, DayMark.BRONZE, DayMark.MISSED, DayMark.FROZEN, DayMark.OUTAGE)

CHARTS: Mapping[str, Chart] = MappingProxyType(
    {
        "month": CalendarChart(
            "November 2026",
            (*EARLY, *14 * (DayMark.GOLD,), DayMark.TO_PLAY, *9 * (DayMark.NONE,)),
            ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"),
            6,
            21,
            tuple((mark, mark.value) for mark in (*EARLY, DayMark.TO_PLAY)),
            "14 days in a row",
            badge=((BadgeIcon.BRONZE, BadgeIcon.FULL_STAR), "Bronze badge"),
            fives=(1, 5, *19 * (3,), *9 * (0,)),
            five_legend="solved of the daily five",
            five_badge=(BadgeIcon.SILVER, "Silver badge of the five"),
        ),
        "bars": BarChart(
            "Games won",
            (("Wish", 12, 20, "12 of 20"), ("Flip", 0, 3, "0 of 3")),
            ("Won", "Not won"),
            "23 games",
        ),
        "columns": ColumnChart(
            "Flip",
            (("0–9", 1), ("10–19", 4), ("20–29", 9), ("30–39", 3)),
            (
                (ColumnSign.AVERAGE, 3, "Average 22.5"),
                (ColumnSign.BEST, 4, "Best 38"),
                (ColumnSign.LAST, 2, "Last"),
            ),
            "Points: how often",
        ),
        "curves": LineChart(
            "Games won by month",
            ("9/26", "10/26", "11/26"),
            (("Yours", (40, None, 60)), ("Everybody’s", (30, 35, 33))),
            10,
            90,
            " %",
            "By month",
        ),
    }
)
