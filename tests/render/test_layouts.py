"""Layouts: what lies where."""

from itertools import combinations
from random import Random

import pytest

from engine.board import Board, Pile
from engine.games import all_games, find_game
from engine.games.wish import PILES
from engine.options import read_options
from render.layouts import find_layout, layout_names
from render.palette import PAIR
from render.scene import LONGEST, TITLE_HEIGHT, Layout, Scene
from render.sheet import sheet
from tests.render.boards import wish

BOARDS = [wish(42, 0), wish(42, 4), wish(8, 1, "open"), wish(6, 12)]


def test_every_game_has_a_layout() -> None:
    assert set(layout_names()) == {game.name for game in all_games()}


def test_a_game_without_a_layout_is_named() -> None:
    with pytest.raises(KeyError, match="chess"):
        find_layout("chess")


@pytest.mark.parametrize("game", layout_names())
@pytest.mark.parametrize("seed", range(3))
def test_everything_of_random_play_lies_on_the_picture(game: str, seed: int) -> None:
    layout, chance = find_layout(game), Random(seed)
    declared = find_game(game)
    words = [f"{option.name}={chance.choice(option.values)}" for option in declared.options]
    position = declared.deal(seed, read_options(declared.options, words))
    for _ in range(120):
        scene = layout.lay(position.board())
        check_inside(layout, scene)
        moves = position.legal_moves()
        if not moves:
            break
        position = position.after(chance.choice(moves))


def check_inside(layout: Layout, scene: Scene) -> None:
    """Check that a scene keeps to its picture, and to what the sheet can paint."""
    assert max(scene.width, scene.height) <= LONGEST
    drawn = sheet("green", layout.deck, *scene.card)
    for spot in scene.spots:
        tile = drawn.seen(spot)
        assert spot.x >= 0
        assert spot.y >= TITLE_HEIGHT
        assert spot.x + PAIR * tile.width <= scene.width
        assert spot.y + tile.height <= scene.height
    for box in (part for place in scene.places.values() for part in place.parts):
        assert 0 <= box.x < box.x + box.width <= scene.width
        assert TITLE_HEIGHT <= box.y < box.y + box.height <= scene.height


@pytest.mark.parametrize("board", [board for board, _ in BOARDS])
def test_no_pile_of_wish_lies_on_another(board: Board) -> None:
    scene = find_layout("wish").lay(board)
    assert (scene.width, scene.height) == (1280, 1232)
    assert list(scene.places) == list(PILES)
    for one, other in combinations(scene.places.values(), 2):
        assert (
            one.x + one.width < other.x
            or other.x + other.width < one.x
            or one.y + one.height < other.y
            or other.y + other.height < one.y
        )
    assert [words.text for words in scene.words] == list(PILES)


def test_a_covered_card_shows_a_strip_and_a_hidden_one_a_narrower_strip() -> None:
    hidden = find_layout("wish").lay(wish(42, 0)[0])
    open_ = find_layout("wish").lay(wish(42, 0, "open")[0])
    strips = [{spot.rows for spot in scene.spots if spot.rows is not None} for scene in (hidden, open_)]
    assert len(strips[0]) == len(strips[1]) == 1
    assert strips[0].pop() < strips[1].pop()
    assert sum(spot.rows is None for spot in hidden.spots) == 8


def test_an_empty_pile_is_a_place() -> None:
    board = Board("wish", tuple(Pile(name, "pile", ()) for name in PILES), 0, None)
    scene = find_layout("wish").lay(board)
    assert {spot.tile for spot in scene.spots} == {"place"}
    assert scene == find_layout("wish").lay(board)
