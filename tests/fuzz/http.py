"""Raw HTTP: requests that no client library would send, and their responses."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

SOON = 0.3
"""Seconds that a server has to respond to an incomplete request."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A response of a server."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


class RawHttp(NamedTuple):
    """Requests to a server, each over a new connection."""

    host: str
    port: int

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        sent = {name: value for name, value in headers.items() if not set(name + value) & set("\r\n")}
        sent |= {"Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
        raw = "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body
        for _ in range(2):
            with suppress(ConnectionError):  # the server may close before it has read everything
                return await self._ask(raw)
        raise AssertionError(f"the server closed the connection: {raw!r}")

    async def blurt(self, raw: bytes) -> Answer | None:
        """Send bytes; return the response if it arrives within ``SOON`` seconds, and close the connection."""
        try:
            async with asyncio.timeout(SOON):
                return await self._ask(raw)
        except (ConnectionError, TimeoutError, ValueError):
            return None

    async def _ask(self, raw: bytes) -> Answer:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(raw)
            await writer.drain()
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.transport.abort()
        if not head:
            raise ConnectionError("no answer")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if headers.get("transfer-encoding") == "chunked":
            body = b"".join(body.split(b"\r\n")[1::2])
        return Answer(int(first.split(" ")[1]), headers, body)
