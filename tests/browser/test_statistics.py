"""The statistics page in a browser: with the mouse and with only the keyboard."""

import pytest
from playwright.async_api import Page, expect

from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from engine.outcome import Result
from tests.browser.place import TEXTS, TOUCH, OpenTab, Tab, line_that_ends
from tests.combinations import mostly_rare

WON = line_that_ends(Result.WON)
MEASURE_LINKS = """
() => [...document.querySelectorAll("nav a, .views a, header a")].map((link) => link.getBoundingClientRect())
    .map(({ left, right, width, height }) => ({ left, right, width, height }))
"""


async def open_statistics(tab: Tab, language: str = "en") -> Page:
    title = Texts.load(language)("page-statistics")
    await tab.open_home()
    await tab.page.get_by_role("link", name=title).click()
    await expect(tab.page.get_by_role("heading", level=1)).to_have_text(title)
    await tab.page.wait_for_load_state()  # waits for the styles, too
    return tab.page


async def test_a_won_game_is_in_the_statistics_and_the_chat_is_as_it_was(tab: Tab) -> None:
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    for record in WON[1:]:
        await tab.last.locator("button.move").first.click()
        await tab.shows(record)
    said = await tab.messages.count()
    page = await open_statistics(tab)
    assert await page.get_by_role("heading", level=2).all_inner_texts() == [
        TEXTS(name) for name in ("button-calendar", "button-stats", "button-leaderboard")
    ]
    wish = page.get_by_role("region", name=TEXTS("stats-of", kind=TEXTS("wish-title")))
    await expect(wish).to_contain_text(TEXTS("stats-clean", clean=1))
    pictures = page.get_by_role("img")
    assert await pictures.count() >= 4
    for picture in await page.locator("section img").all():
        assert len(await picture.get_attribute("alt") or "") > 20
        await picture.scroll_into_view_if_needed()
        await expect(picture).to_have_js_property("complete", value=True)
        assert await picture.evaluate("picture => picture.naturalWidth") > 0
    await page.get_by_role("link", name=TEXTS("page-home")).click()
    await tab.open_chat()
    await expect(tab.messages).to_have_count(said)


async def test_everything_is_reached_with_the_keyboard(tab: Tab) -> None:
    await tab.type(f"/play wish {WON[0].deal}")
    await tab.shows(WON[0])
    await tab.last.locator("button.move").first.click()
    await tab.shows(WON[1])
    await tab.type("/giveup yes")
    await tab.all_answered(5)
    page, keyboard = await open_statistics(tab), tab.page.keyboard
    await page.locator("body").focus()
    await keyboard.press("Tab")
    await expect(page.get_by_role("link", name=TEXTS("page-statistics-skip"))).to_be_focused()
    await expect(page.get_by_role("link", name=TEXTS("page-statistics-skip"))).to_be_in_viewport()
    await keyboard.press("Tab")
    await expect(page.get_by_role("link", name=TEXTS("page-home"))).to_be_focused()
    reached = set()
    links = await page.get_by_role("link").count()
    for _ in range(links - 1):  # except for the skip link
        reached.add(await page.evaluate("document.activeElement.getAttribute('href')"))
        outline = "getComputedStyle(document.activeElement).outlineStyle"
        assert await page.evaluate(outline) == "solid"
        await keyboard.press("Tab")
    assert {"#part-leaderboard", "#wish"} <= reached
    progress = page.locator("#wish .views a").first
    await progress.focus()
    await keyboard.press("Enter")
    await expect(page).to_have_url(
        f"{tab.page.url.partition('?')[0].partition('#')[0]}?wish=wish+progress#wish"
    )
    await expect(page.locator("#wish")).to_be_in_viewport()


@pytest.mark.parametrize("language", mostly_rare(finished_languages()[1:], seconds=3.0))
async def test_it_fits_a_phone_in_each_language(open_tab: OpenTab, language: str) -> None:
    tab = await open_tab(360, 740, language)
    await tab.type(f"/play wish {WON[0].deal}")
    page = await open_statistics(tab, language)
    assert await page.evaluate("document.documentElement.lang") == language
    assert await page.evaluate("document.documentElement.scrollWidth") == 360
    links = await page.evaluate(MEASURE_LINKS)
    assert len(links) > 4
    for link in links:
        assert min(link["width"], link["height"]) >= TOUCH, link
        assert 0 <= link["left"] < link["right"] <= 360, link
