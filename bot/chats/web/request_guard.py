"""Security checks of requests, error responses, and the headers of every response."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from pydantic import TypeAdapter, ValidationError

from bot.chats.web.json_views import FAILURE, FailureView
from bot.config.page_names import LOCAL_NAMES, PageName, host_of, is_everywhere
from bot.core.actions import Chat
from bot.i18n.texts import Texts
from bot.observability.metrics import count_chat_error
from bot.observability.tracing import UNREAD, ActionOutcome, record_outcome, trace_action, trace_event
from bot.storage.errors import StoreUnavailableError

Body = TypeVar("Body")

log = logging.getLogger(__name__)

MAX_BODY = 8192
"""Bytes: the longest typed line, each character escaped, and the rest of the JSON."""
BODY_TIMEOUT = 10.0
"""Seconds for the body to arrive."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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

POLICY = "Content-Security-Policy"
"""The header in which a response has a policy of its own."""

ERROR_TEXTS = {404: "page-not-found", 405: "page-wrong-method", 413: "page-too-large"}


class RefusedRequestError(Exception):
    """A refused request, with the id of the message that says why."""

    def __init__(self, status: int, message: str, *, text: str = "", can_enter_again: bool = False) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.text = text
        """The text to send instead of the message, if not empty."""
        self.can_enter_again = can_enter_again


def too_busy_error(text: str = "") -> RefusedRequestError:
    """Return the error of a request over a limit, for which nothing was done or stored."""
    return RefusedRequestError(429, "page-too-busy", text=text)


def allowed_hosts(host: str, names: Sequence[PageName]) -> frozenset[str]:
    """Return the hosts that requests may name; any other one is DNS rebinding.

    ``host`` is where the server listens. Ports do not matter: another one is that of a proxy, a tunnel or a
    container, and a site that has its name resolved to this machine cannot change the name.
    """
    found = LOCAL_NAMES | {name.host for name in names}
    return found if is_everywhere(host) else found | {host_of(host)}


def check_host(request: web.Request, hosts: frozenset[str]) -> None:
    """Raise ``RefusedRequestError`` if the ``Host`` header is not allowed, against DNS rebinding."""
    if host_of(request.host) not in hosts:
        raise RefusedRequestError(421, "page-wrong-host")


def check_origin(request: web.Request, others: frozenset[str] = frozenset()) -> None:
    """Raise ``RefusedRequestError`` for a request from another site, against cross-site request forgery.

    ``others`` are further origins of the page itself.
    """
    origin = request.headers.get("Origin")
    if origin is not None:
        # Behind a proxy, TLS ends there.
        is_own = origin in others or origin in (f"http://{request.host}", f"https://{request.host}")
    else:
        is_own = request.headers.get("Sec-Fetch-Site") == "same-origin"
    if not is_own:
        raise RefusedRequestError(403, "page-foreign-origin")
    if request.content_type != "application/json":
        raise RefusedRequestError(415, "page-not-json")


async def read_body(schema: TypeAdapter[Body], request: web.Request) -> Body:
    """Parse the body; raise ``RefusedRequestError`` if it is invalid or does not arrive."""
    try:
        async with asyncio.timeout(BODY_TIMEOUT):
            body = await request.read()
    except TimeoutError as error:
        raise RefusedRequestError(408, "page-bad-request") from error
    try:
        return schema.validate_json(body)
    except ValidationError as error:
        is_too_long = any(fault["type"] == "string_too_long" for fault in error.errors())
        raise RefusedRequestError(400, "page-too-large" if is_too_long else "page-bad-request") from error


async def add_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers of every response; a page inside a chat has a policy of its own."""
    own_policy = response.headers.get(POLICY)
    response.headers.update(HEADERS)
    if own_policy:
        response.headers[POLICY] = own_policy
        del response.headers["X-Frame-Options"]  # it knows only one host, or none
    response.headers.setdefault("Cache-Control", "no-store")


def guard(request_texts: Callable[[web.Request], Texts], hosts: frozenset[str]) -> Middleware:
    """Return the middleware that checks ``Host`` and turns errors into JSON responses.

    ``request_texts`` returns the texts for a request; ``hosts`` are the allowed hosts.
    """

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        texts = request_texts(request)
        with trace_event(Chat.PAGE, is_counted=request.method == "POST"):
            try:
                check_host(request, hosts)
                return await handler(request)
            except RefusedRequestError as refusal:
                text = refusal.text or texts(refusal.message)
                return _error_response(text, refusal.status, can_enter_again=refusal.can_enter_again)
            except StoreUnavailableError as error:
                with trace_action(Chat.PAGE, UNREAD):
                    record_outcome(ActionOutcome.STORE_AWAY)
                log.debug("the page could not reach the store: %s", error)  # the circuit breaker logs it once
                return _error_response(texts("store-unavailable"), 503)
            except web.HTTPException as error:
                response = _error_response(
                    texts(ERROR_TEXTS.get(error.status, "page-bad-request")), error.status
                )
                if isinstance(error, web.HTTPMethodNotAllowed):
                    response.headers["Allow"] = error.headers["Allow"]
                return response
            except Exception:
                count_chat_error(Chat.PAGE, "failed")
                log.exception("the page could not answer %s %s", request.method, request.path)
                return _error_response(texts("page-failed"), 500)

    return guarded


def _error_response(text: str, status: int, *, can_enter_again: bool = False) -> web.Response:
    failure = FailureView(text, can_enter_again)
    return web.Response(status=status, body=FAILURE.dump_json(failure), content_type="application/json")
