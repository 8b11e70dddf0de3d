"""The solver of Follow-the-Suit, compared with an exhaustive search and with known figures."""

import random
from functools import cache

import pytest

from engine.cards.french import JOKER
from engine.games.follow import DECK, TRUMPS, FollowPosition, sorted_hand
from engine.outcome import Result
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.engine.follow_tables import dealt
from tests.engine.playing import end_of

PLENTY = usual_budget("follow")
LOST = -1
"""Below every score of a win."""


@cache
def best_score(position: FollowPosition) -> int:
    """Return the best score that can be reached, by exhaustive search."""
    outcome = position.outcome()
    if outcome is not None:
        return position.score() if outcome.result is Result.WON else LOST
    return max(best_score(bare(position.after(move))) for move in position.legal_moves())


def bare(position: FollowPosition) -> FollowPosition:
    """Return a position without its history, which does not change what can be reached."""
    if position.phase != "tricks":
        return position
    return FollowPosition(
        (), position.deck, position.hand, has_exchanged=True, trumps=position.trumps, lead=position.lead
    )


def small_position(seed: int, phase: str) -> FollowPosition:
    """Return a random position with few cards, often of few ranks, so that ranks repeat."""
    chance = random.Random(seed)
    ranks = chance.choice(("4689A", "23456789TJQKA", "69K"))
    few = [card for card in DECK if card.rank in ranks] + [JOKER]
    chance.shuffle(few)
    is_trick = phase == "tricks"
    held, left = (1, 5) if is_trick else (2, 3), (4, 7) if is_trick else (6, 9)
    in_hand, in_deck = chance.randint(*held), chance.randint(*left)
    lead = few.pop() if is_trick else None
    return FollowPosition(
        (),
        tuple(few[:in_deck]),
        sorted_hand(few[in_deck : in_deck + in_hand]),
        has_exchanged=phase != "exchange",
        trumps=chance.choice(TRUMPS) if is_trick else "",
        lead=lead,
    )


def check(position: FollowPosition) -> Verdict:
    """Check that the solver finds what an exhaustive search finds, and return its verdict."""
    solution, best = solve(position, PLENTY), best_score(bare(position))
    assert solution.is_best
    cards = position.board().text(), [card.code for card in position.deck]
    assert solution.verdict is (Verdict.UNWINNABLE if best == LOST else Verdict.WON), cards
    assert solution.score == max(best, 0), cards
    end_of(position, solution)
    return solution.verdict


def test_small_positions_are_solved_as_by_exhaustive_search() -> None:
    for phase, count in (("tricks", 1200), ("trumps", 120), ("exchange", 120)):
        positions = (small_position(seed, phase) for seed in range(count))
        verdicts = [check(position) for position in positions if not position.outcome()]
        assert min(verdicts.count(Verdict.WON), verdicts.count(Verdict.UNWINNABLE)) >= 10


def test_whole_deals_are_won_as_often_as_is_known() -> None:
    """92.8 % of 2,000 deals are won; the test of 200 allows three standard errors of 1.8 points."""
    found = [(number, solve(dealt(number), PLENTY)) for number in range(200)]
    for number, solution in found:
        assert solution.is_best
        assert solution.positions <= PLENTY
        end_of(dealt(number), solution)
    won = [solution.score for _, solution in found if solution.verdict is Verdict.WON]
    assert len(won) / len(found) == pytest.approx(0.928, abs=0.055)
    assert sum(filter(None, won)) / len(won) == pytest.approx(12.3, abs=1.5)
