"""The search of Wish in plain numbers: the same compiled and as it stands."""

import random

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
