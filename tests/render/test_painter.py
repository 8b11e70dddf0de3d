"""Painting: tiles pasted, marks in their place, nothing hidden shown, nothing drawn."""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from engine.board import Board, Mark, MarkKind
from engine.games.wish import PILES, WishPosition, start
from engine.options import Options
from render.cards import Shape
from render.layouts.wish import CARD, LAYOUT, WIDTH
from render.lettering import printable
from render.painter import TITLE_MARGIN, paint
from render.palette import PAIR
from render.png import encode
from render.scene import TITLE_HEIGHT
from render.sheet import draw_sheet, sheet
from tests.render.boards import wish
from tests.render.test_sheet import colours

HEADING = ("Wish", "Deal 42")
COSTLY = ("draw", "render", "getmask", "quantize", "convert", "resize", "reduce", "alpha_composite", "blend")


def changed(board: Board, one: tuple[str, ...], other: tuple[str, ...]) -> tuple[int, int, int, int] | None:
    """Return the box in which the picture changes with the marks."""
    first, second = (
        paint(board, "green", HEADING, tuple(map(Mark, marks))).image().convert("RGB")
        for marks in (one, other)
    )
    return ImageChops.difference(first, second).getbbox()


@pytest.mark.parametrize("deal", [(42, 0), (6, 12)])
@pytest.mark.parametrize("name", PILES)
def test_a_mark_changes_the_top_of_its_pile_and_nothing_else(name: str, deal: tuple[int, int]) -> None:
    board, _ = wish(*deal)
    box = LAYOUT.lay(board).places[name]
    assert changed(board, (), (name,)) == (box.x, box.y, box.x + box.width, box.y + box.height)


@pytest.mark.parametrize("kind", MarkKind)
def test_a_mark_leaves_the_index_alone(kind: MarkKind) -> None:
    board, _ = wish(42, 0)
    top = LAYOUT.lay(board).places["c"]
    inside = (top.x + 12, top.y + 12, top.x + CARD[0] - 12, top.y + CARD[1] - 12)
    plain, marked = (
        paint(board, "green", HEADING, marks).image().crop(inside) for marks in ((), (Mark("c", kind),))
    )
    assert plain.tobytes() == marked.tobytes()


@pytest.mark.parametrize("label", ["7", "+12", "10 → 3"])
def test_a_label_is_printed_within_its_box_and_beside_the_index(label: str) -> None:
    board, _ = wish(42, 0)
    top = LAYOUT.lay(board).places["c"]
    plain, marked = (
        paint(board, "green", HEADING, (Mark("c", label=text),)).image().convert("RGB")
        for text in ("", label)
    )
    box = ImageChops.difference(plain, marked).getbbox()
    assert box is not None
    assert top.x < box[0]
    assert top.y + top.height // 2 < box[1]
    assert box[2] < top.x + top.width
    assert box[3] <= top.y + top.height


def test_a_mark_at_the_edge_leaves_the_first_column_to_the_png_filter() -> None:
    canvas = Image.new("L", (60, 60))
    sheet("green", "french", *CARD).frames[MarkKind.CHOSEN].put(canvas, (1, 0, 60, 60))
    assert canvas.crop((0, 0, 1, 60)).getcolors() == [(60, 0)]
    assert canvas.crop((1, 0, 60, 60)).getcolors() != [(59 * 60, 0)]


def test_marks_of_no_place_are_passed_over() -> None:
    board, _ = wish(42, 0)
    assert changed(board, (), ("z", "")) is None


def test_the_heading_changes_the_title_line_and_nothing_else() -> None:
    board, _ = wish(42, 0)
    first = paint(board, "green", ("Wish", "Deal 42")).image()
    second = paint(board, "green", ("Wunsch", "Geber 43")).image()
    box = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox()
    assert box is not None
    assert box[3] <= TITLE_HEIGHT


@given(left=st.text(max_size=80), right=st.text(max_size=80))
def test_any_heading_is_printed_within_its_line(left: str, right: str) -> None:
    board, _ = wish(42, 0)
    heading = paint(board, "green", (left, right))
    bare = paint(board, "green", ("", ""))
    row = WIDTH // PAIR + 1
    rest = slice(row * TITLE_HEIGHT, None)
    assert heading.rows[rest] == bare.rows[rest]
    assert set(heading.rows[::row]) == {0}


def title_line(heading: tuple[str, str]) -> Image.Image:
    """Return the title line of a picture."""
    board, _ = wish(42, 0)
    return paint(board, "green", heading).image().convert("RGB").crop((0, 0, WIDTH, TITLE_HEIGHT))


