"""The French deck: pips that can be counted, figures the same from both ends, large print for low vision."""

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

CODES = [card.code for card in (*french_deck(), JOKER)]
FELT = ("felt", "bar", "line", "choice")
LARGE_CAPITALS, LARGE_STROKE = 44, 6
PHONE = (CARD[0] // 4, CARD[1] // 4)
"""A card on a phone that shows a picture 320 pixels wide."""
LARGE, USUAL = (
    [name for name in theme_names() if load_theme(name).has_large_print is is_large]
    for is_large in (True, False)
)


@cache
def drawn(theme: str) -> Mapping[str, Image.Image]:
    return faces(load_theme(theme), *CARD)


def inked(theme: str, code: str) -> Image.Image:
    """Return where a card is printed on, as coverage."""
    ground = Image.new("RGB", CARD, load_theme(theme)["table"]["face"])
    difference = ImageChops.difference(drawn(theme)[code], ground).convert("L")
    return difference.point(lambda value: 255 * (value > 60))


def blobs(coverage: Image.Image) -> int:
    """Count the shapes that do not touch one another, specks apart."""
    rest, count = coverage.copy(), 0
    while (box := rest.getbbox()) is not None:
        row = rest.crop((box[0], box[1], box[2], box[1] + 1)).tobytes()
        inked = rest.histogram()[255]
        ImageDraw.floodfill(rest, (box[0] + row.index(255), box[1]), 0)
        count += inked - rest.histogram()[255] > 4
    return count


@pytest.mark.parametrize("theme", theme_names())
def test_the_colors_of_faces_are_those_of_the_theme(theme: str) -> None:
    palette = set(load_theme(theme).palette("french"))
    for code, face in drawn(theme).items():
        found = {color for _, color in face.getcolors(100_000) or ()}
        assert found <= palette, code


def test_no_color_of_the_felt_shows_where_the_colors_of_a_figure_meet() -> None:
    theme = load_theme("green")
    felt = {theme["table"][name] for name in FELT}
    for rank in FIGURES:
        for suit in FRENCH_SUITS if rank != JOKER.rank else "":
            face = drawn("green")[rank + suit]
            assert not felt & {color for _, color in face.getcolors(100_000) or ()}


@pytest.mark.parametrize("suit", FRENCH_SUITS)
@pytest.mark.parametrize("rank", PIPS)
def test_a_card_has_as_many_pips_as_its_rank_says(rank: str, suit: str) -> None:
    width, height = CARD
    body = inked("green", rank + suit).crop((0, FACE_STRIP, width, height - FACE_STRIP))
    assert blobs(body) == (10 if rank == "T" else int(rank))
    assert ImageChops.difference(body, body.transpose(Image.Transpose.FLIP_LEFT_RIGHT)).histogram()[
        255
    ] < 0.03 * (width * height), "the same from left and right"


@pytest.mark.parametrize(("suit", "parts"), [("S", 3), ("H", 2), ("D", 2), ("C", 2)])
def test_an_unbroken_line_goes_round_the_pip_of_an_ace(suit: str, parts: int) -> None:
    body = inked("green", f"A{suit}").crop((0, FACE_STRIP, CARD[0], CARD[1] - FACE_STRIP))
    assert blobs(body) == parts, "its line, itself, and what is within that of spades"
    outside = body.copy()
    ImageDraw.floodfill(outside, (0, 0), 255)
    assert outside.histogram()[0] > 2000, "the line is closed: what is within cannot be reached"


@pytest.mark.parametrize("theme", USUAL)
@pytest.mark.parametrize("suit", FRENCH_SUITS)
def test_indexes_are_equal_from_both_ends(theme: str, suit: str) -> None:
    for code in [code for code in CODES if code.endswith(suit)]:
        face = drawn(theme)[code]
        strip = (0, 0, CARD[0] // 2, FACE_STRIP)
        assert face.crop(strip).tobytes() == face.rotate(180).crop(strip).tobytes(), code


@pytest.mark.parametrize("code", [code for code in CODES if code[0] in FIGURES])
def test_figures_are_the_same_from_both_ends(code: str) -> None:
    face = drawn("green")[code]
    away = ImageChops.difference(face, face.rotate(180)).convert("L").point(lambda value: 255 * (value > 60))
    assert ImageStat.Stat(away).mean[0] / 255 < 0.01


def test_figures_differ_by_suit_even_without_its_colors() -> None:
    panel = (40, 65, 212, 170)
    for rank in "JQK":
        greys = [drawn("green")[rank + suit].crop(panel).convert("L") for suit in FRENCH_SUITS]
        for one, other in combinations(greys, 2):
            right = ImageChops.difference(one, other).crop((120, 0, 172, 60))
            assert sum(right.histogram()[60:]) > 150, "what is held is of another shape"


@pytest.mark.parametrize("theme", theme_names())
def test_all_cards_differ_in_grey_on_a_phone(theme: str) -> None:
    shown = {code: face.convert("L").resize(PHONE) for code, face in drawn(theme).items()}
    for one, other in combinations(shown, 2):
        away = ImageChops.difference(shown[one], shown[other])
        assert sum(away.histogram()[40:]) >= 12, (one, other)


@pytest.mark.parametrize("pixels", [12, 40])
def test_suits_differ_in_shape_alone(pixels: int) -> None:
    for one, other in combinations([suit_mask(suit, pixels) for suit in FRENCH_SUITS], 2):
        assert sum(ImageChops.difference(one, other).histogram()[128:]) > 0.045 * pixels * pixels


@pytest.mark.parametrize("theme", theme_names())
def test_the_frame_of_the_last_move_leaves_the_index_alone(theme: str) -> None:
    inside = max(band.end for band in MARK_STYLES[MarkKind.LAST].lines)
    for code in CODES:
        box = inked(theme, code).crop((0, 0, CARD[0] // 2, FACE_STRIP)).getbbox()
        assert box is not None
        assert min(box[0], box[1]) >= round(inside * CARD[0] / 264) - 1, code


@pytest.mark.parametrize("theme", LARGE)
@pytest.mark.parametrize("code", [code for code in CODES if code != JOKER.code])
def test_large_print_fills_strip_and_body(theme: str, code: str) -> None:
    ink = inked(theme, code)
    strip = ink.crop((0, 0, CARD[0] // 2, FACE_STRIP - 1)).getbbox()
    assert strip is not None
    assert strip[3] - strip[1] >= LARGE_CAPITALS - 1
    rank = ink.crop((0, 0, strip[0] + 30, FACE_STRIP)).getbbox()
    assert rank is not None
    assert rank[3] - rank[1] >= LARGE_CAPITALS
    body = ink.crop((0, FACE_STRIP + 6, *CARD))
    box = body.getbbox()
    assert box is not None
    assert box[3] - box[1] > 3 * LARGE_CAPITALS, "a large rank above a large suit"
    assert blobs(body) == (3 if code[0] == "T" else 2)


@pytest.mark.parametrize("theme", LARGE)
@pytest.mark.parametrize("code", CODES)
def test_a_hand_shows_no_part_of_a_large_rank_or_suit(theme: str, code: str) -> None:
    """Of five in a row what shows is as good as all of it."""
    ink = inked(theme, code)
    room, (width, height) = ROOM - CARD[0], CARD
    upper = ink.crop((0, FACE_STRIP + 6, width, HAND_SPREAD))
    assert upper.getbbox() is None, "beneath is another row"
    for count in range(SINGLE_ROW, MAX_IN_ROW + 1):
        beside = ink.crop((0, FACE_STRIP + 6, room // (count - 1), height))
        assert beside.getbbox() is None, count
    box = ink.crop((0, FACE_STRIP + 6, *CARD)).getbbox()
    assert box is not None
    assert box[2] <= room // (SINGLE_ROW - 2) + 8


@pytest.mark.parametrize("theme", LARGE)
def test_strokes_of_large_print_are_heavy(theme: str) -> None:
    usual, large = (inked(name, "JS").crop((0, 26, 48, 27)).getbbox() for name in (USUAL[0], theme))
    assert usual is not None
    assert large is not None
    assert large[2] - large[0] >= max(LARGE_STROKE, usual[2] - usual[0] + 1)


def test_every_trumps_has_a_plaque_of_its_own() -> None:
    plaques = trump_faces(load_theme("green"), *CARD)
    assert set(plaques) == {f"trumps/{trumps}" for trumps in (*FRENCH_SUITS, "none")}
    assert len({plaque.tobytes() for plaque in plaques.values()}) == len(plaques)
    for plaque in plaques.values():
        assert ImageStat.Stat(plaque.convert("L")).mean[0] < 128, "none is taken for a card"
