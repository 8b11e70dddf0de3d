"""The Decktet: its suits are told apart by their shapes, and its index by all that a strip shows."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.board import MarkKind
from engine.cards.decktet import DECKTET_RANKS, DECKTET_SUITS, DecktetCard, decktet
from render.artwork.decktet_suits import suit_mask, suit_picture
from render.boards.layouts import kittyhawk
from render.cards.card_base import CardShape
from render.cards.decks.decktet import (
    FRAME,
    LARGE,
    RULE_Y,
    SUIT_NAMES,
    USUAL,
    WIDTH,
    faces,
    place_symbols,
)
from render.graphics.theme import Theme, load_theme, theme_names
from render.painting.mark_frames import border_lines
from tests.render import photo

CAP_HEIGHT = 36
SMALL = 24
"""About the smallest a suit is ever drawn, in pixels."""
SIZES = [kittyhawk.USUAL.card_size, kittyhawk.DENSE.card_size]
INDEX = 46
"""The strip that holds the whole index, in units of the design."""
Faces = Mapping[str, Image.Image]


@pytest.fixture(scope="module")
def theme() -> Theme:
    """Provide the usual theme."""
    return load_theme("green")


@pytest.fixture(scope="module", params=SIZES)
def printed(request: pytest.FixtureRequest, theme: Theme) -> Faces:
    """Provide all cards in each size."""
    return faces(theme, *request.param)


@pytest.fixture(scope="module")
def usual(theme: Theme) -> Faces:
    """Provide all cards in the usual size."""
    return faces(theme, *SIZES[0])


@pytest.fixture(scope="module")
def large(theme: Theme) -> Faces:
    """Provide all cards in the usual size in large print."""
    return faces(replace(theme, has_large_print=True), *SIZES[0])


def inked(face: Image.Image, box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Return where something is printed within a box of a face."""
    part = face.crop(box)
    plain = Image.new("RGB", part.size, face.getpixel((1, 1)))
    found = ImageChops.difference(part, plain).convert("L").point(lambda value: 255 * (value > 40)).getbbox()
    assert found is not None
    return found


def on_a_phone(picture: Image.Image) -> Image.Image:
    """Return a picture in half its size, as a chat sends it, in grey."""
    return photo.photo(photo.halved(picture)).convert("L")


def unlike(one: Image.Image, other: Image.Image, by: int) -> int:
    """Return how many pixels of two grey pictures differ by more than that."""
    return sum(ImageChops.difference(one, other).histogram()[by + 1 :])


@pytest.mark.parametrize("pixels", [SMALL, 90])
def test_suits_differ_in_shape_alone(pixels: int) -> None:
    shapes = [suit_mask(suit, pixels, 255) for suit in DECKTET_SUITS]
    for one, other in combinations(shapes, 2):
        assert unlike(one, other, 127) > 0.12 * pixels * pixels


@pytest.mark.parametrize("name", theme_names())
@pytest.mark.parametrize("size", SIZES)
def test_suits_of_the_index_are_told_apart_in_grey_on_a_phone(name: str, size: tuple[int, int]) -> None:
    theme = load_theme(name)
    pixels = 2 * int(USUAL.suit * size[0] / WIDTH / 2)
    seen = []
    for suit in DECKTET_SUITS:
        ground = Image.new("RGB", (pixels + 8, pixels + 8), theme["table"]["face"])
        color = theme["decktet"][SUIT_NAMES[suit]]
        suit_picture(suit, pixels, color, theme["decktet"]["ink"]).paste(
            ground, ground.width / 2, ground.height / 2
        )
        seen.append(on_a_phone(photo.printed(ground, theme, "decktet")))
    for one, other in combinations(seen, 2):
        assert unlike(one, other, 48) > 0.1 * one.width * one.height


@pytest.mark.parametrize("suit", DECKTET_SUITS)
@pytest.mark.parametrize("pixels", [34, 90])
def test_a_dark_rim_goes_all_round_a_suit(suit: str, pixels: int) -> None:
    emblem = suit_picture(suit, pixels, (255, 255, 255), (0, 0, 0))
    grey, cover = emblem.picture.convert("L").tobytes(), emblem.mask.tobytes()
    for y in range(pixels):
        row = [at for at in range(y * pixels, (y + 1) * pixels) if cover[at] == 255]
        for at in (row[0], row[-1]) if row else ():
            assert grey[at] < 64
    assert sum(value > 200 for value in grey) > 0.1 * pixels * pixels, "its own color shows"


@pytest.mark.parametrize("card", decktet(), ids=lambda card: card.code)
def test_rank_and_suits_stand_in_the_index_and_nothing_else(card: DecktetCard, usual: Faces) -> None:
    face = usual[card.code]
    width, strip = face.width, kittyhawk.USUAL.strip
    left, top, right, low = inked(face, (0, 0, width, strip))
    assert left >= 7
    assert top >= 3
    assert right <= width - 3
    assert low <= kittyhawk.USUAL.min_strip + 2
    rank = inked(face, (0, 0, 30, strip))
    assert rank[3] - rank[1] >= CAP_HEIGHT
    suits = len(card.suits)
    assert right - left >= 24 + suits * 24


