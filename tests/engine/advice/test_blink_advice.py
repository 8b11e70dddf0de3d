"""Advice for Blink: its estimates, its reasons, and its player."""

import pytest

from engine.advice import advise, best_move, play_out
from engine.game import Position
from engine.games.blink import DECK, HOLD, WON, BlinkPosition, Grid, shared_attributes
from engine.searches.blink.beam import pack_hand
from engine.searches.blink.player import Player
from engine.searches.random_generator import RandomGenerator
from engine.solvers.blink import card_numbers, to_search
from tests.engine.blink_tables import FIVE, dealt, laid, place
from tests.engine.hidden.blink import twin
from tests.engine.playing import random_course

FEW = 3
"""The number of samples in tests that do not depend on it."""


def middle(*words: str, deal: int = 5) -> list[BlinkPosition]:
    """Return the positions of a random course in which the game is not over."""
    start = dealt(*words, deal=deal)
    course = [start, *(after for _, after in random_course(start, deal))]
    return [after for after in course if isinstance(after, BlinkPosition) and after.outcome() is None]


def test_the_share_of_wins_is_the_chance_of_a_card_that_fits() -> None:
    # One of 58 unseen cards is still to be drawn; it can be placed if it matches either visible card.
    position = laid("F4 1RS", drawn="1YS", stock="2NS", words=["hold=0"])
    visible = [*filter(None, position.cells), *position.drawn]
    fitting = [card for card in DECK if any(shared_attributes(card, other) for other in visible)]
    share = (len(fitting) - 2) / 58
    assert 0.3 < share < 0.9
    for estimate in advise(position.board(), 300).estimates:
        assert abs(estimate.won / estimate.samples - share) < 0.12
        assert estimate.samples == 300


def test_reasons() -> None:
    for position, reason, details in (
        (dealt(), "first", {}), (laid("A1 1RS", drawn="2YF", held="3RM", stock="5BB"), "hold", {}),
        (laid("A1 1RS, B1 2YF, B2 3RM", drawn="1YS", words=["hold=0"]), "only", {}),
        (laid("A1 1RS", drawn="1YS", words=["hold=0"]), "scarce", {"cells": 2}),
        (laid(FIVE, drawn="1RS"), "hole", {"touched": 4, "cards": 2}),
        (laid("F4 1RS", drawn="1YS", held="2NS 5EB", words=["hold=2"]), "points", {"points": 4}),
        (laid("F4 1RS, F5 1YS", drawn="1BT", held="3GF"), "open", {}),
    ):  # fmt: skip
        advice = advise(position.board(), FEW)
        assert (advice.reason, dict(advice.details)) == (reason, details)
        ranks = [(estimate.won, estimate.score) for estimate in advice.estimates]
        assert ranks == sorted(ranks, reverse=True)


@pytest.mark.rare(seconds=5)
def test_in_an_open_game_of_one_deck_hints_follow_the_best_line_that_is_found() -> None:
    position, most = dealt("open", "table=tight", deal=7), 0.0
    while position.outcome() is None:
        board = position.board()
        advice = advise(board)
        best = advice.estimates[0]
        assert {estimate.samples for estimate in advice.estimates} == {1}
        assert [estimate.score for estimate in advice.estimates if estimate.move == HOLD] in (
            [],
            [best.score],
        )
        # A later search goes on from where an earlier one may have looked: it loses little of its line.
        assert best.won
        most = max(most, best.score)
        if advice.reason in ("line", "most"):
            assert dict(advice.details) == {"best": best.score}
        position = position.play(best.move)
    assert position.outcome() == WON
    assert position.score() == best.score > 0.95 * most > 270


def test_reasons_with_the_stock_known() -> None:
    for position, reason, best in (
        (laid("F4 1RS", drawn="1YS", stock="2NS 3BS", words=["open"]), "most", 10),
        (laid("A1 1RS", drawn="1GM", held="1YS", stock="4GB", words=["open"]), "most", 8),
        (laid("F4 1RS", drawn="1YS", stock="2YF 4GB", words=["open", "hold=0"]), "none", 6),
        (dealt("open", "hold=1", deal=9).play(place("drawn", "F4")), "short", 16),
    ):  # fmt: skip
        advice = advise(position.board())
        assert (advice.reason, dict(advice.details)) == (reason, {"best": best})
        assert bool(advice.estimates[0].won) == (reason == "most")


def test_in_an_open_game_of_more_decks_the_next_cards_come_in_their_order_in_all_samples() -> None:
    # Only if the next card is the one that the stock has, the drawn one can be placed so that both fit.
    for stock, won in (("2NS " * 40 + "1YS", True), ("4GB " * 40 + "1YS", False)):
        position = laid("F4 1RS", drawn="1YS", stock=stock, words=["decks=2", "hold=0", "open"])
        assert all(bool(estimate.won) == won for estimate in advise(position.board(), FEW).estimates)


def test_playouts_win_more_than_careful_players_do() -> None:
    roomy = [play_out(dealt(deal=deal), 1) for deal in range(40)]
    tight = [play_out(dealt("table=tight", deal=deal), 1) for deal in range(40)]
    assert sum(played.is_won for played in roomy) >= 30
    assert sum(played.is_won for played in tight) >= 8
    assert all(played.score > 200 for played in (*roomy, *tight) if played.is_won)


def test_playouts_see_no_more_than_the_board() -> None:
    grid = to_search(Grid.of_size(9, 7), 1)
    for position in middle("table=tight")[1::7]:
        state = grid.walled(card_numbers(position.cells))
        hand = pack_hand(card_numbers(position.drawn + position.held))
        choices = set()
        for seed in range(5):
            other = twin(position, seed)
            assert isinstance(other, BlinkPosition)
            player = Player(grid, 4, RandomGenerator(1))
            player.load(state, hand, card_numbers(other.stock))
            choices.add(player.choose(hand))
        assert len(choices) == 1


def test_the_end_of_a_timed_game_has_the_clocks_factor() -> None:
    position = laid("F4 1RS", drawn="1YS", words=["timer=10"])
    for seconds, points in ((0, 8), (600, 4), (1200, 0)):
        assert play_out(position.at(seconds), 1).score == points
        assert advise(position.at(seconds).board(), 1).estimates[0].score == points


@pytest.mark.parametrize("words", [(), ("hold=0", "table=tight"), ("open",)])
def test_the_best_move_is_the_one_that_a_hint_names(words: tuple[str, ...]) -> None:
    position: Position = dealt(*words, deal=8)
    for _ in range(8):
        advice = advise(position.board())
        assert best_move(position.board()) == advice.estimates[0].move
        position = position.after(advice.estimates[0].move)
        if position.outcome() is not None:
            break
