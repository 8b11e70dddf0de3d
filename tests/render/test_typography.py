"""Text: which characters can be printed, custom symbols, Japanese, and words as sprites."""

from itertools import combinations

import pytest
from PIL import Image, ImageDraw

from render.boards.layouts.wish import CARD
from render.graphics.palette import PIXELS_PER_BYTE, to_rgb
from render.graphics.theme import load_theme
from render.painting.sprite_sheet import sprite_sheet
from render.typography.alphabet import (
    BASELINE,
    CAP_HEIGHT,
    LATIN,
    LINE_HEIGHT,
    ON_DEMAND,
    REPLACEMENT,
    SYMBOLS,
    glyph_masks,
    load_font,
    printable,
    symbol_mask,
)
from render.typography.japanese import JAPANESE, NEVER_AT_LINE_END, NEVER_AT_LINE_START, japanese_mask
from render.typography.line_masks import FAINT
from render.typography.text_sprites import TEXT_STYLES, glyph_sprites
from tests.render.pictures import differing, ink_box

SIZE = 40
HEIGHT, LINE = round(SIZE * LINE_HEIGHT), round(SIZE * BASELINE)


def test_every_character_is_in_its_font_and_whole() -> None:
    missing = bytes(load_font(SIZE).getmask("\U0010ffff"))
    assert not [one for one in LATIN - {" "} if bytes(load_font(SIZE).getmask(one)) == missing]
    missing = japanese_mask("\U0010ffff", SIZE, HEIGHT, LINE).tobytes()
    for character in JAPANESE - {"\N{IDEOGRAPHIC SPACE}"}:
        mask = japanese_mask(character, SIZE, HEIGHT, LINE)
        box = mask.getbbox()
        assert mask.tobytes() != missing, character
        assert box is not None
        assert (box[1], box[3]) != (0, HEIGHT), character


def accent_rows(mask: Image.Image) -> int:
    """Return how many rows the first part of a character has, such as the dots of Ü; 0 if it has one part."""
    pixels = mask.point(lambda value: 255 if value > FAINT else 0)
    box = pixels.getbbox()
    assert box
    gaps = (row for row in range(box[1], box[3]) if not pixels.crop((0, row, mask.width, row + 1)).getbbox())
    return next(gaps, box[1]) - box[1]


@pytest.mark.parametrize("size", sorted({style.size for style in TEXT_STYLES.values()}))
def test_no_line_cuts_an_accent(size: int) -> None:
    masks, font = glyph_masks(size), load_font(size)
    cut = ""
    for character in sorted(LATIN - set(" \N{SOFT HYPHEN}|")):
        whole = Image.new("L", (3 * size, 3 * size))
        ImageDraw.Draw(whole).text((size, 2 * size), character, 255, font, anchor="ls")
        if accent_rows(masks[character]) < accent_rows(whole) - 1:
            cut += character
    # In small letters a ring or caron is drawn lower, because the gap below it has no row to give.
    assert set(cut) <= (set("ŘŮŽ") if size < SIZE else set())
    assert accent_rows(masks["Ü"]) >= accent_rows(masks["ü"]) - 1


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("a\u0301 \t\n b\U0001f0a1\u200b", "á b" + 2 * REPLACEMENT),
        ("か\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}≒弌", f"が{2 * REPLACEMENT}"),
        ("10♠ ★ ✓", "10♠ ★ ✓"),
        ("、。「」・：（）〜～ー！？々〇ぁあアんンヴヶＡｚ０９亜腕一右雨円王鬱𠮟塡剝頰籠",) * 2,
    ],
)
def test_what_cannot_be_printed_becomes_a_box(text: str, printed: str) -> None:
    assert printable(text) == printed


def test_kana_punctuation_and_the_kanji_in_daily_use_can_be_printed() -> None:
    assert len(JAPANESE) > 3300
    assert NEVER_AT_LINE_END | NEVER_AT_LINE_START <= JAPANESE


def test_letters_are_large_enough_for_a_phone() -> None:
    for style, least in (("title", 36), ("name", 36), ("note", 28), ("small", 28)):
        _, top, _, bottom = load_font(TEXT_STYLES[style].size).getbbox("H", anchor="ls")
        assert bottom - top >= least, style


def test_symbols_differ_and_are_about_as_high_as_a_capital_in_every_style() -> None:
    assert {"♠", "♥", "♦", "♣"} <= SYMBOLS
    masks = {symbol: symbol_mask(symbol, SIZE) for symbol in SYMBOLS}
    for mask in masks.values():
        left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
        assert min(right - left, bottom - top) > 24
    for one, other in combinations(masks.values(), 2):
        assert differing(one, other, 127) > 100
    sheet, table = sprite_sheet("green", "french", *CARD), load_theme("green")["table"]
    for name, style in TEXT_STYLES.items():
        for sprite in (sheet.glyphs[name][symbol] for symbol in SYMBOLS):
            assert sprite.height == sheet.glyphs[name]["A"].height
            _, top, _, bottom = ink_box(to_rgb(sprite, sheet.palette), table[style.background])
            assert 0 < top < bottom < sprite.height
            assert bottom - top >= 0.7 * CAP_HEIGHT * style.size


def test_a_kanji_is_drawn_on_demand_and_then_cached() -> None:
    glyphs = glyph_sprites("green")["note"]
    assert set(glyphs) == LATIN | SYMBOLS | {REPLACEMENT}
    assert "札" in ON_DEMAND
    assert glyphs["札"] is glyphs["札"]
    assert glyphs["札"].size == (TEXT_STYLES["note"].size // PIXELS_PER_BYTE, glyphs["A"].height)
    with pytest.raises(KeyError):
        glyphs["弌"]