def test_large_print_is_as_large_as_a_strip(usual: Faces, large: Faces) -> None:
    strip = INDEX
    for card in decktet():
        left, top, right, low = inked(large[card.code], (0, 0, large[card.code].width, strip))
        assert left >= FRAME
        assert top >= FRAME - 1
        assert right <= large[card.code].width - 3
        assert low < strip
        rank = inked(large[card.code], (0, 0, 30, strip))
        assert rank[3] - rank[1] >= LARGE.cap_height - 1
        before = inked(usual[card.code], (0, 0, usual[card.code].width, strip))
        # Three suits fill the card's width in usual print.
        assert (right - left) > (before[2] - before[0]) or len(card.suits) == 3
        assert (low - top) >= (before[3] - before[1])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_large", [False, True])
def test_the_frame_of_the_last_move_leaves_ranks_and_suits_alone(
    theme: Theme, size: tuple[int, int], is_large: bool
) -> None:
    theme = replace(theme, has_large_print=is_large)
    frame = int(max(band.end for band in border_lines(MarkKind.LAST, CardShape(*size))))
    assert frame <= FRAME
    for code, face in faces(theme, *size).items():
        left, top, right, low = inked(face, (0, 0, face.width, round(INDEX * size[0] / WIDTH)))
        assert min(left, top, face.width - right) >= frame, code
        grid = kittyhawk.USUAL if size == kittyhawk.USUAL.card_size else kittyhawk.DENSE
        assert low <= grid.min_strip + 4, "the shortest strip shows all but the feet"


@pytest.mark.parametrize("suit", DECKTET_SUITS)
def test_large_print_has_heavier_rims(suit: str) -> None:
    usual, heavy = (
        suit_picture(suit, 34, (255, 255, 255), (0, 0, 0), times).picture.convert("L").histogram()[0]
        for times in (USUAL.rim_factor, LARGE.rim_factor)
    )
    assert heavy > usual


def test_the_name_of_every_card_stands_under_its_index(printed: Faces) -> None:
    cards = [card for card in decktet() if card.rank != "A"]
    strips = {card.name: _across(printed[card.code], 54, 77) for card in cards}
    assert len({strip.tobytes() for strip in strips.values()}) == len(cards)
    for strip in strips.values():
        left, top, right, low = inked(strip, (0, 0, *strip.size))
        assert min(left, strip.width - right) >= 4
        assert abs(left - (strip.width - right)) <= 4, "in the middle"
        assert low - top >= 10


def test_a_strip_where_there_is_room_shows_nothing_of_a_name(usual: Faces, large: Faces) -> None:
    for faces_of in (usual, large):
        for code, face in faces_of.items():
            beneath = face.crop((4, INDEX + 2, face.width - 4, kittyhawk.USUAL.strip))
            assert len(beneath.getcolors() or ()) == 1, code


def test_every_rank_has_an_emblem_of_its_own(printed: Faces) -> None:
    emblems: dict[str, Image.Image] = {}
    for card in decktet():
        strip = _across(printed[card.code], RULE_Y - 8, RULE_Y + 8)
        assert emblems.setdefault(card.rank, strip).tobytes() == strip.tobytes(), card.code
    assert list(emblems) == list(DECKTET_RANKS)
    for one, other in combinations(emblems.values(), 2):
        assert unlike(on_a_phone(one), on_a_phone(other), 48) >= 8


def _across(face: Image.Image, top: float, low: float) -> Image.Image:
    """Return a part of a face as wide as it, between two lines in units of the design."""
    k = face.width / WIDTH
    return face.crop((0, round(top * k), face.width, round(low * k)))


@pytest.mark.parametrize("suits", [1, 2, 3])
def test_each_suit_of_a_card_stands_large_on_it(suits: int, printed: Faces, theme: Theme) -> None:
    for card in (card for card in decktet() if len(card.suits) == suits):
        field = _across(printed[card.code], 97, 196)
        counts = {color: number for number, color in field.getcolors(1 << 16) or ()}
        for suit in card.suits:
            assert counts[theme["decktet"][SUIT_NAMES[suit]]] > 0.03 * field.width * field.height, card.code


def test_every_suit_has_a_sign_for_its_foundation() -> None:
    drawn = place_symbols(*SIZES[0])
    assert list(drawn) == list(DECKTET_SUITS)
    assert len({sign.tobytes() for sign in drawn.values()}) == len(drawn)
    for sign in drawn.values():
        assert sign.size == SIZES[0]
        assert sign.getbbox() is not None
