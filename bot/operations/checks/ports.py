"""Checks whether the bot can listen on its ports, and which program uses them if not."""

import errno
import socket
from collections.abc import Collection
from dataclasses import dataclass

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.config.environment import Config
from bot.config.page_names import is_loopback
from bot.config.secrets import webhook_path
from bot.operations.checks.finding import Finding, Findings, note, ok, wrong

TIMEOUT = ClientTimeout(total=3)
PAGE = "the page"


@dataclass(frozen=True, slots=True)
class Port:
    """A port that the bot listens on."""

    setting: str
    host: str
    number: int
    what: str
    path: str
    mark: str
    """What is in the status or the text of this bot's answer to a request of that path."""
    method: str = "GET"


async def check_ports(settings: Config, faulty: Collection[str] = ()) -> Findings:
    """Check each configured port, except those of settings with an error."""
    async with ClientSession(timeout=TIMEOUT) as session:
        for port in _ports(settings):
            if not {port.setting, port.setting.replace("PORT", "HOST")}.isdisjoint(faulty):
                continue
            yield await _check_port(session, port)
            is_published_here = port.what == PAGE and any(name.is_local for name in settings.page_names)
            if not is_loopback(port.host) and not is_published_here:
                yield note(
                    port.setting.replace("PORT", "HOST"),
                    f"{port.what} is open to others at {port.host}: restrict who can reach it",
                )

    if proxies := settings.trusted_proxies:
        yield ok("TRUSTED_PROXIES", f"{proxies} can say for which address they ask; nobody else is believed")
    elif settings.page_url or any(not name.is_local for name in settings.page_names):
        yield note(
            "TRUSTED_PROXIES",
            "behind a proxy all browsers count as one address, so that one of them can use up what all are "
            "allowed: set this to the proxy's address",
        )


def _ports(settings: Config) -> list[Port]:
    found = []
    if settings.page_port:
        found.append(Port("PAGE_PORT", settings.page_host, settings.page_port, PAGE, "/", "Solitaire"))
    if settings.operation_port:
        where = settings.operation_host, settings.operation_port
        found.append(Port("OPERATION_PORT", *where, "health and metrics", "/health", "healthy"))
    if settings.telegram_token and settings.telegram_webhook_url:
        where = settings.telegram_webhook_host, settings.telegram_webhook_port
        path = f"/{webhook_path(settings.telegram_token.get_secret_value())}"
        # Without the secret it is forbidden; a wrong path would be 404.
        found.append(Port("TELEGRAM_WEBHOOK_PORT", *where, "Telegram's webhook", path, "403", "POST"))
    return found


async def is_page_served(settings: Config) -> bool:
    """Return whether a running bot serves the page on this machine."""
    ports = [port for port in _ports(settings) if port.what == PAGE]
    async with ClientSession(timeout=TIMEOUT) as session:
        return any([await _is_ours(session, port) for port in ports])


async def _check_port(session: ClientSession, port: Port) -> Finding:
    problem = _bind_error(port.host, port.number)
    if problem is None:
        return ok(port.setting, f"port {port.number} of {port.host} is free for {port.what}")
    if problem != errno.EADDRINUSE:
        reason = (
            "not an address of this machine" if problem == 0 else errno.errorcode.get(problem, str(problem))
        )
        remedy = "Set another port" if problem == errno.EACCES else "Set an address of this machine"
        setting = port.setting if problem == errno.EACCES else port.setting.replace("PORT", "HOST")
        return wrong(setting, f"the bot can't listen on port {port.number} of {port.host} ({reason})", remedy)
    if await _is_ours(session, port):
        return ok(port.setting, f"a running bot serves {port.what} on port {port.number}")
    return wrong(
        port.setting,
        f"another program uses port {port.number} of {port.host}",
        "Stop that program, or set another port",
    )


async def _is_ours(session: ClientSession, port: Port) -> bool:
    """Return whether this bot answers there."""
    try:
        address = f"http://{_local_address(port.host)}:{port.number}{port.path}"
        async with session.request(port.method, address) as answer:
            return port.mark in f"{answer.status} {await answer.text()}"
    except (ClientError, TimeoutError, OSError, UnicodeDecodeError):
        return False


def _bind_error(host: str, number: int) -> int | None:
    """Return the errno of listening on a port, ``None`` if that works; 0 for an invalid host."""
    try:
        found = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        return 0
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind(address)
            except OSError as error:
                return error.errno or 0
    return None


def _local_address(host: str) -> str:
    """Return the address of a server on this machine that listens on a host."""
    usual = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - nothing listens there
    return usual.get(host, f"[{host}]" if ":" in host else host)
