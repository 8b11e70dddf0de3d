"""Typed lines of Flip: deals and plays in many spellings, several in a line."""

from engine.cards.french import FrenchCard
from engine.reading import read_moves
from tests.engine.flip_hands import dealt, hand, shown
from tests.engine.lines import read, refusal

MATCHES = "QH 2S 8C 9D* TS 4D 9S* 7H"
"""A play at 2, whose ends share a suit, and one at 4, whose ends share a rank and are both dark."""
SAME_FACE = "2S* 4C 6H 2S KD"


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # A deal.
        (dealt(1), ["deal"], ("deal", "d", "DEAL", " Deal ", "deal a card", "draw", "deal 1", "d one",
            "“deal”", "deal!", "(d)")),
        # Dealing to a match.
        (dealt(1), ["deal match"], ("deal match", "dm", "Deal Match", "deal until match",
            "deal until something matches", "d match", "Deal to a new play",
            "Deal to the next play")),
        # Dealing all.
        (dealt(1), ["deal all"], ("deal all", "da", "DEAL ALL", "deal the rest", "d all",
            "deal everything", "Deal all 52", "ＤＥＡＬ ＡＬＬ", "deal all 52 cards")),
        # Several cards may be dealt in one line.
        (dealt(1), ["deal"] * 3, ("deal 3", "d3", "d 3", "deal three", "deal 3 cards", "d d d",
            "deal, deal, deal", "deal, d2")),
        # Turning the middle two.
        (hand(MATCHES), ["turn 2"], ("turn 2", "TURN 2", "t2", "t 2", "2", "2-5", "2–5", "2 5",
            "turn 2-5", "turn 2 5", "flip 2", "turn middle 2", "turn the middle two 2",
            "turn from 2 to 5", "play 2", "2 turn", "2-5 turn", "turn 2 middle", "2s 10s", "2S TS",
            "10s 2s", "2♠ 10♠", "2♠️ T♠️", "2s10s", "2♠10♠", "2s-10s", "2s, 10s",
            "two of spades and ten of spades", "turn 2s 10s", "turn two of spades, ten of spades",
            "light 2s light 10s", "2♠ 10♠ turn")),
        # Removing all four.
        (hand(MATCHES), ["remove-four 4"], ("remove-four 4", "remove four 4", "remove all 4",
            "remove all four 4", "rf4", "rf 4", "rm 4", "r4", "remove 4", "Remove 4-7", "take 4",
            "4 remove", "4-7 remove all four", "remove 9d 9s", "rm 9♦◼ 9♠◼", "remove dark 9d dark 9s",
            "remove nine of spades and nine of diamonds",
            "remove dark nine of spades, dark nine of diamonds")),
        # Turning all four.
        (hand(MATCHES), ["turn-four 4"], ("turn-four 4", "turn four 4", "turn all 4", "tf4",
            "turn 4", "turn all four 4-7")),
        # Removing the middle two.
        (hand("2S* 4C* 6H* 9S*"), ["remove 1"], ("remove 1", "rm 1", "r1", "1", "1-4", "2s 9s",
            "remove middle 1", "dark 2s dark 9s")),
        # Stopping.
        (hand(MATCHES), ["stop"], ("stop", "STOP", "end", "done")),
        # Several plays go in one line.
        (hand("2S 3C 6H 9S 7D KH"), ["turn 1", "turn 2"], ("turn 1 2", "turn 1, 2", "turn 1 and 2",
            "1; 2", "t1 t2", "turn 1 turn 2")),
    ):  # fmt: skip
        for line in lines:
            assert read(position, line) == ", ".join(moves), line


SIX = "2S 3C 6H 9S 7D KH"
DARK_ENDS = "2S* 4C 6H 9S* KD"
TWICE = "2S* 4C 6H 9S 8C KD 2S"


