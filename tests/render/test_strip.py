"""Strips: every kind of bar is drawn apart, in every theme, and what is pointed out has its number."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from engine.board import Board, Mark, MarkKind
from engine.record import Record
from render.boards.scene import MAX_SIDE
from render.charts.review_strip import (
    DRAW_FUNCTIONS,
    ROW_SIZES,
    MoveBar,
    MoveBars,
    StripLegend,
    paint_review_strip,
)
from render.files.png import encode_png
from render.graphics.theme import theme_names
from render.painting.titled_image import MARGIN, WIDTH
from tests.engine.transcripts import RECORDS

KINDS = tuple(DRAW_FUNCTIONS)
LEGEND = StripLegend(tuple((kind, f"what {kind} means") for kind in KINDS), "Before move 3")
BARE = StripLegend()
SAMPLES = tuple(MoveBar(kind, 0 if kind == "lost" else 40, 100) for kind in KINDS)


def board(name: str = "wish-won") -> Board:
    return Record.read(RECORDS[name]).first(3).replay().board()


def picture(
    bars: tuple[MoveBar, ...], theme: str = "green", legend: StripLegend = BARE, **more: int
) -> Image.Image:
    return paint_review_strip(board(), theme, "Title", MoveBars(bars, **more), legend).image().convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("theme", theme_names())
def test_kinds_of_bars_differ_in_shape_not_in_color_alone(theme: str) -> None:
    """In black and white as well: where one is drawn on the felt, the other leaves it bare."""
    felt = picture((MoveBar("nothing", 0, 0),) * 20, theme).getpixel((WIDTH - 4, 120))
    drawn = []
    for bar in SAMPLES:
        whole = picture((bar,) * 2, theme).crop((MARGIN, 100, WIDTH - MARGIN, 190))
        ground = Image.new("RGB", whole.size, felt)
        drawn.append(ImageChops.difference(whole, ground).convert("L").point(lambda value: 255 * (value > 0)))
    for one, other in combinations(drawn, 2):
        assert ImageChops.difference(one, other).getbbox() is not None


def test_a_bar_is_as_high_as_what_could_be_reached() -> None:
    tops = []
    for height in (100, 75, 50, 25):
        box = differ(picture((MoveBar("kept", height, 100),)), picture((MoveBar("nothing", 0, 0),)))
        assert box is not None
        tops.append(box[1])
    steps = [lower - upper for upper, lower in pairwise(tops)]
    assert len(set(steps)) == 1
    assert steps[0] == ROW_SIZES[0][1] // 4


@pytest.mark.parametrize("height", [99, 90, 50, 1, 0])
def test_what_was_given_away_is_seen_however_little_and_no_higher_than_a_whole_bar(height: int) -> None:
    nothing = picture((MoveBar("nothing", 0, 0),))
    whole, lowered = (
        differ(picture((MoveBar("kept"),)), nothing),
        differ(picture((MoveBar("lowered", height, height + 1),)), nothing),
    )
    assert whole is not None
    assert lowered is not None
    assert lowered[1] >= whole[1]
    assert differ(picture((MoveBar("lowered", height, height + 1),)), picture((MoveBar("kept", height),)))


@pytest.mark.parametrize("count", [1, 2, 20, 21, 40, 41, 64, 65, 100, 160])
@pytest.mark.parametrize("name", ["wish-won", "kittyhawk-won", "flip-won", "follow-won", "blink-won"])
def test_a_strip_of_any_length_is_a_picture_that_every_chat_shows(name: str, count: int) -> None:
    end = Record.read(RECORDS[name]).replay().board()
    bars = MoveBars((MoveBar("kept"),) * count, 3, 3 * count)
    painting = paint_review_strip(end, "green", "Title", bars, LEGEND)
    assert bars.rows <= 2
    assert painting.width == WIDTH
    assert painting.height <= MAX_SIDE
    assert encode_png(painting)


def test_the_bar_that_is_pointed_out_has_its_number_below_it() -> None:
    bars = (MoveBar("kept"),) * 12
    first, second = picture(bars, chosen=3), picture(bars, chosen=9)
    assert differ(first, picture(bars, chosen=3)) is None
    box = differ(first, second)
    assert box is not None
    assert box[1] >= 72 + MARGIN + ROW_SIZES[0][1]


def test_the_last_number_is_no_higher_than_there_are_moves() -> None:
    """Of ten moves, three to a bar, the last bar stands for the tenth alone."""
    bars = (MoveBar("kept"),) * 4
    filled, exact = picture(bars, moves=3), picture(bars, moves=3, steps=12)
    assert differ(filled, exact) is None
    box = differ(filled, picture(bars, moves=3, steps=10))
    assert box is not None
    assert box[0] > WIDTH // 2
    assert box[1] >= 72 + MARGIN + ROW_SIZES[0][1]


def test_marks_and_legend_and_note_are_there() -> None:
    plain = picture(SAMPLES)
    explained = picture(SAMPLES, legend=LEGEND)
    assert explained.height > plain.height
    marked = paint_review_strip(
        board(), "green", "Title", MoveBars(SAMPLES), LEGEND, (Mark("a", MarkKind.HINT), Mark("b"))
    )
    box = differ(marked.image().convert("RGB"), explained)
    assert box is not None
    assert box[1] > 250


def test_a_legend_too_long_for_a_line_takes_several() -> None:
    long = StripLegend(tuple((kind, "W" * 18) for kind in KINDS))
    short = StripLegend(tuple((kind, "W") for kind in KINDS))
    assert picture(SAMPLES, legend=long).height > picture(SAMPLES, legend=short).height


def test_an_unknown_kind_or_game_is_an_error() -> None:
    with pytest.raises(KeyError):
        picture((MoveBar("odd"),))
