"""Advice for Wish: exact where nothing is hidden; its reasons and its player."""

import pytest

from engine.advice import advise, play_out
from engine.cards.french import french_deck
from engine.games.wish import DECK, GAME, WishPosition
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.engine.playing import random_course

SAMPLES = 60
SEVENS = french_deck("7")


def dealt(number: int, *words: str) -> WishPosition:
    position = GAME.deal(number, read_options(GAME.options, words))
    assert isinstance(position, WishPosition)
    return position


def half_played(number: int, *words: str) -> WishPosition:
    """Return a deal after half of a random course."""
    start = dealt(number, *words)
    positions = [start, *(position for _, position in random_course(start, number))]
    middle = positions[len(positions) // 2]
    assert isinstance(middle, WishPosition)
    return middle


def test_every_pair_is_rated_as_asked_for() -> None:
    reasons = set()
    for number in range(1, 40):
        position = half_played(number)
        if position.outcome():
            continue
        advice = advise(position.board(), SAMPLES, also=position.legal_moves()[-1])
        assert {estimate.move for estimate in advice.estimates} == set(position.legal_moves())
        for estimate in advice.estimates:
            assert estimate.samples == SAMPLES
            assert 0 <= estimate.score <= position.score() - 2
            assert estimate.won < estimate.samples or estimate.score == 0
        reasons.add(advice.reason)
    assert reasons >= {"only", "tallest"}


def test_with_all_cards_seen_the_advice_is_the_truth() -> None:
    seen = set()
    for number in range(1, 40):
        for position in (dealt(number, "open"), half_played(number, "open")):
            if position.outcome():
                continue
            advice = advise(position.board())
            for estimate in advice.estimates:
                after = position.after(estimate.move)
                solution = solve(after, usual_budget("wish"))
                assert estimate.won == (estimate.samples if solution.verdict is Verdict.WON else 0)
                assert estimate.score == solution.score
            best = advice.estimates[0]
            assert best.score == min(estimate.score for estimate in advice.estimates)
            assert advice.reason in (("only", "wins") if best.won else ("only", "fewest"))
            seen.add(advice.reason)
    assert seen == {"only", "wins", "fewest"}


def test_four_of_a_rank_are_safe() -> None:
    others = [card for card in DECK if card not in SEVENS]
    tops = (*SEVENS, *(card for card in others if card.suit == "S" and card.rank in "89TJ"))
    below = [card for card in others if card not in tops]
    piles = tuple((*below[at * 3 : at * 3 + 3], top) for at, top in enumerate(tops))
    advice = advise(WishPosition(piles).board(), SAMPLES)
    assert advice.reason == "safe"


def test_playing_out_wins_as_often_as_is_known_of_the_tallest_piles() -> None:
    """About 30 % are won; the test of 3,000 deals allows three standard errors of at most 0.9 points."""
    won = sum(play_out(dealt(number), number).is_won for number in range(3000))
    assert won / 3000 == pytest.approx(0.305, abs=0.03)
