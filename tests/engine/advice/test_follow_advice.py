"""Advice for Follow-the-Suit: made of the board alone, legal, and better than playing simply."""

import pytest

from engine.advice import advise, play_out
from engine.advice.follow import REASONS
from engine.games.follow import ASIDE, DECK, FollowPosition, sorted_hand
from engine.move import Move
from engine.outcome import Result
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.engine.follow_tables import dealt, exchanged, played, trick
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


def test_what_is_proposed_can_be_played_and_the_best_comes_first() -> None:
    reasons = set()
    for number in range(25):
        for position in phases(number):
            if position.outcome():
                continue
            advice = advise(position.board(), SAMPLES)
            for estimate in advice.estimates:
                assert position.allows(estimate.move)
                assert 0 <= estimate.won <= estimate.samples == SAMPLES
                assert 0 <= estimate.score <= 23 * estimate.won / SAMPLES
            worth = [10 * estimate.won / SAMPLES + estimate.score for estimate in advice.estimates]
            assert worth == sorted(worth, reverse=True)
            reasons.add(advice.reason)
    assert reasons <= set(REASONS)
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
    """Nothing lower than the three is left but the two that went in the exchange: it can never go."""
    position = FollowPosition(
        tuple(card for card in DECK if card.code in "AC KC QC"),
        tuple(card for card in DECK if card.suit == "S"),
        tuple(card for card in DECK if card.code in "3H AD"),
        has_exchanged=True,
        trumps="none",
        lead=next(card for card in DECK if card.code == "4H"),
        discards=tuple(card for card in DECK if card.code == "2H"),
    )
    assert {estimate.won for estimate in advise(position.board()).estimates} == {0}


def test_playing_out_wins_as_often_as_a_simple_sound_player() -> None:
    """About 35 %; of 1,500 deals that is right to 1.2, and three times that is allowed."""
    won = sum(play_out(dealt(number), number).is_won for number in range(1500))
    assert won / 1500 == pytest.approx(0.35, abs=0.04)


def test_playing_out_goes_on_from_anywhere_and_wins_no_more_than_there_is() -> None:
    for number in range(40):
        for position in phases(number):
            ends = [play_out(position, seed) for seed in range(5)]
            best = solve(position, usual_budget("follow"))
            assert best.score is not None
            assert all(end.score <= best.score for end in ends)
            assert best.verdict is Verdict.WON or not any(end.is_won for end in ends)


def test_playing_out_the_last_trick_is_playing_it() -> None:
    assert play_out(trick("AH", "KH", deck="2S"), 1).is_won
    assert play_out(trick("AH", "KH", deck="2S"), 1).score == 1
    assert not play_out(trick("QH", "KH", deck="2S"), 1).is_won
    won = trick("AH", "KH", deck="2S").play(Move("play", ("AH",)))
    outcome = won.outcome()
    assert outcome is not None
    assert outcome.result is Result.WON
    assert play_out(won, 1).score == 1


def test_who_follows_the_hints_wins_more_than_who_plays_simply() -> None:
    hinted = 0
    for number in range(1, 41):
        position = dealt(number)
        while position.outcome() is None:
            position = position.play(advise(position.board(), 20).estimates[0].move)
        outcome = position.outcome()
        hinted += outcome is not None and outcome.result is Result.WON
    simply = sum(play_out(dealt(number), seed).is_won for number in range(1, 41) for seed in range(10)) / 10
    assert hinted > simply
