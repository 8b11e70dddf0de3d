"""In groups: moves as replies to a board, strangers, other bots, topics."""

import pytest

from tests.telegram_chat.chats import Json, quoted
from tests.telegram_chat.people import FORUM, GROUP, Person, button, buttons, words
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

CHANNEL: Json = {"id": -100_700, "type": "channel", "title": "News"}


async def test_moves_are_replies_to_the_board(anna: Person) -> None:
    first = await anna.say("/play wish 0", GROUP)
    await anna.say("/play wish 1", GROUP)
    board = await anna.reply(first, "gh")
    assert words(board).splitlines()[0] == words(first).splitlines()[0]  # of this board, not of the last one
    assert words(board) != words(first)
    undone = await anna.reply(board, "/undo")
    assert words(undone).splitlines()[0] == words(first).splitlines()[0]
    assert undone["reply_to_message"]["text"] == "/undo"


async def test_a_replay_is_of_the_board_that_is_replied_to(anna: Person) -> None:
    board = await anna.reply(await anna.say("/play wish 0", GROUP), "gh")
    await anna.say("/play wish 1", GROUP)
    step = await anna.reply(board, "/replay 0")
    assert words(step).splitlines()[0] == words(board).splitlines()[0]
    assert "One move follows." in words(step)
    assert "share it when it is over" in words(await anna.reply(board, "/share"))


async def test_talk_is_not_answered(anna: Person, berta: Person) -> None:
    board = await anna.say("/play wish 0", GROUP)
    chatter = await berta.write("gh", GROUP)
    await anna.write("ab", GROUP, reply_to_message=chatter)
    await anna.write("/play@AnotherBot wish 3", GROUP)
    await anna.write("/weather", GROUP)
    await anna.write("nice", GROUP, reply_to_message={**board, "reply_markup": None})
    last = await anna.write("/play@solitairetestBOT wish 5", GROUP)
    answer = await anna.answer_to(board)
    assert answer["message_id"] > last["message_id"]
    assert "deal 5" in words(answer)


async def test_a_stranger_gets_an_alert_and_the_chat_stays_as_it_is(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    before = dict(board)
    messages = len(server.messages)
    for label in (next(buttons(board))["text"], "Give up", "New deal"):
        answer = await berta.press(board, label)
        assert answer["show_alert"] == "true"
        assert answer["text"].endswith("/play wish 0")
    assert board == before
    assert len(server.messages) == messages


async def test_a_stranger_who_replies_to_a_board_is_left_to_talk_but_told_of_commands(
    anna: Person, berta: Person
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    await berta.write("gh", GROUP, reply_to_message=quoted(board))
    note = await berta.reply(board, "/undo")
    assert "another player" in words(note)
    own = await berta.turn(note, "Play this deal")
    assert words(own).splitlines()[0] == words(board).splitlines()[0]
    assert await berta.change(own, next(buttons(own))["text"])


async def test_what_is_long_goes_to_the_private_chat(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", GROUP)
    refused = await anna.press(board, "Rules")
    assert "@SolitaireTestBot" in refused["text"]  # the bot may not write first
    start = await anna.say("/start")
    told = await anna.press(board, "Rules")
    assert "private" in told["text"]
    rules = await anna.answer_to({"chat": anna.private, "message_id": start["message_id"]})
    assert button(rules, "Next")
    assert all(
        "rules" not in words(message).lower()
        for (chat, _), message in server.messages.items()
        if chat == GROUP["id"]
    )


async def test_a_topic_is_kept_to_and_general_is_not_named(anna: Person) -> None:
    board = await anna.say("/play wish 0", FORUM, message_thread_id=44, is_topic_message=True)
    assert board["message_thread_id"] == 44
    told = await anna.turn(board, "In words")
    assert told["message_thread_id"] == 44
    general = await anna.say("/play wish 0", FORUM)
    assert "message_thread_id" not in general
    thread_of_replies = await anna.say("/play wish 0", GROUP, message_thread_id=3)
    assert "message_thread_id" not in thread_of_replies


async def test_those_without_a_name_are_told_or_left_alone(anna: Person, server: Server) -> None:
    nobody = Person(server, 1_087_968_824, "Group")
    nobody.user["is_bot"] = True
    answer = await nobody.say("/play", GROUP, sender_chat=GROUP)
    assert "anonymous" in words(answer)
    channel = Person(server, 777_000, "Telegram")
    post = await channel.write("/play", GROUP, sender_chat=CHANNEL, is_automatic_forward=True)
    await server.send(channel_post=server.chats.add(CHANNEL, channel.user, text="/play", sender_chat=CHANNEL))
    board = await anna.say("/play wish 0", GROUP)
    assert await anna.answer_to(post) == board
    assert not [place for place in server.messages if place[0] == CHANNEL["id"] and place[1] > 1]


async def test_two_players_of_a_group_do_not_mix(anna: Person, berta: Person) -> None:
    annas = await anna.say("/play wish 0", GROUP)
    bertas = await berta.say("/play wish 1", GROUP)
    await anna.change(annas, next(buttons(annas))["text"])
    await berta.change(bertas, next(buttons(bertas))["text"])
    assert "deal 0" in words(annas)
    assert "deal 1" in words(bertas)
