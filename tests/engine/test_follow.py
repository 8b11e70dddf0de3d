"""Follow-the-Suit, rule by rule (../shared/games.md, part 3): hands built card by card."""

from dataclasses import replace
from itertools import combinations

from engine.game import Pick
from engine.games.follow import CARDS, DECK, FollowPosition
from engine.move import Move
from engine.shuffle import shuffled
from tests.engine.follow_tables import (
    LOST,
    WON,
    cards,
    codes,
    dealt,
    exchanged,
    played,
    plays,
    refused,
    trick,
)

# The deal


def test_ten_cards_are_set_aside_then_ten_are_the_hand_and_33_the_deck() -> None:
    position = dealt(42)
    order = shuffled(DECK, 42)
    assert position.aside == order[:10]
    assert set(position.hand) == set(order[10:20])
    assert position.deck == order[20:]
    assert (len(position.hand), len(position.deck)) == (10, 33)


def test_the_hand_is_sorted_by_suit_and_from_high_to_low_with_the_joker_first() -> None:
    position = FollowPosition((), cards("2C X"), cards("AS 2S KH QD"))
    assert codes(played(position, "exchange 2S").hand) == "X AS KH QD 2C"
    order = ["X", *(rank + suit for suit in "SHDC" for rank in "AKQJT98765432")]
    for deal in range(200):
        hand = codes(dealt(deal).hand).split()
        assert hand == sorted(hand, key=order.index)


# Phase 1: the exchange


def test_any_cards_may_be_exchanged_or_none() -> None:
    position = dealt(42)
    held = codes(position.hand).split()
    choices = [chosen for count in range(11) for chosen in combinations(held, count)]
    assert [move.text for move in position.legal_moves()] == [" ".join(("exchange", *one)) for one in choices]


def test_two_cards_are_drawn_for_each_one_thrown_away_and_eight_or_more_lose_at_once() -> None:
    for count in range(11):
        before = dealt(42)
        after = exchanged(before, count)
        assert after.discards == before.hand[:count]
        assert after.deck == before.deck[2 * count :]
        assert set(after.hand) == set(before.hand[count:]) | set(before.deck[: 2 * count])
        assert after.aside == before.aside
        assert after.outcome() == (LOST if count > 7 else None)
        if count > 7:
            assert (after.score(), after.legal_moves()) == (0, ())
            assert refused(after, "trumps S").reason == "over"


def test_the_results_of_an_exchange_are_shown_before_it() -> None:
    position = dealt(42)
    held = tuple(codes(position.hand).split())
    for count, details in (
        (0, {"come": 0, "drawn": 10, "left": 33}),
        (7, {"come": 14, "drawn": 17, "left": 19}),
        (8, {"come": 16, "drawn": 18, "left": 17}),
    ):
        assert position.details(Move("exchange", held[:count])) == details
    assert position.pick() == Pick("exchange", held)
    assert played(position, "exchange").pick() is None


# Phase 3: which card may be played


def test_a_card_of_the_suit_led_or_the_joker_must_be_played_if_the_hand_has_one() -> None:
    for hand, lead, trumps, playable in (
        ("AS KH 2H QD", "9H", "none", "KH 2H"), ("X AS KH QD", "9H", "none", "X KH"),
        ("X AS QD 3C", "9H", "none", "X AS QD 3C"), ("X AS", "9H", "S", "X AS"),  # the Joker has no suit
        ("X AS", "9S", "S", "X AS"), ("AS 2H", "9H", "S", "2H"), ("AS KH 2H QD", "X", "S", "AS KH 2H QD"),
    ):  # fmt: skip
        assert plays(trick(hand, lead, trumps=trumps)) == playable
    error = refused(trick("AS 2H", "9H", trumps="S"), "play AS")
    assert error.reason == "must-follow"
    assert error.details == {"card": CARDS["AS"], "lead": CARDS["9H"], "fitting": CARDS["2H"]}


# Phase 3: which card wins


