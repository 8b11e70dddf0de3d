"""Sharing the result of a finished game: a card, the same in words, and the deal for everybody."""

from dataclasses import replace
from importlib import import_module

import pytest

from bot.core import callback_data
from bot.core.actions import Verb
from bot.core.images import MAX_CARD_LINE, ResultCard
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply, ReplyTarget
from bot.core.session import Session
from bot.features.replay.screens import result_screen
from bot.i18n.texts import Texts
from bot.screens.button_rows import row_width
from engine.game import Game
from engine.games import all_games
from engine.options import Options
from engine.outcome import Outcome
from engine.record import Record
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk, controls, labels, shown
from tests.bot.saved_games import OWNER, loaded, store_game
from tests.engine.playing import certified_games, every_kind, kind_name, option_sets, random_course
from tests.engine.transcripts import RECORDS

TEXTS = Texts.load("en")
CLEAN = "Clean: nothing taken back, no hints"

TOLD = {
    "blink-edge": ("Lost", "200 points, 6 left to draw", "58 moves"),
    "blink-first-card": ("Lost", "0 points, 55 left to draw", "4 moves"),
    "blink-won": ("Won", "246 points", "77 moves"),
    "flip-no-play": ("Played to the end", "31 of 104 points, 10 cards removed", "26 moves"),
    "flip-stopped": ("Played to the end", "20 of 104 points, 8 cards removed", "16 moves"),
    "flip-won": ("Won", "104 of 104 points, 52 cards removed", "31 moves"),
    "follow-lost": ("Lost", "Tricks: 3 won, 3 lost", "8 moves"),
    "follow-lost-in-the-exchange": ("Lost", "Tricks: 0 won, 0 lost", "1 move"),
    "follow-won": ("Won", "18 points, tricks: 12 won, 1 lost", "15 moves"),
    "kittyhawk-lost-blind": ("Lost", "4 of 72 cards home", "23 moves"),
    "kittyhawk-won": ("Won", "60 of 60 cards home", "80 moves"),
    "kittyhawk-won-courts": ("Won", "72 of 72 cards home", "115 moves"),
    "wish-lost": ("Lost", "14 cards left", "9 moves"),
    "wish-no-first-pair": ("Lost", "32 cards left", "0 moves"),
    "wish-open": ("Won", "All cards gone", "16 moves"),
    "wish-won": ("Won", "All cards gone", "16 moves"),
}
"""What the card of each of the golden games says, but for its last line."""

finished = pytest.mark.parametrize("name", TOLD)


def card_of(reply: Reply) -> ResultCard:
    card = shown(reply).picture
    assert isinstance(card, ResultCard)
    return card


