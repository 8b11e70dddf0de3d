"""What can be pressed on the picture of a board: every move of its buttons, and nothing else."""

from collections.abc import Iterator

import pytest

from bot.chats.web.picture_presses import PressesView, PressView, presses_view
from bot.core.actions import Verb
from bot.core.callback_data import pack, unpack
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.screens.board import BoardAdvice, board_screen, giving_up_screen
from bot.screens.move_choices import OTHERS, chosen_move
from engine.board import Meter
from engine.game import Position
from engine.games import all_games
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from render.boards.layouts import place_of_verb, press_areas
from tests.bot.play.button_presses import presses
from tests.bot.saved_games import loaded
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
NOT_ON_PICTURES = {("collect",), ("stop",), ("deal", "match"), ("deal", "all")}
"""Moves that name no place."""


def screens(position: Position, record: Record, move: Move) -> Iterator[tuple[Screen, tuple[str, ...]]]:
    """Yield the screens with a picture of the board's moves, each with the words of the next press.

    The moves under *More* come onto a picture once their list is opened.
    """
    chosen: tuple[str, ...] = ()
    for verb, words in presses(position, move):
        if verb is not Verb.MORE and words != (OTHERS,):
            yield board_screen(TEXTS, loaded(record, position), chosen), words
        chosen = words


def found(screen: Screen) -> PressesView:
    view = presses_view(screen)
    assert view
    return view


def words_of(press: PressView) -> tuple[str, ...]:
    return unpack(press.press).words


@pytest.mark.parametrize("name", RECORDS)
def test_every_move_of_golden_plays_can_be_made_on_pictures(name: str) -> None:
    record = Record.read(RECORDS[name])
    for number, (position, move) in enumerate(zip(record.positions(), record.moves, strict=False)):
        if (move.verb, *move.places) in NOT_ON_PICTURES:
            continue
        shown = record.first(number)
        for screen, words in screens(position, shown, move):
            if words[-1].startswith("=") and unpack(presses_of(screen, words)).verb is Verb.CHOOSE:
                made = (move.verb, *move.places)  # the picture needs no groups
                assert made in map(words_of, found(screen).presses) or is_tick(position, move)
            else:
                assert words in map(words_of, found(screen).presses), (move.text, words)


def presses_of(screen: Screen, words: tuple[str, ...]) -> str:
    return next(pack(button.action) for row in screen.rows for button in row if button.action.words == words)


def is_tick(position: Position, move: Move) -> bool:
    pick = position.pick()
    return pick is not None and pick.verb == move.verb


@pytest.mark.parametrize("name", RECORDS)
def test_nothing_is_sent_but_places_of_offered_moves(name: str) -> None:
    record = Record.read(RECORDS[name])
    for number, position in enumerate(record.positions()):
        screen = board_screen(TEXTS, loaded(record.first(number), position))
        view = presses_view(screen)
        if position.outcome():
            assert view is None
            continue
        if view is None:
            continue
        offered = {pack(button.action) for row in screen.rows for button in row}
        areas = press_areas(position.board())
        for press in view.presses:
            action = unpack(press.press)
            assert press.press in offered or position.allows(chosen_move(position, action.words))
        used = {place for press in view.presses for place in press.places}
        assert used == set(range(len(view.areas)))
        legal, board = position.legal_moves(), position.board()
        named = {place for move in legal for place in (*move.places, place_of_verb(board, move.verb))}
        assert {*view.areas} <= {areas[place] for place in named if place in areas}


def test_a_pair_is_pressed_in_any_order_and_a_source_before_its_target() -> None:
    pairs = found(board_screen(TEXTS, loaded(Record.read("wish/1 #42"))))
    assert pairs.is_any_order
    assert all(len(press.places) == 2 for press in pairs.presses)
    moves = found(board_screen(TEXTS, loaded(Record.read("kittyhawk/1 #14"))))
    assert not moves.is_any_order
    wholes = [press for press in moves.presses if len(words_of(press)) == 3 and len(press.places) == 2]
    areas = press_areas(Record.read("kittyhawk/1 #14").replay().board())
    for press in wholes:
        assert [moves.areas[place] for place in press.places] == [areas[name] for name in words_of(press)[1:]]


def test_a_begun_move_needs_only_its_target_and_its_source_leads_back() -> None:
    record = Record.read("kittyhawk/1 #14")
    position = record.replay()
    sources = [move.places[0] for move in position.legal_moves() if move.places]
    source = next(place for place in sources if sources.count(place) > 1)
    view = found(board_screen(TEXTS, loaded(record), ("move", source)))
    moves = [press for press in view.presses if unpack(press.press).verb is Verb.MOVE]
    assert {len(press.places) for press in moves} == {1}
    assert {words_of(press)[2] for press in moves} == {
        move.places[1] for move in position.legal_moves() if move.places[:1] == (source,)
    }
    (back,) = (press for press in view.presses if unpack(press.press).verb is Verb.BOARD)
    assert words_of(back) == ("back",)
    assert view.areas[back.places[0]] == press_areas(position.board())[source]


def test_the_stock_deals_one_card_and_trumps_offer_every_suit() -> None:
    view = found(board_screen(TEXTS, loaded(Record.read("flip/1 #42"))))
    assert [words_of(press) for press in view.presses] == [("deal",)]
    record = Record.read("follow/1 #13 | exchange")
    trumps = found(board_screen(TEXTS, loaded(record)))
    assert {press.places for press in trumps.presses} == {(0,)}
    assert len(trumps.presses) == len(record.replay().legal_moves())


def test_the_cards_of_an_exchange_are_ticked_and_the_deck_exchanges_them() -> None:
    record = Record.read("follow/1 #13")
    view = found(board_screen(TEXTS, loaded(record)))
    board = record.replay().board()
    areas = press_areas(board)
    ticks = {view.areas[press.places[0]]: unpack(press.press) for press in view.presses}
    assert {area for area, action in ticks.items() if action.verb is Verb.CHOOSE} == {
        areas[pile.name] for pile in board.of_kind("hand")
    }
    assert ticks[areas["deck"]].verb is Verb.MOVE


def test_a_screen_without_moves_and_a_board_in_words_cannot_be_pressed() -> None:
    record = Record.read("wish/1 #42")
    assert presses_view(giving_up_screen(TEXTS, loaded(record))) is None
    assert presses_view(board_screen(TEXTS, loaded(record, in_words=True))) is None
    assert presses_view(Screen("title", "text")) is None


def test_a_bar_below_the_board_makes_the_picture_higher() -> None:
    here = loaded(Record.read("wish/1 #42"))
    plain, barred = (
        found(board_screen(TEXTS, here, advice=BoardAdvice("chances", meter=meter)))
        for meter in (None, Meter(1, 2, "50 %"))
    )
    assert barred.height - plain.height == 48
    assert barred.areas == plain.areas


def test_every_game_has_a_first_press_on_its_picture() -> None:
    for game in all_games():
        record = Record.begin(game, read_options(game.options, ()), 42)
        assert found(board_screen(TEXTS, loaded(record))).presses
