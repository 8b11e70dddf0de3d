"""Animations on the page: they play, respect reduced motion, and are replaced by boards."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect
from redis.asyncio import Redis

from tests.bot.play.scripted_screens import SCREENS, ScreenApp
from tests.browser.place import TEXTS, OpenTab, Tab

PHONE = (360, 640)
MEASURE = """
() => {
  const [picture, image, still, button] =
    [".picture", ".board", ".still", ".animation"].map((name) => document.querySelector(name));
  const box = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };
  const shades = new Set();
  if (!still.hidden && still.width) {
    const { data } = still.getContext("2d").getImageData(0, 0, still.width, still.height);
    for (let at = 0; at < data.length; at += 4) shades.add(data.slice(at, at + 4).join());
  }
  return {
    image: box(image),
    shape: image.naturalWidth / image.naturalHeight,
    covers: box(still.hidden ? button : still),
    seen: getComputedStyle(image).opacity,
    shades: shades.size,
    transparent: [...shades].some((shade) => !shade.endsWith(",255")),
    within: box(picture).join() === box(image).join(),
  };
}
"""


@pytest_asyncio.fixture(loop_scope="session")
async def app(redis_url: str) -> AsyncIterator[ScreenApp]:
    async with Redis.from_url(redis_url) as redis:
        yield ScreenApp(redis)


async def shows(tab: Tab, name: str) -> None:
    """Wait until a picture is shown and has loaded."""
    await expect(tab.board).to_have_attribute("alt", SCREENS[name].alt)
    await expect(tab.board).to_have_js_property("complete", value=True)
    assert await tab.board.evaluate("picture => picture.naturalWidth") > 0


async def test_an_animation_plays_until_it_is_stopped(open_tab: OpenTab, app: ScreenApp) -> None:
    app.load(["film"])
    tab = await open_tab(*PHONE)
    await shows(tab, "film")
    await tab.fits(PHONE[0])
    playing = await tab.page.evaluate(MEASURE)
    assert playing["seen"] == "1"
    assert playing["covers"] == playing["image"]
    assert playing["within"]
    assert playing["image"][2] / playing["image"][3] == pytest.approx(playing["shape"], abs=0.02)
    await tab.page.get_by_role("button", name=TEXTS("page-stop")).click()
    play = tab.page.get_by_role("button", name=TEXTS("page-play"))
    await expect(play).to_be_focused()
    await stands_still(tab)
    await play.press("Enter")
    await expect(tab.page.locator(".still")).to_be_hidden()
    await expect(tab.page.get_by_role("button", name=TEXTS("page-stop"))).to_be_focused()
    await shows(tab, "film")
    assert (await tab.page.evaluate(MEASURE))["seen"] == "1"


async def stands_still(tab: Tab) -> None:
    """Wait until a still picture covers the whole animation."""
    await expect(tab.page.locator(".still")).not_to_have_js_property("width", 300)  # 300: not drawn yet
    found = await tab.page.evaluate(MEASURE)
    assert found["seen"] == "0"
    assert found["covers"] == found["image"]
    assert found["shades"] > 5
    assert not found["transparent"]


async def test_an_animation_does_not_start_with_reduced_motion(open_tab: OpenTab, app: ScreenApp) -> None:
    app.load(["film"])
    tab = await open_tab(*PHONE)
    await tab.page.emulate_media(reduced_motion="reduce")
    await tab.page.reload()
    await shows(tab, "film")
    await stands_still(tab)
    await tab.page.get_by_role("button", name=TEXTS("page-play")).click()
    assert (await tab.page.evaluate(MEASURE))["seen"] == "1"
    assert await tab.page.evaluate("document.getAnimations().length") == 0


async def test_an_animation_is_replaced_by_boards_and_comes_back(open_tab: OpenTab, app: ScreenApp) -> None:
    reel = ["words", "board", "film", "board", "card", "film", "words"]
    app.load(reel)
    tab = await open_tab(*PHONE)
    for name in reel[1:]:
        await tab.last.get_by_role("button", name="Next").click()
        await expect(tab.last.locator(".title")).to_have_text(SCREENS[name].title)
        pictures = tab.last.locator(".picture")
        await expect(pictures).to_have_count(0 if name == "words" else 1)
        await expect(pictures.locator(".animation:visible")).to_have_count(1 if name == "film" else 0)
        if name != "words":
            await shows(tab, name)
            await expect(tab.status).to_contain_text(SCREENS[name].alt)
        await expect(tab.last.get_by_role("button", name="Next")).to_be_focused()
    await expect(tab.messages).to_have_count(1)
