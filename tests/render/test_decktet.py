"""The Decktet: suits that differ in shape, and an index that a strip shows completely."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from engine.board import MarkKind
from engine.cards.decktet import DECKTET_RANKS, DECKTET_SUITS, decktet
from render.artwork.decktet_suits import suit_mask, suit_picture
from render.boards.layouts import kittyhawk
from render.cards.card_base import CardShape
from render.cards.decks.decktet import FRAME, LARGE, RULE_Y, SUIT_NAMES, USUAL, WIDTH, faces
from render.graphics.theme import load_theme
from render.painting.mark_frames import border_lines
from tests.render.pictures import Box, colors, differing, halved, ink_box, photo

CAP_HEIGHT = 36
SMALL = 24
"""About the smallest size of a suit, in pixels."""
GRIDS = (kittyhawk.USUAL, kittyhawk.DENSE)
SIZES = [grid.card_size for grid in GRIDS]
INDEX = 46
"""The strip that contains the whole index, in design units."""
THEME = load_theme("green")
USUAL_FACES, LARGE_FACES = (
    faces(replace(THEME, has_large_print=is_large), *SIZES[0]) for is_large in (False, True)
)
STRIP = kittyhawk.USUAL.strip


def inked(face: Image.Image, box: Box) -> Box:
    """Return where something is printed within a box of a face."""
    return ink_box(face.crop(box), THEME["table"]["face"], 40)


def on_a_phone(picture: Image.Image) -> Image.Image:
    """Return a picture in half its size, after JPEG compression, in grey."""
    return photo(halved(picture)).convert("L")


def across(face: Image.Image, top: float, bottom: float) -> Image.Image:
    """Return the part of a face between two lines in design units."""
    k = face.width / WIDTH
    return face.crop((0, round(top * k), face.width, round(bottom * k)))


def test_suits_differ_in_shape() -> None:
    for pixels in (SMALL, 90):
        masks = [suit_mask(suit, pixels, 255) for suit in DECKTET_SUITS]
        assert all(differing(one, other, 127) > 0.12 * pixels**2 for one, other in combinations(masks, 2))


def test_a_dark_rim_surrounds_a_suit_and_large_print_has_heavier_rims() -> None:
    white, black = (255, 255, 255), (0, 0, 0)
    for suit in DECKTET_SUITS:
        for pixels in (34, 90):
            drawn = suit_picture(suit, pixels, white, black)
            grey, cover = drawn.picture.convert("L").tobytes(), drawn.mask.tobytes()
            for y in range(pixels):
                row = [at for at in range(y * pixels, (y + 1) * pixels) if cover[at] == 255]
                assert all(grey[at] < 64 for at in (row[0], row[-1])) if row else True
            assert sum(value > 200 for value in grey) > 0.1 * pixels * pixels, "its own color shows"
        usual, heavy = (
            suit_picture(suit, 34, white, black, sizes.rim_factor).picture.convert("L").histogram()[0]
            for sizes in (USUAL, LARGE)
        )
        assert heavy > usual


def test_rank_and_suits_are_in_the_index_and_nothing_else() -> None:
    for card in decktet():
        face = USUAL_FACES[card.code]
        left, top, right, bottom = inked(face, (0, 0, face.width, STRIP))
        assert left >= 7
        assert top >= 3
        assert right <= face.width - 3
        assert bottom <= kittyhawk.USUAL.min_strip + 2
        rank = inked(face, (0, 0, 30, STRIP))
        assert rank[3] - rank[1] >= CAP_HEIGHT
        assert right - left >= 24 + len(card.suits) * 24


def test_large_print_is_as_large_as_a_strip() -> None:
    for card in decktet():
        face = LARGE_FACES[card.code]
        left, top, right, bottom = inked(face, (0, 0, face.width, INDEX))
        assert left >= FRAME
        assert top >= FRAME - 1
        assert right <= face.width - 3
        assert bottom < INDEX
        rank = inked(face, (0, 0, 30, INDEX))
        assert rank[3] - rank[1] >= LARGE.cap_height - 1
        before = inked(USUAL_FACES[card.code], (0, 0, face.width, INDEX))
        # Three suits fill the card's width in usual print.
        assert right - left > before[2] - before[0] or len(card.suits) == 3
        assert bottom - top >= before[3] - before[1]


def test_the_frame_of_the_last_move_leaves_ranks_and_suits_clear() -> None:
    for grid in GRIDS:
        size = grid.card_size
        frame = int(max(line.end for line in border_lines(MarkKind.LAST, CardShape(*size))))
        assert frame <= FRAME
        for is_large in (False, True):
            for code, face in faces(replace(THEME, has_large_print=is_large), *size).items():
                box = (0, 0, face.width, round(INDEX * size[0] / WIDTH))
                left, top, right, bottom = inked(face, box)
                assert min(left, top, face.width - right) >= frame, code
                assert bottom <= grid.min_strip + 4, "the shortest strip shows all but the lowest line"


@pytest.mark.parametrize("size", SIZES)
def test_every_card_has_its_name_its_rank_and_its_suits_below_the_index(size: tuple[int, int]) -> None:
    printed: Mapping[str, Image.Image] = faces(THEME, *size)
    names, ranks = {}, dict[str, Image.Image]()
    for card in decktet():
        face = printed[card.code]
        if card.rank != "A":
            names[card.name] = across(face, 54, 77)
        rank = across(face, RULE_Y - 8, RULE_Y + 8)
        assert ranks.setdefault(card.rank, rank).tobytes() == rank.tobytes(), card.code
        field = across(face, 97, 196)
        for suit in card.suits:
            assert colors(field)[THEME["decktet"][SUIT_NAMES[suit]]] > 0.03 * field.width * field.height
    assert len({name.tobytes() for name in names.values()}) == len(names) == len(decktet()) - 6
    assert list(ranks) == list(DECKTET_RANKS)
    for one, other in combinations(ranks.values(), 2):
        assert differing(on_a_phone(one), on_a_phone(other), 48) >= 8
