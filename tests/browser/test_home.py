"""The home screen in a real browser: its rows and tiles are pressed, and nothing on it moves."""

import re

import pytest
from playwright.async_api import Locator, expect

from engine.games import games_in_order
from tests.browser.place import MEASURE_TARGETS, TOUCH, OpenTab, Tab

SHOW = """
async () => {
  const [{ Home }, { Server, newEntry }] = await Promise.all([import("/home.js"), import("/server.js")]);
  const server = new Server();
  await server.enter();
  const section = document.getElementById("home");
  document.querySelector("main").hidden = true;
  section.hidden = false;
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifted += entry.value)))
    .observe({ type: "layout-shift" });
  window.home = new Home(section, async (press) => {
    const answer = await server.send("/press", { entry: newEntry(), message: 0, press });
    await window.home.show();
    document.body.dataset.answer = answer.messages.at(-1).title;
  });
  await window.home.show();
}
"""


async def show_home(tab: Tab) -> Locator:
    await tab.page.evaluate(SHOW)
    return tab.page.get_by_role("region", name="Home")


async def is_answered(tab: Tab, title: str) -> None:
    """Wait until a press is answered by a message with a title that begins so."""
    body = tab.page.locator("body")
    await expect(body).to_have_attribute("data-answer", re.compile(f"^{title}"))
    await body.evaluate("body => delete body.dataset.answer")


async def test_the_row_of_each_game_starts_it_and_the_main_button_goes_on_with_it(tab: Tab) -> None:
    home = await show_home(tab)
    for game in games_in_order():
        await home.get_by_role("button", name=f"{game.title}: ").click()
        await is_answered(tab, f"{game.title}, deal ")
        going_on = home.get_by_role("button", name=f"Continue: {game.title} ")
        await going_on.click()
        await is_answered(tab, f"{game.title}, deal ")
    await going_on.focus()
    await tab.page.keyboard.press("Tab")
    await tab.page.keyboard.press("Enter")
    await is_answered(tab, "Wish, deal ")  # the first row follows the main button


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (768, 1024), (1280, 800)])
async def test_home_fits_and_nothing_on_it_moves(open_tab: OpenTab, width: int, height: int) -> None:
    tab = await open_tab(width, height, "de")
    await tab.type("/play wish 42")
    await tab.all_answered(3)
    await tab.page.evaluate(SHOW)
    home = tab.page.locator("#home")
    picture = home.locator("img")
    await expect(picture).to_have_js_property("complete", value=True)
    assert await home.evaluate("home => home.scrollWidth - home.clientWidth") == 0
    targets = await tab.page.evaluate(MEASURE_TARGETS)
    assert len(targets) > len(games_in_order()) + 5
    for target in targets:
        assert min(target["width"], target["height"]) >= TOUCH, target
        assert target["left"] >= 0, target
        assert target["right"] <= width, target
    assert await tab.page.evaluate("window.shifted") <= 0.01
