"""Checks whether chats can open the table: the settings for it, and how the page's public address answers.

What each chat itself has to know is checked where the bot logs in: ``mini_app.py`` and ``activity.py``.
"""

import asyncio
import json
import re
import socket
import ssl
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Self
from urllib.parse import urlsplit

from aiohttp import (
    ClientConnectorCertificateError,
    ClientConnectorError,
    ClientConnectorSSLError,
    ClientError,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    TCPConnector,
)

from bot.chats.web.embedding.embedded_page import FRAME, content_policy
from bot.chats.web.request_guard import HEADERS, POLICY
from bot.config.environment import Config
from bot.core.actions import Chat
from bot.core.public_links import TELEGRAM_PATH
from bot.operations.checks.finding import Finding, Findings, note, ok, wrong
from bot.operations.checks.ports import is_page_served

TOPIC = "PAGE_URL"
TIMEOUT = ClientTimeout(total=10)
LEAST_REST = 1 / 6
"""The share of a certificate's life before its end in which it should have been renewed: programs that renew
certificates do so when a third is left."""

FRAME_OPTIONS, CACHE = "X-Frame-Options", "Cache-Control"
NEEDED = {POLICY: "no chat shows the page, or more than the chats do", CACHE: "old pages are shown"}
"""Headers that must arrive as the bot sends them, and what happens otherwise."""

APPLICATION = re.compile(r'data-application="([0-9]*)"')
"""Where the page for Discord names the application, on which its policy depends."""

EXPIRED, TOO_EARLY, OTHER_NAME, OTHER_ADDRESS, SELF_SIGNED = 10, 9, 62, 64, 18
UNKNOWN_ISSUERS = (SELF_SIGNED, 19, 20, 21)
"""Results of OpenSSL (``X509_V_ERR_…``): https://docs.openssl.org/3.0/man3/X509_STORE_CTX_get_error."""
GATEWAY_ERRORS = (502, 503, 504)
"""How a web server says that it doesn't reach the program behind it; 500 is that of the program."""


@dataclass(frozen=True, slots=True)
class _EmbeddedPage:
    """The page as one chat opens it."""

    chat: Chat
    path: str
    enter_path: str

    @property
    def mark(self) -> str:
        """What is in the page for this chat, and in no other program's."""
        return f'data-host="{self.chat}"'


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    headers: Mapping[str, Sequence[str]]
    """The values of each header, by its name in lower case."""
    text: str

    @classmethod
    async def of(cls, response: ClientResponse) -> Self:
        """Return an answer that is read as a whole."""
        names = {name.lower() for name in response.headers}
        headers = {name: response.headers.getall(name) for name in names}
        return cls(response.status, headers, (await response.read()).decode(errors="replace"))

    @property
    def is_from_bot(self) -> bool:
        """Whether this is an error that the bot itself answers."""
        try:
            found = json.loads(self.text)
        except ValueError:
            return False
        return isinstance(found, dict) and isinstance(found.get("error"), str)


async def check_table(settings: Config) -> Findings:
    """Yield what is missing for the table inside chats, and how the public address answers."""
    for finding in _check_settings(settings):
        yield finding
    pages = _pages(settings)
    if settings.page_url is None or not pages:
        return
    address, context = settings.page_url, ssl.create_default_context()
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    async with ClientSession(timeout=TIMEOUT, connector=TCPConnector(ssl=context)) as session:
        for page in pages:
            try:
                answer = await _ask(session, f"{address}{page.path}")
            except (ClientError, TimeoutError, OSError) as error:
                yield _unreached(error, host)
                return
            problem = await _problem(answer, page, settings)
            if problem is not None:
                yield problem
                continue
            for finding in _check_headers(page.chat, answer):
                yield finding
            yield await _check_entering(session, address, page)
    if parts.scheme == "https":
        yield await _check_certificate(host, port, context)
    else:
        yield note(TOPIC, "it isn't encrypted: no chat opens it, only browsers on this machine")
    if local := await _private_address(host, port):
        yield note(TOPIC, f"here its name means {local}, which others can't reach: check what it is for them")


