"""The Decktet: its suits are told apart by their shapes, and its index by all that a strip shows."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.cards import DECKTET_SUITS, DecktetCard, decktet
from render.decks.decktet import INDEX_SUIT, WIDTH, faces, signs
from render.emblems import suit_emblem, suit_mask
from render.layouts.kittyhawk import DENSE, USUAL
from render.theme import Theme, load_theme

CAP_HEIGHT = 36
SMALL = 25
"""About the smallest a suit is ever drawn, in pixels."""


@pytest.fixture(scope="module")
def theme() -> Theme:
    """Provide the usual theme."""
    return load_theme("green")


def inked(face: Image.Image, theme: Theme, box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Return where something is printed within a box of a face."""
    part = face.crop(box)
    plain = Image.new("RGB", part.size, theme["card"]["face"])
    found = ImageChops.difference(part, plain).convert("L").point(lambda value: 255 * (value > 60)).getbbox()
    assert found is not None
    return found


@pytest.mark.parametrize("pixels", [SMALL, 90])
def test_suits_differ_in_shape_alone(pixels: int) -> None:
    shapes = [suit_mask(suit, pixels, 255) for suit in DECKTET_SUITS]
    for one, other in combinations(shapes, 2):
        unlike = sum(ImageChops.difference(one, other).histogram()[128:])
        assert unlike > 0.12 * pixels * pixels


@pytest.mark.parametrize("suit", DECKTET_SUITS)
def test_a_dark_rim_goes_all_round_a_suit(suit: str) -> None:
    pixels = 90
    emblem = suit_emblem(suit, pixels, (255, 255, 255), (0, 0, 0))
    grey, cover = emblem.picture.convert("L").tobytes(), emblem.mask.tobytes()
    for y in range(pixels):
        row = [at for at in range(y * pixels, (y + 1) * pixels) if cover[at] == 255]
        for at in (row[0], row[-1]) if row else ():
            assert grey[at] < 64
    assert sum(value > 200 for value in grey) > 0.1 * pixels * pixels, "its own colour shows"


@pytest.mark.parametrize("card", decktet(), ids=lambda card: card.code)
def test_rank_and_suits_stand_in_the_index_and_nothing_else(card: DecktetCard, theme: Theme) -> None:
    width, height = USUAL.card
    face = faces(theme, width, height)[card.code]
    left, top, right, low = inked(face, theme, (0, 0, width, USUAL.strip))
    assert left >= 7
    assert top >= 4
    assert right <= width - 6
    assert low < USUAL.strip
    rank = inked(face, theme, (0, 0, 30, USUAL.strip))
    assert rank[3] - rank[1] >= CAP_HEIGHT
    suits = len(card.suits)
    assert right - left >= 24 + suits * (INDEX_SUIT - 6) * width / WIDTH


@pytest.mark.parametrize("size", [USUAL.card, DENSE.card])
def test_the_name_of_every_card_stands_on_its_lower_edge(size: tuple[int, int], theme: Theme) -> None:
    width, height = size
    printed = faces(theme, width, height)
    strips = {card.name: printed[card.code].crop((0, height * 6 // 7, width, height)) for card in decktet()}
    for strip in strips.values():
        left, _, right, low = inked(strip, theme, (0, 2, width, strip.height))
        assert min(left, width - right) >= 4
        assert low < strip.height - 4
    assert len({strip.tobytes() for strip in strips.values()}) == len(strips)


def test_every_suit_has_a_sign_for_its_foundation() -> None:
    drawn = signs(*USUAL.card)
    assert list(drawn) == list(DECKTET_SUITS)
    assert len({sign.tobytes() for sign in drawn.values()}) == len(drawn)
    for sign in drawn.values():
        assert sign.size == USUAL.card
        assert sign.getbbox() is not None
