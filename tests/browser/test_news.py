"""Updates of a progressive reply, as a player sees them."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import expect
from redis.asyncio import Redis

from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.bot.play.progressive_app import ProgressiveApp
from tests.browser.place import TEXTS, OpenTab, Place


@pytest_asyncio.fixture(loop_scope="session")
async def app(redis_url: str) -> AsyncIterator[ProgressiveApp]:
    async with Redis.from_url(redis_url) as redis:
        app = ProgressiveApp(Services(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42))
        app.listen()
        yield app


async def test_an_update_appears_automatically(open_tab: OpenTab, app: ProgressiveApp) -> None:
    tab = await open_tab()
    await tab.type("/play wish 42")
    app.say("a moment")
    await tab.type("/about")
    await expect(tab.last).to_contain_text("a moment")
    messages = await tab.messages.count()
    sign = tab.last.locator(".coming")
    await expect(sign).to_be_visible()
    await tab.last.get_by_role("button", name="Once more").focus()

    app.say("nearly")
    await expect(tab.last).to_contain_text("nearly")
    await expect(sign).to_be_visible()
    await expect(tab.last.get_by_role("button", name="Once more")).to_be_focused()

    await tab.page.reload()
    await expect(tab.last).to_contain_text("nearly")
    await expect(sign).to_be_visible()

    app.say("done!", None)
    await expect(tab.last).to_contain_text("done!")
    await expect(sign).to_be_hidden()
    await expect(tab.status).to_contain_text("done!")
    await expect(tab.page.locator("#notice")).to_contain_text("done!")
    assert await tab.messages.count() == messages


async def test_an_update_does_not_replace_the_next_board(open_tab: OpenTab, app: ProgressiveApp) -> None:
    tab = await open_tab()
    await tab.type("/play wish 42")
    app.say("a moment")
    await tab.type("/about")
    await expect(tab.last.locator(".coming")).to_be_visible()
    await tab.last.locator("button.move").first.click()
    await expect(tab.last).not_to_contain_text("a moment")
    app.say("done")
    await app.ended.wait()
    await expect(tab.last.locator(".coming")).to_be_hidden()
    await expect(tab.last).not_to_contain_text("done")


async def test_a_page_that_lost_the_connection_catches_up(
    open_tab: OpenTab, place: Place, app: ProgressiveApp
) -> None:
    tab = await open_tab()
    await tab.type("/play wish 42")
    app.say("a moment")
    await tab.type("/about")
    await expect(tab.last.locator(".coming")).to_be_visible()
    await place.close()
    await place.open()
    await expect(tab.last.locator(".coming")).to_be_hidden()
    tab.complaints.clear()  # the browser logs each failed request
