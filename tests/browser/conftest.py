"""The page in a real browser: Chromium without a window, driven by Playwright, against the real server."""

import os
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright
from redis.asyncio import Redis

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.place import Place, Tab


@pytest.fixture
def chromium() -> str:
    """Provide the path of a Chromium; skip the test where there is none, unless there has to be one."""
    path = find_chromium()
    if path is None:
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail("REQUIRE_BROWSER=1, but there is no Chromium: install one, or name it in CHROMIUM")
        pytest.skip("there is no Chromium: install one, or name it in CHROMIUM")
    return path


@pytest.fixture
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def place(redis_url: str) -> AsyncIterator[Place]:
    """Provide the page's server, which a test may stop and start again."""
    redis = Redis.from_url(redis_url)
    place = Place(redis)
    await place.open()
    yield place
    await place.close()
    await redis.aclose()


@pytest.fixture
async def tab(browser: Browser, place: Place) -> AsyncIterator[Tab]:
    """Provide the page, opened; in the end it must have stayed at home and complained of nothing."""
    tab = await Tab.open(browser, place.address)
    yield tab
    assert tab.complaints == []
    assert tab.strangers == []
    await tab.close()