def is_printed(line: Image.Image, style: str, text: str, *, right: bool) -> bool:
    """Tell whether a whole text stands at an end of the title line."""
    drawn = sheet("green", "french", *CARD)
    tiles = [drawn.letters[style][character] for character in printable(text)]
    x = WIDTH - TITLE_MARGIN - sum(PAIR * tile.width for tile in tiles) if right else TITLE_MARGIN
    for tile in (colours(drawn, tile) for tile in tiles):
        top = (TITLE_HEIGHT - tile.height) // 2
        shown = line.crop((x, top, x + tile.width, top + tile.height))
        if shown.tobytes() != tile.tobytes():
            return False
        x += tile.width
    return True


@pytest.mark.parametrize(
    ("left", "right", "styles"),
    [
        ("Kittyhawk 3, level 3", "32/108 · stock 61 · 12 moves", ("title", "note")),
        ("Kittyhawk 4 812, level 3, blind", "32/108 · stock 61 · 12 moves", ("note", "note")),
        ("Kittyhawk 12 345 678, level 3, blind", "32/108 · stock 61 · 112 moves", ("slight", "slight")),
        ("Wish 12 345 678, and only the left text is rather long", "", ("note", "note")),
        ("", "Nothing on the left and a long text on the right", ("title", "note")),
    ],
)
def test_a_heading_is_smaller_rather_than_cut(left: str, right: str, styles: tuple[str, str]) -> None:
    line = title_line((left, right))
    assert is_printed(line, styles[0], left, right=False)
    assert is_printed(line, styles[1], right, right=True)


def test_what_is_short_is_whole_beside_what_is_cut() -> None:
    assert is_printed(title_line(("W" * 90, "32 left")), "slight", "32 left", right=True)
    assert is_printed(title_line(("Wish 42", "0" * 90)), "slight", "Wish 42", right=False)


def test_long_texts_are_cut_and_do_not_meet() -> None:
    line = title_line(("W" * 90, "0" * 90))
    ground = line.getpixel((0, 0))
    columns = [line.crop((x, 0, x + 1, TITLE_HEIGHT)).getcolors() for x in range(WIDTH)]
    empty = [x for x, found in enumerate(columns) if found == [(TITLE_HEIGHT, ground)]]
    inked = sorted(set(range(WIDTH)) - set(empty))
    assert max(right - left for left, right in pairwise(inked)) > 40
    assert {0, 20, WIDTH - 20, WIDTH - 1} <= set(empty)


def test_hidden_cards_do_not_show() -> None:
    position = start(42, Options((("open", "off"),)))
    tops = [pile[-1] for pile in position.piles]
    hidden = [card for pile in position.piles for card in pile[:-1]][::-1]
    other = WishPosition(tuple((*hidden[3 * n : 3 * n + 3], top) for n, top in enumerate(tops)))
    assert other != position
    files = {encode(paint(one.board(), "green", HEADING)) for one in (position, other)}
    assert len(files) == 1


def test_a_visible_card_shows() -> None:
    position = start(42, Options((("open", "on"),)))
    swapped = replace(position, piles=(position.piles[0][::-1], *position.piles[1:]))
    assert len({encode(paint(one.board(), "green", HEADING)) for one in (position, swapped)}) == 2


def c_functions(work: object) -> set[str]:
    """Return the names of the functions written in C that are called."""
    names: set[str] = set()

    def note(_frame: FrameType, event: str, function: object) -> None:
        if event == "c_call":
            names.add(str(getattr(function, "__name__", "")))

    assert callable(work)
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return names


def costly(names: set[str]) -> set[str]:
    return {name for name in names if any(word in name for word in COSTLY)}


def test_painting_pastes_and_draws_nothing() -> None:
    board, last = wish(42, 3)
    paint(board, "green", HEADING, last)
    called = c_functions(lambda: paint(board, "green", ("Wish ☃ \U0001f0a1", "Deal 43 · 26"), last))
    assert "paste" in called
    assert costly(called) == set()


def test_drawing_a_sheet_is_what_costs() -> None:
    called = c_functions(lambda: draw_sheet("green", "french", Shape(*CARD)))
    assert {"convert", "reduce", "render", "draw_polygon"} <= costly(called)


def test_threads_paint_the_same() -> None:
    boards = [wish(deal, 0)[0] for deal in range(20)]
    alone = [encode(paint(board, "green", HEADING)) for board in boards]
    with ThreadPoolExecutor(4) as painters:
        together = list(painters.map(lambda board: encode(paint(board, "green", HEADING)), boards * 3))
    assert together == alone * 3


def test_a_game_or_theme_that_is_not_there_is_named() -> None:
    board, _ = wish(42, 0)
    with pytest.raises(KeyError, match="mauve"):
        paint(board, "mauve", HEADING)
    with pytest.raises(KeyError, match="chess"):
        paint(replace(board, game="chess"), "green", HEADING)
