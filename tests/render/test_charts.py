"""Charts: legible in every theme, nothing shown by color only, never larger than chats accept."""

from itertools import combinations, cycle, pairwise

import pytest
from PIL import Image

from bot.core.charts import MAX_BARS, MAX_COLUMNS, MAX_LINES, MAX_POINTS, BadgeIcon, ColumnSign, DayMark
from engine.record import Record
from render.boards.scene import MAX_SIDE
from render.charts.bar_chart import bar_sprite, paint_bar_chart
from render.charts.calendar_chart import ICON, NO_ICON, CalendarDays, paint_calendar_chart
from render.charts.chart import chart_sheet
from render.charts.column_chart import MAX_PITCH, paint_column_chart, place_names
from render.charts.icons import ICONS, icon
from render.charts.line_chart import Axis, paint_line_chart
from render.charts.line_styles import LINE_STYLES, legend_sample
from render.charts.review_strip import DRAW_FUNCTIONS, ROW_SIZES, MoveBar, MoveBars, paint_review_strip
from render.files.png import encode_png
from render.graphics.palette import to_rgb
from render.graphics.theme import TABLE, load_theme, theme_names
from render.painting.progress_bar import filled_width
from render.painting.titled_image import MARGIN, ROOM, WIDTH
from tests.engine.transcripts import RECORDS
from tests.render.eyes import contrast
from tests.render.pictures import changed, differing, golden_board, inked, rgb

LEAST = 3
"""The least contrast of graphics according to WCAG 2 (1.4.11)."""

themes = pytest.mark.parametrize("theme", theme_names())


def shape(sprite: Image.Image, theme: str, background: str) -> Image.Image:
    palette = bytes(part for color in load_theme(theme).palette("decktet") for part in color)
    return inked(to_rgb(sprite, palette), load_theme(theme)[TABLE][background], 24)


def test_every_result_of_a_day_every_part_of_a_badge_and_every_column_sign_has_an_icon() -> None:
    marks = {mark.value for mark in DayMark if mark is not DayMark.NONE}
    assert set(ICONS) == marks | set(ColumnSign) | set(BadgeIcon)
    assert NO_ICON == DayMark.NONE


@themes
def test_icons_and_lines_differ_in_shape_and_contrast_with_their_background(theme: str) -> None:
    """Either an icon or its dark outline must contrast, for example medals on a light table."""
    shapes = [shape(icon(theme, name, ICON, "bar"), theme, "bar") for name in ICONS if name != "best"]
    assert all(differing(one, other, 254) > ICON * ICON / 16 for one, other in combinations(shapes, 2))
    samples = [shape(legend_sample(chart_sheet(theme), style), theme, "felt") for style in LINE_STYLES]
    assert all(differing(one, other, 254) > 100 for one, other in combinations(samples, 2))
    colors = {**load_theme(theme)[TABLE], **load_theme(theme)["decktet"]}
    for name in ("name", "mark", "choice", *(style.color for style in LINE_STYLES)):
        assert all(contrast(colors[name], colors[background]) >= LEAST for background in ("felt", "bar"))
    for medal in ("knots", "moons", "leaves"):
        assert max(contrast(colors[name], colors["bar"]) for name in (medal, "ink")) >= LEAST, medal


