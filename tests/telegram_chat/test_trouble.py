"""What can go wrong while the bot plays: duplicates, refusals, floods, a network that fails."""

import asyncio

import pytest

from bot.chats.telegram.sending.http_requests import LANE
from tests.telegram_chat.people import GROUP, Person, buttons, warnings, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.usefixtures("bot")


async def test_an_update_that_comes_twice_is_answered_once(anna: Person, server: Server) -> None:
    await anna.say("/play wish 0")
    move = server.chats.add(anna.private, anna.user, text="gh")
    await server.send_again(await server.send(message=move))
    await anna.answer_to(move)
    undone = await anna.say("/undo")
    await anna.say("/board")
    assert "Assisted: 1 undo" in words(undone)
    assert len(server.sent("sendPhoto")) + len(server.sent("sendMessage")) == 4


async def test_it_plays_on_when_telegram_was_away(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await anna.say("/start")
    await server.close()
    await server.open()
    assert await anna.say("/play wish 0")
    assert len(warnings(caplog)) == 1


async def test_a_deleted_board_is_posted_anew(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    move = next(buttons(board))["text"]
    del server.messages[anna.private["id"], board["message_id"]]
    fresh = await anna.turn(board, move)
    assert "photo" in fresh
    assert words(fresh) != words(board)
    assert server.refused


async def test_a_message_out_of_reach_is_answered_below(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    far = {
        "chat": board["chat"],
        "message_id": board["message_id"],
        "date": 0,
        "reply_markup": board["reply_markup"],
    }
    fresh = await anna.turn(far, next(buttons(board))["text"])
    assert "photo" in fresh


async def test_every_press_is_answered(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    for data in ("", "1:::", "nonsense", "1:::1:dance:", "💥"):
        answer = await anna.answered(await anna.tap_data(board, data or "0"))
        assert answer["show_alert"] == "true"
        assert "/board" in answer["text"]


async def test_a_press_that_waited_too_long_is_played_all_the_same(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("answerCallbackQuery", RefusedError("query is too old and response timeout expired"))
    before = words(board)
    query = await anna.tap(board, next(buttons(board))["text"])
    await server.until(lambda: words(board) != before and server.refused)
    server.answers.pop(query)


@pytest.mark.filterwarnings("ignore::telegram.warnings.PTBDeprecationWarning")
async def test_a_chat_that_has_to_wait_waits_alone_and_gets_the_newest_board(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0", GROUP)
    flood = RefusedError("Too Many Requests: retry after 1", 429, retry_after=1)
    server.refuse("editMessageMedia", flood, GROUP["id"])
    first = words(board)
    before = len(server.sent("editMessageMedia"))
    await anna.press(board, next(buttons(board))["text"])
    await anna.press({**board}, next(buttons(board))["text"])  # an old button by now: the same game
    elsewhere = await berta.say("/play wish 1")
    assert words(board) == first
    assert elsewhere["photo"]
    await server.until(lambda: words(board) != first)
    await anna.say("/board", GROUP)
    assert len(server.sent("editMessageMedia")) - before == 2  # the refused one, and the newest


async def test_presses_are_answered_though_pictures_crawl(server: Server) -> None:
    people = [Person(server, 3000 + number, "Somebody") for number in range(LANE + 1)]
    boards = await asyncio.gather(*(person.say("/play wish 0") for person in people))
    crawl = server.held["editMessageMedia"] = asyncio.Event()
    presses = zip(people, boards, strict=True)
    await asyncio.gather(*(person.press(board, next(buttons(board))["text"]) for person, board in presses))
    assert not any("edit_date" in board for board in boards)
    crawl.set()
    await server.until(lambda: all("edit_date" in board for board in boards))


async def test_a_slow_answer_keeps_nobody_waiting(anna: Person, berta: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    server.held["answerCallbackQuery"] = asyncio.Event()
    query = await anna.tap(board, next(buttons(board))["text"])
    assert "Assisted: 1 undo" in words(await anna.say("/undo"))
    assert await berta.say("/play wish 1")
    server.held["answerCallbackQuery"].set()
    await anna.answered(query)


async def test_a_slow_board_keeps_nobody_waiting_and_stays_in_order(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0")
    server.held["editMessageMedia"] = asyncio.Event()
    await anna.press(board, next(buttons(board))["text"])
    undo = await anna.write("/undo")
    assert await berta.say("/play wish 1")
    assert (anna.private["id"], undo["message_id"] + 1) not in server.messages
    server.held["editMessageMedia"].set()
    assert "Assisted: 1 undo" in words(await anna.answer_to(undo))
    assert "edit_date" in board


async def test_an_update_that_cannot_be_read_is_passed_over(
    anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await server.send(message={"message_id": 1})  # a message without date and chat
    reply = await anna.say("/play wish 0")
    assert "photo" in reply
    assert any("is skipped" in record.getMessage() for record in caplog.records)
    await anna.change(reply, next(buttons(reply))["text"])
