"""Typed lines of clearing games; no line tells where a card is that has not been seen."""

import pytest

from engine.cards.french import JOKER, FrenchCard, french_deck
from engine.families.clearing.position import ClearingPosition
from tests.engine.clearing_tables import dealt, play, table
from tests.engine.effort import at_most
from tests.engine.hidden.clearing import twin
from tests.engine.lines import read, refusal

PAIRS = table(
    {"g1": "QS", "g2": "KD", "g3": "9H", "g4": "KC", "g5": "7C", "g6": "4S", "g7": "AH"},
    f1="5H",
    waste="QC 6H",
    stock="3D 2C 8D",
)
TOP = table(g1="QS", waste="5D", stock="AC 4C")
KING_ON_TOP = table(g1="QS", waste="5D", stock="KS 4C")
USED_UP = table(g1="7C", waste="QC 6H 3S")
PEAKS = table(
    {"d1": "7S", "d2": "6H", "d3": "5C", "d4": "JD", "d5": "QH", "d6": "TH", "d7": "3D", "d8": "9S"},
    {"a1": "2S", "b1": "3S", "b2": "3H", "c1": "9D", "c2": "AS", "d9": "7D"},
    waste="KC 8C",
    stock="2C 4C",
    game="tripeaks",
)  # fmt: skip
COLUMNS = table(
    {"a": "AS 8H", "b": "7S", "c": "9C 6H", "d": "AD", "e": "QC 9H", "f": "5D", "g": "2D"},
    waste="3C 7H",
    stock="2C KC 4C",
    game="golf",
)
ACES = table(a="9H", b="TD AC", c="KS", d="5D", waste="2D", stock="3H", game="golf")
NINES = table(a="TS 9H", b="JC 9S", c="AD", d="TD", waste="8C", game="golf")
RUN = table(a="3H", b="AC", c="4D", e="5C", waste="2D", stock="3C", game="golf")
WON = table(a="6D", waste="5S", stock="2D", game="golf")
PEAK_OR_RANKS = table(d1="AH", d2="2H", waste="KC", stock="4C", game="tripeaks")
LEADING = table(a="TS 9H", b="JC 9S", c="AD", waste="8C", game="golf")
SEVERAL = table(g1="QS", g2="QD", g3="AH", g4="9C", g5="4D", waste="4S", stock="2S")


