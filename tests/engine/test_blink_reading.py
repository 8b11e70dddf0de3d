"""Typed lines of Blink: cells, held cards, cards by name, several moves in a line."""

from engine.cards.blink import CARDS, BlinkCard
from engine.reading import read_moves
from tests.engine.blink_tables import cards, laid
from tests.engine.lines import read, refusal

TABLE = laid("G4 1RS", drawn="3RM", held="1YS 2GS 4RS", stock="5BB 5EB 4YS")
TWO = laid("G4 1RS", drawn="3RM", held="1YS", stock="5BB 5EB")
ALIKE = laid("G4 1RS", drawn="1YS", held="2GS 1YS 1YS", words=["decks=3"])


def test_moves_may_be_typed_in_many_ways() -> None:
    for moves, lines in (
        # The drawn card may be named in many ways.
        ("place drawn G3", ("g3", "G3", " g 3 ", "g03", "drawn g3", "d g3", "place drawn g3",
            "PLACE DRAWN G3", "put it on g3", "drawn → g3", "drawn: g3", "3rm g3", "3RM G3",
            "3 r m g3", "3rm → g3", "3-r-m-g-3", "3 red moons g3", "three red moons to G3",
            "three red moon g3", "Place the 3 red moons on g3.", "3🔴☾ g3", "3🔴🌙\ufe0f G3",
            "the drawn card to cell g3", "3redmoons g3", "g-3", "d, g3")),
        # A held card may be named in many ways.
        ("place held2 G3", ("held2 g3", "held 2 g3", "HELD2 G3", "h2 g3", "h 2 g3", "2 g3",
            "2g3", "hold 2 g3", "hold2 g3", "place held2 g3", "put held 2 on g3", "2gs g3",
            "2 green stars g3", "two green stars: g3", "2🟢★ g3", "2 → g3", "card 2 to g3")),
        # Holding.
        ("hold", ("hold", "HOLD", "h", "keep", "hold.", "hold it", "h 3rm", "hold-3-r-m",
            "hold drawn", "hold the drawn card", "hold 3rm", "hold the three red moons", "hold card")),
    ):  # fmt: skip
        for line in lines:
            assert read(TABLE, line) == moves, line


def test_lines_are_read_as_these_moves() -> None:
    without_drawn = laid("G4 1RS", held="5BB 1YS 3YM")
    for position, text, moves in (
        # Labels of buttons, and quotes.
        (TABLE, "3 red moons G3 +2", "place drawn G3"), (TABLE, "G3 +2", "place drawn G3"),
        (TABLE, "“g3”!", "place drawn G3"), (TABLE, "（Ｇ３）", "place drawn G3"),
        (TABLE, "\ufeffg\u200b3", "place drawn G3"), (TABLE, "held 2: 2gs g3", "place held2 G3"),
        (TABLE, "2: 2 green stars G3 +2", "place held2 G3"), (TABLE, "Hold 3 red moons", "hold"),
        (TABLE, "3 red moons G3 +2, 1: 1 yellow star F4 +2", "place drawn G3, place held1 F4"),
        # If no card is drawn, a cell means the only held card that fits there.
        (without_drawn, "g3", "place held2 G3"), (without_drawn, "g3 +2", "place held2 G3"),
        (laid("G4 1RS", held="1YS 1YS", words=["decks=2"]), "g3, g5", "place held1 G3, place held1 G5"),
        # The words next to ``h1`` decide whether it is a cell or a held card.
        (TABLE, "h1", "place drawn H1"), (TABLE, "h12", "place drawn H12"),
        (TABLE, "h1 g3", "place held1 G3"), (TABLE, "h1 h2", "place held1 H2"),
        (TABLE, "held1 h2", "place held1 H2"), (TABLE, "drawn h3", "place drawn H3"),
        (TABLE, "3 h3", "place held3 H3"), (TABLE, "h 1 h 2", "place held1 H2"),
        (TABLE, "3rm h1 h1 h2", "place drawn H1, place held1 H2"),
        # Of equal cards, the drawn one is meant first.
        (ALIKE, "1ys g3", "place drawn G3"), (ALIKE, "1ys g3 1ys h4", "place drawn G3, place held2 H4"),
        (laid("G4 1RS", drawn="3ES"), "3 gray stars g3", "place drawn G3"),
        # Several moves; a number that has been used means the card that has moved up.
        (TABLE, "1 g3, 2 h4, g5", "place held1 G3, place held1 H4, place drawn G5"),
        (TABLE, "g5 1 g3 2 h4", "place drawn G5, place held1 G3, place held1 H4"),
        (TABLE, "3rm g5 and then 4rs f4", "place drawn G5, place held3 F4"),
        (TABLE, "1 g3 1 f4", "place held1 G3, place held1 F4"),
        (TABLE, "2 g3 1 f4 1 h4", "place held2 G3, place held1 F4, place held1 H4"),
        # A card that a line holds can be placed later in the same line.
        *((TWO, text, "hold, place held2 G3") for text in ("hold 3rm g3", "hold, held2 g3", "hold, 2 g3")),
    ):  # fmt: skip
        assert read(position, text) == moves, text


