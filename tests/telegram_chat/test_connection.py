"""The connection to Telegram: start errors, outages, restarts, slow requests, strange updates."""

import asyncio
from types import SimpleNamespace

import pytest
from telegram import Bot
from telegram.error import NetworkError

from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.sending.http_requests import LANE
from bot.chats.telegram.updates.connection import TelegramConnection, UpdateSource
from bot.chats.telegram.updates.polling import FIRST_PAUSE, LEASE_REFRESH, LONGEST_PAUSE
from bot.chats.telegram.updates.webhook import WebhookAddress
from bot.config.errors import StartError
from bot.runtime.clock import Clock
from bot.runtime.reconnect_waits import LONGEST_WAIT
from tests.telegram_chat.people import NewAdapter, Person, Playing, a_move, warnings, words
from tests.telegram_chat.refusals import TOO_OLD, RefusedError
from tests.telegram_chat.server import GRACE, TOKEN, Server


async def start_error(adapter: TelegramAdapter) -> StartError:
    """Return the error with which a bot fails to start; it must not contain the token."""
    with pytest.raises(StartError) as caught:
        await adapter.start()
    await adapter.stop()
    assert TOKEN not in str(caught.value)
    return caught.value


async def test_settings_that_telegram_or_the_machine_rejects_are_explained(
    new_adapter: NewAdapter, server: Server, address: WebhookAddress
) -> None:
    error = await start_error(new_adapter(token="1:wrong"))  # noqa: S106  (not a secret)
    assert error.setting == "TELEGRAM_TOKEN"
    assert "1:wrong" not in str(error)
    used = WebhookAddress(address.url, "127.0.0.1", server.port)
    assert (await start_error(new_adapter(used))).setting == "TELEGRAM_WEBHOOK_PORT"
    server.refuse(
        "setWebhook", RefusedError("bad webhook: Failed to resolve host: Name or service not known")
    )
    error = await start_error(new_adapter(address))
    assert error.setting == "TELEGRAM_WEBHOOK_URL"
    assert "failed to resolve host" in error.problem
    assert address.url not in str(error)


async def test_a_token_revoked_later_ends_the_run(new_adapter: NewAdapter, server: Server) -> None:
    adapter = new_adapter()
    await adapter.start()
    server.token = "1:another"  # noqa: S105  (not a secret)
    with pytest.raises(StartError):
        await adapter.run()
    await adapter.stop()


