"""TLS in front of a real server, which the Valkey that comes with the bot cannot speak itself."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import run


@dataclass(frozen=True)
class Certificate:
    """A certificate for 127.0.0.1 that nobody has signed but its maker."""

    certificate: Path
    key: Path


def certified(directory: Path) -> Certificate:
    """Return a new certificate; what nobody else has signed is its own authority."""
    made = Certificate(directory / "certificate.pem", directory / "key.pem")
    words = ["openssl", "req", "-x509", "-nodes", "-days", "2", "-newkey", "ec", "-subj", "/CN=127.0.0.1"]
    words += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(made.key), "-out", str(made.certificate)]
    run([*words, *files], check=True, capture_output=True, timeout=30)
    return made


@asynccontextmanager
async def tls(port: int, certificate: Certificate) -> AsyncIterator[int]:
    """Take TLS connections at a port that is returned, and hand on to another one what comes by them."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate.certificate, certificate.key)
    carried: set[asyncio.Task[None]] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", port)
        both = asyncio.gather(_copy(reader, forth), _copy(back, writer))
        if (task := asyncio.current_task()) is not None:
            carried.add(task)
        try:
            await both
        finally:
            for one in (writer, forth):
                one.close()

    front = await asyncio.start_server(carry, "127.0.0.1", 0, ssl=context)
    try:
        yield front.sockets[0].getsockname()[1]
    finally:
        front.close()
        for task in carried:
            task.cancel()
        await asyncio.gather(*carried, return_exceptions=True)


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError, ssl.SSLError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    writer.close()
