"""Press areas: each is on the picture, none covers another one, and every place of a move has one."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine.board import Pile
from engine.cards.flip import CARDS
from engine.game import Game
from engine.games import all_games, find_game
from engine.move import Move
from engine.options import read_options
from render.boards.layouts import LAYOUTS, lay_out, place_of_verb, press_areas
from render.boards.scene import TITLE_HEIGHT, PressArea
from tests.combinations import by_family
from tests.engine.playing import kind_name
from tests.render.pictures import golden_board, paired_options

MOVES = 60
LEAST = 40
"""Pixels of a picture; a phone shows 1,280 of them on some 330."""
WITHOUT_PLACE = {"collect", "stop"}
"""Moves of several places or none: they have only buttons."""


@pytest.mark.parametrize("game", by_family(all_games(), seconds=0.6), ids=kind_name)
def test_every_place_of_a_move_has_an_area_of_its_own(game: Game) -> None:
    for options in paired_options(game):
        chance = Random(str(options))
        position = game.deal(chance.randrange(1000), options)
        for _ in range(MOVES):
            moves = position.legal_moves()
            if not moves:
                break
            board = position.board()
            found, scene = press_areas(board), lay_out(board)
            for move in moves:
                named = [place for place in move.places if place in found]
                stands = place_of_verb(board, move.verb)
                assert named or stands in found or move.verb in WITHOUT_PLACE, move.text
            areas = [(name, area) for name, areas in found.items() for area in areas]
            for name, area in areas:
                assert min(area.width, area.height) >= LEAST, (name, area)
                assert area.x >= 0 <= area.y - TITLE_HEIGHT, (name, area)
                assert area.x + area.width <= scene.width, (name, area)
                assert area.y + area.height <= scene.height, (name, area)
            used = {place for move in moves for place in (*move.places, place_of_verb(board, move.verb))}
            free = [(name, area) for name, area in areas if name in used]
            for (one, area), (other, second) in combinations(free, 2):
                assert one == other or not overlap(area, second), (one, other)
            position = position.after(chance.choice(moves))


def overlap(one: PressArea, other: PressArea) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def test_a_play_of_flip_is_pressed_on_its_first_card_and_on_the_label_of_its_bracket() -> None:
    board = golden_board("flip-won")
    for cards in (8, 17, 40, 52):
        shown = replace(board, piles=tuple(Pile(str(one + 1), "card", (CARDS[0],)) for one in range(cards)))
        shown = replace(shown, piles=(*shown.piles, Pile("stock", "stock", ())))
        marks, found = LAYOUTS.require("flip").lay_out(shown).places, press_areas(shown)
        for name, (card, *labels) in found.items():
            (label,) = labels or (card,)  # on compact boards, labels are on the numbers of cards
            assert marks[name].label_center
            x, y = marks[name].label_center or (0, 0)
            assert label.x <= x < label.x + label.width, (cards, name)
            assert label.y <= y < label.y + label.height, (cards, name)
            assert card.x <= marks[name].x <= card.x + card.width, (cards, name)


def test_the_first_free_place_for_a_held_card_stands_for_holding() -> None:
    game = find_game("blink")
    position = game.deal(13, read_options(game.options, ()))
    assert place_of_verb(position.board(), "hold") == "held1"
    position = position.play(Move("place", ("drawn", "F4"))).play(Move("hold"))
    assert place_of_verb(position.board(), "hold") == "held2"
    assert place_of_verb(position.board(), "place") == ""
