"""Sprite sheets: all cards exist, all differ, and all are large enough to be read."""

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise, product
from threading import Barrier

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import all_decks
from engine.cards.french import JOKER, french_deck
from render.artwork.french_suits import SUIT_NAMES
from render.boards.layouts.building_grids import WIDTH
from render.boards.layouts.wish import CARD, FACE_STRIP
from render.cards.card_base import CardPainter, CardShape
from render.cards.decks import DECKS
from render.graphics.palette import to_rgb, unpack
from render.graphics.theme import load_theme, theme_names
from render.painting.sprite_sheet import DRAWING, SpriteSheet, half_size_sheet, sprite_sheet
from tests.rare import SomeOf
from tests.render.pictures import colors, deck_sizes, ink_box

CODES = [card.code for card in (*french_deck(), JOKER)]
CAP_HEIGHT = 36
"""The least height of a rank that is readable on a phone that scales 1280 pixels down to 320."""
PHONE_SCALE = 0.25
NARROW = {"jumbo": 390 / WIDTH}
"""The scale of decks whose pictures are narrower, on a phone 390 pixels wide."""


@pytest.fixture(params=theme_names())
def sheet(request: pytest.FixtureRequest) -> SpriteSheet:
    return sprite_sheet(request.param, "french", *CARD)


def picture(sheet: SpriteSheet, name: str) -> Image.Image:
    return to_rgb(sheet.sprites[name], sheet.palette)


def test_every_deck_can_be_drawn() -> None:
    drawn = DECKS.all()
    assert set(drawn) >= set(all_decks())
    others = {name: deck.colors for name, deck in drawn.items() if name not in all_decks()}
    assert set(others.values()) <= set(all_decks()), "other drawings of a deck share its colors"


@pytest.mark.parametrize("deck", all_decks())
def test_every_deck_has_all_its_cards(deck: str) -> None:
    faces = DECKS.require(deck).faces(load_theme("green"), 120, 170)
    assert set(faces) >= {card.code for card in all_decks()[deck]}
    assert {face.size for face in faces.values()} == {(120, 170)}
    assert len({face.tobytes() for face in faces.values()}) == len(faces)


def test_the_empty_place_of_each_suit_shows_its_sign(sheet: SpriteSheet) -> None:
    places = {name: sprite.tobytes() for name, sprite in sheet.sprites.items() if name.startswith("place")}
    assert places.keys() == {"place", *(f"place/{suit}" for suit in SUIT_NAMES)}
    assert len(set(places.values())) == len(places)


def test_a_drawn_sheet_does_not_wait_for_another_one() -> None:
    sheets = [each("green", "french", *CARD) for each in (sprite_sheet, half_size_sheet)]
    with ThreadPoolExecutor(1) as other, DRAWING:  # leaving releases the lock first, so a failure cannot hang
        found = [other.submit(each, "green", "french", *CARD) for each in (sprite_sheet, half_size_sheet)]
        assert [sheet.result(timeout=20) for sheet in found] == sheets


def test_several_threads_draw_a_sheet_once() -> None:
    together = Barrier(4)

    def draw() -> SpriteSheet:
        together.wait(timeout=20)
        return sprite_sheet("green", "french", 120, 164)

    with ThreadPoolExecutor(4) as threads:
        sheets = [threads.submit(draw) for _ in range(4)]
    assert len({id(sheet.result()) for sheet in sheets}) == 1


@pytest.mark.parametrize("deck", DECKS.all())
def test_a_half_size_sheet_has_every_sprite_in_half_the_size(deck: str, some_of: SomeOf) -> None:
    """Each resembles its own reduced sprite most, and outlines of empty places have no gaps."""
    size = next(size for name, size in deck_sizes() if name == deck)
    full, half = sprite_sheet("green", deck, *size), half_size_sheet("green", deck, *size)
    assert set(half.sprites) == set(full.sprites)
    reduced = {name: picture(full, name).reduce(2) for name in full.sprites}
    line, side = half.color_bytes["line"], full.shape.corner
    for name, sprite in some_of(half.sprites.items()):
        copy = sprite.copy()  # sprites are shared by all pictures
        copy.putpalette(half.palette)
        shown = copy.convert("RGB")
        away = {
            other: sum(ImageStat.Stat(ImageChops.difference(shown, one)).mean)
            for other, one in reduced.items()
            if one.size == shown.size
        }
        assert min(away, key=away.__getitem__) == name
    for name, sprite in half.sprites.items():
        if name.startswith("place") and "/l" not in name and "/h" not in name:
            corner = unpack(full.sprites[name]).crop((0, 0, side, side))
            for x, y in product(range(side), repeat=2):
                assert corner.getpixel((x, y)) != line or sprite.getpixel((x // 2, y // 2)) == line, name


@pytest.mark.parametrize(("deck", "size"), deck_sizes())
def test_a_strip_of_a_back_shows_stripes_in_equal_rows(deck: str, size: tuple[int, int]) -> None:
    for theme in map(load_theme, theme_names()):
        back = CardPainter(theme, CardShape(*size)).back()
        rows = [back.crop((0, y, size[0], y + 1)) for y in range(size[1] // 8, size[1] // 6)]
        assert len({row.tobytes() for row in rows}) == 1, deck
        pixels = [rows[0].getpixel((x, 0)) for x in range(size[0])]
        assert sum(one != other for one, other in pairwise(pixels)) >= 10
        assert {theme["table"]["back"], theme["table"]["rim"]} <= colors(rows[0]).keys()


@pytest.mark.parametrize("deck", DECKS.all())
def test_all_cards_of_a_deck_differ_in_grey_on_a_phone(deck: str, some_of: SomeOf) -> None:
    """In the smallest size, some pixels differ clearly, or many differ a little, like the fields of Blink."""
    size = min(size for name, size in deck_sizes() if name == deck)
    scale = NARROW.get(deck) or (PHONE_SCALE if size[0] > 100 else 0.5)
    phone = (round(size[0] * scale), round(size[1] * scale))
    for theme in map(load_theme, some_of(theme_names())):
        faces = DECKS.require(deck).faces(theme, *size)
        small = {name: face.convert("L").resize(phone) for name, face in faces.items()}
        for one, other in combinations(small, 2):
            levels = ImageChops.difference(small[one], small[other]).histogram()
            total = sum(level * number for level, number in enumerate(levels))
            assert sum(levels[40:]) >= 12 or total > 3000, (theme.name, one, other)


def test_rank_and_suit_are_large_enough_and_alone_in_the_strip() -> None:
    sheet, face = sprite_sheet("green", "french", *CARD), load_theme("green")["table"]["face"]
    for code in CODES:
        strip = picture(sheet, code).crop((12, 8, CARD[0] - 12, FACE_STRIP))
        left, top, right, bottom = ink_box(strip, face)
        assert bottom - top >= CAP_HEIGHT
        assert 0 < top < bottom <= strip.height
        assert right < 110, "something beside the index shows in the strip"
        rank = ink_box(strip.crop((left, 0, left + 30, strip.height)), face)
        assert rank[3] - rank[1] >= CAP_HEIGHT
    # The thinnest stroke of a rank is the stem of the J, halfway up.
    stem = ink_box(picture(sheet, "JS").crop((12, 26, 46, 27)), face)
    assert stem[2] - stem[0] >= 3
