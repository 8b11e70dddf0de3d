"""Advice for building games: it leads on, it knows what is safe or won, and it has reasons."""

import pytest

from engine.advice import advise, best_move, play_out
from engine.advice.building.numbers import player_of, situation_of
from engine.advice.estimates import STUCK, Advice
from engine.cards.french import FrenchCard
from engine.families.building.position import WON, BuildingPosition
from engine.searches.building import search
from engine.searches.building_player.solver import LOST as FOUND_LOST
from engine.searches.building_player.solver import WON as FOUND_WON
from engine.searches.building_player.solver import Solver
from engine.solvers.building import to_problem
from tests.engine.hidden.building import twin
from tests.engine.klondike_tables import dealt, play, table
from tests.rare import SomeOf

SAMPLES = 1
"""Whether advice leads on does not depend on the number of samples."""
KINGS = {"a": "KS", "b": "KH", "c": "KD", "d": "KC"}


def followed(position: BuildingPosition, samples: int = SAMPLES) -> tuple[list[BuildingPosition], list[Advice]]:
    """Follow advice until the game is over or nothing leads on; return the positions and the advice."""
    positions, advised = [position], []
    while positions[-1].outcome() is None:
        advice = advise(positions[-1].board(), samples)
        advised.append(advice)
        if advice.reason == STUCK:
            break
        positions.append(positions[-1].play(advice.estimates[0].move))
    return positions, advised


def first(position: BuildingPosition, samples: int = SAMPLES) -> tuple[str, str]:
    """Return the advised move and the reason."""
    advice = advise(position.board(), samples)
    return advice.estimates[0].move.text, advice.reason


def test_advice_that_is_followed_never_turns_in_circles(some_of: SomeOf) -> None:
    reasons = set()
    courses = [(3, "draw=3"), (5, "draw=1"), (2, "draw=3 passes=3"), (4, "draw=1 passes=1"), (6, "draw=3 open")]
    for deal, words in some_of(courses):
        positions, advised = followed(dealt(deal, *words.split()))
        states = {
            (frozenset(zip(one.piles, one.down, strict=True)), one.foundations, one.stock, one.redeals > 0)
            for one in positions
        }
        assert len(states) > len(positions) / 4
        known = {(one.piles, one.down, one.foundations, one.stock, one.waste, one.redeals > 0) for one in positions}
        assert len(known) == len(positions)
        reasons |= {advice.reason for advice in advised}
    assert reasons >= {"draw", "uncover", "fetch", "waste"}
