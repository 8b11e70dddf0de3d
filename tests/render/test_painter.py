"""Painting boards: marks at their places, no hidden card visible, and sprites only pasted, never drawn."""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import groupby
from types import FrameType

import pytest
from PIL import Image

from engine.board import Mark, MarkKind
from engine.games.wish import PILES, WishPosition, start
from engine.options import Options
from render.boards.layouts import LAYOUTS
from render.boards.layouts.wish import CARD, LAYOUT
from render.boards.scene import MarkBox, Scene
from render.cards.card_base import CardShape
from render.files.png import encode_png
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.mark_frames import MARK_STYLES
from render.painting.painter import paint_board, paint_scene, prepare_sheets
from render.painting.sprite_sheet import DRAWING, draw_sheet, sprite_sheet
from tests.render.pictures import changed, deck_sizes, painted, rgb, wish

HEADING = ("Wish", "Deal 42")
DRAWING_WORDS = (
    *("draw", "render", "getmask", "quantize", "convert", "resize", "reduce", "alpha_composite", "blend"),
)
BOARD, LAST = wish(42, 3)
MARGIN = 20
INSIDE = 8
"""How far a mark may extend into a card, except at its corners, in canvas units."""
RUNS = {MarkKind.LAST: 1, MarkKind.CHOICE: 2, MarkKind.CHOSEN: 1, MarkKind.HINT: 3}
"""The number of segments of the line along an edge; a dashed line may have more."""


def test_a_mark_changes_the_top_of_its_pile_and_nothing_else() -> None:
    for deal in ((42, 0), (6, 12)):
        board, _ = wish(*deal)
        for name in PILES:
            box = LAYOUT.lay_out(board).places[name]
            outer = (box.x, box.y, box.x + box.width, box.y + box.height)
            assert changed(painted(board), painted(board, Mark(name))) == outer
    assert painted(board).tobytes() == painted(board, Mark("z"), Mark("")).tobytes(), "unknown places"


def ink(deck: str, size: tuple[int, int], kind: MarkKind) -> Image.Image:
    """Paint a mark around a card on bare felt; return a mask of its pixels."""
    sheet = sprite_sheet("green", deck, *size)
    width, height = size[0] // PIXELS_PER_BYTE, size[1]
    felt = sheet.color_bytes["felt"]
    canvas = Image.new("L", (width + 2 * MARGIN, height + 2 * MARGIN), felt)
    sheet.mark_frames[kind].paint(canvas, (MARGIN, MARGIN, MARGIN + width, MARGIN + height))
    return canvas.point(lambda value: 255 * (value != felt))


@pytest.mark.parametrize(("deck", "size"), deck_sizes())
def test_kinds_of_marks_differ_in_shape_and_leave_the_inside_clear(deck: str, size: tuple[int, int]) -> None:
    marks = {kind: ink(deck, size, kind) for kind in MarkKind}
    assert set(MARK_STYLES) == set(MarkKind)
    assert len({mark.tobytes() for mark in marks.values()}) == len(MarkKind)
    assert marks[MarkKind.CHOSEN].histogram()[255] > 1.6 * marks[MarkKind.LAST].histogram()[255]
    for kind, mark in marks.items():
        left, top, right, bottom = mark.getbbox() or (0, 0, 0, 0)
        for line in (
            (left, top + 3, right, top + 4),
            (left, bottom - 4, right, bottom - 3),
            (left + 1, top, left + 2, bottom),
            (right - 2, top, right - 1, bottom),
        ):
            runs = sum(value > 0 for value, _ in groupby(mark.crop(line).tobytes()))
            assert runs == RUNS[kind] or (kind is MarkKind.HINT and runs > RUNS[kind])
        x, y = MARGIN + INSIDE, MARGIN + PIXELS_PER_BYTE * INSIDE
        assert mark.crop((x, y, mark.width - x, mark.height - y)).getbbox() is None


def test_a_label_is_printed_in_the_lower_half_of_its_box() -> None:
    top = LAYOUT.lay_out(BOARD).places["c"]
    for label in ("7", "+12", "10 → 3"):
        box = changed(painted(BOARD, Mark("c")), painted(BOARD, Mark("c", label=label)))
        assert top.x < box[0] < box[2] < top.x + top.width
        assert top.y + top.height // 2 < box[1] < box[3] <= top.y + top.height


