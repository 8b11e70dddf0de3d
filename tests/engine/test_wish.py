"""Wish, rule by rule (../shared/games.md, part 1): boards built by hand, and the examples."""

from itertools import combinations

import pytest

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.wish import GAME, WishPosition
from engine.move import Move
from engine.options import read_options
from engine.outcome import Outcome, Result
from engine.perft import perft
from engine.reading import read_moves
from engine.record import Record
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

CLOSED = read_options(GAME.options, [])
OPEN = read_options(GAME.options, ["open"])


def piles(text: str, *, is_open: bool = False) -> WishPosition:
    """Build a position from piles parted by ``/``, cards from the bottom up."""
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


def refusal(position: WishPosition, *moves: Move) -> str:
    """Play moves of which one is not legal, and return why."""
    with pytest.raises(IllegalMoveError) as refused:
        position.play_together(moves)
    return refused.value.reason


def read(position: WishPosition, text: str) -> str:
    """Return the pairs that a line means."""
    return " ".join("".join(move.places) for move in read_moves(position, text))


def test_the_example_of_the_page() -> None:
    position = piles("9H 9S/8H KS/TH 7S/QH 7H/8S/QS KH/JS TS/AS TD")
    position = position.play_together(read_moves(position, "cd bf gh"))
    tops = [pile.top.code if pile.top else "" for pile in position.board().piles]
    assert tops == ["9S", "8H", "TH", "QH", "8S", "QS", "JS", "AS"]
    assert pairs(position) == ["be", "df"]


def test_a_cleared_pile_stays_empty() -> None:
    position = piles("7S/7H/7D/7C 8S/8H").play(Move("take", ("a", "b")))
    assert position.board().pile("a").cards == ()
    assert refusal(position, Move("take", ("a", "c"))) == "empty-pile"


def test_what_is_no_pair_is_refused_with_the_reason() -> None:
    for move, reason in (
        ("take a b", "not-a-pair"), ("take b a", "not-a-pair"), ("take a a", "one-pile"),
        ("take a h", "empty-pile"), ("take a z", "no-such-move"), ("take a", "no-such-move"),
        ("take a c d", "no-such-move"), ("deal a c", "no-such-move"),
    ):  # fmt: skip
        assert refusal(piles("7S/8S/7H"), Move.read(move)) == reason


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


# Several pairs at once


def test_several_pairs_are_played_together_in_their_order() -> None:
    for text in ("ab cd", "AB CD", "abcd", "ab,cd", "a b c d", "take a b, take c d", "7s 7h 8s 8h"):
        position = piles("7S/7H/8S/8H")
        assert position.play_together(read_moves(position, text)).score() == 0
    assert read(piles("7S/7H/8S/8H"), "cd ab") == "cd ab"


def test_none_is_played_if_any_is_not_legal() -> None:
    position = piles("7S/7H/8S/9H")
    assert refusal(position, *read_moves(position, "ab cd")) == "not-a-pair"


def test_with_open_cards_below_may_be_named_as_they_come_to_the_top() -> None:
    assert read(piles("JC 9S/JS 9H/7S", is_open=True), "9s 9h jc js") == "ab ab"
    with pytest.raises(InvalidMoveError):
        read_moves(piles("JC 9S/JS 9H/7S"), "9s 9h jc js")


def test_with_open_a_whole_game_may_be_typed_in_one_line() -> None:
    record = Record.read(RECORDS["wish-open"])
    position = record.start()
    moves = read_moves(position, " ".join(" ".join(move.places) for move in record.moves))
    assert moves == record.moves
    assert position.play_together(moves).score() == 0


# What is typed


