"""The sheet: every card there, every card its own, and large enough to be read."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, product
from operator import itemgetter
from threading import Barrier

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import all_decks
from engine.cards.french import JOKER, french_deck
from render.boards.layouts import find_layout, layout_names
from render.boards.layouts.wish import BACK_STRIP, CARD, FACE_STRIP
from render.boards.scene import PlacedSprite
from render.cards.decks import deck_names, find_deck
from render.graphics.palette import to_rgb, unpack
from render.graphics.theme import TABLE_COLORS, Color, load_theme, theme_names
from render.painting.sprite_sheet import DRAWING, SpriteSheet, draw_sheet, half_size_sheet, sprite_sheet
from render.typography.alphabet import LATIN, REPLACEMENT, load_font, printable
from render.typography.symbol_glyphs import SYMBOLS
from render.typography.text_sprites import TEXT_STYLES

CODES = [card.code for card in (*french_deck(), JOKER)]
CAP_HEIGHT = 36  # below this, ranks can no longer be read on a phone that shows 1280 pixels 320 wide
SMALL_CAP_HEIGHT = 28


@pytest.fixture(params=theme_names())
def drawn(request: pytest.FixtureRequest) -> SpriteSheet:
    """Provide the sheet of each theme."""
    return sprite_sheet(request.param, "french", *CARD)


def colors(drawn: SpriteSheet, tile: Image.Image) -> Image.Image:
    return to_rgb(tile, drawn.palette)


def unlike(one: Image.Image, ground: Color) -> Image.Image:
    """Return where a picture is clearly not of that color."""
    plain = Image.new("RGB", one.size, ground)
    return ImageChops.difference(one, plain).convert("L").point(lambda value: 255 if value > 60 else 0)


def test_every_deck_can_be_drawn() -> None:
    assert set(deck_names()) == set(all_decks())


@pytest.mark.parametrize("deck", all_decks())
def test_every_deck_has_all_its_cards(deck: str) -> None:
    faces = find_deck(deck).faces(load_theme("green"), 120, 170)
    assert set(faces) >= {card.code for card in all_decks()[deck]}
    assert {face.size for face in faces.values()} == {(120, 170)}
    assert len({face.tobytes() for face in faces.values()}) == len(faces)


def test_an_unknown_theme_or_deck_is_named() -> None:
    with pytest.raises(KeyError, match="mauve"):
        sprite_sheet("mauve", "french", *CARD)
    with pytest.raises(KeyError, match="tarot"):
        sprite_sheet("green", "tarot", *CARD)


def test_the_sheet_is_drawn_once_and_always_the_same(drawn: SpriteSheet) -> None:
    assert sprite_sheet(drawn.theme, "french", *CARD) is drawn
    again = draw_sheet(drawn.theme, "french", drawn.shape)
    assert again.palette == drawn.palette
    assert {name: tile.tobytes() for name, tile in again.sprites.items()} == {
        name: tile.tobytes() for name, tile in drawn.sprites.items()
    }


def test_a_sheet_that_is_there_does_not_wait_for_another_one(drawn: SpriteSheet) -> None:
    half = half_size_sheet(drawn.theme, "french", *CARD)
    with ThreadPoolExecutor(1) as other, DRAWING:  # which is let go of first, so that no failure hangs
        there = [other.submit(each, drawn.theme, "french", *CARD) for each in (sprite_sheet, half_size_sheet)]
        assert [found.result(timeout=20) for found in there] == [drawn, half]


def test_asked_for_by_several_at_once_it_is_drawn_once() -> None:
    together = Barrier(4)

    def wanted() -> SpriteSheet:
        together.wait(timeout=20)
        return sprite_sheet("green", "french", 120, 164)

    with ThreadPoolExecutor(4) as painters:
        drawn = [painters.submit(wanted) for _ in range(4)]
    assert len({id(found.result()) for found in drawn}) == 1


@pytest.mark.parametrize("style", TEXT_STYLES)
def test_words_are_in_the_colors_of_their_theme(drawn: SpriteSheet, style: str) -> None:
    table, (word,) = load_theme(drawn.theme)["table"], drawn.text(style, "M")
    half = half_size_sheet(drawn.theme, "french", *CARD).text(style, "M")[0]
    for picture in (colors(drawn, word), Image.frombytes("P", half.size, half.tobytes())):
        if picture.mode == "P":
            picture.putpalette(drawn.palette)
        counts = sorted(picture.convert("RGB").getcolors() or (), key=itemgetter(0), reverse=True)
        found = {color for _, color in counts[:2]}
        assert found == {table[TEXT_STYLES[style].ink], table[TEXT_STYLES[style].background]}


def test_badges_are_in_the_colors_of_their_theme(drawn: SpriteSheet) -> None:
    table, badge = load_theme(drawn.theme)["table"], colors(drawn, drawn.label("label", "8", 40, 48)[0])
    for x in (12, badge.width - 13):
        for y in (12, badge.height - 13):
            assert badge.getpixel((x, y)) == table["mark"]
    for x in (0, badge.width - 1):
        assert badge.getpixel((x, badge.height // 2)) == badge.getpixel((x, 13)) == table["label"]


def test_all_sheets_of_a_theme_share_their_letters(drawn: SpriteSheet) -> None:
    other = sprite_sheet(drawn.theme, "blink", 76, 110)
    assert other.glyphs is drawn.glyphs
    colors_of_letters = 3 * TABLE_COLORS
    assert other.palette[:colors_of_letters] == drawn.palette[:colors_of_letters]
    for tiles in drawn.glyphs.values():
        some = [tiles[letter] for letter in (*LATIN, *"かカ漢字。")]  # there are thousands more of the latter
        assert max(max(unpack(tile).tobytes()) for tile in some) < TABLE_COLORS


def test_the_palette_has_sixteen_colors_all_of_the_theme(drawn: SpriteSheet) -> None:
    theme = load_theme(drawn.theme)
    assert drawn.palette == bytes(part for color in theme.palette("french") for part in color)
    assert len(drawn.palette) == 3 * 16
    back = colors(drawn, drawn.sprites["back"])
    assert back.getpixel((0, 0)) == theme["table"]["felt"]
    assert colors(drawn, drawn.sprites["AS"]).getpixel((CARD[0] // 2, 20)) == theme["table"]["face"]


@pytest.mark.parametrize("deck", deck_names())
def test_the_half_sheet_has_every_tile_in_half_the_size(deck: str) -> None:
    size = next(layout.card_sizes[0] for layout in map(find_layout, layout_names()) if layout.deck == deck)
    whole, half = sprite_sheet("green", deck, *size), half_size_sheet("green", deck, *size)
    assert set(half.sprites) == set(whole.sprites)
    reduced = {name: colors(whole, tile).reduce(2) for name, tile in whole.sprites.items()}
    for name, tile in half.sprites.items():
        copy = tile.copy()  # a tile is shared by all that is painted
        copy.putpalette(half.palette)
        shown = copy.convert("RGB")
        away = {
            other: sum(ImageStat.Stat(ImageChops.difference(shown, picture)).mean)
            for other, picture in reduced.items()
            if picture.size == shown.size
        }
        assert min(away, key=lambda other: away[other]) == name


@pytest.mark.parametrize("deck", deck_names())
def test_the_round_outline_of_an_empty_place_has_no_gap_in_half_the_size(deck: str) -> None:
    size = next(layout.card_sizes[0] for layout in map(find_layout, layout_names()) if layout.deck == deck)
    whole, half = sprite_sheet("green", deck, *size), half_size_sheet("green", deck, *size)
    line, side = half.color_bytes["line"], whole.shape.corner
    for name in (name for name in whole.sprites if name.startswith("place") and "/l" not in name):
        corner = unpack(whole.sprites[name]).crop((0, 0, side, side)).point(lambda index: index == line, "L")
        found = half.sprites[name].crop((0, 0, side // 2, side // 2)).point(lambda index: index == line)
        for x, y in product(range(side), repeat=2):
            assert not corner.getpixel((x, y)) or found.getpixel((x // 2, y // 2)), (name, x, y)


def test_what_shows_of_a_card_in_half_the_size_leaves_no_gap() -> None:
    half = half_size_sheet("green", "french", *CARD)
    for rows, expected in ((50, 25), (51, 26)):
        assert half.visible_part(PlacedSprite("AS", 0, 0, rows=rows)).size == (
            half.sprites["AS"].width,
            expected,
        )


def test_all_cards_look_different_whole_and_as_a_strip(drawn: SpriteSheet) -> None:
    pictures = {code: colors(drawn, drawn.sprites[code]) for code in [*CODES, "back"]}
    strips = {code: picture.crop((0, 0, CARD[0], FACE_STRIP)) for code, picture in pictures.items()}
    for one, other in combinations(pictures, 2):
        for kind in (pictures, strips):
            difference = ImageChops.difference(kind[one], kind[other]).convert("L")
            changed = sum(difference.point(lambda value: value > 40 and 255).histogram()[128:])
            assert changed > 100, (one, other)


@pytest.mark.parametrize("theme", [name for name in theme_names() if not load_theme(name).has_large_print])
def test_cards_are_the_same_from_both_ends(theme: str) -> None:
    drawn = sprite_sheet(theme, "french", *CARD)
    for code in [code for code in CODES if code[0] in "JQKA24T"]:
        card = colors(drawn, drawn.sprites[code]).crop((0, 0, *CARD))
        index = card.crop((14, 10, 120, FACE_STRIP))
        turned = card.rotate(180).crop((14, 10, 120, FACE_STRIP))
        assert ImageChops.difference(index, turned).getbbox() is None, code


@pytest.mark.parametrize("code", CODES)
def test_rank_and_suit_are_large_enough_and_alone_in_the_strip(code: str) -> None:
    drawn = sprite_sheet("green", "french", *CARD)
    face = load_theme("green")["table"]["face"]
    strip = colors(drawn, drawn.sprites[code]).crop((12, 8, CARD[0] - 12, FACE_STRIP))
    seen = unlike(strip, face).getbbox()
    assert seen is not None
    left, top, right, bottom = seen
    assert bottom - top >= CAP_HEIGHT
    assert top > 0
    assert bottom <= strip.height
    assert right < 110, "something beside the index shows in the strip"
    rank = unlike(strip.crop((left, 0, left + 30, strip.height)), face).getbbox()
    assert rank is not None
    assert rank[3] - rank[1] >= CAP_HEIGHT


def test_lines_are_three_pixels_wide_at_least() -> None:
    # The thinnest stroke of a rank: the upright of the J, half way up.
    drawn = sprite_sheet("green", "french", *CARD)
    strip = colors(drawn, drawn.sprites["JS"]).crop((12, 26, 46, 27))
    seen = unlike(strip, load_theme("green")["table"]["face"]).getbbox()
    assert seen is not None
    assert seen[2] - seen[0] >= 3


def test_a_hidden_card_shows_its_pattern_in_its_strip(drawn: SpriteSheet) -> None:
    strip = colors(drawn, drawn.sprites["back"]).crop((0, 0, CARD[0], BACK_STRIP))
    found = {color for _, color in strip.getcolors(10_000) or ()}
    theme = load_theme(drawn.theme)
    assert {theme["table"]["back"], theme["table"]["face"]} <= found


def test_letters_are_large_enough() -> None:
    for style in ("title", "note", "name", "small"):
        least = CAP_HEIGHT if style in ("title", "name") else SMALL_CAP_HEIGHT
        _, top, _, bottom = load_font(TEXT_STYLES[style].size).getbbox("H", anchor="ls")
        assert bottom - top >= least, style


def test_every_printed_character_is_in_the_font(drawn: SpriteSheet) -> None:
    missing = load_font(40).getmask("\U0010ffff")
    for style in drawn.glyphs.values():
        assert set(style) == LATIN | SYMBOLS | {REPLACEMENT}
    for character in LATIN - {" "}:
        assert bytes(load_font(40).getmask(character)) != bytes(missing), character


def test_what_cannot_be_printed_becomes_a_box() -> None:
    assert printable("a\u0301 \t\n b\U0001f0a1\u200b") == "á b" + 2 * REPLACEMENT
