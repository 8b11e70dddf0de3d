"""What players of Follow-the-Suit type, in many spellings."""

import pytest

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError, RefusedError
from engine.game import Position
from engine.games.follow import CARDS, FollowPosition
from engine.reading import read_moves
from tests.engine.effort import at_most
from tests.engine.hidden.follow import twin

DECK = "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C KD QD JD 9D"


def cards(text: str) -> tuple[FrenchCard, ...]:
    return tuple(CARDS[code] for code in text.split())


def begun(hand: str) -> FollowPosition:
    return FollowPosition((), cards(DECK), cards(hand))


def at_trumps(hand: str) -> FollowPosition:
    return FollowPosition((), cards(DECK), cards(hand), has_exchanged=True)


def at_trick(hand: str, lead: str) -> FollowPosition:
    return FollowPosition((), cards(DECK), cards(hand), has_exchanged=True, trumps="S", lead=CARDS[lead])


def read(position: FollowPosition, text: str) -> list[str]:
    return [move.text for move in read_moves(position, text)]


def refusal(position: Position, text: str) -> RefusedError:
    """Return the error with which a line is refused, read or not."""
    with pytest.raises((InvalidMoveError, IllegalMoveError)) as caught:
        position.play_together(read_moves(position, text))
    return caught.value


def reason(position: Position, text: str) -> str:
    return refusal(position, text).reason


HELD = "X TS 2S QH 5H AD TD"


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # An exchange.
        (begun(HELD), ["exchange 2S 5H"], ("exchange 2s 5h", "exchange 5h 2s", "EXCHANGE 2S 5H",
            "exchange 2s, 5h", "discard 2♠, 5♥", "discard 2♠\ufe0f 5♡", "discard the 2s and the 5h",
            "exchange two of spades, five of hearts", "exchange 2 of spades and 5 hearts",
            "exchange 2s5h", "exchange 2♠5♥", "exchange ♠2 ♥5", "exchange s2 h5", "exchange 2 s 5 h",
            "exchange 2 5", "swap 2s & 5h", "change 2s + 5h", "2s 5h", "2s-5h", "Exchange 2s, 5h.",
            "2 ♠ 5 ♥")),
        # Keeping all.
        (begun(HELD), ["exchange"], ("exchange", "exchange none", "exchange nothing",
            "Exchange no cards", "keep", "keep all", "KEEP ALL CARDS", "keep everything",
            "discard none", "none", "nothing")),
        # A card.
        (at_trick(HELD, "9H"), ["play QH"], ("qh", "QH", "Q♥", "q♥\ufe0f", "play qh",
            "play the queen of hearts", "queen of hearts", "Queen Hearts", "q h", "hq", "♥Q", "q",
            "queen", "play q", "play queen", "q of hearts", "my queen")),
        # A ten.
        (at_trick(HELD, "9S"), ["play TS"], ("10s", "ts", "TS", "10♠", "10 of spades", "ten of spades",
            "10 s", "s10")),
        # The joker.
        (at_trick(HELD, "9S"), ["play X"], ("joker", "Joker", "play joker", "the joker", "x", "play x",
            "jk", "🃏")),
    ):  # fmt: skip
        for line in lines:
            assert read(position, line) == moves, line


def test_any_card_may_be_named() -> None:
    for text, move in (
        ("discard joker", "exchange X"), ("exchange x 10s td", "exchange X TS TD"),
        ("exchange 🃏, 1d", "exchange X AD"), ("exchange ace", "exchange AD"),
        ("exchange queen, joker", "exchange X QH"), ("exchange all", "exchange X TS 2S QH 5H AD TD"),
        ("discard my cards: 2s", "exchange 2S"),
    ):  # fmt: skip
        assert read(begun(HELD), text) == [move]


def test_trumps_may_be_typed_in_many_ways() -> None:
    for text, trumps in (
        ("trumps hearts", "H"), ("hearts", "H"), ("HEARTS", "H"), ("heart", "H"), ("h", "H"), ("♥", "H"),
        ("♥\ufe0f", "H"), ("♡", "H"), ("trumps h", "H"), ("trump ♥", "H"), ("hearts trumps", "H"),
        ("trumps: spades", "S"), ("s", "S"), ("diamonds", "D"), ("♣", "C"), ("none", "none"),
        ("no trumps", "none"), ("No Trump", "none"), ("no-trumps", "none"), ("notrumps", "none"),
        ("nt", "none"), ("trumps none", "none"), ("trumps: no", "none"), ("none trumps", "none"),
    ):  # fmt: skip
        assert read(at_trumps(HELD), text) == [f"trumps {trumps}"]


def test_a_suit_told_twice_is_one() -> None:
    for text in ("♥ hearts", "♥ Hearts!", "“h hearts”", "ｈ"):
        assert read(at_trumps(HELD), text) == ["trumps H"]
        assert read(begun(HELD), f"keep, trumps {text}") == ["exchange", "trumps H"]


def test_two_suits_are_two_choices_still() -> None:
    assert read(at_trumps(HELD), "♥ spades") == ["trumps H", "trumps S"]


