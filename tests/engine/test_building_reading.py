"""Typed lines of building games; several moves in a line do not reveal hidden cards."""

from dataclasses import replace

import pytest

from engine.cards.french import FrenchCard
from engine.families.building.position import BuildingPosition
from tests.engine.building_tables import table
from tests.engine.effort import at_most
from tests.engine.lines import read, refusal

PILES = {"a": "KS QH JC", "b": "QD TH", "c": "AC", "d": "KC", "e": "2S 3D", "f": "9C 8H", "g": "9S"}
MIDDLE = table(PILES, waste="5H JS", stock="7S 7H")
FREECELL = table(
    {"1": "9S 8H 7C", "2": "9D", "3": "2H AH", "5": "TS", "6": "KH", "7": "5D 4C"},
    {"a": "8C", "b": "3S"},
    game="freecell",
)
YUKON = table(a="6H 5S 9D 5C KH", b="6D", c="7S", game="yukon")


def bare(position: BuildingPosition, text: str) -> str:
    """Return the moves that a line means, without the verb ``move``."""
    return read(position, text).replace("move ", "")


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # A top card onto a pile.
        (MIDDLE, "b a", ("b a", "ba", "BA", "b to a", "b on a", "b,a", "th jc", "10h jc", "TH → JC", "10♥ J♣",
            "ten of hearts on the jack of clubs", "b jc", "♥10 ♣J", "thjc", "move b a", "put b on pile a",
            "1 b a", "b a · 9", "(b) a!")),
        # As many cards of a pile as fit.
        (MIDDLE, "a2 d", ("a d", "ad", "qh kc", "a2 d", "2 a d", "2ad", "two a d", "2 cards from a to d",
            "the queen of hearts to d")),
        (YUKON, "a4 b", ("5c b", "a4 b", "2 a b")), (YUKON, "a2 b", ("a b", "5s b", "4 a b")),
        # Home, and from the waste.
        (MIDDLE, "c clubs", ("c home", "home c", "ch", "ac home", "c to the foundation", "ace of clubs home",
            "c clubs", "send c home", "home ac", "c up")),
        (MIDDLE, "waste b", ("w b", "wb", "waste b", "js b", "jack of spades to b")),
        # A card with one place to go, unlike 3♦ and K♣.
        (MIDDLE, "b a", ("th", "ten of hearts", "10♥!")), (MIDDLE, "c clubs", ("ace of clubs",)),
        (MIDDLE, "unreadable", ("3d", "kc")),
        # The stock.
        (MIDDLE, "draw", ("draw", "d", "D", "deal", "stock", "draw card", "“draw”")),
        (MIDDLE, "redeal", ("redeal", "turn the waste over", "recycle")),
        # Several moves in a line.
        (MIDDLE, "c clubs, b a", ("ch ba", "chba", "c home, b a", "home c; th jc", "ac home b a")),
        (MIDDLE, "draw, draw", ("d d", "draw, draw", "d, d", "d. deal")),
        # The standard notation of FreeCell: of a sequence, as many cards as can be moved.
        (FREECELL, "2 c", ("2c", "2 c", "9d c")), (FREECELL, "a 2", ("a2", "8c 9d", "a 9d")),
        (FREECELL, "3 hearts", ("3h", "3 home", "ah home")), (FREECELL, "11 4", ("14", "1 4", "9s 4")),
        (FREECELL, "1 4", ("move 1 4", "7c 4", "1 1 4")), (FREECELL, "a 2, 3 hearts", ("a2 3h", "a23h")),
    ):  # fmt: skip
        for line in lines:
            assert bare(position, line) == moves, line


