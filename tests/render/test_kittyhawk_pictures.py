"""Kittyhawk on pictures: heaps of any length can be read, and everything has its name and its place."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice, pairwise

import pytest

from engine.board import Board, Mark, MarkKind, Pile
from engine.cards import Card
from engine.cards.decktet import decktet
from render.boards.layouts.kittyhawk import DENSE, HEIGHTS, LAYOUT, USUAL, Grid
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT, MarkBox, PlacedSprite, Scene
from render.files.png import encode_png
from render.graphics.palette import unpack
from render.graphics.theme import load_theme
from render.painting.painter import paint_board
from render.painting.sprite_sheet import sprite_sheet

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
CARDS = decktet()
LONGEST_PILE = 12
"""Crown, Court, Pawn, 9 to 2 and Ace, for each card has a rank one lower than the one below it."""
LONGEST_HEAP = 33
LEAST_STRIPS = {grid.card_size: grid.min_strip for grid in (USUAL, DENSE)}


def cards(number: int, start: int = 0) -> tuple[Card, ...]:
    return tuple(islice(cycle(CARDS), start, start + number))


def board(pile: int = 1, heap: Sequence[Card | None] = CARDS[:3], stock: int = 42, home: int = 1) -> Board:
    piles = [Pile(name, "foundation", cards(home, place)) for place, name in enumerate(SUITS)]
    piles += [Pile(name, "pile", cards(pile, place)) for place, name in enumerate("abcdef")]
    piles += [Pile(name, "heap", tuple(heap)) for name in "gh"]
    piles.append(Pile("stock", "stock", (None,) * stock))
    return Board("kittyhawk", tuple(piles), 6, None, (("level", 5), ("moves", 0)))


def column(scene: Scene, name: str) -> list[PlacedSprite]:
    """Return what lies above the place of that name, itself included."""
    box = scene.places[name]
    top = TITLE_HEIGHT if name in "gh" else scene.places["moons"].y + box.height
    return [spot for spot in scene.sprites if spot.x == box.x and top <= spot.y <= box.y]


def test_everything_is_named() -> None:
    scene = LAYOUT.lay_out(board())
    assert {words.text for words in scene.all_texts} == {*SUITS, *"abcdefgh", "stock 42"}
    assert set(scene.places) == {*SUITS, *"abcdefgh", "stock"}


@pytest.mark.parametrize("heap", [0, 3, LONGEST_HEAP])
def test_no_name_touches_what_is_below_it(heap: int) -> None:
    view = board(heap=cards(heap))
    scene = LAYOUT.lay_out(view)
    felt = load_theme("green")["table"]["felt"]
    picture = paint_board(view, "green", ("", "")).image().convert("RGB")
    for name in (*SUITS, *"abcdefgh"):
        box = scene.places[name]
        top = min(spot.y for spot in column(scene, name)) if name in "abcdefgh" else box.y
        above = picture.crop((box.x, top - 2, box.x + box.width, top))
        assert set(above.get_flattened_data()) == {felt}, name


def test_of_a_foundation_the_top_card_shows_or_its_suit() -> None:
    full, empty = (LAYOUT.lay_out(board(home=home)) for home in (3, 0))
    assert [spot.sprite for spot in full.sprites[:6]] == [card.code for card in CARDS[2:8]]
    assert [spot.sprite for spot in empty.sprites[:6]] == [f"place/{suit}" for suit in "MSWLYK"]


@pytest.mark.parametrize("heap", range(LONGEST_HEAP + 1))
def test_every_card_of_a_heap_can_be_read(heap: int) -> None:
    scene = LAYOUT.lay_out(board(heap=cards(heap)))
    grid = USUAL if scene.card_size == USUAL.card_size else DENSE
    assert scene.width == grid.width
    assert scene.height <= MAX_SIDE
    for name in "gh":
        lying = column(scene, name)
        assert [spot.sprite for spot in lying] == ([card.code for card in cards(heap)] or ["place"])
        assert lying[-1].rows is None
        assert lying[-1].y + grid.card_size[1] <= scene.height
        for one, other in pairwise(lying):
            assert one.rows == other.y - one.y
            assert one.rows >= LEAST_STRIPS[grid.card_size]
    assert (grid is USUAL) == (heap <= 23)


@pytest.mark.parametrize("heap", [3, LONGEST_HEAP])
def test_piles_of_any_length_leave_the_stock_alone(heap: int) -> None:
    for pile in range(LONGEST_PILE + 1):
        scene = LAYOUT.lay_out(board(pile, cards(heap)))
        assert scene.height <= MAX_SIDE
        stock = scene.places["stock"]
        for name in "abcdef":
            assert len(column(scene, name)) == max(pile, 1)
            assert scene.places[name].y + scene.card_size[1] < stock.y
        assert stock.y + stock.height < scene.height


@pytest.mark.parametrize("grid", [USUAL, DENSE])
@pytest.mark.parametrize("stock", [0, 5, 6, 42, 60])
def test_of_the_stock_a_back_shows_for_each_deal(grid: Grid, stock: int) -> None:
    scene = LAYOUT.lay_out(board(heap=cards(3 if grid is USUAL else LONGEST_HEAP), stock=stock))
    assert scene.card_size == grid.card_size
    backs = [spot for spot in scene.sprites if spot.sprite == "back"]
    assert len(backs) == -(-stock // 6)
    for one, other in pairwise(backs):
        assert (one.columns, other.under) == (other.x - one.x, "back/left")
    top = scene.places["stock"]
    assert [(spot.x, spot.y) for spot in backs[-1:]] in ([], [(top.x, top.y)])
    assert top.x + top.width < scene.places["g"].x


def test_the_picture_does_not_grow_with_every_card() -> None:
    heights = [LAYOUT.lay_out(board(heap=cards(heap))).height for heap in range(LONGEST_HEAP + 1)]
    assert heights == sorted(heights)
    assert set(heights) == set(HEIGHTS)


def test_no_two_places_meet() -> None:
    def meet(one: MarkBox, other: MarkBox) -> bool:
        apart_across = one.x + one.width <= other.x or other.x + other.width <= one.x
        return not apart_across and one.y < other.y + other.height and other.y < one.y + one.height

    for view in (board(), board(LONGEST_PILE, cards(LONGEST_HEAP)), board(7, cards(12)), board(0, ())):
        for one, other in combinations(LAYOUT.lay_out(view).places.values(), 2):
            assert not meet(one, other)


def test_a_hidden_card_shows_its_back_in_a_narrower_strip() -> None:
    blind = [card if place % 3 == 2 else None for place, card in enumerate(cards(33))]
    scene = LAYOUT.lay_out(board(heap=blind))
    lying = column(scene, "g")
    assert [spot.sprite == "back" for spot in lying] == [card is None for card in blind]
    backs = {spot.rows for spot in lying if spot.sprite == "back"}
    faces = {spot.rows for spot in lying[:-1] if spot.sprite != "back"}
    assert max(row or 0 for row in backs) < min(row or 0 for row in faces) / 2
    assert scene.card_size == USUAL.card_size


def test_an_empty_stock_is_a_place_and_its_number_is_printed() -> None:
    scene = LAYOUT.lay_out(board(stock=0))
    assert "stock 0" in {words.text for words in scene.all_texts}
    stock = scene.places["stock"]
    assert [spot.sprite for spot in scene.sprites if (spot.x, spot.y) == (stock.x, stock.y)] == ["place"]


@pytest.mark.parametrize(("size", "rows"), LEAST_STRIPS.items())
def test_cards_can_be_told_apart_by_what_a_strip_shows(size: tuple[int, int], rows: int) -> None:
    drawn = sprite_sheet("green", "decktet", *size)
    strips = {
        card.code: unpack(drawn.sprites[card.code]).crop((10, 4, size[0] - 6, rows)).tobytes()
        for card in CARDS
    }
    for one, other in combinations(strips.values(), 2):
        unlike = sum(a != b for a, b in zip(one, other, strict=True))
        assert unlike > 100


def test_marks_and_labels_are_painted_and_keep_to_the_picture() -> None:
    view = board(heap=cards(12))
    marks = tuple(Mark(name, kind, "12") for name in (*SUITS, *"abcdefgh", "stock") for kind in MarkKind)
    painted = paint_board(view, "green", ("Kittyhawk", "Deal 42"), marks)
    assert set(painted.rows[:: painted.width // 2 + 1]) == {0}
    assert encode_png(painted) != encode_png(paint_board(view, "green", ("Kittyhawk", "Deal 42")))
