"""The local page: a chat in the browser, served on an address of one's own machine."""

import asyncio
import errno
import logging
import time
from ipaddress import ip_address

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.app import App
from bot.chats.web.chat_session import WebChat, WebRateLimitError
from bot.chats.web.json_views import (
    ENTERED,
    HINTS,
    PRESSED,
    TOLD,
    TYPED,
    EnteredRequest,
    HintView,
    commands,
    suffix,
)
from bot.chats.web.language import wanted_language
from bot.chats.web.request_guard import (
    MAX_BODY,
    RefusedRequestError,
    add_headers,
    check_origin,
    guard,
    is_loopback,
    own_names,
    read_body,
)
from bot.chats.web.request_limits import MOST_POLLS, RequestLimits, TooManyRequestsError
from bot.chats.web.static_files import read_page
from bot.chats.web.statistics_page import statistics_page
from bot.chats.web.statistics_view import PAGE as STATISTICS
from bot.chats.web.statistics_view import StatisticsView, find_picture, find_replies, version
from bot.chats.web.visitors import COOKIE_AGE, Visitors
from bot.core.actions import MAX_LINE, Player, Room
from bot.core.callback_data import CallbackDataError, unpack
from bot.core.commands import ParameterKind
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.http_server import HttpServer, tidy_http_log
from bot.runtime.rate_limiter import RateLimit, TokenBuckets
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore

PROOF = "X-Page-Token"
"""The header in which the page shows that it has entered."""

PICTURE = r"/picture/{number:[0-9]{1,15}}.{version:[0-9a-f]{12}}.{suffix:png|gif}"

DOCUMENT = r"/document/{number:[0-9]{1,15}}.{version:[0-9a-f]{12}}/{name:[a-z0-9.-]{1,80}}"

NEWS = r"/news/{number:[0-9]{1,15}}.{version:[0-9a-f]{12}}"

STATISTICS_PICTURE = STATISTICS + r"/{section:[a-z]{1,20}}.{suffix:png|gif}"

FOR_EVER = "private, max-age=31536000, immutable"

NEWCOMERS = RateLimit(burst=200, per_second=2)
"""New players from one address, which may be that of a proxy before all of them."""
MOST_ADDRESSES = 1000

SECONDS_TO_FINISH = 1.0
"""How long an answer under way may take when the page is stopped."""

log = logging.getLogger(__name__)


