"""Typed lines of Kittyhawk; several moves in a line do not reveal hidden cards."""

from contextlib import suppress

import pytest

from engine.cards.decktet import DECKTET_NAMES
from engine.errors import InvalidMoveError
from engine.game import Position
from engine.games.kittyhawk import PLACES
from engine.reading import read_moves
from tests.engine.effort import at_most
from tests.engine.kittyhawk_tables import dealt, home, table
from tests.engine.lines import read, refusal
from tests.engine.playing import random_course

MIDDLE = table(
    home(8), a="9LK", b="8WL", c="9WY", d="RM", e="RW 9WY", g="9MS", h="7ML", stock="2MK 3MW 4MS 5ML 6MW 7SK"
)


def bare(position: Position, text: str) -> str:
    """Return the moves that a line means, without the verb ``move``."""
    return read(position, text).replace("move ", "")


def test_moves_may_be_typed_in_many_ways() -> None:
    for position, moves, lines in (
        # A move home.
        (MIDDLE, ["a knots"], ("a knots", "a to knots", "move a k", "a k", "ak", "AK", "A Knots",
            "a → knots", "a-k", "a>k", "a,k", "pile a to knots", "a to the foundation of knots",
            "a kno", "a knot", "a 🪢", "a ⌘", "put a on knots", "9lk knots", "9kl k", "9LK 🪢", "9🍃🪢 🪢",
            "9🍃🪢 → knots", "9☘⌘ knots", "merchant knots", "the merchant to knots", "Merchant K",
            "merch knots", "nine of leaves and knots to knots", "9 of leaves to knots",
            "9 leaves knots", "9 merchant of leaves and knots to knots", "9l knots", "move a knots",
            "move  A   KNOTS ", "then a k")),
        # A move onto a pile.
        (MIDDLE, ["b a"], ("b a", "ba", "BA", "b to a", "b on a", "mill on merchant", "mill merchant",
            "8wl 9lk", "8lw on 9kl", "8🌊🍃 9🍃🪢", "8 a", "eight a", "mill a", "b merchant",
            "8 of waves and leaves on 9 of leaves and knots", "mill of waves onto merchant",
            "the mill to the merchant", "8 mill of waves and leaves on 9 merchant of leaves and knots",
            "move b a")),
        # A heap may be named by its side.
        (MIDDLE, ["g moons"], ("g moons", "left moons", "left heap to moons", "heap g moons", "gm",
            "pact moons", "g home", "home g", "pact home")),
        (MIDDLE, ["h b"], ("right b", "h b", "chance meeting on mill", "chance mill")),
        # ``home`` means the first foundation, in the order of suits, that takes the card.
        (MIDDLE, ["a leaves"], ("home a", "a home", "merchant home", "home merchant", "9lk home",
            "send a home")),
        # Quotes, brackets and remarks are ignored.
        (MIDDLE, ["b a"], ("(b a)", "‘b’ [a]", "«b» `a`!", "ｂ　ａ", "b\u200ba", "\ufeffb a?",
            "b → a · 8≈☘", "b → a · 8≈☘, ", "ｂ、ａ")),
        (MIDDLE, ["a knots", "b a"], ("a → Knots · 9☘⌘, b → a · 8≈☘",)),
        (MIDDLE, ["deal"], ("deal", "d", "D", " Deal ", "deal!", "“deal”", "ＤＥＡＬ", "deal cards",
            "Deal six")),
        (MIDDLE, ["collect"], ("collect", "c", "C", "COLLECT")),
    ):  # fmt: skip
        for line in lines:
            assert bare(position, line) == ", ".join(moves), line


def test_a_line_of_too_many_words_says_how_many_are_read() -> None:
    with pytest.raises(InvalidMoveError) as error:
        read_moves(MIDDLE, "a b " * 51)
    assert (error.value.reason, error.value.details) == ("too-many-words", {"most": 100})


