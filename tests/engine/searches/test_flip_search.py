"""The two searches of Flip against one another, and compiled against as they stand."""

import random
import sys
from collections.abc import Sequence

import pytest

from engine.games.flip import SIZE, FlipPosition
from engine.searches.chance import Dice
from engine.searches.flip import search
from engine.searches.flip_bound import Bound
from engine.searches.flip_hand import Hand
from engine.searches.flip_learning import Learner
from engine.searches.flip_states import States, weight_of
from engine.shuffle import shuffled
from engine.solvers.flip import KNOWN_TIES, VERBS
from tests.engine.flip_hands import cards as cards_of
from tests.engine.searches.test_compiled import as_it_stands

BUDGET = 30_000


def mixed(seed: int, size: int) -> list[int]:
    """Return so many cards with any side up."""
    chance = random.Random(seed)
    return [card + SIZE * chance.randrange(2) for card in chance.sample(range(SIZE), size)]


def plays_of(hand: Hand, places: Sequence[int]) -> set[str]:
    """Return the plays that a hand knows of, written as the game does."""
    found = set()
    for place in hand.active:
        for code in (hand.one[place], hand.two[place]):
            if code >= 0:
                found.add(f"{VERBS[code & 3]} {places.index(place) + 1}")
    return found


@pytest.mark.parametrize("seed", range(20))
def test_the_plays_of_a_hand_are_those_of_the_game_all_along(seed: int) -> None:
    cards, chance = mixed(seed, 52), random.Random(seed)
    hand, position, places = Hand(cards, KNOWN_TIES), FlipPosition(tuple(cards), ()), list(range(52))
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


@pytest.mark.parametrize("seed", range(30))
def test_learning_finds_the_best_of_what_can_be_looked_at_wholly(seed: int) -> None:
    cards = mixed(seed, 16)
    states = States(cards, KNOWN_TIES, BUDGET)
    states.explore()
    assert states.is_whole
    states.best()
    learner = Learner(Hand(cards, KNOWN_TIES), BUDGET, weight_of(bytes(cards)), Dice(seed))
    learner.learn(10)
    assert learner.gain == states.gain


@pytest.mark.parametrize("seed", range(30))
def test_nothing_brings_more_than_the_bound(seed: int) -> None:
    cards = mixed(seed, 16)
    states = States(cards, KNOWN_TIES, BUDGET)
    states.explore()
    states.best()
    assert Bound(cards, KNOWN_TIES).most() >= states.gain


def test_the_bound_of_a_hand_by_hand() -> None:
    # 2S and TS turn 8C to AD, and then AD and 2D turn TS.
    assert Bound([*cards_of("2S 8C 9D* TS")], KNOWN_TIES).most() == 1
    assert Bound([*cards_of("2S 8C 9D* TS 2D")], KNOWN_TIES).most() == 2


@pytest.mark.parametrize("size", [12, 24, 52])
def test_what_is_found_is_the_same_compiled_and_as_it_stands(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = list(shuffled(range(SIZE), size))[:size]
    usual = search(cards, KNOWN_TIES, 4_000, 1, Bound(cards, KNOWN_TIES).most())
    for name in ("chance", "flip_hand", "flip_states", "flip_learning", "flip_bound"):
        monkeypatch.setitem(sys.modules, f"engine.searches.{name}", as_it_stands(name))
    most = as_it_stands("flip_bound").Bound(cards, KNOWN_TIES).most()
    other = as_it_stands("flip").search(cards, KNOWN_TIES, 4_000, 1, most)
    assert usual is not None
    assert (usual.line, usual.gain, usual.positions) == (other.line, other.gain, other.positions)
