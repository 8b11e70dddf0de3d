"""The deals that the player of Wish samples."""

import random

from engine.searches.random_generator import RandomGenerator
from engine.searches.wish.player import DealSampler


def deal(seed: int) -> list[list[int]]:
    cards = [rank for rank in range(8) for _ in range(4)]
    random.Random(seed).shuffle(cards)
    return [cards[at : at + 4] for at in range(0, len(cards), 4)]


def half_played(seed: int) -> list[list[int]]:
    """Return the piles of a deal after some random pairs."""
    piles, chance = deal(seed), random.Random(seed)
    for _ in range(seed % 9):
        pairs = [
            (first, second)
            for first in range(8)
            for second in range(first)
            if piles[first] and piles[second] and piles[first][-1] == piles[second][-1]
        ]
        for place in chance.choice(pairs or [()]):
            piles[place].pop()
    return piles


def test_sampled_deals_could_have_led_to_the_board() -> None:
    """Each rank has none, two or four cards left; visible cards stay in place, and hidden cards vary."""
    for seed in range(60):
        piles = half_played(seed)
        tops, hidden = [pile[-1] if pile else -1 for pile in piles], [max(0, len(pile) - 1) for pile in piles]
        sampler, samples = DealSampler(tops, hidden, RandomGenerator(seed)), []
        for _ in range(20):
            sample = sampler.draw()
            assert [pile[-1] if pile else -1 for pile in sample] == tops
            assert list(map(len, sample)) == list(map(len, piles))
            left = [card for pile in sample for card in pile]
            assert {left.count(rank) for rank in range(8)} <= {0, 2, 4}
            samples.append(str(sample))
        assert len(set(samples)) > 1 or sum(hidden) < 4


def test_sampled_deals_are_equally_likely() -> None:
    """Two cards of rank 0 lie on a hidden card each: two more of rank 0, or a pair of a rank from 1 to 7.

    Rank 0 has one such pair left, and every other rank has six.
    """
    sampler = DealSampler([0, 0, *[-1] * 6], [1, 1, *[0] * 6], RandomGenerator(5))
    drawn = [sampler.draw()[0][0] for _ in range(8600)]
    assert 130 < drawn.count(0) < 280
    for rank in range(1, 8):
        assert 1000 < drawn.count(rank) < 1400