def test_lines_are_read_as_these_moves() -> None:
    for cards, stock, line, moves in (
        # A number after a deal is a number of cards; after "all" it is how many are left.
        ("2S 8C 9C TS KD", "KS KH 3H", "deal all 3", "deal all"),
        ("2S 8C 9C TS KD", "KS KH 3H", "deal, deal all 2, turn 1", "deal, deal all, turn 1"),
        ("2S 8C 9C TS KD", "KS KH 3H", "deal all, 1", "deal all, turn 1"),
        (MATCHES, "KS KH 3H", "deal 2", "deal, deal"), (MATCHES, "KS KH 3H", "deal, 2", "deal, turn 2"),
        ("", "KS KH 3H QD", "deal four", "deal, deal, deal, deal"),
        # Labels of buttons.
        (SAME_FACE, "", "1 · 4♣ 6♥", "turn 1"), (SAME_FACE, "", "1 · all four", "turn-four 1"),
        (DARK_ENDS, "", "1 ✕ 4♣ 6♥", "remove 1"),
        (DARK_ENDS, "", "1 · 4♣ 6♥, 1 ✕ 4♣◼ 6♥◼", "turn 1, remove 1"),
        ("2S* 4C 6H 2H*", "", "1 ✕ all four", "remove-four 1"),
        # If both the middle two and all four may be turned, the verb means the middle two.
        (SAME_FACE, "", "turn 1", "turn 1"), (SAME_FACE, "", "turn four 1", "turn-four 1"),
        (SAME_FACE, "", "all 1", "turn-four 1"), (SAME_FACE, "", "middle 1", "turn 1"),
        # A verb is never read as another one, even if only that one is legal.
        (MATCHES, "", "remove 2", "remove 2"),
        # If two cards show the same face, its side or the play decides which one is meant.
        (TWICE, "", "dark 2s 9s", "turn 1"), (TWICE, "", "light 2s 9s", "turn 4"),
        ("2S* 4C 6H 9S* 8C KD 2S", "", "remove 2s 9s", "remove 1"),
        # Numbers are places in the hand as it is after the earlier plays of the line.
        ("KD 2S* 8C 9C TS* QD 3H 5S", "", "remove 2, turn 3", "remove 2, turn 3"),
        ("KD 8D 2S* 4C 6H 2H* QC TD", "", "rf3; 1", "remove-four 3, turn 1"),
        # A verb applies to all numbers after it, up to a semicolon.
        ("2S* 4C 6H 9S* KD 3S*", "", "remove 1, 2", "remove 1, remove 2"),
        ("2S* 4C 6H 9S* KD 3S*", "", "turn 3 and 1", "turn 3, turn 1"),
        # Two numbers that are three apart are one play unless a comma separates them.
        ("2S 2H 6H 9S 9H 4C 3S KD", "", "1 4", "turn 1"),
        ("2S 2H 6H 9S 9H 4C 3S KD", "", "1, 4", "turn 1, turn 4"),
    ):  # fmt: skip
        assert read(hand(cards, stock), line) == moves, line


def test_lines_are_refused_with_the_reason() -> None:
    for cards, stock, line, reason, details in (
        ("2S 8C 9C TS KD", "KS KH 3H", "deal all 1", "not-all", {"left": 3, "number": 1}),
        ("2S 8C 9C TS KD", "KS KH 3H", "d, da 3", "not-all", {"left": 2, "number": 3}),
        (MATCHES, "", "4", "which-play", {"ways": "turn-four 4, remove-four 4"}),
        (MATCHES, "", "9d 9s", "which-play", {"ways": "turn-four 4, remove-four 4"}),
        (SAME_FACE, "", "1", "which-play", {"ways": "turn 1, turn-four 1"}),
        (DARK_ENDS, "", "1-4", "which-play", {"ways": "turn 1, remove 1"}),
        (TWICE, "", "2s 9s", "which-play", {"ways": "turn 1, turn 4"}),
        ("2S* 4C 6H 9S* KD 3S*", "", "turn 3; 1", "which-play", {"ways": "turn 1, remove 1"}),
        ("2S* 4C 6H 9S* KD 3S*", "", "turn 3 then 1", "which-play", {"ways": "turn 1, remove 1"}),
        # End cards are named by the faces they show: the other side of the dark 9D is the 3C.
        (MATCHES, "", "3c 9s", "not-shown", {"face": FrenchCard("3", "C")}),
        (MATCHES, "", "light 9d 9s", "not-shown", None),
        (MATCHES, "", "2s 8c", "not-ends", {"one": FrenchCard("2", "S"), "other": FrenchCard("8", "C")}),
        ("2S 8C 9C", "9S KD", "deal, 2s 9s", "not-shown", {"face": FrenchCard("9", "S")}),
        ("2S 8C 9C", "KD 9S", "deal, 2s 9s", "not-shown", {"face": FrenchCard("9", "S")}),
        (MATCHES, "", "remove 2", "light-end", None), (MATCHES, "", "turn four 2", "only-middle", None),
        (MATCHES, "", "turn middle 4", "only-four", None), (MATCHES, "", "1", "ends-differ", None),
        (MATCHES, "", "8", "no-such-window", None), ("2S 4C* 6H* 9S* KD", "", "1", "over", None),
        ("2S 4C* 6H* 9S*", "KD", "1", "dark-already", None), (SIX, "", "turn 1, turn 3", "ends-differ", None),
        ("2S 8C 9C", "KS KD", "deal 3", "stock-short", {"left": 2}),
        ("2S 8C 9C", "KS KD", "deal 999", "stock-short", None),
        ("2S 8C 9C", "KS KD", "deal all, deal", "stock-short", None),
        ("2S 8C 9C TS", "", "deal", "stock-empty", None), ("2S* 4C 6H 2H*", "KS", "stop", "stock-left", None),
        # Nothing can be dealt after a deal to a match, whatever is in the stock.
        *(("2S 8C 9C", stock, line, "after-match", None) for stock in ("9S KD QH", "KD QH 9S", "KD QH JC")
            for line in ("dm d", "deal match, deal match", "dm da")),
        *(("2S 8C 9C", stock, line, "just-dealt", None) for stock in ("9S KD QH", "KD QH 9S", "KD QH JC")
            for line in ("d dm stop", "da stop")),
    ):  # fmt: skip
        found, _, given = refusal(hand(cards, stock), line)
        assert found == reason, line
        assert details is None or given == details, line


