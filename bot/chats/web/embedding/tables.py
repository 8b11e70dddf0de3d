"""Tables inside chats: who opens them, with which page, and what the chat shows of them afterwards."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import web

from bot.app import App
from bot.chats.web.chat_session import WebChat
from bot.chats.web.embedding.board_updates import BoardUpdates
from bot.chats.web.embedding.discord_accounts import (
    CodeRefusedError,
    DiscordAccount,
    DiscordAccounts,
    DiscordUnreachedError,
)
from bot.chats.web.embedding.embedded_page import content_policy, is_activity
from bot.chats.web.embedding.launch_data import LaunchData, LaunchDataError
from bot.chats.web.embedding.table_tokens import TableTokens, TableVisit
from bot.chats.web.json_views import (
    DISCORD_ENTER_REQUEST,
    ENTER_RESPONSE,
    TELEGRAM_ENTER_REQUEST,
    EnterResponse,
    command_views,
)
from bot.chats.web.request_guard import POLICY, RefusedRequestError, check_origin, read_body, too_busy_error
from bot.chats.web.static_files import embedded_page
from bot.core.actions import Chat, Player, Room
from bot.core.charts import DEFAULT_THEME
from bot.core.chat_boards import ChatBoards
from bot.core.public_links import TELEGRAM_PATH
from bot.i18n.catalog import languages
from bot.i18n.languages import client_language
from bot.i18n.texts import Texts
from bot.rendering.themes import all_themes
from bot.runtime.rate_limiter import RateLimit, TokenBuckets
from bot.storage.coordination.launch_claims import LaunchClaims
from bot.storage.player_store import PlayerStore

TOKEN_HEADER = "X-Table-Token"  # noqa: S105 - the name of a header
"""The header with the token that a page inside a chat gets when it enters."""
PICTURE_KEY = "key"
"""The parameter of a picture's address that says whose it is."""
EXCHANGES = RateLimit(burst=100, per_second=10)
"""Codes of Discord that are exchanged: anybody can send some, and each costs two requests."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class TableHosts:
    """What the chats give the page, so that the table opens inside them."""

    telegram_token: str = ""
    """The token of the bot in Telegram; empty if the table does not open there."""
    discord: DiscordAccounts | None = None
    """Whom codes of Discord belong to; ``None`` if the table does not open there."""
    discord_application: Callable[[], int] = lambda: 0
    """Returns the id of the application; 0 while that is unknown."""
    boards: dict[Chat, ChatBoards] = field(default_factory=dict)
    """The messages in chats that show what is played at the table."""


NO_HOSTS = TableHosts()


class EmbeddedTables:
    """Answers the requests with which tables are opened and left."""

    def __init__(
        self,
        app: App,
        chat: WebChat,
        store: PlayerStore,
        hosts: TableHosts,
        updates: BoardUpdates,
        room_of: Callable[[web.Request, str], Room],
    ) -> None:
        """``room_of`` returns the room of a request and the language of its client, if that is known."""
        self._app = app
        self._chat = chat
        self._hosts = hosts
        self._claims = LaunchClaims(store.redis)
        self._exchanges = TokenBuckets(EXCHANGES, 1)
        self._room_of = room_of
        self._tokens = TableTokens(b"")
        self._updates = updates

    def open(self, secret: bytes) -> None:
        """Sign tokens with a secret of the instance from now on."""
        self._tokens = TableTokens(secret)

    async def close(self) -> None:
        """Show in the chats what was played last, and close the connections to Discord."""
        await self._updates.close()
        if self._hosts.discord:
            await self._hosts.discord.close()

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses that only tables inside chats have; none without a chat that opens them."""
        telegram = [web.get(TELEGRAM_PATH, self._telegram_page), web.post("/telegram/enter", self._telegram)]
        discord = [web.post("/discord/enter", self._discord)]
        found = (telegram if self._hosts.telegram_token else []) + (discord if self._hosts.discord else [])
        return [*found, web.post("/left", self._left)] if found else []

    @property
    def origins(self) -> frozenset[str]:
        """The origins of the page besides its own: that of Discord's proxy."""
        application = self._hosts.discord_application() if self._hosts.discord else 0
        return frozenset({f"https://{application}.discordsays.com"} if application else ())

    def is_activity(self, request: web.Request) -> bool:
        """Return whether a request of the root is Discord's, which opens the page as an Activity."""
        return self._hosts.discord is not None and is_activity(request.query)

    def activity_page(self, request: web.Request) -> web.Response:
        """Return the page for Discord; raise ``RefusedRequestError`` before the bot has logged in there."""
        application = self._hosts.discord_application()
        if not application:
            raise RefusedRequestError(503, "table-not-ready")
        return self._page(request, Chat.DISCORD, str(application))

    def visit(self, request: web.Request) -> TableVisit | None:
        """Return who plays at a table; ``None`` for a request of a page in a browser.

        Raises ``RefusedRequestError`` for a token that is not valid, or not any more.
        """
        token = request.headers.get(TOKEN_HEADER)
        if token is None:
            return None
        visit = self._tokens.visit(token, time.time())
        if visit is None:
            raise RefusedRequestError(403, "page-unknown-visitor", can_enter_again=True)
        return visit

    def viewer(self, request: web.Request) -> TableVisit | None:
        """Return who may see a picture by its address; ``None`` if the address does not say.

        Raises ``RefusedRequestError`` for a key that is not valid, or not any more.
        """
        key = request.query.get(PICTURE_KEY)
        if key is None:
            return None
        visit = self._tokens.viewer(key, time.time())
        if visit is None:
            raise RefusedRequestError(403, "page-unknown-visitor")
        return visit

    async def _telegram_page(self, request: web.Request) -> web.Response:
        return self._page(request, Chat.TELEGRAM)

    def _page(self, request: web.Request, chat: Chat, application: str = "") -> web.Response:
        """Return the page in the language and theme that its address names; it does not know the player."""
        named = request.query.get("language", "")
        if named not in languages():
            named = client_language(named) or self._room_of(request, "").language
        theme = request.query.get("theme", "")
        page = embedded_page(
            chat, Texts.load(named), theme if theme in all_themes() else DEFAULT_THEME, application
        )
        response = page.response(request, vary=("Accept-Language",))
        response.headers[POLICY] = content_policy(chat)
        return response

    async def _telegram(self, request: web.Request) -> web.Response:
        """Let in whoever has opened the Mini App: once for each launch, and again for the same page."""
        check_origin(request)
        asked = await read_body(TELEGRAM_ENTER_REQUEST, request)
        try:
            launch = LaunchData.read(asked.launch, self._hosts.telegram_token)
        except LaunchDataError as error:
            log.debug("launch data is refused: %s", error)
            raise RefusedRequestError(403, "table-launch-invalid") from None
        is_allowed = (
            await self._claims.claim(launch.digest, asked.entry)
            if launch.is_fresh(time.time())
            else await self._claims.is_known(launch.digest, asked.entry)
        )
        if not is_allowed:
            raise RefusedRequestError(403, "table-launch-old")
        visit = TableVisit(Player(Chat.TELEGRAM, launch.user), launch.language)
        return await self._entered(request, visit, asked.session)

    async def _discord(self, request: web.Request) -> web.Response:
        """Let in whoever has authorized the application in Discord."""
        check_origin(request, self.origins)
        asked = await read_body(DISCORD_ENTER_REQUEST, request)
        account = await self._account(asked.code)
        visit = TableVisit(Player(Chat.DISCORD, account.id), account.language)
        return await self._entered(request, visit, access_token=account.access_token)

    async def _account(self, code: str) -> DiscordAccount:
        application = self._hosts.discord_application()
        if self._hosts.discord is None or not application:
            raise RefusedRequestError(503, "table-not-ready")
        if self._exchanges.take_token(None, time.monotonic()):
            raise too_busy_error()
        try:
            return await self._hosts.discord.of_code(application, code)
        except CodeRefusedError as error:
            log.info("Discord refuses a code of the table: %s", error)
            raise RefusedRequestError(403, "table-launch-old", can_enter_again=True) from None
        except DiscordUnreachedError as error:
            log.warning("Discord did not say who opens the table: %s", error)
            raise RefusedRequestError(502, "table-discord-unreached") from None

    async def _entered(
        self, request: web.Request, visit: TableVisit, session: str = "", access_token: str = ""
    ) -> web.Response:
        player, room = visit.player, self._room_of(request, visit.language)
        messages = await self._chat.open_table(player, room, session)
        texts, theme = await self._app.appearance(player, room)
        now = time.time()
        entered = EnterResponse(
            self._tokens.token(visit, now),
            command_views(texts),
            messages,
            is_new=False,
            language=texts.language,
            theme=theme,
            picture_key=self._tokens.picture_key(visit, now),
            access_token=access_token,
        )
        return web.Response(body=ENTER_RESPONSE.dump_json(entered), content_type="application/json")

    async def _left(self, request: web.Request) -> web.Response:
        """Show in the chat what was played at a table that was left."""
        check_origin(request, self.origins)
        if visit := self.visit(request):
            self._updates.note_left(visit.player)
        return web.Response(status=204)
