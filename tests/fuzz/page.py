"""The page under attack: raw HTTP requests that no browser sends."""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from secrets import token_hex
from typing import Any

from redis.asyncio import Redis

from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.tables import TableHosts
from bot.chats.web.statistics_view import PATH as STATISTICS
from bot.core.actions import Chat, Player
from bot.core.commands import parameter_kinds
from bot.storage.player_store import PlayerStore
from tests.bot.web.table_browser import TOKEN, launch_data, launch_fields
from tests.fuzz.campaign import ATTACKERS, Drive, bot_parts
from tests.fuzz.exercises import SECOND_TRY, give_second_try
from tests.fuzz.hostile import Hostile
from tests.fuzz.http import Answer, RawHttp
from tests.fuzz.vocabulary import line, press

ANSWERED = {
    200, 204, 206, 303, 304, 400, 403, 404, 405, 408, 411, 413, 414, 415, 417, 421, 429, 431, 501, 505,
}  # fmt: skip
"""The allowed statuses; 500 and 503 are errors."""
FILES = (
    "/", "/page.js", "/table.js", "/page.css", "/themes.css", "/manifest.webmanifest", "/favicon.svg",
    "/icon-192.png", "/statistics.css", "/index.html", "/favicon.ico", "/home", "/home.png?v=0",
)  # fmt: skip
ENTRIES = ("/type", "/press", "/look")
"""What is answered only with the page's own proof."""
LAUNCH = "/telegram/enter"
TABLES = (LAUNCH, "/discord/enter", "/left", "/telegram", "/?frame_id=1", "/telegram?language=de&theme=x")
METHODS = ("GET", "POST", "PUT", "HEAD", "OPTIONS", "DELETE", "PATCH", "TRACE", "FOO", "CONNECT")
OPENINGS = (
    "/play wish 42", "/play follow 7", "/play flip 3", "/play blink 5", "/play kittyhawk 9", "/daily",
    "/daily start", "/learn wish", "/learn follow", SECOND_TRY,
)  # fmt: skip

FIRST_NUMBER = 700_001
"""The first account in Telegram."""
NO_HTTP = b"Bad Request"
"""The response to bytes that are not HTTP."""


class Browser:
    """A visitor with a connection, a cookie and a token, and the messages that it has received."""

    def __init__(self, host: str, port: int) -> None:
        self.wire = RawHttp(host, port)
        self.host = f"{host}:{port}"
        self.cookie = self.token = ""
        self.id = 0
        self.shown: deque[dict[str, Any]] = deque(maxlen=40)

    def headers(self) -> dict[str, str]:
        return {
            "Host": self.host,
            "Origin": f"http://{self.host}",
            "Content-Type": "application/json",
            "Cookie": self.cookie,
            "X-Page-Token": self.token,
            "Accept-Language": "en",
        }

    async def enter(self) -> None:
        answer = await self.wire.ask("POST", "/enter", self.headers() | {"Cookie": "x=y"}, b"{}")
        assert answer.status == 200, answer
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.id = int(self.cookie.partition("=")[2].partition(".")[0], 16)
        self.see(answer)

    async def type(self, typed: str) -> dict[str, Any]:
        body = json.dumps({"entry": token_hex(16), "line": typed}).encode()
        answer = await self.wire.ask("POST", "/type", self.headers(), body)
        assert answer.status == 200, answer
        return self.see(answer)

    def see(self, answer: Answer) -> dict[str, Any]:
        body: dict[str, Any] = json.loads(answer.body)
        self.token = body.get("token", self.token)
        self.shown.extend(body.get("messages", ()))
        return body

    def buttons(self) -> tuple[str, ...]:
        buttons = (button["press"] for one in self.shown for row in one["rows"] for button in row)
        return (*buttons, *(press for one in self.shown if one.get("table") for press in _taps(one["table"])))