PAWNS = table(home(9), level=4, a="PMSL", b="PMYK", stock="CMWK")
COPIES = table(home(8), a="9LK 8WL", b="8WL", c="9WY", d="9MS", e="9MS", stock="2SY")
LOW = table(home(3), a="4WL", b="5ML", stock="2SY")


def test_lines_are_read_as_these_moves() -> None:
    for position, text, moves in (
        # Several moves in a line.
        *((MIDDLE, text, "a knots, b a") for text in ("ak ba", "a k, b a", "a k b a", "akba")),
        (MIDDLE, "ba hb", "b a, h b"), (MIDDLE, "ba; hb; d", "b a, h b, deal"), (MIDDLE, "ba d", "b a, deal"),
        (MIDDLE, "ba, deal", "b a, deal"), (MIDDLE, "ba c", "b a, collect"), (MIDDLE, "c, d", "c d"),
        (MIDDLE, "c moons d", "c moons, deal"), (MIDDLE, "a home and c home", "a leaves, c waves"),
        (MIDDLE, "d, a k", "deal, a knots"), (MIDDLE, "d, ak. b a", "deal, a knots, b a"),
        (MIDDLE, "d, d, ak", "deal, deal, a knots"), (MIDDLE, "move b a\nmove h a", "b a, h a"),
        (MIDDLE, "mill on merchant, chance meeting on mill", "b a, h a"),
        (MIDDLE, "move b a | move h a", "b a, h a"),
        # A text with two meanings means what can be played.
        # "am" is pile a to Moons, or the Ace of Moons; "wa" is Waves to pile a, or the suit of Waves.
        (table(level=3, a="AM", b="2MK", stock="2SY"), "am", "a moons"),
        (table(level=3, a="9LK", c="AM", stock="2SY"), "am moons", "c moons"),
        (MIDDLE, "c wa", "c waves"), (table(home(7), b="9WY", a="8WL", stock="2SY"), "a wa", "a waves"),
        (table(home(8), a="9WY", stock="2SY"), "wa", "waves a"),
        # ``d`` and ``c`` deal and collect only if no second place follows.
        (MIDDLE, "c d", "c d"), (MIDDLE, "d f", "d f"), (MIDDLE, "c home", "c waves"), (MIDDLE, "dd", "d d"),
        # Of two copies, the one that can be played is meant.
        (COPIES, "mill on darkness", "a c"), (COPIES, "darkness waves", "c waves"),
        (COPIES, "8 on darkness", "a c"), (table(a="9MS", b="9LK", c="8YK", stock="2SY"), "8 on 9", "c b"),
        # A card on a foundation may be named, but on a pile only the top card.
        (LOW, "4wl on 3ly", "a leaves"), (LOW, "4wl on savage", "a leaves"), (LOW, "journey a", "moons a"),
        # If two foundations take a Pawn, the line has to name one.
        (PAWNS, "harvest moons", "a moons"),
        (table(home(8, suns=9), level=4, a="PMSL", stock="CMWK"), "home a", "a suns"),
    ):  # fmt: skip
        assert bare(position, text) == moves, text


def test_lines_are_refused_with_the_reason() -> None:
    covered = table(
        home(8), a="7SK 9LK", b="8WL", g="2MK 4YK 9MS", down=((0, 1), ()), blind=True, stock="2SY"
    )
    for position, text, reason in (
        (MIDDLE, "a g", "onto-heap"), (MIDDLE, "a f, b d", "not-one-lower"), (MIDDLE, "g a", "not-one-lower"),
        (MIDDLE, "stock a", "stock-only-deals"), (MIDDLE, "mill on pact", "onto-heap"),
        (MIDDLE, "home b", "not-next"), (MIDDLE, "home f", "nothing-there"),
        (MIDDLE, "home stock", "stock-only-deals"), (MIDDLE, "home all", "unreadable"),
        (PAWNS, "home a", "several-homes"), (PAWNS, "harvest home", "several-homes"),
        *((covered, text, "not-on-top") for text in ("castle b", "author to moons", "home journey",
            "2mk moons", "4 moons")),
    ):  # fmt: skip
        assert refusal(position, text)[0] == reason, text


