"""A network that fails: nothing is done twice, and nobody waits in vain."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.chats.telegram.sending.send_budget import Clock
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.clocks import HandClock
from tests.telegram_chat.people import Person, a_move, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")

BAD_GATEWAY = RefusedError("Bad Gateway", 502)


@pytest.fixture
def clock(hand: HandClock) -> Clock:
    return hand.clock


def pictures(server: Server, person: Person) -> Iterator[Json]:
    """Yield the pictures in a player's private chat."""
    for (chat, _), message in server.messages.items():
        if chat == person.private["id"] and message["from"] == BOT and "photo" in message:
            yield message


def fail(server: Server, method: str, fault: str) -> None:
    """Let the network fail before or after the next request of a method is done, or a gateway answer it."""
    if fault == "gateway":
        server.refuse(method, BAD_GATEWAY)
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
    assert len([*pictures(server, anna)]) == 1


@pytest.mark.parametrize("fault", ["before", "after", "gateway"])
async def test_a_new_board_that_may_be_lost_is_not_sent_twice_and_the_player_learns_it(
    anna: Person, server: Server, hand: HandClock, fault: str
) -> None:
    await anna.say("/start")
    fail(server, "sendPhoto", fault)
    asked = await anna.write("/play wish 0")
    hand.wind(await hand.sleeper())
    last = asked["message_id"] + (2 if fault == "after" else 1)
    note = await anna.answer_to({"chat": anna.private, "message_id": last - 1})
    assert "/board" in words(note)
    assert len([*pictures(server, anna)]) == (fault == "after")
    assert "deal 0" in words(await anna.say("/board"))
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
    await anna.change(board, a_move(board))  # an old button by now: it updates the board
    assert "the network fails" in caplog.text


async def test_what_did_not_reach_telegram_is_sent_once_it_is_back(
    anna: Person, server: Server, hand: HandClock
) -> None:
    await anna.say("/start")
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
    assert await anna.say("/start")  # polling goes on
