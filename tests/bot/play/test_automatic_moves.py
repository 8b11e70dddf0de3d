"""Moves that the bot makes for the player: safe cards go home, and one press finishes what is certain."""

from dataclasses import replace

import pytest

from bot.chats.web.button_roles import ButtonRole, button_roles
from bot.core.actions import Action, Room, Verb
from bot.core.images import Celebration
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import Session
from bot.features.play.automatic import moves_to_follow
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.screens.board import board_screen
from engine.move import Move
from engine.record import MAX_MOVES, Record
from tests.bot.desk import ANNA, Desk, animation_of, button, controls, labels, picture_of, shown
from tests.bot.saved_games import loaded, store_game
from tests.engine.transcripts import RECORDS


def played(line: str) -> Record:
    """Return a record of Klondike, deal 105, from its moves; a dash is a draw."""
    texts = ("draw" if word == "-" else f"move {word}" for word in line.split("; "))
    return Record.read(" | ".join(("klondike/1 #105", *texts)))


BEFORE = played("d b; c e; d f; a c; -; -; waste a; -; waste c; -")
"""A draw brings the ace of clubs, which goes home."""
DRAWN = BEFORE.then(*played("-; waste clubs").moves)
CERTAIN = played(
    "d b; c e; d f; a c; -; -; waste a; -; waste c; -; -; waste clubs; -; -; -; -; -; waste e; b2 e; -; -;"
    " waste clubs; -; -; waste c; g c; f6 g; g6 a; f d; f e; g f; g clubs; f3 c; waste f; c2 f; d2 c; b f;"
    " f2 b; f clubs; -; waste f; -; -; waste diamonds; -; waste d; -; waste hearts; -; waste d; -; -;"
    " waste spades; c spades; -; -; waste f; e5 f; e hearts; e a; e f; e hearts; b hearts; b clubs; f hearts;"
    " b hearts; g clubs; g spades"
)
"""Everything lies face up, and 60 moves are left."""
CIRCLING = Record.read("klondike/1 draw=3 #2" + " | draw" * 8)


async def begun(desk: Desk, record: Record) -> Reply:
    """Return the board of a game that has been stored after these moves."""
    await store_game(desk, record, is_over=False)
    return await desk.type("/board")


async def stored(desk: Desk) -> Session:
    return await desk.store.load_session(ANNA, "0123456789")


@pytest.mark.parametrize("line", ["", "draw"])
async def test_safe_cards_go_home_with_the_press_and_come_back_with_it(desk: Desk, line: str) -> None:
    board = await begun(desk, BEFORE)
    reply = await (desk.type(line) if line else desk.act(button(board, "Draw").action))
    assert (await stored(desk)).record == DRAWN
    assert "automatically: A♣." in shown(reply).text
    assert {mark.place for mark in picture_of(reply).marks} >= {"waste", "clubs"}
    undone = await desk.type("/undo")
    session = await stored(desk)
    assert (session.record, session.undos) == (BEFORE, 1)
    assert "automatically" not in shown(undone).text
    await desk.type("/redo")
    assert (await stored(desk)).record == DRAWN
    await desk.type("/settings automatic off")
    await desk.type("/undo")
    assert (await stored(desk)).record == DRAWN.first(11)
    await desk.type("/redo")
    assert (await stored(desk)).record == DRAWN


async def test_none_goes_home_where_the_setting_is_off(desk: Desk) -> None:
    board = await begun(desk, BEFORE)
    await desk.type("/settings automatic off")
    await desk.act(button(board, "Draw").action)
    assert (await stored(desk)).record == DRAWN.first(11)


async def test_a_press_that_comes_again_makes_nothing_twice_and_says_the_same(desk: Desk) -> None:
    action = replace(button(await begun(desk, BEFORE), "Draw").action, event="1")
    answered = await desk.act(action)
    again = await desk.act(action)  # delivered twice
    pressed = await desk.act(replace(action, event="2"))  # pressed twice
    assert (await stored(desk)).record == DRAWN
    assert shown(again) == shown(pressed) == shown(answered)
    assert pressed.notice == ""


