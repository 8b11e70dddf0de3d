"""What the page takes from the player and the device: colors, the language of the app, the time zone."""

import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.chats.web.theme_colors import DAY_GROUND, felt
from bot.i18n.texts import Texts
from bot.rendering.themes import all_themes
from tests.browser.place import Place

OpenPage = Callable[[str], Awaitable[Page]]

GROUND = "document.body"
TABLE = "document.getElementById('table')"
COLOR_OF = "getComputedStyle({}).backgroundColor"
BARS = "[...document.querySelectorAll('meta[name=theme-color]')].map((bar) => bar.content)"
FIRST_PAINT = """
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  window.firstTheme = document.documentElement.dataset.theme;
}).observe(document, { childList: true, subtree: true });
"""
"""Notes the theme when the body of the page begins, before any of its scripts runs."""
SIZE_OF = """
async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}
"""


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, place: Place) -> AsyncIterator[OpenPage]:
    """Provide a function that opens the page in a language, by day."""
    contexts = []

    async def open_one(language: str) -> Page:
        context = await browser.new_context(locale=language, color_scheme="light")
        contexts.append(context)
        page = await context.new_page()
        await page.goto(place.address)
        await expect(page.locator(".home-games button").first).to_be_visible()
        return page

    yield open_one
    for context in contexts:
        await context.close()


async def say(page: Page, line: str) -> Locator:
    """Type a line in the chat; return its answer."""
    answers = page.locator(".message.bot:not(.answering)")
    before = await answers.count()
    if not await page.locator("#box").is_visible():
        await page.locator("#to-chat").click()
    await page.locator("#box").fill(line)
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(answers).to_have_count(before + 1)
    return answers.last


async def color(page: Page, element: str) -> str:
    """Return the color on which an element's content lies."""
    found: str = await page.evaluate(COLOR_OF.format(element))
    return found


def rgb(color: str) -> str:
    """Return a color as the browser writes computed ones."""
    return "rgb({}, {}, {})".format(*bytes.fromhex(color[1:]))


async def test_the_page_follows_the_theme_at_once_and_after_a_reload(open_page: OpenPage) -> None:
    page, usual = await open_page("en"), all_themes()[0]
    assert await color(page, GROUND) == rgb(DAY_GROUND)
    assert await color(page, TABLE) == rgb(felt(usual))
    await say(page, "/settings theme=night")
    await expect(page.locator("html")).to_have_attribute("data-theme", "night")
    assert await color(page, GROUND) == await color(page, TABLE) == rgb(felt("night"))
    assert set(await page.evaluate(BARS)) == {rgb(felt("night"))}
    await page.add_init_script(FIRST_PAINT)
    messages = page.get_by_role("article")
    before = await messages.count()
    await page.reload()
    assert await page.evaluate("window.firstTheme") == "night"
    await expect(messages).to_have_count(before)  # so that `say` counts them all
    await say(page, f"/settings theme={usual}")
    await expect(page.locator("html")).to_have_attribute("data-theme", usual)
    assert await color(page, GROUND) == rgb(DAY_GROUND)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_page_can_be_installed(open_page: OpenPage, language: str) -> None:
    """By Chromium's own checks; it counts this machine's own address as a secure one."""
    page, texts = await open_page(language), Texts.load(language)
    devtools = await page.context.new_cdp_session(page)
    errors = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all contexts of these tests are
    found = await devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["short_name"], manifest["lang"]) == (texts("page-short-title"), language)
    for icon in manifest["icons"]:
        assert await page.evaluate(SIZE_OF, icon["src"]) == icon["sizes"]


async def test_the_table_shows_a_clock_and_the_moves_as_the_player_wants(open_page: OpenPage) -> None:
    page = await open_page("en")
    await say(page, "/play wish 42")
    await say(page, "d e")
    for view, shown in (("both", r"^Moves: 1 · 0:\d\d$"), ("moves", "^Moves: 1$"), ("off", "^$")):
        await say(page, f"/settings clock={view}")
        await say(page, "/board")
        await page.locator("#to-table").click()
        await expect(page.locator("#progress")).to_have_text(re.compile(shown))


async def test_the_page_says_the_time_zone_of_the_device(open_page: OpenPage) -> None:
    page = await open_page("en")
    devtools = await page.context.new_cdp_session(page)
    for said, zone in (("Asia/Calcutta", "Asia/Kolkata"), ("America/New_York", "America/New_York")):
        await devtools.send("Emulation.setTimezoneOverride", {"timezoneId": said})
        answer = await say(page, "/settings")
        await expect(answer.locator(".text")).to_contain_text(f"{zone} · ")
