"""What is typed in Blink: cells, held cards, cards by name, several moves in a line."""

from contextlib import suppress

import pytest

from engine.cards.blink import BlinkCard, blink_deck
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.blink import HOLD
from engine.move import Move
from engine.reading import read_moves
from tests.engine.blink_tables import cards, laid
from tests.engine.effort import at_most

TABLE = laid("G4 1RS", drawn="3RM", held="1YS 2GS 4RS", stock="5BB 5EB 4YS")
"""Three red moons are drawn; held are a yellow star, two green and four red ones."""


def read(text: str) -> list[str]:
    return [move.text for move in read_moves(TABLE, text)]


def test_moves_may_be_typed_in_many_ways() -> None:
    for _, moves, lines in (
        # The drawn card may be named in many ways.
        (TABLE, ["place drawn G3"], ("g3", "G3", " g 3 ", "g03", "drawn g3", "d g3", "place drawn g3",
            "PLACE DRAWN G3", "put it on g3", "drawn → g3", "drawn: g3", "3rm g3", "3RM G3",
            "3 r m g3", "3rm → g3", "3-r-m-g-3", "3 red moons g3", "three red moons to G3",
            "three red moon g3", "Place the 3 red moons on g3.", "3🔴☾ g3", "3🔴🌙\ufe0f G3",
            "the drawn card to cell g3", "3redmoons g3", "g-3", "d, g3")),
        # A held card may be named in many ways.
        (TABLE, ["place held2 G3"], ("held2 g3", "held 2 g3", "HELD2 G3", "h2 g3", "h 2 g3", "2 g3",
            "2g3", "hold 2 g3", "hold2 g3", "place held2 g3", "put held 2 on g3", "2gs g3",
            "2 green stars g3", "two green stars: g3", "2🟢★ g3", "2 → g3", "card 2 to g3")),
        # Holding.
        (TABLE, ["hold"], ("hold", "HOLD", "h", "keep", "hold.", "hold it", "h 3rm", "hold-3-r-m",
            "hold drawn", "hold the drawn card", "hold 3rm", "hold the three red moons", "hold card")),
    ):  # fmt: skip
        for line in lines:
            assert read(line) == moves, line


def test_moves_are_read_as_on_their_buttons_and_with_quotes() -> None:
    for text, move in (
        ("3 red moons G3 +2", "place drawn G3"), ("G3 +2", "place drawn G3"), ("“g3”!", "place drawn G3"),
        ("（Ｇ３）", "place drawn G3"), ("\ufeffg\u200b3", "place drawn G3"),
        ("2: 2 green stars G3 +2", "place held2 G3"), ("held 2: 2gs g3", "place held2 G3"),
        ("Hold 3 red moons", "hold"),
    ):  # fmt: skip
        assert read(text) == [move]


def test_labels_in_one_line() -> None:
    assert read("3 red moons G3 +2, 1: 1 yellow star F4 +2") == ["place drawn G3", "place held1 F4"]


def test_a_number_with_another_card_than_the_one_held_there_is_refused() -> None:
    with pytest.raises(InvalidMoveError) as refused:
        read_moves(TABLE, "1: 2 green stars G3")
    assert (refused.value.reason, refused.value.details) == (
        "not-at-hand",
        {"card": BlinkCard(2, "green", "star")},
    )


def test_a_cell_alone_is_for_the_held_card_that_fits_there_where_none_is_drawn() -> None:
    position = laid("G4 1RS", held="5BB 1YS 3YM")
    assert [move.text for move in read_moves(position, "g3")] == ["place held2 G3"]
    assert [move.text for move in read_moves(position, "g3 +2")] == ["place held2 G3"]
    alike = laid("G4 1RS", held="1YS 1YS", words=["decks=2"])
    assert [move.text for move in read_moves(alike, "g3, g5")] == ["place held1 G3", "place held1 G5"]
    for held, reason in (("1YS 2GS", "nothing-drawn"), ("5BB", "no-match"), ("5BB 4NM", "nothing-drawn")):
        several = laid("G4 1RS", held=held)
        with pytest.raises(IllegalMoveError) as refused:
            several.play_together(read_moves(several, "g3"))
        assert refused.value.reason == reason


def test_a_cell_of_column_h_is_told_from_a_held_card_by_what_stands_beside_it() -> None:
    assert read("h1") == ["place drawn H1"]
    assert read("h12") == ["place drawn H12"]
    assert read("h1 g3") == ["place held1 G3"]
    assert read("h1 h2") == ["place held1 H2"]
    assert read("held1 h2") == ["place held1 H2"]
    assert read("drawn h3") == ["place drawn H3"]
    assert read("3 h3") == ["place held3 H3"]
    assert read("h 1 h 2") == ["place held1 H2"]
    assert read("3rm h1 h1 h2") == ["place drawn H1", "place held1 H2"]


def test_every_card_of_the_deck_is_read_by_its_code_its_words_and_its_signs() -> None:
    signs = str.maketrans("RGBYNESMTDF", "🔴🟢🔵🟡🟤⚪★☾▲💧✿")
    for card in blink_deck():
        position = laid("G4 1RS", drawn=card.code, stock="5BB")
        shape = card.shape if card.count == 1 else f"{card.shape}s"
        last = "⚡" if card.shape == "bolt" else card.code[2].translate(signs)
        colour = card.code[1].translate(signs)
        for name in (card.code, f"{card.count} {card.colour} {shape}", f"{card.count}{colour}{last}"):
            assert read_moves(position, f"{name} g3") == (Move("place", ("drawn", "G3")),)


def test_gray_is_grey() -> None:
    assert read_moves(laid("G4 1RS", drawn="3ES"), "3 gray stars g3") == (Move("place", ("drawn", "G3")),)


