"""Discord as an Activity meets it: the bot, its page behind the proxy, and Chromium with the client."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from discord.gateway import DiscordWebSocket
from discord.http import Route
from playwright.async_api import Browser, Frame, Page, Request, ViewportSize, async_playwright
from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.client import Shards
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.embedding.discord_accounts import DiscordAccounts
from bot.chats.web.embedding.tables import TableHosts
from bot.config.page_names import PageName
from bot.core.actions import Chat
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.player_store import PlayerStore
from engine.record import Record
from tests.browser.place import FLAGS, TEXTS, Tab
from tests.browser.table_play import Point, Table
from tests.discord_chat.simulator.accounts import CLIENT_SECRET
from tests.discord_chat.simulator.activity import CLIENT_HOST, ActivityHost
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN, DiscordServer
from tests.discord_chat.simulator.specification import Specification
from tests.discord_chat.simulator.world import BOT
from tests.store.proxy import make_certificate

PUBLIC_HOST = "cards.example.org"
KLONDIKE = Record.read("klondike/1 #42")
PHONE = ViewportSize(width=390, height=844)


class FramedTable(Table):
    """The table in the frame of a page: looked at in the frame, tapped on the page."""

    def __init__(self, tab: Tab, frame: Frame) -> None:
        super().__init__(tab)
        self._inside = frame

    @property
    def page(self) -> Page:
        return cast("Page", self._inside)

    async def tap_at(self, point: Point) -> None:
        await self.tab.page.mouse.click(*point)


@dataclass
class ActivityPlace:
    """Discord with its client, in which the bot runs, and a browser that reaches both sites."""

    server: DiscordServer
    host: ActivityHost
    adapter: DiscordAdapter
    browser: Browser
    channel_player: Player
    hosts_asked: set[str] = field(default_factory=set)
    """The hosts that the browser sent requests to."""

    async def open(
        self, player: Player, size: ViewportSize = PHONE, note: Callable[[Request], None] = lambda _: None
    ) -> FramedTable:
        """Open the Activity in a player's client, as Discord does once the bot has launched it.

        ``note`` takes each request that is finished.
        """
        context = await self.browser.new_context(viewport=size, ignore_https_errors=True)
        context.on("requestfinished", lambda request: note(request))  # noqa: PLW0108 - Playwright marks it
        context.on("request", lambda request: self.hosts_asked.add(request.url.split("/")[2]))
        page = await context.new_page()
        address = self.host.client_of(player.user)
        tab = Tab(context, page, address)
        await page.goto(address)
        element = await page.wait_for_selector("#activity")
        frame = await element.content_frame() if element else None
        assert frame
        return FramedTable(tab, frame)

    def another(self, name: str, locale: str = "en-US") -> Player:
        return Player(self.server, self.server.world.add_user(name, locale), self.channel_player.channel)


async def draw(table: FramedTable, record: Record) -> Record:
    """Tap the stock; return what the table shows then."""
    position = record.replay()
    move = next(move for move in position.legal_moves() if move.verb == "draw")
    await table.play_by_taps(position, move)
    played = record.then(move)
    await table.shows(played)
    return played


async def board_of(player: Player) -> Message:
    return (await player.types("solitaire play", game="klondike", deal="42")).message


@contextmanager
def other_addresses() -> Iterator[None]:
    """Restore Discord's addresses at the end: the adapter sets those of another server for all clients."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@asynccontextmanager
async def activity_place(chromium: str, redis_url: str, directory: Path) -> AsyncIterator[ActivityPlace]:
    """Provide everything; ``directory`` is for a certificate. Check that no request went elsewhere."""
    texts, pictures = TEXTS, ImageRenderer()
    simulated = DiscordServer(Specification.find())
    with other_addresses():
        async with Redis.from_url(redis_url) as redis, simulated.serving() as server:
            server.commands.turn_on_activities(BOT.id)
            store = PlayerStore(redis)
            app = App(Services(store, texts, choose_deal=lambda *_: 42))
            adapter = DiscordAdapter(app, pictures, texts, TOKEN, server.api_url, Shards(1), has_table=True)
            hosts = TableHosts(
                discord=DiscordAccounts(server.api_url, CLIENT_SECRET),
                discord_application=lambda: adapter.application,
                boards={Chat.DISCORD: adapter.boards},
            )
            page = WebAdapter(
                app, pictures, texts, store, "127.0.0.1", 0, names=(PageName.read(PUBLIC_HOST),), hosts=hosts
            )
            await page.start()
            await adapter.start()
            running = asyncio.create_task(adapter.run())
            await server.until(lambda: server.gateway.live == {0})
            host = ActivityHost(server.accounts, BOT.id, page.address, PUBLIC_HOST)
            async with host.serving(make_certificate(directory)), async_playwright() as playwright:
                flags = [*FLAGS, host.resolver_rules()]
                browser = await playwright.chromium.launch(executable_path=chromium, args=flags)
                channel = server.world.add_channel(server.world.add_guild())
                carla = Player(server, server.world.add_user("carla"), channel)
                found = ActivityPlace(server, host, adapter, browser, carla)
                yield found
                await browser.close()
            await page.stop()
            await adapter.stop()
            await running
            pictures.close()
            assert found.hosts_asked <= {CLIENT_HOST, f"{BOT.id}.discordsays.com"}
            assert server.mistakes == []
