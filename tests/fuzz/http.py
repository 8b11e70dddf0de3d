"""Raw HTTP: requests that no client library would send, and their answers."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

SOON = 0.3
"""Seconds that a server has to answer an incomplete request."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a server."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


class Line:
    """A connection to a server, reopened if it is lost."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        """Send a request whole, and return its answer."""
        sent = {name: value for name, value in headers.items() if not set(name + value) & set("\r\n")}
        sent["Content-Length"] = str(len(body))
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
        raw = "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body
        for _ in range(2):
            with (
                self._whole(),
                suppress(ConnectionError, asyncio.IncompleteReadError),
            ):  # it was closed since the last answer
                return await self._ask(raw, is_head=method == "HEAD")
            await self.close()
        raise AssertionError(f"the server hung up: {raw!r}")

    async def blurt(self, raw: bytes) -> Answer | None:
        """Send bytes and close the connection; return the immediate answer, if any."""
        await self.close()
        try:
            async with asyncio.timeout(SOON):
                return await self._ask(raw, is_head=raw.startswith(b"HEAD"))
        except (ConnectionError, asyncio.IncompleteReadError, TimeoutError, ValueError):
            return None
        finally:
            await self.close()

    async def close(self) -> None:
        """Close the connection."""
        if self._writer:
            self._writer.transport.abort()
            await asyncio.sleep(0)
        self._reader = self._writer = None

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Close the connection after a cancellation: the next answer would be the wrong one."""
        try:
            yield
        except asyncio.CancelledError:
            if self._writer:
                self._writer.transport.abort()
            self._reader = self._writer = None
            raise

    async def _ask(self, raw: bytes, *, is_head: bool) -> Answer:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port, limit=2**20)
        self._writer.write(raw)
        await self._writer.drain()
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        headers = {
            name.lower(): value.strip() for name, _, value in (one.partition(":") for one in head[1:] if one)
        }
        body = b""
        if not is_head and status not in (204, 304):
            body = await self._body(self._reader, headers)
        if headers.get("connection") == "close":
            await self.close()
        return Answer(status, headers, body)

    async def _body(self, reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
        if headers.get("transfer-encoding") != "chunked":
            return await reader.readexactly(int(headers.get("content-length", "0")))
        parts = []
        while size := int(await reader.readline(), 16):
            parts.append(await reader.readexactly(size))
            await reader.readline()
        await reader.readline()
        return b"".join(parts)
