"""A load balancer on loopback: each request goes to the next process that is ready.

A process that refuses a connection is left out and the next one is asked, as any balancer does; one that
says by its ``/ready`` that it is not is left out as well. Nothing that a process has begun to answer is sent
again.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

from aiohttp import ClientConnectorError, ClientError, ClientSession, ClientTimeout, web

LOOK = 0.1
"""Seconds from one question whether a process is ready to the next."""
PATIENCE = 60.0
"""Seconds for which a request is kept open."""
OWN = {"connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"}
"""Headers that belong to one connection."""


@dataclass(eq=False, slots=True)
class Target:
    """A process behind the balancer."""

    url: str
    ready_url: str = ""
    """Where it says whether it is ready; empty where only a refused connection tells."""
    is_ready: bool = False
    answered: int = 0
    """How many requests it has answered."""
    seen_ready: asyncio.Event = field(default_factory=asyncio.Event)


class Balancer:
    """Hands requests round; ``failures`` tells of those that came to nothing, which players would see."""

    def __init__(self) -> None:
        self.url = ""
        self.failures: list[str] = []
        self._targets: list[Target] = []
        self._turns = count()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["Balancer"]:
        """Listen on a free port for as long as this lasts."""
        server = web.Application(client_max_size=16 * 1024 * 1024)
        server.router.add_route("*", "/{path:.*}", self._answer)
        runner = web.AppRunner(server, access_log=None, shutdown_timeout=0.1)
        async with ClientSession(auto_decompress=False, timeout=ClientTimeout(total=PATIENCE)) as session:
            self._session = session
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            self.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            looking = asyncio.create_task(self._look())
            try:
                yield self
            finally:
                looking.cancel()
                await asyncio.gather(looking, return_exceptions=True)
                await runner.cleanup()

    def add(self, url: str, ready_url: str = "") -> Target:
        """Hand requests to one more process from now on."""
        target = Target(url.rstrip("/"), ready_url, is_ready=not ready_url)
        self._targets.append(target)
        return target

    async def until_ready(self, target: Target) -> None:
        """Wait until a process has said that it is ready."""
        async with asyncio.timeout(PATIENCE):
            await target.seen_ready.wait()

    def remove(self, target: Target) -> None:
        """Hand none to a process any more."""
        self._targets.remove(target)

    async def _answer(self, request: web.Request) -> web.Response:
        body = await request.read()
        for target in self._in_turn():
            try:
                return await self._handed_on(target, request, body)
            except ClientConnectorError:
                target.is_ready = not target.ready_url  # who tells is asked again, others at the next request
            except (ClientError, TimeoutError) as error:
                self.failures.append(f"{request.method} {request.path}: {error!r}")
                return web.Response(status=502)
        self.failures.append(f"{request.method} {request.path}: no process")
        return web.Response(status=503)

    def _in_turn(self) -> list[Target]:
        ready = [target for target in self._targets if target.is_ready] or self._targets
        first = next(self._turns) % max(len(ready), 1)
        return [*ready[first:], *ready[:first]]

    async def _handed_on(self, target: Target, request: web.Request, body: bytes) -> web.Response:
        headers = {name: value for name, value in request.headers.items() if name.lower() not in OWN}
        async with self._session.request(
            request.method,
            target.url + request.raw_path,
            data=body,
            headers=headers | {"Connection": "close"},
            allow_redirects=False,
        ) as answer:
            response = web.Response(status=answer.status, body=await answer.read())
            for name, value in answer.headers.items():
                if name.lower() not in OWN - {"content-encoding"}:
                    response.headers.add(name, value)
        target.answered += 1
        return response

    async def _look(self) -> None:
        while True:
            for target in [*self._targets]:
                if target.ready_url:
                    await self._ask(target)
                if target.is_ready:
                    target.seen_ready.set()
            await asyncio.sleep(LOOK)

    async def _ask(self, target: Target) -> None:
        """Ask a process whether it is ready; one that is too busy to say so is as it was."""
        try:
            async with self._session.get(target.ready_url, timeout=ClientTimeout(total=1)) as answer:
                target.is_ready = answer.status == 200
        except ClientError:
            target.is_ready = False
        except TimeoutError:
            return
