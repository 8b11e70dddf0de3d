"""The web adapter: a chat in the browser, served by aiohttp."""

import errno
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import cast

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.app import App
from bot.chats.web.chat_session import WebChat
from bot.chats.web.embedding.board_updates import BoardUpdates
from bot.chats.web.embedding.discord_accounts import MOST_AT_ONCE
from bot.chats.web.embedding.tables import DISCORD_ENTRY, NO_HOSTS, EmbeddedTables, TableHosts
from bot.chats.web.home_view import PATH as HOME_PATH
from bot.chats.web.home_view import PICTURE as HOME_PICTURE
from bot.chats.web.home_view import home_json
from bot.chats.web.json_views import (
    ENTER_RESPONSE,
    MESSAGES,
    PRESS_REQUEST,
    SUGGESTIONS,
    TYPE_REQUEST,
    EnterResponse,
    command_views,
    file_type,
)
from bot.chats.web.message_files import VERSION, MessageFiles, picture_response
from bot.chats.web.request_guard import (
    MAX_BODY,
    RefusedRequestError,
    add_headers,
    allowed_hosts,
    check_origin,
    guard,
    read_body,
    too_busy_error,
)
from bot.chats.web.request_limits import MAX_POLLS, RequestLimits
from bot.chats.web.static_files import PERSONAL_FILES, common_files, personal_file
from bot.chats.web.statistics_page import statistics_page
from bot.chats.web.statistics_view import PATH as STATISTICS
from bot.chats.web.statistics_view import StatisticsView, find_picture, find_replies, image_version
from bot.chats.web.visitors import COOKIE_AGE, Visitors, preferred_language
from bot.config.errors import StartError
from bot.config.page_names import PageName, is_everywhere, is_loopback
from bot.config.trusted_proxies import TrustedProxies
from bot.core.actions import MAX_LINE, Action, Player, Room, Verb
from bot.core.callback_data import CallbackDataError, unpack
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import parameter_kinds
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.i18n.zone_names import known_zone
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.client_addresses import ClientAddresses
from bot.runtime.http_server import HttpServer
from bot.runtime.rate_limiter import RateLimit, TokenBuckets
from bot.screens.home import HomeScreen
from bot.storage.connection.client import RedisClient
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore
from bot.storage.store_room import StoreRoom

PROOF_HEADER = "X-Page-Token"
"""The header with the token that the page gets from ``/enter``."""
ZONE_HEADER = "X-Time-Zone"
"""The header in which the page says the time zone of the device."""

VISITORS = RateLimit(burst=200, per_second=2)
"""New visitors from one address: what they store lives an hour."""
NEW_PLAYERS = RateLimit(burst=200, per_second=0.1)
"""Visitors from one address who do something, so that what they store lives for months."""
MAX_ADDRESSES = 1000

LOOKS = frozenset({Verb.MORE, Verb.WHY})
"""What is answered without a message: it changes nothing and shows nothing that stays."""

STOP_TIMEOUT = 1.0
"""Seconds for running requests when the server stops."""

log = logging.getLogger(__name__)


