"""Charts: as they looked, legible in every theme, nothing told by color alone, never beyond their bounds."""

from collections.abc import Callable, Mapping
from itertools import combinations
from types import MappingProxyType

import pytest
from PIL import Image, ImageChops

from bot.core.charts import MAX_BARS, MAX_COLUMNS, MAX_CURVES, MAX_POINTS, ColumnSign, DayMark
from render.boards.scene import MAX_SIDE
from render.charts.bar_chart import Bar, bar_sprite, paint_bar_chart
from render.charts.calendar import ICON, NO_ICON, Month, paint_calendar
from render.charts.chart import chart_sheet
from render.charts.column_chart import Column, ColumnIcon, paint_column_chart
from render.charts.icons import ICONS, icon
from render.charts.line_chart import Axis, Series, paint_line_chart
from render.charts.line_styles import LINE_STYLES, legend_sample
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import to_rgb
from render.graphics.theme import TABLE, load_theme, theme_names
from render.painting.progress_bar import filled_width
from render.painting.titled_image import ROOM, WIDTH
from tests.render.charts import CHARTS, CURVES, FOLDER, GAMES, MONTHS, NOVEMBER, SCORES, SIGNS
from tests.render.comparison import compare
from tests.render.eyes import contrast

LEAST = 3
"""What WCAG 2 wants of what is no text (1.4.11)."""

themes = pytest.mark.parametrize("theme", theme_names())


def differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    assert one.size == other.size
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def shape(tile: Image.Image, theme: str, ground: str) -> Image.Image:
    """Return where something is drawn, whatever its color, and how far it stands out from the ground."""
    palette = bytes(part for color in load_theme(theme).palette("decktet") for part in color)
    picture = to_rgb(tile, palette)
    return (
        ImageChops.difference(picture, Image.new("RGB", picture.size, load_theme(theme)[TABLE][ground]))
        .convert("L")
        .point(lambda value: 255 * (value > 24))
    )


@pytest.mark.parametrize("name", CHARTS)
def test_a_chart_looks_as_it_did(name: str) -> None:
    wrong = compare(f"chart-{name}", CHARTS[name]().image(), FOLDER / f"{name}.png")
    assert not wrong, wrong


def test_every_golden_chart_is_compared() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == set(CHARTS)


def test_every_day_and_every_column_that_can_be_told_of_has_a_sign() -> None:
    assert set(ICONS) == {mark.value for mark in DayMark if mark is not DayMark.NONE} | set(ColumnSign)
    assert NO_ICON == DayMark.NONE


@themes
def test_the_signs_of_days_differ_in_shape_not_in_color_alone(theme: str) -> None:
    drawn = {name: shape(icon(theme, name, ICON, "bar"), theme, "bar") for name in ICONS if name != "best"}
    for (one, first), (other, second) in combinations(drawn.items(), 2):
        unlike = ImageChops.difference(first, second).histogram()[255]
        assert unlike > ICON * ICON / 16, f"{one} and {other} are alike"


@themes
def test_signs_and_lines_stand_out_by_their_lightness(theme: str) -> None:
    """Either a sign itself or the dark line about it, as medals have on a light table."""
    colors = {**load_theme(theme)[TABLE], **load_theme(theme)["decktet"]}
    for ground in ("felt", "bar"):
        for name in ("name", "mark", "choice", *(stroke.color for stroke in LINE_STYLES)):
            assert contrast(colors[name], colors[ground]) >= LEAST, (name, ground)
    for medal in ("knots", "moons", "leaves"):
        assert max(contrast(colors[name], colors["bar"]) for name in (medal, "ink")) >= LEAST, medal


@themes
def test_the_strokes_of_curves_differ_in_shape(theme: str) -> None:
    drawn = [shape(legend_sample(chart_sheet(theme), stroke), theme, "felt") for stroke in LINE_STYLES]
    for first, second in combinations(drawn, 2):
        assert ImageChops.difference(first, second).histogram()[255] > 100


def test_a_day_changes_nothing_but_its_own_field() -> None:
    missed = list(NOVEMBER.days)
    missed[9] = "missed"
    box = differ(month(NOVEMBER), month(NOVEMBER._replace(days=missed)))
    assert box is not None
    assert box[2] - box[0] <= ICON
    assert box[3] - box[1] <= ICON


def test_today_is_framed() -> None:
    box = differ(month(NOVEMBER), month(NOVEMBER._replace(today=20)))
    assert box is not None
    assert box[2] - box[0] > 200  # two days beside one another


def month(shown: Month) -> Image.Image:
    return paint_calendar("green", "November 2026", shown).image()


