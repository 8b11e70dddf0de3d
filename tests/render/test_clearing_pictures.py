"""Pictures of clearing games: what covers what, names, the stock, and layouts of any shape."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.board import Board
from engine.cards.french import FrenchCard
from engine.families.clearing.game import deal
from engine.families.clearing.places import table_of
from engine.families.clearing.position import DRAW
from engine.families.clearing.rules import (
    ClearingRules,
    LayoutPile,
    NextRank,
    PairsTo,
    StockRules,
    columns,
    peaks,
    pyramid,
)
from engine.families.clearing.table_text import TablePlan, read_table
from engine.game import Position
from engine.games import find_game
from engine.options import Options, read_options
from engine.record import Record
from render.artwork.stock_signs import REDEAL, SPENT
from render.boards.layouts import place_of_verb, press_areas
from render.boards.layouts.clearing import LAYOUT
from render.boards.layouts.clearing_grids import CARD_SIZES, FANNED, NAME_ROOM, UNDER, WIDTH, grid_of
from render.boards.scene import MarkBox, PlacedSprite, PlacedText, Scene
from render.boards.table import shown_cards, table_areas
from render.cards.decks.jumbo import body_top, index_sizes
from render.files.animation import AnimationFrame, encode_animation
from tests.engine.playing import random_course
from tests.render.painted import PICTURES
from tests.render.pictures import all_texts, recorded
from tests.render.test_layouts import MAX_ASPECT, check_even, check_inside, check_recognizable, overlap

GAMES = ("pyramid", "tripeaks", "golf")
STRIDE = 5
"""From how many positions of a random game one is looked at."""
MOST_BYTES, MOVES = 250 * 1024, 60
OTHERS = {
    "seventeen columns": ClearingRules(columns(17, 3), NextRank(wraps=True), None, FrenchCard("A", "S")),
    "thirteen columns": ClearingRules(columns(13, 3), NextRank(), StockRules()),
    "twenty columns": ClearingRules(columns(20, 2), NextRank(), StockRules(), is_open=True),
    "nine columns": ClearingRules(columns(9, 5), NextRank(), StockRules()),
    "three long columns": ClearingRules(columns(3, 16), NextRank(), StockRules()),
    "pairs in columns": ClearingRules(columns(7, 5), PairsTo(13), StockRules(3, top_plays=True)),
    "pairs in lines": ClearingRules(columns(17, 2), PairsTo(13), StockRules(3, top_plays=True), is_open=True),
    "low pyramid": ClearingRules(pyramid(4), PairsTo(13), StockRules(None, top_plays=True)),
    "high pyramid": ClearingRules(pyramid(9), PairsTo(13), StockRules(2)),
    "one peak": ClearingRules(peaks(1, 4), NextRank(), StockRules()),
    "four peaks": ClearingRules(peaks(4, 3), NextRank(), StockRules(), is_open=True),
}


def golden(name: str) -> Board:
    return recorded(Record.read(PICTURES[name].partition(" ! ")[0]))[0]


def course(name: str, *words: str) -> Iterator[Position]:
    game = find_game(name)
    position = game.deal(1, read_options(game.options, words))
    yield position
    yield from (after for _, after in random_course(position, 1))


def table(board: Board) -> TablePlan:
    return read_table(board.table)


def text_box(text: PlacedText) -> MarkBox:
    """Return about where a name below a card is."""
    return MarkBox(text.x - 32, text.y, 64, NAME_ROOM)


def face(scene: Scene, code: str) -> PlacedSprite:
    return next(placed for placed in scene.sprites if placed.sprite == code)


@pytest.mark.parametrize("words", [(), ("open",)])
@pytest.mark.parametrize("name", GAMES)
def test_a_free_card_shows_whole_and_of_a_covered_one_what_no_other_covers(
    name: str, words: tuple[str, ...]
) -> None:
    for position in [*course(name, *words)][::STRIDE]:
        board = position.board()
        scene = LAYOUT.lay_out(board)
        shown = {card.code: card for card in shown_cards(board)}
        for pile in board.of_kind("pile"):
            box = scene.places[pile.name]
            if pile.cards and not pile.covered_by:
                assert (box.width, box.height) == scene.card_size
            elif pile.cards:
                assert box.height == min(scene.places[name].y - box.y for name in pile.covered_by)
                assert box.height > body_top(scene.card_size[1]), "more than the index shows"
            if pile.top:
                assert (shown[pile.top.code].width, shown[pile.top.code].height) >= (box.width, box.height)
        assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))


@pytest.mark.parametrize("name", ["pyramid", "tripeaks"])
def test_the_name_of_a_free_card_is_below_it_and_touches_no_card_or_mark(name: str) -> None:
    for position in [*course(name)][::STRIDE]:
        board = position.board()
        scene = LAYOUT.lay_out(board)
        free = [pile.name for pile in board.of_kind("pile") if pile.cards and not pile.covered_by]
        names = [text for text in scene.texts if not text.text.lstrip("+").isdecimal() and text.text]
        assert sorted(text.text for text in names) == sorted(free)
        for text in names:
            box = scene.places[text.text]
            assert (text.x, text.y) == (box.x + box.width // 2, box.y + box.height)
            assert not any(overlap(text_box(text), other) for other in scene.places.values())


def test_the_letters_of_columns_are_above_them_and_an_empty_one_has_its_place() -> None:
    board = golden("golf-late")
    scene = LAYOUT.lay_out(board)
    letters = {text.text: text for text in all_texts(scene)}
    for pile in board.of_kind("pile"):
        box, (area,) = scene.places[pile.name], table_areas(board)[pile.name]
        assert letters[pile.name].x == box.x + box.width // 2
        assert letters[pile.name].y < box.y
        assert (area.x, area.width, area.height) == (box.x, box.width, box.height)
    empty = [one for one in scene.sprites if one.sprite == "place"]
    assert [one.x for one in empty] == [
        scene.places[pile.name].x for pile in board.of_kind("pile") if not pile.cards
    ]


def test_a_column_is_pressed_on_all_its_cards() -> None:
    board = golden("golf-deal")
    scene, areas = LAYOUT.lay_out(board), table_areas(board)
    for pile in board.of_kind("pile"):
        (area,), (width, height) = areas[pile.name], scene.card_size
        cards = [face(scene, card.code) for card in pile.cards if card]
        assert (area.x, area.width, area.height) == (cards[0].x, width, cards[-1].y + height - cards[0].y)


@pytest.mark.parametrize(
    ("name", "words"), [("pyramid", ()), ("pyramid", ("open",)), ("tripeaks", ("open",)), ("golf", ())]
)
def test_everything_keeps_its_place_for_a_whole_game(name: str, words: tuple[str, ...]) -> None:
    frames, sizes = list[AnimationFrame](), set()
    where: dict[tuple[str, str | int], tuple[int, int]] = {}
    for number, position in enumerate(course(name, *words)):
        board = position.board()
        scene = LAYOUT.lay_out(board)
        sizes.add((scene.width, scene.height, scene.card_size))
        beside = scene.places["waste"].y
        for one in (one for one in scene.sprites if one.y != beside and one.kind in ("face", "known")):
            code, _, variant = one.sprite.partition("/")
            key = code, board.fact("redeals") if variant == "small" else ""
            assert where.setdefault(key, one[1:3]) == one[1:3]
        if number < MOVES:
            frames.append(AnimationFrame(board, "A Title", number / MOVES))
    assert len(sizes) == 1
    assert len(encode_animation(frames, "green")) <= MOST_BYTES


def test_a_stock_whose_top_card_can_be_taken_shows_it_with_the_number_of_cards_under_it() -> None:
    position = next(course("pyramid"))
    while DRAW in position.legal_moves():
        board = position.board()
        scene, stock = LAYOUT.lay_out(board), board.pile("stock")
        assert stock.top
        assert face(scene, stock.top.code)[1:3] == scene.places["stock"][:2]
        under = [one for one in scene.sprites if one.sprite == "back"]
        assert [one.x for one in under] == [scene.places["stock"].x - UNDER] * (len(stock.cards) > 1)
        assert scene.texts[-1].text == f"+{len(stock.cards) - 1}"
        waste = [card.code for card in board.pile("waste").cards[-FANNED:] if card]
        for code, (one, other) in zip(waste, pairwise(waste), strict=False):
            assert face(scene, other).x - face(scene, one).x == face(scene, code).columns
        position = position.after(DRAW)


def test_an_empty_stock_tells_whether_the_waste_becomes_the_stock_again() -> None:
    signs = {"pyramid-empty-stock": REDEAL, "pyramid-spent-stock": SPENT, "golf-spent-stock": SPENT}
    for name, sign in signs.items():
        scene = LAYOUT.lay_out(golden(name))
        assert f"place/{sign}" in {one.sprite for one in scene.sprites}
        assert place_of_verb(golden(name), "redeal") == "stock"
    assert scene.texts[-1].text == "0"


def test_a_stock_that_the_player_has_seen_shows_only_its_back() -> None:
    rules = OTHERS["high pyramid"]
    board = deal("pyramid", rules, 1, Options()).board()
    deck = [card for pile in board.of_kind("pile") for card in pile.cards]
    stock = board.pile("stock")
    known = replace(stock, cards=tuple(deck[: len(stock.cards)]))
    seen = replace(board, piles=tuple(known if pile == stock else pile for pile in board.piles))
    assert LAYOUT.lay_out(seen).sprites == LAYOUT.lay_out(board).sprites


@pytest.mark.parametrize("name", GAMES)
def test_an_open_game_shows_the_cards_to_come_in_their_order(name: str) -> None:
    board = golden(f"{name}-open")
    scene, stock = LAYOUT.lay_out(board), board.pile("stock")
    hidden = stock.cards[:-1] if name == "pyramid" else stock.cards
    coming = [one for one in scene.sprites if one.sprite.endswith("/small")]
    assert [one.sprite for one in coming] == [f"{card.code}/small" for card in reversed(hidden) if card]
    assert sorted(coming, key=lambda one: (one.y, one.x)) == coming
    assert len(table_areas(board)["stock"]) == 2
    down = {one.sprite.partition("/")[0] for one in scene.sprites if one.kind == "known"}
    covered = {pile.top.code for pile in board.of_kind("pile") if pile.covered_by and pile.top}
    assert down == (covered if name == "tripeaks" else set())


def test_every_place_is_pressed_where_it_is_marked() -> None:
    for name in ("pyramid-late", "tripeaks-late", "golf-late"):
        board = golden(name)
        assert press_areas(board).keys() == LAYOUT.lay_out(board).places.keys()
        assert {pile.name for pile in board.piles} == press_areas(board).keys()


def test_cards_are_as_large_as_the_columns_allow_and_their_indexes_whole() -> None:
    for name, size in zip(GAMES, (CARD_SIZES[0], CARD_SIZES[2], CARD_SIZES[0]), strict=True):
        grid = grid_of(table(golden(f"{name}-deal")))
        assert (grid.width, grid.card_size) == (WIDTH, size)
    for rules in OTHERS.values():
        grid = grid_of(read_table(table_of(rules).text))
        sizes = index_sizes(grid.card_size[0], is_large=False)
        assert sizes.top + sizes.rank <= grid.strip <= body_top(grid.card_size[1])


@pytest.mark.parametrize("name", OTHERS)
def test_a_layout_of_any_shape_is_laid_out_well(name: str) -> None:
    rules, sizes = OTHERS[name], set()
    start = deal("golf", rules, 1, Options())
    for position in [start, *(after for _, after in random_course(start, 1))][::STRIDE]:
        board = position.board()
        scene = LAYOUT.lay_out(board)
        check_inside(LAYOUT, scene)
        check_even(scene)
        check_recognizable(LAYOUT, scene)
        assert {pile.name for pile in board.piles} <= scene.places.keys()
        areas = [
            MarkBox(*area)
            for name, box in scene.places.items()
            for area in scene.pile_areas.get(name, (box[:4],))
        ]
        assert not any(overlap(one, other) for one, other in combinations(areas, 2))
        assert scene.width <= MAX_ASPECT * scene.height
        sizes.add((scene.width, scene.height, scene.card_size))
    assert len(sizes) == 1


def test_columns_are_in_lines_as_long_as_possible_and_the_waste_is_at_the_end_of_the_last() -> None:
    grid = grid_of(read_table(table_of(OTHERS["seventeen columns"]).text))
    lines = [[spot.x for spot in grid.spots if spot.y == y] for y in sorted({spot.y for spot in grid.spots})]
    assert [len(line) for line in lines] == [6, 6, 5]
    assert (*lines[2], grid.waste[0]) == tuple(lines[0])
    assert grid.waste[1] == grid.spots[-1].y


@pytest.mark.parametrize("layout", [peaks(5, 3), columns(1, 40)])
def test_a_layout_without_room_is_refused(layout: tuple[LayoutPile, ...]) -> None:
    with pytest.raises(ValueError, match="no room"):
        grid_of(read_table(table_of(ClearingRules(layout, NextRank(), StockRules())).text))
