"""What a hand of Flip can bring once all cards are dealt: dealing spoils nothing, so that is the game."""

from typing import Final

from engine.searches.chance import Dice
from engine.searches.flip_hand import Hand
from engine.searches.flip_learning import Learner
from engine.searches.flip_states import States

FEW: Final = 24
"""So many cards have few enough positions for all to be looked at, perhaps; then this part of the budget is
for that, and else a smaller one, for many cards can have few plays as well."""
SHARE_OF_FEW: Final = 2
SHARE: Final = 32
GAME: Final = 40
"""About so many plays are in a game of a whole deck."""
FULL: Final = 24
"""So many lessons of as many games teach well; where there is room for more, all learning begins anew several
times, for it may have settled on a way that leads less far than others."""
BEGINNINGS: Final = 4


class Found:
    """The best that was found."""

    def __init__(self, line: list[int], gain: int, positions: int, is_best: bool) -> None:
        self.line = line
        """Of each play four times the number of cards below it, and its kind (see ``flip_hand``)."""
        self.gain = gain
        """By how much the line raises the score."""
        self.positions = positions
        self.is_best = is_best
        """Whether nothing brings more: all positions were looked at, or more is not possible."""


def search(cards: list[int], ties: bytes, budget: int, seed: int, most: int) -> Found | None:
    """Look for the plays that bring most, in so many positions; return nothing if no game ended in them.

    What two cards have in common is told by ``ties`` (see ``flip_hand``); the seed is of all chance. No line
    can bring more than ``most``: what is left of the search then is spared.
    """
    states = States(cards, ties, budget // (SHARE_OF_FEW if len(cards) <= FEW else SHARE))
    states.explore()
    used = len(states.hands)
    if states.is_whole:
        line = states.best()
        return Found(line, states.gain, used, is_best=True)
    learner = Learner(Hand(cards, ties), budget - used, most, Dice(seed))
    learner.learn(_rounds(budget))
    if learner.gain < 0:
        return None
    line = _counted(learner.line, len(cards))
    return Found(line, learner.gain, budget - learner.left, is_best=learner.gain >= most)


def _rounds(budget: int) -> int:
    """Return how many lessons of as many games the budget has room for, and is best spent on."""
    rounds = 4
    while rounds * rounds * GAME * (BEGINNINGS if rounds >= FULL else 1) < budget:
        rounds += 1
    return rounds


def _counted(line: list[int], size: int) -> list[int]:
    """Return a line whose plays name places with the plays by how many cards lie below them at that time."""
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
