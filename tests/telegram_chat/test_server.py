"""The stand-in for Telegram itself: what it answers where the bot's own tests lean on it."""

import asyncio
import json
from collections.abc import AsyncIterator
from io import BytesIO

import aiohttp
import pytest
from aiohttp import web
from PIL import Image
from telegram import Bot, InputMediaPhoto
from telegram.error import BadRequest

from bot.chats.telegram.sending.http_requests import LanedRequest
from tests.telegram_chat import limits
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import FORUM, GROUP, Person
from tests.telegram_chat.quota import MESSAGES, SECONDS, Quota
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.updates import SECRET_HEADER

pytestmark = pytest.mark.filterwarnings("ignore::telegram.warnings.PTBUserWarning")


def dot() -> bytes:
    """Return a small picture."""
    with BytesIO() as file:
        Image.new("RGB", (2, 2)).save(file, "PNG")
        return file.getvalue()


class Caller:
    """A bot that is nothing but requests."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self._server = server
        self._session = session

    async def call(self, method: str, **fields: object) -> Json:
        """Return what the API answers."""
        url = f"{self._server.url}/bot{TOKEN}/{method}"
        form = {name: str(value) for name, value in fields.items()}
        async with self._session.post(url, data=form) as answer:
            found: Json = await answer.json()
            return found


@pytest.fixture
async def caller(server: Server) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(server, session)


async def test_updates_go_to_the_webhook_in_order_and_again_until_they_are_taken(
    server: Server, caller: Caller, anna: Person
) -> None:
    got: list[tuple[str, str]] = []
    statuses = iter([500, 200, 200])

    async def take(request: web.Request) -> web.Response:
        update = await request.json()
        got.append((request.headers[SECRET_HEADER], update["message"]["text"]))
        return web.Response(status=next(statuses))

    app = web.Application()
    app.router.add_post("/hook", take)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    await anna.write("first")
    assert (await caller.call("setWebhook", url=url, secret_token="s-1"))["ok"]  # noqa: S106  (no secret)
    assert (await caller.call("getUpdates"))["error_code"] == 409
    await anna.write("second")
    await server.until(lambda: len(server.updates.posted) == 3)
    assert got == [("s-1", "first"), ("s-1", "first"), ("s-1", "second")]
    assert (await caller.call("getWebhookInfo"))["result"]["pending_update_count"] == 0
    assert (await caller.call("deleteWebhook"))["ok"]
    await anna.write("third")
    (update,) = (await caller.call("getUpdates"))["result"]
    assert update["message"]["text"] == "third"
    await runner.cleanup()


async def test_a_poll_ends_the_one_before_it(server: Server, caller: Caller) -> None:
    first = asyncio.create_task(caller.call("getUpdates", timeout=5))
    await server.until(lambda: server.sent("getUpdates"))
    assert (await caller.call("getUpdates", timeout=0))["ok"]
    assert (await first)["error_code"] == 409


async def test_updates_can_come_together_and_in_another_order(
    server: Server, caller: Caller, anna: Person
) -> None:
    async with server.together(reversed):
        await anna.write("one")
        await anna.write("two")
    updates = (await caller.call("getUpdates"))["result"]
    assert [update["message"]["text"] for update in updates] == ["two", "one"]


async def test_commands_are_kept_by_scope_and_language(server: Server, caller: Caller) -> None:
    commands = json.dumps([{"command": "play", "description": "Spielen"}])
    scope = json.dumps({"type": "all_private_chats"})
    assert (await caller.call("setMyCommands", commands=commands, scope=scope, language_code="de"))["ok"]
    assert server.commands["all_private_chats", "de"][0]["command"] == "play"


async def test_the_twenty_first_message_of_a_minute_is_refused(
    server: Server, caller: Caller, anna: Person
) -> None:
    now = 1000.0
    server.quota = Quota(lambda: now)
    await anna.write("hello", GROUP)
    await anna.write("hello")
    for number in range(MESSAGES):
        assert (await caller.call("sendMessage", chat_id=GROUP["id"], text=number))["ok"]
    now += 10
    refused = await caller.call("sendMessage", chat_id=GROUP["id"], text="one too many")
    assert refused["parameters"] == {"retry_after": SECONDS - 10}
    assert (await caller.call("sendMessage", chat_id=anna.private["id"], text="here"))["ok"]
    now += SECONDS - 10
    assert (await caller.call("sendMessage", chat_id=GROUP["id"], text="again"))["ok"]


async def test_general_is_not_to_be_named_and_a_group_that_moved_says_where_to(
    server: Server, caller: Caller, anna: Person
) -> None:
    await anna.write("hello", FORUM)
    answer = await caller.call("sendMessage", chat_id=FORUM["id"], text="x", message_thread_id=1)
    assert answer["description"] == "Bad Request: message thread not found"
    server.chats.migrate(FORUM, GROUP)
    answer = await caller.call("sendMessage", chat_id=FORUM["id"], text="x")
    assert answer["parameters"] == {"migrate_to_chat_id": GROUP["id"]}


async def test_an_inline_message_takes_files_that_are_known_and_no_uploads(
    server: Server, anna: Person
) -> None:
    picture = dot()
    asking = asyncio.create_task(anna.ask("wish"))
    query = (await server.until(lambda: [*server.results]))[0]
    keyboard = {"inline_keyboard": [[{"text": "x", "callback_data": "y"}]]}
    result = {
        "type": "article",
        "id": "1",
        "title": "x",
        "input_message_content": {"message_text": "x"},
        "reply_markup": keyboard,
    }
    board = server.chats.files.keep("photo", picture, "x.png")["photo"][-1]["file_id"]
    async with LanedRequest() as request:
        bot = Bot(TOKEN, base_url=f"{server.url}/bot", request=request, get_updates_request=request)
        unknown = [{"type": "photo", "id": "1", "photo_file_id": "unknown"}]
        with pytest.raises(BadRequest, match="file identifier"):
            await bot.do_api_request("answerInlineQuery", {"inline_query_id": query, "results": unknown})
        answer = {"inline_query_id": query, "results": [result]}
        assert await bot.do_api_request("answerInlineQuery", answer)
        (offered,) = await asking
        message = await anna.choose(offered, "wish", GROUP)
        (name,) = server.chats.inline
        with pytest.raises(BadRequest, match="content"):
            await bot.edit_message_media(InputMediaPhoto(picture), inline_message_id=name)
        assert await bot.edit_message_media(InputMediaPhoto(board), inline_message_id=name) is True
    assert server.chats.picture(message) == ("photo", picture)
    assert message["via_bot"]["id"] == 424242


@pytest.mark.parametrize("is_done", [True, False])
async def test_a_connection_can_be_lost_before_or_after_a_message_is_posted(
    server: Server, caller: Caller, anna: Person, *, is_done: bool
) -> None:
    hello = await anna.write("hello")
    server.cut.append(("sendMessage", is_done))
    with pytest.raises(aiohttp.ClientError):
        await caller.call("sendMessage", chat_id=anna.private["id"], text="x")
    assert ((anna.private["id"], hello["message_id"] + 1) in server.messages) == is_done


async def test_a_gateway_answers_with_a_page(server: Server, caller: Caller) -> None:
    server.refuse("getMe", RefusedError("Bad Gateway", 502))
    with pytest.raises(aiohttp.ContentTypeError):
        await caller.call("getMe")


@pytest.mark.parametrize(
    ("method", "fields", "fault"),
    [
        ("sendMessage", {"text": "x" * 4097}, "text of 4097"),
        ("sendPhoto", {"caption": "𝄞" * 513}, "caption of 1026"),
        ("editMessageMedia", {"media": json.dumps({"caption": "x" * 1025})}, "caption of 1025"),
        ("answerCallbackQuery", {"text": "x" * 201}, "answer of 201"),
        ("setMyCommands", {"commands": '[{"command": "Play", "description": "x"}]'}, "command 'Play'"),
        ("setMyCommands", {"commands": "[]", "language_code": "de-AT"}, "language 'de-AT'"),
        ("setMyShortDescription", {"short_description": "x" * 121}, "of 121"),
        ("setWebhook", {"url": "https://x/y", "secret_token": "a b"}, "secret"),
        ("sendMessage", {"text": "https://t.me/ABot?start=a.b"}, "payload 'a.b'"),
        ("sendMessage", {"text": f"https://t.me/ABot?start={'a' * 65}"}, "payload"),
    ],
)
def test_what_is_too_long_is_found(method: str, fields: dict[str, str], fault: str) -> None:
    assert any(fault in found for found in limits.faults(method, fields, {}))


@pytest.mark.parametrize(
    ("button", "fault"),
    [
        ({"text": "x"}, "does []"),
        ({"text": "x", "callback_data": "é" * 33}, "callback data"),
        ({"text": "x", "callback_data": "a", "url": "https://x"}, "does"),
        ({"text": "x", "copy_text": {"text": "x" * 257}}, "257"),
        ({"text": "x", "url": "https://t.me/ABot?start=ü"}, "payload"),
    ],
)
def test_a_button_that_telegram_would_refuse_is_found(button: Json, fault: str) -> None:
    markup = json.dumps({"inline_keyboard": [[button]]})
    found = [*limits.faults("sendMessage", {"text": "x", "reply_markup": markup}, {})]
    assert any(fault in one for one in found)


@pytest.mark.parametrize(
    ("results", "fault"),
    [
        ([{"id": str(number)} for number in range(51)], "51 results"),
        ([{"id": "a"}, {"id": "a"}], "one id"),
        ([{"id": "é" * 33}], "id"),
        ([{"id": "a", "caption": "x" * 1025}], "1025"),
        ([{"id": "a", "input_message_content": {"message_text": ""}}], "text of 0"),
    ],
)
def test_results_that_telegram_would_refuse_are_found(results: list[Json], fault: str) -> None:
    found = [*limits.faults("answerInlineQuery", {"results": json.dumps(results)}, {})]
    assert any(fault in one for one in found)


def test_a_file_with_a_name_that_is_no_name_is_found() -> None:
    assert [*limits.faults("sendDocument", {}, {"document": "a/b.png"})]
    assert not [*limits.faults("sendDocument", {}, {"document": "wish-42.png"})]
