"""What can happen between the bot and Telegram: restarts, duplicates, refusals, silence."""

import asyncio
import copy

import pytest

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.telegram_chat.people import Person, Playing, buttons, warnings, words
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import GRACE, TOKEN, Server


async def test_old_buttons_work_after_a_restart_and_nothing_is_missed(
    playing: Playing, anna: Person, server: Server
) -> None:
    async with playing():
        board = await anna.say("/play wish 0")
    first = words(board)
    query = await anna.tap(board, next(buttons(board))["text"])
    async with playing():
        await server.until(lambda: words(board) != first)
        await anna.answered(query)
        await anna.change(board, "↩")
    typed = await anna.write("gh")
    async with playing():
        assert await anna.answer_to(typed)


async def test_what_was_answered_is_not_sent_again(playing: Playing, anna: Person, server: Server) -> None:
    async with playing():
        await anna.say("/play wish 0")
    async with playing():
        board = await anna.say("gh")
        undone = await anna.say("/undo")
    assert undone["message_id"] == board["message_id"] + 2
    assert len(server.sent("sendPhoto")) == 3


async def test_a_press_that_comes_twice_counts_once(playing: Playing, anna: Person) -> None:
    async with playing():
        board = await anna.say("/play wish 0")
        label = next(buttons(board))["text"]
        stale = copy.deepcopy(board)
        await anna.change(board, label)
        played = words(board)
    async with playing():  # another process, which has not seen the first press
        query = await anna.tap(stale, label)
        answer = await anna.answered(query)
        assert "text" not in answer
        assert words(board) == played


async def test_a_rejected_token_is_said_in_one_line(
    app: App, pictures: ImageRenderer, server: Server
) -> None:
    adapter = TelegramAdapter(app, pictures, Texts.load("en"), "1:wrong", server.url)
    with pytest.raises(StartError) as caught:
        await adapter.start()
    await adapter.stop()
    assert caught.value.setting == "TELEGRAM_TOKEN"
    assert "1:wrong" not in str(caught.value)


async def test_a_token_revoked_later_ends_the_run(app: App, pictures: ImageRenderer, server: Server) -> None:
    adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url)
    await adapter.start()
    server.token = "1:another"  # noqa: S105  (no secret)
    with pytest.raises(StartError):
        await adapter.run()
    await adapter.stop()


async def test_it_comes_up_when_telegram_does(
    playing: Playing,
    anna: Person,
    server: Server,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.chats.telegram.updates.connection.FIRST_WAIT", 0.01)
    await server.close()
    async with playing():
        await server.open()
        for _ in range(3):
            server.refuse("getMe", RefusedError("Bad Gateway", 502))
        assert await anna.say("/start")
    assert ["Telegram is out of reach" in line for line in warnings(caplog)] == [True]
    assert len(server.sent("getMe")) == 4
    assert TOKEN not in caplog.text


async def test_another_program_with_the_same_token_is_told_of(
    playing: Playing,
    anna: Person,
    server: Server,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.chats.telegram.updates.connection.FIRST_WAIT", 0.01)
    server.refuse("getUpdates", RefusedError("Conflict: terminated by other getUpdates request", 409))
    async with playing():
        assert await anna.say("/start")
    assert ["another program" in line for line in warnings(caplog)] == [True]


async def test_it_ends_in_time_though_telegram_is_away(
    playing: Playing, anna: Person, server: Server
) -> None:
    async with asyncio.timeout(GRACE):
        async with playing():
            await anna.say("/start")
            await server.close()
    await server.open()


async def test_what_was_begun_is_finished(playing: Playing, anna: Person, server: Server) -> None:
    server.held["sendPhoto"] = asyncio.Event()
    async with playing():
        await anna.write("/play wish 0")
        last = await anna.write("/board")
        await server.until(lambda: server.sent("sendPhoto"))
        asyncio.get_running_loop().call_soon(server.held["sendPhoto"].set)
    board, told = (server.messages[anna.private["id"], last["message_id"] + place] for place in (1, 2))
    assert words(board).splitlines()[0] == words(told).splitlines()[0]


async def test_a_page_in_the_place_of_telegram_does_not_show_the_token(
    app: App, pictures: ImageRenderer, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    adapter = TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, f"{server.url}/elsewhere")
    await adapter.start()
    await adapter.stop()
    assert "TELEGRAM_API_URL" in caplog.text
    assert TOKEN not in caplog.text


async def test_it_ends_in_time_though_an_answer_hangs(playing: Playing, anna: Person, server: Server) -> None:
    server.held["sendPhoto"] = server.held["answerCallbackQuery"] = asyncio.Event()
    async with asyncio.timeout(GRACE):
        async with playing():
            menu = await anna.say("/start")
            await anna.write("/play wish 0")
            query = await anna.tap(menu, "Wish")
            await server.until(lambda: server.sent("sendPhoto") and server.sent("answerCallbackQuery"))
    server.answers.pop(query)