@finished
async def test_the_card_says_how_it_ended_and_shows_the_end(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    await store_game(desk, record)
    reply = await desk.press(await desk.type("/board picture"), "Share")
    card, screen = card_of(reply), shown(reply)
    assert card.lines == (*TOLD[name], CLEAN)
    assert card.board == record.replay().board()
    assert reply.target is ReplyTarget.PUBLIC
    assert labels(reply) == ["Play this deal"]
    for line in (card.lines[0], card.lines[1], CLEAN):
        assert line in screen.text
        assert line in screen.alt
    moves = card.lines[2] if record.moves else "before the first move"
    assert moves in screen.text
    assert moves in screen.alt
    assert screen.title in screen.alt
    assert shown(await desk.type("/share")) == screen


@finished
async def test_everybody_who_sees_a_result_can_play_its_deal(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    await store_game(desk, record)
    dealt = await desk.press(await desk.type("/share"), "Play this deal", BEN)
    assert dealt.target is ReplyTarget.NEW
    assert shown(dealt).title == shown(await desk.type("/share")).title
    games = (*await desk.store.open_games(BEN), *await desk.store.past_games(BEN, 1))
    assert [game.record for game in games] == [record.first(0)]


async def test_an_open_game_is_not_shared(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    reply = await desk.type("/share")
    assert "share it when it is over" in reply.notice
    assert reply.screen is None


async def test_a_reopened_game_is_not_shared(desk: Desk) -> None:
    end = await desk.play(LOST)
    await desk.type("/undo")
    assert "share it when it is over" in (await desk.press(end, "Share")).notice


async def test_a_game_given_up_is_shared_as_what_it_is(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    reply = await desk.press(await desk.type("/giveup yes"), "Share")
    card = card_of(reply)
    assert card.lines == ("Given up", "30 cards left", "1 move", CLEAN)
    assert shown(reply).text == f"Given up after 1 move. 30 cards left. {CLEAN}."
    assert sum(pile.hidden for pile in card.board.piles) == 22


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("de", "/undo"), "Assisted: 1 undo"),
        (("de", "fh", "/undo", "/undo"), "Assisted: 2 undos"),
        (("de", "/restart"), "Assisted: begun again"),
    ],
)
async def test_undos_are_shown(desk: Desk, lines: tuple[str, ...], told: str) -> None:
    await desk.type("/play wish 42")
    for line in lines:
        await desk.type(line)
    await desk.type("/giveup yes")
    reply = await desk.type("/share")
    assert card_of(reply).lines[-1] == told
    assert shown(reply).text.endswith(f". {told}.")
    assert f" {told}." in shown(reply).alt


async def test_without_a_game_the_menu_is_shown(desk: Desk) -> None:
    assert "no game on the table" in shown(await desk.type("/share")).text


async def test_a_stranger_does_not_share_anothers_game(desk: Desk) -> None:
    end = await desk.play(WON)
    assert "another player’s game" in shown(await desk.press(end, "Share", BEN)).text


@pytest.mark.parametrize(("game", "options"), every_kind(), ids=kind_name)
def test_every_card_fits_with_the_longest_names_that_there_are(game: Game, options: Options) -> None:
    start = Record.begin(game, options, 2**53 - 1)
    record = start.then(*(move for move, _ in random_course(start.start(), 3)))
    session = Session("0123456789", record, 0, 0, revision=10**6, undos=1999, has_given_up=True)
    screen = result_screen(TEXTS, LoadedGame(OWNER, session, record.replay()))
    (action,) = (control.action for row in screen.rows for control in row)
    assert callback_data.unpack(callback_data.pack(action)) == action
    assert isinstance(screen.picture, ResultCard)
    assert max(map(len, screen.picture.lines)) <= MAX_CARD_LINE


@pytest.mark.parametrize("game", all_games(), ids=kind_name)
def test_hidden_cards_do_not_change_a_result(game: Game) -> None:
    twin = import_module(f"tests.engine.hidden.{game.name}").twin
    changed = 0
    for deal in range(6):
        record = Record.begin(game, option_sets(game)[0], deal)
        session = replace(loaded(record).session, has_given_up=True)
        for _, position in random_course(record.start(), deal):
            here, other = LoadedGame(OWNER, session, position), LoadedGame(OWNER, session, twin(position, 7))
            changed += other != here
            assert result_screen(TEXTS, other) == result_screen(TEXTS, here)
    assert changed > 5


def test_every_game_has_a_finished_record() -> None:
    names = {game.name for game in certified_games()}
    assert set(TOLD) == {name for name, text in RECORDS.items() if Record.read(text).game in names}
    assert {Record.read(RECORDS[name]).game for name in TOLD} == names


@finished
async def test_a_finished_board_offers_no_more_in_a_row_than_a_phone_shows_whole(
    desk: Desk, name: str
) -> None:
    record = Record.read(RECORDS[name])
    outcome = record.replay().outcome()
    assert isinstance(outcome, Outcome)
    await store_game(desk, record)
    reply = await desk.type("/board picture")
    assert all(len(row) <= row_width(row) for row in shown(reply).rows)
    verbs = {control.action.verb for control in controls(reply)}
    assert verbs >= {Verb.NEW, Verb.SHARE, Verb.RECORD, Verb.BOARD, Verb.RULES, Verb.GAMES}
    assert (Verb.REPLAY in verbs) == (Verb.UNDO in verbs) == bool(record.moves)
    assert await desk.store.open_games(ANNA) == ()
