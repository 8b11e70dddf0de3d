"""How puzzles of clearing games are made: which positions are alike, and what the sound player does."""

from dataclasses import replace

from engine.goal import Goal
from engine.move import Move
from seeds.generation.puzzle_makers.clearing import canonical, obvious, solves, weights
from tests.engine.clearing_tables import dealt, table

CLEAR = Goal.read("leave:0")


def test_mirror_images_of_a_pyramid_are_alike() -> None:
    left = table(d1="7S", d2="5H", d3="2C", e1="6C", stock="8S 3D", waste="AC")
    right = table(d4="7H", d3="5C", d2="2S", e5="6D", stock="8H 3S", waste="AD")
    assert canonical(left, CLEAR) == canonical(right, CLEAR)
    assert canonical(left, Goal.read("leave:0:9")) == canonical(left, CLEAR)
    assert canonical(left, Goal.read("leave:1")) != canonical(left, CLEAR)
    assert canonical(replace(left, redeals=1), CLEAR) != canonical(left, CLEAR)
    moved = table(d1="7S", d2="5H", d3="2C", e2="6C", stock="8S 3D", waste="AC")
    assert canonical(moved, CLEAR) != canonical(left, CLEAR)


def test_mirror_images_of_peaks_are_alike() -> None:
    left = table(game="tripeaks", d1="7S", d2="5H", c1="KC", waste="4S 8C", stock="2H")
    right = table(game="tripeaks", d10="7C", d9="5S", c9="KD", waste="8H", stock="2S")
    assert canonical(left, CLEAR) == canonical(right, CLEAR)


def test_piles_that_cover_no_others_are_alike_in_any_order() -> None:
    one = table(game="golf", a="2S 5H", b="5C", waste="6S", stock="2C")
    other = table(game="golf", c="5C", g="2H 5S", waste="9D 6H", stock="2D")
    assert canonical(one, CLEAR) == canonical(other, CLEAR)
    assert canonical(table(game="golf", a="5H 2S", b="5C", waste="6S", stock="2C"), CLEAR) != canonical(
        one, CLEAR
    )


def test_the_obvious_card_begins_the_longest_streak() -> None:
    position = table(game="golf", a="5H", b="7D", c="8C", d="9C", waste="6S", stock="2C")
    assert obvious(position) == (Move.read("take b"),)
    assert obvious(table(game="golf", a="5H", waste="9S", stock="2C")) == (Move.read("draw"),)
    assert solves(table(game="golf", a="5H", waste="9S", stock="2C 4C"), CLEAR, 1)
    assert not solves(table(game="golf", a="5H", waste="9S", stock="2C 3C"), CLEAR, 1)


def test_the_obvious_pair_takes_two_cards_of_the_layout_and_uncovers_most() -> None:
    position = table(e1="2C", f1="7S", f2="6H", f4="6C", stock="6D 3C")
    assert obvious(position) == (Move.read("take f1 f2"),)
    king = table(f1="7S", f2="6H", f4="KC", stock="6D 3C")
    assert obvious(king) == (Move.read("take f4"),)
    waste = table(f1="5S", waste="7H", stock="6D 8C")
    assert obvious(waste) == (Move.read("draw"),)


def test_a_player_with_an_impossible_goal_gives_up_although_the_stock_has_no_end() -> None:
    assert not solves(table(game="pyramid passes=any", f1="5S", stock="2C 3C"), CLEAR, 1)


def test_nobody_tries_a_move_after_which_too_few_are_left() -> None:
    position = table(game="golf", a="5H", b="7D", waste="6S", stock="6C")
    assert Move.read("draw") not in weights(position, CLEAR, 2)
    assert weights(position, CLEAR, 3)[Move.read("draw")] == 1
    assert weights(position, CLEAR, None)[Move.read("take a")] > 1
    assert [*weights(dealt(1, "golf"), CLEAR, 1)] == [*dealt(1, "golf").legal_moves()]
