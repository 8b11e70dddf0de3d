"""Finished games of every kind: their results, what is offered, and what can be done with them."""

import pytest

from bot.core.actions import Verb
from bot.core.images import BoardPicture
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import MAX_TEXT
from engine.record import Record
from tests.bot.desk import ANNA, Desk, controls, labels, shown
from tests.engine.playing import certified_games
from tests.engine.transcripts import RECORDS

SAID = {
    "blink-edge": (
        "You lost to the table’s edge: a card at hand would have fitted just beyond it, but none fits on the "
        "table, and none can be held. You have made 200 points."
    ),
    "blink-first-card": (
        "You lost: no card at hand fits anywhere, and none can be held. You have made 0 points."
    ),
    "blink-won": "You won! Every card is placed, for 246 points.",
    "flip-no-play": (
        "The stock is empty and no play is left. You have 31 of 104 points: "
        "10 cards removed, 11 dark in your hand."
    ),
    "flip-stopped": (
        "You stopped while a play was left. You have 20 of 104 points: 8 cards removed, 4 dark in your hand."
    ),
    "flip-won": "You won! All 52 cards are removed: 104 points, a perfect game.",
    "follow-lost": (
        "You lost: you hold 16 cards, and only 15 tricks are left in the deck. Tricks: 3 won, 3 lost."
    ),
    "follow-lost-in-the-exchange": (
        "You lost in the exchange: it left you 18 cards in hand and 17 in the deck,"
    ),
    "follow-won": (
        "You won! Your hand is empty, with 18 cards left in the deck: 18 points. Tricks: 12 won, 1 lost."
    ),
    "kittyhawk-lost-blind": (
        "You lost: the stock is empty and no card can move any more but to and fro. 4 of 72 cards are home."
    ),
    "kittyhawk-won": "You won! All 60 cards are home, after 80 moves.",
    "kittyhawk-won-courts": "You won! All 72 cards are home, after 115 moves.",
    "wish-lost": "You lost: no two face-up cards are of one rank, with 14 cards left.",
    "wish-no-first-pair": "This deal is lost before the first move: no two face-up cards are of one rank.",
    "wish-open": "You won! All cards are gone.",
    "wish-won": "You won! All cards are gone.",
}
"""What each of the golden games says when it has ended."""

finished = pytest.mark.parametrize("name", SAID)


async def played(desk: Desk, record: Record) -> Reply:
    """Play a record by typing, move after move."""
    words = " ".join(record.option_words)
    reply = await desk.type(f"/play {record.game} {record.deal} {words}")
    for move in record.moves:
        reply = await desk.type(f"/move {move.text}")
        if "“yes” behind it" in reply.notice:  # it loses at once
            reply = await desk.type(f"/move {move.text} yes")
        assert reply.notice == ""
    return reply


async def current(desk: Desk) -> Record:
    """Return the record of the current game."""
    return (await desk.store.load(ANNA, (await desk.store.settings(ANNA)).current)).record


@finished
async def test_a_finished_board_shows_the_result_and_the_score(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    end = shown(await played(desk, record))
    assert end.text.startswith(SAID[name])
    in_words = shown(await desk.type("/board"))
    ended = [line for line in end.text.splitlines() if "Achievement: " not in line]  # shown once
    assert in_words.text.startswith("\n".join(ended))
    assert "Achievement: " not in in_words.text
    assert "You can type" not in in_words.text


@finished
async def test_it_offers_the_same_deal_a_new_one_and_the_record(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    end = await played(desk, record)
    assert {"Same deal", "New deal", "Record", "Rules", "My games"} <= set(labels(end))
    assert not {"Give up", "Restart"} & set(labels(end))

    told = await desk.press(end, "Record")
    assert Record.read(await whole_record(desk, told)) == record
    assert told.target is ReplyTarget.NEW

    same = await desk.press(end, "Same deal")
    assert (same.target, await current(desk)) == (ReplyTarget.NEW, record.first(0))
    another = await desk.press(end, "New deal")
    dealt = await current(desk)
    assert another.target is ReplyTarget.NEW
    assert (dealt.game, dealt.option_words) == (record.game, record.option_words)
    assert dealt.deal != record.deal


async def whole_record(desk: Desk, reply: Reply) -> str:
    """Return a record as a player copies it: its parts, one after the other."""
    parts = [shown(reply).text]
    while turns := [label for label in labels(reply) if label.startswith("Part ")]:
        reply = await desk.press(reply, turns[0])
        if shown(reply).text == parts[0]:
            break
        parts.append(shown(reply).text)
    return " ".join(parts)


async def test_a_long_record_is_shown_in_parts(desk: Desk) -> None:
    reply = await desk.type("/play blink 1 decks 3")
    while moves := [
        control for control in controls(reply) if control.action.verb in (Verb.MOVE, Verb.CHOOSE)
    ]:
        reply = await desk.act(moves[0].action)
    record = await current(desk)
    assert len(record.moves) > 150
    first = await desk.press(reply, "Record")
    text = await whole_record(desk, first)
    assert len(text) > MAX_TEXT
    assert shown(first).title == "The record of Blink Solitaire 1, 3 decks"
    assert Record.read(text) == record
    assert Record.read(text).replay().outcome() is not None


@finished
async def test_moves_of_a_finished_game_can_be_undone_and_redone(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    end = shown(await played(desk, record))
    boards = [position.board() for position in record.positions()]
    for board in reversed(boards[:-1]):
        picture = shown(await desk.type("/undo")).picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == board
    assert "no move to take back" in (await desk.type("/undo")).notice
    for board in boards[1:]:
        picture = shown(await desk.type("/redo")).picture
        assert isinstance(picture, BoardPicture)
        assert picture.board == board
    assert "no move to play again" in (await desk.type("/redo")).notice
    again = shown(await desk.type("/board picture"))
    assert again.text.startswith(end.text.splitlines()[0])
    assert await desk.store.open_games(ANNA) == ()


@finished
async def test_a_finished_game_is_restarted_without_its_moves(desk: Desk, name: str) -> None:
    record = Record.read(RECORDS[name])
    await played(desk, record)
    await desk.type("/undo")
    if len(record.moves) > 1:
        reply = await desk.type("/restart")
        assert (await current(desk)) == record.first(0)
        assert "↪ Redo" in labels(reply) or "More …" in labels(reply)
    for _ in record.moves:
        await desk.type("/redo")
    assert await current(desk) == record


def test_every_game_has_a_finished_record() -> None:
    names = {game.name for game in certified_games()}
    assert set(SAID) == {name for name, text in RECORDS.items() if Record.read(text).game in names}
    assert {Record.read(RECORDS[name]).game for name in SAID} == names