class AtTable(Browser):
    """The same player of Telegram at a table, who knows the token and the key of pictures."""

    def __init__(self, host: str, port: int, number: int) -> None:
        super().__init__(host, port)
        self.id = number
        self.key = ""

    def headers(self) -> dict[str, str]:
        return {
            "Host": self.host,
            "Origin": f"http://{self.host}",
            "Content-Type": "application/json",
            "X-Table-Token": self.token,
            "Accept-Language": "en",
        }

    async def enter(self) -> None:
        launch = {"entry": token_hex(16), "launch": launch_data(launch_fields(self.id))}
        answer = await self.wire.ask("POST", LAUNCH, self.headers(), json.dumps(launch).encode())
        assert answer.status == 200, answer
        self.key = self.see(answer)["picture_key"]


class PageDrive(Drive):
    """The page, its visitors and its attackers, some of them at tables."""

    chat = Chat.PAGE.value

    def __init__(self, redis: Redis, page: WebAdapter) -> None:
        super().__init__(redis)
        place = page.address.removeprefix("http://").rstrip("/")
        self._host, _, port = place.rpartition(":")
        self._port = int(port)
        self._page = page
        self._browsers: list[Browser] = []
        self._numbers = count(FIRST_NUMBER)
        self._victim = self._browser()
        self._used = ""
        """Launch data that another page has used."""

    async def begin(self, batch: int) -> tuple[str, ...]:
        if not self._victim.id:
            await self._victim.enter()
            used = AtTable(self._host, self._port, next(self._numbers))
            self._used = launch_data(launch_fields(used.id))
            body = json.dumps({"entry": token_hex(16), "launch": self._used}).encode()
            assert (
                await used.wire.ask("POST", LAUNCH, used.headers() | {"X-Table-Token": "x"}, body)
            ).status == 200
            for opening in OPENINGS:
                await self._open(self._victim, opening)
            self.known.extend(self._victim.buttons())
            self.games = tuple({press.split(":")[2] for press in self.known} - {""})
        self._browsers = [self._browser(attacker) for attacker in range(ATTACKERS)]
        for attacker, browser in enumerate(self._browsers):
            await browser.enter()
            await self._open(browser, OPENINGS[(attacker + batch) % len(OPENINGS)])
        return (f"sb1:{{page:{self._victim.id}}}:",)

    async def _open(self, browser: Browser, opening: str) -> None:
        """Type what begins a game, after a second try is given to the visitor if that shows it."""
        if opening == SECOND_TRY:
            chat = Chat.TELEGRAM if isinstance(browser, AtTable) else Chat.PAGE
            await give_second_try(self.redis, Player(chat, browser.id))
        await browser.type(opening)

    async def feed(self, attacker: int, hostile: Hostile) -> None:
        browser = self._browsers[attacker]
        method, path, headers, body, is_own = self._request(browser, hostile)
        self.note(attacker, (method, path, headers, body))
        if hostile.maybe(0.02):
            raw = hostile.mutated(
                f"{method} {path} HTTP/1.1\r\nHost: {browser.host}\r\nConnection: close\r\n\r\n"
            )
            answer = await browser.wire.blurt(raw.encode("utf-8", "replace"))
        else:
            answer = await browser.wire.ask(method, path, headers, body)
        if answer is not None:
            self._judge(browser, method, path, answer, is_own=is_own)

    def _judge(self, browser: Browser, method: str, path: str, answer: Answer, *, is_own: bool) -> None:
        assert answer.status in ANSWERED, f"{method} {path!r}: {answer}"
        if method == "POST" and path == LAUNCH:
            assert answer.status != 200, f"launch data that was used, or is forged, opens a table: {answer}"
        if method == "POST" and path in ENTRIES and answer.status == 200:
            assert is_own, f"{method} {path!r} without the page's own proof: {answer}"
        if answer.status == 200 and answer.headers.get("content-type", "").startswith("application/json"):
            if path in ENTRIES and "messages" in json.loads(answer.body):
                browser.see(answer)
                self.known.extend(browser.buttons()[-8:])
        elif answer.status >= 400 and "content-security-policy" in answer.headers and method != "HEAD":
            if answer.headers.get("content-type", "").startswith("application/json"):
                assert json.loads(answer.body)["error"], answer
            else:
                assert answer.body == NO_HTTP, answer

    def _request(self, browser: Browser, hostile: Hostile) -> tuple[str, str, dict[str, str], bytes, bool]:
        """Return a request, and whether its cookie, token and origin are right."""
        headers, is_own, body, method = browser.headers(), True, b"", "GET"
        if hostile.maybe(0.25):
            is_own = self._spoil(headers, browser, hostile)
        kind = hostile.chance.random()
        if kind < 0.42:
            method, path = "POST", "/look" if hostile.maybe(0.25) else "/press"
            sent = press(hostile, tuple(self.known), (browser.id, self._victim.id), self._games(browser))
            numbers = [message["number"] for message in browser.shown] or [1]
            number = hostile.one(numbers) if hostile.maybe(0.9) else hostile.number()
            body = self._body(hostile, {"entry": token_hex(16), "message": number, "press": sent})
        elif kind < 0.75:
            method, path = "POST", "/type"
            body = self._body(hostile, {"entry": token_hex(16), "line": line(hostile)})
        elif kind < 0.82:
            method, path = "POST", LAUNCH
            body = hostile.body({"entry": token_hex(16), "launch": self._launch(hostile), "session": "x"})
        elif kind < 0.95:
            path = self._address(browser, hostile)
            if isinstance(browser, AtTable) and hostile.maybe(0.5):
                key = browser.key if hostile.maybe(0.5) else hostile.mutated(browser.key)
                path += f"{'&' if '?' in path else '?'}key={quoted(key)}"
        else:
            method = hostile.one(METHODS)
            path = hostile.one((*FILES, *ENTRIES, *TABLES, "/enter", "/" + quoted(hostile.text(100))))
            body = hostile.body(hostile.json()) if hostile.maybe(0.5) else b""
        return method, path, headers, body, is_own

    def _launch(self, hostile: Hostile) -> str:
        """Return launch data that opens nothing: used already, changed, of another bot or none at all."""
        match int(hostile.chance.random() * 4):
            case 0:
                return self._used
            case 1:
                damaged = hostile.mutated(self._used)
                return damaged if damaged != self._used else ""
            case 2:
                return launch_data(launch_fields(self._victim.id), hostile.text(40))
        return hostile.text(500)

    def _body(self, hostile: Hostile, value: dict[str, Any]) -> bytes:
        return hostile.body(hostile.spoilt(value) if hostile.maybe(0.25) else value)

    def _games(self, browser: Browser) -> tuple[str, ...]:
        return tuple({text.split(":")[2] for text in browser.buttons()} - {""}) + self.games

    def _spoil(self, headers: dict[str, str], browser: Browser, hostile: Hostile) -> bool:
        """Damage the headers; return whether cookie, token and origin are still right."""
        others = (
            "If-None-Match",
            "Accept-Encoding",
            "X-Time-Zone",
            "Range",
            "X-Forwarded-For",
            "Sec-Fetch-Site",
            quoted(hostile.text(20)),
        )
        name = hostile.one((*headers, *others))
        before = headers.get(name)
        match int(hostile.chance.random() * 4):
            case 0:
                headers.pop(name, None)
            case 1 if name == "X-Table-Token":
                chat, _, *rest = browser.token.split(".")
                headers[name] = ".".join([chat, str(self._victim.id), *rest])
            case 1 if name == "Cookie":
                cookie, _, value = browser.cookie.partition("=")
                headers[name] = f"{cookie}={self._victim.id:x}.{value.partition('.')[2]}"
            case 1:
                headers[name] = hostile.mutated(before or "")
            case _:
                headers[name] = hostile.text(200)
        is_language = name == "Accept-Language"
        return is_language or name not in browser.headers() or headers.get(name) == before

    def _address(self, browser: Browser, hostile: Hostile) -> str:
        shown = [one["board"]["address"] for one in browser.shown if one.get("board")]
        shown += [one["table"]["address"] for one in browser.shown if one.get("table")]
        shown += [one["document"]["address"] for one in browser.shown if one.get("document")]
        match int(hostile.chance.random() * 6):
            case 0 if shown:
                address = str(hostile.one(shown))
                return address if hostile.maybe(0.4) else "/" + quoted(hostile.mutated(address[1:]))
            case 1 | 2:
                kind = hostile.one([*sorted(parameter_kinds()), hostile.text(10)])
                typed, before = quoted(line(hostile)), quoted(hostile.text(60))
                return f"/suggest?kind={quoted(kind)}&typed={typed}&before={before}"
            case 3:
                section = hostile.one(("", "/results.png", "/calendar.png", "/" + quoted(hostile.text(12))))
                query = "&".join(
                    f"{quoted(hostile.one(('game', 'month', 'table', 'v', 'x')))}={quoted(line(hostile))}"
                    for _ in range(2)
                )
                return f"{STATISTICS}{section}?{query}"
            case 4:
                return f"/news/{abs(hostile.number()) % 10**17}.{hostile.chance.getrandbits(48):012x}"
            case 5:
                folder, version = hostile.one(("picture", "table")), f"{hostile.chance.getrandbits(48):012x}"
                return f"/{folder}/{abs(hostile.number()) % 10**17}.{version}.png"
        return hostile.one(FILES)

    async def settle(self) -> None:
        await asyncio.sleep(0)

    async def play(self) -> None:
        browser = self._browser(len(self.said))
        await browser.enter()
        board = (await browser.type("/play wish 42"))["messages"][-1]
        moves = [button["press"] for row in board["rows"] for button in row if ":move:" in button["press"]]
        body = json.dumps({"entry": token_hex(16), "message": board["number"], "press": moves[0]}).encode()
        answer = await browser.wire.ask("POST", "/press", browser.headers(), body)
        assert answer.status == 200, answer
        after = browser.see(answer)["messages"][-1]
        assert after["number"] == board["number"]
        assert after["board"]["alt"] != board["board"]["alt"]
        self._browsers.append(browser)

    def owners(self) -> tuple[str, ...]:
        return tuple(
            f"{'telegram' if isinstance(browser, AtTable) else 'page'}:{browser.id}"
            for browser in self._browsers
        )

    def _browser(self, place: int = 0) -> Browser:
        """Return a new visitor; every second one is at a table."""
        if place % 2:
            return AtTable(self._host, self._port, next(self._numbers))
        return Browser(self._host, self._port)


def _taps(table: dict[str, Any]) -> Iterator[str]:
    """Yield what taps on a table send: its moves, and of a place and of two why they are none."""
    yield from (table["press"] + move["press"] for move in table["moves"])
    names = [place["name"] for place in table["places"]]
    yield from (table["why"] + " ".join(names[:count]) for count in (1, 2))


def quoted(text: str) -> str:
    """Return a text quoted for a URL, except for a few characters that should be quoted."""
    raw = text.encode("utf-8", "surrogatepass")
    return "".join(chr(byte) if 0x21 <= byte < 0x7F and byte != 0x23 else f"%{byte:02X}" for byte in raw)


@asynccontextmanager
async def attacked(redis_url: str) -> AsyncIterator[PageDrive]:
    async with Redis.from_url(redis_url) as redis, bot_parts(redis) as (app, pictures, texts):
        store, hosts = PlayerStore(redis), TableHosts(telegram_token=TOKEN)
        page = WebAdapter(app, pictures, texts, store, "127.0.0.1", 0, hosts=hosts)
        try:
            await page.start()
            yield PageDrive(redis, page)
        finally:
            await page.stop()
