"""Follow-the-Suit: what its player sees, and what nothing tells."""

from engine.games.follow import DECK, FollowPosition
from engine.move import Move
from tests.engine.follow_tables import cards, codes, dealt, exchanged, played, trick
from tests.engine.playing import random_course

# What the player sees


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
    known = {
        "phase": "tricks",
        "trumps": "H",
        "won": 0,
        "lost": 0,
        "trick": "",
        "hand": len(board.of_kind("hand")),
    }
    assert dict(board.facts) == known


def test_the_phases_are_named() -> None:
    start = dealt(1)
    assert start.board().facts[:2] == (("phase", "exchange"), ("trumps", ""))
    assert played(start, "exchange").board().facts[:2] == (("phase", "trumps"), ("trumps", ""))
    last = played(start, "exchange", "trumps none").board()
    assert last.facts[:2] == (("phase", "tricks"), ("trumps", "none"))


def test_the_trick_just_played_is_shown_lead_first() -> None:
    won = played(trick("KH 8H 5C", "9H"), "play KH")
    assert won.board().pile("last").cards == cards("9H KH")
    assert won.board().fact("trick") == "won"
    assert won.traces(Move("play", ("KH",))) == ("last",)
    lost = played(trick("KH 8H 5C", "9H"), "play 8H")
    assert lost.board().pile("last").cards == cards("9H 8H")
    assert lost.board().fact("trick") == "lost"
    assert lost.traces(Move("play", ("8H",))) == ("last", "9H", "8H")


def test_set_aside_cards_stay_unseen_after_the_end() -> None:
    for deal in range(50):
        *_, (_, last) = random_course(dealt(deal), deal)
        board = last.board()
        assert board.outcome
        assert board.pile("aside").cards == (None,) * 10
        assert set(board.pile("deck").cards) <= {None}


def test_every_card_is_somewhere_and_only_once() -> None:
    for deal in range(100):
        for _, after in random_course(exchanged(dealt(deal), deal % 8), deal):
            assert isinstance(after, FollowPosition)
            lead = (after.lead,) if after.lead else ()
            places = after.aside + after.deck + after.hand + after.discards + after.played + lead
            assert len(places) == 53
            assert set(places) == set(DECK)