def test_joker_beats_trumps_and_trumps_beat_the_suit_led() -> None:
    for lead, reply, trumps, is_won in (
        ("9H", "TH", "none", True), ("9H", "8H", "none", False), ("KH", "AH", "none", True),
        ("2H", "3H", "none", True), ("AH", "2H", "none", False), ("TH", "JH", "none", True),
        ("9H", "TH", "S", True), ("9H", "8H", "S", False), ("9S", "TS", "S", True), ("9S", "8S", "S", False),
        ("AH", "2S", "S", True), ("2H", "AD", "S", False), ("2H", "AD", "none", False),
        ("2S", "AD", "S", False), ("AS", "X", "S", True), ("2H", "X", "none", True), ("X", "AS", "S", False),
        ("X", "2D", "none", False),
    ):  # fmt: skip
        before = trick(f"{reply} 5C", lead, trumps=trumps)
        after = played(before, f"play {reply}")
        assert after.board().fact("trick") == ("won" if is_won else "lost")
        assert {card.code for card in after.hand} == ({"5C"} if is_won else {"5C", reply, lead})
        assert codes(after.played) == (f"{lead} {reply}" if is_won else "")
        assert (after.board().fact("won"), after.board().fact("lost")) == ((1, 0) if is_won else (0, 1))


# The end


def test_the_game_is_over_with_an_empty_hand_or_more_cards_in_hand_than_in_the_deck() -> None:
    for hand, deck, moves, outcome, score in (
        ("KH", "2S 3S 4S", "play KH", WON, 3), ("KH", "", "play KH", WON, 0), ("2H", "", "play 2H", LOST, 0),
        ("KH 5C", "", "play KH", LOST, 0), ("KH AS KS QS", "2S 3S", "play KH", LOST, 0),
        ("KH AS KS", "2S 3S", "play KH", None, 1),  # equal numbers of cards in hand and deck
        ("KH AS KS", "2S 3S", "play KH, play AS, play KS", WON, 0), ("2H AS", "2S 3S", "play 2H", LOST, 0),
        ("2H AS", "2S 3S 4S", "play 2H", None, 2),
        ("KH 2C", "AS KS QS", "play KH", None, 2),  # a 2 that can never leave the hand
    ):  # fmt: skip
        position = played(trick(hand, "9H", deck=deck), *moves.split(", "))
        assert (position.outcome(), position.score()) == (outcome, score), (hand, deck)
        if outcome is not None:
            assert (position.legal_moves(), position.lead) == ((), None)
            assert refused(position, "play AS").reason == "over"
    # Cards are counted only between tricks: during a trick, three in hand and two in the deck are no loss.
    assert trick("KH AS KS", "9H", deck="2S 3S").outcome() is None


# The board


def test_the_board_shows_hand_lead_and_what_is_out_of_the_game() -> None:
    position = played(exchanged(dealt(1), 1), "trumps H")
    board = position.board()
    kinds = ["lead", "last", *["hand"] * len(position.hand), "stock", "discards", "played", "aside"]
    assert [pile.kind for pile in board.piles] == kinds
    assert board.pile("lead").cards == (position.lead,)
    assert board.pile("last").cards == ()
    assert [pile.name for pile in board.of_kind("hand")] == codes(position.hand).split()
    assert [pile.cards for pile in board.of_kind("hand")] == [(card,) for card in position.hand]
    assert board.pile("deck").cards == (None,) * 30
    assert board.pile("aside").cards == (None,) * 10
    assert board.pile("discards").cards == dealt(1).hand[:1]
    known = {"phase": "tricks", "trumps": "H", "won": 0, "lost": 0, "trick": ""}
    assert dict(board.facts) == {**known, "hand": len(board.of_kind("hand")), "open": "off"}