def test_what_names_no_move_cannot_be_read() -> None:
    for text in (
        "", " ", "a", "hello", "move", "ab a", "xyz", "a z", "🂡", "a b, q", "home", "and", "a and", "of",
        "a b home", "1 2 3", "moons",
    ):  # fmt: skip
        assert read(MIDDLE, text) in {"unreadable", "not-on-top"}, text


def test_every_card_is_known_by_its_name_and_its_code() -> None:
    for code in DECKTET_NAMES:
        position = table(level=5, b=code, stock="2SY")
        name = DECKTET_NAMES[code]
        texts = [code, code.lower(), code[0] + code[:0:-1]]
        texts += [name, name.upper(), name[:6]] if name != "Ace" else [f"ace of {code[1]}"]
        for text in texts:
            assert bare(position, f"{text} f") == "b f", text


def test_every_legal_move_can_be_typed_by_its_letters() -> None:
    for level in ("1", "2", "5"):
        letters = {place: place[0] for place in PLACES} | {"wyrms": "y"}
        for number in range(3):
            for _, position in random_course(dealt(number, f"level={level}"), number):
                for move in position.legal_moves():
                    typed = "".join(letters[place] for place in move.places) or move.verb[0]
                    assert read_moves(position, typed) == read_moves(position, move.text) == (move,)


def test_long_lines_are_read_quickly() -> None:
    for text in (
        "9 " * 250, "ab " * 170, "a b " * 125, "and " * 125, "ab" * 250,
        "nine of leaves and knots on nine " * 15, "home " * 100, "9 9 " * 60, "a home " * 17,
        "8 9 8 9 " * 29 + "zz", "pawn court " * 11, "d " * 250, "c " * 250, "x" * 500, "🪢" * 500,
    ):  # fmt: skip
        position = table(
            level=5, a="9LK", b="9WY", c="9MS", d="8WL", e="8YK", f="8MS", g="9LK", h="8WL", stock="2SY"
        )
        with at_most(50_000), suppress(InvalidMoveError):
            read_moves(position, text)


def test_moves_that_depend_on_cards_not_seen_yet_are_refused_whatever_the_cards_are() -> None:
    for top in ("2SY", "9LK", "RM"):
        position = table(home(1), a="3SK", b="4YK", stock=f"2MK 3MW {top} 5ML 6MW {top}")
        assert refusal(position, "d, g suns")[0] == "not-yet-seen"
        assert refusal(position, "d, h b")[0] == "not-yet-seen"
        assert refusal(position, "d, collect")[0] == "not-yet-seen"
        with pytest.raises(InvalidMoveError):
            read_moves(position, f"d, {top} suns")
        assert position.play_together(read_moves(position, "d, a b")).moves == 2
        hidden = table(home(1), b="4YK", g=f"{top} 3SK", stock="2MK " * 6, down=((0,), ()), blind=True)
        assert refusal(hidden, "g b, g suns")[0] == "not-yet-seen"
        assert refusal(hidden, "g b, collect")[0] == "not-yet-seen"


def test_after_a_blind_collect_that_turns_cards_up_nothing_else_is_played() -> None:
    for hidden in ("2SY", "9LK"):
        position = table(
            home(1), a="3SK", b="4YK", g=f"{hidden} 2MK", down=((0,), ()), blind=True, stock="2SY " * 6
        )
        assert refusal(position, "collect, a b")[0] == "not-yet-seen"
        assert position.play_together(read_moves(position, "collect, d")).score() >= 7


def test_a_move_after_the_last_deal_does_not_reveal_whether_the_game_is_lost() -> None:
    tops = {"a": "9LK", "b": "9LK", "c": "8MS", "d": "8MS", "e": "7WY", "f": "5YK"}
    stuck = {"moons": "AM 2MK", "knots": "AK", **tops}
    for right in ("9MS", "4YK"):
        position = table(stuck, stock=f"RM RM RM RM RM {right}")
        assert refusal(position, "d, moons knots")[0] == "not-yet-seen"
