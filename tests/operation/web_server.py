"""A web server with TLS in front of the page, which can be configured as wrongly as real ones are."""

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from subprocess import run

from aiohttp import ClientConnectorError, ClientSession, web

HOST = "127.0.0.1"
OWN = ("Connection", "Content-Encoding", "Content-Length", "Date", "Server", "Transfer-Encoding")
"""Headers that a web server sets itself."""
AUTHORITY = """
[ca]
default_ca = this
[this]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = names
[names]
commonName = supplied
[of_host]
subjectAltName = IP:127.0.0.1
"""


@dataclass(slots=True)
class WebServer:
    """Forwards everything to the page, unless a test says otherwise."""

    port: int = 0
    target: int = 0
    """The port of the page; nobody listens at 0."""
    host: str = ""
    """The ``Host`` that it writes instead of the requested one; empty to leave that."""
    own_status: int = 0
    """The status with which it answers itself; 0 to forward."""
    own_headers: dict[str, str] = field(default_factory=dict)
    """The headers that it sets instead of the page's."""
    added: dict[str, str] = field(default_factory=dict)
    """The headers that it adds to those."""
    dropped: frozenset[str] = frozenset()
    methods: frozenset[str] = frozenset({"GET", "POST"})

    async def answer(self, request: web.Request) -> web.Response:
        """Answer a request."""
        if self.own_status:
            return web.Response(
                status=self.own_status, text="<html>Solitaire</html>", headers=self.own_headers
            )
        if request.method not in self.methods:
            return web.Response(status=405)
        headers = {**request.headers, "Host": self.host or request.host}
        address = f"http://{HOST}:{self.target}{request.rel_url}"
        try:
            async with (
                ClientSession() as session,
                session.request(request.method, address, data=await request.read(), headers=headers) as page,
            ):
                response = web.Response(status=page.status, body=await page.read())
                response.headers.update(page.headers)
        except ClientConnectorError:
            return web.Response(status=502, text="<html>Bad Gateway</html>")
        for name in (*OWN, *self.dropped, *self.own_headers):
            response.headers.popall(name, None)
        response.headers.update(self.own_headers)
        for name, value in self.added.items():
            response.headers.add(name, value)
        return response


@asynccontextmanager
async def web_server(
    certificate: tuple[Path, Path] | None, server: WebServer | None = None
) -> AsyncIterator[WebServer]:
    """Provide a web server with the files of a certificate and of its key; ``None`` for one without TLS."""
    context = None
    if certificate:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(*certificate)
    server = server or WebServer()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", server.answer)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, HOST, 0, ssl_context=context).start()
    server.port = runner.addresses[0][1]
    try:
        yield server
    finally:
        await runner.cleanup()


def dated_certificate(directory: Path, begin: datetime, end: datetime) -> tuple[Path, Path]:
    """Create a self-signed certificate for 127.0.0.1 with these dates; return its file and its key's."""
    directory.mkdir()
    (directory / "index.txt").touch()
    (directory / "authority").write_text(AUTHORITY, "utf-8")
    make = "req -new -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=127.0.0.1"
    sign = (
        "ca -batch -notext -selfsign -config authority -extensions of_host -in request.pem -keyfile key.pem"
    )
    dates = [f"{moment.astimezone(UTC):%Y%m%d%H%M%SZ}" for moment in (begin, end)]
    for words in (
        [*make.split(), "-keyout", "key.pem", "-out", "request.pem"],
        [*sign.split(), "-out", "certificate.pem", "-startdate", dates[0], "-enddate", dates[1]],
    ):
        run(["openssl", *words], cwd=directory, check=True, capture_output=True, timeout=30)
    return directory / "certificate.pem", directory / "key.pem"
