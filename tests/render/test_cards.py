"""The outside of cards: backs from both ends, and how cards are laid."""

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from render.cards.card_base import CardPainter, CardShape
from render.graphics.theme import load_theme, theme_names

SHAPES = [
    CardShape(252, 344),
    CardShape(144, 200),
    CardShape(116, 161),
    CardShape(88, 160),
    CardShape(44, 64),
    CardShape(200, 144),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.width}x{shape.height}")
def test_a_back_is_the_same_from_both_ends(shape: CardShape) -> None:
    back = CardPainter(load_theme("green"), shape).back()
    away = ImageChops.difference(back, back.rotate(180)).convert("L")
    assert sum(away.histogram()[40:]) <= 0.01 * shape.width * shape.height


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"{shape.width}x{shape.height}")
def test_a_narrow_strip_of_a_back_shows_its_stripes(shape: CardShape, theme: str) -> None:
    drawn = load_theme(theme)
    back = CardPainter(drawn, shape).back()
    row = back.crop((0, shape.height // 6, shape.width, shape.height // 6 + 1)).convert("RGB")
    pixels = [row.getpixel((x, 0)) for x in range(shape.width)]
    runs = sum(one != other for one, other in pairwise(pixels))
    assert runs >= 10
    assert {drawn["table"]["back"], drawn["table"]["rim"]} <= {color for _, color in row.getcolors() or ()}


def test_all_rows_of_the_stripes_are_equal() -> None:
    shape = SHAPES[0]
    back = CardPainter(load_theme("green"), shape).back()
    rows = {back.crop((0, y, shape.width, y + 1)).tobytes() for y in range(40, 90)}
    assert len(rows) == 1


def test_what_lies_under_a_card_shows_only_about_its_corners_and_beneath_it() -> None:
    shape = SHAPES[0]
    outside = CardPainter(load_theme("green"), shape)
    face = Image.new("RGB", (shape.width, shape.height), (1, 2, 3))
    laid = outside.card(face, Image.new("RGB", outside.felt().size, (255, 0, 255)))
    assert laid.crop((4, 40, shape.width - 4, 300)).getcolors() == [((shape.width - 8) * 260, (1, 2, 3))]
    assert laid.getpixel((0, 0)) == (255, 0, 255)
    assert laid.getpixel((0, laid.height - 1)) == (255, 0, 255)
    assert laid.getpixel((shape.width // 2, laid.height - 1)) == outside.theme["table"]["shade"]
    assert laid.getpixel((0, shape.height // 2)) == outside.theme["table"]["rim"]