@pytest.mark.parametrize(("height", "is_low"), [(80, True), (400, False)])
def test_a_label_is_at_the_lower_edge_and_in_a_low_box_at_the_right(height: int, is_low: bool) -> None:
    box = MarkBox(100, 200, 300, height)
    scene, sheet = Scene(640, 640, CARD, (), (), {"a": box}), sprite_sheet("green", "french", *CARD)
    bare, labelled = (
        rgb(paint_scene(scene, sheet, HEADING, [Mark("a", label=label)])) for label in ("", "8")
    )
    left, top, right, bottom = changed(bare, labelled)
    middle = box.x + box.width // 2
    assert left > middle if is_low else left < middle < right
    assert top < box.y + box.height // 2 < bottom if is_low else top > box.y + 3 * box.height // 4
    assert right <= box.x + box.width
    assert bottom <= box.y + box.height


def test_a_mark_at_the_edge_leaves_the_first_column_to_the_png_filter() -> None:
    canvas = Image.new("L", (60, 60))
    sprite_sheet("green", "french", *CARD).mark_frames[MarkKind.CHOSEN].paint(canvas, (1, 0, 60, 60))
    assert canvas.crop((0, 0, 1, 60)).getcolors() == [(60, 0)]
    assert canvas.crop((1, 0, 60, 60)).getcolors() != [(59 * 60, 0)]


def test_hidden_cards_do_not_show_and_visible_cards_do() -> None:
    position = start(42, Options((("open", "off"),)))
    tops = [pile[-1] for pile in position.piles]
    hidden = [card for pile in position.piles for card in pile[:-1]][::-1]
    other = WishPosition(tuple((*hidden[3 * n : 3 * n + 3], top) for n, top in enumerate(tops)))
    assert other != position
    assert painted(position.board()).tobytes() == painted(other.board()).tobytes()
    position = start(42, Options((("open", "on"),)))
    swapped = replace(position, piles=(position.piles[0][::-1], *position.piles[1:]))
    assert painted(position.board()).tobytes() != painted(swapped.board()).tobytes()


def c_functions(work: Callable[[], object]) -> set[str]:
    names: set[str] = set()

    def note(_frame: FrameType, event: str, function: object) -> None:
        if event == "c_call":
            names.add(str(getattr(function, "__name__", "")))

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return names


def drawing_functions(names: set[str]) -> set[str]:
    return {name for name in names if any(word in name for word in DRAWING_WORDS)}


def test_painting_pastes_and_draws_nothing_and_drawing_a_sheet_does() -> None:
    painted(BOARD, *LAST)
    called = c_functions(lambda: paint_board(BOARD, "green", ("Wish ☃ \U0001f0a1", "Deal 43 · 26"), LAST))
    assert "paste" in called
    assert drawing_functions(called) == set()
    called = c_functions(lambda: draw_sheet("green", "french", CardShape(*CARD)))
    assert {"convert", "reduce", "draw_polygon"} <= drawing_functions(called)


def test_threads_paint_the_same() -> None:
    boards = [wish(deal, 0)[0] for deal in range(20)]
    expected = [encode_png(paint_board(board, "green", HEADING)) for board in boards]
    with ThreadPoolExecutor(4) as threads:
        files = threads.map(lambda board: encode_png(paint_board(board, "green", HEADING)), boards * 3)
        assert list(files) == expected * 3


def test_an_unknown_game_or_theme_is_named() -> None:
    for board, theme, name in ((BOARD, "mauve", "mauve"), (replace(BOARD, game="chess"), "green", "chess")):
        with pytest.raises(KeyError, match=name):
            paint_board(board, theme, HEADING)


def test_the_sheets_of_every_game_are_drawn_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.painting.sprite_sheet._SHEETS", {})
    for game in LAYOUTS.all():
        prepare_sheets(game, "green")
    with ThreadPoolExecutor(1) as other, DRAWING:  # no sheet can be drawn while the lock is held
        for deck, size in deck_sizes():
            found = other.submit(sprite_sheet, "green", deck, *size).result(timeout=20)
            assert (found.shape.width, found.shape.height) == size
    assert {LAYOUTS.require(game).deck for game in LAYOUTS.all()} == {deck for deck, _ in deck_sizes()}
