"""First deals of clearing games: cards leave from the first move on."""

from engine.families.clearing.position import ClearingPosition
from engine.move import Move
from seeds.generation.first_deals.clearing import shows_idea
from tests.engine.clearing_tables import table


def played(position: ClearingPosition, *moves: str) -> list[ClearingPosition]:
    positions = [position]
    for move in moves:
        positions.append(positions[-1].play(Move.read(move)))
    return positions


PYRAMID = table(
    d1="2S", d2="3S", d3="4S", d4="5H", e1="7S", e2="6H", e3="KC", e4="QD", e5="AC", stock="2H 3H 4H 5S 6S"
)
GOLF = table(game="golf", a="5H", b="7D", c="8C 2S", d="9C", e="8H", waste="6S", stock="2C 3C 5C 9H")


def test_a_game_begins_with_a_choice() -> None:
    assert shows_idea([PYRAMID])
    assert not shows_idea([table(e1="7S", e2="6H", e3="5C", stock="2H 3H")])
    assert not shows_idea([table(game="golf", a="7S", b="2H", waste="6C", stock="2H 3H")])


def test_pairs_uncover_cards_without_much_drawing() -> None:
    pairs = ("take e1 e2", "take e3", "take e4 e5")
    assert shows_idea(played(PYRAMID, *pairs, "draw", "draw"))
    assert not shows_idea(played(PYRAMID, "draw", "draw", "draw"))
    assert not shows_idea(played(PYRAMID, "take e3", "take e4 e5", "draw", "draw", "draw"))
    covering = table(g7="9S", e1="7S", e2="6H", e3="KC", e4="QD", e5="AC", stock="2H 3H")
    assert not shows_idea(played(covering, *pairs, "draw", "draw"))


def test_cards_go_onto_the_waste_in_a_row() -> None:
    assert shows_idea(played(GOLF, "draw", "draw"))
    assert not shows_idea(played(GOLF, "take a", "draw", "draw"))
    assert shows_idea(played(GOLF, "take b", "take e", "take d", "draw", "draw"))
    assert not shows_idea(played(GOLF, "take b", "take e", "draw", "draw", "draw"))
