"""``solitaire-bot check`` says whether the table can open inside chats, and what it still needs."""

import json
from base64 import b64encode
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from aiohttp import web
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding import embedded_page
from bot.chats.web.embedding.discord_accounts import DiscordAccounts
from bot.chats.web.embedding.tables import TableHosts
from bot.chats.web.static_files import StaticFile, common_files
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import TEXTS
from tests.bot.program import Program, running
from tests.discord_chat.simulator.request import PREFIX
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.operation.check_report import Ask
from tests.operation.web_server import HOST, WebServer, dated_certificate, web_server
from tests.store.proxy import make_certificate
from tests.store.servers import free_port
from tests.telegram_chat import server as telegram_server
from tests.telegram_chat.chats import Request
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server

SECRET = "Ab3-xyz_0123456789abcdefghijklmn"  # noqa: S105 - only the simulator accepts it
NOWHERE = "http://127.0.0.1:1"
CHATS = {
    "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
    "TELEGRAM_API_URL": NOWHERE,
    "DISCORD_TOKEN": DISCORD_TOKEN,
    "DISCORD_API_URL": NOWHERE,
    "DISCORD_CLIENT_SECRET": SECRET,
}
"""Both chats, neither of which answers: what matters is the public address."""


class Authorization(WebServer):
    """Discord's API, with tokens for a client secret, as OAuth2 says, that can be revoked."""

    secret = SECRET
    status = 0
    """The status of these requests; 0 to answer them."""
    given: tuple[str, ...] = ()
    application: Mapping[str, object] = {"flags": 0}
    """What is set on the developer page."""

    async def answer(self, request: web.Request) -> web.Response:
        """Answer a request for a token; let the simulator answer all others."""
        if request.path.endswith("/applications/@me"):
            found = await super().answer(request)
            assert isinstance(found.body, bytes)
            found.body = json.dumps(json.loads(found.body) | dict(self.application)).encode()
            return found
        if not request.path.startswith(f"{PREFIX}/oauth2/token"):
            return await super().answer(request)
        if self.status:
            return web.Response(status=self.status)
        form = {name: values[0] for name, values in parse_qs(await request.text()).items()}
        known = b64encode(f"{BOT.id}:{self.secret}".encode()).decode()
        if request.headers.get("Authorization") != f"Basic {known}":
            return web.json_response({"error": "invalid_client"}, status=401)
        if request.path.endswith("/revoke"):
            self.given = tuple(token for token in self.given if token != form["token"])
            return web.json_response({})
        assert (form["grant_type"], form["scope"]) == ("client_credentials", "identify")
        self.given += ("a-token",)
        return web.json_response({"access_token": "a-token", "token_type": "Bearer", "scope": "identify"})


class MenuServer(Server):
    """Telegram with a menu button."""

    menu_button: dict[str, Any] = {"type": "commands"}  # noqa: RUF012 - each test sets another

    async def _do(self, sent: Request) -> object:
        return self.menu_button if sent.method == "getChatMenuButton" else await super()._do(sent)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(autouse=True)
