"""The searches of Flip, compared with each other."""

import random

from engine.games.flip import SIZE
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