async def test_another_server_instead_of_telegram_is_reported_without_the_token(
    new_adapter: NewAdapter, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    adapter = new_adapter(url=f"{server.url}/elsewhere")
    await adapter.start()
    await adapter.stop()
    assert "TELEGRAM_API_URL" in caplog.text
    assert TOKEN not in caplog.text


async def test_the_bot_logs_in_once_telegram_is_there(
    playing: Playing, anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await server.close()
    async with playing():
        await server.open()
        for _ in range(3):
            server.refuse("getMe", RefusedError("Bad Gateway", 502))
        assert await anna.say("/start")
    assert ["Telegram is out of reach" in line for line in warnings(caplog)] == [True]
    assert len(server.sent("getMe")) == 4
    assert TOKEN not in caplog.text


async def test_no_wait_for_telegram_is_longer_than_half_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unreachable(UpdateSource):
        async def receive(self) -> None:
            raise NetworkError("gone")

    monkeypatch.setattr("bot.runtime.reconnect_waits.FIRST_WAIT", 1.0)
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 12:
            raise asyncio.CancelledError

    bot = Bot(TOKEN)
    source = Unreachable(bot, lambda _: asyncio.Future())
    with pytest.raises(asyncio.CancelledError):
        await TelegramConnection(bot, source, Clock(sleep=sleep)).run()
    assert LONGEST_WAIT / 2 <= max(waits) <= LONGEST_WAIT


async def test_another_program_with_the_same_token_is_reported(
    playing: Playing, anna: Person, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.refuse("getUpdates", RefusedError("Conflict: terminated by other getUpdates request", 409))
    async with playing():
        assert await anna.say("/start")
    assert ["another program" in line for line in warnings(caplog)] == [True]


async def test_old_buttons_work_after_a_restart_and_nothing_is_missed(
    playing: Playing, anna: Person, server: Server
) -> None:
    async with playing():
        board = await anna.say("/play wish 0")
    first = words(board)
    query = await anna.tap(board, a_move(board))
    async with playing():
        await server.until(lambda: words(board) != first)
        await anna.answered(query)
        await anna.change(board, "↩")
    typed = await anna.write("gh")
    async with playing():
        assert await anna.answer_to(typed)
    assert len(server.sent("sendPhoto")) == 2  # an update that was answered is not answered again


@pytest.mark.parametrize("has_webhook", [False, True])
async def test_the_bot_finishes_what_it_has_begun(
    playing: Playing, anna: Person, server: Server, address: WebhookAddress, *, has_webhook: bool
) -> None:
    server.held["sendPhoto"] = asyncio.Event()
    lines = ("/play wish 0",) if has_webhook else ("/play wish 0", "/board")  # a webhook gets one at a time
    async with playing(address if has_webhook else None):
        for line in lines:
            last = await anna.write(line)
        await server.until(lambda: server.sent("sendPhoto"))
        asyncio.get_running_loop().call_soon(server.held["sendPhoto"].set)
    for place, _ in enumerate(lines, last["message_id"] + 1):
        assert "deal 0" in words(server.messages[anna.private["id"], place])


async def test_the_bot_stops_in_time_even_if_requests_hang_or_telegram_is_gone(
    playing: Playing, anna: Person, server: Server
) -> None:
    server.held["sendPhoto"] = server.held["answerCallbackQuery"] = asyncio.Event()
    async with asyncio.timeout(GRACE):
        async with playing():
            menu = await anna.say("/rules")
            await anna.write("/play wish 0")
            query = await anna.tap(menu, "Wish")
            await server.until(lambda: server.sent("sendPhoto") and server.sent("answerCallbackQuery"))
            await server.close()
    await server.open()
    server.answers.pop(query)


@pytest.mark.usefixtures("bot")
async def test_a_press_on_an_inaccessible_message_is_answered_in_a_new_one(anna: Person) -> None:
    board = await anna.say("/play wish 0")
    inaccessible = {name: board[name] for name in ("chat", "message_id", "reply_markup")} | {"date": 0}
    assert "photo" in await anna.turn(inaccessible, a_move(board))


@pytest.mark.usefixtures("bot")
async def test_a_press_whose_answer_comes_too_late_still_counts(anna: Person, server: Server) -> None:
    board = await anna.say("/play wish 0")
    server.refuse("answerCallbackQuery", RefusedError(TOO_OLD))
    before = words(board)
    query = await anna.tap(board, a_move(board))
    await server.until(lambda: words(board) != before and server.refused)
    server.answers.pop(query)


@pytest.mark.usefixtures("bot")
async def test_presses_are_answered_while_uploads_are_slow(server: Server) -> None:
    people = [Person(server, 3000 + number, "Somebody") for number in range(LANE + 1)]
    boards = await asyncio.gather(*(person.say("/play wish 0") for person in people))
    slow = server.held["editMessageMedia"] = asyncio.Event()
    presses = zip(people, boards, strict=True)
    await asyncio.gather(*(person.press(board, a_move(board)) for person, board in presses))
    assert not any("edit_date" in board for board in boards)
    slow.set()
    await server.until(lambda: all("edit_date" in board for board in boards))


@pytest.mark.usefixtures("bot")
async def test_slow_requests_delay_nobody_else_and_boards_stay_in_order(
    anna: Person, berta: Person, server: Server
) -> None:
    board = await anna.say("/play wish 0")
    slow_answer = server.held["answerCallbackQuery"] = asyncio.Event()
    query = await anna.tap(board, a_move(board))
    assert "With help: 1 undo" in words(await anna.say("/undo"))
    assert await berta.say("/play wish 1")
    slow_answer.set()
    await anna.answered(query)

    board = await anna.say("/play wish 2")
    slow_board = server.held["editMessageMedia"] = asyncio.Event()
    await anna.press(board, a_move(board))
    undo = await anna.write("/undo")
    assert await berta.say("/play wish 3")
    assert (anna.private["id"], undo["message_id"] + 1) not in server.messages
    slow_board.set()
    assert "With help: 1 undo" in words(await anna.answer_to(undo))
    assert "edit_date" in board


@pytest.mark.usefixtures("bot")
async def test_updates_are_not_fetched_all_the_time_while_a_board_waits(
    anna: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is answered, Telegram returns a line at once, again and again."""
    pauses: list[float] = []

    async def wait(tasks: list[asyncio.Future[None]], timeout: float) -> object:  # noqa: ASYNC109 - asyncio's
        pauses.append(timeout)
        return await asyncio.wait(tasks, timeout=timeout)

    board = server.held["sendPhoto"] = asyncio.Event()
    noted = SimpleNamespace(**vars(asyncio) | {"wait": wait})
    monkeypatch.setattr("bot.chats.telegram.updates.polling.asyncio", noted)
    await anna.write("/play wish 0")
    await server.until(lambda: len([pause for pause in pauses if pause < LEASE_REFRESH]) >= 5)
    board.set()
    first, *others = (pause for pause in pauses if pause < LEASE_REFRESH)
    assert first == FIRST_PAUSE  # most lines are answered by then
    assert sum(others) > 2 * len(others) * FIRST_PAUSE
    assert max(others) <= LONGEST_PAUSE


async def test_an_update_that_cannot_be_parsed_is_skipped(
    playing: Playing, anna: Person, server: Server, address: WebhookAddress, caplog: pytest.LogCaptureFixture
) -> None:
    for webhook in (None, address):
        async with playing(webhook):
            await server.send(message={"message_id": 1})  # without date and chat
            board = await anna.say("/play wish 0")
            await anna.change(board, a_move(board))
        assert any("is skipped" in record.getMessage() for record in caplog.records)
        caplog.clear()
