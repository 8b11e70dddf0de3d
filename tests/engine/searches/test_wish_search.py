"""The search of Wish in plain numbers: the same compiled and as it stands."""

import random

from engine.searches import wish_play
from engine.searches.chance import Dice
from engine.searches.wish import settle
from tests.engine.searches.test_compiled import as_it_stands


def piles(seed: int, height: int = 4) -> list[list[int]]:
    cards = [rank for rank in range(8) for _ in range(height)]
    random.Random(seed).shuffle(cards)
    return [cards[at : at + height] for at in range(0, len(cards), height)]


def test_it_is_the_same_compiled_and_as_it_stands() -> None:
    plain = as_it_stands("wish").settle
    ends = set()
    for seed in range(60):
        for budget in (1, 7, 60, 400_000):
            found = settle(piles(seed), budget)
            assert found == plain(piles(seed), budget)
            ends.add((2 * len(found[0]) == 32, found[1]))
    assert ends >= {(True, True), (False, True), (False, False)}


def test_all_of_a_rank_on_top_go_at_once() -> None:
    """Four of one rank on top: one way is enough, so that a position is looked at for each two cards."""
    pairs, is_settled, positions = settle([[rank] * 2 for rank in (3, 3, 3, 3)] + [[]] * 4, 100)
    assert is_settled
    assert len(pairs) == 4
    assert positions == 5


def test_what_cannot_be_cleared_is_left_as_low_as_can_be() -> None:
    """The sixes can go; what lies alone of its rank cannot."""
    pairs, is_settled, _ = settle([[5, 7], [6], [6], [], [], [], [], []], 100)
    assert is_settled
    assert pairs == [1 * 8 + 2]


def half_taken(seed: int) -> list[list[int]]:
    """Return piles after some pairs were taken at random."""
    table, chance = piles(seed), random.Random(seed)
    for _ in range(seed % 9):
        pairs = [
            (first, second)
            for first in range(8)
            for second in range(first)
            if table[first] and table[second] and table[first][-1] == table[second][-1]
        ]
        for place in chance.choice(pairs or [()]):
            table[place].pop()
    return table


def test_deals_that_look_alike_could_have_come_to_the_board() -> None:
    """Of each rank none, two or four are left; what is seen lies where it is seen, and all else differs."""
    for seed in range(60):
        table = half_taken(seed)
        tops, hidden = [pile[-1] if pile else -1 for pile in table], [max(0, len(pile) - 1) for pile in table]
        deals, drawn = wish_play.Deals(tops, hidden, Dice(seed)), []
        for _ in range(20):
            alike = deals.draw()
            assert [pile[-1] if pile else -1 for pile in alike] == tops
            assert list(map(len, alike)) == list(map(len, table))
            left = [card for pile in alike for card in pile]
            assert {left.count(rank) for rank in range(8)} <= {0, 2, 4}
            drawn.append(alike)
        assert len({str(alike) for alike in drawn}) > 1 or sum(hidden) < 4


def test_what_has_gone_is_drawn_as_often_as_it_can_be() -> None:
    """Six cards of two ranks, 0 0 on top: all four of rank 0, or two, with as many of another of seven ranks.

    The second pair of rank 0 can lie below in one way, and that of each other rank in six.
    """
    deals = wish_play.Deals([0, 0, -1, -1, -1, -1, -1, -1], [1, 1, 0, 0, 0, 0, 0, 0], Dice(5))
    drawn = [deals.draw()[0][0] for _ in range(8600)]
    assert 130 < drawn.count(0) < 280
    for rank in range(1, 8):
        assert 1000 < drawn.count(rank) < 1400


def test_play_is_the_same_compiled_and_as_it_stands() -> None:
    plain = as_it_stands("wish_play")
    for seed in range(25):
        table = half_taken(seed)
        tops, hidden = [pile[-1] if pile else -1 for pile in table], [max(0, len(pile) - 1) for pile in table]
        pairs = [
            first * 8 + second
            for first in range(8)
            for second in range(first + 1, 8)
            if tops[first] == tops[second] >= 0
        ]
        found = wish_play.look_ahead(tops, hidden, pairs, 30, seed)
        assert found == plain.look_ahead(tops, hidden, pairs, 30, seed)
        assert wish_play.play_simply(table, seed) == plain.play_simply(table, seed)
