"""Marks: kinds differ in their lines, in grey too, on cards of every size."""

from itertools import groupby

import pytest
from PIL import Image

from engine.board import MarkKind
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.mark_frames import MARK_STYLES
from render.painting.sprite_sheet import sprite_sheet
from tests.render.pictures import deck_sizes

MARGIN = 20
INSIDE = 8
"""How far a mark extends into a card at most, except at its corners, in canvas units."""
RUNS = {MarkKind.LAST: 1, MarkKind.CHOICE: 2, MarkKind.CHOSEN: 1, MarkKind.HINT: 3}
"""The number of pieces of the line along an edge; dashes may be more."""


def ink(deck: str, size: tuple[int, int], kind: MarkKind) -> Image.Image:
    """Paint a mark around a card on bare felt; return where it is."""
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
