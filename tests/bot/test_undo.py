"""Undo, redo, restart, new deals and giving up, with a real store."""

import pytest

from bot.core.actions import Verb
from bot.core.replies import ReplyTarget
from tests.bot.desk import ANNA, LOST, Desk, controls, labels, shown, tops


async def test_undo_reopens_a_finished_game(desk: Desk) -> None:
    reply = await desk.play(LOST)
    await desk.press(reply, "↩ Undo")
    assert len(await desk.store.open_games(ANNA)) == 1
    assert await desk.store.past_games(ANNA, 5) == ()


async def test_a_game_with_undo_is_assisted_and_says_so(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    assert "Assisted" not in shown(await desk.type("/board")).text
    assert "Assisted: 1 undo." in shown(await desk.type("/undo")).text
    await desk.type("de")
    assert "Assisted: 2 undos." in shown(await desk.type("/undo")).text
    assert "Assisted: 2 undos." in shown(await desk.type("/board")).text


async def test_another_move_drops_the_undone_ones(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    await desk.type("/undo")
    reply = await desk.type("fh")
    assert "↪ Redo" not in labels(reply)


async def test_restart_can_be_undone(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de fh")
    reply = await desk.type("/restart")
    assert tops(reply) == "9S TD AS JS JC JH QS JD"
    assert "beginning of the deal" in (await desk.type("/restart")).notice
    await desk.type("/redo")
    assert tops(await desk.type("/redo")) == "9S TD AS 9C TS QC QS TC"


async def test_restart_does_not_drop_undone_moves(desk: Desk) -> None:
    await desk.type("/play wish 42")
    for line in ("de", "fh", "ad", "/undo", "/restart", "/redo", "/redo"):
        await desk.type(line)
    reply = await desk.type("/redo")
    assert "↪ Redo" not in labels(reply)
    (session,) = await desk.store.open_games(ANNA)
    assert [move.text for move in session.record.moves] == ["take d e", "take f h", "take a d"]


async def test_restart_after_the_end_starts_a_new_game_of_the_same_deal(desk: Desk) -> None:
    await desk.play(LOST)
    reply = await desk.type("/restart")
    assert reply.target is ReplyTarget.NEW
    (session,) = await desk.store.open_games(ANNA)
    assert session.record == LOST.first(0)
    (past,) = await desk.store.past_games(ANNA, 5)
    assert past.record == LOST


async def test_new_keeps_the_kind_of_game_and_leaves_the_old_one_open(desk: Desk) -> None:
    await desk.type("/play wish 42 open")
    reply = await desk.press(await desk.type("de"), "New deal")
    assert shown(reply).title == "Wish, deal 100, all cards open"
    assert reply.target is ReplyTarget.NEW
    assert [game.record.deal for game in await desk.store.open_games(ANNA)].count(42) == 1


async def test_new_replaces_an_untouched_deal(desk: Desk) -> None:
    reply = await desk.press(await desk.type("/play wish 42"), "New deal")
    assert shown(reply).title == "Wish, deal 100"
    assert reply.target is ReplyTarget.HERE
    assert [game.record.deal for game in await desk.store.open_games(ANNA)] == [100]


@pytest.mark.parametrize("lines", [["de", "/undo"], ["de", "/restart"], ["/giveup yes", "/undo"]])
async def test_new_leaves_a_used_deal_open(desk: Desk, lines: list[str]) -> None:
    await desk.type("/play wish 42")
    for line in lines:
        await desk.type(line)
    assert (await desk.type("/new")).target is ReplyTarget.NEW
    assert {game.record.deal for game in await desk.store.open_games(ANNA)} == {42, 100}


async def test_the_same_deal_can_be_started_again_after_the_end(desk: Desk) -> None:
    reply = await desk.press(await desk.play(LOST), "Same deal")
    assert shown(reply).title == f"Wish, deal {LOST.deal}"
    assert reply.target is ReplyTarget.NEW
    (session,) = await desk.store.open_games(ANNA)
    assert session.record == LOST.first(0)
    assert len(await desk.store.past_games(ANNA, 5)) == 1


async def test_giving_up_needs_a_confirmation_and_can_be_undone(desk: Desk) -> None:
    reply = await desk.type("/play wish 42")
    asked = await desk.press(reply, "Give up")
    assert "Give this game up?" in shown(asked).text
    assert len(await desk.store.open_games(ANNA)) == 1
    back = await desk.press(asked, "No, play on")
    assert "6 pairs can go" in shown(back).text
    assert shown(back).picture is not None
    given_up = await desk.press(asked, "Yes, give up")
    assert "You gave this game up. 32 cards left." in shown(given_up).text
    assert not [control for control in controls(given_up) if control.action.verb is Verb.MOVE]
    assert not {"Restart", "Give up"} & set(labels(given_up))
    assert "Same deal" in labels(given_up)
    assert await desk.store.open_games(ANNA) == ()
    assert "This game is over" in (await desk.type("de")).notice
    assert "This game is over" in (await desk.type("/giveup")).notice
    again = await desk.press(given_up, "↩ Undo")
    assert "6 pairs can go" in shown(again).text
    assert len(await desk.store.open_games(ANNA)) == 1


async def test_a_game_given_up_takes_no_redo_until_that_is_taken_back(desk: Desk) -> None:
    await desk.type("/play wish 42")
    await desk.type("de")
    given_up = await desk.press(await desk.press(await desk.type("/undo"), "Give up"), "Yes")
    assert "↪ Redo" not in labels(given_up)
    assert "no move to play again" in (await desk.type("/redo")).notice
    back = await desk.press(given_up, "↩ Undo")
    assert "6 pairs can go" in shown(back).text
    assert tops(await desk.press(back, "↪ Redo")) == "9S TD AS 9C TS JH QS JD"


async def test_the_board_stays_in_words_after_playing_on(desk: Desk) -> None:
    await desk.type("/play wish 42")
    asked = await desk.press(await desk.type("/board"), "Give up")
    assert "Pile h: jack of diamonds" in shown(asked).text
    back = await desk.press(asked, "No, play on")
    assert "Pile h: jack of diamonds" in shown(back).text


async def test_starting_again_makes_a_game_assisted_like_undo(desk: Desk) -> None:
    await desk.type("/play blink 64")
    for line in ("f4", "hold"):
        assert "Assisted" not in shown(await desk.type(line)).text
    await desk.type("/restart")
    assert "Assisted: begun again." in shown(await desk.type("/redo")).text
    assert "Assisted: begun again." in shown(await desk.press(await desk.type("/new same"), "In words")).text


async def test_a_line_refused_at_a_later_move_says_that_nothing_was_played(desk: Desk) -> None:
    await desk.type("/play kittyhawk 2")
    said = (await desk.type("d, d, d, d, d, d, d, d")).notice
    assert said.startswith("Nothing was played, for a later move")
    await desk.type("/play follow 42")
    before = shown(await desk.type("/board")).text
    warned = await desk.type("exchange all, trumps hearts")
    assert "type it again with “yes”" in warned.notice
    assert shown(await desk.type("/board")).text == before
    lost = await desk.type("exchange all yes")
    assert "You lost" in shown(lost).text
