"""Painting: tiles pasted, marks in their place, nothing hidden shown, nothing drawn."""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import FrameType

import pytest
from PIL import Image, ImageChops

from engine.board import Board, Mark, MarkKind
from engine.games.wish import PILES, WishPosition, start
from engine.options import Options
from render.boards.layouts import find_layout, layout_names
from render.boards.layouts.wish import CARD, LAYOUT
from render.boards.scene import TITLE_HEIGHT, MarkBox, Scene
from render.cards.card_base import CardShape
from render.files.png import encode_png
from render.painting.painter import paint_board, paint_scene, prepare_sheets
from render.painting.sprite_sheet import DRAWING, draw_sheet, sprite_sheet
from tests.render.boards import wish

HEADING = ("Wish", "Deal 42")
COSTLY = ("draw", "render", "getmask", "quantize", "convert", "resize", "reduce", "alpha_composite", "blend")


def changed(board: Board, one: tuple[str, ...], other: tuple[str, ...]) -> tuple[int, int, int, int] | None:
    """Return the box in which the picture changes with the marks."""
    first, second = (
        paint_board(board, "green", HEADING, tuple(map(Mark, marks))).image().convert("RGB")
        for marks in (one, other)
    )
    return ImageChops.difference(first, second).getbbox()


@pytest.mark.parametrize("deal", [(42, 0), (6, 12)])
@pytest.mark.parametrize("name", PILES)
def test_a_mark_changes_the_top_of_its_pile_and_nothing_else(name: str, deal: tuple[int, int]) -> None:
    board, _ = wish(*deal)
    box = LAYOUT.lay_out(board).places[name]
    assert changed(board, (), (name,)) == (box.x, box.y, box.x + box.width, box.y + box.height)


@pytest.mark.parametrize("kind", MarkKind)
def test_a_mark_leaves_the_index_alone(kind: MarkKind) -> None:
    board, _ = wish(42, 0)
    top = LAYOUT.lay_out(board).places["c"]
    inside = (top.x + 12, top.y + 12, top.x + CARD[0] - 12, top.y + CARD[1] - 12)
    plain, marked = (
        paint_board(board, "green", HEADING, marks).image().crop(inside) for marks in ((), (Mark("c", kind),))
    )
    assert plain.tobytes() == marked.tobytes()


@pytest.mark.parametrize("label", ["7", "+12", "10 → 3"])
def test_a_label_is_printed_within_its_box_and_beside_the_index(label: str) -> None:
    board, _ = wish(42, 0)
    top = LAYOUT.lay_out(board).places["c"]
    plain, marked = (
        paint_board(board, "green", HEADING, (Mark("c", label=text),)).image().convert("RGB")
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
    sprite_sheet("green", "french", *CARD).mark_frames[MarkKind.CHOSEN].paint(canvas, (1, 0, 60, 60))
    assert canvas.crop((0, 0, 1, 60)).getcolors() == [(60, 0)]
    assert canvas.crop((1, 0, 60, 60)).getcolors() != [(59 * 60, 0)]


def test_marks_of_no_place_are_passed_over() -> None:
    board, _ = wish(42, 0)
    assert changed(board, (), ("z", "")) is None


def test_the_heading_changes_the_title_line_and_nothing_else() -> None:
    board, _ = wish(42, 0)
    first = paint_board(board, "green", ("Wish", "Deal 42")).image()
    second = paint_board(board, "green", ("Wunsch", "Geber 43")).image()
    box = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox()
    assert box is not None
    assert box[3] <= TITLE_HEIGHT


def test_hidden_cards_do_not_show() -> None:
    position = start(42, Options((("open", "off"),)))
    tops = [pile[-1] for pile in position.piles]
    hidden = [card for pile in position.piles for card in pile[:-1]][::-1]
    other = WishPosition(tuple((*hidden[3 * n : 3 * n + 3], top) for n, top in enumerate(tops)))
    assert other != position
    files = {encode_png(paint_board(one.board(), "green", HEADING)) for one in (position, other)}
    assert len(files) == 1


def test_a_visible_card_shows() -> None:
    position = start(42, Options((("open", "on"),)))
    swapped = replace(position, piles=(position.piles[0][::-1], *position.piles[1:]))
    assert len({encode_png(paint_board(one.board(), "green", HEADING)) for one in (position, swapped)}) == 2


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
    paint_board(board, "green", HEADING, last)
    called = c_functions(lambda: paint_board(board, "green", ("Wish ☃ \U0001f0a1", "Deal 43 · 26"), last))
    assert "paste" in called
    assert costly(called) == set()


def test_drawing_a_sheet_is_what_costs() -> None:
    called = c_functions(lambda: draw_sheet("green", "french", CardShape(*CARD)))
    assert {"convert", "reduce", "draw_polygon"} <= costly(called)


def test_threads_paint_the_same() -> None:
    boards = [wish(deal, 0)[0] for deal in range(20)]
    alone = [encode_png(paint_board(board, "green", HEADING)) for board in boards]
    with ThreadPoolExecutor(4) as painters:
        together = list(
            painters.map(lambda board: encode_png(paint_board(board, "green", HEADING)), boards * 3)
        )
    assert together == alone * 3


def test_a_game_or_theme_that_is_not_there_is_named() -> None:
    board, _ = wish(42, 0)
    with pytest.raises(KeyError, match="mauve"):
        paint_board(board, "mauve", HEADING)
    with pytest.raises(KeyError, match="chess"):
        paint_board(replace(board, game="chess"), "green", HEADING)


def test_what_is_prepared_is_drawn_for_every_size_of_every_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("render.painting.sprite_sheet._SHEETS", {})
    for game in layout_names():
        prepare_sheets(game, "green")
    with ThreadPoolExecutor(1) as other, DRAWING:  # nothing can be drawn meanwhile
        for layout in map(find_layout, layout_names()):
            for size in layout.card_sizes:
                found = other.submit(sprite_sheet, "green", layout.deck, *size).result(timeout=20)
                assert (found.shape.width, found.shape.height) == size


@pytest.mark.parametrize(
    ("box", "side", "end"),
    [(MarkBox(100, 200, 300, 80), "right", "middle"), (MarkBox(100, 200, 300, 400), "middle", "low")],
    ids=["low", "high"],
)
def test_a_label_is_at_the_lower_edge_and_in_a_low_box_at_the_right(
    box: MarkBox, side: str, end: str
) -> None:
    scene = Scene(640, 640, CARD, (), (), {"a": box})
    bare, labelled = (
        paint_scene(scene, sprite_sheet("green", "french", *CARD), HEADING, [Mark("a", label=label)]).image()
        for label in ("", "8")
    )
    found = ImageChops.difference(bare.convert("RGB"), labelled.convert("RGB")).getbbox()
    assert found
    left, top, right, low = found
    middle = box.x + box.width // 2
    assert left > middle if side == "right" else left < middle < right
    assert top < box.y + box.height // 2 < low if end == "middle" else top > box.y + 3 * box.height // 4
    assert right <= box.x + box.width
    assert low <= box.y + box.height
