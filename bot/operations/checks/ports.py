"""Whether the bot can listen where it is to, and who is there if it cannot."""

import errno
import ipaddress
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import ClientError, ClientSession, ClientTimeout

from bot.config.environment import Config
from bot.config.secrets import webhook_path
from bot.operations.checks.finding import Finding, Findings, note_finding, ok_finding, wrong_finding

PATIENCE = ClientTimeout(total=3)
FORBIDDEN = 403

IsOurs = Callable[[ClientSession, str], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Port:
    """Something that the bot listens for."""

    setting: str
    host: str
    number: int
    what: str
    is_ours: IsOurs
    """Whether a bot of ours is at an address."""


async def check_ports(settings: Config) -> Findings:
    """Look at each port that the settings want."""
    async with ClientSession(timeout=PATIENCE) as session:
        for port in _ports(settings):
            yield await _look(session, port)
            if not _is_loopback(port.host):
                yield note_finding(
                    port.setting.replace("PORT", "HOST"),
                    f"{port.what} is open to others at {port.host}: only those who may should reach it",
                )


def _ports(settings: Config) -> list[Port]:
    page = Port("PAGE_PORT", settings.page_host, settings.page_port, "the page", _is_page)
    found = [page] if settings.page_port else []
    if settings.operation_port:
        where = settings.operation_host, settings.operation_port
        found.append(Port("OPERATION_PORT", *where, "what tells of health and figures", _is_health))
    if settings.telegram_token and settings.telegram_webhook_url:
        where = settings.telegram_webhook_host, settings.telegram_webhook_port
        path = webhook_path(settings.telegram_token.get_secret_value())

        async def is_webhook(session: ClientSession, address: str) -> bool:
            async with session.post(f"{address}/{path}") as answer:
                return answer.status == FORBIDDEN  # who does not know the path is told 404

        found.append(Port("TELEGRAM_WEBHOOK_PORT", *where, "Telegram's webhook", is_webhook))
    return found


async def _is_page(session: ClientSession, address: str) -> bool:
    async with session.get(f"{address}/") as answer:
        return "Solitaire" in await answer.text()


async def _is_health(session: ClientSession, address: str) -> bool:
    async with session.get(f"{address}/health") as answer:
        return "healthy" in await answer.text()


async def _look(session: ClientSession, port: Port) -> Finding:
    problem = _problem(port.host, port.number)
    if problem is None:
        return ok_finding(port.setting, f"port {port.number} of {port.host} is free for {port.what}")
    if problem != errno.EADDRINUSE:
        reason = "no address of this machine" if problem in (None, 0) else _said(problem)
        remedy = "Set another port" if problem == errno.EACCES else "Give an address of this machine"
        setting = port.setting if problem == errno.EACCES else port.setting.replace("PORT", "HOST")
        return wrong_finding(
            setting, f"the bot cannot listen on port {port.number} of {port.host} ({reason})", remedy
        )
    try:
        is_ours = await port.is_ours(session, f"http://{_reached(port.host)}:{port.number}")
    except (ClientError, TimeoutError, OSError, UnicodeDecodeError):
        is_ours = False
    if is_ours:
        return ok_finding(port.setting, f"a bot is running, and serves {port.what} on port {port.number}")
    return wrong_finding(
        port.setting,
        f"another program has port {port.number} of {port.host}",
        "Stop that one, or set another port",
    )


def _problem(host: str, number: int) -> int | None:
    """Return the number of the error with which the system refuses a port; 0 for an address that is none."""
    try:
        found = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        return 0
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                one.bind(address)
            except OSError as error:
                return error.errno or 0
    return None


def _said(problem: int) -> str:
    return "the system does not know it" if not problem else errno.errorcode.get(problem, str(problem))


def _reached(host: str) -> str:
    """Return where a server is reached from here that listens at a host."""
    usual = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - nothing listens there
    return usual.get(host, f"[{host}]" if ":" in host else host)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
