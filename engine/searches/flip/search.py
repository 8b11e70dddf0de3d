"""Searches the best plays of Flip once all cards are dealt: dealing never spoils a play, so this suffices."""

from typing import Final

from engine.searches.flip.exhaustive import ExhaustiveSearch
from engine.searches.flip.hand import Hand
from engine.searches.flip.policy_adaptation import PolicyAdaptation
from engine.searches.random_generator import RandomGenerator

FEW: Final = 24
"""Exhaustive search gets a larger share of the budget for hands of at most this size."""
SHARE_OF_FEW: Final = 2
SHARE: Final = 32
"""Divisors of the budget for exhaustive search; a larger hand can have few plays as well."""
GAME: Final = 40
"""About the number of plays in a game with the whole deck."""
FULL: Final = 24
"""This many rounds of as many games adapt well; a larger budget is divided among runs instead, because a
policy may have converged to a poor local optimum."""
RUNS: Final = 4
"""The number of runs, unless the caller wants another."""


class SearchResult:
    """The best line that was found."""

    def __init__(self, line: list[int], gain: int, positions: int, is_best: bool) -> None:
        self.line = line
        """For each play four times the number of cards below it, plus its kind (see ``hand``)."""
        self.gain = gain  # by how much the line raises the score
        self.positions = positions
        self.is_best = is_best
        """Whether nothing brings more: all positions were looked at, or more is not possible."""


def search(
    cards: list[int], ties: bytes, budget: int, seed: int, most: int, runs: int = RUNS
) -> SearchResult | None:
    """Search the plays with the highest gain, within a budget; return ``None`` if it ends before any game.

    ``ties`` says what two cards have in common (see ``hand``); ``seed`` is for the random generator. No line
    can gain more than ``most``, so a line that does ends the search. A large budget is divided
    among ``runs``, each with a new policy.
    """
    exhaustive = ExhaustiveSearch(cards, ties, budget // (SHARE_OF_FEW if len(cards) <= FEW else SHARE))
    exhaustive.run()
    used = len(exhaustive.hands)
    if exhaustive.is_complete:
        line = exhaustive.best()
        return SearchResult(line, exhaustive.gain, used, is_best=True)
    adaptation = PolicyAdaptation(Hand(cards, ties), budget - used, most, RandomGenerator(seed))
    adaptation.run(_rounds(budget, runs))
    if adaptation.gain < 0:
        return None
    line = _counted(adaptation.line, len(cards))
    return SearchResult(line, adaptation.gain, budget - adaptation.left, is_best=adaptation.gain >= most)


def _rounds(budget: int, runs: int) -> int:
    """Return the number of rounds, each of as many games, on which the budget is best spent."""
    rounds = 4
    while rounds * rounds * GAME * (runs if rounds >= FULL else 1) < budget:
        rounds += 1
    return rounds


def _counted(line: list[int], size: int) -> list[int]:
    """Convert a line of plays by their places to plays by the number of cards below them at that time."""
    places = list(range(size))
    counted = []
    for play in line:
        start, kind = places.index(play >> 2), play & 3
        counted.append(4 * start + kind)
        if kind == 2:
            del places[start + 1 : start + 3]
        elif kind == 3:
            del places[start : start + 4]
    return counted