def trusted(certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process trust the certificate as one of a public authority."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))


@pytest.fixture
async def page(app: App, redis: Redis, pictures: ImageRenderer) -> AsyncIterator[WebAdapter]:
    """Provide the page of a bot that has logged in to both chats."""
    hosts = TableHosts(
        TELEGRAM_TOKEN, DiscordAccounts(NOWHERE, SECRET), discord_application=lambda: int(BOT.id)
    )
    adapter = WebAdapter(app, pictures, TEXTS, PlayerStore(redis), HOST, 0, hosts=hosts)
    await adapter.start()
    yield adapter
    await adapter.stop()


@pytest.fixture
async def public(page: WebAdapter, certificate: tuple[Path, Path]) -> AsyncIterator[WebServer]:
    """Provide the web server in front of the page."""
    async with web_server(certificate) as server:
        server.target = int(page.address.rstrip("/").rpartition(":")[2])
        yield server


def address_of(server: WebServer) -> str:
    return f"https://{HOST}:{server.port}"


async def test_settings_that_lack_another_one_are_reported(ask: Ask) -> None:
    assert "not set: the table opens on the web page, not inside chats" in (await ask())["PAGE_URL"]
    found = await ask(TELEGRAM_APP="table", DISCORD_CLIENT_SECRET=SECRET)
    assert "! note  TELEGRAM_APP: it needs PAGE_URL" in found["TELEGRAM_APP"]
    assert "! note  DISCORD_CLIENT_SECRET: it needs PAGE_URL" in found["DISCORD_CLIENT_SECRET"]
    url = "https://cards.example.org"
    found = await ask(PAGE_URL=url, TELEGRAM_APP="table", DISCORD_CLIENT_SECRET=SECRET)
    assert "neither DISCORD_TOKEN nor TELEGRAM_TOKEN is set" in found["PAGE_URL"]
    assert "it needs TELEGRAM_TOKEN" in found["TELEGRAM_APP"]
    assert "it needs DISCORD_TOKEN" in found["DISCORD_CLIENT_SECRET"]
    assert "! note  TRUSTED_PROXIES: behind a proxy all browsers" in found["TRUSTED_PROXIES"]
    found = await ask(PAGE_URL=url, DISCORD_TOKEN=DISCORD_TOKEN, DISCORD_API_URL=NOWHERE)
    assert "not set: the table doesn't open in Discord" in found["DISCORD_CLIENT_SECRET"]
    assert not [line for line in found.lines if SECRET in line]


async def test_a_web_server_that_forwards_everything_is_well(ask: Ask, public: WebServer) -> None:
    found = (await ask(PAGE_URL=address_of(public), **CHATS))["PAGE_URL"]
    assert found.splitlines() == [
        "✓ ok  PAGE_URL: it answers in Telegram",
        "✓ ok  PAGE_URL: it answers in Discord",
        "✓ ok  PAGE_URL: its certificate is valid for another 2 days",
        f"! note  PAGE_URL: here its name means {HOST}, which others can't reach: check what it is for them",
    ]


def frame_options(server: WebServer) -> None:
    server.added = {"X-Frame-Options": "SAMEORIGIN"}


def own_policy(server: WebServer) -> None:
    server.own_headers = {"Content-Security-Policy": "frame-ancestors 'none'"}


def second_policy(server: WebServer) -> None:
    server.added = {"Content-Security-Policy": "frame-ancestors 'self'"}


def no_policy(server: WebServer) -> None:
    server.dropped = frozenset({"Content-Security-Policy"})


def caching(server: WebServer) -> None:
    server.own_headers = {"Cache-Control": "max-age=14400"}


def own_referrer_policy(server: WebServer) -> None:
    server.own_headers = {"Referrer-Policy": "no-referrer"}


def redirect(server: WebServer) -> None:
    server.own_status, server.own_headers = 301, {"Location": "https://www.example.org/"}


def other_program(server: WebServer) -> None:
    server.own_status = 200


def password(server: WebServer) -> None:
    server.own_status, server.own_headers = 401, {"WWW-Authenticate": "Basic"}


def other_host(server: WebServer) -> None:
    server.host = "cards.example.org"


def local_host(server: WebServer) -> None:
    server.host = "localhost:8080"


def only_reading(server: WebServer) -> None:
    server.methods = frozenset({"GET"})


def no_bot(server: WebServer) -> None:
    server.target = free_port()


@pytest.mark.parametrize(
    ("misconfigure", "problem"),
    [
        (frame_options, "✗ fix  PAGE_URL: for Telegram the web server adds X-Frame-Options, so no frame"),
        (frame_options, "✗ fix  PAGE_URL: for Discord the web server adds X-Frame-Options, so no frame"),
        (own_policy, "the web server changes Content-Security-Policy to frame-ancestors 'none', so no chat"),
        (second_policy, "and frame-ancestors 'self', so no chat shows the page, or more than the chats do."),
        (no_policy, "the web server doesn't pass on Content-Security-Policy, so no chat shows the page, or"),
        (caching, "the web server changes Cache-Control to max-age=14400, so old pages are shown."),
        (own_referrer_policy, "! note  PAGE_URL: for Telegram the web server changes Referrer-Policy to no-"),
        (redirect, "✗ fix  PAGE_URL: for Telegram it redirects to https://www.example.org/. Set PAGE_URL to"),
        (
            other_program,
            "answers with 200 and not with the bot's page: another program, or a rule, is there.",
        ),
        (password, "answers with 401 and not with the bot's page: another program, or a rule, is there."),
        (other_host, "✗ fix  PAGE_URL: the web server doesn't pass on the requested Host. In nginx, that is"),
        (local_host, "✗ fix  PAGE_URL: in Telegram nobody can play, because the web server changes Host or"),
        (only_reading, "✗ fix  PAGE_URL: in Discord nobody can play, because POST is answered with 405."),
        (no_bot, "! note  PAGE_URL: the web server doesn't reach the bot (502): start the bot, and let the"),
    ],
)
async def test_a_web_server_that_changes_or_withholds_something_is_reported(
    ask: Ask, public: WebServer, misconfigure: Callable[[WebServer], None], problem: str
) -> None:
    misconfigure(public)
    found = (await ask(PAGE_URL=address_of(public), **CHATS))["PAGE_URL"]
    assert problem in found


async def test_a_bot_that_has_not_logged_in_or_has_other_settings_is_reported(
    ask: Ask, public: WebServer, app: App, redis: Redis, pictures: ImageRenderer
) -> None:
    hosts = TableHosts(discord=DiscordAccounts(NOWHERE, SECRET))
    other = WebAdapter(app, pictures, TEXTS, PlayerStore(redis), HOST, 0, hosts=hosts)
    await other.start()
    public.target = int(other.address.rstrip("/").rpartition(":")[2])
    try:
        found = (await ask(PAGE_URL=address_of(public), **CHATS))["PAGE_URL"]
        assert "✗ fix  PAGE_URL: for Telegram it answers with 404, because the running bot doesn't" in found
        assert "! note  PAGE_URL: for Discord it doesn't answer with the page yet" in found
    finally:
        await other.stop()


async def test_a_running_bot_that_the_web_server_misses_is_reported(ask: Ask, public: WebServer) -> None:
    running_at, public.target = public.target, free_port()
    found = await ask(PAGE_URL=address_of(public), PAGE_PORT=str(running_at), **CHATS)
    remedy = f"The bot is running: let the web server forward to 127.0.0.1, port {running_at}."
    assert f"✗ fix  PAGE_URL: the web server doesn't reach the bot (502). {remedy}" in found["PAGE_URL"]


async def test_an_address_that_is_not_reached_is_reported(ask: Ask, page: WebAdapter) -> None:
    plain = page.address.rstrip("/").rpartition(":")[2]
    for url, problem in {
        "https://127.0.0.1:1": "it can't be reached (",
        "https://no-such-name.invalid": "the name no-such-name.invalid has no address. ",
        f"https://127.0.0.1:{plain}": "there is no TLS (",
    }.items():
        found = (await ask(PAGE_URL=url, **CHATS))["PAGE_URL"]
        assert found.startswith(f"✗ fix  PAGE_URL: {problem}")
        assert "\n" not in found
    found = (await ask(PAGE_URL=f"http://127.0.0.1:{plain}", **CHATS))["PAGE_URL"]
    assert "! note  PAGE_URL: it isn't encrypted: no chat opens it" in found


async def test_a_wrong_certificate_is_reported(
    ask: Ask, public: WebServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = await ask(PAGE_URL=f"https://localhost:{public.port}", **CHATS)
    assert "✗ fix  PAGE_URL: its certificate is for another name than localhost." in found["PAGE_URL"]
    today = datetime.now(UTC)
    for number, (begin, end, problem) in enumerate(
        (
            (-80, -1, "✗ fix  PAGE_URL: its certificate has expired. Renew it"),
            (1, 90, "✗ fix  PAGE_URL: its certificate isn't valid yet. Check the clock"),
            (-80, 10, "! note  PAGE_URL: its certificate ends in 10 days, and isn't renewed yet"),
        )
    ):
        dates = (today + timedelta(begin), today + timedelta(end, minutes=10))
        made = dated_certificate(tmp_path / str(number), *dates)
        monkeypatch.setenv("SSL_CERT_FILE", str(made[0]))
        async with web_server(made) as server:
            server.target = public.target
            assert problem in (await ask(PAGE_URL=address_of(server), **CHATS))["PAGE_URL"]
    monkeypatch.delenv("SSL_CERT_FILE")
    found = await ask(PAGE_URL=address_of(public), **CHATS)
    assert "✗ fix  PAGE_URL: its certificate isn't trusted (self-signed certificate)." in found["PAGE_URL"]


async def test_what_telegram_still_needs_is_reported(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    telegram = MenuServer()
    async with telegram.running():
        settings = {
            "PAGE_URL": NOWHERE, "TELEGRAM_TOKEN": TELEGRAM_TOKEN, "TELEGRAM_API_URL": telegram.url,
        }  # fmt: skip
        found = await ask(**settings)
        assert "! note  PAGE_URL: the menu button in Telegram doesn't open the table yet" in found["PAGE_URL"]
        advice = f"Bot Settings, Configure Mini App, Enable Mini App, and send {NOWHERE}/telegram"
        assert advice in found["TELEGRAM_APP"]
        telegram.menu_button = {
            "type": "web_app", "text": "Table", "web_app": {"url": f"{NOWHERE}/telegram?language=en"},
        }  # fmt: skip
        monkeypatch.setitem(telegram_server.ABILITIES, "has_main_web_app", 1)
        found = await ask(**settings)
        assert "✓ ok  PAGE_URL: the menu button in Telegram opens the table" in found["PAGE_URL"]
        assert "✓ ok  TELEGRAM_APP: not set: links in groups open the main Mini App" in found["TELEGRAM_APP"]
        telegram.menu_button["web_app"] = {"url": "https://old.example.org/telegram"}
        found = await ask(**settings, TELEGRAM_APP="table")
        assert "the menu button in Telegram opens https://old.example.org/telegram yet" in found["PAGE_URL"]
        assert "✓ ok  TELEGRAM_APP: links in groups open https://t.me/" in found["TELEGRAM_APP"]
    methods = {request.method for request in telegram.requests}
    assert methods == {"getMe", "getWebhookInfo", "getChatMenuButton"}


async def test_what_discord_still_needs_is_reported(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    discord, api = DiscordServer(), Authorization()
    built = {name: file for name, file in common_files().items() if name != embedded_page.ACTIVITY_MODULE}
    monkeypatch.setattr(embedded_page, "common_files", lambda: built)
    async with discord.serving(), web_server(None, api):
        api.target = int(discord.api_url.removesuffix("/api").rpartition(":")[2])
        settings = {
            "PAGE_URL": NOWHERE, "DISCORD_TOKEN": DISCORD_TOKEN, "DISCORD_CLIENT_SECRET": SECRET,
            "DISCORD_API_URL": f"http://{HOST}:{api.port}/api",
        }  # fmt: skip
        found = (await ask(**settings))["DISCORD_CLIENT_SECRET"]
        assert "✓ ok  DISCORD_CLIENT_SECRET: Discord accepts it" in found
        assert "✗ fix  DISCORD_CLIENT_SECRET: Activities are off" in found
        assert "✗ fix  DISCORD_CLIENT_SECRET: your application has no redirect" in found
        assert "Run make activity, then start the bot again." in found
        assert "Discord has no command that opens the table yet" in found
        assert "under Activities, URL Mappings, Prefix has to be / and Target 127.0.0.1:1" in found
        built[embedded_page.ACTIVITY_MODULE] = StaticFile.of(b"export {};", "text/javascript")
        api.application = {"flags": 1 << 17, "redirect_uris": ["https://127.0.0.1"]}
        found = (await ask(**settings))["DISCORD_CLIENT_SECRET"]
        assert "✗ fix" not in found
        assert "✓ ok  DISCORD_CLIENT_SECRET: Activities are on" in found
        api.secret = "another"  # noqa: S105 - of nothing
        refused = (await ask(**settings))["DISCORD_CLIENT_SECRET"]
        assert "✗ fix  DISCORD_CLIENT_SECRET: Discord doesn't accept it for this application." in refused
        api.status = 503
        unknown = (await ask(**settings))["DISCORD_CLIENT_SECRET"]
        assert "! note  DISCORD_CLIENT_SECRET: Discord doesn't say whether it is right (503)" in unknown
    assert not api.given, "a token that was given is revoked"
    assert SECRET not in json.dumps([found, refused, unknown])


async def test_all_is_well_while_the_bot_runs_behind_a_web_server(
    short_path: Path, certificate: tuple[Path, Path]
) -> None:
    telegram, port = MenuServer(), free_port()
    async with telegram.running(), web_server(certificate) as public:
        public.target = port
        program = Program(
            short_path,
            PAGE_PORT=str(port),
            PAGE_URL=address_of(public),
            TELEGRAM_TOKEN=TELEGRAM_TOKEN,
            TELEGRAM_API_URL=telegram.url,
            SSL_CERT_FILE=str(certificate[0]),
            NO_PROXY=HOST,
        )
        async with running(program):
            end = await (await program.with_words("check").begin()).end()
    assert (end.status, end.complained) == (0, ""), end.said
    assert "✓ ok  PAGE_URL: it answers in Telegram" in end.said
