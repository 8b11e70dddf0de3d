"""A small Discord on loopback: enough of its API and its gateway to log in, to be turned away, to press."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from math import inf
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestServer

IDENTIFY, RESUME = 2, 6  # what the bot sends at the gateway

USER = {"id": "1", "username": "solitaire", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "1",
    "name": "Solitaire",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": USER,
    "verify_key": "",
    "flags": 0,
}


PRESS = 3  # the type of an interaction
ROW, BUTTON = 1, 2  # the types of components
MESSAGE: dict[str, Any] = {
    "id": "50",
    "channel_id": "40",
    "type": 0,
    "author": USER,
    "content": "",
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "pinned": False,
    "mention_everyone": False,
    **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")},
}


@dataclass(frozen=True, slots=True)
class Callback:
    """An answer to an interaction as it came over the wire."""

    type: int
    message: dict[str, Any]
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    """What came with it, by field: names and contents."""


class DiscordServer:
    """Discord as the bot meets it over sockets."""

    def __init__(self) -> None:
        self.accepts_token = True
        self.close_code = 0
        """With what the gateway turns the bot away; 0 to let it in."""
        self.commands: list[dict[str, Any]] = []
        self.closes: float = inf
        """How often it does so before it lets the bot in all the same."""
        self.has_identified = asyncio.Event()
        self.has_let_in = asyncio.Event()
        self.goodbye: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.address = ""
        self._callbacks: asyncio.Queue[Callback] = asyncio.Queue()
        self._events: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        self._presses = count(1000)

    async def press(self, custom_id: str) -> Callback:
        """Deliver the press of a button in a private chat, and return how it is answered."""
        number = str(next(self._presses))
        button = {"type": BUTTON, "style": 1, "label": "?", "custom_id": custom_id}
        interaction = {
            "id": number,
            "application_id": APPLICATION["id"],
            "type": PRESS,
            "token": f"token-{number}",
            "version": 1,
            "user": {**USER, "id": "7", "bot": False},
            "channel_id": MESSAGE["channel_id"],
            "channel": {"id": MESSAGE["channel_id"], "type": 1},
            "message": {**MESSAGE, "components": [{"type": ROW, "components": [button]}]},
            "data": {"custom_id": custom_id, "component_type": BUTTON},
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        await self._events.put(("INTERACTION_CREATE", interaction))
        return await self._callbacks.get()

    @asynccontextmanager
    async def serving(self, port: int = 0) -> AsyncIterator[None]:
        """Serve on loopback for as long as this lasts."""
        application = web.Application()
        application.router.add_get("/users/@me", self._me)
        application.router.add_get("/oauth2/applications/@me", self._application)
        application.router.add_put("/applications/1/commands", self._register)
        application.router.add_post("/interactions/{id}/{token}/callback", self._callback)
        application.router.add_get("/gateway", self._gateway)
        async with TestServer(application, port=port) as server:
            self.address = str(server.make_url("")).rstrip("/")
            yield

    async def _me(self, _request: web.Request) -> web.Response:
        if not self.accepts_token:
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        return self._json(USER)

    async def _application(self, _request: web.Request) -> web.Response:
        return self._json(APPLICATION)

    async def _register(self, request: web.Request) -> web.Response:
        self.commands = await request.json()
        return self._json([])

    async def _callback(self, request: web.Request) -> web.Response:
        files: dict[str, tuple[str, bytes]] = {}
        if request.content_type == "multipart/form-data":
            form = await request.post()
            for name, part in form.items():
                if isinstance(part, web.FileField):
                    files[name] = (part.filename, part.file.read())
            answer = json.loads(str(form["payload_json"]))
        else:
            answer = await request.json()
        await self._callbacks.put(Callback(answer["type"], answer["data"], files))
        interaction = {"id": request.match_info["id"], "type": PRESS, "response_message_id": MESSAGE["id"]}
        return self._json(
            {"interaction": interaction, "resource": {"type": answer["type"], "message": MESSAGE}}
        )

    @staticmethod
    def _json(body: object) -> web.Response:
        # discord.py reads JSON only where the type is exactly this, without a charset.
        return web.Response(body=json.dumps(body).encode(), headers={"Content-Type": "application/json"})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        deflate = zlib.compressobj()

        async def send(payload: dict[str, Any]) -> None:
            data = deflate.compress(json.dumps(payload).encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
            await socket.send_bytes(data)

        await send({"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None})
        events = asyncio.create_task(self._send_events(send))
        async for message in socket:
            operation = json.loads(message.data)["op"] if message.type is WSMsgType.TEXT else None
            if operation not in (IDENTIFY, RESUME):
                continue
            self.has_identified.set()
            if self.close_code and self.closes > 0:
                self.closes -= 1
                await socket.close(code=self.close_code)
                break
            name = "READY" if operation == IDENTIFY else "RESUMED"
            await send({"op": 0, "s": 1, "t": name, "d": self._ready()})
            self.has_let_in.set()
        events.cancel()
        if not self.goodbye.done():
            self.goodbye.set_result(socket.close_code or 0)
        return socket

    async def _send_events(self, send: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Send what happens, once the bot has been let in, until cancelled."""
        await self.has_let_in.wait()
        for number in count(2):
            name, data = await self._events.get()
            await send({"op": 0, "s": number, "t": name, "d": data})

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": USER,
            "guilds": [],
            "session_id": "s",
            "resume_gateway_url": self.address,
            "application": {"id": "1", "flags": 0},
        }
