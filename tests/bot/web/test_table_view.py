"""What can be tapped and dragged on the table, and which buttons are below it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.chats.web.button_roles import ButtonRole, button_roles
from bot.chats.web.json_views import message_view
from bot.chats.web.table_view import TableMove, TableView, table_view
from bot.core.actions import Action, Verb
from bot.core.callback_data import unpack
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts
from bot.screens.board import BoardAdvice, board_screen, giving_up_screen
from bot.screens.button_rows import MOST_OTHERS
from bot.screens.move_choices import chosen_move
from bot.storage.chat_history import StoredHistory
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from engine.games import find_game
from engine.record import Record
from render.boards.table import table_areas, table_size
from tests.bot.saved_games import loaded
from tests.combinations import by_family
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
NOT_ON_PICTURES = {("collect",), ("stop",), ("deal", "match"), ("deal", "all")}
"""Moves that name no place, and are not the plainest one of theirs."""


def found(screen: Screen) -> TableView:
    view = table_view(screen, "/table/1.0.png")
    assert view
    return view


def action_of(view: TableView, move: TableMove) -> Action:
    return unpack(view.press + move.press)


def names(view: TableView, move: TableMove) -> tuple[str, ...]:
    return tuple(view.places[place].name for place in move.places)


def screens(record: Record) -> Iterator[tuple[Record, Screen]]:
    """Yield the board after each move of a record but the last, each with the record so far."""
    for number, position in enumerate(list(record.positions())[:-1]):
        shown = record.first(number)
        yield shown, board_screen(TEXTS, loaded(shown, position))


@pytest.mark.parametrize("name", by_family(list(RECORDS), seconds=2.0))
def test_every_move_is_on_the_table_at_once_and_nothing_else_is(name: str) -> None:
    record = Record.read(RECORDS[name])
    for shown, screen in screens(record):
        position, view = shown.replay(), found(screen)
        made = {action_of(view, move) for move in view.moves}
        pick, legal = position.pick(), position.legal_moves()
        places = Counter(move.places for move in legal)
        for move in legal:
            words = (move.verb, *move.places)
            is_tick = pick is not None and move.verb == pick.verb
            if words not in NOT_ON_PICTURES and not is_tick and places[move.places] == 1:
                assert words in {action.words for action in made}, move.text
        for action in made:
            assert action.verb is Verb.CHOOSE or position.allows(chosen_move(position, action.words))


@pytest.mark.parametrize("name", by_family(list(RECORDS), seconds=2.0))
def test_all_places_are_on_the_picture_which_keeps_its_size(name: str) -> None:
    record = Record.read(RECORDS[name])
    sizes = set()
    for shown, screen in screens(record):
        board, view = shown.replay().board(), found(screen)
        sizes.add((view.width, view.height))
        assert {place.name: place.areas for place in view.places} == table_areas(board)
        assert {pile.name for pile in board.piles} & set(table_areas(board)) == {
            place.name
            for place in view.places
            if board.has_place(place.name) and not board.covered(place.name)
        }
        for _, x, y, width, height in view.cards:
            assert 0 <= x < x + width <= view.width
            assert 0 <= y < y + height <= view.height
    assert not record.moves or sizes == {table_size(record.first(0).replay().board())}


def test_a_begun_move_has_been_chosen_and_can_be_taken_back() -> None:
    record = Record.read("kittyhawk/1 #14")
    sources = [move.places[0] for move in record.replay().legal_moves() if move.places]
    source = next(place for place in sources if sources.count(place) > 1)
    view = found(board_screen(TEXTS, loaded(record), ("move", source)))
    assert [view.places[place].name for place in view.chosen] == [source]
    assert unpack(view.back).words == ("back",)
    assert {names(view, move)[0] for move in view.moves} == {source}


def test_the_places_of_a_pair_have_no_order_and_cards_go_home_to_foundations() -> None:
    assert found(board_screen(TEXTS, loaded(Record.read("wish/1 #42")))).is_any_order
    view = found(board_screen(TEXTS, loaded(Record.read("kittyhawk/1 #14"))))
    assert not view.is_any_order
    homes = {view.places[place].name for place in view.homes}
    assert homes == {
        pile.name for pile in Record.read("kittyhawk/1 #14").replay().board().of_kind("foundation")
    }


def test_a_verb_is_pressed_at_its_place_and_ticks_at_the_cards() -> None:
    stock = found(board_screen(TEXTS, loaded(Record.read("flip/1 #42"))))
    assert [(names(stock, move), move.press, move.is_verb) for move in stock.moves] == [
        (("stock",), "move:deal", True)
    ]
    record = Record.read("follow/1 #13")
    view = found(board_screen(TEXTS, loaded(record)))
    ticks = [move for move in view.moves if action_of(view, move).verb is Verb.CHOOSE]
    assert {names(view, move) for move in ticks} == {
        (pile.name,) for pile in record.replay().board().of_kind("hand")
    }
    assert [names(view, move) for move in view.moves if move not in ticks] == [("deck",)]


def test_a_card_that_is_held_goes_from_its_place_to_the_free_one() -> None:
    view = found(board_screen(TEXTS, loaded(Record.read("blink/1 #145 | place drawn G5"))))
    holds = [names(view, move) for move in view.moves if action_of(view, move).words == ("hold",)]
    assert holds == [("held1",), ("drawn", "held1")]


def test_a_play_is_pressed_at_any_of_its_cards_unless_another_one_begins_there() -> None:
    record = next(
        first for first in map(Record.read(RECORDS["flip-won"]).first, range(9)) if len(_plays(first)) > 1
    )
    plays, view = _plays(record), found(board_screen(TEXTS, loaded(record)))
    for place in {one.name for one in view.places} - {"stock"}:
        begun = [play for play in plays if play == place]
        about = begun or [play for play in plays if 0 < int(place) - int(play) < 4]
        pressed = [action_of(view, move).words[-1] for move in view.moves if names(view, move) == (place,)]
        assert pressed == about


def _plays(record: Record) -> list[str]:
    return [move.places[0] for move in record.replay().legal_moves() if move.places]


def test_a_question_has_a_board_without_moves_and_a_board_in_words_is_no_table() -> None:
    record = Record.read("wish/1 #42")
    assert found(giving_up_screen(TEXTS, loaded(record))).moves == ()
    in_words = board_screen(TEXTS, loaded(record)).without_picture("")
    assert table_view(in_words, "") is None


@pytest.mark.parametrize("name", by_family(list(RECORDS), seconds=2.0))
def test_a_board_has_at_most_one_main_button_which_is_only_a_verb(name: str) -> None:
    is_chosen_by_verb = find_game(Record.read(RECORDS[name]).game).name != "wish"
    for _, screen in screens(Record.read(RECORDS[name])):
        roles = list(button_roles(screen, is_in_play=True).values())
        assert roles.count(ButtonRole.MAIN) <= is_chosen_by_verb
        assert not [role for role in roles if role is ButtonRole.FEW]


@pytest.mark.parametrize("game", ["wish", "kittyhawk", "flip", "follow", "blink"])
def test_an_advised_move_is_the_main_button(game: str) -> None:
    record = Record.read(f"{game}/1 #42")
    advised = record.replay().legal_moves()[-1]
    screen = board_screen(TEXTS, loaded(record), advice=BoardAdvice(move=advised))
    roles = button_roles(screen, is_in_play=True)
    (main,) = (action for action, role in roles.items() if role is ButtonRole.ADVISED)
    assert chosen_move(record.replay(), main.words) == advised
    assert ButtonRole.MAIN not in roles.values()


def test_the_main_button_of_flip_deals_to_the_next_play_and_the_stock_one_card() -> None:
    screen = board_screen(TEXTS, loaded(Record.read("flip/1 #42")))
    roles = button_roles(screen, is_in_play=True)
    assert [one.words for one, role in roles.items() if role is ButtonRole.MAIN] == [("deal", "match")]


def test_the_choice_in_force_keeps_its_place_and_is_no_main_button() -> None:
    buttons = [Button(str(number), Action(Verb.PLAY, (str(number),))) for number in range(9)]
    chosen = replace(buttons[1], label="✓ 1", style=ButtonStyle.MOVE)
    rows = ((buttons[0], chosen, *buttons[2:5]), tuple(buttons[5:]))
    roles = button_roles(Screen("title", rows=rows), is_in_play=False)
    shown = [role for role in roles.values() if role is not ButtonRole.REST]
    assert shown == [ButtonRole.FEW, ButtonRole.CHOSEN, *[ButtonRole.FEW] * (MOST_OTHERS - 1)]


def test_another_screen_has_one_main_button_and_at_most_four_beside_it() -> None:
    buttons = [Button(str(number), Action(Verb.PLAY, (str(number),))) for number in range(9)]
    rows = (tuple(buttons[:5]), (*buttons[5:], Button("9", Action(Verb.NEW), ButtonStyle.MOVE)))
    roles = button_roles(Screen("title", rows=rows), is_in_play=False)
    assert roles[Action(Verb.NEW)] is ButtonRole.MAIN
    assert list(roles.values()).count(ButtonRole.FEW) == MOST_OTHERS
    assert list(roles.values()).count(ButtonRole.REST) == len(buttons) - MOST_OTHERS


def test_a_board_in_words_has_the_bar_of_a_board() -> None:
    shown = replace(loaded(Record.read("wish/1 #42")), in_words=True)
    message = StoredMessage(MessageAuthor.BOT, 1, screen=board_screen(TEXTS, shown))
    view = message_view(StoredHistory(1, "a", message))
    roles = {button.role for row in view.rows for button in row}
    assert {ButtonRole.MOVE, ButtonRole.HINT, ButtonRole.REST} <= roles
    assert not roles & {ButtonRole.MAIN, ButtonRole.FEW}
