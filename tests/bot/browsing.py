"""A fake browser for the web chat: opens the page, types lines and presses buttons over HTTP."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from secrets import token_hex
from typing import Any

from aiohttp import ClientResponse, ClientSession, CookieJar
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.tables import NO_HOSTS, TableHosts
from bot.config.page_names import PageName
from bot.config.trusted_proxies import TrustedProxies
from bot.core.actions import Action, Player, Room
from bot.core.commands import ParameterKind
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.player_store import PlayerStore

TEXTS = Texts.load("en")
HOST = "127.0.0.1"
LONG_DEALS = (42, 45, 46, 55)
"""Deals of Wish that are not lost after any two moves."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 - what is tested


class FailingApp(App):
    """A bot that raises an error for every action."""

    async def handle(self, _player: Player, _action: Action, _room: Room = UNKNOWN_ROOM) -> Reply:
        raise RuntimeError("a secret about the inside")


class LeisurelyApp(App):
    """A bot that reads from the store so often before it answers that other requests arrive meanwhile."""

    async def handle(self, player: Player, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        for _ in range(100):
            await self.suggest(player, ParameterKind.MOVE, "")
        return await super().handle(player, action, room)


@asynccontextmanager
async def serving(
    redis: Redis,
    port: int = 0,
    host: str = HOST,
    app: Callable[[Services], App] = App,
    names: tuple[PageName, ...] = (),
    proxies: TrustedProxies | None = None,
    hosts: TableHosts = NO_HOSTS,
) -> AsyncIterator[WebAdapter]:
    store = PlayerStore(redis)
    pictures = ImageRenderer()
    deals = cycle(LONG_DEALS)
    bot = app(Services(store, TEXTS, choose_deal=lambda *_: next(deals)))
    page = WebAdapter(bot, pictures, TEXTS, store, host, port, names=names, proxies=proxies, hosts=hosts)
    try:
        await page.start()
        yield page
    finally:
        await page.stop()
        pictures.close()


@dataclass
class Browser:
    """Sends what a browser with the open page sends, and what an attacker could make it send."""

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
        answer: dict[str, Any] = await response.json()
        return answer

    async def press(self, message: dict[str, Any], key: str, entry: str = "") -> dict[str, Any]:
        buttons = [button for row in message["rows"] for button in row]
        press = next(button["press"] for button in buttons if button["key"].startswith(key))
        body = {"entry": entry or token_hex(16), "message": message["number"], "press": press}
        response = await self.post("/press", body)
        assert response.status == 200, await response.text()
        answer: dict[str, Any] = await response.json()
        return answer

    async def news(self, message: dict[str, Any]) -> dict[str, Any]:
        """Wait until a message is newer than the known version, and return the answer of the server."""
        response = await self.session.get(self.url(f"/news/{message['number']}.{message['version']}"))
        assert response.status == 200, await response.text()
        answer: dict[str, Any] = await response.json()
        return answer


@asynccontextmanager
async def browsing(page: WebAdapter) -> AsyncIterator[Browser]:
    async with ClientSession(
        cookie_jar=CookieJar(unsafe=True)
    ) as session:  # unsafe: cookies of an IP address
        yield Browser(session, page.address)


async def error_of(response: ClientResponse) -> str:
    """Return the error message of a rejected request, after checking that it is a sentence."""
    assert response.content_type == "application/json"
    error: str = (await response.json())["error"]
    assert error.endswith(".")
    assert "Traceback" not in error
    return error
