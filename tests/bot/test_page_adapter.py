"""The page's server as a browser meets it: real requests to the real server, the store included."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from secrets import token_hex
from typing import Any

import pytest
from aiohttp import ClientResponse, ClientSession, CookieJar
from redis.asyncio import Redis

from bot.app import App
from bot.commands import Kind
from bot.errors import StartError
from bot.model import Action, Chat, Player, Reply
from bot.page_chat.adapter import PageAdapter
from bot.page_chat.conversation import MOST
from bot.page_chat.guard import own_names
from bot.page_chat.visitor import Visitors
from bot.pictures import Pictures
from bot.store import MOST_OPEN, Store
from bot.texts import Texts

TEXTS = Texts.load("en")
HOST = "127.0.0.1"
LONG_DEALS = (42, 45, 46, 55)
"""Deals of Wish that are not lost after a move or two, whichever these are."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 - what is tested


class FailingApp(App):
    """A bot in which something is wrong."""

    async def handle(self, _player: Player, _action: Action) -> Reply:
        raise RuntimeError("a secret about the inside")


class LeisurelyApp(App):
    """A bot that goes to the store and back so often before it answers that others come meanwhile."""

    async def handle(self, player: Player, action: Action) -> Reply:
        for _ in range(100):
            await self.suggest(player, Kind.MOVE, "")
        return await super().handle(player, action)


@asynccontextmanager
async def serving(
    redis: Redis, port: int = 0, host: str = HOST, app: type[App] = App
) -> AsyncIterator[PageAdapter]:
    store = Store(redis)
    pictures = Pictures()
    deals = cycle(LONG_DEALS)
    bot = app(store, TEXTS, choose_deal=lambda: next(deals))
    page = PageAdapter(bot, pictures, TEXTS, store, host, port)
    try:
        await page.start()
        yield page
    finally:
        await page.stop()
        pictures.close()


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(redis_url)
    yield client
    await client.aclose()


@pytest.fixture
async def page(redis: Redis) -> AsyncIterator[PageAdapter]:
    async with serving(redis) as started:
        yield started


@dataclass
class Browser:
    """What a browser with the page open sends, and what it may be made to send."""

    session: ClientSession
    address: str
    token: str = ""
    messages: list[dict[str, Any]] = field(default_factory=list)

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.address.rstrip("/"), "X-Page-Token": self.token}

    def url(self, path: str) -> str:
        return self.address.rstrip("/") + path

    async def post(self, path: str, body: object, **headers: str) -> ClientResponse:
        return await self.session.post(self.url(path), json=body, headers=self.headers | headers)

    async def enter(self) -> dict[str, Any]:
        response = await self.post("/enter", {})
        assert response.status == 200, await response.text()
        entered: dict[str, Any] = await response.json()
        self.token, self.messages = entered["token"], entered["messages"]
        return entered

    async def type(self, line: str, entry: str = "") -> dict[str, Any]:
        response = await self.post("/type", {"entry": entry or token_hex(16), "line": line})
        assert response.status == 200, await response.text()
        told: dict[str, Any] = await response.json()
        return told

    async def press(self, message: dict[str, Any], key: str, entry: str = "") -> dict[str, Any]:
        buttons = [button for row in message["rows"] for button in row]
        press = next(button["press"] for button in buttons if button["key"].startswith(key))
        body = {"entry": entry or token_hex(16), "message": message["number"], "press": press}
        response = await self.post("/press", body)
        assert response.status == 200, await response.text()
        told: dict[str, Any] = await response.json()
        return told


@asynccontextmanager
async def browsing(page: PageAdapter) -> AsyncIterator[Browser]:
    async with ClientSession(
        cookie_jar=CookieJar(unsafe=True)
    ) as session:  # unsafe: cookies of an IP address
        yield Browser(session, page.address)


@pytest.fixture
async def browser(page: PageAdapter) -> AsyncIterator[Browser]:
    async with browsing(page) as entered:
        await entered.enter()
        yield entered