def test_plays_and_deals_go_in_one_line() -> None:
    for cards, stock, line, end in (
        ("KD 8D 2S* 4C 6H 2H* QC TD", "", "rf3; 1", "KD AS* 5D* TD"),
        ("2S 8C 9C TS", "KS KD", "turn 1, deal 2", "2S AD* 2D* TS KS KD"),
        ("2S 8C 9C TS", "KS KD", "deal, turn 1", "2S AD* 2D* TS KS"),
        ("2S 8C 9C TS", "KS KD", "deal match, turn 1", "2S AD* 2D* TS KS KD"),
        ("2S 8C 9C TS", "KS KD", "deal all; 1", "2S AD* 2D* TS KS KD"),
        ("2S* 4C 6H 2H*", "KS", "remove four 1, deal", "KS"),
    ):  # fmt: skip
        position = hand(cards, stock)
        assert shown(position.play_together(read_moves(position, line))) == end


def test_a_play_that_needs_a_card_of_the_same_line_is_refused_in_the_same_words() -> None:
    for stock in ("9S KD", "KD 9S", "KD QD"):
        for line in ("deal, turn 2", "deal, 2", "deal, remove 2", "deal 2, turn 3", "dm, 2"):
            position = hand("3C 2S 8C 9C", stock)
            reason, _, details = refusal(position, line)
            assert (reason, details) == ("just-dealt", {"move": read_moves(position, line)[-1].text})


def test_a_line_may_rely_on_the_cards_of_an_open_stock() -> None:
    position = hand("3C 2S 8C 9C", "9S KD 8H", is_open=True)
    for line, moves in (
        ("deal, 2", "deal, turn 2"), ("dm, 2s 9s", "deal match, turn 2"),
        ("dm, d, da 1", "deal match, deal, deal all"),
        ("deal match, deal all 2", "deal match, deal all"), ("deal match, deal all 3", "not-all"),
    ):  # fmt: skip
        assert read(position, line) == moves, line
    for line, reason in (
        ("dm, 2, d", ""), ("d d, 3", "ends-differ"), ("deal 4", "stock-short"), ("da, d", "stock-short"),
        ("da, stop", ""), ("d, stop", "stock-left"),
    ):  # fmt: skip
        assert refusal(position, line)[0] == reason, line


def test_what_names_no_move_cannot_be_read() -> None:
    for line in (
        "", " ", ",", "hello", "turn", "remove", "turn four", "2s", "dark", "dark 2s", "deal 0", "0", "-",
        "1000", "x", "7 hearts", "turn x", "turn 2 x", "deal x", "2s 10s 4d", "🂡", "joker 2s", "٣", "deal ٣",
        "2²", "deal 2 turn",
    ):  # fmt: skip
        assert refusal(hand(MATCHES, "KS KH KC"), line)[::2] == ("unreadable", {"text": line})
