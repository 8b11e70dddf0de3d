"""An aiohttp server with limits: the number of connections, and how long each may be silent or not read.

Without limits aiohttp keeps a silent connection for an hour, and an unfinished request forever; a few hundred
of them would use up all file descriptors. Malformed requests, which anybody may send, are not logged as
errors.
"""

import asyncio
import logging
import os
from collections.abc import Mapping
from http import HTTPStatus
from typing import ClassVar

from aiohttp import web
from aiohttp.http import HttpProcessingError
from aiohttp.typedefs import Handler
from aiohttp.web_protocol import RequestHandler

from bot.config.errors import StartError
from bot.runtime.client_addresses import ClientAddresses
from bot.runtime.http_connections import ConnectionTable

log = logging.getLogger(__name__)

MOST_CONNECTIONS = 256
"""Simultaneous connections; see ``http_connections`` for what happens with more."""
FIRST_SECONDS = 10.0
"""Until the headers of a connection's first request have arrived."""
IDLE_SECONDS = 60.0
"""Between requests, however much of the next one has arrived."""
UNREAD_SECONDS = 20.0
"""Until a client has read most of what was sent to it."""

ERROR_HEADERS: Mapping[str, str] = {
    "Server": "",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""The headers of answers to malformed requests, which never reach the application."""


class HttpServer:
    """Serves an application at an address; ``name`` is the port's in metrics and logs."""

    def __init__(
        self,
        application: web.Application,
        shutdown_seconds: float,
        name: str = "page",
        clients: ClientAddresses | None = None,
        most: int = MOST_CONNECTIONS,
        first_seconds: float = FIRST_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
        unread_seconds: float = UNREAD_SECONDS,
    ) -> None:
        self.clients = clients or ClientAddresses()
        self.first_seconds = first_seconds
        self.unread_seconds = unread_seconds
        self.connections = ConnectionTable(name, most, lambda: asyncio.get_running_loop().time())
        # aiohttp has no parameter for the class of connections, and they have no room for attributes.
        self._protocol = type(_Connection.__name__, (_Connection,), {"__slots__": (), "server": self})
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
        self.connections.begin_request(request.protocol, self.clients.of(request))
        return await handler(request)

    def _connection(self) -> asyncio.Protocol:
        server = self._runner.server
        if server is None:
            return _RejectingProtocol()
        connection = server()
        connection.__class__ = self._protocol
        return connection


class _Connection(RequestHandler):
    """A connection that is known to its server, and is closed if its client doesn't ask or read.

    It answers malformed requests without quoting them, as aiohttp would.
    """

    __slots__ = ()
    server: ClassVar[HttpServer]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start to serve it, or close it if there is no room."""
        if not isinstance(transport, asyncio.Transport):
            raise TypeError(transport)
        peer = transport.get_extra_info("peername")
        client = self.server.clients.client(peer[0] if peer else None, (), ())
        if not self.server.connections.admit(self, transport, client):
            transport.abort()
            return
        super().connection_made(transport)
        self._loop.call_later(self.server.first_seconds, self._close_if_silent)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Forget it."""
        self.server.connections.remove(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until the client has read more, but not for long."""
        super().pause_writing()
        self.server.connections.note_reading(self, is_read=False)
        seconds = self.server.unread_seconds
        self._loop.call_later(seconds, self.server.connections.abort_unread, self, seconds)

    def resume_writing(self) -> None:
        """Send more: the client has read."""
        super().resume_writing()
        self.server.connections.note_reading(self, is_read=True)

    def force_close(self) -> None:
        """Close it; a client that then doesn't read the rest of its answer is not waited for."""
        transport = self.transport
        super().force_close()
        if transport and transport.get_write_buffer_size():
            self._loop.call_later(self.server.unread_seconds, transport.abort)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send the response."""
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            self.server.connections.end_request(self)

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

    def _close_if_silent(self) -> None:
        if not self.server.connections.has_asked(self):
            self.force_close()


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
