"""Blink cards: count, shape and field can be read on the smallest of them, by eye and by machine."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards.blink import BLINK_SHAPES, blink_deck
from render.artwork.blink_shapes import flat_shape
from render.boards.layouts.blink import CARDS
from render.cards.decks.blink import (
    LARGE,
    MARGIN,
    MIN_MARGIN,
    PIPS,
    faces,
    has_dark_shapes,
    shape_color,
)
from render.graphics.theme import Theme, load_theme, theme_names
from tests.render.photo import halved, photo, printed

DECK = blink_deck()
GAP = 8
COLUMNS = 10
EDGE = 4
"""Around a card, in pixels of the smaller picture: what JPEG makes of the felt there is not looked at."""


def table(theme: Theme, width: int, height: int) -> tuple[Image.Image, Mapping[str, tuple[int, int]]]:
    """Lay all cards out; return the picture and where each of them lies."""
    pitch = (width + GAP, height + GAP)
    picture = Image.new("RGB", (COLUMNS * pitch[0], len(DECK) // COLUMNS * pitch[1]), theme["table"]["felt"])
    places = {
        card.code: (number % COLUMNS * pitch[0], number // COLUMNS * pitch[1])
        for number, card in enumerate(DECK)
    }
    for code, face in faces(theme, width, height).items():
        picture.paste(face, places[code])
    return printed(picture, theme, "blink"), places


@pytest.mark.parametrize("name", theme_names())
@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("is_lying", [False, True])
def test_a_machine_reads_the_smallest_cards(name: str, is_large: bool, is_lying: bool) -> None:
    theme = replace(load_theme(name), has_large_print=is_large)
    width, height = CARDS[-1][::-1] if is_lying else CARDS[-1]
    whole, places = table(theme, width, height)
    half = halved(whole)
    seen = photo(half)

    def part(picture: Image.Image, code: str) -> Image.Image:
        x, y = (length // 2 for length in places[code])
        return picture.crop((x, y, x + width // 2, y + height // 2))

    known = {card.code: part(half, card.code) for card in DECK}
    for code in known:
        away = {
            other: sum(ImageStat.Stat(ImageChops.difference(part(seen, code), card)).mean)
            for other, card in known.items()
        }
        first, second = sorted(away, key=away.__getitem__)[:2]
        assert first == code
        assert away[second] > 1.25 * away[first], (code, second)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("is_large", [False, True])
def test_as_many_shapes_as_the_count_and_none_touches_another(card: tuple[int, int], is_large: bool) -> None:
    theme = replace(load_theme("green"), has_large_print=is_large)
    drawn = faces(theme, *card)
    for blink in DECK:
        body = shape_color(theme, blink.colour)
        assert len(_islands(drawn[blink.code], body)) == blink.count, blink.code


@pytest.mark.parametrize("name", theme_names())
def test_dark_shapes_at_hand_are_as_plain_as_those_on_the_table(name: str) -> None:
    theme = load_theme(name)
    for blink, face in zip(DECK, faces(theme, *LARGE).values(), strict=True):
        found = {color for _, color in face.getcolors(1 << 16) or ()}
        plain = {theme["table"]["face"], theme["blink"][blink.colour], shape_color(theme, blink.colour)}
        assert (found == plain) is has_dark_shapes(theme, blink.colour), blink.code


def _islands(face: Image.Image, color: tuple[int, int, int]) -> list[set[tuple[int, int]]]:
    """Return the connected parts of that color; the edge of the card is left out."""
    edge = max(MIN_MARGIN, round(MARGIN * face.width))
    pixels = face.load()
    assert pixels is not None
    field = pixels[edge, face.height // 2]
    left = {
        (x, y)
        for x in range(edge, face.width - edge)
        for y in range(edge, face.height - edge)
        if pixels[x, y] == color and color != field
    }
    found = []
    while left:
        island, near_by = set(), [left.pop()]
        while near_by:
            x, y = near_by.pop()
            island.add((x, y))
            near = {(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & left
            left -= near
            near_by += near
        found.append(island)
    return found


def test_shapes_differ_where_they_are_smallest() -> None:
    pixels = 2 * round(PIPS[5][0] * (CARDS[-1][0] - 6) / 2)
    drawn = {shape: flat_shape(shape, pixels).parts["body"].reduce(2) for shape in BLINK_SHAPES}
    for one, other in combinations(BLINK_SHAPES, 2):
        differ = ImageStat.Stat(ImageChops.difference(drawn[one], drawn[other])).mean[0]
        assert differ > 0.1 * 255, (one, other)


@pytest.mark.parametrize("card", [*CARDS, LARGE])
def test_large_print_has_larger_shapes(card: tuple[int, int]) -> None:
    theme = load_theme("green")
    usual, large = (faces(each, *card) for each in (theme, replace(theme, has_large_print=True)))
    field = {color: theme["blink"][color] for color in ("red", "green", "blue", "yellow", "brown", "grey")}
    bare = {
        blink: [_count(drawn[blink.code], field[blink.colour]) for drawn in (usual, large)] for blink in DECK
    }
    for blink, (before, after) in bare.items():
        assert after <= before, blink.code
    for count in (1, 2):  # more of them fill the smallest cards as it is
        before, after = (sum(both[n] for blink, both in bare.items() if blink.count == count) for n in (0, 1))
        assert after < 0.97 * before, count


def _count(face: Image.Image, color: tuple[int, int, int]) -> int:
    return {found: number for number, found in face.getcolors(1 << 16) or ()}.get(color, 0)
