"""A server for HTTP that takes no more than it can carry: connections, and how long each may keep it waiting.

The library alone would keep a silent connection for an hour, and one whose request never gets to its end for
ever; a few hundred of them would leave the bot without a file to open.
"""

import asyncio
import os
from collections.abc import Mapping
from http import HTTPStatus

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from aiohttp.web_protocol import RequestHandler

MOST_CONNECTIONS = 256
"""At once; more are hung up on."""
FIRST_SECONDS = 10.0
"""Until the first request of a connection has arrived, but for its body."""
IDLE_SECONDS = 60.0
"""Between requests, however much of the next has arrived."""

BARE: Mapping[str, str] = {
    "Server": "",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""What the answer bears to what is no HTTP, which never reaches the application."""


def why_not(error: OSError | UnicodeError) -> str:
    """Return in words of the system why it cannot be listened somewhere."""
    number = error.errno if isinstance(error, OSError) else None
    return os.strerror(number) if number and number > 0 else str(getattr(error, "strerror", error))


class HttpServer:
    """Serves an application at an address."""

    def __init__(
        self,
        application: web.Application,
        shutdown_seconds: float,
        most: int = MOST_CONNECTIONS,
        first_seconds: float = FIRST_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._most = most
        self._first_seconds = first_seconds
        self._silent: set[RequestHandler] = set()
        """The connections that are new and have asked for nothing yet."""
        application.middlewares.insert(0, _hearing(self._silent))
        self._runner = web.AppRunner(
            application, access_log=None, shutdown_timeout=shutdown_seconds, keepalive_timeout=idle_seconds
        )
        self._sockets: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """The port that it listens at; 0 while it does not."""
        return int(self._sockets.sockets[0].getsockname()[1]) if self._sockets else 0

    async def open(self, host: str, port: int) -> None:
        """Listen; raise ``OSError`` or ``UnicodeError`` where that is not possible."""
        await self._runner.setup()
        try:
            self._sockets = await asyncio.get_running_loop().create_server(self._connection, host, port)
        except (OSError, UnicodeError):
            await self._runner.cleanup()
            raise

    async def close(self) -> None:
        """Listen no longer, and finish what is being answered."""
        if self._sockets:
            self._sockets.close()
            self._sockets = None
        await self._runner.cleanup()

    def _connection(self) -> asyncio.Protocol:
        """Return what speaks on a new connection."""
        server = self._runner.server
        if server is None or len(server.connections) >= self._most:
            return _Full()
        connection = server()
        connection.__class__ = _Curt  # the library lets nobody name the class of connections
        self._silent.add(connection)
        asyncio.get_running_loop().call_later(self._first_seconds, self._check, connection)
        return connection

    def _check(self, connection: RequestHandler) -> None:
        if connection in self._silent:
            self._silent.discard(connection)
            connection.force_close()


def _hearing(silent: set[RequestHandler]) -> Middleware:
    """Return what notes which connections have sent a request."""

    @web.middleware
    async def hear(request: web.Request, handler: Handler) -> web.StreamResponse:
        silent.discard(request.protocol)
        return await handler(request)

    return hear


class _Curt(RequestHandler):
    """A connection that says of what is no HTTP only that: the library would send back a part of it."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the answer to what cannot be answered."""
        said = message and HTTPStatus(status).phrase
        response = super().handle_error(request, status, exc, said)
        response.headers.update(BARE)
        return response


class _Full(asyncio.Protocol):
    """A connection that is hung up on."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hang up."""
        if isinstance(transport, asyncio.Transport):
            transport.abort()
