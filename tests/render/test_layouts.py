"""Layouts: what lies where."""

from itertools import combinations
from random import Random

import pytest

from engine.board import Board, Pile
from engine.game import Game
from engine.games import all_games
from engine.games.wish import PILES
from engine.options import Options
from render.boards.layouts import find_layout, layout_names
from render.boards.scene import MAX_HEIGHT, MAX_SIDE, TITLE_HEIGHT, Layout, Scene
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.sprite_sheet import sprite_sheet
from tests.engine.playing import every_kind, kind_name
from tests.render.boards import wish

WIDEST = 1.25
"""The width of a picture, of its height."""
INDEX = {"french": (0.4, 0.15), "decktet": (0.95, 0.19)}
"""How much of a card shows what it is, of its width and height; all of it where cards do not overlap."""
BOARDS = [wish(42, 0), wish(42, 4), wish(8, 1, "open"), wish(6, 12)]


def test_every_game_has_a_layout() -> None:
    assert set(layout_names()) == {game.name for game in all_games()}


def test_a_game_without_a_layout_is_named() -> None:
    with pytest.raises(KeyError, match="chess"):
        find_layout("chess")


@pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)
def test_every_board_of_random_play_is_laid_out_well(game: Game, options: Options) -> None:
    layout, chance = find_layout(game.name), Random(str(options))
    position = game.deal(chance.randrange(1000), options)
    traces: tuple[str, ...] = ()
    for _ in range(80):
        board = position.board()
        scene = layout.lay_out(board)
        check_inside(layout, scene)
        check_even(scene)
        check_shown(layout, scene)
        moves = position.legal_moves()
        assert scene.width <= WIDEST * scene.height or not scene.sprites, "nearly square, or portrait"
        named = {place for move in moves for place in move.places} | set(traces)
        assert named & {pile.name for pile in board.piles} <= scene.places.keys()
        if not moves:
            break
        move = chance.choice(moves)
        position = position.after(move)
        traces = position.traces(move)


def check_even(scene: Scene) -> None:
    """Check that everything begins and ends between two bytes."""
    widths = [
        scene.width,
        scene.card_size[0],
        *(spot.columns for spot in scene.sprites if spot.columns is not None),
    ]
    boxes = [part for place in scene.places.values() for part in place.parts]
    starts = [spot.x for spot in (*scene.background.sprites, *scene.sprites)]
    numbers = {*widths, *starts, *(box.x for box in boxes), *(box.width for box in boxes)}
    assert not [number for number in numbers if number % 2]


def check_shown(layout: Layout, scene: Scene) -> None:
    """Check that of every card so much shows that it can be told."""
    across, down = INDEX.get(layout.deck, (1, 1))
    width, height = scene.card_size
    for place, spot in enumerate(scene.sprites):
        if spot.kind != "face" or spot.sprite.partition("/")[2] in ("horizontal", "large"):
            continue
        right, low = spot.x + across * width, spot.y + down * height
        for later in scene.sprites[place + 1 :]:
            hides = spot.x - width < later.x < right and spot.y - height < later.y < low
            assert not hides or later.sprite == spot.sprite, (spot, later)


def check_inside(layout: Layout, scene: Scene) -> None:
    """Check that a scene keeps to its picture, and to what the sheet can paint."""
    assert scene.width <= MAX_SIDE
    assert scene.height <= MAX_HEIGHT
    drawn = sprite_sheet("green", layout.deck, *scene.card_size)
    for spot in scene.sprites:
        tile = drawn.visible_part(spot)
        assert spot.x >= 0
        assert spot.y >= TITLE_HEIGHT
        assert spot.x + PIXELS_PER_BYTE * tile.width <= scene.width
        assert spot.y + tile.height <= scene.height
    for box in (part for place in scene.places.values() for part in place.parts):
        assert 0 <= box.x < box.x + box.width <= scene.width
        assert TITLE_HEIGHT <= box.y < box.y + box.height <= scene.height


@pytest.mark.parametrize("board", [board for board, _ in BOARDS])
def test_no_pile_of_wish_lies_on_another(board: Board) -> None:
    scene = find_layout("wish").lay_out(board)
    assert (scene.width, scene.height) == (1280, 1232)
    assert list(scene.places) == list(PILES)
    for one, other in combinations(scene.places.values(), 2):
        assert (
            one.x + one.width < other.x
            or other.x + other.width < one.x
            or one.y + one.height < other.y
            or other.y + other.height < one.y
        )
    assert [words.text for words in scene.texts] == list(PILES)


def test_a_covered_card_shows_a_strip_and_a_hidden_one_a_narrower_strip() -> None:
    hidden = find_layout("wish").lay_out(wish(42, 0)[0])
    open_ = find_layout("wish").lay_out(wish(42, 0, "open")[0])
    strips = [{spot.rows for spot in scene.sprites if spot.rows is not None} for scene in (hidden, open_)]
    assert len(strips[0]) == len(strips[1]) == 1
    assert strips[0].pop() < strips[1].pop()
    assert sum(spot.rows is None for spot in hidden.sprites) == 8


def test_an_empty_pile_is_a_place() -> None:
    board = Board("wish", tuple(Pile(name, "pile", ()) for name in PILES), 0, None)
    scene = find_layout("wish").lay_out(board)
    assert {spot.sprite for spot in scene.sprites} == {"place"}
    assert scene == find_layout("wish").lay_out(board)
