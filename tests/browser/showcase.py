"""The README's pictures: ``python -m tests.browser.showcase`` makes them anew, with the system's Chromium."""

import asyncio
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import async_playwright, expect

from bot.pictures import paint_file
from bot.table_screens import board_screen
from bot.session import Session
from bot.table import Table
from bot.texts import Texts
from engine.record import Record
from tests.bot.program import Program, running
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.place import Tab

FOLDER = Path(__file__).parents[2] / "seeds" / "pictures"
GAME = "wish/1 #42 | take d e | take f h | take b e"
PHONE = {"width": 390, "height": 800}


def board() -> bytes:
    """Return a board in the middle of a game."""
    record = Record.read(GAME)
    table = Table(1, Session("0123456789", record, began=0, moved=0), record.replay())
    picture = board_screen(Texts.load("en"), table).picture
    if picture is None:
        raise RuntimeError("the board has no picture")
    return paint_file(picture)


async def page() -> bytes:
    """Return the page as it looks on a phone after a few moves."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = Program(Path(directory))
        async with running(program) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            tab = await Tab.open(browser, address, **PHONE)
            await tab.type("/play wish 42")
            for label in ("d e", "f h"):
                await tab.page.get_by_role("button", name=re.compile(f"^{label}")).click()
            await expect(tab.board).to_have_attribute("alt", re.compile("28 cards"))
            await tab.page.mouse.wheel(0, 2000)
            await tab.page.emulate_media(reduced_motion="reduce")
            await expect(tab.page.locator("#latest")).to_be_hidden()
            image = await tab.page.screenshot()
            await browser.close()
            return image


async def main() -> None:
    """Write both."""
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "wish.png").write_bytes(board())
    (FOLDER / "page.png").write_bytes(await page())


if __name__ == "__main__":
    asyncio.run(main())