class WebAdapter:
    """The chat on the page, as an HTTP server."""

    def __init__(
        self,
        app: App,
        pictures: ImageRenderer,
        texts: Texts,
        store: PlayerStore,
        host: str,
        port: int,
        deduplicator: EventDeduplicator | None = None,
    ) -> None:
        self._app = app
        self._pictures = pictures
        self._texts = texts
        self._store = store
        self._host = host
        self._port = port
        self._talk = WebChat(app, store, deduplicator or EventDeduplicator())
        tidy_http_log()
        self._lanes, self._polls = RequestLimits(), RequestLimits(MOST_POLLS, MOST_POLLS)
        self._newcomers = TokenBuckets(NEWCOMERS, MOST_ADDRESSES)
        self._listener = HttpServer(self._routes(), SECONDS_TO_FINISH)

    @property
    def address(self) -> str:
        """Where a browser finds the page, once it was started."""
        host = "localhost" if _is_everywhere(self._host) else self._host
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}/"

    async def start(self) -> None:
        """Listen; raise ``StartError`` where that is not possible, ``StoreError`` without a store."""
        self._visitors = Visitors(await self._store.secret("page"))
        try:
            await self._listener.open(self._host, self._port)
        except (OSError, UnicodeError) as error:
            await self.stop()
            raise _start_error(error, self._host, self._port) from error
        self._port = self._listener.port
        if not is_loopback(self._host):
            log.warning(
                "PAGE_HOST is %s: other machines can reach the page, and what it sends is not encrypted. "
                "Put a server with TLS before it, and let nobody else through.",
                self._host,
            )

    async def run(self) -> None:
        """Serve until cancelled."""
        await asyncio.Event().wait()

    async def stop(self) -> None:
        """Finish the answers under way, and listen no longer."""
        await self._talk.close()  # or the pages that wait for news would be waited for
        await self._listener.close()

    def _routes(self) -> web.Application:
        inside = [guard(self._words, self._names), self._in_turn()]
        server = web.Application(middlewares=inside, client_max_size=MAX_BODY)
        server.on_response_prepare.append(add_headers)
        server.add_routes([web.get(path, self._file) for path in read_page(self._texts)])
        server.add_routes(
            [
                web.get(PICTURE, self._picture),
                web.get(DOCUMENT, self._document),
                web.get(STATISTICS, self._statistics),
                web.get(STATISTICS_PICTURE, self._statistics_picture),
                web.get("/suggest", self._suggest),
                web.get(NEWS, self._news),
                web.post("/enter", self._enter),
                web.post("/type", self._type),
                web.post("/press", self._press),
            ]
        )
        return server

    def _in_turn(self) -> Middleware:
        """Return what lets a browser have so many requests under way."""

        @web.middleware
        async def take_turn(request: web.Request, handler: Handler) -> web.StreamResponse:
            player = self._visitors.visitor(request.cookies)
            lanes = self._polls if request.path.startswith("/news/") else self._lanes
            try:
                async with lanes.turn(f"{player.id:x}" if player else f"{request.remote}"):
                    return await handler(request)
            except TooManyRequestsError:
                raise RefusedRequestError(429, "page-too-busy") from None
            except WebRateLimitError as error:
                raise RefusedRequestError(429, "page-too-busy", words=error.reply.notice) from None

        return take_turn

    async def _file(self, request: web.Request) -> web.Response:
        """Give out a file of the page, which is written in the language of whoever opens it."""
        player = self._visitors.visitor(request.cookies)
        room = self._room(request)
        texts = await self._app.texts(player, room) if player else Texts.load(room.language)
        response = read_page(texts)[request.path].response(request)
        response.headers["Vary"] = "Accept-Language, Cookie"
        return response

    async def _picture(self, request: web.Request) -> web.Response:
        asked = request.match_info
        picture = await self._talk.picture(self._visitor(request), int(asked["number"]), asked["version"])
        if picture is None or suffix(picture) != asked["suffix"]:
            raise RefusedRequestError(404, "page-not-found")
        file = await self._pictures.file(picture)
        kind = f"image/{asked['suffix']}"
        return web.Response(body=file, content_type=kind, headers={"Cache-Control": FOR_EVER})

    async def _document(self, request: web.Request) -> web.Response:
        asked = request.match_info
        document = await self._talk.document(self._visitor(request), int(asked["number"]), asked["version"])
        if document is None or document.name != asked["name"]:
            raise RefusedRequestError(404, "page-not-found")
        content = document.content
        body = content if isinstance(content, bytes) else await self._pictures.file(content)
        headers = {"Content-Disposition": f'attachment; filename="{document.name}"'}
        return web.Response(body=body, content_type="application/octet-stream", headers=headers)

    async def _statistics(self, request: web.Request) -> web.Response:
        """Show what is known of a player; whoever is none yet begins in the chat."""
        player = self._visitors.visitor(request.cookies)
        if player is None:
            return web.Response(status=303, headers={"Location": "/"})
        room, view = self._room(request), StatisticsView.read(request.query)
        texts = await self._app.texts(player, room)
        page = statistics_page(texts, view, await find_replies(self._app, player, room, view))
        return web.Response(text=page, content_type="text/html")

    async def _statistics_picture(self, request: web.Request) -> web.Response:
        """Paint what a section of the statistics shows just now; no address gets anything else painted."""
        player, room = self._visitor(request), self._room(request)
        name, view = request.match_info["section"], StatisticsView.read(request.query)
        picture = await find_picture(self._app, player, room, view, name)
        if picture is None or suffix(picture) != request.match_info["suffix"]:
            raise RefusedRequestError(404, "page-not-found")
        is_asked = request.query.get("v") == version(picture)
        return web.Response(
            body=await self._pictures.file(picture),
            content_type=f"image/{suffix(picture)}",
            headers={"Cache-Control": FOR_EVER if is_asked else "no-store"},
        )

    async def _suggest(self, request: web.Request) -> web.Response:
        player = self._visitor(request)
        kind, typed, before = (request.query.get(name, "") for name in ("kind", "typed", "before"))
        if kind not in set(ParameterKind) or max(len(typed), len(before)) > MAX_LINE:
            raise RefusedRequestError(400, "page-bad-request")
        found = await self._app.suggest(
            player, ParameterKind(kind), typed, tuple(before.split()), self._room(request)
        )
        return _json(HINTS.dump_json(tuple(HintView(one.value, one.label) for one in found)))

    async def _news(self, request: web.Request) -> web.Response:
        """Answer when a message shows something else than it did, or nothing more is to come in it."""
        player, asked = self._visitor(request), request.match_info
        return _json(TOLD.dump_json(await self._talk.news(player, int(asked["number"]), asked["version"])))

    async def _enter(self, request: web.Request) -> web.Response:
        check_origin(request)
        player = self._visitors.visitor(request.cookies) or self._newcomer(request)
        room = self._room(request)
        messages, is_new = await self._talk.enter(player, room)
        texts = await self._app.texts(player, room)
        token = self._visitors.token(player)
        entered = EnteredRequest(token, commands(texts), messages, is_new, texts.language)
        response = _json(ENTERED.dump_json(entered))
        is_safe = request.headers.get("Origin", "").startswith("https:")
        response.set_cookie(
            self._visitors.safe_cookie_name if is_safe else self._visitors.cookie_name,
            self._visitors.cookie(player),
            max_age=COOKIE_AGE,
            path="/",
            secure=is_safe,
            httponly=True,
            # Strict costs nothing: only the page's own script, never a link from elsewhere, enters.
            samesite="Strict",
        )
        return response

    async def _type(self, request: web.Request) -> web.Response:
        player = self._entered(request)
        typed = await read_body(TYPED, request)
        return _json(TOLD.dump_json(await self._talk.type(player, self._room(request), typed)))

    async def _press(self, request: web.Request) -> web.Response:
        player = self._entered(request)
        pressed = await read_body(PRESSED, request)
        try:
            action = unpack(pressed.press)
        except CallbackDataError as error:
            raise RefusedRequestError(400, "page-unknown-button") from error
        return _json(TOLD.dump_json(await self._talk.press(player, self._room(request), pressed, action)))

    def _newcomer(self, request: web.Request) -> Player:
        """Return a new player: each is kept for months, so no address gets one after the other."""
        if self._newcomers.take_token(request.remote, time.monotonic()):
            raise RefusedRequestError(429, "page-too-busy")
        return self._visitors.newcomer()

    def _room(self, request: web.Request) -> Room:
        """Return where a visitor is: alone with the bot, in the language that the browser wants."""
        return Room(wanted_language(request.headers.get("Accept-Language", "")) or self._texts.language)

    def _words(self, request: web.Request) -> Texts:
        """Return the words for one of whom nothing but the request is known."""
        return Texts.load(self._room(request).language)

    def _names(self) -> frozenset[str] | None:
        return own_names(self._host, self._port) if is_loopback(self._host) else None

    def _visitor(self, request: web.Request) -> Player:
        """Return whose browser asks; raise ``RefusedRequestError`` for one that has not entered."""
        player = self._visitors.visitor(request.cookies)
        if player is None:
            raise RefusedRequestError(403, "page-unknown-visitor", can_enter_again=True)
        return player

    def _entered(self, request: web.Request) -> Player:
        """Return whose page asks for a change; raise ``RefusedRequestError`` for anything but the page."""
        check_origin(request)
        player = self._visitor(request)
        if not self._visitors.is_token(request.headers.get(PROOF, ""), player):
            raise RefusedRequestError(403, "page-unknown-visitor", can_enter_again=True)
        return player


def _json(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json")


def _is_everywhere(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _start_error(error: OSError | UnicodeError, host: str, port: int) -> StartError:
    """Say which setting keeps the page from being served."""
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return StartError(
            "PAGE_PORT",
            f"port {port} on {host} is in use",
            "Set another one, or stop the program that has it",
        )
    if number in (errno.EACCES, errno.EPERM):
        return StartError(
            "PAGE_PORT", f"port {port} is not ours to use", "Set one from 1024 up, such as 8080"
        )
    return StartError(
        "PAGE_HOST", f"{host!r} is no name or address of this machine", "Set one such as 127.0.0.1"
    )
