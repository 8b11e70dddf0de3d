"""Helpers of the browser tests: Chromium, a server that can restart, and a tab that records errors."""

import os
import re
import shutil
from collections.abc import Awaitable, Callable
from typing import Self

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.player_store import PlayerStore
from engine.games import find_game
from engine.options import read_options
from engine.outcome import Result
from engine.record import Record
from tests.bot.saved_games import described

PROGRAMS = (
    "chromium-headless-shell",  # a page takes a third less of a processor's time
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)

FLAGS = (
    "--no-sandbox",  # test machines are often containers, in which the sandbox cannot start
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
TEXTS = Texts.load("en")
TOUCH = 44  # CSS pixels: large enough for a finger
MEASURE_TARGETS = """
() => [...document.querySelectorAll("button, input")]
  .filter((target) => target.checkVisibility({ visibilityProperty: true }))
  .map((target) => ({
    name: target.textContent || target.id,
    left: target.getBoundingClientRect().left,
    right: target.getBoundingClientRect().right,
    width: target.offsetWidth,
    height: target.offsetHeight,
  }))
"""
"""Measures all targets at once, because the button to the latest message depends on the scroll position.

The size is that of the layout, because a button that was just pressed is still animated.
"""


def find_chromium() -> str | None:
    """Return the path of the first program found: ``CHROMIUM``, or one of the usual names."""
    found = (shutil.which(name) for name in (os.environ.get("CHROMIUM", ""), *PROGRAMS) if name)
    return next(filter(None, found), None)


class Place:
    """The page's server, which keeps its address when it restarts."""

    def __init__(self, redis: Redis, app: App | None = None) -> None:
        self._redis = redis
        self._app = app
        self._port = 0
        self.address = ""

    async def open(self) -> None:
        store = PlayerStore(self._redis)
        self._pictures = ImageRenderer()
        app = self._app or App(Services(store, TEXTS, choose_deal=lambda *_: 42))
        self._page = WebAdapter(app, self._pictures, TEXTS, store, "127.0.0.1", self._port)
        await self._page.start()
        self.address = self._page.address
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    async def close(self) -> None:
        await self._page.stop()
        self._pictures.close()


class Tab:
    """The page in its own browser context, with its requests to other hosts and its console errors."""

    def __init__(self, context: BrowserContext, page: Page, address: str) -> None:
        self.context = context
        self.page = page
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self._address = address
        context.on("request", self._note_request)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @classmethod
    async def open(
        cls,
        browser: Browser,
        address: str,
        width: int = 1280,
        height: int = 860,
        language: str = "en",
        *,
        has_touch: bool = False,
        is_reduced: bool = False,
    ) -> Self:
        """Open the page in a new context of the browser with this language, and wait for its home screen."""
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=has_touch,
            reduced_motion="reduce" if is_reduced else "no-preference",
        )
        return await cls._open_in(context, address)

    async def another(self) -> Self:
        """Open the page again, in another tab of the same browser."""
        return await self._open_in(self.context, self._address)

    @classmethod
    async def _open_in(cls, context: BrowserContext, address: str) -> Self:
        tab = cls(context, await context.new_page(), address)
        await tab.page.goto(address)
        await expect(tab.page.locator(".home-games button").first).to_be_visible()
        return tab

    async def close(self) -> None:
        await self.context.close()

    async def open_home(self) -> None:
        """Show the places to go."""
        await self.page.locator("#to-home").click()
        await self.is_at("home")

    async def open_table(self) -> None:
        """Show the newest board as a table."""
        await self.page.locator("#to-table").click()
        await self.is_at("table")

    async def is_at(self, view: str) -> None:
        """Wait until the page shows a view: ``home``, ``table`` or ``chat``."""
        await expect(self.page.locator("body")).to_have_attribute("data-view", view)

    async def open_chat(self) -> None:
        """Show the conversation."""
        if await self.page.locator("body").get_attribute("data-view") == "home":
            await expect(self.page.locator(".home-games button").first).to_be_visible()  # the page has begun
        await self.page.locator("#to-chat").click()
        await self.is_at("chat")

    @property
    def messages(self) -> Locator:
        return self.page.get_by_role("article")

    @property
    def last(self) -> Locator:
        return self.messages.last

    @property
    def board(self) -> Locator:
        return self.page.locator("#messages img.board").last

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("combobox")

    @property
    def status(self) -> Locator:
        """The live region, which a screen reader announces."""
        return self.page.get_by_role("status")

    async def type(self, line: str) -> None:
        """Type a line and send it, using only the keyboard."""
        await self.box.focus()
        await self.page.keyboard.type(line)
        await self.page.keyboard.press("Escape")
        await self.page.keyboard.press("Enter")

    async def shows(self, record: Record) -> None:
        """Wait until the last board shows the position of a record, as a picture and for screen readers."""
        words = described(TEXTS, record)
        await expect(self.board).to_have_attribute("alt", re.compile(f"^{re.escape(words)}"))
        await expect(self.status).to_contain_text(words)
        await expect(self.board).to_have_js_property("complete", value=True)
        assert await self.board.evaluate("picture => picture.naturalWidth") > 0

    async def fits(self, width: int) -> None:
        """Check that nothing scrolls horizontally and that every target is large enough for a finger."""
        for whole in ("document.documentElement", "document.getElementById('log')"):
            assert await self.page.evaluate(f"{whole}.scrollWidth - {whole}.clientWidth") == 0
        assert await self.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
        targets = await self.page.evaluate(MEASURE_TARGETS)
        assert len(targets) > 3
        for target in targets:
            assert target["width"] >= TOUCH, target
            assert target["height"] >= TOUCH, target
            assert target["left"] >= 0, target
            assert target["right"] <= width, target

    async def all_answered(self, messages: int) -> None:
        """Wait until there is this number of messages, and none is pending."""
        await expect(self.messages).to_have_count(messages)
        await expect(self.page.locator(".unsent, .answering")).to_have_count(0)

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith(self._address):
            self.strangers.append(request.url)

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


OpenTab = Callable[..., Awaitable[Tab]]
"""Opens the page in a window of this width and height, in a browser with this language."""


def line_that_ends(result: Result) -> tuple[Record, ...]:
    """Return a game of Wish with this result, always taking the first pair: a record after each move."""
    game = find_game("wish")
    for deal in range(1, 10_000):
        records = [Record.begin(game, read_options(game.options, ()), deal)]
        while moves := records[-1].replay().legal_moves():
            records.append(records[-1].then(moves[0]))
        outcome = records[-1].replay().outcome()
        if outcome and outcome.result is result and len(records) > 5:
            return tuple(records)
    raise AssertionError(f"no deal is {result}")
