"""Advice for Blink: honest, legal, and good enough to win by."""

from engine.advice import advise, play_out
from engine.games.blink import DECK, HOLD, BlinkPosition, Grid, shared_attributes
from engine.outcome import Result
from engine.searches.blink.beam import pack_hand
from engine.searches.blink.player import Player
from engine.searches.random_generator import RandomGenerator
from engine.solvers.blink import card_numbers, to_search
from tests.engine.blink_tables import FIVE, dealt, laid, place
from tests.engine.hidden.blink import twin
from tests.engine.playing import random_course

FEW = 3
"""Samples, where it is not their number that matters."""


def other(position: BlinkPosition, seed: int) -> BlinkPosition:
    """Return a position that looks the same."""
    found = twin(position, seed)
    assert isinstance(found, BlinkPosition)
    return found


def middle(*words: str, deal: int = 5) -> list[BlinkPosition]:
    """Return the positions of a random course that are not over."""
    course = [dealt(*words, deal=deal)]
    for _, after in random_course(course[0], deal):
        assert isinstance(after, BlinkPosition)
        if after.outcome() is None:
            course.append(after)
    return course


def test_the_best_comes_first() -> None:
    for position in middle("table=snug")[::8]:
        ranks = [(estimate.won, estimate.score) for estimate in advise(position.board(), FEW).estimates]
        assert ranks == sorted(ranks, reverse=True)


def test_holding_comes_first_where_the_hold_has_room() -> None:
    position = dealt(deal=5).play(place("drawn", "F4"))
    advice = advise(position.board(), FEW)
    assert advice.estimates[0].move == HOLD
    assert advice.reason == "hold"


def test_the_share_of_wins_is_the_chance_of_a_card_that_fits() -> None:
    # One card is still to be drawn, of the 58 that are not seen; it can be placed if it matches either.
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


def test_who_plays_out_wins_more_than_careful_players_do() -> None:
    roomy = [play_out(dealt(deal=deal), 1) for deal in range(40)]
    tight = [play_out(dealt("table=tight", deal=deal), 1) for deal in range(40)]
    assert sum(played.is_won for played in roomy) >= 30
    assert sum(played.is_won for played in tight) >= 8
    assert all(played.score > 200 for played in (*roomy, *tight) if played.is_won)


def test_who_plays_out_sees_no_more_than_the_board() -> None:
    grid = to_search(Grid.of_size(9, 7), 1)
    for position in middle("table=tight")[1::7]:
        state = grid.walled(card_numbers(position.cells))
        hand = pack_hand(card_numbers(position.drawn + position.held))
        choices = set()
        for seed in range(5):
            player = Player(grid, 4, RandomGenerator(seed // 5))
            player.load(state, hand, card_numbers(other(position, seed).stock))
            choices.add(player.choose(hand))
        assert len(choices) == 1


def test_the_end_of_a_timed_game_has_the_clocks_factor() -> None:
    position = laid("F4 1RS", drawn="1YS", words=["timer=10"])
    for seconds, points in ((0, 8), (600, 4), (1200, 0)):
        assert play_out(position.at(seconds), 1).score == points
        assert advise(position.at(seconds).board(), 1).estimates[0].score == points


def test_by_following_advice_the_tight_table_is_won() -> None:
    position = dealt("table=tight", deal=1)
    while (outcome := position.outcome()) is None:
        # Where the hold has room, holding is what is advised always.
        best = HOLD if position.allows(HOLD) else advise(position.board(), 1).estimates[0].move
        position = position.play(best)
    assert outcome.result is Result.WON