def test_a_card_that_is_not_at_hand_is_named() -> None:
    for text in ("5bb g3", "5 blue bolts g3", "1rs g3"):
        with pytest.raises(InvalidMoveError) as refused:
            read_moves(TABLE, text)
        assert refused.value.reason == "not-at-hand"
    with pytest.raises(InvalidMoveError) as refused:
        read_moves(TABLE, "3 red stars g3")  # the deck has no such card
    assert refused.value.details == {"card": BlinkCard(3, "red", "star")}


def test_of_cards_that_are_alike_the_drawn_one_is_meant_first() -> None:
    position = laid("G4 1RS", drawn="1YS", held="2GS 1YS 1YS", words=["decks=3"])
    assert read_moves(position, "1ys g3") == (Move("place", ("drawn", "G3")),)
    assert [move.places[0] for move in read_moves(position, "1ys g3 1ys h4")] == ["drawn", "held2"]


def test_what_names_no_move_cannot_be_read() -> None:
    for text in (
        "", " ", "x", "place", "drawn", "held1", "2", "4 g", "drawng3", "g", "g3 drawn", "held1 held2 g3",
        "3rm", "hold held1", "g333", "held g3", "hello", "g3 + 2", "held1 hold", "♠", "1rs", "g4x",
        "hold 1ys", "\0", "x" * 500, "3 " * 250, "held" * 125, " " * 500, "-" * 500,
    ):  # fmt: skip
        with pytest.raises(InvalidMoveError):
            read_moves(TABLE, text)


def test_what_can_be_read_but_not_played_is_left_to_the_rules() -> None:
    for text, reason in (
        ("z9", "off-table"),
        ("a1", "touches-nothing"),
        ("g4", "taken"),
        ("g0", "no-such-move"),
    ):
        with pytest.raises(IllegalMoveError) as refused:
            TABLE.play_together(read_moves(TABLE, text))
        assert refused.value.reason == reason


# Several moves in a line


def test_several_moves_are_played_in_their_order() -> None:
    assert read("1 g3, 2 h4, g5") == ["place held1 G3", "place held1 H4", "place drawn G5"]
    assert read("g5 1 g3 2 h4") == ["place drawn G5", "place held1 G3", "place held1 H4"]
    assert read("3rm g5 and then 4rs f4") == ["place drawn G5", "place held3 F4"]
    after = TABLE.play_together(read_moves(TABLE, "1 g3, 2 h4, g5"))
    assert after.held == cards("4RS")
    assert after.drawn == cards("5BB")


def test_held_cards_are_meant_as_they_lie_when_the_line_is_typed() -> None:
    after = TABLE.play_together(read_moves(TABLE, "held1 g3 held3 f4"))
    assert after.held == cards("2GS")


def test_a_number_that_has_been_used_means_the_card_that_has_moved_up() -> None:
    assert read("1 g3 1 f4") == ["place held1 G3", "place held1 F4"]
    assert read("2 g3 1 f4 1 h4") == ["place held2 G3", "place held1 F4", "place held1 H4"]


def test_what_is_held_in_a_line_may_be_placed_in_it() -> None:
    position = laid("G4 1RS", drawn="3RM", held="1YS", stock="5BB 5EB")
    for text in ("hold 3rm g3", "hold, held2 g3", "hold, 2 g3"):
        assert read_moves(position, text) == (HOLD, Move("place", ("held2", "G3")))
    assert position.play_together(read_moves(position, "hold, 1 g3, 2 f4")).held == ()
    assert position.play_together(read_moves(position, "1 g3, hold")).held == cards("3RM")


def test_none_is_played_if_any_is_not_legal() -> None:
    with pytest.raises(IllegalMoveError) as refused:
        TABLE.play_together(read_moves(TABLE, "1 g3, 2 g4"))
    assert refused.value.reason == "taken"


def test_only_cards_that_are_seen_now_go_together() -> None:
    for text in ("g3 g5", "g3 hold", "hold hold", "hold g3", "g3, 1 f4, h4", "hold drawn g3"):
        said = set()
        for stock in ("1YS 5BB", "5BB 1YS", "2YF 4GB", "3RM 3RM"):
            position = laid("G4 1RS", drawn="3RM", held="1YS 2GS", stock=stock)
            with pytest.raises(IllegalMoveError) as refused:
                position.play_together(read_moves(position, text))
            said.add((str(refused.value), refused.value.reason, tuple(refused.value.details.items())))
        assert len(said) == 1
        assert said.pop()[1] == "not-yet-drawn"


def test_a_card_still_in_the_stock_cannot_be_named_with_those_before_it() -> None:
    for stock in ("4YS 5BB", "5BB 4YS", "5BB 5EB"):
        position = laid("G4 1RS", drawn="3RM", held="1YS", stock=stock)
        with pytest.raises(InvalidMoveError) as refused:
            read_moves(position, "g3 4ys g5")
        assert refused.value.reason == "not-at-hand"


def test_after_the_last_card_there_is_none_to_be_placed() -> None:
    position = laid("G4 1RS", drawn="3RM", held="1YS")
    assert position.play_together(read_moves(position, "g3 1 g5")).score() == 6
    with pytest.raises(IllegalMoveError) as refused:
        position.play_together(read_moves(position, "g3 g5"))
    assert refused.value.reason == "nothing-drawn"


# Any text


def test_a_long_line_is_read_in_no_time() -> None:
    for piece in ("h1 ", "3rm ", "g3", "hold ", "1 g3 ", "3 r ", "- ", "three red ", "h", "three"):
        text = (piece * 500)[:500]
        with at_most(20_000), suppress(InvalidMoveError):
            read_moves(TABLE, text)
