"""Japanese letters: every one is in the font, stands as others do, and is drawn when it is first wanted."""

import pytest
from PIL import Image

from render.graphics.palette import PIXELS_PER_BYTE
from render.typography.alphabet import BASELINE, CAP_HEIGHT, LINE_HEIGHT, ON_DEMAND, REPLACEMENT, printable
from render.typography.japanese import JAPANESE, NEVER_AT_LINE_END, NEVER_AT_LINE_START, japanese_mask
from render.typography.text_sprites import TEXT_STYLES, glyph_sprites, text_sprites

SIZE = 40
HEIGHT, LINE = round(SIZE * LINE_HEIGHT), round(SIZE * BASELINE)


def drawn(character: str) -> Image.Image:
    return japanese_mask(character, SIZE, HEIGHT, LINE)


def test_every_letter_is_in_the_font_and_whole() -> None:
    missing = drawn("\U0010ffff").tobytes()
    for character in JAPANESE - {"\N{IDEOGRAPHIC SPACE}"}:
        tile = drawn(character)
        assert tile.tobytes() != missing, character
        box = tile.getbbox()
        assert box is not None, character
        assert (box[1], box[3]) != (0, HEIGHT), character


def test_kana_signs_and_the_kanji_in_daily_use_can_be_printed() -> None:
    text = "、。「」・：（）〜～ー！？々〇ぁアんンヴヶＡｚ０９亜腕一右雨円王鬱𠮟塡剝頰籠"
    assert printable(text) == text
    assert len(JAPANESE) > 3300
    assert NEVER_AT_LINE_END | NEVER_AT_LINE_START <= JAPANESE


def test_what_is_not_in_the_font_becomes_a_box() -> None:
    assert printable("か\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}≒弌") == f"が{2 * REPLACEMENT}"


def test_a_kanji_stands_in_the_middle_of_capitals() -> None:
    box = drawn("国").getbbox()
    assert box is not None
    assert abs((box[1] + box[3]) / 2 - (LINE - SIZE * CAP_HEIGHT / 2)) <= 2
    assert box[3] - box[1] > SIZE * CAP_HEIGHT


def test_it_is_drawn_when_it_is_first_wanted_and_then_kept() -> None:
    row = glyph_sprites("green")["note"]
    assert not ON_DEMAND & row.keys()
    assert row["札"] is row["札"]
    assert row["札"].size == (TEXT_STYLES["note"].size // PIXELS_PER_BYTE, row["A"].height)
    with pytest.raises(KeyError):
        row["弌"]


def test_figures_between_kanji_are_tiles_of_their_own() -> None:
    tiles = text_sprites("green", "note", "残り 18枚、Wish", is_half_size=False)
    shown = ("残り", " ", "18", "枚、", "Wish")
    assert len(tiles) == len(shown)
    for tile, text in zip(tiles, shown, strict=True):
        row = glyph_sprites("green")["note"]
        assert tile.width == sum(row[character].width for character in text)


@pytest.mark.parametrize("is_half_size", [False, True])
def test_a_title_in_japanese_is_as_high_as_one_in_english(is_half_size: bool) -> None:
    heights = {
        tile.height
        for text in ("Wish", "残り")
        for tile in text_sprites("green", "title", text, is_half_size=is_half_size)
    }
    assert len(heights) == 1
