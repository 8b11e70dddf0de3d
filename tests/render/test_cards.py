"""What all cards share: backs from both ends, stripes in a strip, shadows and rims."""

from itertools import pairwise

from PIL import Image

from render.cards.card_base import CardPainter, CardShape
from render.graphics.theme import load_theme, theme_names
from tests.render.pictures import colors, deck_sizes, differing

SHAPES = [CardShape(200, 144), *(CardShape(*size) for _, size in deck_sizes())]


def test_a_back_is_the_same_from_both_ends() -> None:
    for shape in SHAPES:
        back = CardPainter(load_theme("green"), shape).back()
        assert differing(back, back.rotate(180), 39) <= 0.01 * shape.width * shape.height


def test_a_strip_of_a_back_shows_its_stripes_and_all_its_rows_are_equal() -> None:
    for theme in map(load_theme, theme_names()):
        for shape in SHAPES:
            back = CardPainter(theme, shape).back()
            above_diamonds = range(shape.height // 8, shape.height // 6)
            rows = [back.crop((0, y, shape.width, y + 1)) for y in above_diamonds]
            assert len({row.tobytes() for row in rows}) == 1
            pixels = [rows[0].getpixel((x, 0)) for x in range(shape.width)]
            assert sum(one != other for one, other in pairwise(pixels)) >= 10
            assert {theme["table"]["back"], theme["table"]["rim"]} <= colors(rows[0]).keys()


def test_only_the_corners_of_a_card_and_its_shadow_show_the_background() -> None:
    width, height = 252, 344
    painter = CardPainter(load_theme("green"), CardShape(width, height))
    face = Image.new("RGB", (width, height), (1, 2, 3))
    card = painter.card(face, Image.new("RGB", painter.felt().size, (255, 0, 255)))
    assert colors(card.crop((4, 40, width - 4, 300))) == {(1, 2, 3): (width - 8) * 260}
    assert card.getpixel((0, 0)) == card.getpixel((0, card.height - 1)) == (255, 0, 255)
    assert card.getpixel((width // 2, card.height - 1)) == painter.theme["table"]["shade"]
    assert card.getpixel((0, height // 2)) == painter.theme["table"]["rim"]
