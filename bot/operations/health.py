"""The health server: liveness, readiness and metrics over HTTP, without any data of players.

``/health`` responds as long as the event loop runs. ``/ready`` is 200 if this process and its store work,
else 503 with the problems: while the bot starts, while the store is not reached, and from the moment when it
is asked to stop. ``/ready/page``, ``/ready/discord`` and ``/ready/telegram`` say the same of one chat: they
are 503 also while that chat is out of reach. So a load balancer that forwards requests of one chat drops no
process because of another one. ``/metrics`` is for Prometheus.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client.exposition import choose_encoder

from bot.config.page_names import host_of, is_private
from bot.core.actions import Chat
from bot.observability.metrics import READY, REGISTRY
from bot.runtime.http_server import HttpServer

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str]]
"""Returns what keeps a part from working; empty if nothing does."""

CHECK_SECONDS = 2.0
"""The time limit of a check."""
CLOSING_SECONDS = 0.5
TOKENS = {Chat.DISCORD: "DISCORD_TOKEN", Chat.TELEGRAM: "TELEGRAM_TOKEN"}
WRONG_HOST = (
    "This port answers if it's asked by an address or a name of a private network, such as 10.0.0.1, bot or "
    "bot.internal. Use one of these, or set OPERATION_HOST to the name.\n"
)


@dataclass(eq=False)
class Readiness:
    """Whether players can be answered, and the problems if not."""

    chats: Collection[Chat] = (Chat.PAGE,)
    """The chats that the settings turn on."""
    is_open: bool = False
    """Whether the store and the page are open."""
    is_warm: bool = False
    """Whether what the first requests need is loaded: without it they are answered, but late."""
    is_stopping: bool = False
    """Whether the bot has been asked to stop."""
    checks: dict[str, Check] = field(default_factory=dict)
    """What is asked besides, by the names of the parts: the store and chats."""

    @property
    def state(self) -> str:
        """Why the bot as a whole does not answer, or not in time; empty while it does."""
        if self.is_stopping:
            return "it is stopping"
        if not self.is_open:
            return "it is starting"
        return "" if self.is_warm else "it is warming up"

    async def troubles(self) -> dict[str, str]:
        """Return all problems, by part: the bot, the store, or a chat."""
        state = self.state
        found = {"bot": state} if state else {}
        states = await asyncio.gather(*(_ask_part(part, check) for part, check in self.checks.items()))
        return found | {part: state for part, state in zip(self.checks, states, strict=True) if state}


def blocking(troubles: dict[str, str], chat: str = "") -> bool:
    """Return whether one of the problems keeps players of a chat, or of every chat, from being answered."""
    return any(part == chat or part not in tuple(Chat) for part in troubles)


async def _ask_part(part: str, check: Check) -> str:
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await check()
    except TimeoutError:
        return "no answer"
    except Exception:
        log.exception("The check of %s failed", part)
        return "its check failed"


class HealthServer(HttpServer):
    """Serves health, readiness and metrics."""

    def __init__(self, readiness: Readiness, host: str, port: int) -> None:
        self._readiness = readiness
        self._host = host
        self._port = port
        server = web.Application(middlewares=[self._check_host])
        server.add_routes(
            [
                web.get("/health", self._health),
                web.get("/ready", self._ready),
                web.get("/ready/{chat}", self._ready),
                web.get("/metrics", self._metrics),
            ]
        )
        server.on_response_prepare.append(_add_headers)
        super().__init__(server, CLOSING_SECONDS, "operation")

    async def start(self) -> None:
        """Start to listen; raise ``StartError`` if that is not possible."""
        await self.open_port("OPERATION_PORT", self._host, self._port)
        log.info("/health, /ready and /metrics are at http://%s:%d", self._host, self.port)

    @web.middleware
    async def _check_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request by a name that a site can have, against DNS rebinding: browsers always send it."""
        named = request.headers.get("Host")
        if named is not None and not (is_private(host := host_of(named)) or host == host_of(self._host)):
            return web.Response(status=421, text=WRONG_HOST)
        return await handler(request)

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"healthy": True})

    async def _ready(self, request: web.Request) -> web.Response:
        chat = request.match_info.get("chat", "")
        if chat and chat not in self._readiness.chats:
            return web.json_response({"ready": False, "troubles": {"chat": self._absence(chat)}}, status=404)
        troubles = await self._readiness.troubles()
        is_ready = not blocking(troubles, chat)
        return web.json_response({"ready": is_ready, "troubles": troubles}, status=200 if is_ready else 503)

    def _absence(self, chat: str) -> str:
        """Return why a chat is not served here."""
        if chat in tuple(Chat):
            return f"this bot isn't there: {TOKENS[Chat(chat)]} isn't set"
        known = ", ".join(f"/ready/{one}" for one in self._readiness.chats)
        return f"there is no such chat, ask for {known}, or /ready for the process and its store"

    async def _metrics(self, request: web.Request) -> web.Response:
        READY.set(not blocking(await self._readiness.troubles()))
        try:
            encode, kind = choose_encoder(request.headers.get("Accept", ""))
        except (TypeError, ValueError):  # an invalid version in the header
            encode, kind = choose_encoder("")
        return web.Response(body=encode(REGISTRY), headers={"Content-Type": kind})


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers["Cache-Control"] = "no-store"