def bare(position: ClearingPosition, text: str) -> str:
    """Return the moves that a line means, without the verb ``take``; the reason if they cannot be played."""
    reason, _, _ = refusal(position, text)
    return reason or read(position, text).replace("take ", "")


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # A pair: by places, cards or ranks, in any order; or one card with the only partner.
        (PAIRS, "g3 g6", ("g3 g6", "g6 g3", "g3g6", "G3+G6", "take g3 and g6", "take g3 g6 · 9♥ 4♠", "9h 4s",
            "9h4s", "4♠ 9♥", "nine of hearts with the four of spades", "h9 s4", "9 h 4 s", "9 4", "94", "9+4",
            "four nine", "g3 4", "a pair: 9 4", "9", "4s", "g3", "the nine please", "hearts 9")),
        (PAIRS, "g5 waste", ("g5 waste", "w g5", "g5w", "7 6", "waste", "w", "7", "6h", "7c waste")),
        # A card with the place where it lies.
        (PAIRS, "g5 waste", ("7 and 6 waste", "6 from the waste and 7", "7c g5 6h w", "6 w 7 g5")),
        (TOP, "g1 stock", ("q and a stock", "ac stock, qs g1")), (SEVERAL, "g2 g3", ("queen g2", "q g2 a")),
        (PAIRS, "g1 g7", ("q a", "qa", "a q", "12+1", "ace queen", "qs ah", "q", "an ace", "queen spades")),
        (TOP, "g1 stock", ("g1 stock", "stock and g1", "take g1 stock", "q a", "qs ac", "g1s", "g1 s", "ac")),
        # Kings alone, and several moves in a line.
        (PAIRS, "g2", ("g2", "kd", "king of diamonds", "take king d", "k♦")),
        (KING_ON_TOP, "stock", ("k", "ks")),
        (PAIRS, "g2, g4", ("kk", "k k", "kings", "g2 g4", "13 13", "both kings", "kd, kc")),
        (PAIRS, "g2, g4, g3 g6", ("kk94", "kk 9 4", "kd kc 9h 4s", "g2, g4, g3 g6", "g2 g4 9", "k k 4")),
        (PAIRS, "g5 waste, g3 g6", ("7 6 9 4", "7 6 9", "7694", "g5w g3g6", "w g3 g6", "7 9 4")),
        (PAIRS, "g3 g6, draw", ("9 4 draw", "9 d", "g3g6, next")),
        # The stock: alone its word is a draw.
        (PAIRS, "draw", ("draw", "d", "deal", "next", "stock", "s", "draw a card", "draw 1", "turn",
            "move card", "draw one card from the stock")),
        (PAIRS, "g2, draw", ("kd, move", "kd; then move a card")), (PAIRS, "g2", ("kd move", "move kd")),
        (KING_ON_TOP, "draw", ("stock", "s")), (KING_ON_TOP, "stock", ("take stock", "remove the stock")),
        (PAIRS, "draw, draw", ("d d", "dd", "draw, draw")),
        (USED_UP, "redeal", ("redeal", "recycle", "turn", "turn over", "turn the waste over", "s", "stock")),
        # TriPeaks and Golf: a run.
        (PEAKS, "d1, d2, d3", ("7s 6 5", "7s 6h 5c", "d1 d2 d3", "d1d2d3", "take d1, take d2, take d3")),
        (PEAKS, "d8, d6, d4, d5", ("9 10 j q", "9tjq", "910jq", "9-10-J-Q", "nine ten jack queen")),
        (PEAKS, "d8, draw", ("9 draw", "9 d", "9s next", "d8 d", "nine, then draw")),
        (PEAKS, "d8", ("9 onto the waste", "9s to waste", "9 s", "d8")), (PEAKS, "d9", ("d9", "7d", "d7")),
        (COLUMNS, "a, e", ("ae", "a e", "8h 9", "8h9h", "8 9", "a 9", "column a, column e")),
        (COLUMNS, "c, f", ("cf", "6 5", "65", "6h f")),
        (COLUMNS, "draw", ("draw", "deal", "stock", "s", "next card", "draw a card")),
        # A letter is a column, unless only the card can be played; a word is not.
        (ACES, "b", ("a", "ace", "ac", "b")),
        (RUN, "b", ("ace",)), (RUN, "a", ("a",)), (RUN, "a, c", ("ac",)),
        (RUN, "a, c, e", ("a c e", "3 c e")), (play(ACES, "take b"), "not-next", ("a",)),
        (COLUMNS, "not-next", ("d",)),
        # Of several cards, those with which the whole line can be played.
        (LEADING, "a, a", ("9 t", "9t", "9 ts")), (NINES, "a, a", ("9 ts",)),
        (NINES, "b, d", ("9s td",)), (NINES, "a, d", ("9h td",)),
        (SEVERAL, "g1 g3", ("qs a", "qs", "g1")), (SEVERAL, "g4 waste", ("9 4s", "4s")),
    ):  # fmt: skip
        for line in lines:
            assert bare(position, line) == moves, line


def test_a_line_that_can_be_played_with_different_cards_asks_which() -> None:
    for position, line, places in (
        (SEVERAL, "q a", "g1 g2"), (SEVERAL, "q", "g1 g2"), (SEVERAL, "9", "g5 waste"),
        (SEVERAL, "9 4", "g5 waste"), (PAIRS, "k", "g2 g4"), (NINES, "9", "a b"), (NINES, "nine", "a b"),
    ):  # fmt: skip
        assert refusal(position, line)[::2] == ("several-cards", {"text": line, "places": places}), line


def card(code: str) -> FrenchCard:
    return FrenchCard(*code)


