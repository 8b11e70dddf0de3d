"""Animations on the table can be stopped, as those in the chat."""

from playwright.async_api import Browser, ViewportSize, expect

from tests.browser.place import TEXTS, Place

PHONE: ViewportSize = {"width": 390, "height": 844}
IS_COVERED = """
() => {
  const [image, still] = [".board", ".still"].map((name) => document.querySelector(`#board ${name}`));
  const box = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join();
  const [one, other] = [image, still].map((element) => box(element.getBoundingClientRect()));
  return one === other && image.clientHeight > 200;
}
"""


async def test_an_animation_on_the_table_is_stopped_and_goes_on(browser: Browser, place: Place) -> None:
    context = await browser.new_context(viewport=PHONE, reduced_motion="no-preference")
    page = await context.new_page()
    await page.goto(place.address)
    await expect(page.locator("#home .home-game").first).to_be_visible()
    await page.keyboard.type("/replay wish/1 #42 | take d e")
    await page.keyboard.press("Enter")
    await expect(page.locator("#log .animation")).to_be_visible()
    await page.locator("#to-table").click()
    stop = page.locator("#board").get_by_role("button", name=TEXTS("page-stop"))
    await expect(page.locator("#board .still")).to_be_hidden()
    await stop.click()
    play = page.locator("#board").get_by_role("button", name=TEXTS("page-play"))
    await expect(play).to_be_visible()
    await expect(page.locator("#board .still")).to_be_visible()
    await page.wait_for_function(IS_COVERED)
    await play.click()
    await expect(stop).to_be_visible()
    await page.emulate_media(reduced_motion="reduce")
    await page.reload()
    await expect(play).to_be_visible()
    await context.close()