def _check_settings(settings: Config) -> Iterator[Finding]:
    """Yield the settings for the table that lack another one."""
    if settings.page_url is None:
        given = {
            "DISCORD_CLIENT_SECRET": settings.discord_client_secret,
            "TELEGRAM_APP": settings.telegram_app,
        }
        needed = "needs PAGE_URL, without which the table opens in no chat: set that too"
        yield from (note(name, f"it {needed}") for name, value in given.items() if value)
        if not any(given.values()):
            yield ok(TOPIC, "not set: the table opens on the web page, not inside chats")
        return
    has_discord, has_telegram = bool(settings.discord_token), bool(settings.telegram_token)
    if not has_discord and not has_telegram:
        yield note(TOPIC, "the table opens inside chats, but neither DISCORD_TOKEN nor TELEGRAM_TOKEN is set")
    if settings.telegram_app and not has_telegram:
        yield note("TELEGRAM_APP", "it needs TELEGRAM_TOKEN, which isn't set")
    if settings.discord_client_secret and not has_discord:
        yield note("DISCORD_CLIENT_SECRET", "it needs DISCORD_TOKEN, which isn't set")
    if has_discord and not settings.discord_client_secret:
        yield note("DISCORD_CLIENT_SECRET", "not set: the table doesn't open in Discord")


def _pages(settings: Config) -> Sequence[_EmbeddedPage]:
    """Return the page as each chat opens it in which the table opens."""
    found = []
    if settings.telegram_token:
        found.append(_EmbeddedPage(Chat.TELEGRAM, TELEGRAM_PATH, "/telegram/enter"))
    if settings.discord_token and settings.discord_client_secret:
        found.append(_EmbeddedPage(Chat.DISCORD, f"/?{FRAME}=check", "/discord/enter"))
    return found


async def _ask(session: ClientSession, address: str) -> _Answer:
    async with session.get(address, allow_redirects=False) as response:
        return await _Answer.of(response)


async def _problem(answer: _Answer, page: _EmbeddedPage, settings: Config) -> Finding | None:
    """Return why an answer isn't the page for a chat; ``None`` if it is."""
    status, where = answer.status, f"for {page.chat.title()} it"
    if status == 200 and page.mark in answer.text:
        return None
    if status in range(300, 400):
        other = answer.headers.get("location", ("another address",))[0]
        return wrong(
            TOPIC,
            f"{where} redirects to {other}",
            "Set PAGE_URL to the address at which the page itself answers",
        )
    if answer.is_from_bot and status == 421:
        return wrong(
            TOPIC,
            "the web server doesn't pass on the requested Host",
            "In nginx, that is proxy_set_header Host $http_host",
        )
    if status == 503 and (answer.is_from_bot or POLICY.lower() in answer.headers):
        return note(TOPIC, f"{where} doesn't answer with the page yet: the bot is logging in, or can't")
    if answer.is_from_bot and status == 500:
        return wrong(TOPIC, f"{where} fails in the bot", "Look into the bot's log, and report it as a bug")
    if answer.is_from_bot:
        return wrong(
            TOPIC,
            f"{where} answers with {status}, because the running bot doesn't have these settings",
            "Restart the bot",
        )
    if status in GATEWAY_ERRORS:
        problem = f"the web server doesn't reach the bot ({status})"
        remedy = f"forward to {settings.page_host}, port {settings.page_port}"
        if await is_page_served(settings):
            return wrong(TOPIC, problem, f"The bot is running: let the web server {remedy}")
        return note(TOPIC, f"{problem}: start the bot, and let the web server {remedy}")
    return wrong(
        TOPIC,
        f"{where} answers with {status} and not with the bot's page: another program, or a rule, is there",
        "Let the web server forward every path to the bot, without a password",
    )


def _check_headers(chat: Chat, answer: _Answer) -> Iterator[Finding]:
    """Yield which headers do not arrive as the bot sends them."""
    found, application = answer.headers, APPLICATION.search(answer.text)
    policy = content_policy(chat, application[1] if application else "")
    expected = {**HEADERS, POLICY: policy, CACHE: "no-cache"}
    del expected[FRAME_OPTIONS]
    remedy = "Let the web server pass on the bot's headers, and add none of the same name"
    for name, value in expected.items():
        values = {" ".join(one.split()) for one in found.get(name.lower(), ())}
        if values == {value}:
            continue
        change = (
            f"doesn't pass on {name}" if not values else f"changes {name} to {' and '.join(sorted(values))}"
        )
        text = f"for {chat.title()} the web server {change}"
        if name in NEEDED:
            yield wrong(TOPIC, f"{text}, so {NEEDED[name]}", remedy)
        else:
            yield note(TOPIC, f"{text}; the bot sends {value}")
    if FRAME_OPTIONS.lower() in found:
        yield wrong(
            TOPIC,
            f"for {chat.title()} the web server adds {FRAME_OPTIONS}, so no frame shows the page",
            f"Remove {FRAME_OPTIONS} there: {POLICY} says which frames may show it",
        )


