"""Failures: what players see if Telegram refuses a request or the network fails."""

import asyncio

import pytest

from bot.chats.telegram.sending.outgoing_queue import NO_PICTURE_SECONDS
from bot.runtime.clock import Clock
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import FORUM, GROUP, Person, a_move, buttons, warnings, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

TOPIC = {"message_thread_id": 44, "is_topic_message": True}


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


async def test_without_permission_for_photos_boards_are_texts_until_it_is_tried_again(
    anna: Person, server: Server, hand: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    await anna.write("hello", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendPhoto"}
    board = await anna.say("/play wish 0", GROUP)
    assert "photo" not in board
    assert "can’t send photos" in words(board)
    assert "pile a" in words(board).lower()
    assert words(board).count("deal 0") == 1
    assert not {"Text view", "HD"} & {found["text"] for found in buttons(board)}
    await anna.change(board, a_move(board))
    assert "photo" not in board
    assert len(server.refused) == 1  # it does not retry every time
    assert warnings(caplog) == []
    server.chats.forbidden.clear()
    hand.wind(NO_PICTURE_SECONDS)
    await anna.change(board, a_move(board))
    assert "photo" in board
    assert "can’t send" not in words(board)


async def test_a_board_with_a_picture_continues_as_text_when_photos_are_forbidden(
    anna: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendPhoto"}
    text = await anna.turn(board, a_move(board))
    assert "can’t send photos" in words(text)
    assert "reply_markup" not in board
    await anna.change(text, a_move(text))


async def test_a_picture_that_telegram_refuses_is_replaced_by_text(anna: Person, server: Server) -> None:
    for error in ("PHOTO_INVALID_DIMENSIONS", "IMAGE_PROCESS_FAILED"):
        server.refuse("sendPhoto", RefusedError(error))
        board = await anna.say("/play wish")
        assert "didn’t accept the picture" in words(board)
        assert "pile a" in words(board).lower()
        await anna.change(board, a_move(board))
        assert "photo" in board  # the next board has another picture


@pytest.mark.parametrize("error", ["TOPIC_CLOSED", "message thread not found"])
async def test_in_a_closed_topic_presses_get_an_alert_and_messages_a_private_answer(
    anna: Person, server: Server, error: str
) -> None:
    start = await anna.say("/start")
    board = await anna.say("/play wish 0", FORUM, **TOPIC)
    server.chats.topics[FORUM["id"], 44] = RefusedError(error)
    answer = await anna.press(board, a_move(board))
    assert answer["show_alert"] == "true"
    assert "topic" in answer["text"]
    await anna.write("/play wish 1", FORUM, **TOPIC)
    assert "topic" in words(await anna.answer_to(start))
    assert "2 open games" in words(await anna.say("/resume"))
    server.chats.topics.clear()
    await anna.change(board, a_move(board))


@pytest.mark.parametrize(
    "error",
    [
        RefusedError("bot was kicked from the supergroup chat", 403),
        RefusedError("not enough rights to send text messages to the chat"),
        RefusedError("CHAT_WRITE_FORBIDDEN"),
        RefusedError("chat not found"),
    ],
)
async def test_a_chat_that_the_bot_cannot_write_to_is_explained_to_the_player(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture, error: RefusedError
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    start = await anna.say("/start")
    server.chats.closed[GROUP["id"]] = error
    answer = await anna.press(board, a_move(board))
    assert "can’t write" in answer["text"]
    await anna.write("/play wish 1", GROUP)
    assert "can’t write" in words(await anna.answer_to(start))
    assert len(warnings(caplog)) == 2
    elsewhere = await anna.say("/play wish 2")
    await anna.change(elsewhere, a_move(elsewhere))


async def test_a_player_who_blocks_the_bot_is_not_logged_and_their_game_stays(
    anna: Person, berta: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await anna.say("/start")
    server.chats.closed[anna.private["id"]] = RefusedError("bot was blocked by the user", 403)
    await anna.write("/play wish 0")
    await server.until(lambda: server.refused)
    assert await berta.say("/play wish 1")
    assert warnings(caplog) == []
    server.chats.closed.clear()
    assert "deal 0" in words(await anna.say("/resume"))


async def test_a_forbidden_file_and_an_unknown_error_get_an_alert(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    server.chats.forbidden[GROUP["id"]] = {"sendDocument"}
    answer = await anna.press(board, "HD")
    assert answer["show_alert"] == "true"
    assert "can’t send files" in answer["text"]
    server.refuse("editMessageMedia", RefusedError("something new"))
    answer = await anna.press(board, a_move(board))
    assert "/board" in answer["text"]
    assert "Something new" in warnings(caplog)[-1]


@pytest.mark.parametrize(
    "error", ["message to edit not found", "message can't be edited", "MESSAGE_ID_INVALID"]
)
async def test_a_board_that_cannot_be_edited_is_sent_again(anna: Person, server: Server, error: str) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("editMessageMedia", RefusedError(error))
    fresh = await anna.turn(board, a_move(board))
    assert "photo" in fresh
    assert words(fresh) != words(board)
    await anna.change(fresh, a_move(fresh))


def count_pictures(server: Server) -> int:
    return sum("photo" in message for message in server.messages.values())


def fail(server: Server, method: str, fault: str) -> None:
    """Make the next request of a method fail: before or after it is executed, or with a gateway's error."""
    if fault == "gateway":
        server.refuse(method, RefusedError("Bad Gateway", 502))
    else:
        server.cut.append((method, fault == "after"))


@pytest.mark.parametrize("fault", ["before", "after", "gateway"])
async def test_an_edit_is_sent_again_until_it_is_done(
    anna: Person, server: Server, hand: HandClock, fault: str
) -> None:
    board = await anna.say("/play wish 0")
    before = words(board)
    fail(server, "editMessageMedia", fault)
    await anna.press(board, a_move(board))
    hand.wind(await hand.sleeper())
    await server.until(lambda: len(server.sent("editMessageMedia")) == 2)
    await server.until(lambda: words(board) != before)
    await anna.change(board, "↩")
    assert count_pictures(server) == 1


@pytest.mark.parametrize("fault", ["before", "after", "gateway"])
async def test_a_new_board_that_may_be_lost_is_not_sent_twice_and_the_player_learns_it(
    anna: Person, server: Server, hand: HandClock, fault: str
) -> None:
    await anna.say("/about")
    fail(server, "sendPhoto", fault)
    asked = await anna.write("/play wish 0")
    hand.wind(await hand.sleeper())
    last = asked["message_id"] + (2 if fault == "after" else 1)
    note = await anna.answer_to({"chat": anna.private, "message_id": last - 1})
    assert "/board" in words(note)
    assert count_pictures(server) == (fault == "after")
    assert "deal 0" in words(await anna.say("/board words"))
    assert len(server.sent("sendPhoto")) == 1


async def test_a_press_whose_file_may_be_lost_gets_an_alert(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    server.cut.append(("sendDocument", True))
    answer = await anna.press(board, "HD")
    assert answer["show_alert"] == "true"
    assert "connection failed" in answer["text"]


async def test_an_edit_that_fails_too_often_is_given_up_and_the_next_press_shows_the_game(
    anna: Person, server: Server, hand: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    board = await anna.say("/play wish 0")
    server.cut += [("editMessageMedia", False)] * 3
    await anna.press(board, a_move(board))
    for _ in range(2):
        hand.wind(await hand.sleeper())
    await server.until(lambda: not server.cut)
    await anna.change(board, a_move(board))  # an old button by now: the press updates the board
    assert "the network fails" in caplog.text


async def test_what_did_not_reach_telegram_is_sent_once_it_is_back(
    anna: Person, server: Server, hand: HandClock
) -> None:
    await anna.say("/about")
    server.held["sendPhoto"] = asyncio.Event()
    asked = await anna.write("/play wish 0")
    await server.until(lambda: server.sent("sendPhoto"))
    await server.close()
    del server.held["sendPhoto"]
    hand.wind(await hand.sleeper())
    assert await hand.sleeper() > 1
    await server.open()
    hand.wind(await hand.sleeper())
    assert "/board" in words(await anna.answer_to(asked))
    assert await anna.say("/start")  # polling continues