class WebAdapter:
    """The web chat as an HTTP server."""

    def __init__(
        self,
        app: App,
        pictures: ImageRenderer,
        texts: Texts,
        store: PlayerStore,
        host: str,
        port: int,
        deduplicator: EventDeduplicator | None = None,
        names: Sequence[PageName] = (),
        proxies: TrustedProxies | None = None,
        hosts: TableHosts = NO_HOSTS,
    ) -> None:
        """``hosts`` are the chats inside which the table opens."""
        self._app = app
        self._pictures = pictures
        self._texts = texts
        self._store = store
        self._host = host
        self._port = port
        self._allowed_hosts = allowed_hosts(host, names)
        self._published = next((name for name in names if name.is_local), None)
        updates = BoardUpdates(app, hosts.boards)
        self._chat = WebChat(app, store, deduplicator or EventDeduplicator(), updates.note_change)
        self._tables = EmbeddedTables(app, self._chat, store, hosts, updates, self._room_in, self._check_room)
        self._files = MessageFiles(self._chat, pictures, self._viewer, self._visitor)
        self._limits, self._poll_limits = RequestLimits(), RequestLimits(MAX_POLLS, MAX_POLLS)
        self._code_limits = RequestLimits(MOST_AT_ONCE)
        self._visits = TokenBuckets(VISITORS, MAX_ADDRESSES)
        self._new_players = TokenBuckets(NEW_PLAYERS, MAX_ADDRESSES)
        self._clients = ClientAddresses(proxies)
        self.room = StoreRoom(cast(RedisClient, store.redis))
        self._server = HttpServer(self._routes(), STOP_TIMEOUT, "page", self._clients)

    @property
    def address(self) -> str:
        """The URL of the page on this machine, after the start."""
        host, port = "localhost" if is_everywhere(self._host) else self._host, self._port
        if self._published:
            host, port = self._published.host, self._published.port or port
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    async def start(self) -> None:
        """Listen; raise ``StartError`` if that is not possible, ``StoreError`` without a store."""
        secret = await self._store.secret("page")
        self._visitors = Visitors(secret)
        self._tables.open(secret)
        try:
            await self._server.open(self._host, self._port)
        except (OSError, UnicodeError) as error:
            await self.stop()
            raise _start_error(error, self._host, self._port) from error
        self._port = self._server.port
        if not is_loopback(self._host) and not self._published:
            log.warning(
                "PAGE_HOST is %s: other machines can reach the page, and the connection isn't encrypted. "
                "Put a proxy with TLS in front of it, block all other access, and set PAGE_NAMES: the page "
                "answers to no other name.",
                self._host,
            )

    async def run(self) -> None:
        """Serve until cancelled."""
        await self.room.watch()

    async def stop(self) -> None:
        """Finish running requests, and stop listening."""
        await self._chat.close()  # ends the long polls, which the server would wait for
        await self._server.close()
        await self._tables.close()

    async def close_boards(self) -> None:
        """Show in the chats what was played last at tables there; before the chats stop."""
        await self._tables.close_boards()

    def _routes(self) -> web.Application:
        middlewares = [guard(self._request_texts, self._allowed_hosts), self._limit_requests]
        server = web.Application(middlewares=middlewares, client_max_size=MAX_BODY)
        server.on_response_prepare.append(add_headers)
        server.add_routes([web.get(path, self._common_file) for path in common_files()])
        server.add_routes([web.get(path, self._personal_file) for path in PERSONAL_FILES])
        server.add_routes(self._files.routes())
        server.add_routes(self._tables.routes())
        server.add_routes(
            [
                web.get(STATISTICS, self._statistics),
                web.get(STATISTICS + "/{section:[a-z]{1,20}}.{suffix:png|gif}", self._statistics_picture),
                web.get(HOME_PATH, self._home),
                web.get(HOME_PICTURE, self._home_picture),
                web.get("/suggest", self._suggest),
                web.get("/news/" + VERSION, self._news),
                web.post("/enter", self._enter),
                web.post("/type", self._type),
                web.post("/press", self._press),
                web.post("/look", self._look),
            ]
        )
        return server

    @web.middleware
    async def _limit_requests(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path in common_files():  # they cost nothing, and all players of Discord have one address
            return await handler(request)
        player = self._tables.player(request) or self._visitors.visitor(request.cookies)
        limits = self._poll_limits if request.path.startswith("/news/") else self._limits
        if request.path == DISCORD_ENTRY:  # it waits for Discord, and all players there have one address
            limits = self._code_limits
        async with limits.slot(f"{player.chat}:{player.id:x}" if player else self._clients.of(request)):
            return await handler(request)

    async def _common_file(self, request: web.Request) -> web.Response:
        return common_files()[request.path].response(request)

    async def _personal_file(self, request: web.Request) -> web.Response:
        if request.path == "/" and self._tables.is_activity(request):
            return self._tables.activity_page(request)
        texts, theme = await self._appearance(request)
        file = personal_file(request.path, texts, theme)
        return file.response(request, vary=("Accept-Language", "Cookie"))

    async def _appearance(self, request: web.Request) -> tuple[Texts, str]:
        """Return the language and the theme of whoever sends a request."""
        player, room = self._visitors.visitor(request.cookies), self._room(request)
        if player is None:
            return Texts.load(room.language), DEFAULT_THEME
        return await self._app.appearance(player, room)

    async def _statistics(self, request: web.Request) -> web.Response:
        player = self._visitors.visitor(request.cookies)
        if player is None:
            return web.Response(status=303, headers={"Location": "/"})
        room, view = self._room(request), StatisticsView.read(request.query)
        texts, theme = await self._app.appearance(player, room)
        page = statistics_page(texts, theme, view, await find_replies(self._app, player, room, view))
        return web.Response(text=page, content_type="text/html")

    async def _statistics_picture(self, request: web.Request) -> web.Response:
        """Return the current picture of a section; other pictures are never rendered."""
        player, room = self._visitor(request), self._room(request)
        name, view = request.match_info["section"], StatisticsView.read(request.query)
        picture = await find_picture(self._app, player, room, view, name)
        if picture is None or file_type(picture) != request.match_info["suffix"]:
            raise RefusedRequestError(404, "page-not-found")
        is_current = request.query.get("v") == image_version(picture)
        return await picture_response(self._pictures, picture, is_current=is_current)

    async def _home(self, request: web.Request) -> web.Response:
        is_embedded = self._tables.visit(request) is not None
        return _json(home_json(await self._home_screen(request), has_pages=not is_embedded))

    async def _home_picture(self, request: web.Request) -> web.Response:
        player, room = self._viewer(request)
        picture = (await self._home_screen_of(player, room)).picture
        is_current = request.query.get("v") == image_version(picture)
        return await picture_response(self._pictures, picture, is_current=is_current)

    async def _home_screen(self, request: web.Request) -> HomeScreen:
        """Return the home screen of a request's player; raise ``RefusedRequestError``."""
        return await self._home_screen_of(self._visitor(request), self._room(request))

    async def _home_screen_of(self, player: Player, room: Room) -> HomeScreen:
        found = await self._app.home(player, room)
        if isinstance(found, Reply):
            raise too_busy_error(found.notice)
        return found

    async def _suggest(self, request: web.Request) -> web.Response:
        player = self._visitor(request)
        kind, typed, before = (request.query.get(name, "") for name in ("kind", "typed", "before"))
        if kind not in parameter_kinds() or max(len(typed), len(before)) > MAX_LINE:
            raise RefusedRequestError(400, "page-bad-request")
        suggestions = await self._app.suggest(player, kind, typed, tuple(before.split()), self._room(request))
        return _json(SUGGESTIONS.dump_json(suggestions))

    async def _news(self, request: web.Request) -> web.Response:
        """Long polling: answer when a message has another version, or gets no more updates."""
        player, match = self._visitor(request), request.match_info
        return _json(
            MESSAGES.dump_json(await self._chat.news(player, int(match["number"]), match["version"]))
        )

    async def _enter(self, request: web.Request) -> web.Response:
        check_origin(request)
        player = self._visitors.visitor(request.cookies) or self._new_visitor(request)
        room = self._room(request)
        messages, is_new = await self._chat.enter(player, room)
        texts, theme = await self._app.appearance(player, room)
        token = self._visitors.token(player)
        entered = EnterResponse(token, command_views(texts), messages, is_new, texts.language, theme)
        response = _json(ENTER_RESPONSE.dump_json(entered))
        is_https = request.headers.get("Origin", "").startswith("https:")
        response.set_cookie(
            self._visitors.secure_cookie_name if is_https else self._visitors.cookie_name,
            self._visitors.cookie(player),
            max_age=COOKIE_AGE,
            path="/",
            secure=is_https,
            httponly=True,
            # Strict has no drawback: only the page's own script calls this, never a link from elsewhere.
            samesite="Strict",
        )
        return response

    async def _type(self, request: web.Request) -> web.Response:
        player = self._authenticated(request)
        typed = await read_body(TYPE_REQUEST, request)
        admit = partial(self._admit_player, request)
        return _json(MESSAGES.dump_json(await self._chat.type(player, self._room(request), typed, admit)))

    async def _press(self, request: web.Request) -> web.Response:
        player = self._authenticated(request)
        pressed = await read_body(PRESS_REQUEST, request)
        action = _unpacked(pressed.press)
        admit, room = partial(self._admit_player, request), self._room(request)
        return _json(MESSAGES.dump_json(await self._chat.press(player, room, pressed, action, admit)))

    async def _look(self, request: web.Request) -> web.Response:
        """Answer a button that changes nothing, without a message in the chat."""
        player = self._authenticated(request)
        action = _unpacked((await read_body(PRESS_REQUEST, request)).press)
        if action.verb not in LOOKS:
            raise RefusedRequestError(400, "page-unknown-button")
        return _json(MESSAGES.dump_json(await self._chat.look(player, self._room(request), action)))

    def _new_visitor(self, request: web.Request) -> Player:
        """Return a new player; raise ``RefusedRequestError`` if there are too many or no room."""
        self._check_room(is_new=True)
        if self._visits.take_token(self._clients.of(request), time.monotonic()):
            raise too_busy_error()
        return self._visitors.new_player()

    def _admit_player(self, request: web.Request) -> None:
        """Let a visitor become a player; raise ``RefusedRequestError`` as for a new visitor."""
        if self._tables.visit(request):  # the chat has let the player in, who needed an account there
            return
        self._check_room(is_new=True)
        if self._new_players.take_token(self._clients.of(request), time.monotonic()):
            raise too_busy_error()

    def _check_room(self, *, is_new: bool = False) -> None:
        """Raise ``RefusedRequestError`` if the store has room only for players with an account."""
        if self.room.is_spent or (is_new and self.room.is_scarce):
            raise RefusedRequestError(503, "page-full")

    def _room(self, request: web.Request) -> Room:
        """Return what a request says of its browser: the language, and the time zone of the device."""
        visit = self._tables.visit(request)
        return self._room_in(request, visit.language if visit else "")

    def _room_in(self, request: web.Request, language: str) -> Room:
        """Return the room of a request of a player whose client has a language; empty if that is unknown."""
        preferred = language or preferred_language(request.headers.get("Accept-Language", ""))
        zone = known_zone(request.headers.get(ZONE_HEADER, ""))
        return Room(preferred or self._texts.language, zone=zone)

    def _request_texts(self, request: web.Request) -> Texts:
        return Texts.load(self._room_in(request, "").language)

    def _visitor(self, request: web.Request) -> Player:
        """Return the player of a request's token or cookie; raise ``RefusedRequestError`` without one."""
        if visit := self._tables.visit(request):
            return visit.player
        player = self._visitors.visitor(request.cookies)
        if player is None:
            raise RefusedRequestError(403, "page-unknown-visitor", can_enter_again=True)
        return player

    def _viewer(self, request: web.Request) -> tuple[Player, Room]:
        """Return who asks for a picture, by its address inside a chat; raise ``RefusedRequestError``."""
        if visit := self._tables.viewer(request):
            return visit.player, self._room_in(request, visit.language)
        return self._visitor(request), self._room(request)

    def _authenticated(self, request: web.Request) -> Player:
        """Return the player of a request with the page's token; raise ``RefusedRequestError`` without it."""
        visit = self._tables.visit(request)
        check_origin(request, self._tables.origins if visit else frozenset())
        self._check_room()
        if visit:
            return visit.player
        player = self._visitor(request)
        if not self._visitors.is_token(request.headers.get(PROOF_HEADER, ""), player):
            raise RefusedRequestError(403, "page-unknown-visitor", can_enter_again=True)
        return player


def _unpacked(press: str) -> Action:
    """Return the action of a button; raise ``RefusedRequestError`` if there is no such button."""
    try:
        return unpack(press)
    except CallbackDataError as error:
        raise RefusedRequestError(400, "page-unknown-button") from error


def _json(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json")


def _start_error(error: OSError | UnicodeError, host: str, port: int) -> StartError:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return StartError(
            "PAGE_PORT",
            f"port {port} on {host} is in use",
            "Set another port, or stop the program that uses it",
        )
    if number in (errno.EACCES, errno.EPERM):
        return StartError(
            "PAGE_PORT",
            f"port {port} needs rights that the bot doesn't have",
            "Set a port of 1024 or higher, such as 8080",
        )
    return StartError(
        "PAGE_HOST", f"{host!r} isn't a name or address of this machine", "Set one such as 127.0.0.1"
    )
