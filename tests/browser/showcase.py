"""Takes the README's screenshot of the page with Chromium: ``python -m tests.browser.showcase``."""

import asyncio
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Page, async_playwright, expect

from tests.bot.program import Program, running
from tests.browser.place import FLAGS, find_chromium

FILE = Path(__file__).parents[2] / "seeds" / "pictures" / "page.png"
PHONE = (390, 844)
LINES = ("/play kittyhawk 1502", "deal", "deal", "deal")
"""What is typed before the picture is taken."""
CHOSEN = "c"
"""The place that is pressed, so that its targets are marked."""


def packed(file: bytes) -> bytes:
    """Return a PNG file with a palette, a third as large, because the page has few colors."""
    with Image.open(BytesIO(file)) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", optimize=True)
    return out.getvalue()


async def press(page: Page, name: str) -> None:
    """Press a place of the board, where a mark of it would be."""
    async with page.expect_response("**/enter") as entered:
        await page.reload()
    table = (await (await entered.value).json())["messages"][-1]["table"]
    await expect(page.locator("#board img")).to_have_js_property("complete", value=True)
    box = await page.locator("#board").bounding_box()
    assert box
    left, top, width, height = next(place["areas"][0] for place in table["places"] if place["name"] == name)
    scale = box["width"] / table["width"]
    await page.mouse.click(box["x"] + (left + width / 2) * scale, box["y"] + (top + height / 2) * scale)


async def screenshot() -> bytes:
    """Return a screenshot of the table on a phone, with a card chosen."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = Program(Path(directory))
        async with running(program) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            context = await browser.new_context(
                viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en", reduced_motion="reduce"
            )
            page = await context.new_page()
            await page.goto(address)
            await expect(page.locator("#home .home-game").first).to_be_visible()
            await page.locator("#to-chat").click()
            for number, line in enumerate(LINES):
                await page.locator("#box").fill(line)
                await page.keyboard.press("Enter")
                await expect(page.locator(".message")).to_have_count(3 + 2 * number)
            await page.locator("#to-table").click()
            await press(page, CHOSEN)
            await expect(page.locator("#board .target").first).to_be_visible()
            image = await page.screenshot()
            await browser.close()
            return packed(image)


if __name__ == "__main__":
    FILE.write_bytes(asyncio.run(screenshot()))
