"""Follow-the-Suit on the picture: a hand of any length, the trick, trumps, the cards that are gone."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from engine.board import Board, Pile
from engine.cards.french import JOKER, FrenchCard, french_deck
from render.boards.layouts.follow import CARD, LAYOUT, NOT_GONE, RANKS, lay_out
from render.boards.scene import MarkBox, Scene
from render.graphics.palette import PIXELS_PER_BYTE, to_rgb
from render.graphics.theme import load_theme
from render.painting.painter import paint_board
from render.painting.sprite_sheet import sprite_sheet
from tests.render.test_layouts import check_inside

DECK = [JOKER, *french_deck("AKQJT98765432")]
INDEX = MarkBox(12, 8, 98, 44)
"""Where rank and suit stand on a card."""


def cards(codes: str) -> tuple[FrenchCard, ...]:
    return tuple(JOKER if code == "X" else FrenchCard(code[0], code[1]) for code in codes.split())


def board(hand: Sequence[FrenchCard], last: str = "", gone: str = "", **facts: str) -> Board:
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


def meet(one: MarkBox, other: MarkBox) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def said(scene: Scene) -> list[str]:
    return [words.text for words in sorted(scene.texts, key=lambda words: (words.y, words.x))]


@pytest.mark.parametrize("count", range(23))
def test_every_card_of_the_hand_shows_its_index_and_has_a_box_of_its_own(count: int) -> None:
    hand = DECK[:: len(DECK) // count][:count] if count else []
    scene = lay_out(board(hand))
    check_inside(LAYOUT, scene)
    boxes = [scene.places[card.code] for card in hand]
    for one, other in combinations(boxes, 2):
        assert not meet(one, other)
    codes = {card.code for card in hand}
    drawn = sprite_sheet("green", "french", *CARD)
    laid = [spot for spot in scene.sprites if spot.sprite in codes]
    assert {spot.sprite for spot in laid} == codes
    for place, spot in enumerate(laid):
        index = MarkBox(spot.x + INDEX.x, spot.y + INDEX.y, INDEX.width, INDEX.height)
        for later in laid[place + 1 :]:
            tile = drawn.visible_part(later)
            box = MarkBox(later.x, later.y, PIXELS_PER_BYTE * tile.width, tile.height)
            assert later.sprite == spot.sprite or not meet(index, box)


def test_the_picture_is_as_high_with_any_longer_hand() -> None:
    heights = {lay_out(board(DECK[:count])).height for count in range(7, 23)}
    assert len(heights) == 1
    assert lay_out(board(DECK[:3])).height < heights.pop()


def test_the_ten_first_cards_lie_side_by_side() -> None:
    scene = lay_out(board(DECK[:10], phase="exchange", trumps=""))
    boxes = [scene.places[card.code] for card in DECK[:10]]
    assert {(box.width, box.height) for box in boxes} == {CARD}
    assert not any(meet(one, other) for one, other in combinations([*boxes, scene.places["deck"]], 2))
    assert said(scene) == ["17"]
    assert "9D" not in {spot.sprite for spot in scene.sprites}


@pytest.mark.parametrize(("trick", "sign", "top"), [("won", "✓", "QH"), ("lost", "✗", "TH")])
def test_the_card_that_took_the_trick_lies_on_top_beneath_how_it_went(
    trick: str, sign: str, top: str
) -> None:
    scene = lay_out(board(DECK[:3], "TH QH", trick=trick))
    lower, upper = (spot for spot in scene.sprites if spot.sprite in ("TH", "QH"))
    assert (upper.sprite, upper.rows) == (top, None)
    assert lower.rows is not None
    box = scene.places["last"]
    (words,) = (words for words in scene.texts if words.text == sign)
    assert box.x < words.x < box.x + box.width
    assert words.y < box.y


def test_before_the_first_trick_its_place_is_empty() -> None:
    scene = lay_out(board(DECK[:3]))
    place = scene.places["last"]
    assert ("place", place.x, place.y) in [(spot.sprite, spot.x, spot.y) for spot in scene.sprites]
    assert not {"✓", "✗"} & set(said(scene))


@pytest.mark.parametrize("trumps", ["S", "H", "D", "C", "none"])
def test_trumps_are_a_plaque_of_their_own(trumps: str) -> None:
    assert f"trumps/{trumps}" in {spot.sprite for spot in lay_out(board(DECK[:3], trumps=trumps)).sprites}


def test_before_trumps_are_chosen_there_is_no_plaque() -> None:
    tiles = {spot.sprite for spot in lay_out(board(DECK[:3], phase="trumps", trumps="")).sprites}
    assert not any(tile.startswith("trumps/") for tile in tiles)
    assert "place" in tiles


def test_the_cards_that_are_gone_stand_by_suit_each_rank_in_its_column() -> None:
    scene = lay_out(board(DECK[:3], gone="TS 2S AH TD X"))
    assert sorted(words.text for words in scene.texts if words.text != "17") == ["10", "10", "2", "A", "★"]
    tens = {words.x for words in scene.texts if words.text == "10"}
    assert len(tens) == 1
    dots = {(words.x, words.y) for words in scene.background.texts if words.text == NOT_GONE}
    assert len(dots) == 4 * len(RANKS)
    assert {(words.x, words.y) for words in scene.texts if words.text in ("10", "2", "A")} < dots


def test_nothing_is_gone_at_first_but_the_signs_are_there() -> None:
    bed = lay_out(board(DECK[:3])).background
    assert {words.text for words in bed.texts} == {"gone", "trumps", "lead", "last trick", *"♠♥♦♣", NOT_GONE}


@pytest.mark.parametrize("last", ["", "TH QH"])
def test_every_place_of_the_table_has_its_name_above_it(last: str) -> None:
    view = board(DECK[:3], last)
    scene = lay_out(view)
    felt = load_theme("green")["table"]["felt"]
    picture = paint_board(view, "green", ("", "")).image().convert("RGB")
    for name, place in (("trumps", "trumps"), ("lead", "lead"), ("last trick", "last")):
        box = scene.places[place]
        (words,) = (words for words in scene.background.texts if words.text == name)
        assert box.x < words.x < box.x + box.width
        above = picture.crop((box.x, words.y, box.x + box.width, box.y))
        assert len(set(above.get_flattened_data())) > 1
        # Neither a tail of a letter nor a word's end touches a card or the next name.
        assert set(above.crop((0, above.height - 4, above.width, above.height)).get_flattened_data()) == {
            felt
        }
        for x in (0, above.width - 2):
            assert set(above.crop((x, 0, x + 2, above.height)).get_flattened_data()) == {felt}


def test_suits_that_are_all_gone_stand_apart_and_nothing_covers_anything() -> None:
    view = board(DECK[:22], gone=" ".join("X" if card is JOKER else card.code for card in DECK))
    drawn = sprite_sheet("green", "french", *CARD)
    felt = load_theme("green")["table"]["felt"]
    picture = paint_board(view, "green", ("", "")).image().convert("RGB")
    ends = {}
    for words in lay_out(view).all_texts:
        tiles = [to_rgb(drawn.glyphs[words.style][character], drawn.palette) for character in words.text]
        length = sum(tile.width for tile in tiles)
        x = words.x - {"left": 0, "middle": length // 2, "right": length}[words.align]
        x -= x % PIXELS_PER_BYTE
        ends[words] = (x, x + length)
        for tile in tiles if words.text != NOT_GONE else ():  # a rank lies on its dot
            shown = picture.crop((x, words.y, x + tile.width, words.y + tile.height))
            pairs = zip(tile.get_flattened_data(), shown.get_flattened_data(), strict=True)
            assert all(ink in (felt, seen) for ink, seen in pairs), words.text
            x += tile.width
    assert len([words for words in ends if words.text != NOT_GONE]) == len(DECK) + len("♠♥♦♣") + 5
    deuces = [end for words, (_, end) in ends.items() if words.text == "2"]
    widest = max(end - start for words, (start, end) in ends.items() if words.text in RANKS)
    hearts, clubs, star = (next(ends[words][0] for words in ends if words.text == sign) for sign in "♥♣★")
    assert min(hearts, clubs) - min(deuces) > widest
    assert star - max(deuces) > widest
