"""An aiohttp server with limits: the number of connections, and how long each may be silent.

Without limits aiohttp keeps a silent connection for an hour, and an unfinished request forever; a few hundred
of them would use up all file descriptors. Malformed requests, which anybody may send, are not logged as
errors.
"""

import asyncio
import logging
import os
from collections.abc import Mapping
from http import HTTPStatus

from aiohttp import web
from aiohttp.http import HttpProcessingError
from aiohttp.typedefs import Handler
from aiohttp.web_protocol import RequestHandler

from bot.config.errors import StartError

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 256
"""Simultaneous connections; more are closed at once."""
FIRST_SECONDS = 10.0
"""Until the headers of a connection's first request have arrived."""
IDLE_SECONDS = 60.0
"""Between requests, however much of the next one has arrived."""

ERROR_HEADERS: Mapping[str, str] = {
    "Server": "",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""The headers of answers to malformed requests, which never reach the application."""


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
        """New connections without a request yet."""
        application.middlewares.insert(0, self._note_request)
        application.on_response_prepare.append(_hide_server)
        logging.getLogger("aiohttp.server").addFilter(without_malformed)
        self._runner = web.AppRunner(
            application, access_log=None, shutdown_timeout=shutdown_seconds, keepalive_timeout=idle_seconds
        )
        self._sockets: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """The port that it listens on; 0 if it does not."""
        return int(self._sockets.sockets[0].getsockname()[1]) if self._sockets else 0

    async def open(self, host: str, port: int) -> None:
        """Listen; raise ``OSError`` or ``UnicodeError`` if that is not possible."""
        await self._runner.setup()
        try:
            self._sockets = await asyncio.get_running_loop().create_server(self._connection, host, port)
        except (OSError, UnicodeError):
            await self._runner.cleanup()
            raise

    async def open_port(self, setting: str, host: str, port: int) -> None:
        """Listen; raise ``StartError``, which names the setting of the port, if that is not possible."""
        try:
            await self.open(host, port)
        except (OSError, UnicodeError) as error:
            number = error.errno if isinstance(error, OSError) else None
            known = os.strerror(number) if number and number > 0 else getattr(error, "strerror", error)
            raise StartError(
                setting,
                f"the bot can't listen on port {port} of {host!r} ({known})",
                f"Set another port, or {setting.replace('PORT', 'HOST')}, or stop the program that uses it",
            ) from error

    async def close(self) -> None:
        """Stop listening, and finish running requests."""
        if self._sockets:
            self._sockets.close()
            self._sockets = None
        await self._runner.cleanup()

    @web.middleware
    async def _note_request(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        self._silent.discard(request.protocol)
        return await handler(request)

    def _connection(self) -> asyncio.Protocol:
        server = self._runner.server
        if server is None or len(server.connections) >= self._most:
            return _RejectingProtocol()
        connection = server()
        connection.__class__ = _TerseProtocol  # aiohttp has no parameter for the class of connections
        self._silent.add(connection)
        asyncio.get_running_loop().call_later(self._first_seconds, self._check, connection)
        return connection

    def _check(self, connection: RequestHandler) -> None:
        if connection in self._silent:
            self._silent.discard(connection)
            connection.force_close()


class _TerseProtocol(RequestHandler):
    """A connection that answers malformed requests without quoting them, as aiohttp would."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Return the answer to a malformed request."""
        phrase = message and HTTPStatus(status).phrase
        response = super().handle_error(request, status, exc, phrase)
        response.headers.update(ERROR_HEADERS)
        return response


class _RejectingProtocol(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Close it."""
        if isinstance(transport, asyncio.Transport):
            transport.abort()


async def _hide_server(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers.pop("Server", None)  # which library serves it is not public


def without_malformed(record: logging.LogRecord) -> bool:
    """Drop the record of a malformed request, with its bytes and traceback; log a line of level debug."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, HttpProcessingError):
        log.debug("malformed HTTP request: %s", type(error).__name__)
        return False
    return True