async def error_of(response: ClientResponse) -> str:
    """Return the sentence of a refusal, having seen that it is one."""
    assert response.content_type == "application/json"
    error: str = (await response.json())["error"]
    assert error.endswith(".")
    assert "Traceback" not in error
    return error


async def test_a_first_visit_is_welcomed_once(browser: Browser) -> None:
    assert [message["title"] for message in browser.messages] == [TEXTS("welcome-title")]
    assert (await browser.post("/enter", {})).headers["Cache-Control"] == "no-store"
    again = await browser.enter()
    assert not again["is_new"]
    assert len(again["messages"]) == 1
    assert [command["name"] for command in again["commands"]][:2] == ["play", "resume"]
    words = [
        (word["kind"], word["is_required"]) for command in again["commands"] for word in command["words"]
    ]
    assert ("move", True) in words
    assert ("game", False) in words


async def test_one_who_enters_twice_at_once_is_welcomed_once(redis: Redis) -> None:
    async with serving(redis, app=LeisurelyApp) as page, browsing(page) as browser:
        await browser.enter()
        (key,) = [key async for key in redis.scan_iter("sb1:{*}:page")]
        await redis.delete(key)
        entered = await asyncio.gather(*(browser.enter() for _ in range(3)))
        assert sorted(one["is_new"] for one in entered) == [False, False, True]
        assert len((await browser.enter())["messages"]) == 1


async def test_the_cookie_is_kept_from_scripts_and_other_sites(page: PageAdapter) -> None:
    async with browsing(page) as newcomer:
        response = await newcomer.post("/enter", {})
        (cookie,) = response.headers.getall("Set-Cookie")
        attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=strict", "path=/", "max-age=31536000"} <= attributes
        assert "secure" not in attributes
        behind_tls = await newcomer.post(
            "/enter", {}, Origin=page.address.replace("http:", "https:").rstrip("/")
        )
        assert "Secure" in behind_tls.headers["Set-Cookie"]


async def test_two_browsers_are_two_players(page: PageAdapter, browser: Browser) -> None:
    await browser.type("/play wish 42")
    async with browsing(page) as other:
        assert len((await other.enter())["messages"]) == 1
        assert (await other.type("/undo"))["messages"][-1]["board"] is None
    assert len((await browser.enter())["messages"]) == 3


@pytest.mark.parametrize("tamper", [
    lambda value: value[:-1] + ("0" if value[-1] != "0" else "1"),
    lambda value: "1" + value,
    lambda value: value.split(".")[0],
    lambda value: Visitors(b"another").cookie(Player(Chat.PAGE, int(value.split(".")[0], 16))),
    lambda _value: "ä.ö",
    lambda _value: "",
])  # fmt: skip
async def test_a_forged_cookie_makes_a_new_player(browser: Browser, tamper: Callable[[str], str]) -> None:
    await browser.type("/play wish 42")
    (cookie,) = browser.session.cookie_jar
    forged = {"Cookie": f"{cookie.key}={tamper(cookie.value)}", **browser.headers}
    async with ClientSession() as session:
        response = await session.post(browser.url("/enter"), json={}, headers=forged)
        assert (await response.json())["is_new"]
        body = {"entry": token_hex(16), "line": "/undo"}
        response = await session.post(browser.url("/type"), json=body, headers=forged)
        assert response.status == 403
        assert (await response.json())["can_enter_again"]
        (picture,) = [
            message["board"]["address"] for message in (await browser.enter())["messages"] if message["board"]
        ]
        response = await session.get(browser.url(picture), headers=forged)
        assert response.status == 403


def test_two_bots_on_one_machine_keep_their_cookies_apart() -> None:
    one, other = Visitors(b"one"), Visitors(b"another")
    player = one.newcomer()
    assert one.cookie_name != other.cookie_name
    assert one.player(one.cookie(player)) == player
    assert one.token(player) not in one.cookie(player)


