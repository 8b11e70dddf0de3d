"""Advice for Kittyhawk: it makes progress, it wins, and it has reasons."""

import random
from dataclasses import replace

import pytest

from engine.advice import advise, best_move, play_out
from engine.advice.estimates import STUCK
from engine.advice.luck import estimate_moment
from engine.game import Position
from engine.games import find_game
from engine.games.kittyhawk import DEAL, WON, KittyhawkPosition
from engine.record import Record
from tests.engine.kittyhawk_tables import cards_at, dealt, home, table

SAMPLES = 1
"""Whether advice makes progress does not depend on the number of samples."""


def followed(position: KittyhawkPosition) -> list[KittyhawkPosition]:
    """Follow advice until the game is over or no progress is found, and return the positions."""
    positions = [position]
    while position.outcome() is None:
        advice = advise(position.board(), SAMPLES)
        if advice.reason == "stuck":
            break
        position = position.play(advice.estimates[0].move)
        positions.append(position)
    return positions


@pytest.mark.rare(seconds=15)
def test_advice_that_is_followed_never_leads_to_and_fro() -> None:
    reasons = set()
    for words in ("level=2 blind", "level=5", "level=5 open"):
        positions = followed(dealt(11, *words.split()))
        boards = {(position.piles, position.stock) for position in positions}
        assert len(boards) == len(positions)
        reasons |= {advise(position.board(), SAMPLES).reason for position in positions[:25]}
    assert reasons >= {"plan", "uncover", "deal"}


def test_an_easy_deal_is_won_by_following_advice() -> None:
    assert followed(dealt(2))[-1].outcome() == WON


@pytest.mark.rare(seconds=8)
def test_in_a_blind_game_the_cards_to_come_are_imagined_face_down_though_none_lies_so_now() -> None:
    record = Record.read("kittyhawk/1 blind #6 | move h moons | move h a | move g a | move g e")
    position = record.replay()
    assert isinstance(position, KittyhawkPosition)
    assert position.blind
    assert not any(position.face_down)
    board, order = position.board(), random.Random(6)
    stocks = [tuple(order.sample(position.stock, len(position.stock))) for _ in range(200)]
    won = sum(play_out(replace(position, stock=stock), seed).is_won for seed, stock in enumerate(stocks))
    for estimate in advise(board, 40).estimates:
        assert abs(estimate.won / estimate.samples - won / len(stocks)) < 0.25
    in_review = estimate_moment(find_game("kittyhawk"), board, 4, None, 40)
    assert abs(in_review.best.value - 100 * won / len(stocks)) < 25
    as_open = replace(position, blind=False)
    assert as_open.board() != board
    assert advise(as_open.board(), 40).estimates[0].won > 2 * advise(board, 40).estimates[0].won


def test_the_line_to_a_win_is_known_where_nothing_is_hidden() -> None:
    position = table(home(8), a="9MS", b="RM", c="RS", g="9MS 9WY", h="9WY 9LK 9LK RW RL RY RK")
    advice = advise(position.board())
    assert advice.reason == "wins"
    assert advice.estimates[0].won == advice.estimates[0].samples == 1
    assert advice.estimates[0].score == 60
    assert [name for name, _ in advice.details] == ["moves"]


def test_in_an_open_game_hints_lead_to_a_win_and_count_the_moves_to_it() -> None:
    position = dealt(13, "level=3", "open")
    positions = followed(position)
    assert positions[-1].outcome() == WON
    assert [advise(one.board(), SAMPLES).details for one in positions[-4:-1]] == [
        (("moves", left),) for left in (3, 2, 1)
    ]
    advice = [advise(one.board(), 40, DEAL if one.stock else None) for one in positions[:-1:9]]
    assert {one.reason for one in advice} == {"wins"}
    assert {estimate.samples for one in advice for estimate in one.estimates} == {1}, "no deal is imagined"


def test_in_an_open_game_the_order_of_the_stock_counts() -> None:
    for words, is_same in ((("level=3",), True), (("level=3", "open"), False)):
        position = dealt(13, *words)
        other = replace(position, stock=position.stock[::-1])
        assert (advise(position.board(), SAMPLES) == advise(other.board(), SAMPLES)) is is_same


def test_dealing_is_advised_where_nothing_else_can_be_done() -> None:
    position = table(
        home(1), a="RM", b="RS", c="RW", d="RL", e="RY", f="RK", g="5ML 3MW", h="5SW 3SK", stock="2MK 2MK 2SY"
    )
    advice = advise(position.board())
    assert advice.estimates[0].move == DEAL
    assert advice.reason == "deal"


def test_nothing_is_promised_where_nothing_leads_on() -> None:
    position = table(home(1), a="RM", b="RS", c="RW", d="RL", e="RY", f="RK", g="5ML 9MS")
    advice = advise(position.board())
    assert advice.reason == "stuck"
    assert not any(estimate.won for estimate in advice.estimates)


def test_a_card_is_sent_home_that_is_safe() -> None:
    position = dealt(1, "level=1")
    while not any(card and card.rank == "2" for card in map(position.top, range(6, 14))):
        position = position.play(DEAL)
    advice = advise(position.board(), 2)
    source = next(place for place in "abcdefgh" if cards_at(position, place).rpartition(" ")[2][:1] == "2")
    assert advice.estimates[0].move.places[0] == source


def test_players_differ_by_their_seeds_and_win_some() -> None:
    played = [play_out(dealt(deal), seed) for deal in range(6) for seed in (1, 2)]
    assert len({playout.score for playout in played}) > 1
    assert any(playout.is_won for playout in played)
    assert all(playout.is_won == (playout.score == 60) for playout in played)


def test_the_best_move_is_the_one_that_a_hint_names() -> None:
    lost = table(home(1), a="RM", b="RS", c="RW", d="RL", e="RY", f="RK", g="5ML 9MS")
    reasons = set[str]()
    for start, count in ((dealt(3, "level=1"), 5), (followed(dealt(2))[-4], 3), (lost, 1)):
        position: Position = start
        for _ in range(count):
            advice = advise(position.board())
            is_stuck = advice.reason == STUCK and not advice.estimates[0].won
            assert best_move(position.board()) == (None if is_stuck else advice.estimates[0].move)
            reasons.add(advice.reason)
            position = position.after(advice.estimates[0].move)
    assert reasons >= {"wins", "plan", "tried", STUCK}
