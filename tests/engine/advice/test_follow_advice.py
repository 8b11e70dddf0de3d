"""Advice for Follow-the-Suit: its estimates, its reasons, and its player."""

from dataclasses import replace

import pytest

from engine.advice import advise, play_out
from engine.games.follow import ASIDE, DECK, FollowPosition, sorted_hand
from engine.move import Move
from engine.outcome import Result
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.engine.follow_tables import cards, dealt, exchanged, played, trick
from tests.engine.playing import random_course

SAMPLES = 30
LOWEST = {"2H", "2D", "2C"}


def phases(number: int) -> list[FollowPosition]:
    """Return a deal before the exchange, before trumps, and in the tricks."""
    start = dealt(number)
    after = exchanged(start, 2)
    begun = played(after, "trumps H")
    course = [position for _, position in random_course(begun, number)]
    middle = course[len(course) // 3] if course else begun
    assert isinstance(middle, FollowPosition)
    return [start, after, begun, middle]


def test_the_best_comes_first_for_many_reasons() -> None:
    reasons = set()
    for number in range(25):
        for position in phases(number):
            advice = advise(position.board(), SAMPLES)
            assert all(0 <= one.score <= 23 * one.won / SAMPLES for one in advice.estimates)
            worth = [10 * one.won / SAMPLES + one.score for one in advice.estimates]
            assert worth == sorted(worth, reverse=True)
            reasons.add(advice.reason)
    assert len(reasons) >= 5


def test_it_says_why() -> None:
    for hand, lead, trumps, reason, move in (
        ("AH 9C", "KH", "none", "only", "play AH"), ("AH TH 9H 2H", "8H", "none", "win", "play 9H"),
        ("AS 2C 9D", "3H", "S", "ruff", "play AS"), ("X 9S 9D", "2C", "none", "joker", "play X"),
        ("9S 4D", "2C", "none", "take", "play 4D"), ("9S 4D", "X", "S", "take", "play 4D"),
    ):  # fmt: skip
        position = trick(hand, lead, trumps=trumps, deck="5C 6D 7D 8D 3S 4S 5S JD QD KD")
        advice = advise(position.board())
        assert advice.reason == reason
        if reason != "win":  # which of several winners is best is left to the samples
            assert advice.estimates[0].move.text == move


def test_with_all_cards_seen_the_advice_is_the_truth() -> None:
    seen = set()
    for number in range(1, 31):
        for closed in phases(number):
            position = replace(closed, open=True)
            if position.outcome():
                continue
            legal = position.legal_moves()
            advice = advise(position.board(), also=legal[number % len(legal)])
            for estimate in advice.estimates:
                solution = solve(position.after(estimate.move), usual_budget("follow"))
                assert estimate.won == (estimate.samples if solution.verdict is Verdict.WON else 0)
                assert estimate.score == solution.score
            best = advice.estimates[0]
            whole = solve(position, usual_budget("follow"))
            assert (best.won > 0, best.score) == (whole.verdict is Verdict.WON, whole.score)
            if advice.reason == "best":
                assert advice.details == (("left", best.score),)
            seen.add((advice.reason, best.won > 0))
    assert seen >= {("best", True), ("lost", False)}
    assert {reason for reason, _ in seen} <= {"best", "lost", "take", "only"}
    # No card wins the first trick. In the end, the two of clubs is trumps to the five of hearts.
    losing = replace(trick("AS 9D", "2C", trumps="C", deck="3S 4D 5H"), open=True)
    assert advise(losing.board()).reason == "take"
    assert advise(losing.board()).estimates[0].won


def test_a_search_that_is_cut_short_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.advice.follow.BUDGET", 1)
    position = replace(phases(1)[1], open=True)
    assert advise(position.board()).reason == "unfound"


def test_low_cards_go_in_the_exchange_and_long_suits_are_trumps() -> None:
    held = [card for card in DECK if (card.suit == "S" and card.rank in "AKQJT98") or card.code in LOWEST]
    others = [card for card in DECK if card not in held]
    position = FollowPosition(tuple(others[:ASIDE]), tuple(others[ASIDE:]), sorted_hand(held))
    advice = advise(position.board())
    assert advice.reason == "exchange"
    assert set(advice.estimates[0].move.places) >= LOWEST
    trumps = advise(exchanged(position, 0).board())
    assert trumps.estimates[0].move == Move("trumps", ("S",))
    assert (trumps.reason, trumps.details) == ("trumps", (("held", 7),))
    assert len(trumps.estimates) == 5


def test_samples_know_what_is_out_of_the_game() -> None:
    # Only the two, which was discarded, is lower than the three, so the three can never leave the hand.
    position = replace(
        trick("3H AD", "4H", deck=" ".join(f"{rank}S" for rank in "23456789TJQKA")),
        aside=cards("AC KC QC"),
        discards=cards("2H"),
    )
    assert {estimate.won for estimate in advise(position.board()).estimates} == {0}


def test_playouts_win_as_often_as_a_simple_sound_player() -> None:
    """About 35 % are won; the test of 1,500 deals allows three standard errors of 1.2 points."""
    won = sum(play_out(dealt(number), number).is_won for number in range(1500))
    assert won / 1500 == pytest.approx(0.35, abs=0.04)


def test_following_hints_wins_more_than_playouts_do() -> None:
    hinted = 0
    for number in range(1, 41):
        position = dealt(number)
        while (outcome := position.outcome()) is None:
            position = position.play(advise(position.board(), 20).estimates[0].move)
        hinted += outcome.result is Result.WON
    simply = sum(play_out(dealt(number), seed).is_won for number in range(1, 41) for seed in range(10)) / 10
    assert hinted > simply
