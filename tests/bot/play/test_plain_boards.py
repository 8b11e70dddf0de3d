"""Boards of three games stand without their pictures, and their buttons read themselves."""

import re
from collections.abc import Iterator

import pytest

from bot.core.actions import Verb
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.screens.move_choices import tick_words
from engine.cards.french import FRENCH_SUITS, JOKER
from engine.games import find_game
from engine.games.blink import BlinkPosition
from engine.games.follow import FollowPosition
from engine.games.wish import WishPosition
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from tests.bot.saved_games import loaded
from tests.combinations import combined
from tests.engine.playing import random_course
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
SUITS = dict(zip(FRENCH_SUITS, ("spades", "hearts", "diamonds", "clubs"), strict=True))
AIM_WORDS = 15

every_language = pytest.mark.parametrize("language", finished_languages())


def courses(game: str, *options: str, deals: int = 12) -> Iterator[LoadedGame]:
    """Yield all open positions of random games."""
    for deal in range(deals):
        record = Record.begin(find_game(game), read_options(find_game(game).options, options), deal)
        moves = [move for move, _ in random_course(record.start(), deal)]
        for count in range(len(moves)):
            begun = record.then(*moves[:count])
            yield loaded(begun)


def labels(screen: Screen, *verbs: Verb) -> list[str]:
    """Return the labels of the buttons with one of these verbs."""
    return [button.label for row in screen.rows for button in row if button.action.verb in verbs]


def moves_of(here: LoadedGame) -> list[str]:
    return labels(board_screen(TEXTS, here), Verb.MOVE)


def test_follow_says_which_card_is_led_and_what_must_be_played() -> None:
    said = set()
    for here in courses("follow", deals=40):
        position, text = here.position, board_screen(TEXTS, here).text
        assert isinstance(position, FollowPosition)
        if position.lead is None:
            continue
        assert (
            f"The deck leads {'the Joker' if position.lead == JOKER else TEXTS.symbol(position.lead)}" in text
        )
        suit = SUITS.get(position.lead.suit, "")
        follows = [card for card in position.hand if suit and card.suit == position.lead.suit]
        can_play_any = len(position.legal_moves()) == len(position.hand)
        if not suit:
            ending = "Play any card: it loses, and you take both cards."
        elif not follows:
            ending = f"You have no {suit}, so you can play any card."
        elif JOKER in position.hand:
            ending = f": follow {suit}, or play the Joker."
        else:
            ending = f": follow {suit}."
        assert ending in text
        assert can_play_any or follows
        assert f"Cards: {len(position.hand)} in your hand, {len(position.deck)} in the deck." in text
        trumps = f"{SUITS[position.trumps].capitalize()} are" if position.trumps in SUITS else "There are no"
        assert f"{trumps} trumps." in text
        said.add(re.sub("|".join(SUITS.values()), "", ending))
    assert len(said) == 4


def test_a_card_of_follow_is_played_in_words_where_there_is_room_else_by_its_sign() -> None:
    lengths = set()
    for here in courses("follow", deals=60):
        position = here.position
        if position.legal_moves()[0].verb != "play":
            continue
        cards = [
            TEXTS.symbol(here.position.board().pile(move.places[0]).cards[0])
            for move in position.legal_moves()
        ]
        words, signs = [f"Play {card}" for card in cards], cards
        assert moves_of(here) in (words, signs)
        lengths.add((len(cards), moves_of(here) == words))
    assert {count for count, in_words in lengths if in_words} >= set(range(1, 13))
    assert max(count for count, in_words in lengths if not in_words) > 12


def test_the_exchange_says_what_ticks_do_and_its_button_what_happens() -> None:
    here = loaded(Record.read(RECORDS["follow-won"]).first(0))
    offer = "You can exchange cards once: select cards to discard, and draw 2 for each."
    assert offer in board_screen(TEXTS, here).text
    expected = {
        0: "Keep all cards",
        1: "Exchange 1 card",
        2: "Exchange 2 cards",
        8: "Exchange 8 cards and lose",
    }
    for count, label in expected.items():
        pick = here.position.pick()
        assert pick
        ticked = tick_words(here.position, Move("exchange", pick.places[:count]))
        assert labels(board_screen(TEXTS, here, ticked), Verb.MOVE) == [label]


