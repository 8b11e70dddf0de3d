"""A load balancer on loopback: each request goes to the next process that is ready.

A process that refuses a connection, or whose ``/ready`` says that it is not ready, is left out, and the next
one gets the request. A request that a process has begun to answer is not sent again.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Self

from aiohttp import ClientConnectorError, ClientError, ClientSession, ClientTimeout, web

CHECK_INTERVAL = 0.1
"""Seconds from one check whether a process is ready to the next."""
TIMEOUT = 60.0
"""Seconds for which a request is kept open, and in which a process becomes ready."""
HOP_HEADERS = {"connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"}
"""Headers that belong to one connection."""


@dataclass(eq=False, slots=True)
class Target:
    """A process behind the balancer."""

    url: str
    ready_url: str
    is_ready: bool = False


class Balancer:
    """Distributes requests; ``failures`` lists those that no process answered, which players would see."""

    def __init__(self) -> None:
        self.url = ""
        self.failures: list[str] = []
        self._targets: list[Target] = []
        self._requests = count()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Self]:
        """Listen on a free port."""
        server = web.Application(client_max_size=16 * 1024 * 1024)
        server.router.add_route("*", "/{path:.*}", self._answer)
        runner = web.AppRunner(server, access_log=None, shutdown_timeout=0.1)
        async with ClientSession(auto_decompress=False, timeout=ClientTimeout(total=TIMEOUT)) as session:
            self._session = session
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            checking = asyncio.create_task(self._check_targets())
            try:
                yield self
            finally:
                checking.cancel()
                await asyncio.gather(checking, return_exceptions=True)
                await runner.cleanup()

    async def add(self, url: str, ready_url: str) -> Target:
        """Add a process; return when it is ready."""
        target = Target(url, ready_url)
        self._targets.append(target)
        async with asyncio.timeout(TIMEOUT):
            while not target.is_ready:  # noqa: ASYNC110 - another process becomes ready
                await asyncio.sleep(CHECK_INTERVAL)
        return target

    def remove(self, target: Target) -> None:
        """Send a process no more requests."""
        self._targets.remove(target)

    async def _answer(self, request: web.Request) -> web.Response:
        body = await request.read()
        ready = [target for target in self._targets if target.is_ready] or self._targets
        first = next(self._requests) % max(len(ready), 1)
        for target in (*ready[first:], *ready[:first]):
            try:
                return await self._forward(target, request, body)
            except ClientConnectorError:
                target.is_ready = False
            except (ClientError, TimeoutError) as error:
                self.failures.append(f"{request.method} {request.path}: {error!r}")
                return web.Response(status=502)
        self.failures.append(f"{request.method} {request.path}: no process")
        return web.Response(status=503)

    async def _forward(self, target: Target, request: web.Request, body: bytes) -> web.Response:
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP_HEADERS}
        async with self._session.request(
            request.method,
            target.url + request.raw_path,
            data=body,
            headers=headers | {"Connection": "close"},
            allow_redirects=False,
        ) as answer:
            response = web.Response(status=answer.status, body=await answer.read())
            for name, value in answer.headers.items():
                if name.lower() not in HOP_HEADERS - {"content-encoding"}:
                    response.headers.add(name, value)
        return response

    async def _check_targets(self) -> None:
        while True:
            for target in [*self._targets]:
                await self._check(target)
            await asyncio.sleep(CHECK_INTERVAL)

    async def _check(self, target: Target) -> None:
        """Ask a process whether it is ready; if it is too busy to answer, it stays what it was."""
        try:
            async with self._session.get(target.ready_url, timeout=ClientTimeout(total=1)) as answer:
                target.is_ready = answer.status == 200
        except ClientError:
            target.is_ready = False
        except TimeoutError:
            return
