"""Covered cards as places of a picture: marked and pressed at the part of them that shows."""

from itertools import combinations

import pytest
from PIL import Image

from engine.board import Mark, MarkKind
from engine.options import Options
from render.boards.scene import MarkBox, PlacedSprite, mark_areas, visible_box
from render.graphics.theme import theme_names
from render.painting.painter import paint_scene
from render.painting.sprite_sheet import sprite_sheet
from tests.engine.playing import random_course
from tests.engine.stairs import GAME
from tests.render.pictures import changed, rgb
from tests.render.stairs import CARD, FACE_STRIP, LAYOUT, lay_out
from tests.render.test_layouts import check_even, check_inside, check_recognizable, overlap

BEYOND = 10
"""The most pixels that a frame extends beyond its box."""
BOARD = GAME.deal(3, Options()).board()


def painted(theme: str, *marks: Mark) -> Image.Image:
    sheet = sprite_sheet(theme, LAYOUT.deck, *CARD)
    return rgb(paint_scene(lay_out(BOARD), sheet, ("Stairs", "Deal 3"), marks))


def test_every_card_that_shows_is_a_place_of_its_own() -> None:
    for deal in range(5):
        for _, position in random_course(GAME.deal(deal, Options()), deal):
            board = position.board()
            scene = lay_out(board)
            check_inside(LAYOUT, scene)
            check_even(scene)
            check_recognizable(LAYOUT, scene)
            named = {place for move in position.legal_moves() for place in move.places}
            assert named <= scene.places.keys()
            assert all(map(board.has_place, scene.places))
            shown = [card for pile in board.piles for card in pile.cards if card]
            empty = [pile for pile in board.piles if not pile.cards]
            assert len(scene.places) == len(shown) + len(empty)
            assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))


def test_the_part_that_shows_of_a_covered_card_is_pressed() -> None:
    scene = lay_out(BOARD)
    areas = LAYOUT.press_areas(scene)
    assert areas == mark_areas(scene)
    assert list(areas) == [f"{pile}{number}" for pile in "abcd" for number in ("3", "4", "5", "")]
    x, y = scene.places["c"][:2]
    assert areas["c5"] == ((x, y - FACE_STRIP, CARD[0], FACE_STRIP),)
    assert areas["c3"] == ((x, y - 3 * FACE_STRIP, CARD[0], FACE_STRIP),)
    assert areas["c"] == ((x, y, *CARD),)


def test_a_card_that_another_covers_from_the_left_shows_its_columns() -> None:
    assert visible_box(PlacedSprite("7S", 10, 20, columns=40), CARD) == MarkBox(10, 20, 40, CARD[1])


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("kind", MarkKind)
def test_a_mark_of_a_covered_card_is_a_frame_around_what_shows_of_it(theme: str, kind: MarkKind) -> None:
    box = lay_out(BOARD).places["c4"]
    left, top, right, bottom = changed(painted(theme), painted(theme, Mark("c4", kind)))
    assert box.x - BEYOND <= left <= box.x < box.x + box.width <= right <= box.x + box.width + BEYOND
    assert box.y - BEYOND <= top <= box.y < box.y + box.height <= bottom <= box.y + box.height + BEYOND
