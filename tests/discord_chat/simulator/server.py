"""A Discord on loopback: its API and its gateway over sockets, with rate limits and injected faults.

It stores what the bot sends, and a test looks at it as players would.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from aiohttp import web

from tests.discord_chat.simulator.buckets import Buckets
from tests.discord_chat.simulator.clock import Clock
from tests.discord_chat.simulator.commands import Commands
from tests.discord_chat.simulator.faults import TOO_MANY, BrokenOff, Cut, Faults, Limited, Unavailable
from tests.discord_chat.simulator.gateway import Gateway, json_text
from tests.discord_chat.simulator.interaction import Interaction
from tests.discord_chat.simulator.message import MEMBER_JOIN, Message
from tests.discord_chat.simulator.places import Channel, User
from tests.discord_chat.simulator.refusal import Code, Refusal, malformed
from tests.discord_chat.simulator.request import PREFIX, Request, read
from tests.discord_chat.simulator.rest import Rest
from tests.discord_chat.simulator.specification import Specification
from tests.discord_chat.simulator.world import BOT, World

TOKEN = "MTk4NjIyNDgzNDcx.Cl2FMQ.of-the-right-form"  # noqa: S105 - no secret: the server below is its only lock
GRACE = 180.0
"""Seconds after which a test that waits gives up."""
REMEMBERED = 2000
"""The number of latest requests that are stored."""

Value = TypeVar("Value")


class DiscordServer:
    """The simulated Discord, which the bot reaches over sockets."""

    def __init__(self, specification: Specification | None = None) -> None:
        self.specification = specification
        self.accepts_token = True
        self.clock = Clock()
        self.world = World(self.clock)
        self.commands = Commands(self.clock)
        self.faults = Faults()
        self.buckets = Buckets()
        self.gateway = Gateway(self.clock, TOKEN, BOT.to_json(), self.note)
        self.requests: deque[Request] = deque(maxlen=REMEMBERED)
        self.mistakes: list[str] = []
        """The errors found in requests; a test fails if there are any at its end."""
        self.refused: list[Refusal] = []
        """The errors with which requests were rejected, except for those that a test injected."""
        self.repeated: list[Refusal] = []
        """The errors with which first responses were rejected that had arrived before."""
        self.api_url = ""
        self._rest = Rest(self.world, self.commands, self.gateway, self.clock)
        self.accounts = self._rest.accounts
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None

    @asynccontextmanager
    async def serving(self, port: int = 0) -> AsyncIterator["DiscordServer"]:
        application = web.Application(client_max_size=64 * 1024 * 1024)
        application.router.add_get("/gateway", self.gateway.serve)
        application.router.add_get("/gateway/resume", self.gateway.serve)
        application.router.add_get("/attachments/{id}/{name}", self._attachment)
        application.router.add_post(f"{PREFIX}/oauth2/token", self.accounts.exchange)
        application.router.add_route("*", "/{rest:.*}", self._serve)
        runner = web.AppRunner(application, shutdown_timeout=0.1, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        port = runner.addresses[0][1]
        self.api_url = f"http://127.0.0.1:{port}/api"
        self._rest.cdn = f"http://127.0.0.1:{port}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"
        try:
            yield self
        finally:
            self.faults.stop()
            self.gateway.cut()
            await runner.cleanup()

    # For tests: wait for something, and look at it

    async def until(self, find: Callable[[], Value | None]) -> Value:
        """Wait until a function returns something true, and return that; it is called after every event."""
        async with asyncio.timeout(GRACE):
            while not (found := find()):
                self._changed.clear()
                await self._changed.wait()
        return found

    def note(self) -> None:
        self._changed.set()

    def sent(self, method: str, path: str) -> list[Request]:
        return [request for request in self.requests if request.suits(method, path)]

    async def begin(self, interaction: Interaction, payload: dict[str, Any]) -> None:
        self.world.interactions[interaction.token] = interaction
        await self.gateway.emit("INTERACTION_CREATE", payload)

    async def report_join(self, channel: Channel, user: User) -> Message:
        """Report in a server's channel for system messages that a user has joined; return the report."""
        report = self.world.say(channel, user, "")
        report.kind = MEMBER_JOIN
        await self.emit_report(report)
        return report

    async def emit_report(self, report: Message) -> None:
        guild = report.channel.guild
        payload = self.message_json(report) | ({"guild_id": guild.id} if guild else {})
        await self.gateway.emit("MESSAGE_CREATE", payload)

    def message_json(self, message: Message) -> dict[str, Any]:
        return message.to_json(self._rest.cdn)

    # Requests from the bot

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        if not request.path.startswith(PREFIX):
            return answer(404, {"message": "404: Not Found", "code": 0})
        if self.faults.refuses_to_read(request.method, request.path.removeprefix(PREFIX)):
            return self._cut(request)
        sent = await read(request)
        self.requests.append(sent)
        if self.specification:
            self.mistakes += self.specification.faults(sent)
        self.note()
        response: web.StreamResponse = web.Response()
        try:
            async with self.faults.around(sent):
                response = await self._answer(sent)
        except Refusal as refusal:
            response = answer(refusal.status, refusal.body)
            if refusal.status == TOO_MANY:
                response.headers["Via"] = "1.1 google"
        except Unavailable as fault:
            response = web.Response(status=fault.status, text="<html>upstream error</html>")
        except Limited as limited:
            response = limit(limited)
        except BrokenOff as broken:
            if broken.when is Cut.MID_ANSWER:
                await self._send_half(request, response)
            return self._cut(request)
        self.note()
        return response

    async def _send_half(self, request: web.Request, response: web.StreamResponse) -> None:
        body = response.body if isinstance(response, web.Response) else None
        whole = body if isinstance(body, bytes) else b"{}"
        half = web.StreamResponse(status=response.status, headers=response.headers)
        half.content_length = len(whole)
        await half.prepare(request)
        await half.write(whole[: len(whole) // 2])

    def _cut(self, request: web.Request) -> web.Response:
        if request.transport:
            request.transport.abort()
        self.note()
        return web.Response()

    async def _answer(self, sent: Request) -> web.Response:
        """Handle a request; raise ``Refusal`` or ``Limited``."""
        headers = self.buckets.take(sent)
        try:
            self._check_token(sent)
            body = await self._do(sent)
        except Refusal as refusal:
            (self.repeated if refusal.is_of_repetition else self.refused).append(refusal)
            if refusal.number in (Code.INVALID_FORM.value[1], Code.EMPTY_MESSAGE.value[1]):
                self.mistakes.append(f"{sent.method} {sent.path}: {refusal}")
            raise
        response = web.Response(status=204) if body is None else answer(200, body)
        response.headers.update(headers)
        return response

    async def _do(self, sent: Request) -> object:
        try:
            return await self._rest.answer(sent)
        except (KeyError, TypeError, ValueError) as error:  # the body has missing fields or wrong types
            raise malformed(repr(error)) from error

    def _check_token(self, sent: Request) -> None:
        is_known = self.accepts_token and sent.authorization == f"Bot {TOKEN}"
        if not is_known and not self._rest.is_open(sent):
            raise Refusal(Code.UNAUTHORIZED)

    async def _attachment(self, request: web.Request) -> web.Response:
        for message in self.world.messages.values():
            for file in message.attachments:
                if file.id == request.match_info["id"]:
                    return web.Response(body=file.content)
        return web.Response(status=404)


def answer(status: int, body: object) -> web.Response:
    return web.Response(
        status=status, body=json_text(body).encode(), headers={"Content-Type": "application/json"}
    )


def limit(limited: Limited) -> web.Response:
    """Return a 429 response: Discord's has a retry time, Cloudflare's (without seconds) has none."""
    if limited.seconds is None:
        return web.Response(status=429, text="error code: 1015")
    body = {
        "message": "You are being rate limited.",
        "retry_after": limited.seconds,
        "global": limited.is_global,
    }
    response = answer(429, body)
    response.headers["Via"] = "1.1 google"
    response.headers["Retry-After"] = str(int(limited.seconds) + 1)
    response.headers["X-RateLimit-Scope"] = "global" if limited.is_global else "user"
    return response
