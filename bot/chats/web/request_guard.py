"""What stands before the page: who may ask, and how a refusal and every answer look."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import TypeVar

from aiohttp import web
from pydantic import TypeAdapter, ValidationError

from bot.chats.web.json_views import FAILURE, FailureView
from bot.core.actions import Chat
from bot.i18n.texts import Texts
from bot.observability.metrics import count_chat_error
from bot.observability.tracing import UNREAD, ActionOutcome, record_outcome, trace_action, trace_event
from bot.storage.player_store import StoreUnavailableError

Sent = TypeVar("Sent")

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

MAX_BODY = 8192
"""Bytes: a typed line of the greatest length, each character escaped, and what goes with it."""
BODY_SECONDS = 10.0
"""How long it may take to arrive."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
        "microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=()"
    ),
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
}

WORDED = {404: "page-not-found", 405: "page-wrong-method", 413: "page-too-large"}


class RefusedRequestError(Exception):
    """A request that is not answered, and the name of the message that says why."""

    def __init__(self, status: int, message: str, *, words: str = "", can_enter_again: bool = False) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.words = words
        """What it says, where the message alone would not tell enough."""
        self.can_enter_again = can_enter_again


def is_loopback(host: str) -> bool:
    """Tell whether a server that listens there can be reached from its own machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_names(host: str, port: int) -> frozenset[str]:
    """Return what ``Host`` may say to a server on loopback, whose other names are somebody's trick."""
    names = {"localhost", "127.0.0.1", "[::1]", f"[{host}]" if ":" in host else host}
    bare = names if port == 80 else set[str]()
    return frozenset({f"{name}:{port}" for name in names} | bare)


def check_host(request: web.Request, names: frozenset[str] | None) -> None:
    """Let nobody reach the page under a name of theirs: raise ``RefusedRequestError`` but for these names."""
    if names is not None and request.host.lower() not in names:
        raise RefusedRequestError(421, "page-wrong-host")


def check_origin(request: web.Request) -> None:
    """Let only the page itself change something: raise ``RefusedRequestError`` for other sites' pages."""
    origin = request.headers.get("Origin")
    if origin is not None:
        is_own = origin in (
            f"http://{request.host}",
            f"https://{request.host}",
        )  # behind a proxy, TLS ends there
    else:
        is_own = request.headers.get("Sec-Fetch-Site") == "same-origin"
    if not is_own:
        raise RefusedRequestError(403, "page-foreign-origin")
    if request.content_type != "application/json":
        raise RefusedRequestError(415, "page-not-json")


async def read_body(form: TypeAdapter[Sent], request: web.Request) -> Sent:
    """Read what was sent; raise ``RefusedRequestError`` for what has another form or does not come."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await request.read()
    except TimeoutError as error:
        raise RefusedRequestError(408, "page-bad-request") from error
    try:
        return form.validate_json(body)
    except ValidationError as error:
        is_long = any(fault["type"] == "string_too_long" for fault in error.errors())
        raise RefusedRequestError(400, "page-too-large" if is_long else "page-bad-request") from error


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add what every answer bears."""
    response.headers.update(HEADERS)
    response.headers.pop("Server", None)  # by which library it is given is nobody's business
    response.headers.setdefault("Cache-Control", "no-store")


def guard(
    words: Callable[[web.Request], Texts], names: Callable[[], frozenset[str] | None]
) -> Callable[..., Awaitable[web.StreamResponse]]:
    """Return the middleware that checks ``Host`` and words whatever goes wrong.

    ``words`` says in which language; ``names`` what ``Host`` may be, ``None`` for anything.
    """

    @web.middleware
    async def measured(request: web.Request, handler: Handler) -> web.StreamResponse:
        with trace_event(Chat.PAGE, is_counted=request.method == "POST"):
            return await guarded(request, handler)

    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        texts = words(request)
        try:
            check_host(request, names())
            return await handler(request)
        except RefusedRequestError as refusal:
            said = refusal.words or texts(refusal.message)
            return _failure(said, refusal.status, can_enter_again=refusal.can_enter_again)
        except StoreUnavailableError as error:
            with trace_action(Chat.PAGE, UNREAD):
                record_outcome(ActionOutcome.STORE_AWAY)
            log.warning("the page could not reach the store: %s", error)
            return _failure(texts("store-unavailable"), 503)
        except web.HTTPException as error:
            return _failure(texts(WORDED.get(error.status, "page-bad-request")), error.status)
        except Exception:
            count_chat_error(Chat.PAGE, "failed")
            log.exception("the page could not answer %s %s", request.method, request.path)
            return _failure(texts("page-failed"), 500)

    return measured


def _failure(said: str, status: int, *, can_enter_again: bool = False) -> web.Response:
    failure = FailureView(said, can_enter_again)
    return web.Response(status=status, body=FAILURE.dump_json(failure), content_type="application/json")
