"""Wish, rule by rule (../shared/games.md, part 1): boards built by hand, and the examples."""

import pytest

from engine.cards.french import FrenchCard
from engine.errors import InvalidMoveError
from engine.games.wish import GAME, WishPosition
from engine.move import Move
from engine.options import read_options
from engine.outcome import Outcome, Result
from engine.reading import read_moves
from engine.reading.words import as_french, as_rank
from engine.record import Record
from tests.engine.lines import read, refusal
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

CLOSED = read_options(GAME.options, [])
OPEN = read_options(GAME.options, ["open"])


def piles(text: str, *, is_open: bool = False) -> WishPosition:
    """Return a position from piles separated by ``/``, each with its bottom card first."""
    cards = tuple(tuple(FrenchCard(*code) for code in pile.split()) for pile in text.split("/"))
    return WishPosition(cards + ((),) * (8 - len(cards)), is_open)


def dealt(number: int) -> WishPosition:
    position = GAME.deal(number, CLOSED)
    assert isinstance(position, WishPosition)
    return position


def pairs(position: WishPosition) -> list[str]:
    return ["".join(move.places) for move in position.legal_moves()]


def test_only_the_top_card_of_a_pile_lies_face_up_unless_the_game_is_open() -> None:
    for options, hidden in ((CLOSED, 3), (OPEN, 0)):
        for pile in GAME.deal(42, options).board().piles:
            assert (pile.hidden, len(pile.cards), pile.top is None) == (hidden, 4, False)
    opened = GAME.deal(42, OPEN)
    assert isinstance(opened, WishPosition)
    assert dealt(42).piles == opened.piles


def test_two_face_up_cards_of_one_rank_can_go() -> None:
    assert pairs(piles("9S/KS/7S/7H/8S/KH/TS/TD")) == ["bf", "cd", "gh"]
    assert pairs(piles("8S 7S/8H", is_open=True)) == []


def read_pairs(position: WishPosition, text: str) -> str:
    """Return the pairs that a line means."""
    return " ".join("".join(move.places) for move in read_moves(position, text))


def test_the_example_of_the_page() -> None:
    position = piles("9H 9S/8H KS/TH 7S/QH 7H/8S/QS KH/JS TS/AS TD")
    position = position.play_together(read_moves(position, "cd bf gh"))
    tops = [pile.top.code if pile.top else "" for pile in position.board().piles]
    assert tops == ["9S", "8H", "TH", "QH", "8S", "QS", "JS", "AS"]
    assert pairs(position) == ["be", "df"]


def test_illegal_moves_are_refused_with_the_reason() -> None:
    for move, reason in (
        ("take a b", "not-a-pair"), ("take b a", "not-a-pair"), ("take c a", "pile-order"),
        ("take a a", "one-pile"), ("take a h", "empty-pile"), ("take a z", "no-such-move"),
        ("take a", "no-such-move"), ("take a c d", "no-such-move"), ("deal a c", "no-such-move"),
    ):  # fmt: skip
        assert piles("7S/8S/7H").refusal(Move.read(move)).reason == reason
    cleared = piles("7S/7H/7D/7C 8S/8H").play(Move("take", ("a", "b")))
    assert cleared.refusal(Move("take", ("a", "c"))).reason == "empty-pile"
    # If one pair of a line is illegal, none is taken, and every card has to be face up already.
    assert refusal(piles("7S/7H/7D/7C 8S/8H"), "ab, ac")[0] == "face-down"
    assert refusal(piles("7S/7H/8S/9H"), "ab cd")[0] == "not-a-pair"


def test_the_game_ends_without_pairs_and_is_won_without_cards() -> None:
    for position, result, reason, score in (
        (piles("7S/7H"), Result.WON, "cleared", 0),
        (piles("8S 7S/9S 7H"), Result.LOST, "no-pair", 2),
    ):
        after = position.play(Move("take", ("a", "b")))
        assert (after.outcome(), after.score()) == (Outcome(result, reason), score)
    assert (dealt(42).score(), piles("7S 8S/9S").score()) == (32, 3)


def test_lost_before_the_first_move_says_so_but_not_after_the_first_pair() -> None:
    deal = next(deal for deal in range(10_000) if not GAME.deal(deal, CLOSED).legal_moves())
    assert GAME.deal(deal, CLOSED).outcome() == Outcome(Result.LOST, "no-first-pair")
    first = (next(random_course(GAME.deal(deal, CLOSED), deal), None) for deal in range(10_000))
    position = next(after for _, after in filter(None, first) if not after.legal_moves())
    assert (position.score(), position.outcome()) == (30, Outcome(Result.LOST, "no-pair"))


# Typed lines