CELLS_FULL = table({"1": "9S 8H 7C", "3": "QD", "a": "8C", "b": "3S", "c": "2D", "d": "2C"}, game="freecell")
SUITS = table({"1": "8S 4C", "2": "5D", "3": "KS", "4": "JC", "5": "QS"}, game="freecell")
LONG = table({"1": "9S 8H 7C 6D", "2": "TD", "a": "2S", "b": "3S", "c": "2D"}, game="freecell")
NO_ROOM = replace(LONG, piles=(*LONG.piles[:2], *((FrenchCard("K", suit),) for suit in "SHDCSH")))


def test_the_standard_notation_resolves_how_many_cards_move() -> None:
    for position, moves, lines in (
        # Onto an empty pile go as many as fit, or as many as the extended form says.
        (FREECELL, "11 4", ("14", "14v3", "14V3")), (FREECELL, "12 4", ("14v2", "2 1 4")),
        (FREECELL, "1 4", ("14v1",)), (CELLS_FULL, "11 4", ("14", "3 1 4")),
        # Several moves, with commas or without, in capitals or not.
        (FREECELL, "2 c, 3 hearts, a 2", ("2c 3h a2", "2C, 3H, A2", "2c3ha2")),
        # What goes home by itself may be left out between moves, as published solutions do.
        (FREECELL, "2 c, 3 hearts, 3 hearts, b 3", ("2c b3", "2c 3h b3", "2c 3h 3h b3")),
        # Two cards are such, unless the letter names the next cell.
        (SUITS, "1 2", ("4c 5d", "4C 5D", "4♣ 5♦")), (SUITS, "4 a, 5 b", ("4a 5b",)),
        (SUITS, "4 c, 5 d, 3 a", ("4c 5d 3a",)), (SUITS, "4 d", ("4d",)),
    ):  # fmt: skip
        for line in lines:
            assert bare(position, line) == moves, line


def test_a_sequence_of_too_many_cards_says_how_many_can_move() -> None:
    for line in ("12", "1 2", "9s td", "4 1 2"):
        assert refusal(NO_ROOM, line)[::2] == ("too-many-cards", {"count": 4, "most": 2}), line
        assert bare(LONG, line) == "11 2", line


def test_what_cannot_be_read_says_why() -> None:
    for line, reason, details in (
        ("7s a", "card-to-draw", {"card": FrenchCard("7", "S")}),
        ("b ks", "aim-covered", {"card": FrenchCard("K", "S"), "place": "a"}),
        ("move ks", "card-covered", {"card": FrenchCard("K", "S"), "place": "a"}),
        ("9 a d", "too-few-cards", {"place": "a", "count": 3}),
        ("home", "unreadable", {"text": "home"}),
        ("abc", "unreadable", {"text": "abc"}),
        ("a b " * 51, "too-many-words", {"most": 100}),
        # What can be read is refused by the game.
        (
            "e a",
            "needs-black",
            {"card": FrenchCard("3", "D"), "wanted": "4", "top": FrenchCard("J", "C"), "place": "a"},
        ),
        ("3 a b", "highest-needs-space", {"card": FrenchCard("K", "S")}),
        ("b home", "needs-lowest", {"card": FrenchCard("T", "H"), "wanted": "A", "place": "hearts"}),
    ):
        assert refusal(MIDDLE, line)[::2] == (reason, details), line


def test_a_line_reveals_no_card_that_is_face_down() -> None:
    position = replace(MIDDLE, down=(2, *MIDDLE.down[1:]))
    assert refusal(position, "d, ws")[0] in ("unreadable", "not-yet-seen")
    assert read(position, "qh kc") == "card-not-drawn"
    assert read(position, "a d") == "move a d"
    assert refusal(replace(MIDDLE, waste=()), "draw, w e")[0] == "not-yet-seen"


@pytest.mark.parametrize(
    "line", ["a b " * 50, "abcdefg" * 800, "a " * 99, "qh ks " * 40, "1a" * 20, "3 a c " * 30]
)
def test_no_line_takes_long(line: str) -> None:
    for position in (MIDDLE, FREECELL, YUKON):
        with at_most(100_000):
            read(position, line)
