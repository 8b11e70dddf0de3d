"""How the bot tells whether it lives, whether it can answer players, and what is measured.

``/health`` is answered as long as the event loop turns. ``/ready`` is 200 where players are answered, and 503
with what keeps them from it otherwise: while the bot starts, while the store or a chat is not reached, and
from the moment on in which it is asked to stop. ``/metrics`` is for Prometheus. Nothing of players is told.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web
from prometheus_client.exposition import choose_encoder

from bot.core.errors import StartError
from bot.observability.metrics import READY, REGISTRY
from bot.runtime.http_server import HttpServer, listen_error_text, tidy_http_log

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str]]
"""Says what keeps a part from working; empty for nothing."""

CHECK_SECONDS = 2.0
"""In which a part must say so."""
CLOSING_SECONDS = 0.5


class Readiness:
    """Whether players can be answered, and what keeps them from it."""

    def __init__(self) -> None:
        self._checks: dict[str, Check] = {}
        self._word = "it is starting"

    def watch(self, part: str, check: Check) -> None:
        """Ask a part as well from now on."""
        self._checks[part] = check

    def set_started(self) -> None:
        """Say that all parts are there."""
        self._word = ""

    def set_stopping(self) -> None:
        """Say that the bot has been asked to stop."""
        self._word = "it is stopping"

    async def problems(self) -> dict[str, str]:
        """Return what keeps players from being answered, part by part; nothing where they are."""
        found = {"bot": self._word} if self._word else {}
        words = await asyncio.gather(*(_ask_part(part, check) for part, check in self._checks.items()))
        return found | {part: word for part, word in zip(self._checks, words, strict=True) if word}


async def _ask_part(part: str, check: Check) -> str:
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await check()
    except TimeoutError:
        return "no answer"
    except Exception:
        log.exception("it is not known whether %s is ready", part)
        return "nobody knows"


class HealthServer:
    """Tells all of it by HTTP."""

    def __init__(self, readiness: Readiness, host: str, port: int) -> None:
        self._readiness = readiness
        self._host = host
        self._port = port
        server = web.Application()
        server.add_routes(
            [
                web.get("/health", self._health),
                web.get("/ready", self._ready),
                web.get("/metrics", self._metrics),
            ]
        )
        server.on_response_prepare.append(_add_headers)
        tidy_http_log()
        self._listener = HttpServer(server, CLOSING_SECONDS)

    @property
    def port(self) -> int:
        """The port, once it is open."""
        return self._listener.port

    async def open(self) -> None:
        """Listen; raise ``StartError`` where that is not possible."""
        try:
            await self._listener.open(self._host, self._port)
        except (OSError, UnicodeError) as error:
            raise StartError(
                "OPERATION_PORT",
                f"the bot cannot listen on port {self._port} of {self._host!r} ({listen_error_text(error)})",
                "Set another one, or OPERATION_HOST, or stop the program that has it",
            ) from error
        log.info("/health, /ready and /metrics are at http://%s:%d", self._host, self.port)

    async def close(self) -> None:
        """Listen no longer."""
        await self._listener.close()

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"healthy": True})

    async def _ready(self, _: web.Request) -> web.Response:
        troubles = await self._readiness.problems()
        return web.json_response(
            {"ready": not troubles, "troubles": troubles}, status=503 if troubles else 200
        )

    async def _metrics(self, request: web.Request) -> web.Response:
        READY.set(not await self._readiness.problems())
        try:
            encode, kind = choose_encoder(request.headers.get("Accept", ""))
        except (TypeError, ValueError):  # of a version that is none: anybody can ask so
            encode, kind = choose_encoder("")
        return web.Response(body=encode(REGISTRY), headers={"Content-Type": kind})


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.pop("Server", None)
    response.headers["Cache-Control"] = "no-store"
