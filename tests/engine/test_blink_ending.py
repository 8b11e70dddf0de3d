"""How games of Blink end, their points and the clock, and the known figures (../shared/games.md, part 5)."""

from dataclasses import replace

from engine.cards.blink import BlinkCard
from engine.games.blink import HOLD
from engine.outcome import Outcome, Result
from tests.engine.blink_tables import FIVE, dealt, laid, place, reason, texts
from tests.engine.playing import random_course

# How it ends


def test_lost_when_no_card_at_hand_fits_and_the_drawn_one_cannot_be_held() -> None:
    position = laid("F4 1RS", drawn="2YF", held="4GB 4EF", stock="5YT")
    assert position.outcome() is None
    for lost in (position.play(HOLD), laid("F4 1RS", drawn="2YF"), laid("F4 1RS", held="2YF")):
        assert lost.outcome() == Outcome(Result.LOST, "no-place")
    position = laid("F4 1RS", drawn="2YF", held="4GB 4EF 1YS", stock="5YT")
    assert position.outcome() is None
    assert texts(position) == [f"place held3 {cell}" for cell in ("F3", "E4", "G4", "F5")]


CORNERED = "A1 1RS, B1 2YF, A2 4EF"
"""In the corner, a card that only a card beyond the edge could touch."""


def test_the_end_says_when_only_the_edge_was_in_the_way() -> None:
    for table, drawn, held, why in (
        (CORNERED, "1GM", "", "edge"), (CORNERED, "5BB", "1GM", "edge"),
        ("L8 1RS, L7 2YF, K8 4EF", "1GM", "", "edge"), ("F1 1RS, E1 2YF, G1 4EF, F2 3NF", "1GM", "", "edge"),
        ("F2 1RS, F1 2YF, E2 4EF, G2 4EF, F3 3NF", "1GM", "", "no-place"),
    ):  # fmt: skip
        position = laid(table, drawn=drawn, held=held, words=["hold=1"])
        assert position.outcome() == Outcome(Result.LOST, why)


def test_a_card_that_fits_only_beyond_the_edge_does_not_fit() -> None:
    position = laid(CORNERED, drawn="1GM", words=["hold=0"])
    assert texts(position) == []
    assert reason(position, place("drawn", "A0")) == "no-such-move"


def test_while_the_drawn_card_can_be_held_the_edge_loses_nothing() -> None:
    assert laid(CORNERED, drawn="1GM", stock="5BB").outcome() is None


# Points


def test_a_touching_pair_counts_twice_what_it_shares() -> None:
    for card, points in (("1YS", 4), ("1GM", 2), ("4RS", 4), ("1RS", 6)):
        position = laid("F4 1RS", drawn=card, words=["decks=2"])
        assert position.details(place("drawn", "F5")) == {"points": points}
        assert position.play(place("drawn", "F5")).score() == points


def test_every_touching_pair_counts_in_a_lost_game_too() -> None:
    position = laid(FIVE, drawn="1RS")
    assert (position.score(), position.details(place("drawn", "E4"))) == (0, {"points": 8})
    assert position.play(place("drawn", "E4")).score() == 8
    lost = laid("F4 1RS, F5 1YS", drawn="3GF")
    assert (lost.outcome(), lost.score()) == (Outcome(Result.LOST, "no-place"), 4)


def test_what_is_said_of_holding_is_the_card() -> None:
    assert laid("F4 1RS", drawn="1YS", stock="2GS").details(HOLD) == {"card": BlinkCard(1, "yellow", "star")}


def test_a_move_leaves_its_trace_where_the_card_has_gone() -> None:
    position = laid("F4 1RS", drawn="1YS", held="2GS", stock="2NS 3BS")
    for move, trace in ((place("held1", "F5"), "F5"), (place("drawn", "F3"), "F3"), (HOLD, "held2")):
        assert position.play(move).traces(move) == (trace,)


# Time


def test_the_points_of_a_won_game_are_multiplied_by_the_clock() -> None:
    for minutes in (10, 20, 30):
        for tenths, doubled in ((0, 4), (5, 3), (10, 2), (15, 1), (20, 0), (21, 0), (1000, 0)):
            won = replace(laid("F4 1RS", words=[f"timer={minutes}"]), points=277)
            at_the_end = won.at(minutes * 6 * tenths)
            assert at_the_end.outcome() == Outcome(Result.WON, "placed")
            assert at_the_end.score() == 277 * doubled // 2
            assert (
                dict(at_the_end.board().facts)["clock"]
                == f"{minutes * tenths // 10}:{minutes * 6 * tenths % 60:02}"
            )
            assert at_the_end.board().score == at_the_end.score()


def test_only_a_won_game_with_a_timer_is_multiplied_and_rounded_down() -> None:
    timed = replace(laid("F4 1RS", words=["timer=10"]), points=277)
    for seconds, score in ((1, 553), (599, 277), (601, 276), (1197, 1), (1198, 0), (1199, 0), (1201, 0)):
        assert timed.at(seconds).score() == score
    assert timed.at(-5) == timed.at(0)  # a clock that was set back shows 0
    for cards in ({"drawn": "1YS"}, {"drawn": "2YF"}, {"held": "1YS"}):
        assert replace(laid("F4 1RS", **cards, words=["timer=10"]), points=100).at(30).score() == 100
    untimed = replace(laid("F4 1RS"), points=277)
    assert untimed.at(5) is untimed
    assert (untimed.score(), untimed.board().fact("timer")) == (277, 0)
    position = laid("F4 1RS", drawn="1YS", words=["timer=10"]).at(300).play(place("drawn", "F5"))
    assert position.score() == 4 * 3 // 2  # the clock goes on with the moves


# Known figures


def test_random_play_places_every_card_as_often_as_is_known() -> None:
    deals, scores = 2_000, []
    for deal in range(deals):
        position = dealt(deal=deal).play(place("drawn", "F4"))
        *_, (_, last) = [(None, position), *random_course(position, deal)]
        if last.outcome() == Outcome(Result.WON, "placed"):
            scores.append(last.score())
    # About 87 %, four standard deviations are 3 %; about 168 points from the middle of the table.
    assert abs(len(scores) / deals - 0.87) < 0.03
    assert abs(sum(scores) / len(scores) - 168) < 2


def test_random_play_never_places_every_card_on_the_tight_table() -> None:
    for deal in range(300):
        *_, (_, last) = random_course(dealt("table=tight", deal=deal), deal)
        outcome = last.outcome()
        assert outcome is not None
        assert outcome.result == Result.LOST


def test_as_many_deals_as_is_known_are_lost_after_the_first_card() -> None:
    for hold, known in ((3, 0.086), (2, 0.16), (1, 0.30), (0, 0.56)):
        deals, lost = 3_000, 0
        for deal in range(deals):
            position = dealt(f"hold={hold}", deal=deal).play(place("drawn", "F4"))
            while position.legal_moves() == (HOLD,):
                position = position.after(HOLD)
            lost += not position.legal_moves()
        # Four standard deviations, and half a per cent for the rounding of what is known.
        assert abs(lost / deals - known) < 4 * (known * (1 - known) / deals) ** 0.5 + 0.005