async def _check_entering(session: ClientSession, address: str, page: _EmbeddedPage) -> Finding:
    """Send a request to enter that nobody is let in by, as a page sends it."""
    headers = {"Origin": address}
    try:
        async with session.post(
            f"{address}{page.enter_path}", json={}, headers=headers, allow_redirects=False
        ) as response:
            found = await _Answer.of(response)
    except (ClientError, TimeoutError, OSError) as error:
        return _unreached(error, urlsplit(address).hostname or "")
    where = page.chat.title()
    if found.is_from_bot and found.status == 400:  # it has read the request, which says nothing
        return ok(TOPIC, f"it answers in {where}")
    if found.is_from_bot and found.status == 403:
        return wrong(
            TOPIC,
            f"in {where} nobody can play, because the web server changes Host or Origin",
            "In nginx, that is proxy_set_header Host $http_host",
        )
    if found.is_from_bot:
        return note(TOPIC, f"in {where} nobody can play now: the bot answers with {found.status}")
    return wrong(
        TOPIC,
        f"in {where} nobody can play, because POST is answered with {found.status}",
        "Let the web server forward every method to the bot",
    )


def _unreached(error: Exception, host: str) -> Finding:
    """Return why there is no answer."""
    match error:
        case ClientConnectorCertificateError(certificate_error=ssl.SSLCertVerificationError() as fault):
            return _bad_certificate(fault, host)
        case ClientConnectorSSLError():
            return wrong(TOPIC, f"there is no TLS ({_reason(error)})", "Put a web server with TLS there")
        case ClientConnectorError(os_error=socket.gaierror()):
            return wrong(TOPIC, f"the name {host} has no address", "Create it in your DNS")
        case TimeoutError():
            return wrong(
                TOPIC,
                "there is no answer within 10 seconds",
                "Check the web server and the firewall before it",
            )
        case ClientConnectorError():
            return wrong(
                TOPIC,
                f"it can't be reached ({_reason(error)})",
                "Start a web server with TLS there that forwards to the bot",
            )
    return wrong(TOPIC, f"the connection fails ({_reason(error)})", "Look into the log of the web server")


def _reason(error: Exception) -> str:
    cause = error.os_error if isinstance(error, ClientConnectorError) else error
    return " ".join((getattr(cause, "strerror", None) or str(cause) or type(cause).__name__).split())[:200]


def _bad_certificate(fault: ssl.SSLCertVerificationError, host: str) -> Finding:
    match fault.verify_code:
        case code if code == EXPIRED:
            return wrong(TOPIC, "its certificate has expired", "Renew it, and look why that didn't happen")
        case code if code == TOO_EARLY:
            return wrong(TOPIC, "its certificate isn't valid yet", "Check the clock of this machine")
        case code if code in (OTHER_NAME, OTHER_ADDRESS):
            return wrong(TOPIC, f"its certificate is for another name than {host}", f"Get one for {host}")
        case code if code in UNKNOWN_ISSUERS:
            return wrong(
                TOPIC,
                f"its certificate isn't trusted ({fault.verify_message})",
                "Use one of a public authority, such as Let's Encrypt, and send its whole chain",
            )
    return wrong(TOPIC, f"its certificate is refused ({fault.verify_message})", "Get another one")


async def _check_certificate(host: str, port: int, context: ssl.SSLContext) -> Finding:
    """Return until when the certificate is valid."""
    try:
        async with asyncio.timeout(TIMEOUT.total):
            _, writer = await asyncio.open_connection(host, port, ssl=context)
            certificate = writer.get_extra_info("peercert")
            writer.transport.abort()
    except (TimeoutError, OSError) as error:
        return _unreached(error, host)
    begin, end = (ssl.cert_time_to_seconds(certificate[name]) for name in ("notBefore", "notAfter"))
    rest = end - time.time()
    days = f"{rest / (24 * 60 * 60):.0f} days"
    if rest < LEAST_REST * (end - begin):
        return note(TOPIC, f"its certificate ends in {days}, and isn't renewed yet: check what renews it")
    return ok(TOPIC, f"its certificate is valid for another {days}")


async def _private_address(host: str, port: int) -> str:
    """Return the address of a host if it has none that others reach; otherwise an empty text."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port)
    except OSError:
        return ""
    addresses = [str(address[0]) for *_, address in found]
    if any(ip_address(one.partition("%")[0]).is_global for one in addresses):
        return ""
    return addresses[0]
