"""The health server: liveness, readiness and metrics over HTTP, without any data of players.

``/health`` responds as long as the event loop runs. ``/ready`` is 200 if players are answered, else 503 with
the problems: while the bot starts, while the store or a chat is not reached, and from the moment when it is
asked to stop. ``/metrics`` is for Prometheus.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web
from prometheus_client.exposition import choose_encoder

from bot.observability.metrics import READY, REGISTRY
from bot.runtime.http_server import HttpServer

log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str]]
"""Returns what keeps a part from working; empty if nothing does."""

CHECK_SECONDS = 2.0
"""The time limit of a check."""
CLOSING_SECONDS = 0.5


@dataclass(eq=False)
class Readiness:
    """Whether players can be answered, and the problems if not."""

    state: str = "it is starting"
    """Why the bot as a whole does not answer; empty while it does."""
    checks: dict[str, Check] = field(default_factory=dict)
    """What is asked besides, by the names of the parts."""

    async def problems(self) -> dict[str, str]:
        """Return what keeps players from being answered, by part; empty if nothing does."""
        found = {"bot": self.state} if self.state else {}
        states = await asyncio.gather(*(_ask_part(part, check) for part, check in self.checks.items()))
        return found | {part: state for part, state in zip(self.checks, states, strict=True) if state}


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
        server = web.Application()
        server.add_routes(
            [
                web.get("/health", self._health),
                web.get("/ready", self._ready),
                web.get("/metrics", self._metrics),
            ]
        )
        server.on_response_prepare.append(_add_headers)
        super().__init__(server, CLOSING_SECONDS)

    async def start(self) -> None:
        """Start to listen; raise ``StartError`` if that is not possible."""
        await self.open_port("OPERATION_PORT", self._host, self._port)
        log.info("/health, /ready and /metrics are at http://%s:%d", self._host, self.port)

    async def _health(self, _: web.Request) -> web.Response:
        return web.json_response({"healthy": True})

    async def _ready(self, _: web.Request) -> web.Response:
        problems = await self._readiness.problems()
        return web.json_response(
            {"ready": not problems, "troubles": problems}, status=503 if problems else 200
        )

    async def _metrics(self, request: web.Request) -> web.Response:
        READY.set(not await self._readiness.problems())
        try:
            encode, kind = choose_encoder(request.headers.get("Accept", ""))
        except (TypeError, ValueError):  # an invalid version in the header
            encode, kind = choose_encoder("")
        return web.Response(body=encode(REGISTRY), headers={"Content-Type": kind})


async def _add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers["Cache-Control"] = "no-store"