def test_pairs_may_be_typed_in_many_ways() -> None:
    for cards, pairs_read, lines in (
        ("TS/9S/TD", "ac", ("ac", "AC", " a  c ", "ca", "a c", "(a c)", "“ac”!", "ＡＣ", "a\u200bc",
            "[a] ‘c’?", "a c · 10♠ 10♦", "take a c", "TAKE C A", "ts td", "10s 10d", "T♠ T♦", "10♠ 10♦\ufe0f",
            "a+c", "take a and c", "move ac", "a/c", "a → c", "A–C", "a & c", "a; c", "a-c")),
        ("7S/7H/8S/8H", "ab cd", ("ab cd", "AB CD", "abcd", "ab,cd", "a b c d", "take a b, take c d",
            "7s 7h 8s 8h")),
        ("7S/7H/8S/8H", "cd ab", ("cd ab",)),
        ("TS/TH/TD/TC", "ab", ("10♠ 10♥", "10♤ 10♡", "10♠\ufe0e 10♥\ufe0e", "T♠\ufe0f T♥\ufe0f")),
        ("TS/TH/TD/TC", "cd", ("10♦ 10♣", "10♢ 10♧", "10♦\ufe0e 10♣\ufe0e", "T♦\ufe0f T♣\ufe0f")),
    ):  # fmt: skip
        for line in lines:
            assert read_pairs(piles(cards), line) == pairs_read, line
            assert not refusal(piles(cards), line)[0]


def test_a_rank_names_the_pair_of_it_on_top() -> None:
    kings = "9D/7C/JC/JH/KD/9S/KS/QH"
    for pairs_read, lines in (
        ("eg", ("kings", "K K", "kk", "KK", "k", "king king", "king and king", "the two kings", "both kings",
            "a pair of kings", "take the kings", "K♠ K", "k♦ king", "e k")),
        ("af", ("9 9", "99", "9s", "nines", "9 with 9", "2 nines")),
        ("eg af", ("kings nines", "k k 9 9", "kk, 9s")),
    ):  # fmt: skip
        for line in lines:
            assert read_pairs(piles(kings), line) == pairs_read, line
            assert not refusal(piles(kings), line)[0]
    assert read_pairs(piles("AC/7S/AH/8S"), "a a") == "ac"
    assert read_pairs(piles(kings), "9s 9") == "af"
    for line, count in (("queens", 1), ("10 10", 0), ("aces", 0)):
        with pytest.raises(InvalidMoveError) as refused:
            read_moves(piles(kings), line)
        assert (refused.value.reason, refused.value.details["count"]) == ("no-pair", count)
    with pytest.raises(InvalidMoveError) as refused:
        read_moves(piles("KC/KD/KH/7S"), "kings")
    assert (refused.value.reason, refused.value.details["piles"]) == ("several-pairs", "a b c")


def test_the_plural_of_a_rank_is_no_spade() -> None:
    for plural in ("aces", "sixes", "sevens", "tens", "jacks", "kings"):
        assert not as_french(plural)
        assert as_rank(plural)


def test_only_cards_that_can_be_seen_may_be_named() -> None:
    # With the option open, cards may be named that earlier pairs of the line bring to the top.
    assert read_pairs(piles("JC 9S/JS 9H/7S", is_open=True), "9s 9h jc js") == "ab ab"
    assert read(piles("JC 9S/JS 9H/7S"), "9s 9h jc js") == "not-on-top"
    for hidden in ("8S", "9S", "8S 9D"):
        assert str(refusal(piles(f"{hidden} 7S/8H"), "8s 8h")) == str(refusal(piles("7S/8H"), "8s 8h"))


def test_with_open_a_whole_game_may_be_typed_in_one_line() -> None:
    record = Record.read(RECORDS["wish-open"])
    line = " ".join(" ".join(move.places) for move in record.moves)
    assert read_moves(record.start(), line) == record.moves


def test_what_reads_as_piles_and_as_cards_is_what_can_be_played_else_piles() -> None:
    # "ac" means piles a and c, or the ace of clubs.
    for cards, text, pairs_read in (
        ("7S/AC/7H/AS", "ac", "ac"), ("7S/AC/8H/AS", "ac as", "bd"), ("7S/AC/8H/AD", "ac ad", "bd"),
        ("7S/AC/7H/8D/AD/8C", "ac df", "ac df"), ("7S/8S/9H/TC/AC/AD", "ac ad be", "ac ad be"),
    ):  # fmt: skip
        assert read_pairs(piles(cards), text) == pairs_read
    assert read_pairs(piles("7D 7S/8S/7H/7C/AC/AD", is_open=True), "ac ad") == "ac ad"


def test_what_names_no_pairs_cannot_be_read() -> None:
    for text in ("", "a", "abc", "take", "xy", "8s", "7s hello", "hello", "🂡", "a" * 500, "ab " * 500):
        with pytest.raises(InvalidMoveError):
            read_moves(piles("7S/8S/7H"), text)
