"""Pages inside chats: what a Mini App in Telegram and an Activity in Discord send over HTTP."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientResponse, ClientSession, CookieJar, web

from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.launch_data import sign
from bot.core.actions import Chat, Player, Room
from tests.bot.browsing import HOST, Browser

TOKEN = "424242:a-token_of-the-right-form"  # noqa: S105 - of no bot
ADA, BOB = Player(Chat.TELEGRAM, 7_001), Player(Chat.TELEGRAM, 7_002)
ROOM = Room("en")


def launch_fields(player: int = ADA.id, age: float = 0.0, **others: str) -> dict[str, str]:
    """Return the fields of launch data that was signed some seconds ago, without the signature."""
    told = json.dumps({"id": player, "first_name": "Ada & Löve = 1", "language_code": "en"})
    fields = {"user": told, "auth_date": str(int(time.time() - age)), "query_id": token_hex(8)}
    return fields | {"signature": "of-telegram_itself"} | others


def launch_data(fields: dict[str, str], token: str = TOKEN) -> str:
    """Return launch data with its signature by the bot of a token."""
    return urlencode(fields | {"hash": sign(fields, token)})


@dataclass
class TableBrowser(Browser):
    """The page in a frame of Telegram: it sends no cookies, and its token in a header of its own."""

    launch: str = field(default_factory=lambda: launch_data(launch_fields()))
    entry: str = field(default_factory=lambda: token_hex(16))
    picture_key: str = ""

    @property
    def headers(self) -> dict[str, str]:
        token = {"X-Table-Token": self.token} if self.token else {}
        return {"Origin": self.address.rstrip("/"), **token}

    async def knock(self, session: str = "", **headers: str) -> ClientResponse:
        """Ask to be let in; return the response."""
        body = {"entry": self.entry, "launch": self.launch, "session": session}
        return await self.post("/telegram/enter", body, **headers)

    async def enter(self, session: str = "") -> dict[str, Any]:
        return await self.let_in(await self.knock(session))

    async def let_in(self, response: ClientResponse) -> dict[str, Any]:
        """Take over what an answer says of an open table."""
        assert response.status == 200, await response.text()
        entered: dict[str, Any] = await response.json()
        self.token, self.messages = entered["token"], entered["messages"]
        self.picture_key = entered["picture_key"]
        return entered


@asynccontextmanager
async def at_table(page: WebAdapter, launch: str = "", entry: str = "") -> AsyncIterator[TableBrowser]:
    """Provide a page in a frame that has not entered yet."""
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        browser = TableBrowser(session, page.address)
        browser.launch, browser.entry = launch or browser.launch, entry or browser.entry
        yield browser


@dataclass
class OAuthServer:
    """Discord's two endpoints for codes: each code can be exchanged once."""

    secret: str
    codes: dict[str, int] = field(default_factory=dict)
    """The accounts of codes that were not used yet."""
    tokens: dict[str, int] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    is_broken: bool = False
    """Whether it answers with something else."""
    url: str = ""
    answers: asyncio.Event = field(default_factory=asyncio.Event)
    """Not set while it answers nothing."""

    def __post_init__(self) -> None:
        self.answers.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator["OAuthServer"]:
        server = web.Application()
        server.add_routes(
            [web.post("/api/v10/oauth2/token", self._exchange), web.get("/api/v10/users/@me", self._me)]
        )
        runner = web.AppRunner(server)
        await runner.setup()
        site = web.TCPSite(runner, HOST, 0)
        await site.start()
        self.url = f"http://{HOST}:{runner.addresses[0][1]}/api"
        try:
            yield self
        finally:
            await runner.cleanup()

    async def _exchange(self, request: web.Request) -> web.Response:
        form = await request.post()
        self.asked.append(str(form["code"]))
        await self.answers.wait()
        if self.is_broken:
            return web.Response(text="<html>Bad Gateway</html>", content_type="text/html", status=502)
        if form["client_secret"] != self.secret:
            return web.json_response({"error": "invalid_client"}, status=401)
        account = self.codes.pop(str(form["code"]), None)
        if account is None or form["grant_type"] != "authorization_code":
            return web.json_response({"error": "invalid_grant"}, status=400)
        token = token_hex(8)
        self.tokens[token] = account
        return web.json_response({"access_token": token, "token_type": "Bearer", "scope": "identify"})

    async def _me(self, request: web.Request) -> web.Response:
        account = self.tokens.get(request.headers["Authorization"].removeprefix("Bearer "))
        if account is None:
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        return web.json_response({"id": str(account), "username": "ada", "locale": "en"})