def test_lines_are_refused_with_the_reason() -> None:
    for position, text, reason in (
        (laid("G4 1RS", held="1YS 2GS"), "g3", "nothing-drawn"),
        (laid("G4 1RS", held="5BB 4NM"), "g3", "nothing-drawn"),
        (laid("G4 1RS", held="5BB"), "g3", "no-match"), (TABLE, "5bb g3", "not-at-hand"),
        (TABLE, "5 blue bolts g3", "not-at-hand"), (TABLE, "1rs g3", "not-at-hand"),
        (TABLE, "z9", "off-table"), (TABLE, "a1", "touches-nothing"), (TABLE, "g4", "taken"),
        (TABLE, "g0", "no-such-move"), (TABLE, "1 g3, 2 g4", "taken"),
        (laid("G4 1RS", drawn="3RM", held="1YS"), "g3 g5", "nothing-drawn"),
    ):  # fmt: skip
        assert refusal(position, text)[0] == reason, text
    # The number of another held card, and a card that the deck does not have.
    for text, card in (
        ("1: 2 green stars G3", BlinkCard(2, "green", "star")),
        ("3 red stars g3", BlinkCard(3, "red", "star")),
    ):
        assert refusal(TABLE, text)[::2] == ("not-at-hand", {"card": card})


def test_every_card_of_the_deck_is_read_by_its_code_its_words_and_its_signs() -> None:
    signs = str.maketrans("RGBYNESMTDF", "🔴🟢🔵🟡🟤⚪★☾▲💧✿")
    for card in CARDS:
        position = laid("G4 1RS", drawn=card.code, stock="5BB")
        shape = card.shape if card.count == 1 else f"{card.shape}s"
        last = "⚡" if card.shape == "bolt" else card.code[2].translate(signs)
        colour = card.code[1].translate(signs)
        for name in (card.code, f"{card.count} {card.colour} {shape}", f"{card.count}{colour}{last}"):
            assert read(position, f"{name} g3") == "place drawn G3"


def test_what_names_no_move_cannot_be_read() -> None:
    for text in (
        "", " ", "x", "place", "drawn", "held1", "2", "4 g", "drawng3", "g", "g3 drawn", "held1 held2 g3",
        "3rm", "hold held1", "g333", "held g3", "hello", "g3 + 2", "held1 hold", "♠", "1rs", "g4x",
        "hold 1ys", "\0", "x" * 500, "3 " * 250, "held" * 125, " " * 500, "-" * 500,
    ):  # fmt: skip
        assert read(TABLE, text) in {"unreadable", "not-at-hand", "too-many-words"}, text


def test_several_moves_are_played_in_their_order_and_the_cards_move_up() -> None:
    for position, text, held, drawn in (
        (TABLE, "1 g3, 2 h4, g5", "4RS", "5BB"), (TABLE, "held1 g3 held3 f4", "2GS", "3RM"),
        (TWO, "hold, 1 g3, 2 f4", "", "5BB"), (TWO, "1 g3, hold", "3RM", "5BB"),
    ):  # fmt: skip
        after = position.play_together(read_moves(position, text))
        assert (after.held, after.drawn) == (cards(held), cards(drawn))


def test_in_an_open_game_lines_may_use_the_cards_to_come() -> None:
    position = laid("G4 1RS", drawn="2GS", held="1YS", stock="3BS 4YS 5NS", words=["open"])
    for text, held, drawn in (
        ("g3 f4", "1YS", "4YS"), ("2gs g3, 3bs f4, 4ys e4, 5ns d4", "1YS", ""),
        ("hold, hold, 4ys f4", "1YS 2GS 3BS", "5NS"), ("hold 2gs, hold 3bs, 2 g3, 3 f4", "1YS", "4YS"),
        ("g3, hold, 1 g5, 3bs f4", "", "4YS"), ("hold, hold, 1 g3, hold, 4ys g5", "2GS 3BS", "5NS"),
    ):  # fmt: skip
        after = position.play_together(read_moves(position, text))
        assert (after.held, after.drawn) == (cards(held), cards(drawn)), text
    for text, reason in (
        ("3bs g3", "not-at-hand"), ("g3 4ys f4", "not-at-hand"), ("g3 f4 e4 d4 c4", "nothing-drawn"),
        ("hold hold hold", "hold-full"), ("hold hold hold hold 4 g3", "hold-full"),
    ):  # fmt: skip
        assert refusal(position, text)[0] == reason, text


def test_in_an_open_game_of_more_decks_lines_use_no_card_after_the_next_forty() -> None:
    rows = ("HIJKLMNOPQ", "QPONMLKJIHGFEDCBA", "ABCDEFGHIJKLMNOPQ")
    path = [f"drawn {column}{row}" for row, columns in enumerate(rows, 4) for column in columns]
    for hidden in ("1RS", "4GB"):
        position = laid("G4 1RS", drawn="1RS", stock="1RS " * 40 + hidden, words=["decks=2", "open"])
        after = position.play_together(read_moves(position, ", ".join(path[:41])))
        assert after.drawn == cards(hidden)
        assert refusal(position, ", ".join(path[:42]))[0] == "not-yet-drawn"
        assert refusal(position, ", ".join(path[:41]) + ", hold")[0] == "not-yet-drawn"


def test_only_cards_that_are_seen_now_go_together() -> None:
    for text, reason in (
        *((text, "not-yet-drawn") for text in ("g3 g5", "g3 hold", "hold hold", "hold g3", "g3, 1 f4, h4",
            "hold drawn g3")),
        ("g3 4ys g5", "not-at-hand"),
    ):  # fmt: skip
        refusals = [
            refusal(laid("G4 1RS", drawn="3RM", held="1YS 2GS", stock=stock), text)
            for stock in ("1YS 5BB", "5BB 1YS", "2YF 4GB", "3RM 3RM", "4YS 5BB", "5BB 4YS")
        ]
        assert all(one == refusals[0] for one in refusals)
        assert refusals[0][0] == reason
