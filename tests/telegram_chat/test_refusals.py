"""What Telegram refuses, and what players see instead."""

import pytest

from bot.chats.telegram.sending.outgoing_queue import NO_PICTURE_SECONDS
from bot.chats.telegram.sending.send_budget import Clock
from tests.telegram_chat.chats import Json
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import FORUM, GROUP, Person, a_move, warnings, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

OLD: Json = {"id": -500, "type": "group", "title": "Card players"}
TOPIC = {"message_thread_id": 44, "is_topic_message": True}
NO_TOPIC = [RefusedError("TOPIC_CLOSED"), RefusedError("message thread not found")]
NO_ENTRY = [
    RefusedError("bot was kicked from the supergroup chat", 403),
    RefusedError("not enough rights to send text messages to the chat"),
    RefusedError("CHAT_WRITE_FORBIDDEN"),
    RefusedError("chat not found"),
]


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


# Pictures that are not taken


async def test_where_photos_are_forbidden_the_board_is_told_in_words(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await anna.write("hello", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendPhoto"}
    board = await anna.say("/play wish 0", GROUP)
    assert "photo" not in board
    assert "may not send photos" in words(board)
    assert "pile a" in words(board).lower()
    await anna.change(board, a_move(board))
    assert "photo" not in board
    assert len(server.refused) == 1  # it does not try again and again
    assert warnings(caplog) == []


async def test_photos_are_sent_again_when_they_may_be_allowed_again(
    anna: Person, server: Server, hand: HandClock
) -> None:
    await anna.write("hello", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendPhoto"}
    board = await anna.say("/play wish 0", GROUP)
    server.chats.forbidden.clear()
    hand.wind(NO_PICTURE_SECONDS)
    await anna.change(board, a_move(board))
    assert "photo" in board
    assert "may not" not in words(board)


async def test_a_board_with_a_picture_goes_on_in_words_when_photos_are_forbidden(
    anna: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendPhoto"}
    told = await anna.turn(board, a_move(board))
    assert "may not send photos" in words(told)
    assert "reply_markup" not in board
    await anna.change(told, a_move(told))


@pytest.mark.parametrize("error", ["PHOTO_INVALID_DIMENSIONS", "IMAGE_PROCESS_FAILED"])
async def test_a_picture_that_telegram_does_not_take_is_told_in_words(
    anna: Person, server: Server, error: str
) -> None:
    server.refuse("sendPhoto", RefusedError(error))
    board = await anna.say("/play wish 0")
    assert "did not take the picture" in words(board)
    assert "pile a" in words(board).lower()
    await anna.change(board, a_move(board))
    assert "photo" in board  # the next one is another picture


# Chats and topics that are closed


@pytest.mark.parametrize("error", NO_TOPIC)
async def test_a_press_in_a_closed_topic_is_answered_by_an_alert(
    anna: Person, server: Server, error: RefusedError
) -> None:
    board = await anna.say("/play wish 0", FORUM, **TOPIC)
    server.chats.topics[FORUM["id"], 44] = error
    answer = await anna.press(board, a_move(board))
    assert answer["show_alert"] == "true"
    assert "topic" in answer["text"]
    server.chats.topics.clear()
    await anna.change(board, a_move(board))


@pytest.mark.parametrize("error", NO_TOPIC)
async def test_what_is_written_in_a_closed_topic_is_answered_in_private(
    anna: Person, server: Server, error: RefusedError
) -> None:
    start = await anna.say("/start")
    server.chats.topics[FORUM["id"], 44] = error
    await anna.write("/play wish 0", FORUM, **TOPIC)
    assert "topic" in words(await anna.answer_to(start))
    assert "deal 0" in words(await anna.say("/resume"))


@pytest.mark.parametrize("error", NO_ENTRY)
async def test_where_the_bot_may_not_write_the_player_is_told(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture, error: RefusedError
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    start = await anna.say("/start")
    server.chats.closed[GROUP["id"]] = error
    answer = await anna.press(board, a_move(board))
    assert "may not write" in answer["text"]
    await anna.write("/play wish 1", GROUP)
    assert "may not write" in words(await anna.answer_to(start))
    assert len(warnings(caplog)) == 2
    elsewhere = await anna.say("/play wish 2")
    await anna.change(elsewhere, a_move(elsewhere))


@pytest.mark.parametrize(
    "error", [RefusedError("bot was blocked by the user", 403), RefusedError("user is deactivated", 403)]
)
async def test_one_who_blocked_the_bot_is_left_alone_and_their_game_is_kept(
    anna: Person, berta: Person, server: Server, caplog: pytest.LogCaptureFixture, error: RefusedError
) -> None:
    await anna.say("/start")
    server.chats.closed[anna.private["id"]] = error
    await anna.write("/play wish 0")
    await server.until(lambda: server.refused)
    assert await berta.say("/play wish 1")
    assert warnings(caplog) == []
    server.chats.closed.clear()
    assert "deal 0" in words(await anna.say("/resume"))


async def test_a_file_that_is_not_allowed_is_told_of(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendDocument"}
    answer = await anna.answered(await anna.tap_file(board))
    assert answer["show_alert"] == "true"
    assert "may not send files" in answer["text"]


async def test_what_nobody_foresaw_is_told_of_and_logged(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("editMessageMedia", RefusedError("something new"))
    answer = await anna.press(board, a_move(board))
    assert "/board" in answer["text"]
    assert any("Something new" in warning for warning in warnings(caplog))


# Messages and groups that are elsewhere


@pytest.mark.parametrize(
    "error", ["message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID"]
)
async def test_a_board_that_cannot_be_changed_is_posted_anew(
    anna: Person, server: Server, error: str
) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("editMessageMedia", RefusedError(error))
    fresh = await anna.turn(board, a_move(board))
    assert "photo" in fresh
    assert words(fresh) != words(board)
    await anna.change(fresh, a_move(fresh))


async def test_a_game_goes_on_in_the_supergroup_that_the_group_became(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", OLD)
    server.chats.migrate(OLD, GROUP)
    last = server.chats.last(GROUP)
    await anna.press(board, a_move(board))
    fresh = await anna.answer_to({"chat": GROUP, "message_id": last})
    assert "deal 0" in words(fresh)
    await anna.change(fresh, a_move(fresh))
    refused = len(server.refused)
    await anna.press(board, a_move(board))
    again = await anna.answer_to(fresh)
    assert "deal 0" in words(again)
    assert len(server.refused) == refused  # it is known by now


async def test_general_is_not_named_though_it_has_a_number(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0", FORUM, message_thread_id=1)
    assert "message_thread_id" not in server.sent("sendPhoto")[0].fields
    await anna.change(board, a_move(board))
    assert server.refused == []
