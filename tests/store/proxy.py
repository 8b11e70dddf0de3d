"""A TCP proxy in front of a server: it can cut, stall and delay connections, and accept TLS."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import run

CHUNK = 64 * 1024
HOST = "127.0.0.1"


class Proxy:
    """Forwards a local port to another one."""

    def __init__(self, target: int, context: ssl.SSLContext | None = None) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """Seconds by which each chunk is delayed."""
        self._context = context
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._open = asyncio.Event()
        self._open.set()

    async def start(self) -> None:
        """Start to listen."""
        self._server = await asyncio.start_server(self._connect, HOST, self.port, ssl=self._context)
        self.port = self._server.sockets[0].getsockname()[1]

    def stop_listening(self) -> None:
        """Accept no more connections; those that are open stay open."""
        if self._server is not None:
            self._server.close()

    async def stop(self) -> None:
        """Stop listening, and cut all connections."""
        self.stop_listening()
        self._open.set()
        self.cut()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def cut(self) -> None:
        """Close all connections immediately."""
        for line in self._lines:
            line.cancel()

    def hold(self) -> None:
        """Stop forwarding; connections stay open."""
        self._open.clear()

    def release(self) -> None:
        """Resume forwarding."""
        self._open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        with suppress(OSError, asyncio.CancelledError):  # the store is down, or the connection was cut
            await self._open.wait()
            back, forth = await asyncio.open_connection(HOST, self.target)
            ways = [asyncio.ensure_future(self._copy(*way)) for way in ((reader, forth), (back, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                forth.transport.abort()
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        self._lines.discard(line)
        writer.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._open.wait()
                writer.write(piece)
                await writer.drain()


def make_certificate(directory: Path) -> tuple[Path, Path]:
    """Create a self-signed certificate for 127.0.0.1; return the files of the certificate and of its key."""
    certificate, key = directory / "certificate.pem", directory / "key.pem"
    words = ["openssl", "req", "-x509", "-nodes", "-days", "2", "-newkey", "ec", "-subj", "/CN=127.0.0.1"]
    words += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-addext", "subjectAltName=IP:127.0.0.1"]
    words += ["-keyout", str(key), "-out", str(certificate)]
    run(words, check=True, capture_output=True, timeout=30)
    return certificate, key


@asynccontextmanager
async def tls(port: int, certificate: tuple[Path, Path]) -> AsyncIterator[int]:
    """Provide a TLS port in front of a server: the Valkey that comes with the bot does not support TLS."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*certificate)
    proxy = Proxy(port, context)
    await proxy.start()
    try:
        yield proxy.port
    finally:
        await proxy.stop()