def test_a_pair_may_be_typed_in_many_ways() -> None:
    for text in (
        "ac", "AC", " a  c ", "ca", "a c", "(a c)", "“ac”!", "ＡＣ", "a\u200bc", "[a] ‘c’?", "a c · 10♠ 10♦",
        "take a c", "TAKE C A", "ts td", "10s 10d", "T♠ T♦", "10♠ 10♦\ufe0f", "a+c", "take a and c",
        "move ac", "a/c", "a → c", "A–C", "a & c", "a; c", "a-c",
    ):  # fmt: skip
        assert read(piles("TS/9S/TD"), text) == "ac"


def test_every_sign_of_a_suit_is_read() -> None:
    for text in ("10♠ 10♥", "10♤ 10♡", "10♠\ufe0e 10♥\ufe0e", "T♠\ufe0f T♥\ufe0f"):
        position = piles("TS/TH/TD/TC")
        assert read(position, text) == "ab"
        assert read(position, text.translate(str.maketrans("♠♥♤♡", "♦♣♢♧"))) == "cd"
        spade, _ = text.split()
        assert read(position, f"{spade} td") == "ac"


def test_a_card_that_lies_face_down_cannot_be_named() -> None:
    for hidden in ("8S", "9S", "8S 9D"):
        with pytest.raises(InvalidMoveError) as refused:
            read_moves(piles(f"{hidden} 7S/8H"), "8s 8h")
        assert refused.value.details == {"text": "8s 8h"}


def test_what_reads_as_piles_and_as_cards_is_what_can_be_played_else_piles() -> None:
    # "ac" is piles a and c, and the ace of clubs.
    for cards, text, pairs_read in (
        ("7S/AC/7H/AS", "ac", "ac"), ("7S/AC/8H/AS", "ac as", "bd"), ("7S/AC/8H/AD", "ac ad", "bd"),
        ("7S/AC/7H/8D/AD/8C", "ac df", "ac df"), ("7S/8S/9H/TC/AC/AD", "ac ad be", "ac ad be"),
    ):  # fmt: skip
        assert read(piles(cards), text) == pairs_read
    assert read(piles("7D 7S/8S/7H/7C/AC/AD", is_open=True), "ac ad") == "ac ad"


def test_what_names_no_pairs_cannot_be_read() -> None:
    for text in ("", "a", "abc", "take", "xy", "7s", "7s 7", "hello", "🂡", "a" * 500, "ab " * 500):
        with pytest.raises(InvalidMoveError):
            read_moves(piles("7S/8S/7H"), text)


# Known figures


def test_deals_without_a_first_move_are_as_frequent_as_they_must_be() -> None:
    deals = 20_000
    lost = sum(not GAME.deal(deal, CLOSED).legal_moves() for deal in range(deals))
    # 4^8 / C(32, 8) = 0.623 %: 124.6 deals; 44.6 are four standard deviations.
    assert abs(lost - deals * 4**8 / 10_518_300) < 44.6


def test_random_play_wins_as_often_as_is_known() -> None:
    deals = 20_000
    won = 0
    for deal in range(deals):
        position = GAME.deal(deal, CLOSED)
        *_, (_, last) = [(None, position), *random_course(position, deal)]
        won += last.score() == 0
    # 18.3 %; four standard deviations of 20,000 deals are 1.1 %.
    assert abs(won / deals - 0.183) < 0.011


# Against rules written down a second time, another way


def naive_perft(columns: dict[str, list[str]], depth: int) -> int:
    if depth == 0:
        return 1
    lines = 0
    for one, other in combinations(sorted(columns), 2):
        if columns[one] and columns[other] and columns[one][-1][0] == columns[other][-1][0]:
            left = {name: list(cards) for name, cards in columns.items()}
            left[one].pop()
            left[other].pop()
            lines += naive_perft(left, depth - 1)
    return lines


def test_as_many_lines_of_play_as_by_other_code() -> None:
    for deal in range(12):
        position = dealt(deal)
        columns = {
            name: [card.code for card in pile] for name, pile in zip("abcdefgh", position.piles, strict=True)
        }
        for depth in range(1, 6):
            assert perft(position, depth) == naive_perft(columns, depth)