def test_what_cannot_be_read_says_why() -> None:
    for position, line, reason, details in (
        *((PAIRS, line, "unreadable", {"text": line}) for line in ("hello", "g1 hello", " ", "h1", "x7")),
        (COLUMNS, "waste waste", "unreadable", {"text": "waste waste"}),
        (PAIRS, "d " * 101, "too-many-words", {"most": 100}),
        (PAIRS, "5h", "card-covered", {"card": card("5H"), "place": "f1", "covering": "g1 g2", "count": 2}),
        (COLUMNS, "9c", "card-covered", {"card": card("9C"), "place": "c1", "covering": "c", "count": 1}),
        (PAIRS, "qc", "card-not-free", {"card": card("QC")}),  # in the waste
        (PAIRS, "js", "card-gone", {"card": card("JS")}), (PAIRS, "kd kd", "card-gone", {"card": card("KD")}),
        (COLUMNS, "3c", "card-gone", {"card": card("3C")}),  # on the waste for good
        (COLUMNS, "kc", "card-not-free", {"card": card("KC")}),  # in the stock
        (PEAKS, "9d", "card-not-free", {"card": card("9D")}),  # face down
        (PAIRS, "joker", "card-not-in-game", {"card": JOKER}),
        (PAIRS, "j", "no-such-rank", {"wanted": "J"}), (PAIRS, "j 2", "no-such-rank", {"wanted": "J"}),
        # What can be read is refused by the game.
        (PAIRS, "g1 g3", "not-the-total",
            {"card": card("QS"), "other": card("9H"), "sum": 21, "total": 13}),
        (PAIRS, "3", "needs-partner", {"card": card("3D"), "wanted": "T", "total": 13}),
        (PAIRS, "q draw a", "needs-partner", {"card": card("QS"), "wanted": "A", "total": 13}),
        (PAIRS, "f1", "covered", {"card": card("5H"), "place": "f1", "covering": "g1 g2", "count": 2}),
        (PAIRS, "g1 g1", "one-card", {"place": "g1"}), (PAIRS, "q q", "one-card", {"place": "g1"}),
        (SEVERAL, "q q", "not-the-total",
            {"card": card("QS"), "other": card("QD"), "sum": 24, "total": 13}),
        (PAIRS, "kd stock", "needs-partner", {"card": card("3D"), "wanted": "T", "total": 13}),
        (WON, "6 9", "over", {}),
        (PEAKS, "a1", "face-down", {"place": "a1", "covering": "b1 b2", "count": 2}),
        (PEAK_OR_RANKS, "a2", "nothing-there", {"place": "a2"}),
        (PAIRS, "redeal", "stock-not-empty", {}),
        (PAIRS, "turn the waste over", "stock-not-empty", {}),
        (COLUMNS, "7s", "not-next", {"card": card("7S"), "top": card("7H"), "lower": "6", "higher": "8"}),
        (COLUMNS, "w", "not-from-waste", {}), (play(ACES, "take b", "draw"), "draw", "over", {}),
        # A card that is not seen yet.
        (COLUMNS, "8 draw 2", "not-yet-seen", {"move": "take g"}), (TOP, "d, g1 stock", "not-yet-seen",
            {"move": "take g1 stock"}),
    ):  # fmt: skip
        assert refusal(position, line)[::2] == (reason, details), line


@pytest.mark.parametrize("game", ["pyramid", "tripeaks", "golf"])
def test_a_card_gets_the_same_answer_wherever_it_lies_unseen(game: str) -> None:
    start = dealt(3, game)
    for position in (start, play(start, "draw", "draw")):
        lines = [
            code for one in french_deck() for code in (one.code, f"draw {one.code}", f"{one.code} {one.rank}")
        ]
        for seed in range(4):
            other = twin(position, seed)
            assert other != position
            assert isinstance(other, ClearingPosition)
            assert [refusal(other, line) for line in lines] == [refusal(position, line) for line in lines]
            assert [read(other, line) for line in lines] == [read(position, line) for line in lines]


def test_an_open_game_says_where_a_card_lies() -> None:
    position = table(b1="3S", c1="9D", d1="7S", d2="6H", waste="8C", stock="2C 4C", game="tripeaks open")
    assert refusal(position, "9d")[::2] == (
        "card-covered", {"card": card("9D"), "place": "c1", "covering": "d1 d2", "count": 2},
    )  # fmt: skip


@pytest.mark.parametrize(
    "line",
    ["q a " * 50, "qa" * 20, "abcdefg" * 800, "a " * 100, "7 s " * 50, "d1d2" * 10, "draw " * 100,
        "s d " * 50, "9 4 " * 50, "a23456789tjqk " * 100],
)  # fmt: skip
def test_no_line_takes_long(line: str) -> None:
    for position in (
        PAIRS,
        PEAKS,
        COLUMNS,
        SEVERAL,
        *(dealt(5, f"{game} open") for game in ("pyramid", "golf")),
    ):
        with at_most(100_000):
            read(position, line)
