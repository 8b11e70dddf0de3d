"""The searches of Flip, compared with each other."""

import random

from engine.games.flip import SIZE
from engine.searches.flip.closed_gaps import close_bound
from engine.searches.flip.exhaustive import ExhaustiveSearch, missing_points
from engine.searches.flip.hand import Hand
from engine.searches.flip.policy_adaptation import PolicyAdaptation
from engine.searches.flip.upper_bound import UpperBound
from engine.searches.random_generator import RandomGenerator
from engine.solvers.flip import TIES

BUDGET = 30_000


def random_cards(seed: int, size: int) -> list[int]:
    """Return random cards, each with either side up."""
    chance = random.Random(seed)
    return [card + SIZE * chance.randrange(2) for card in chance.sample(range(SIZE), size)]


def test_policy_adaptation_finds_the_best_of_an_exhaustive_search_within_the_upper_bound() -> None:
    for seed in range(30):
        cards = random_cards(seed, 16)
        exhaustive = ExhaustiveSearch(cards, TIES, BUDGET)
        exhaustive.run()
        assert exhaustive.is_complete
        exhaustive.best()
        adaptation = PolicyAdaptation(
            Hand(cards, TIES), BUDGET, missing_points(bytes(cards)), RandomGenerator(seed)
        )
        adaptation.run(10)
        assert adaptation.gain == exhaustive.gain <= UpperBound(cards, TIES).gain()


def test_closed_gaps_bound_the_gain_closely() -> None:
    tight = 0
    for seed in range(300):
        chance = random.Random(seed)
        ranks = chance.sample(range(13), chance.choice((4, 6, 13)))
        pool = [card for card in range(SIZE) if card % 13 in ranks]
        dark = chance.choice((0, 0.2, 0.5))
        size = chance.randint(4, 14)
        cards = [card + SIZE * (chance.random() < dark) for card in chance.sample(pool, size)]
        exhaustive = ExhaustiveSearch(cards, TIES, BUDGET)
        exhaustive.run()
        exhaustive.best()
        bound = close_bound(cards, TIES)
        assert exhaustive.is_complete
        assert exhaustive.gain <= bound <= UpperBound(cards, TIES).gain()
        tight += exhaustive.gain == bound
    assert tight >= 290