def test_an_open_board_shows_the_deck_with_the_next_card_last_and_the_cards_set_aside() -> None:
    closed, position = dealt(1), dealt(1, "open")
    assert replace(position, open=False) == closed
    board = position.board()
    assert board.pile("deck").cards == closed.deck[::-1]
    assert set(board.pile("aside").cards) == set(closed.aside)
    assert played(position, "exchange", "trumps H").board().pile("lead").cards == (board.pile("deck").top,)


def test_an_exchange_in_an_open_game_takes_the_next_cards_of_the_deck_which_are_seen() -> None:
    held = codes(dealt(1).hand).split()
    for count, places in ((0, ()), (1, ("deck-2",)), (7, ("deck-14",)), (10, ("deck-20",))):
        move = Move("exchange", tuple(held[:count]))
        assert dealt(1, "open").sources(move) == places
        assert dealt(1).sources(move) == ()


def test_the_trick_just_played_is_shown_lead_first() -> None:
    for card, shown, result, traces in (
        ("KH", "9H KH", "won", ("last",)), ("8H", "9H 8H", "lost", ("last", "9H", "8H")),
    ):  # fmt: skip
        after = played(trick("KH 8H 5C", "9H"), f"play {card}")
        assert after.board().pile("last").cards == cards(shown)
        assert after.board().fact("trick") == result
        assert after.traces(Move("play", (card,))) == traces


# Illegal moves


def test_illegal_moves_are_refused_with_the_reason() -> None:
    start, in_trick = dealt(1), trick("KH 5C", "9H")
    before_trumps = played(start, "exchange")
    for position, text, reason in (
        *((in_trick, text, "no-such-move") for text in ("deal", "play", "play KH 5C", "play h", "play kh",
            "play H", "trumps", "trumps X", "trumps S H", "trumps S S", "exchange none")),
        (in_trick, "trumps S", "trumps-chosen"), (in_trick, "exchange", "exchanged"),
        (in_trick, "exchange KH", "exchanged"), (in_trick, "play AD", "not-in-hand"),
        (in_trick, "play 9H", "not-in-hand"), (in_trick, "play 5C", "must-follow"),
        (start, "play JS", "exchange-first"), (start, "trumps S", "exchange-first"),
        (start, "exchange AD", "not-in-hand"), (start, "exchange JS JS", "named-twice"),
        (start, "exchange TS JS", "hand-order"), (start, "exchange JS 11", "no-such-move"),
        (start, "exchange H", "no-such-move"), (before_trumps, "play JS", "trumps-first"),
        (before_trumps, "trumps hearts", "no-such-move"),
    ):  # fmt: skip
        assert refused(position, text).reason == reason, text


def test_moves_entered_at_once_are_refused_with_the_reason() -> None:
    start = dealt(1)
    most = "exchange " + " ".join(codes(start.hand).split()[:8])
    assert refused(start, most, "trumps H").reason == "over"
    assert refused(trick("KH 5C", "9H"), "play 5C", "play KH").reason == "must-follow"
    assert refused(start, "exchange", "trumps S", "play JS").reason == "unseen-lead"


def test_cards_to_several_leads_can_be_entered_at_once_in_an_open_game() -> None:
    before = replace(trick("2S KH 8H 5C", "9H", deck="4C TC JC QC"), open=True)
    texts = ("play KH", "play 5C", "play 8H")
    assert before.play_together([Move.read(text) for text in texts]) == played(before, *texts)
    assert refused(before, "play KH", "play 8H").reason == "must-follow"


def test_a_card_to_a_lead_not_yet_seen_is_refused_in_the_same_words_whatever_the_lead_is() -> None:
    for first in ("play KH", "play 8H"):
        for second in ("play 2S", "play 5C", "play KH", "play QD"):
            found = set()
            for deck in ("9C TC JC QC", "3S TC JC QC", "QD TC JC QC", "X TC JC QC"):
                error = refused(trick("2S KH 8H 5C", "9H", deck=deck), first, second)
                assert error.reason == "unseen-lead"
                found.add((str(error), tuple(error.details.items())))
            assert len(found) == 1
