"""The README's pictures: ``python -m tests.browser.showcase`` makes them anew, with the system's Chromium."""

import asyncio
import re
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import async_playwright, expect

from bot.pictures import paint_file
from bot.session import Session
from bot.table import Table
from bot.table_screens import board_screen
from bot.texts import Texts
from engine.record import Record
from tests.bot.program import Program, running
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.place import Tab
from tests.engine.transcripts import RECORDS

FOLDER = Path(__file__).parents[2] / "seeds" / "pictures"
PHONE = {"width": 390, "height": 800}

SHOWN: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "wish": ("wish-won", 3, ()),
    "kittyhawk": ("kittyhawk-won", 30, ("move", "g")),
    "follow": ("follow-won", 8, ()),
    "flip": ("flip-won", 14, ()),
    "blink": ("blink-won", 40, ("place", "drawn")),
}
"""Of each game a golden play, how many of its moves are made, and what is chosen of the next."""


def board(game: str) -> bytes:
    """Return a board in the middle of a game."""
    play, moves, chosen = SHOWN[game]
    record = Record.read(RECORDS[play]).first(moves)
    table = Table(1, Session("0123456789", record, began=0, moved=0), record.replay())
    picture = board_screen(Texts.load("en"), table, chosen).picture
    if picture is None:
        raise RuntimeError(f"the board of {game} has no picture")
    return paint_file(picture)


def packed(file: bytes) -> bytes:
    """Return a PNG file with a palette, a third as large; what is on the page has few colours."""
    with Image.open(BytesIO(file)) as picture:
        small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    out = BytesIO()
    small.save(out, "PNG", optimize=True)
    return out.getvalue()


async def page() -> bytes:
    """Return the page as it looks on a phone after a few moves."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = Program(Path(directory))
        async with running(program) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            tab = await Tab.open(browser, address, **PHONE)
            await tab.type("/play wish 42")
            for label, left in (("d e", 30), ("f h", 28)):
                await tab.page.get_by_role("button", name=re.compile(f"^{label}")).click()
                await expect(tab.board).to_have_attribute("alt", re.compile(f"{left} cards"))
            await tab.page.mouse.wheel(0, 2000)
            await tab.page.emulate_media(reduced_motion="reduce")
            await expect(tab.page.locator("#latest")).to_be_hidden()
            image = await tab.page.screenshot()
            await browser.close()
            return packed(image)


async def main() -> None:
    """Write a board of every game, and the page."""
    FOLDER.mkdir(exist_ok=True)
    for game in SHOWN:
        (FOLDER / f"{game}.png").write_bytes(board(game))
    (FOLDER / "page.png").write_bytes(await page())


if __name__ == "__main__":
    asyncio.run(main())
