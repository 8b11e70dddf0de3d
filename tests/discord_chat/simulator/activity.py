"""Discord's client and its proxy, as an Activity meets them: two sites with TLS, both on loopback.

A browser reaches them by the rules of ``resolver_rules``. Source of what the proxy does:
https://discord.com/developers/docs/activities/development-guides/networking
"""

import html
import json
import ssl
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientError, ClientSession, DummyCookieJar, web

from tests.discord_chat.simulator.accounts import Accounts
from tests.discord_chat.simulator.places import User

CLIENT, CLIENT_HOST = "https://discord.com", "discord.com"
STRANGER = "stranger.example"
"""Another site, which shows in a frame what the query of its address says."""
PAGE = Path(__file__).with_name("activity_client.html").read_text("utf-8")
PREFIX = "/.proxy"
"""What Discord's documents wanted before each path, and still forward."""
NOT_FORWARDED = {
    "host", "connection", "cookie", "set-cookie", "keep-alive", "transfer-encoding", "content-length",
    "upgrade", "te", "trailer",
}  # fmt: skip


class ActivityHost:
    """Discord's client for its users, and the proxy in front of the page."""

    def __init__(self, accounts: Accounts, application: str, target: str, public_host: str) -> None:
        """``target`` is where the page listens, ``public_host`` its name in the URL mapping."""
        self._accounts = accounts
        self.application = application
        self._target = target.rstrip("/")
        self._public_host = public_host
        self.port = 0
        self.users: dict[str, User] = {}
        """Those who use a client, by id."""
        self.declining: set[str] = set()
        """The ids of users who do not allow the application to know them."""
        self.spoiled = 0
        """How many codes are exchanged by somebody else before the page gets them."""
        self.asked: list[dict[str, Any]] = []
        """What the page asked to authorize."""
        self.forwarded: Counter[str] = Counter()
        """The requests that went to the page, by path."""
        self.is_cut = False
        """Whether nothing reaches the page any more."""
        self._session: ClientSession | None = None

    @property
    def origin(self) -> str:
        return f"https://{self.application}.discordsays.com"

    def resolver_rules(self) -> str:
        """Return the flag by which Chromium finds both sites."""
        hosts = (CLIENT_HOST, "*.discordsays.com", STRANGER)
        rules = ",".join(f"MAP {host} 127.0.0.1:{self.port}" for host in hosts)
        return f"--host-resolver-rules={rules}"

    def client_of(self, user: User) -> str:
        """Return the address of a user's client, which opens the Activity."""
        self.users[user.id] = user
        return f"{CLIENT}/client/{user.id}"

    @asynccontextmanager
    async def serving(self, certificate: tuple[Path, Path]) -> AsyncIterator["ActivityHost"]:
        application = web.Application()
        application.router.add_route("*", "/{rest:.*}", self._serve)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(*certificate)
        runner = web.AppRunner(application, shutdown_timeout=0.1, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
        self.port = runner.addresses[0][1]
        async with ClientSession(cookie_jar=DummyCookieJar(), auto_decompress=False) as self._session:
            try:
                yield self
            finally:
                await runner.cleanup()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if request.host == CLIENT_HOST:
            return await self._client(request)
        if request.host == STRANGER:
            return web.Response(text=framing(request.query_string), content_type="text/html")
        assert request.host == f"{self.application}.discordsays.com", request.host
        return await self._forward(request)

    async def _client(self, request: web.Request) -> web.Response:
        _, _, number, *rest = request.path.split("/")
        user = self.users[number]
        if rest == ["account"]:
            account = {"id": user.id, "username": user.name}
            return web.json_response(
                {"application": self.application, "user": account, "address": self.address_of(user)}
            )
        if rest == ["authorize"]:
            return web.json_response(await self._authorize(user, json.loads(await request.text())))
        return web.Response(text=PAGE, content_type="text/html")

    def address_of(self, user: User) -> str:
        """Return the address with which a client opens the Activity for a user."""
        query = {"instance_id": f"i-{user.id}-gc-1", "frame_id": f"frame-{user.id}", "platform": "desktop"}
        return f"{self.origin}/?{urlencode(query)}"

    async def _authorize(self, user: User, asked: dict[str, Any]) -> dict[str, str]:
        self.asked.append(asked)
        if asked["client_id"] != self.application or asked["response_type"] != "code":
            return {"message": "invalid request"}
        if user.id in self.declining:
            return {"message": "OAuth2 Error: access_denied: The user denied the request"}
        if self.spoiled:
            self.spoiled -= 1
            return {"code": "used-already"}
        return {"code": self._accounts.authorize(user)}

    async def _forward(self, request: web.Request) -> web.StreamResponse:
        path = request.path_qs.removeprefix(PREFIX)
        self.forwarded[request.path.removeprefix(PREFIX)] += 1
        if self.is_cut or self._session is None:
            assert request.transport
            request.transport.abort()
            return web.Response()
        headers = {
            name: value for name, value in request.headers.items() if name.lower() not in NOT_FORWARDED
        }
        headers["Host"] = self._public_host
        try:
            async with self._session.request(
                request.method, self._target + path, headers=headers, data=await request.read()
            ) as answer:
                response = web.Response(status=answer.status, body=await answer.read())
                for name, value in answer.headers.items():
                    if name.lower() not in NOT_FORWARDED | {"content-type"}:
                        response.headers.add(name, value)
                if content_type := answer.headers.get("Content-Type"):
                    response.headers["Content-Type"] = content_type
        except (TimeoutError, ClientError):
            return web.Response(status=502, text="<html>bad gateway</html>", content_type="text/html")
        # Discord's own policy, besides that of the page: nothing but the proxy can be reached.
        response.headers.add(
            "Content-Security-Policy",
            f"default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src {self.origin} data: "
            f"blob:; frame-ancestors {CLIENT} {self.origin}",
        )
        return response


def framing(address: str) -> str:
    """Return a page that shows an address in a frame, and says when the frame has loaded something."""
    return (
        f'<!doctype html><iframe id="activity" src="{html.escape(address)}"></iframe><p id="loaded"></p>'
        "<script>onload = () => { loaded.textContent = 'loaded' }</script>"
    )
