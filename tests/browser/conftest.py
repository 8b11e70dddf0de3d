"""Fixtures for the page in a real browser: headless Chromium, driven by Playwright, and the real server."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect
from redis.asyncio import Redis

from bot.app import App
from engine.record import Record
from tests.browser.place import FLAGS, OpenTab, Place, Tab, find_chromium
from tests.browser.table_play import OpenTable, Table

HERE = Path(__file__).parent

expect.set_options(timeout=30_000)  # milliseconds; a busy machine may take longer than the usual five seconds


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of this folder in one event loop: a browser lives in the loop that started it."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Provide the path of Chromium; without one, skip the test, or fail if ``REQUIRE_BROWSER=1``."""
    path = find_chromium()
    if path is None:
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail("REQUIRE_BROWSER=1, but there is no Chromium: install one, or name it in CHROMIUM")
        pytest.skip("there is no Chromium: install one, or name it in CHROMIUM")
    return path


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Provide one browser for all tests: starting it takes longer than most of them."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
def app() -> App | None:
    """Provide the application that the page serves; ``None`` for the usual one."""
    return None


@pytest_asyncio.fixture(loop_scope="session")
async def place(redis_url: str, app: App | None) -> AsyncIterator[Place]:
    """Provide the page's server, which a test can stop and start again."""
    async with Redis.from_url(redis_url) as redis:
        place = Place(redis, app)
        await place.open()
        yield place
        await place.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(browser: Browser, place: Place) -> AsyncIterator[OpenTab]:
    """Provide a function that opens the page at its chat, or at home.

    Check that no tab sent requests elsewhere or logged errors.
    """
    tabs: list[Tab] = []

    async def open_one(
        width: int = 1280, height: int = 860, language: str = "en", view: str = "chat", **kinds: bool
    ) -> Tab:
        tabs.append(await Tab.open(browser, place.address, width, height, language, **kinds))
        if view == "chat":
            await tabs[-1].open_chat()
        return tabs[-1]

    yield open_one
    for tab in tabs:
        assert tab.complaints == []
        assert tab.strangers == []
        await tab.close()


@pytest_asyncio.fixture(loop_scope="session")
async def tab(open_tab: OpenTab) -> Tab:
    """Provide the opened page at its chat."""
    return await open_tab()


@pytest.fixture
def open_table(open_tab: OpenTab) -> OpenTable:
    """Provide a function that opens a deal on the table."""

    async def open_one(record: Record, width: int = 1280, height: int = 800, **kinds: bool) -> Table:
        table = await Table.of(await open_tab(width, height, view="home", **kinds))
        await table.open(record)
        return table

    return open_one