def test_wish_says_how_many_pairs_there_are_and_names_them_by_their_cards() -> None:
    for here in courses("wish"):
        position, screen = here.position, board_screen(TEXTS, here)
        assert isinstance(position, WishPosition)
        pairs = [
            " + ".join(
                TEXTS.symbol(top) for place in move.places if (top := position.board().pile(place).top)
            )
            for move in position.legal_moves()
        ]
        assert labels(screen, Verb.MOVE) == pairs
        assert f"You can take {len(pairs)} pair" in screen.text


@pytest.mark.parametrize(
    "options", [(), ("decks=2",), ("decks=3",), ("decks=3", "table=tight"), ("table=tight",)]
)
@every_language
def test_the_first_card_of_blink_goes_to_the_center_by_one_press_and_elsewhere_by_two(
    language: str, options: tuple[str, ...]
) -> None:
    texts, game = Texts.load(language), find_game("blink")
    here = loaded(Record.begin(game, read_options(game.options, options), 7))
    position = here.position
    assert isinstance(position, BlinkPosition)
    screen = board_screen(texts, here)
    (center,) = (button for row in screen.rows for button in row if button.action.verb is Verb.MOVE)
    names = {texts("blink-place-shortcut"), texts("blink-place-shortcut-short")}
    assert center.label in names
    placed = position.play(Move.read(" ".join(center.action.words)))
    assert isinstance(placed, BlinkPosition)
    grid = placed.setup.grid
    (cell,) = (number for number, card in enumerate(placed.cells) if card)
    assert cell % grid.columns in ((grid.columns - 1) // 2, grid.columns // 2)
    assert cell // grid.columns in ((grid.rows - 1) // 2, grid.rows // 2)
    groups = [button for row in screen.rows for button in row if button.action.verb is Verb.CHOOSE]
    inside = [labels(board_screen(texts, here, group.action.words), Verb.MOVE) for group in groups]
    assert sorted(label for labels_inside in inside for label in labels_inside) == sorted(grid.names)


@pytest.mark.parametrize(
    ("language", "options"), combined(finished_languages(), [(), ("decks=2",), ("table=tight",)], seconds=0.3)
)
def test_groups_of_cells_say_that_they_are_rows_or_columns(language: str, options: tuple[str, ...]) -> None:
    texts = Texts.load(language)
    word = texts("blink-bunch-number", number="").strip(), texts("blink-bunch-letters", letters="").strip()
    groups = 0
    for here in courses("blink", *options, deals=1):
        chosen = [
            button
            for row in board_screen(texts, here).rows
            for button in row
            if button.action.verb is Verb.CHOOSE and button.action.words[-1].startswith("=")
        ]
        groups += len(chosen)
        assert all(any(one in button.label for one in word) for button in chosen)
    assert groups


def test_blink_says_which_card_was_drawn_and_what_it_must_match() -> None:
    said = set()
    for here in courses("blink", deals=8):
        position, text = here.position, board_screen(TEXTS, here).text
        assert isinstance(position, BlinkPosition)
        if not any(position.cells):
            assert f"Place {TEXTS.symbol(position.drawn[0])} anywhere on the table." in text
            continue
        if not position.drawn:
            assert f"Place the held ones: {', '.join(map(TEXTS.symbol, position.held))}." in text
            continue
        assert f"You drew {TEXTS.symbol(position.drawn[0])}." in text
        moves = position.legal_moves()
        fits = any(move.places[:1] == ("drawn",) for move in moves)
        assert ("must share a count, color or shape" in text) == fits
        assert ("That card doesn’t fit anywhere now." in text) != fits
        assert (Move("hold") in moves) == ("old it for later" in text)
        said.add((fits, Move("hold") in moves, bool(position.held)))
    assert len(said) > 4


@every_language
@pytest.mark.parametrize("game", ["follow", "wish", "blink"])
def test_each_game_has_its_aim_in_one_sentence(game: str, language: str) -> None:
    aim = Texts.load(language)(f"{game}-aim")
    assert aim[-1] in ".。"
    assert not re.search(r"[.。!?] ?\w", aim)
    assert len(aim.split()) <= AIM_WORDS


@every_language
def test_ranges_of_cells_are_explained_and_the_center_takes_one_press(language: str) -> None:
    texts = Texts.load(language)
    screen = board_screen(texts, loaded(Record.read("blink/1 decks=3 #7")))
    center, *ranges = labels(screen, Verb.MOVE, Verb.CHOOSE)
    assert center == texts("blink-place-shortcut")
    assert len(ranges) == 15
    assert texts("bunch-range-means", first="A1", last="T1") in screen.text
