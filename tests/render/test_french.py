"""The French deck: countable pips, figures that are the same from both ends, large print for low vision."""

from collections.abc import Mapping
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.board import MarkKind
from engine.cards.french import FRENCH_SUITS, JOKER, french_deck
from render.boards.layouts.follow import HAND_SPREAD, MAX_IN_ROW, ROOM, SINGLE_ROW
from render.boards.layouts.wish import CARD, FACE_STRIP
from render.cards.decks.french import faces
from render.cards.pips import PIPS
from render.graphics.theme import load_theme, theme_names
from render.painting.mark_frames import MARK_STYLES
from tests.render.pictures import colors, inked

CODES = [card.code for card in (*french_deck(), JOKER)]
LARGE_CAP_HEIGHT, LARGE_STROKE = 44, 6
WIDTH, HEIGHT = CARD
LARGE, USUAL = (
    [name for name in theme_names() if load_theme(name).has_large_print is is_large]
    for is_large in (True, False)
)


@cache
def drawn(theme: str) -> Mapping[str, Image.Image]:
    return faces(load_theme(theme), *CARD)


def ink(theme: str, code: str) -> Image.Image:
    return inked(drawn(theme)[code], load_theme(theme)["table"]["face"])


def box(mask: Image.Image) -> tuple[int, int, int, int]:
    found = mask.getbbox()
    assert found is not None
    return found


def areas(mask: Image.Image) -> int:
    """Return the number of areas that do not touch one another, without specks."""
    rest, count = mask.copy(), 0
    while (found := rest.getbbox()) is not None:
        row = rest.crop((found[0], found[1], found[2], found[1] + 1)).tobytes()
        before = rest.histogram()[255]
        ImageDraw.floodfill(rest, (found[0] + row.index(255), found[1]), 0)
        count += before - rest.histogram()[255] > 4
    return count


@pytest.mark.parametrize("theme", theme_names())
def test_faces_have_colors_of_the_theme_and_the_frame_of_a_mark_leaves_the_index_clear(theme: str) -> None:
    palette = set(load_theme(theme).palette("french"))
    frame = max(line.end for line in MARK_STYLES[MarkKind.LAST].lines)
    for code, face in drawn(theme).items():
        assert colors(face).keys() <= palette, code
    for code in CODES:
        left, top, *_ = box(ink(theme, code).crop((0, 0, WIDTH // 2, FACE_STRIP)))
        assert min(left, top) >= round(frame * WIDTH / 264) - 1, code


def test_a_card_has_as_many_pips_as_its_rank_says_the_same_from_left_and_right() -> None:
    for suit in FRENCH_SUITS:
        for rank in PIPS:
            body = ink("green", rank + suit).crop((0, FACE_STRIP, WIDTH, HEIGHT - FACE_STRIP))
            assert areas(body) == (10 if rank == "T" else int(rank))
            mirrored = body.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            assert ImageChops.difference(body, mirrored).histogram()[255] < 0.03 * WIDTH * HEIGHT


@pytest.mark.parametrize("theme", LARGE)
def test_large_print_fills_strip_and_body_with_heavy_strokes(theme: str) -> None:
    for code in CODES:
        mask = ink(theme, code)
        strip = box(mask.crop((0, 0, WIDTH // 2, FACE_STRIP - 1)))
        body = mask.crop((0, FACE_STRIP + 6, *CARD))
        if code != JOKER.code:
            assert strip[3] - strip[1] >= LARGE_CAP_HEIGHT - 1
            rank = box(mask.crop((0, 0, strip[0] + 30, FACE_STRIP)))
            assert rank[3] - rank[1] >= LARGE_CAP_HEIGHT
            assert box(body)[3] - box(body)[1] > 3 * LARGE_CAP_HEIGHT, "a large rank above a large suit"
            assert areas(body) == (3 if code[0] == "T" else 2)
    usual, large = (box(ink(name, "JS").crop((0, 26, 48, 27))) for name in (USUAL[0], theme))
    assert large[2] - large[0] >= max(LARGE_STROKE, usual[2] - usual[0] + 1)


@pytest.mark.parametrize("theme", LARGE)
def test_a_hand_shows_no_part_of_a_large_rank_or_suit(theme: str) -> None:
    """With five in a row it shows nearly all of it."""
    room = ROOM - WIDTH
    for code in CODES:
        mask = ink(theme, code)
        assert mask.crop((0, FACE_STRIP + 6, WIDTH, HAND_SPREAD)).getbbox() is None, "below is another row"
        for count in range(SINGLE_ROW, MAX_IN_ROW + 1):
            assert mask.crop((0, FACE_STRIP + 6, room // (count - 1), HEIGHT)).getbbox() is None, count
        assert box(mask.crop((0, FACE_STRIP + 6, *CARD)))[2] <= room // (SINGLE_ROW - 2) + 8
