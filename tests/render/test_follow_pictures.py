"""Pictures of the French deck and of Follow-the-Suit: pips, large print, hands of any length, the trick."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.board import Board, MarkKind, Pile
from engine.cards.french import FRENCH_SUITS, JOKER, FrenchCard, french_deck
from render.boards.layouts.follow import (
    CARD,
    HAND_SPREAD,
    HAND_TOP,
    LAYOUT,
    MAX_IN_ROW,
    ROOM,
    SINGLE_ROW,
    lay_out,
)
from render.boards.layouts.wish import FACE_STRIP
from render.boards.scene import MarkBox, Scene
from render.cards.decks.french import SMALL, faces
from render.cards.pips import PIPS
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.theme import load_theme, theme_names
from render.painting.mark_frames import MARK_STYLES
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from tests.render.pictures import colors, inked
from tests.render.test_layouts import check_inside, overlap

DECK = [JOKER, *french_deck("AKQJT98765432")]
INDEX = MarkBox(12, 8, 98, 44)
"""The position of rank and suit on a card."""
HAND = DECK[:3]


def sheet() -> SpriteSheet:
    return sprite_sheet("green", "french", *CARD)


def cards(codes: str) -> tuple[FrenchCard, ...]:
    return tuple(JOKER if code == "X" else FrenchCard(code[0], code[1]) for code in codes.split())


def board(hand: Sequence[FrenchCard] = HAND, last: str = "", gone: str = "", **facts: str) -> Board:
    trick = {"trick": "won" if last else "", "open": "off"}
    known: dict[str, str | int] = {"phase": "tricks", "trumps": "S", "won": 1, "lost": 2, **trick, **facts}
    piles = (
        Pile("lead", "lead", cards("9D")),
        Pile("last", "last", cards(last)),
        *(Pile(card.code, "hand", (card,)) for card in hand),
        Pile("deck", "stock", (None,) * 17),
        Pile("discards", "discards", cards(gone)[:1]),
        Pile("played", "played", cards(gone)[1:]),
        Pile("aside", "aside", (None,) * 10),
    )
    return Board("follow", piles, 17, None, tuple(known.items()))


def texts(scene: Scene) -> list[str]:
    return [text.text for text in scene.texts]


def test_every_card_of_the_hand_shows_its_index_and_has_a_box_of_its_own() -> None:
    heights = {}
    for count in range(23):
        hand = DECK[:: len(DECK) // count][:count] if count else []
        scene, codes = lay_out(board(hand)), {card.code for card in hand}
        heights[count] = scene.height
        check_inside(LAYOUT, scene)
        boxes = [scene.places[code] for code in codes]
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
        held = [placed for placed in scene.sprites if placed.sprite in codes]
        assert {placed.sprite for placed in held} == codes
        for number, placed in enumerate(held):
            index = INDEX._replace(x=placed.x + INDEX.x, y=placed.y + INDEX.y)
            for later in held[number + 1 :]:
                sprite = sheet().visible_part(later)
                box = MarkBox(later.x, later.y, PIXELS_PER_BYTE * sprite.width, sprite.height)
                assert later.sprite == placed.sprite or not overlap(index, box)
    assert len({heights[count] for count in range(7, 23)}) == 1
    assert heights[3] < heights[7]


def test_the_card_that_took_the_trick_is_on_top_below_a_symbol() -> None:
    for trick, symbol, top in (("won", "✓", "QH"), ("lost", "✗", "TH")):
        scene = lay_out(board(last="TH QH", trick=trick))
        lower, upper = (placed for placed in scene.sprites if placed.sprite in ("TH", "QH"))
        assert (upper.sprite, upper.rows) == (top, None)
        assert lower.rows is not None
        box = scene.places["last"]
        (text,) = (text for text in scene.texts if text.text == symbol)
        assert box.x < text.x < box.x + box.width
        assert text.y < box.y
    scene = lay_out(board())
    place = scene.places["last"]
    assert ("place", place.x, place.y) in [(placed.sprite, placed.x, placed.y) for placed in scene.sprites]
    assert not {"✓", "✗"} & set(texts(scene))


def opened(hand: int, deck: int, **facts: str) -> Board:
    """Return the board of an open game with that many cards, the next ones of the deck in their order."""
    shown = board(DECK[:hand], **facts, open="on")
    known = {"deck": tuple(DECK[-deck:][::-1]) if deck else (), "aside": tuple(DECK[hand : hand + 10][::-1])}
    piles = tuple(replace(pile, cards=known.get(pile.name, pile.cards)) for pile in shown.piles)
    return replace(shown, piles=piles)


def test_an_open_deck_lies_in_its_order_with_the_next_lead_apart() -> None:
    for count in range(34):
        scene = lay_out(opened(10, count))
        check_inside(LAYOUT, scene)
        small = [placed for placed in scene.sprites if placed.sprite.endswith("/small")]
        assert [placed.sprite for placed in small] == [
            f"{card.code}/small" for card in DECK[-count:] if count
        ]
        assert small == sorted(small, key=lambda placed: (placed.y, placed.x))
        boxes = [MarkBox(placed.x, placed.y, *SMALL) for placed in small]
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
        if count > 2:
            first, second, third = (placed.x for placed in small[:3])
            assert second - first > third - second, "the next lead is apart"


def test_an_open_exchange_marks_the_cards_that_would_be_drawn() -> None:
    scene = lay_out(opened(10, 33, phase="exchange"))
    check_inside(LAYOUT, scene)
    small = [placed for placed in scene.sprites if placed.sprite.endswith("/small")]
    assert [placed.sprite for placed in small] == [f"{card.code}/small" for card in DECK[-33:]]
    for count in range(2, 17, 2):
        box = scene.places[f"deck-{count}"]
        inside = [overlap(box, MarkBox(placed.x, placed.y, *SMALL)) for placed in small]
        assert inside == [number < count for number in range(33)]
    assert "deck-2" not in LAYOUT.press_areas(scene)
    assert "deck" in LAYOUT.press_areas(scene)


def test_all_cards_set_aside_are_listed_even_if_they_are_of_one_suit() -> None:
    for phase in ("exchange", "tricks"):
        for first in range(0, len(DECK) - 10, 3):
            shown = opened(10, 20, phase=phase)
            aside = tuple(DECK[first : first + 10][::-1])
            piles = tuple(
                replace(pile, cards=aside) if pile.name == "aside" else pile for pile in shown.piles
            )
            scene = lay_out(replace(shown, piles=piles))
            listed = [text.text for text in scene.texts if text.style == "small" and not text.caption]
            wanted = [card.rank.replace("T", "10") for card in DECK[first : first + 10] if card != JOKER]
            assert sorted(listed) == sorted(wanted)
            assert all(text.y <= HAND_TOP or phase == "exchange" for text in scene.texts)


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
    """Return the number of separate areas of more than four pixels."""
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
    """With five cards in a row, nearly all of it shows."""
    room = ROOM - WIDTH
    for code in CODES:
        mask = ink(theme, code)
        assert mask.crop((0, FACE_STRIP + 6, WIDTH, HAND_SPREAD)).getbbox() is None, "below is another row"
        for count in range(SINGLE_ROW, MAX_IN_ROW + 1):
            assert mask.crop((0, FACE_STRIP + 6, room // (count - 1), HEIGHT)).getbbox() is None, count
        assert box(mask.crop((0, FACE_STRIP + 6, *CARD)))[2] <= room // (SINGLE_ROW - 2) + 8
