"""What the page takes from the player and the device: colors, the language of the app, the time zone."""

import json

import pytest
from playwright.async_api import expect

from bot.chats.web.theme_colors import felt
from bot.i18n.texts import Texts
from bot.rendering.themes import all_themes, theme_title
from tests.browser.place import TEXTS, OpenTab, Tab

GROUND = "getComputedStyle(document.body).backgroundColor"
BARS = "[...document.querySelectorAll('meta[name=theme-color]')].map((bar) => bar.content)"
FIRST_PAINT = """
new MutationObserver((_, observer) => {
  if (!document.body) return;
  observer.disconnect();
  window.firstTheme = document.documentElement.dataset.theme;
}).observe(document, { childList: true, subtree: true });
"""
"""Notes the theme when the body of the page begins, before any of its scripts runs."""


def rgb(color: str) -> str:
    """Return a color as the browser writes computed ones."""
    return "rgb({}, {}, {})".format(*bytes.fromhex(color[1:]))


async def test_the_page_follows_the_theme_at_once_and_after_a_reload(tab: Tab) -> None:
    ground = await tab.page.evaluate(GROUND)
    await tab.type("/settings theme")
    await tab.last.get_by_role("button", name=theme_title(TEXTS, "night")).click()
    await expect(tab.page.locator("html")).to_have_attribute("data-theme", "night")
    assert await tab.page.evaluate(GROUND) == rgb(felt("night")) != ground
    assert set(await tab.page.evaluate(BARS)) == {rgb(felt("night"))}
    await tab.page.add_init_script(FIRST_PAINT)
    await tab.page.reload()
    assert await tab.page.evaluate("window.firstTheme") == "night"
    await tab.type(f"/settings theme={all_themes()[0]}")
    await expect(tab.page.locator("html")).to_have_attribute("data-theme", all_themes()[0])
    assert await tab.page.evaluate(GROUND) == ground


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_page_can_be_installed(open_tab: OpenTab, language: str) -> None:
    """By Chromium's own checks; it counts this machine's own address as a secure one."""
    tab, texts = await open_tab(language=language), Texts.load(language)
    devtools = await tab.context.new_cdp_session(tab.page)
    errors = (await devtools.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as all contexts of these tests are
    found = await devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["short_name"], manifest["lang"]) == (texts("page-short-title"), language)
    for icon in manifest["icons"]:
        size = await tab.page.evaluate(
            "async (address) => { const image = new Image(); image.src = address; await image.decode();"
            " return `${image.naturalWidth}x${image.naturalHeight}`; }",
            icon["src"],
        )
        assert size == icon["sizes"]


async def test_the_page_says_the_time_zone_of_the_device(tab: Tab) -> None:
    devtools = await tab.context.new_cdp_session(tab.page)
    for said, zone in (("Asia/Calcutta", "Asia/Kolkata"), ("America/New_York", "America/New_York")):
        await devtools.send("Emulation.setTimezoneOverride", {"timezoneId": said})
        await tab.type("/settings")
        await expect(tab.last.locator(".text")).to_contain_text(f"{zone} · ")