def test_a_bar_is_filled_to_its_share_and_only_all_and_nothing_look_so() -> None:
    for part, whole, expected in ((0, 4, 0), (4, 4, ROOM), (2, 4, ROOM // 2), (0, 0, 0)):
        assert filled_width(part, whole, ROOM, 12) == expected
    none, full = (bar_sprite("green", width, ROOM, 34).tobytes() for width in (0, ROOM))
    for part in (1, 9999):
        width = filled_width(part, 10_000, ROOM, 12)
        assert bar_sprite("green", width, ROOM, 34).tobytes() not in (none, full)


def test_grid_lines_are_at_round_values() -> None:
    for low, high, steps in (
        (0, 100, (0, 25, 50, 75, 100)),
        (0, 1, (0, 1)),
        (0, 7, (0, 2, 4, 6)),
        (1380, 1640, (1400, 1500, 1600)),
        (-30, 90, (0, 50)),
        (0, 1_000_000, (0, 250_000, 500_000, 750_000, 1_000_000)),
    ):
        assert Axis(low, high).steps == steps


def ranges(width: int, count: int, *values: int) -> list[tuple[str, int]]:
    """Return columns of scores with these values in turn."""
    names = (f"{width * number}–{width * number + width - 1}" for number in range(count))
    return list(zip(names, cycle(values), strict=False))


@pytest.mark.parametrize("count", range(1, MAX_COLUMNS + 1))
@pytest.mark.parametrize("values", [(1,), (0, 3), (2, 0, 0, 5, 1), (0,)])
@pytest.mark.parametrize("width", [1, 16, 32, 64])
def test_every_column_with_data_has_its_name(count: int, values: tuple[int, ...], width: int) -> None:
    columns = ranges(width, count, *values) if width > 1 else [(str(n), 1) for n in range(count)]
    pitch = min(ROOM // count // 2 * 2, MAX_PITCH)
    left = (WIDTH - pitch * count) // 2
    names = place_names(chart_sheet("green"), columns, left, pitch)
    for number, (column, value) in enumerate(columns):
        own = [name for name in names if name.text == column]
        assert len(own) == 1 or not value, f"{column} is missing"
        assert all(name.begin <= left + number * pitch + pitch // 2 <= name.end for name in own)
    for name, other in combinations(names, 2):
        assert name.row != other.row or name.end < other.begin or other.end < name.begin
    assert all(0 <= name.begin < name.end <= WIDTH and name.row < 3 for name in names)


LONG = "W勝" * 45


def test_any_chart_is_a_picture_that_every_chat_accepts() -> None:
    """The charts have the most values, the fewest values, and texts that are far too long."""
    bars, columns = MAX_BARS * [(LONG, 1, 2, LONG)], MAX_COLUMNS * [(LONG, 10**6)]
    icons = [(kind, 1, LONG) for kind in ColumnSign]
    labels, series = MAX_POINTS * [LONG], MAX_LINES * [(LONG, range(MAX_POINTS))]
    badges = ((("badge-gold", *3 * ("gold",)), LONG), (("badge-gold",), LONG))
    month, legend = (
        CalendarDays(31 * ["gold"], 7 * [LONG], 6, 31, 31 * [5]),
        [(name, LONG) for name in ICONS][:7],
    )
    for image in (
        paint_bar_chart("green", LONG, bars, (LONG, LONG), LONG),
        paint_column_chart("green", LONG, columns, icons, LONG),
        paint_column_chart("green", "A", [("0", 0)]),
        paint_line_chart("green", LONG, labels, series, Axis(0, 10, "WWWWW"), LONG),
        paint_line_chart("green", "A", 12 * ["x"], [("", 12 * [None])], Axis()),
        paint_line_chart("green", "A", ["x"], [("", [200])], Axis()),
        paint_calendar_chart("green", LONG, month, legend, LONG, badges, LONG),
    ):
        assert image.width == WIDTH
        assert image.height <= MAX_SIDE
        assert encode_png(image)


KINDS = tuple(DRAW_FUNCTIONS)
LEGEND = tuple((kind, f"what {kind} means") for kind in KINDS)
SAMPLES = tuple(MoveBar(kind, 0 if kind == "lost" else 40, 100) for kind in KINDS)
BOARD = Record.read(RECORDS["wish-won"]).first(3).replay().board()
BELOW_BARS = 72 + MARGIN + ROW_SIZES[0][1]
NOTHING = MoveBar("nothing", 0, 0)


def strip(*bars: MoveBar, theme: str = "green", **numbers: int) -> Image.Image:
    return rgb(paint_review_strip(BOARD, theme, "Title", MoveBars(bars, **numbers)))


@themes
def test_kinds_of_move_bars_differ_in_shape(theme: str) -> None:
    """They differ even in black and white: some pixels are felt in one and not in the other."""
    felt = load_theme(theme)[TABLE]["felt"]
    area = (MARGIN, 100, WIDTH - MARGIN, 190)
    shapes = [inked(strip(bar, bar, theme=theme).crop(area), felt, 0) for bar in SAMPLES]
    assert all(differing(one, other, 0) for one, other in combinations(shapes, 2))


def test_a_move_bar_is_as_high_as_the_result_in_reach_and_a_loss_is_always_visible() -> None:
    tops = [changed(strip(MoveBar("kept", height)), strip(NOTHING))[1] for height in (100, 75, 50, 25)]
    assert {lower - upper for upper, lower in pairwise(tops)} == {ROW_SIZES[0][1] // 4}
    for height in (99, 90, 50, 1, 0):
        lowered = strip(MoveBar("lowered", height, height + 1))
        assert changed(lowered, strip(NOTHING))[1] >= tops[0], "no higher than a full bar"
        assert changed(lowered, strip(MoveBar("kept", height)))


def test_the_chosen_move_and_the_last_one_have_their_numbers_below_the_bars() -> None:
    """With ten moves and three moves per bar, the last bar covers only the tenth."""
    bars = (MoveBar("kept"),) * 12
    assert changed(*(strip(*bars, chosen=move) for move in (3, 9)))[1] >= BELOW_BARS
    filled, exact, short = (strip(*bars[:4], moves=3, steps=steps) for steps in (0, 12, 10))
    assert filled.tobytes() == exact.tobytes()
    left, top, *_ = changed(filled, short)
    assert left > WIDTH // 2
    assert top >= BELOW_BARS


@pytest.mark.parametrize("name", ["wish-won", "kittyhawk-won", "flip-won", "follow-won", "blink-won"])
def test_a_strip_of_any_length_is_a_picture_that_every_chat_accepts(name: str) -> None:
    for count in (1, 2, 20, 21, 40, 41, 64, 65, 100, 160):
        bars = MoveBars((MoveBar("kept"),) * count, 3, 3 * count)
        image = paint_review_strip(golden_board(name), "green", "Title", bars, LEGEND, "Before move 3")
        assert bars.rows <= 2
        assert image.width == WIDTH
        assert image.height <= MAX_SIDE
    assert encode_png(image)
