"""Marks: kinds that are told apart by their lines, in grey too, on cards of every size."""

from itertools import groupby

import pytest
from PIL import Image

from engine.board import MarkKind
from render.boards.layouts import find_layout, layout_names
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.mark_frames import MARK_STYLES
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet

CARDS = [(find_layout(game).deck, size) for game in layout_names() for size in find_layout(game).card_sizes]
MARGIN = 20
INSIDE = 8
"""From the edge of a card, in units of the canvas: a mark reaches no further, beside its corners."""
RUNS = {MarkKind.LAST: 1, MarkKind.CHOICE: 2, MarkKind.CHOSEN: 1, MarkKind.HINT: 3}
"""In how many pieces the line along an edge is, or more of them in the case of dashes."""


def put(drawn: SpriteSheet, kind: MarkKind) -> Image.Image:
    """Put a mark about a card on bare felt; return where it is."""
    width, height = drawn.shape.width // PIXELS_PER_BYTE, drawn.shape.height
    felt = drawn.color_bytes["felt"]
    canvas = Image.new("L", (width + 2 * MARGIN, height + 2 * MARGIN), felt)
    drawn.mark_frames[kind].paint(canvas, (MARGIN, MARGIN, MARGIN + width, MARGIN + height))
    return canvas.point(lambda value: 255 * (value != felt))


def runs(line: Image.Image) -> int:
    """Return in how many pieces a line is."""
    return sum(value > 0 for value, _ in groupby(line.tobytes()))


@pytest.mark.parametrize("kind", MarkKind)
@pytest.mark.parametrize(("deck", "size"), CARDS)
def test_kinds_of_marks_differ_in_the_pieces_of_their_lines(
    deck: str, size: tuple[int, int], kind: MarkKind
) -> None:
    mark = put(sprite_sheet("green", deck, *size), kind)
    left, top, right, low = mark.getbbox() or (0, 0, 0, 0)
    for line in (
        mark.crop((left, top + 3, right, top + 4)),
        mark.crop((left, low - 4, right, low - 3)),
        mark.crop((left + 1, top, left + 2, low)),
        mark.crop((right - 2, top, right - 1, low)),
    ):
        assert runs(line) == RUNS[kind] or (kind is MarkKind.HINT and runs(line) > RUNS[kind])


@pytest.mark.parametrize(("deck", "size"), CARDS)
def test_what_has_been_chosen_is_marked_by_a_thicker_line_than_the_last_move(
    deck: str, size: tuple[int, int]
) -> None:
    last, chosen = (
        sum(put(sprite_sheet("green", deck, *size), kind).histogram()[255:])
        for kind in (MarkKind.LAST, MarkKind.CHOSEN)
    )
    assert chosen > 1.6 * last


@pytest.mark.parametrize(("deck", "size"), CARDS)
def test_kinds_of_marks_differ_in_shape_and_leave_the_inside_alone(deck: str, size: tuple[int, int]) -> None:
    drawn = sprite_sheet("green", deck, *size)
    shown = {kind: put(drawn, kind) for kind in MarkKind}
    assert len({mark.tobytes() for mark in shown.values()}) == len(MarkKind)
    for mark in shown.values():
        across, down = MARGIN + INSIDE, MARGIN + PIXELS_PER_BYTE * INSIDE
        inside = mark.crop((across, down, mark.width - across, mark.height - down))
        assert inside.getbbox() is None


def test_every_kind_has_a_style() -> None:
    assert set(MARK_STYLES) == set(MarkKind)
