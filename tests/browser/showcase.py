"""Takes the README's screenshot of the page with Chromium: ``python -m tests.browser.showcase``."""

import asyncio
import re
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import async_playwright, expect

from tests.bot.program import Program, running
from tests.browser.place import FLAGS, Tab, find_chromium

FILE = Path(__file__).parents[2] / "seeds" / "pictures" / "page.png"
PHONE = (390, 800)


def packed(file: bytes) -> bytes:
    """Return a PNG file with a palette, a third as large, because the page has few colors."""
    with Image.open(BytesIO(file)) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", optimize=True)
    return out.getvalue()


async def page() -> bytes:
    """Return a screenshot of the page on a phone after a few moves."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = Program(Path(directory))
        async with running(program) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            tab = await Tab.open(browser, address, *PHONE)
            await tab.type("/play wish 42")
            for label, left in (("J♠ + J♣", 30), ("J♥ + J♦", 28)):
                await tab.page.get_by_role("button", name=label).click()
                await expect(tab.board).to_have_attribute("alt", re.compile(f"{left} cards"))
            await tab.page.mouse.wheel(0, 2000)
            await tab.page.mouse.move(0, 0)  # else the places of the button below it are marked
            await tab.page.emulate_media(reduced_motion="reduce")
            await expect(tab.page.locator("#latest")).to_be_hidden()
            image = await tab.page.screenshot()
            await browser.close()
            return packed(image)


if __name__ == "__main__":
    FILE.write_bytes(asyncio.run(page()))
