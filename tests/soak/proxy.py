"""The connection between the bots and their store, which can be cut, held up and delayed."""

import asyncio
from contextlib import suppress

CHUNK = 64 * 1024
HOST = "127.0.0.1"


class Proxy:
    """Forwards a port to another one."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """The delay of each piece in seconds."""
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._open = asyncio.Event()
        self._open.set()

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connect, HOST, self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Stop listening, and cut all connections."""
        if self._server is not None:
            self._server.close()
        self._open.set()
        self.cut()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def cut(self) -> None:
        """End every connection at once."""
        for line in self._lines:
            line.cancel()

    def hold(self) -> None:
        """Hold everything up; connections stay open."""
        self._open.clear()

    def release(self) -> None:
        """Forward everything again."""
        self._open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        try:
            await self._forward(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # cut by the test, or the store is away, as intended
        finally:
            self._lines.discard(line)
            writer.transport.abort()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        back, forth = await asyncio.open_connection(HOST, self.target)
        try:
            ways = [asyncio.ensure_future(self._copy(*way)) for way in ((reader, forth), (back, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        finally:
            forth.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
