"""A game that only turns its stock in circles, compared with trying everything on small decks."""

import random

import pytest

from engine.families.building.game import deal
from engine.families.building.position import BuildingPosition
from engine.families.building.rules import BuildingRules, SpacesPolicy, StockRules
from engine.options import Options
from tests.engine.building_games import piles

LONGEST = 60
CIRCLING = (("A23", 1, 22), ("A234", 3, 0), ("A2345", 1, 1))
"""Ranks, cards drawn at a time, and deals of which the random game comes to circle."""


def small(ranks: str, draw: int) -> BuildingRules:
    """Return the rules of a small Klondike."""
    return BuildingRules(
        piles((0, 1), (1, 1), (2, 1)), spaces=SpacesPolicy.KINGS, stock=StockRules(draw=draw), ranks=ranks
    )


def is_circling(position: BuildingPosition) -> bool:
    return position.board().fact("circling") == "on"


def can_lead_on(position: BuildingPosition) -> bool:
    """Tell whether any line turns up a card or plays one of the stock, by trying all."""
    unplayed = len(position.stock) + len(position.waste)
    start, seen = position, {(position.piles, position.foundations, position.waste)}
    left = [position]
    while left:
        position = left.pop()
        if position.down != start.down or len(position.stock) + len(position.waste) < unplayed:
            return True
        for move in position.legal_moves():
            following = position.after(move)
            essence = following.piles, following.foundations, following.waste
            if essence not in seen:
                seen.add(essence)
                left.append(following)
    return False


@pytest.mark.parametrize(
    ("ranks", "draw", "number"),
    [
        *CIRCLING,
        *(
            pytest.param("A23", draw, number, marks=pytest.mark.rare(seconds=0.4))
            for draw in (1, 3)
            for number in range(60)
            if ("A23", draw, number) not in CIRCLING
        ),
    ],
)
def test_a_game_that_is_said_to_circle_can_do_nothing_else(ranks: str, draw: int, number: int) -> None:
    position, chance, said = deal("klondike", small(ranks, draw), number, Options()), random.Random(number), 0
    for _ in range(LONGEST):
        moves = position.legal_moves()
        if not moves:
            break
        if is_circling(position):
            assert position.redeals or not position.stock, "the player has not seen the stock yet"
            assert not can_lead_on(position), position.board().text()
            said += 1
        position = position.after(chance.choice(position.main_moves(moves)))
    assert said or (ranks, draw, number) not in CIRCLING
