"""The two-faced deck: the face in force clearly above, light and dark not to be mistaken, all of it large."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.cards.flip import FlipCard, flip_deck
from render.boards.layouts.flip import GRIDS
from render.cards.decks.flip import LARGE, USUAL, faces
from render.graphics.theme import load_theme, theme_names

CARDS = [FlipCard(card.light, is_dark) for card in flip_deck() for is_dark in (False, True)]
SMALL = GRIDS[-1].card_size
"""As the cards of a whole hand are."""
CAPITALS, OTHER_CAPITALS = 44, 24
"""The least height of ranks there, in pixels of 1280."""


@cache
def drawn(theme: str) -> Mapping[str, Image.Image]:
    return faces(load_theme(theme), *SMALL)


def inked(theme: str, card: FlipCard) -> tuple[Image.Image, Image.Image]:
    """Return where the face in force is printed on, and the other one, that turned upright."""
    colors, face = load_theme(theme)["flip"], drawn(theme)[card.code]
    wanted = LARGE if load_theme(theme).has_large_print else USUAL
    edge = round(SMALL[1] * wanted.share)
    parts = face.crop((0, 0, SMALL[0], edge)), face.crop((0, edge, *SMALL)).rotate(180)
    grounds = ("dark", "light") if card.is_dark else ("light", "dark")
    one, other = (
        ImageChops.difference(part, Image.new("RGB", part.size, colors[ground]))
        .convert("L")
        .point(lambda value: 255 * (value > 45))
        for part, ground in zip(parts, grounds, strict=True)
    )
    return one, other


@pytest.mark.parametrize("theme", theme_names())
def test_the_face_in_force_is_upright_and_much_the_larger(theme: str) -> None:
    for card in CARDS:
        face, other = inked(theme, card)
        above, below = face.getbbox(), other.getbbox()
        assert above is not None
        assert below is not None
        assert above[3] - above[1] >= 2 * (below[3] - below[1])
        assert min(above[0], above[1], below[0], below[1]) >= 2, "the rim covers nothing"
        assert max(above[2], below[2]) <= SMALL[0] - 2


@pytest.mark.parametrize("theme", theme_names())
def test_ranks_are_large_in_the_smallest_cards(theme: str) -> None:
    for card in CARDS:
        face, other = inked(theme, card)
        rank = face.crop((0, 0, SMALL[0], face.height * 58 // 100)).getbbox()
        below = other.getbbox()
        assert rank is not None
        assert below is not None
        assert rank[3] - rank[1] >= CAPITALS
        assert below[3] - below[1] >= OTHER_CAPITALS


def test_large_print_is_larger_still() -> None:
    assert LARGE.rank > USUAL.rank
    assert LARGE.other_rank > USUAL.other_rank
    assert LARGE.stroke > USUAL.stroke


@pytest.mark.parametrize("theme", theme_names())
def test_light_and_dark_are_not_to_be_mistaken_in_grey(theme: str) -> None:
    for card in CARDS:
        grey = drawn(theme)[card.code].convert("L")
        above, below = (grey.crop((4, y, 5, y + 1)).tobytes()[0] for y in (8, SMALL[1] - 8))
        light, dark = (below, above) if card.is_dark else (above, below)
        assert light - dark > 100, card.code


@pytest.mark.parametrize("theme", theme_names())
def test_all_cards_differ_in_grey_in_half_the_size(theme: str) -> None:
    shown = {code: face.convert("L").reduce(2) for code, face in drawn(theme).items()}
    for one, other in combinations(shown, 2):
        away = ImageChops.difference(shown[one], shown[other])
        assert sum(away.histogram()[40:]) >= 12, (one, other)