async def test_a_typed_line_and_its_answer_are_messages(browser: Browser) -> None:
    told = await browser.type("  /play wish 42  ")
    line, board = told["messages"]
    assert (line["author"], line["text"]) == ("player", "/play wish 42")
    assert board["author"] == "bot"
    assert board["board"]["alt"].startswith(
        "Wish, deal 42. 32 cards left. Pile a: nine of spades, over 3 cards"
    )
    assert all(button["label"] and button["press"] for row in board["rows"] for button in row)


async def test_a_press_changes_the_message_in_its_place(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    (changed,) = (await browser.press(board, "move"))["messages"]
    assert changed["number"] == board["number"]
    assert changed["version"] != board["version"]
    assert changed["board"]["address"] != board["board"]["address"]
    assert [message["number"] for message in (await browser.enter())["messages"]] == [1, 2, 3]


async def test_a_press_that_asks_for_something_new_gets_a_new_message(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    (rules,) = (await browser.press(board, "rules"))["messages"]
    assert rules["number"] == board["number"] + 1


async def test_a_refused_move_is_said_in_the_conversation(browser: Browser) -> None:
    await browser.type("/play wish 42")
    told = await browser.type("zz")
    assert [message["author"] for message in told["messages"]] == ["player", "bot"]
    assert told["messages"][-1]["text"]
    assert told["notice"] == ""


async def test_an_old_button_is_answered_by_a_notice(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    await browser.press(board, "move take d e")
    told = await browser.press(board, "move take d f")
    assert told["notice"] == TEXTS("moved-on")


async def test_a_notice_to_what_was_typed_comes_before_the_screen(browser: Browser) -> None:
    told = await browser.type("/frobnicate")
    assert [message["author"] for message in told["messages"]] == ["player", "bot", "bot"]
    assert "/frobnicate" in told["messages"][1]["text"]
    assert told["messages"][2]["title"] == TEXTS("help-title")


async def test_a_notice_to_a_press_goes_along_with_a_new_message(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    await browser.press(board, "move")
    for deal in range(1, MOST_OPEN):
        board = (await browser.type(f"/play wish {deal}"))["messages"][-1]
    (board,) = (await browser.press(board, "move"))["messages"]
    told = await browser.press(board, "new")
    assert "20 open games" in told["notice"]
    assert [message["title"] for message in told["messages"]] == [TEXTS("games-title")]


async def test_the_same_entry_sent_twice_is_done_once(browser: Browser) -> None:
    await browser.type("/play wish 42")
    entry = token_hex(16)
    first = await browser.type("/new", entry)
    assert await browser.type("/new", entry) == first
    board, entry = first["messages"][-1], token_hex(16)
    changed = await browser.press(board, "move", entry)
    assert await browser.press(board, "move", entry) == changed


async def test_the_same_entry_sent_twice_at_once_is_done_once(redis: Redis) -> None:
    async with serving(redis, app=LeisurelyApp) as page, browsing(page) as browser:
        await browser.enter()
        entry = token_hex(16)
        told = await asyncio.gather(*(browser.type("/play wish 42", entry) for _ in range(3)))
        assert told[0] == told[1] == told[2]
        board, entry = told[0]["messages"][-1], token_hex(16)
        (board,) = (await browser.press(board, "move"))["messages"]
        pressed = await asyncio.gather(*(browser.press(board, "new", entry) for _ in range(3)))
        assert pressed[0] == pressed[1] == pressed[2]
        assert [message["number"] for message in (await browser.enter())["messages"]] == [1, 2, 3, 4]


async def test_an_entry_sent_again_after_others_begins_no_second_game(browser: Browser) -> None:
    typed, pressed = token_hex(16), token_hex(16)
    board = (await browser.type("/play wish", typed))["messages"][-1]
    (board,) = (await browser.press(board, "move"))["messages"]
    await browser.press(board, "new", pressed)
    await browser.type("/help")
    await browser.type("/play wish", typed)
    await browser.press(board, "new", pressed)
    assert "2 games are open" in (await browser.type("/games"))["messages"][-1]["text"]


async def test_the_conversation_outlives_the_server(redis: Redis) -> None:
    async with serving(redis) as page, browsing(page) as browser:
        await browser.enter()
        board = (await browser.type("/play wish 42"))["messages"][-1]
        await browser.press(board, "move")
        before = (await browser.enter())["messages"]
        port = int(page.address.rstrip("/").rpartition(":")[2])
        async with ClientSession(cookie_jar=browser.session.cookie_jar) as session:
            await page.stop()
            async with serving(redis, port):
                later = Browser(session, browser.address, browser.token)
                assert (await later.type("/undo"))["messages"][-1]["board"]
                assert (await later.enter())["messages"][: len(before)] == before


async def test_the_conversation_is_bounded_and_expires(browser: Browser, redis: Redis) -> None:
    for _ in range(MOST // 2 + 3):
        await browser.type("/help")
    messages = (await browser.enter())["messages"]
    assert len(messages) == MOST
    assert messages[-1]["title"] == TEXTS("help-title")
    (key,) = [key async for key in redis.scan_iter("sb1:{*}:page")]
    assert 89 * 86400 < await redis.ttl(key) <= 90 * 86400


async def test_a_message_that_cannot_be_read_any_more_is_left_out(browser: Browser, redis: Redis) -> None:
    await browser.type("/help")
    (key,) = [key async for key in redis.scan_iter("sb1:{*}:page")]
    await redis.hset(key, mapping={"1": zlib.compress(b'{"author": "bot"}'), "answer": b"{}"})
    assert [message["number"] for message in (await browser.enter())["messages"]] == [2, 3]
    assert (await browser.type("/help"))["messages"]


async def test_a_board_is_painted_again_from_what_is_kept(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    response = await browser.session.get(browser.url(board["board"]["address"]))
    assert response.content_type == "image/png"
    assert (await response.read()).startswith(b"\x89PNG")
    assert response.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    await browser.press(board, "move")
    response = await browser.session.get(browser.url(board["board"]["address"]))
    assert response.status == 404
    await error_of(response)


async def test_files_are_asked_for_again_but_not_sent_again(page: PageAdapter) -> None:
    async with browsing(page) as browser:
        for path in ("/", "/page.css", "/page.js", "/log.js", "/box.js", "/server.js", "/favicon.svg"):
            response = await browser.session.get(browser.url(path))
            assert response.status == 200
            assert response.headers["Cache-Control"] == "no-cache"
            known = {"If-None-Match": response.headers["ETag"]}
            assert (await browser.session.get(browser.url(path), headers=known)).status == 304
            other = {"If-None-Match": '"of-an-earlier-version"'}
            assert (await browser.session.get(browser.url(path), headers=other)).status == 200
            assert "Set-Cookie" not in response.headers


async def test_the_words_of_the_page_come_from_the_catalogue(page: PageAdapter) -> None:
    async with browsing(page) as browser:
        text = await (await browser.session.get(page.address)).text()
    assert "{{" not in text
    assert TEXTS("page-send") in text


async def test_every_answer_is_guarded_by_headers(browser: Browser) -> None:
    for response in (
        await browser.session.get(browser.url("/")),
        await browser.session.get(browser.url("/nothing")),
        await browser.post("/enter", {}),
        await browser.post("/type", {}),
    ):
        policy = [part.split() for part in response.headers["Content-Security-Policy"].split(";")]
        allowed = {name: sources for name, *sources in policy}
        for name in ("default-src", "frame-ancestors", "base-uri", "form-action"):
            assert allowed.pop(name) == ["'none'"]
        assert all(sources == ["'self'"] for sources in allowed.values())
        assert response.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert response.headers["Referrer-Policy"] == "same-origin"
        assert "Cache-Control" in response.headers


@pytest.mark.parametrize("host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", ""])
async def test_a_foreign_name_for_the_page_is_refused(browser: Browser, host: str) -> None:
    port = browser.address.rstrip("/").rpartition(":")[2]
    response = await browser.session.get(browser.url("/"), headers={"Host": host.format(port=port)})
    assert response.status == 421
    assert await error_of(response) == TEXTS("page-wrong-host")


async def test_the_page_answers_to_its_own_names(browser: Browser) -> None:
    port = browser.address.rstrip("/").rpartition(":")[2]
    for host in (f"localhost:{port}", f"LOCALHOST:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
        response = await browser.session.get(browser.url("/"), headers={"Host": host})
        assert response.status == 200


def test_the_usual_port_goes_without_saying_and_no_other() -> None:
    assert {"localhost", "127.0.0.1", "127.0.0.1:80"} <= own_names(HOST, 80)
    assert all(name.endswith(":8080") for name in own_names(HOST, 8080))


async def test_a_page_for_everybody_answers_to_any_name(redis: Redis) -> None:
    async with serving(redis, host=EVERYWHERE) as page, browsing(page) as browser:
        assert page.address.startswith("http://localhost:")
        port = page.address.rstrip("/").rpartition(":")[2]
        url = f"http://127.0.0.1:{port}/"
        assert (await browser.session.get(url, headers={"Host": "cards.example"})).status == 200


@pytest.mark.parametrize("headers", [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://[broken"},
    {},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "none"},
])  # fmt: skip
@pytest.mark.parametrize("path", ["/enter", "/type", "/press"])
async def test_other_sites_pages_change_nothing(browser: Browser, path: str, headers: dict[str, str]) -> None:
    given = {"X-Page-Token": browser.token, **headers}
    response = await browser.session.post(browser.url(path), json={}, headers=given)
    assert response.status == 403
    assert await error_of(response) == TEXTS("page-foreign-origin")
    assert "Set-Cookie" not in response.headers


async def test_a_browser_that_names_no_origin_may_say_that_it_is_the_same(browser: Browser) -> None:
    headers = {"X-Page-Token": browser.token, "Sec-Fetch-Site": "same-origin"}
    body = {"entry": token_hex(16), "line": "/help"}
    response = await browser.session.post(browser.url("/type"), json=body, headers=headers)
    assert response.status == 200


async def test_a_form_of_another_kind_changes_nothing(browser: Browser) -> None:
    for content_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = await browser.session.post(
            browser.url("/type"), data=b"{}", headers=browser.headers | {"Content-Type": content_type}
        )
        assert response.status == 415


@pytest.mark.parametrize("token", ["", "0" * 64, "ä"])
async def test_without_the_token_nothing_changes(browser: Browser, token: str) -> None:
    body = {"entry": token_hex(16), "line": "/play wish 42"}
    response = await browser.post("/type", body, **{"X-Page-Token": token})
    assert response.status == 403
    assert (await response.json())["can_enter_again"]
    assert len((await browser.enter())["messages"]) == 1


async def test_the_token_of_one_browser_is_of_no_use_to_another(page: PageAdapter, browser: Browser) -> None:
    async with browsing(page) as other:
        await other.enter()
        other.token = browser.token
        response = await other.post("/type", {"entry": token_hex(16), "line": "/play"})
        assert response.status == 403


ENTRY = "0" * 32


@pytest.mark.parametrize("body", [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 5000, b"1" * 5000,
    json.dumps({"entry": ENTRY}).encode(),
    json.dumps({"entry": ENTRY, "line": ""}).encode(),
    json.dumps({"entry": ENTRY, "line": " \t"}).encode(),
    json.dumps({"entry": ENTRY, "line": None}).encode(),
    json.dumps({"entry": ENTRY, "line": 7}).encode(),
    json.dumps({"entry": "x", "line": "ab"}).encode(),
    json.dumps({"entry": ENTRY + "\n", "line": "ab"}).encode(),
    b'{"entry":"' + ENTRY.encode() + b'","line":"\\ud800"}',
    json.dumps({"entry": ENTRY, "line": "a" * 501}).encode(),
])  # fmt: skip
async def test_what_is_no_line_is_refused_in_a_sentence(browser: Browser, body: bytes) -> None:
    headers = browser.headers | {"Content-Type": "application/json"}
    response = await browser.session.post(browser.url("/type"), data=body, headers=headers)
    assert response.status == 400
    await error_of(response)
    assert len((await browser.enter())["messages"]) == 1


@pytest.mark.parametrize(
    "line",
    ["/", "//", "/play wish -1", "/play ../../etc", "\0", "💥" * 250, "a b" * 160, "a" * 500, "<b>"],
)
async def test_whatever_is_typed_gets_an_answer(browser: Browser, line: str) -> None:
    told = await browser.type(line)
    assert told["messages"][0]["author"] == "player"
    assert len(told["messages"]) > 1


@pytest.mark.parametrize("press", [
    "", "1::::move:", "2:0:x:0:move:take a c", "1:0:x:0:fly:", "1:" + "0" * 400, "ä",
    "1::::move:take a c\n", "1::::MOVE:",
])  # fmt: skip
async def test_a_press_of_no_button_gets_an_answer_or_a_sentence(browser: Browser, press: str) -> None:
    response = await browser.post("/press", {"entry": token_hex(16), "message": 1, "press": press})
    assert response.status in (200, 400)
    if response.status == 400:
        assert await error_of(response) == TEXTS("page-unknown-button")
    else:
        told = await response.json()
        assert told["messages"] or told["notice"]


async def test_a_press_on_a_message_that_is_gone_gets_a_new_one(browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    (told,) = (await browser.press(board | {"number": 999}, "move"))["messages"]
    assert told["number"] == board["number"] + 1


async def test_somebody_elses_button_is_not_theirs(page: PageAdapter, browser: Browser) -> None:
    board = (await browser.type("/play wish 42"))["messages"][-1]
    async with browsing(page) as other:
        await other.enter()
        await other.press(board | {"number": 1}, "move")
        assert (await other.enter())["messages"][0]["title"] == TEXTS("welcome-title")
    assert (await browser.enter())["messages"][-1]["version"] == board["version"]


async def test_a_line_that_is_too_long_is_told_how_long_one_may_be(browser: Browser) -> None:
    response = await browser.post("/type", {"entry": token_hex(16), "line": "a" * 501})
    assert response.status == 400
    assert await error_of(response) == TEXTS("page-too-large")


async def test_a_huge_body_is_refused(browser: Browser) -> None:
    headers = browser.headers | {"Content-Type": "application/json"}
    response = await browser.session.post(browser.url("/type"), data=b" " * 100_000, headers=headers)
    assert response.status == 413
    assert await error_of(response) == TEXTS("page-too-large")


async def test_unknown_addresses_and_methods_are_refused_in_a_sentence(browser: Browser) -> None:
    for method, path, status in (
        ("GET", "/nothing", 404),
        ("GET", "/%2e%2e/model.py", 404),
        ("GET", "/picture/1.000000000000.png", 404),
        ("GET", "/picture/99999999999999999999.000000000000.png", 404),
        ("GET", "/type", 405),
        ("POST", "/", 405),
        ("GET", "/suggest?kind=secret", 400),
        ("GET", f"/suggest?kind=game&typed={'a' * 501}", 400),
    ):
        response = await browser.session.request(method, browser.url(path), headers=browser.headers)
        assert response.status == status, path
        await error_of(response)


async def test_suggestions_fit_what_is_typed(browser: Browser) -> None:
    response = await browser.session.get(browser.url("/suggest?kind=game&typed=wi"))
    assert [hint["value"] for hint in await response.json()] == ["wish"]


async def test_a_fault_of_ours_is_a_sentence_without_its_inside(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(redis, app=FailingApp) as page, browsing(page) as browser:
        response = await browser.post("/enter", {})
        assert response.status == 500
        assert await error_of(response) == TEXTS("page-failed")
    assert "a secret about the inside" in caplog.text


async def test_a_port_in_use_is_said(redis: Redis, page: PageAdapter) -> None:
    port = int(page.address.rstrip("/").rpartition(":")[2])
    with pytest.raises(StartError, match=f"PAGE_PORT: .*{port}.*in use"):
        async with serving(redis, port):
            pass


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "a..b"])
async def test_an_address_of_another_machine_is_said(redis: Redis, host: str) -> None:
    with pytest.raises(StartError, match="PAGE_HOST: "):
        async with serving(redis, host=host):
            pass
