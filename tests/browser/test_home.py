"""The home screen in a real browser: its rows and tiles lead somewhere, and nothing on it moves."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route, expect

from bot.sessions.going_on import MOST_RECENT
from engine.games import games_in_order
from tests.browser.place import MEASURE_TARGETS, TOUCH, Place
from tests.store.servers import PATIENCE

OBSERVE = """
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifted += entry.value)))
  .observe({ type: "layout-shift", buffered: true });
"""
OpenHome = Callable[..., Awaitable[Page]]
"""Opens the page in a window of this width and height, in a browser with this language."""


@pytest_asyncio.fixture(loop_scope="session")
async def open_home(browser: Browser, place: Place) -> AsyncIterator[OpenHome]:
    """Provide a function that opens the page and waits for its home screen."""
    contexts = []

    async def open_one(width: int = 390, height: int = 844, language: str = "en") -> Page:
        context = await browser.new_context(viewport={"width": width, "height": height}, locale=language)
        contexts.append(context)
        page = await context.new_page()
        await page.add_init_script(OBSERVE)
        await page.goto(place.address)
        await is_home(page)
        return page

    yield open_one
    for context in contexts:
        await context.close()


async def is_home(page: Page) -> None:
    """Wait until the home screen is there, with its picture."""
    await expect(page.locator("body")).to_have_attribute("data-view", "home")
    await expect(page.locator("#home .home-game")).to_have_count(len(games_in_order()))
    await expect(page.locator("#home img")).to_have_js_property("complete", value=True)


async def is_on_table(page: Page, title: str) -> None:
    await expect(page.locator("body")).to_have_attribute("data-view", "table")
    await expect(page.locator("#deal")).to_have_text(re.compile(f"^{title}"))


PLACES = ["Today’s challenge", "Daily five", "Puzzles", "Learn", "My games", "Settings", "Help"]


async def test_the_row_of_each_game_starts_it_and_the_main_button_goes_on_with_it(
    open_home: OpenHome,
) -> None:
    page = await open_home()
    home = page.get_by_role("link", name="Home")
    for game in games_in_order():
        await page.get_by_role("button", name=f"{game.title}: ").click()
        await is_on_table(page, game.title)
        await home.click()
        await is_home(page)
        await page.get_by_role("button", name=f"Continue: {game.title} ").click()
        await is_on_table(page, game.title)
        await page.go_back()
        await is_home(page)
    last, *before = [game.title for game in reversed(games_in_order())]
    recent = page.locator("#home .home-continue .recent")
    await expect(page.locator("#home .home-continue .main")).to_contain_text(f"Continue: {last} ")
    await expect(recent).to_have_count(MOST_RECENT - 1)
    # Those of one second are in any order.
    assert {*await recent.all_text_contents()} <= {f"Continue: {title}" for title in before[:4]}
    await recent.last.focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await is_on_table(page, games_in_order()[0].title)  # the first row follows the games played last


async def test_every_other_place_leads_somewhere(open_home: OpenHome) -> None:
    page = await open_home()
    tiles = page.locator("#home .home-places").get_by_role("button")
    for number, name in enumerate(PLACES):
        tile = tiles.nth(number)
        await expect(tile).to_contain_text(name)
        await tile.click()
        await expect(page.locator("body")).to_have_attribute("data-view", "table")
        await page.go_back()
        await is_home(page)
    await page.get_by_role("link", name="Statistics").click()
    await expect(page).to_have_url(re.compile("/statistics$"))


async def test_a_page_that_is_seen_again_shows_what_another_one_has_played(open_home: OpenHome) -> None:
    page = await open_home()
    other = await page.context.new_page()
    await other.goto(page.url)
    await is_home(other)
    await other.get_by_role("button", name="Flip: ").click()
    await is_on_table(other, "Flip")
    await expect(page.get_by_role("button", name="Continue: ")).to_have_count(0)
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # headless, all are visible
    await expect(page.get_by_role("button", name="Continue: Flip ")).to_be_visible()


async def test_who_goes_home_while_a_board_is_loading_stays_there(open_home: OpenHome) -> None:
    page = await open_home()
    await page.get_by_role("button", name="Wish: ").click()
    await is_on_table(page, "Wish")
    asked, loaded = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        asked.set()
        await loaded.wait()
        await route.continue_()

    await page.route("**/table/*", hold)
    await page.reload(wait_until="commit")
    await asyncio.wait_for(asked.wait(), PATIENCE)
    await page.get_by_role("link", name="Home").click()
    loaded.set()
    await is_home(page)
    await page.get_by_role("button", name="Continue: Wish ").click()
    await is_on_table(page, "Wish")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (768, 1024), (1280, 800)])
async def test_home_fits_and_nothing_on_it_moves(open_home: OpenHome, width: int, height: int) -> None:
    page = await open_home(width, height, "de")
    await page.get_by_role("button", name="Wish: ").click()
    await is_on_table(page, "Wish")
    await page.reload()
    await page.get_by_role("link", name="Start").click()
    await is_home(page)
    home = page.locator("#home")
    assert await home.evaluate("home => home.scrollWidth - home.clientWidth") == 0
    targets = await page.evaluate(MEASURE_TARGETS)
    assert len(targets) > len(games_in_order()) + 5
    for target in targets:
        assert min(target["width"], target["height"]) >= TOUCH, target
        assert target["left"] >= 0, target
        assert target["right"] <= width, target
    await page.reload()
    await is_home(page)
    assert await page.evaluate("window.shifted") <= 0.01