@pytest.mark.parametrize(
    ("part", "whole", "expected"), [(0, 4, 0), (4, 4, ROOM), (2, 4, ROOM // 2), (0, 0, 0)]
)
def test_a_bar_is_as_full_as_its_part(part: int, whole: int, expected: int) -> None:
    assert filled_width(part, whole, ROOM, 12) == expected


@pytest.mark.parametrize("part", [1, 9999])
def test_neither_all_nor_nothing_looks_like_one_of_these(part: int) -> None:
    width = filled_width(part, 10_000, ROOM, 12)
    some, none, whole = (bar_sprite("green", full, ROOM, 34) for full in (width, 0, ROOM))
    assert some.tobytes() not in (none.tobytes(), whole.tobytes())


def test_a_column_is_as_high_as_its_value() -> None:
    """Of four columns the difference that one more in the second makes lies in the second quarter."""
    columns = [Column(name, 10) for name in "abcd"]
    higher = [columns[0], Column("b", 5), *columns[2:]]
    box = differ(*(paint_column_chart("green", "Scores", shown).image() for shown in (columns, higher)))
    assert box is not None
    assert WIDTH // 4 < box[0] < box[2] < WIDTH // 2


def test_several_signs_of_a_column_stand_above_one_another() -> None:
    one = paint_column_chart("green", "Scores", SCORES, SIGNS[:1])
    both = paint_column_chart("green", "Scores", SCORES, (SIGNS[0], SIGNS[2]))
    assert both.height > one.height


def test_a_value_that_is_missing_leaves_a_gap() -> None:
    whole = replace_value(0, 50)
    gap = replace_value(0, None)
    assert differ(curve(whole), curve(gap)) is not None
    nothing = Series("yours", 12 * (None,))
    assert differ(curve(nothing), curve(whole)) is not None


def replace_value(number: int, value: int | None) -> Series:
    values = list(CURVES[1].values)
    values[number] = value
    return Series("yours", values)


def curve(one: Series) -> Image.Image:
    return paint_line_chart("green", "Progress", MONTHS, [one], Axis()).image()


@pytest.mark.parametrize(
    ("low", "high", "steps"),
    [
        (0, 100, (0, 25, 50, 75, 100)),
        (0, 1, (0, 1)),
        (0, 7, (0, 2, 4, 6)),
        (1380, 1640, (1400, 1500, 1600)),
        (-30, 90, (0, 50)),
        (0, 1_000_000, (0, 250_000, 500_000, 750_000, 1_000_000)),
    ],
)
def test_lines_across_are_at_round_values(low: int, high: int, steps: tuple[int, ...]) -> None:
    assert Axis(low, high).steps == steps


LONG = "W" * 90
EXTREMES: Mapping[str, Callable[[], IndexedImage]] = MappingProxyType(
    {
        "bars": lambda: paint_bar_chart(
            "green", LONG, MAX_BARS * [Bar(LONG, 1, 2, LONG)], (LONG, LONG), LONG
        ),
        "columns": lambda: paint_column_chart(
            "green",
            LONG,
            MAX_COLUMNS * [Column(LONG, 10**6)],
            [ColumnIcon(kind, 1, LONG) for kind in ColumnSign],
            LONG,
        ),
        "a column": lambda: paint_column_chart("green", "A", [Column("0", 0)]),
        "curves": lambda: paint_line_chart(
            "green",
            LONG,
            MAX_POINTS * [LONG],
            MAX_CURVES * [Series(LONG, range(MAX_POINTS))],
            Axis(0, 10, "WWWWW"),
            LONG,
        ),
        "a point": lambda: paint_line_chart("green", "A", ["x"], [Series("", [200])], Axis()),
        "a month": lambda: paint_calendar(
            "green", LONG, Month(31 * ["gold"], 7 * [LONG], 6, 31), [(name, LONG) for name in ICONS][:7], LONG
        ),
    }
)
"""The most that there is room for, the least, and words that are far too long."""


@pytest.mark.parametrize("name", EXTREMES)
def test_whatever_it_tells_a_chart_is_a_picture_that_every_chat_shows(name: str) -> None:
    painting = EXTREMES[name]()
    assert painting.width == WIDTH
    assert painting.height <= MAX_SIDE
    assert encode_png(painting)


def test_an_unknown_theme_or_sign_is_an_error() -> None:
    with pytest.raises(KeyError):
        paint_bar_chart("mauve", "Results", GAMES)
    with pytest.raises(KeyError):
        month(NOVEMBER._replace(days=["platinum"] * 30))
