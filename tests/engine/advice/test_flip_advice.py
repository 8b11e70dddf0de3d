"""Advice for Flip: its estimates, its reasons, and its player."""

import random
from dataclasses import replace

from engine.advice import advise, play_out
from engine.cards.flip import LIGHT_CARDS
from engine.games.flip import DEAL_MATCH, DEALS, STOP, FlipPosition
from engine.solvers import solve
from tests.engine.flip_hands import dealt, hand, plays
from tests.engine.playing import random_course

FEW = 2
"""The number of samples in tests in which only the form of advice matters."""
PERFECT_HAND = "9S* 4D TC 9H*"
"""Both ends dark and of one rank: all four can go."""


def under_way(deal: int, *options: str) -> list[FlipPosition]:
    """Return some positions of a game played at random, before and after the stock is empty."""
    start = dealt(deal, *options)
    course = [start, *(position for _, position in random_course(start, deal))]
    positions = [position for position in course if isinstance(position, FlipPosition)]
    return [position for position in positions[::7] if position.outcome() is None]


def test_every_legal_move_is_rated_except_stopping_and_the_best_comes_first() -> None:
    for position in under_way(1):
        advice = advise(position.board(), FEW)
        assert {estimate.move for estimate in advice.estimates} == set(position.legal_moves()) - {STOP}
        scores = [estimate.score for estimate in advice.estimates]
        assert scores == sorted(scores, reverse=True)
        assert {estimate.samples for estimate in advice.estimates} == {FEW if position.stock else 1}


def test_removed_cards_may_be_in_the_stock_because_the_board_does_not_name_them() -> None:
    shown, gone = hand("2S 8C 9D* TS", "KH KD"), hand("2S 8C 9D* TS", "7C 7D")
    assert shown.board() == gone.board()
    assert advise(shown.board(), FEW) == advise(gone.board(), FEW)


def test_with_stock_left_dealing_to_the_next_play_is_proposed_and_no_play_promises_more() -> None:
    advice = advise(hand("2S 8C 9D* TS 2D", "KH KD 4C").board(), FEW)
    assert [estimate.move.text for estimate in advice.estimates[:3]] == ["deal match", "deal", "deal all"]
    assert (advice.reason, advice.details) == ("deal", (("left", 3),))
    assert advice.estimates[3].move.text == "turn 1"
    assert advice.estimates[0].score >= advice.estimates[3].score


def test_with_an_open_stock_every_legal_move_is_rated_once_in_the_deal_itself() -> None:
    for position in under_way(2, "open"):
        advice = advise(position.board(), FEW)
        assert {estimate.move for estimate in advice.estimates} == set(position.legal_moves()) - {STOP}
        scores = [estimate.score for estimate in advice.estimates]
        assert scores == sorted(scores, reverse=True)
        assert {estimate.samples for estimate in advice.estimates} == {1}


def test_with_an_open_stock_the_best_line_says_whether_to_play_or_to_deal() -> None:
    """The cards are few enough for the solver to prove what each move is worth."""
    reasons = set()
    for seed in range(16):
        chance = random.Random(seed)
        *cards, last, after_it = chance.sample(LIGHT_CARDS, 8 + seed % 8)
        cards = [chance.choice((card, card.turned)) for card in cards]
        position = FlipPosition(tuple(cards), (last, after_it), open=True)
        advice = advise(position.board())
        best, *others = advice.estimates
        worth = {one.move: solve(position.after(one.move), 100_000) for one in advice.estimates}
        assert all(solution.is_best and solution.score is not None for solution in worth.values())
        most = max(solution.score or 0 for solution in worth.values())
        assert all(one.score == worth[one.move].score for one in advice.estimates)
        assert dict(advice.details) == {"best": most, "proven": "on"}
        expected = "none" if most == position.score() else "now" if best.move not in DEALS else "later"
        assert advice.reason == expected
        if best.move in DEALS:
            assert best.move == DEAL_MATCH
            assert all(one.move in DEALS or one.score < most for one in others)
        reasons.add(advice.reason)
    assert reasons == {"now", "later", "none"}


def test_without_stock_an_open_game_gets_the_same_advice() -> None:
    for position in under_way(1):
        if not position.stock:
            assert advise(replace(position, open=True).board(), FEW) == advise(position.board(), FEW)


def test_a_play_that_wins_is_proposed() -> None:
    advice = advise(hand(PERFECT_HAND).board())
    assert [(estimate.move.text, estimate.won, estimate.score) for estimate in advice.estimates] == [
        ("remove-four 1", 1, 104.0),
        ("turn-four 1", 1, 104.0),
    ]
    assert advice.reason == "perfect"


def test_stopping_is_rated_only_where_it_is_asked_for() -> None:
    board = hand(PERFECT_HAND).board()
    assert STOP not in [estimate.move for estimate in advise(board, FEW).estimates]
    last = advise(board, FEW, STOP).estimates[-1]
    assert (last.move, last.won, last.samples, last.score) == (STOP, 0, 1, board.score)


def test_the_only_play_is_proposed_as_such() -> None:
    position = hand("2S 8C 9D* TS")
    assert plays(position) == ["turn 1"]
    advice = advise(position.board(), FEW)
    assert [(estimate.move.text, estimate.score) for estimate in advice.estimates] == [("turn 1", 98.0)]
    assert advice.reason == "only"


def test_on_small_hands_every_play_is_rated_as_it_is_worth() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        cards = tuple(chance.choice((card, card.turned)) for card in chance.sample(LIGHT_CARDS, 16))
        position = FlipPosition(cards, ())
        advice = advise(position.board())
        scores = []
        for estimate in advice.estimates:
            solution = solve(position.after(estimate.move), 100_000)
            assert solution.is_best
            assert estimate.score == solution.score
            scores.append(estimate.score)
        details = dict(advice.details)
        if len(scores) > 1:
            assert (details["plays"], details["equal"]) == (len(scores), scores.count(max(scores)))
        if advice.reason == "best":
            assert details["other"] == scores[1] < scores[0] == details["best"]


def test_a_sound_player_does_far_better_than_chance_and_less_well_than_a_long_search() -> None:
    played = [play_out(dealt(deal), deal) for deal in range(20)]
    assert 70 < sum(playout.score for playout in played) / len(played) < 80
    assert [playout.is_won for playout in played] == [playout.score == 104 for playout in played]
