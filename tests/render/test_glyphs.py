"""Glyphs of our own among the letters of every style."""

from itertools import combinations

from PIL import ImageChops

from render.boards.layouts.wish import CARD
from render.graphics.theme import load_theme
from render.painting.sprite_sheet import sprite_sheet
from render.typography.alphabet import CAP_HEIGHT, printable
from render.typography.symbol_glyphs import SYMBOLS, symbol_mask
from render.typography.text_sprites import TEXT_STYLES
from tests.render.test_sheet import colors, unlike


def test_they_are_printed_as_they_are() -> None:
    assert printable("10♠ ★ ✓") == "10♠ ★ ✓"
    assert {"♠", "♥", "♦", "♣"} <= SYMBOLS


def test_each_is_drawn_about_as_high_as_a_capital_and_unlike_the_others() -> None:
    masks = {glyph: symbol_mask(glyph, 40) for glyph in SYMBOLS}
    for mask in masks.values():
        box = mask.getbbox()
        assert box is not None
        assert min(box[2] - box[0], box[3] - box[1]) > 24
    for one, other in combinations(masks.values(), 2):
        assert sum(ImageChops.difference(one, other).histogram()[128:]) > 100


def test_every_style_has_them_in_its_own_size_and_nothing_of_them_is_cut_off() -> None:
    drawn = sprite_sheet("green", "french", *CARD)
    table = load_theme("green")["table"]
    for name, style in TEXT_STYLES.items():
        for glyph in SYMBOLS:
            tile = drawn.glyphs[name][glyph]
            assert tile.height == drawn.glyphs[name]["A"].height
            ink = unlike(colors(drawn, tile), table[style.background]).getbbox()
            assert ink is not None
            assert 0 < ink[1] < ink[3] < tile.height
            assert ink[3] - ink[1] >= 0.7 * CAP_HEIGHT * style.size
