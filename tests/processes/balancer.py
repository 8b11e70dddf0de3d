"""Several bot programs with one store, and a load balancer that sends each request to one that is ready.

A program that refuses a connection, or that says that it is not ready for the balancer's chat, is skipped. A
request that a program has begun to answer is not sent again.
"""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Self

from aiohttp import ClientConnectorError, ClientError, ClientSession, ClientTimeout, web

from tests.bot.program import End, Program
from tests.store.servers import free_port, until

DRAIN_SECONDS = 1
"""Seconds for which a stopping program still answers."""
TIMEOUT = 60.0
"""Seconds after which a request times out."""
HOP_HEADERS = {"connection", "keep-alive", "transfer-encoding", "content-length"}
"""Headers that belong to one connection."""


class Balancer:
    """Distributes requests; ``failures`` lists those that no program answered."""

    def __init__(self) -> None:
        self.url = ""
        self.failures: list[str] = []
        self.targets: dict[Program, tuple[str, str]] = {}
        """Two URLs of each program: where it serves, and where it reports whether it is ready."""
        self._requests = count()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Self]:
        """Listen on a free port."""
        server = web.Application(client_max_size=16 * 1024 * 1024)
        server.router.add_route("*", "/{path:.*}", self._answer)
        runner = web.AppRunner(server, access_log=None, shutdown_timeout=0.1)
        limit = ClientTimeout(total=TIMEOUT)
        async with ClientSession(auto_decompress=False, timeout=limit) as self._session:
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            try:
                yield self
            finally:
                await runner.cleanup()

    async def is_ready(self, program: Program) -> bool:
        """Return whether a program is ready."""
        try:
            async with self._session.get(self.targets[program][1]) as answer:
                return answer.status == 200
        except (ClientError, KeyError):  # a program that was just removed has no address
            return False

    async def _answer(self, request: web.Request) -> web.Response:
        body = await request.read()
        targets = [*self.targets]
        first = next(self._requests) % max(len(targets), 1)
        for program in (*targets[first:], *targets[:first]):
            try:
                if await self.is_ready(program):
                    return await self._forward(self.targets[program][0], request, body)
            except ClientConnectorError:
                continue
            except (ClientError, TimeoutError) as error:
                self.failures.append(f"{request.method} {request.path}: {error!r}")
                return web.Response(status=502)
        self.failures.append(f"{request.method} {request.path}: no program")
        return web.Response(status=503)

    async def _forward(self, url: str, request: web.Request, body: bytes) -> web.Response:
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_HEADERS}
        async with self._session.request(
            request.method,
            url + request.raw_path,
            data=body,
            headers=headers | {"Connection": "close"},
            allow_redirects=False,
        ) as answer:
            response = web.Response(status=answer.status, body=await answer.read())
            for name, value in answer.headers.items():
                if name.lower() not in HOP_HEADERS:
                    response.headers.add(name, value)
        return response


class Programs:
    """All programs; ``pages`` and ``webhooks`` distribute requests to those that are ready."""

    def __init__(
        self, directory: Path, redis_url: str, pages: Balancer, webhooks: Balancer, **settings: str
    ) -> None:
        self.pages, self.webhooks = pages, webhooks
        self._directory = directory
        self._settings = {
            "REDIS_URL": redis_url,
            "DRAIN_SECONDS": str(DRAIN_SECONDS),
            "NO_PROXY": "127.0.0.1",
            **settings,
        }
        self._started: list[Program] = []

    @property
    def running(self) -> list[Program]:
        """The programs that serve, the oldest first."""
        return [*self.pages.targets]

    async def start(self, **settings: str) -> Program:
        """Start one more program; return when it is ready."""
        names = ("PAGE_PORT", "TELEGRAM_WEBHOOK_PORT", "OPERATION_PORT")
        ports = {name: str(free_port()) for name in names}
        program = await Program(self._directory, **(self._settings | ports | settings)).begin()
        self._started.append(program)
        await program.address()
        page, webhook, operation = (f"http://127.0.0.1:{port}" for port in ports.values())
        self.pages.targets[program] = page, f"{operation}/ready/page"
        self.webhooks.targets[program] = webhook, f"{operation}/ready/telegram"
        await until(lambda: self.pages.is_ready(program), "a program is ready")
        return program

    async def stop(self, program: Program, number: signal.Signals = signal.SIGTERM) -> End:
        """Stop a program by a signal; return how it ended."""
        program.send(number)
        end = await program.end()
        del self.pages.targets[program], self.webhooks.targets[program]
        return end

    async def close(self) -> None:
        """Kill the programs that still run."""
        for program in self._started:
            if program.process.returncode is None:
                program.process.kill()
                await program.end()
