"""The searches of Flip, compared with the rules and with each other."""

import random
from collections.abc import Sequence

from engine.cards.flip import CARDS
from engine.games.flip import SIZE, FlipPosition
from engine.searches.flip.exhaustive import ExhaustiveSearch, missing_points
from engine.searches.flip.hand import Hand
from engine.searches.flip.policy_adaptation import PolicyAdaptation
from engine.searches.flip.upper_bound import UpperBound
from engine.searches.random_generator import RandomGenerator
from engine.solvers.flip import TIES, VERBS, card_numbers
from tests.engine.flip_hands import hand as hand_of

BUDGET = 30_000


def random_cards(seed: int, size: int) -> list[int]:
    """Return random cards, each with either side up."""
    chance = random.Random(seed)
    return [card + SIZE * chance.randrange(2) for card in chance.sample(range(SIZE), size)]


def plays_of(hand: Hand, places: Sequence[int]) -> set[str]:
    """Return the plays of the search as moves of the game."""
    found = set()
    for place in hand.active:
        for code in (hand.one[place], hand.two[place]):
            if code >= 0:
                found.add(f"{VERBS[code & 3]} {places.index(place) + 1}")
    return found


def test_the_plays_of_a_hand_are_the_legal_moves_throughout_a_game() -> None:
    for seed in range(20):
        cards, chance = random_cards(seed, 52), random.Random(seed)
        position = FlipPosition(tuple(CARDS[card] for card in cards), ())
        hand, places = Hand(cards, TIES), list(range(52))
        while True:
            legal = [move for move in position.legal_moves() if move.verb != "stop"]
            assert plays_of(hand, places) == {move.text for move in legal}
            if not legal:
                break
            move = chance.choice(legal)
            start, kind = int(move.places[0]) - 1, VERBS.index(move.verb)
            before, position = position.score(), position.after(move)
            assert hand.play(places[start], kind) == position.score() - before
            if kind >= 2:
                del places[start + 3 - kind : start + (3 if kind == 2 else 4)]


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


def test_the_upper_bound_of_small_hands() -> None:
    # 2S and TS turn 8C to AD, and then AD and 2D turn TS.
    assert UpperBound(card_numbers(hand_of("2S 8C 9D* TS")), TIES).gain() == 1
    assert UpperBound(card_numbers(hand_of("2S 8C 9D* TS 2D")), TIES).gain() == 2
