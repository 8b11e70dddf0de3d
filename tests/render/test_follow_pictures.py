"""Follow-the-Suit on pictures: a hand of any length, the trick, trumps, the cards that are gone."""

from collections.abc import Sequence
from itertools import combinations

from engine.board import Board, Pile
from engine.cards.french import JOKER, FrenchCard, french_deck
from render.boards.layouts.follow import CARD, LAYOUT, lay_out
from render.boards.scene import MarkBox, Scene
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.sprite_sheet import sprite_sheet
from tests.render.test_layouts import check_inside, overlap

DECK = [JOKER, *french_deck("AKQJT98765432")]
INDEX = MarkBox(12, 8, 98, 44)
"""The position of rank and suit on a card."""
SHEET = sprite_sheet("green", "french", *CARD)
HAND = DECK[:3]


def cards(codes: str) -> tuple[FrenchCard, ...]:
    return tuple(JOKER if code == "X" else FrenchCard(code[0], code[1]) for code in codes.split())


def board(hand: Sequence[FrenchCard] = HAND, last: str = "", gone: str = "", **facts: str) -> Board:
    known = {"phase": "tricks", "trumps": "S", "won": 1, "lost": 2, "trick": "won" if last else "", **facts}
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
                sprite = SHEET.visible_part(later)
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