def test_as_many_go_home_as_a_record_has_room_for() -> None:
    context = RequestContext(ANNA, Room(), Texts.load())
    draw, position = (Move("draw"),), DRAWN.first(11).replay()
    for made, following in ((MAX_MOVES - 2, DRAWN.moves[11:]), (MAX_MOVES - 1, ())):
        long = BEFORE.first(0).then(*draw * made)
        assert moves_to_follow(context, loaded(long, position), draw, position) == following


async def test_one_press_finishes_what_is_certain_and_shows_it(desk: Desk) -> None:
    board = await begun(desk, CERTAIN)
    finish = button(board, "Finish")
    assert finish.is_main
    assert finish == controls(board)[0]
    assert button_roles(shown(board), is_in_play=True)[finish.action] is ButtonRole.MAIN
    assert "The win is certain now: “Finish” plays the rest." in shown(board).text
    reply = await desk.act(replace(finish.action, event="1"))
    record = (await stored(desk)).record
    assert record.replay().is_won()
    animation = animation_of(reply)
    assert (animation.record, animation.since) == (record.text, len(CERTAIN.moves))
    assert shown(reply).text.startswith("You won!")
    assert len(paint_file(animation)) < 250 * 1024
    assert animation_of(await desk.act(replace(finish.action, event="1"))) == animation  # delivered twice
    pressed = await desk.act(replace(finish.action, event="2"))  # pressed twice
    assert (animation_of(pressed), pressed.notice) == (animation, "")
    assert isinstance(shown(await desk.type("/board")).picture, Celebration)
    undone = await desk.type("/undo")
    assert (await stored(desk)).record == CERTAIN
    assert "Finish" in labels(undone)
    await desk.type("/redo")
    assert (await stored(desk)).record == record


async def test_in_words_the_won_board_is_shown(desk: Desk) -> None:
    await desk.type("/settings boards text")
    reply = await desk.act(button(await begun(desk, CERTAIN), "Finish").action)
    assert shown(reply).picture is None
    assert shown(reply).text.startswith("You won!")


@pytest.mark.parametrize("line", ["/finish", "finish", "finish it please", "auto complete"])
async def test_finishing_can_be_typed_and_waits_until_it_is_certain(desk: Desk, line: str) -> None:
    await begun(desk, BEFORE)
    assert (await desk.type(line)).notice.startswith("The win isn’t certain yet")
    assert (await stored(desk)).record == BEFORE


async def test_a_game_that_goes_in_circles_says_so_and_ends_with_one_press(desk: Desk) -> None:
    board = await begun(desk, CIRCLING)
    assert "no card of the stock or waste fits. Undo some moves, or end the game." in shown(board).text
    end = button(board, "End game")
    assert end.is_main
    assert {"↩ Undo", "Hint"} <= {*labels(board)}
    reply = await desk.act(end.action)
    assert (await stored(desk)).has_given_up
    assert shown(reply).text.startswith("You gave up this game.")


async def test_a_game_in_which_no_move_leads_on_says_so(desk: Desk) -> None:
    lost = Record.read(RECORDS["spider-lost"])
    board = await begun(desk, lost.first(len(lost.moves) - 1))
    assert "no further card can go home. Undo some moves, or end the game." in shown(board).text
    assert button(board, "End game").is_main


async def test_a_ranked_attempt_is_not_ended_without_a_question(desk: Desk) -> None:
    ranked = replace(loaded(CIRCLING), session=replace(loaded(CIRCLING).session, challenge=1, is_ranked=True))
    board = board_screen(Texts.load(), ranked)
    await begun(desk, CIRCLING)
    asked = await desk.act(replace(button(Reply(board), "End game").action, owner=ANNA.id))
    assert labels(asked)[0] == "Yes, give up"
    assert not (await stored(desk)).has_given_up


@pytest.mark.parametrize("language", finished_languages())
async def test_all_of_it_is_said_in_every_language(desk: Desk, language: str) -> None:
    texts = Texts.load(language)
    circling = board_screen(texts, loaded(CIRCLING))
    assert texts("stock-circles") in circling.text
    desk.room = Room(language=language)
    await begun(desk, BEFORE)
    said = shown(await desk.act(Action(Verb.MOVE, ("draw",)))).text
    assert texts("moved-automatically", cards="A♣") in said
