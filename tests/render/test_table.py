"""The table: one size for a whole game, an area for every place, and the cards that show."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random

import pytest
from PIL import ImageChops

from bot.core.images import BoardPicture
from bot.rendering.image_renderer import paint_image
from engine.board import Board
from engine.game import Game
from engine.games import all_games, find_game
from engine.games.kittyhawk import DEAL
from engine.options import OFF, Options, read_options
from engine.record import Record
from render.boards.layouts import wish as wish_layout
from render.boards.layouts.follow import CARD
from render.boards.layouts.kittyhawk import DENSE, NEXT_GAP
from render.boards.scene import TITLE_HEIGHT, PressArea
from render.boards.table import ShownCard, shown_cards, table_areas, table_size
from render.graphics.palette import to_rgb
from render.painting.painter import paint_board
from render.painting.sprite_sheet import sprite_sheet
from tests.combinations import by_family
from tests.engine.playing import kind_name
from tests.engine.transcripts import RECORDS
from tests.render.pictures import paired_options, rgb, wish

MOVES, STRIDE = 50, 12
"""The moves of a game, and from how many boards one is looked at."""
SOMETIMES = {"stock", "lead", "last"}
"""Kinds that have no place while they are empty."""
INSET = 12
"""How far the corners of a card reach into it."""
UNSHOWN = {"discards", "played", "aside"}
"""Kinds of piles that are a list in words, or face down for the whole game."""


def boards_of_play(game: Game, options: Options, seed: int = 1) -> Iterator[Board]:
    chance, position = Random(seed), game.deal(seed, options)
    for _ in range(MOVES):
        yield position.board()
        moves = position.legal_moves()
        if not moves:
            return
        position = position.after(chance.choice(moves))


@pytest.mark.parametrize("game", by_family(all_games(), seconds=0.4), ids=kind_name)
def test_the_picture_keeps_its_size_and_every_place_has_an_area(game: Game) -> None:
    for options in paired_options(game):
        sizes = set()
        for number, board in enumerate(boards_of_play(game, options)):
            sizes.add(table_size(board))
            (size,) = sizes
            if number % STRIDE == 0:
                check_areas(board, *size)
                check_cards(board)


def check_areas(board: Board, width: int, height: int) -> None:
    found = [(name, area) for name, areas in table_areas(board).items() for area in areas]
    for name, area in found:
        assert area.x >= 0 <= area.y, name
        assert area.x + area.width <= width, name
        assert area.y + area.height <= height, name
    for (name, one), (other, second) in combinations(found, 2):
        is_beside = one.x + one.width <= second.x or second.x + second.width <= one.x
        is_below = one.y + one.height <= second.y or second.y + second.height <= one.y
        assert name == other or is_beside or is_below, (name, other)
    shown = (pile for pile in board.piles if pile.kind not in UNSHOWN)
    places = {pile.name for pile in shown if pile.cards or pile.kind not in SOMETIMES}
    assert places <= {name for name, _ in found}


def check_cards(board: Board) -> None:
    """Check that the top card of every place shows on it, and that no card lies where another shows."""
    areas, cards = table_areas(board), shown_cards(board)
    for pile in board.piles:
        is_back = pile.kind == "stock" and board.fact("open") == OFF  # known from an earlier pass
        if pile.top and pile.name in areas and not is_back:
            lies = [card for card in cards if card.code == pile.top.code]
            assert any(lies_in(card, area) for card in lies for area in areas[pile.name]), pile.name
    for one, other in combinations(cards, 2):
        is_beside = one.x + one.width <= other.x or other.x + other.width <= one.x
        assert is_beside or one.y + one.height <= other.y or other.y + other.height <= one.y, (one, other)


@pytest.mark.parametrize("name", ["blink", "flip", "follow", "kittyhawk"])
def test_cards_to_come_keep_their_places(name: str) -> None:
    game, before = find_game(name), set[ShownCard]()
    for board in boards_of_play(game, read_options(game.options, ["open"])):
        if name == "follow" and board.fact("phase") == "exchange":
            continue
        areas = [area for pile in ("stock", "deck") for area in table_areas(board).get(pile, ())]
        coming = {card for card in shown_cards(board) if any(map(partial(lies_in, card), areas))}
        for card in coming if before else ():
            assert any(card[:2] == other[:2] and abs(card.y - other.y) <= NEXT_GAP for other in before), card
        before = coming


def lies_in(card: ShownCard, area: PressArea) -> bool:
    return area.x <= card.x < area.x + area.width and area.y <= card.y < area.y + area.height


@pytest.mark.parametrize("level", "12345")
def test_the_longest_piles_of_kittyhawk_have_room(level: str) -> None:
    game = find_game("kittyhawk")
    position = game.deal(1, read_options(game.options, [f"level={level}"]))
    while DEAL in position.legal_moves():
        position = position.after(DEAL)
    board = position.board()
    _, height = table_size(board)
    lowest = [max(area.y + area.height for area in table_areas(board)[heap]) for heap in "gh"]
    strips = {card.height for card in shown_cards(board)}
    assert max(lowest) <= height < max(lowest) + 100
    assert min(strips) >= DENSE.min_strip - 1


def test_what_shows_of_a_card_is_not_covered() -> None:
    """Move every card onto an empty table, and compare what shows of it."""
    board = Record.read(RECORDS["follow-lost"]).replay().board()
    picture = rgb(paint_board(board, "green", None))
    sheet = sprite_sheet("green", "french", *CARD)
    for code, x, y, width, height in shown_cards(board):
        face = to_rgb(sheet.sprites[code], sheet.palette)
        box = (INSET, INSET, width - INSET, height - INSET)
        shown = picture.crop((x, y, x + width, y + height)).crop(box)
        assert not ImageChops.difference(shown, face.crop(box)).getbbox(), code


def test_without_a_heading_a_picture_begins_below_the_title() -> None:
    board, marks = wish(42, 3)
    with_heading = paint_image(BoardPicture(board, ("Wish", "Deal 42"), marks=marks))
    without = paint_image(BoardPicture(board, ("Wish", "Deal 42"), marks=marks, has_heading=False))
    assert (without.width, without.height) == table_size(board)
    expected = rgb(with_heading).crop((0, TITLE_HEIGHT, with_heading.width, with_heading.height))
    assert rgb(without).tobytes() == expected.tobytes()


def test_cards_of_the_hand_stay_where_the_one_before_them_stays() -> None:
    """Play a hand of eight cards, the last one first: the others stay until there is room for whole cards."""
    board = Record.read(RECORDS["follow-won"]).first(2).replay().board()
    hand = board.of_kind("hand")[:8]
    others = tuple(pile for pile in board.piles if pile.kind != "hand")
    places = []
    for count in range(8, 0, -1):
        shown = shown_cards(replace(board, piles=(*hand[:count], *others)))
        codes = [pile.name for pile in hand[:count]]
        places.append([card.x for card in shown if card.code in codes])
    assert places[1] == places[0][:7]
    assert places[3] == places[2][:5]
    assert places[-1] == places[4][:1]


def test_a_pile_is_pressed_on_its_covered_cards_too() -> None:
    dealt, _ = wish(42, 0)
    for (area,) in table_areas(dealt).values():
        assert area.height == wish_layout.CARD[1] + 3 * wish_layout.BACK_STRIP
    board = Record.read(RECORDS["kittyhawk-lost-blind"]).replay().board()
    for heap in board.of_kind("heap"):
        covered = {card.code for card in heap.cards if card}
        (area,) = table_areas(board)[heap.name]
        assert len(covered) > 3
        assert covered <= {card.code for card in shown_cards(board) if lies_in(card, area)}


def test_the_stock_of_blink_and_every_card_of_flip_are_pressed() -> None:
    for name, places in (("blink-edge", ["stock"]), ("flip-no-play", [])):
        board = Record.read(RECORDS[name]).replay().board()
        cards = board.of_kind("card")
        assert {*places, *(pile.name for pile in cards)} <= table_areas(board).keys()
        assert len(cards) > 3 or places


def test_a_card_of_the_hand_is_pressed_wherever_it_shows() -> None:
    board = Record.read(RECORDS["follow-lost"]).replay().board()
    hand, others = board.of_kind("hand"), [pile for pile in board.piles if pile.kind != "hand"]
    for count in (9, 11, 15):
        shown = replace(board, piles=(*hand[:count], *others))
        last_of_row = hand[7].name
        (card,) = (card for card in shown_cards(shown) if card.code == last_of_row)
        corner = card._replace(x=card.x + CARD[0] - 1, y=card.y + CARD[1] - 1)
        assert any(lies_in(corner, area) for area in table_areas(shown)[last_of_row]), count
