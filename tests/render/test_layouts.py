"""Layouts: everything is inside the picture, and enough of every card is visible to recognize it."""

from itertools import combinations
from random import Random

import pytest

from engine.game import Game
from engine.games import all_games, module_names
from engine.games.wish import PILES
from render.boards.layouts import LAYOUTS
from render.boards.scene import MAX_HEIGHT, MAX_SIDE, TITLE_HEIGHT, Layout, MarkBox, Scene
from render.graphics.palette import PIXELS_PER_BYTE
from render.painting.sprite_sheet import sprite_sheet
from tests.combinations import by_family
from tests.engine.playing import kind_name
from tests.render.pictures import paired_options, wish

MAX_ASPECT = 1.25
"""The largest ratio of a picture's width to its height."""
INDEX = {"french": (0.4, 0.15), "jumbo": (0.53, 0.2), "decktet": (0.95, 0.19)}
"""The part that identifies a card, as shares of its width and height; other decks need the whole card."""
MOVES = 80


def test_every_game_has_a_layout() -> None:
    for game in all_games():
        assert LAYOUTS.find(*module_names(game.name)), game.name
    with pytest.raises(KeyError, match="chess"):
        LAYOUTS.require("chess")


@pytest.mark.parametrize("game", by_family(all_games(), seconds=1.0), ids=kind_name)
def test_every_board_of_random_play_is_laid_out_well(game: Game) -> None:
    layout = LAYOUTS.require(*module_names(game.name))
    for options in paired_options(game):
        chance = Random(str(options))
        position = game.deal(chance.randrange(1000), options)
        traces: tuple[str, ...] = ()
        for _ in range(MOVES):
            board, moves = position.board(), position.legal_moves()
            scene = layout.lay_out(board)
            check_inside(layout, scene)
            check_even(scene)
            check_recognizable(layout, scene)
            assert scene.width <= MAX_ASPECT * scene.height or not scene.sprites
            named = {place for move in moves for place in move.places} | set(traces)
            assert {place for place in named if board.has_place(place)} <= scene.places.keys()
            if not moves:
                break
            move = chance.choice(moves)
            position = position.after(move)
            traces = position.traces(move)


def check_even(scene: Scene) -> None:
    boxes = [part for box in scene.places.values() for part in box.parts]
    sprites = (*scene.background.sprites, *scene.sprites)
    numbers = {scene.width, scene.card_size[0], *(box.x for box in boxes), *(box.width for box in boxes)}
    numbers |= {placed.x for placed in sprites} | {placed.columns or 0 for placed in sprites}
    assert not [number for number in numbers if number % 2]


def check_recognizable(layout: Layout, scene: Scene) -> None:
    index_width, index_height = INDEX.get(layout.deck, (1, 1))
    width, height = scene.card_size
    for number, placed in enumerate(scene.sprites):
        if placed.kind != "face" or placed.sprite.partition("/")[2] in (
            "horizontal",
            "large",
            "small",
            "strip",
        ):
            continue
        right, bottom = placed.x + index_width * width, placed.y + index_height * height
        for later in scene.sprites[number + 1 :]:
            hides = placed.x - width < later.x < right and placed.y - height < later.y < bottom
            assert not hides or later.sprite == placed.sprite, (placed, later)


def check_inside(layout: Layout, scene: Scene) -> None:
    """Check that a scene is within its picture, and that the sheet has all its sprites."""
    assert scene.width <= MAX_SIDE
    assert scene.height <= MAX_HEIGHT
    sheet = sprite_sheet("green", layout.deck, *scene.card_size)
    for placed in scene.sprites:
        sprite = sheet.visible_part(placed)
        assert 0 <= placed.x <= scene.width - PIXELS_PER_BYTE * sprite.width
        assert TITLE_HEIGHT <= placed.y <= scene.height - sprite.height
    for box in (part for place in scene.places.values() for part in place.parts):
        assert 0 <= box.x < box.x + box.width <= scene.width
        assert TITLE_HEIGHT <= box.y < box.y + box.height <= scene.height


def overlap(one: MarkBox, other: MarkBox) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def test_piles_of_wish_do_not_overlap() -> None:
    for board, _ in (wish(42, 0), wish(42, 4), wish(8, 1, "open"), wish(6, 12)):
        scene = LAYOUTS.require("wish").lay_out(board)
        assert (scene.width, scene.height) == (1280, 1232)
        assert list(scene.places) == [text.text for text in scene.texts] == list(PILES)
        assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))