def test_exchange_and_trumps_may_stand_in_one_line() -> None:
    for text, moves in (
        ("exchange 2s 5h trumps hearts", ["exchange 2S 5H", "trumps H"]),
        ("2s 5h hearts trumps", ["exchange 2S 5H", "trumps H"]),
        ("exchange 2s, then trumps ♣", ["exchange 2S", "trumps C"]),
        ("exchange 2s no trumps", ["exchange 2S", "trumps none"]),
        ("keep, trumps hearts", ["exchange", "trumps H"]),
        ("keep all trumps hearts", ["exchange", "trumps H"]), ("keep no trumps", ["exchange", "trumps none"]),
        ("exchange none trumps hearts", ["exchange", "trumps H"]),
        ("none, trumps none", ["exchange", "trumps none"]), ("exchange; trumps d", ["exchange", "trumps D"]),
        ("keep nt", ["exchange", "trumps none"]),
    ):  # fmt: skip
        position = begun(HELD)
        assert read(position, text) == moves
        assert position.play_together(read_moves(position, text)).trumps == moves[1].split()[1]


def test_what_may_mean_something_else_is_no_exchange() -> None:
    for text in (
        "keep hearts", "keep 2s", "keep all hearts", "keep none", "exchange hearts", "exchange 2s h", "h s",
    ):  # fmt: skip
        assert reason(begun(HELD), text) == "unreadable"


def test_a_rank_alone_is_the_only_card_of_it_that_can_be_played() -> None:
    position = at_trick("TS 2S QH TD", "9S")
    assert read(position, "10") == ["play TS"]
    assert read(position, "two") == ["play 2S"]
    assert reason(at_trick("TS 2S QH TD", "9C"), "t") == "several-cards"
    with pytest.raises(InvalidMoveError) as caught:
        read_moves(at_trick("TS 2S QH TD", "9C"), "t")
    assert caught.value.details == {"one": CARDS["TS"], "other": CARDS["TD"]}


def test_a_rank_alone_that_cannot_be_played_is_refused_for_what_it_is() -> None:
    assert reason(at_trick("TS 2S QH TD", "9S"), "q") == "must-follow"
    assert reason(at_trick("TS 9D QH QD", "9S"), "q") == "must-follow"
    assert reason(at_trumps("TS 2S QH TD"), "t") == "trumps-first"
    assert reason(at_trick("TS 2S QH TD", "9S"), "k") == "no-such-card"


def test_a_suit_alone_is_the_only_card_of_it_that_can_be_played() -> None:
    position = at_trick("TS QH TD 2D", "9C")
    assert read(position, "hearts") == ["play QH"]
    assert read(position, "♠") == ["play TS"]
    assert read(position, "play s") == ["play TS"]
    assert reason(position, "d") == "several-cards"
    assert reason(position, "c") == "no-such-card"
    assert read(at_trick("TS QH TD 2D", "9S"), "s") == ["play TS"]


def test_a_rank_alone_in_an_exchange_is_the_only_card_of_it() -> None:
    assert reason(begun(HELD), "exchange 10") == "several-cards"
    assert reason(begun(HELD), "exchange 9") == "no-such-card"


def test_what_can_be_read_but_not_played_is_refused_for_what_is_wrong() -> None:
    start, trumps, trick = begun(HELD), at_trumps(HELD), at_trick(HELD, "9H")
    assert reason(start, "play qh") == "exchange-first"
    assert reason(start, "hearts") == "exchange-first"
    assert reason(start, "trumps none") == "exchange-first"
    assert reason(start, "exchange kd") == "not-in-hand"
    assert reason(start, "exchange 2s 2s") == "named-twice"
    assert reason(start, "keep play qh") == "unseen-lead"
    assert reason(trumps, "qh") == "trumps-first"
    assert reason(trumps, "exchange 2s") == "exchanged"
    assert reason(trumps, "hearts spades") == "trumps-chosen"
    assert reason(trick, "ad") == "must-follow"
    assert reason(trick, "kh") == "not-in-hand"
    assert reason(trick, "none") == "trumps-chosen"
    assert reason(trick, "keep") == "exchanged"
    assert reason(trick, "qh 5h") == "unseen-lead"


def test_what_makes_no_sense_cannot_be_read() -> None:
    for text in ("", " ", "play", "trumps", "all", "hello", "qhh", "11s", "🂡", "and the", "q~"):
        for position in (begun(HELD), at_trumps(HELD), at_trick(HELD, "9H")):
            with pytest.raises(InvalidMoveError) as caught:
                read_moves(position, text)
            assert caught.value.reason == "unreadable"
            assert caught.value.details == {"text": text}


def test_a_refusal_of_several_cards_is_the_same_whatever_the_next_lead_is() -> None:
    position = at_trick(HELD, "9H")
    for text in ("qh 5h", "qh q", "qh h", "q 2", "5h joker", "qh kd"):
        said = set()
        for seed in range(20):
            error = refusal(twin(position, seed), text)
            said.add((error.reason, str(error), tuple(error.details.items())))
        assert len(said) == 1


def test_long_lines_are_read_quickly() -> None:
    for text in ("2s " * 166, "2s" * 250, "h s " * 125, "trumps " * 71, "a" * 500, "q " * 250):
        for position in (begun(HELD), at_trumps(HELD), at_trick(HELD, "9H")):
            with at_most(100_000):
                assert reason(position, text)
