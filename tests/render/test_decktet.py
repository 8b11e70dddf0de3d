"""The Decktet: suits that differ in shape, and an index that a strip shows completely."""

from dataclasses import replace
from itertools import combinations

from PIL import Image

from engine.board import MarkKind
from engine.cards.decktet import DECKTET_SUITS, decktet
from render.artwork.decktet_suits import suit_mask
from render.boards.layouts import kittyhawk
from render.cards.card_base import CardShape
from render.cards.decks.decktet import FRAME, LARGE, WIDTH, faces
from render.graphics.theme import load_theme
from render.painting.mark_frames import border_lines
from tests.render.pictures import Box, differing, ink_box

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
    return ink_box(face.crop(box), THEME["table"]["face"], 40)


def test_suits_differ_in_shape() -> None:
    for pixels in (SMALL, 90):
        masks = [suit_mask(suit, pixels, 255) for suit in DECKTET_SUITS]
        assert all(differing(one, other, 127) > 0.12 * pixels**2 for one, other in combinations(masks, 2))


def test_rank_and_suits_fill_the_index_and_large_print_more_of_it() -> None:
    for card in decktet():
        widths, heights = [], []
        for face, strip, lowest, upper, least in (
            (USUAL_FACES[card.code], STRIP, kittyhawk.USUAL.min_strip + 2, 3, CAP_HEIGHT),
            (LARGE_FACES[card.code], INDEX, INDEX - 1, FRAME - 1, LARGE.cap_height - 1),
        ):
            left, top, right, bottom = inked(face, (0, 0, face.width, strip))
            assert left >= FRAME
            assert top >= upper
            assert right <= face.width - 3
            assert bottom <= lowest
            rank = inked(face, (0, 0, 30, strip))
            assert rank[3] - rank[1] >= least
            assert right - left >= 24 + len(card.suits) * 24
            widths.append(right - left)
            heights.append(bottom - top)
        # Three suits fill the card's width in usual print.
        assert widths[0] < widths[1] or len(card.suits) == 3
        assert heights[0] <= heights[1]


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
