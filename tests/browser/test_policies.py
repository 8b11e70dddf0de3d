"""The operator's policies on the page."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import expect
from redis.asyncio import Redis

from bot.app import App
from bot.core.public_links import PolicyAddresses
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.browser.place import TEXTS, OpenTab

POLICIES = PolicyAddresses("https://example.org/privacy", "https://example.org/privacy/terms")


@pytest_asyncio.fixture(loop_scope="session")
async def app(redis_url: str) -> AsyncIterator[App]:
    async with Redis.from_url(redis_url) as redis:
        yield App(Services(PlayerStore(redis), TEXTS, policies=POLICIES))


async def test_their_addresses_are_links_in_the_text(open_tab: OpenTab) -> None:
    tab = await open_tab()
    await tab.type("/privacy")
    for text in (tab.last.locator(".text"), tab.page.locator("#line")):  # in the chat, then on the table
        await expect(text).to_contain_text(TEXTS("privacy-policy", address=POLICIES.privacy))
        links = text.get_by_role("link")
        await expect(links).to_have_text([*POLICIES.given])
        hrefs = [await link.get_attribute("href") for link in await links.all()]
        assert hrefs == [*POLICIES.given]
        if await tab.page.locator("#to-table").is_visible():
            await tab.page.locator("#to-table").click()
