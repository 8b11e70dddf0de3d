"""The French deck: countable pips, figures that are the same from both ends, large print for low vision."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from engine.board import MarkKind
from engine.cards.french import FRENCH_SUITS, JOKER, french_deck
from render.artwork.courts import FIGURES
from render.artwork.french_suits import suit_mask
from render.boards.layouts.follow import HAND_SPREAD, MAX_IN_ROW, ROOM, SINGLE_ROW
from render.boards.layouts.wish import CARD, FACE_STRIP
from render.cards.decks.french import faces
from render.cards.pips import PIPS
from render.cards.trump_tiles import trump_faces
from render.graphics.theme import load_theme, theme_names
from render.painting.mark_frames import MARK_STYLES
from tests.render.pictures import colors, differing, ink_box, inked

CODES = [card.code for card in (*french_deck(), JOKER)]
FELT = ("felt", "bar", "line", "choice")
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
    """Return a mask of where a card is printed."""
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


def test_no_color_of_the_felt_shows_where_the_colors_of_a_figure_meet() -> None:
    felt = {load_theme("green")["table"][name] for name in FELT}
    for code in CODES:
        if code[0] in FIGURES and code != JOKER.code:
            assert not felt & colors(drawn("green")[code]).keys(), code


def test_a_card_has_as_many_pips_as_its_rank_says_the_same_from_left_and_right() -> None:
    for suit in FRENCH_SUITS:
        for rank in PIPS:
            body = ink("green", rank + suit).crop((0, FACE_STRIP, WIDTH, HEIGHT - FACE_STRIP))
            assert areas(body) == (10 if rank == "T" else int(rank))
            mirrored = body.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            assert ImageChops.difference(body, mirrored).histogram()[255] < 0.03 * WIDTH * HEIGHT


def test_a_closed_line_surrounds_the_pip_of_an_ace() -> None:
    for suit, parts in (("S", 3), ("H", 2), ("D", 2), ("C", 2)):
        body = ink("green", f"A{suit}").crop((0, FACE_STRIP, WIDTH, HEIGHT - FACE_STRIP))
        assert areas(body) == parts, "its line, its pip, and the one inside that of spades"
        ImageDraw.floodfill(body, (0, 0), 255)
        assert body.histogram()[0] > 2000, "the inside of the line cannot be reached"


def test_indexes_and_figures_are_the_same_from_both_ends() -> None:
    for theme in USUAL:
        for code in CODES:
            face = drawn(theme)[code]
            strip = (0, 0, WIDTH // 2, FACE_STRIP)
            assert face.crop(strip).tobytes() == face.rotate(180).crop(strip).tobytes(), code
            if code[0] in FIGURES:
                assert differing(face, face.rotate(180), 60) < 0.01 * WIDTH * HEIGHT


def test_figures_and_suits_differ_without_their_colors() -> None:
    for rank in "JQK":
        items = [drawn("green")[rank + suit].crop((160, 65, 212, 125)) for suit in FRENCH_SUITS]
        assert all(differing(one, other, 59) > 150 for one, other in combinations(items, 2))
    for pixels in (12, 40):
        masks = [suit_mask(suit, pixels) for suit in FRENCH_SUITS]
        assert all(differing(one, other, 127) > 0.045 * pixels**2 for one, other in combinations(masks, 2))


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


def test_every_trump_has_a_tile_of_its_own_that_is_not_mistaken_for_a_card() -> None:
    tiles = trump_faces(load_theme("green"), *CARD)
    assert set(tiles) == {f"trumps/{trumps}" for trumps in (*FRENCH_SUITS, "none")}
    assert len({tile.tobytes() for tile in tiles.values()}) == len(tiles)
    assert all(ImageStat.Stat(tile.convert("L")).mean[0] < 128 for tile in tiles.values())
    assert ink_box(tiles["trumps/none"], load_theme("green")["table"]["bar"])
