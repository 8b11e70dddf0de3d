"""Layouts: what lies where."""

from itertools import combinations

import pytest

from engine.board import Board, Pile
from engine.games import all_games
from engine.games.wish import PILES
from render.layouts import find_layout, layout_names
from render.scene import TITLE_HEIGHT, Scene
from tests.render.boards import wish

BOARDS = [wish(42, 0), wish(42, 4), wish(8, 1, "open"), wish(6, 12)]


def box(scene: Scene, name: str, card: tuple[int, int]) -> tuple[int, int, int, int]:
    top = scene.tops[name]
    return top.x, top.y, top.x + card[0], top.y + card[1]


def test_every_game_has_a_layout() -> None:
    assert set(layout_names()) == {game.name for game in all_games()}


def test_a_game_without_a_layout_is_named() -> None:
    with pytest.raises(KeyError, match="chess"):
        find_layout("chess")


@pytest.mark.parametrize("board", [board for board, _ in BOARDS])
def test_everything_lies_on_the_picture_and_no_pile_on_another(board: Board) -> None:
    layout = find_layout("wish")
    scene = layout.lay(board)
    assert (scene.width, scene.height) == (1280, 1232)
    boxes = [box(scene, name, layout.card) for name in PILES]
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= TITLE_HEIGHT
        assert right <= scene.width
        assert bottom <= scene.height
    for one, other in combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
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
