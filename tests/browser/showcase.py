"""Takes the README's screenshots of the page with Chromium: ``python -m tests.browser.showcase``.

One is of the page in a browser, the other one of its table inside Telegram, below a header like Telegram's.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from PIL import Image, ImageDraw
from playwright.async_api import Page, Route, async_playwright, expect

from bot.chats.web.embedding.embedded_page import TELEGRAM_SCRIPT
from bot.chats.web.embedding.launch_data import sign
from bot.core.public_links import TELEGRAM_PATH
from tests.bot.program import Program, running
from tests.browser.place import FLAGS, find_chromium
from tests.listing.lettering import Lettering
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN, Server

FOLDER = Path(__file__).parents[2] / "seeds" / "pictures"
PHONE = (390, 844)
HEADER = 64
"""The height of Telegram's header."""
BAR, NAME, MUTED = (23, 33, 43), (245, 245, 245), (112, 132, 153)
"""The colors of that header: those of Telegram's night theme."""
LINES = ("/play kittyhawk 1502", "deal", "deal", "deal")
IN_TELEGRAM = ("/play klondike draw 3 42", "draw", "draw")
"""What is typed before the pictures are taken."""
CHOSEN = "c"
"""The place that is pressed, so that its targets are marked."""

Prepare = Callable[[Page], Awaitable[None]]


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


async def with_targets(page: Page) -> None:
    """Play until a card is chosen, and its targets are marked."""
    await expect(page.locator("#home .home-game").first).to_be_visible()
    await page.locator("#to-chat").click()
    for number, line in enumerate(LINES):
        await page.locator("#box").fill(line)
        await page.keyboard.press("Enter")
        await expect(page.locator(".message")).to_have_count(3 + 2 * number)
    await page.locator("#to-table").click()
    await press(page, CHOSEN)
    await expect(page.locator("#board .target").first).to_be_visible()


async def with_board(page: Page) -> None:
    """Look at the board of the chat."""
    await expect(page.locator("#board img").first).to_have_js_property("complete", value=True)
    await expect(page.locator("#bar")).to_be_visible()


async def screenshot(address: str, height: int, prepare: Prepare) -> bytes:
    """Return a screenshot of the page on a phone, after some moves."""

    async def leave_out(route: Route) -> None:
        """Run without Telegram's script, as where it is not reached."""
        await route.abort()

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = await browser.new_context(
            viewport={"width": PHONE[0], "height": height}, locale="en", reduced_motion="reduce"
        )
        page = await context.new_page()
        await page.route(TELEGRAM_SCRIPT, leave_out)
        await page.goto(address)
        await prepare(page)
        image = await page.screenshot()
        await browser.close()
        return image


def launched_by(user: int) -> str:
    """Return what Telegram appends to the address that it opens for a user."""
    fields = {"auth_date": str(int(time.time())), "user": json.dumps({"id": user, "first_name": "Anna"})}
    return urlencode({"tgWebAppData": urlencode({**fields, "hash": sign(fields, TOKEN)})})


def below_header(file: bytes) -> bytes:
    """Return a screenshot below the header with which Telegram shows a Mini App."""
    picture = Image.new("RGB", PHONE, BAR)
    with Image.open(BytesIO(file)) as page:
        picture.paste(page.convert("RGB"), (0, HEADER))
    draw, middle = ImageDraw.Draw(picture), HEADER // 2
    for x, slope in ((20, 1), (20, -1)):  # the cross that closes it
        draw.line((x, middle - 7 * slope, x + 14, middle + 7 * slope), fill=NAME, width=2)
    for number in range(3):
        left = PHONE[0] - 26, middle - 9 + 7 * number
        draw.ellipse((*left, left[0] + 4, left[1] + 4), fill=NAME)
    name, kind = Lettering(18), Lettering(14)
    name.print(picture, "Solitaire Bot", 60, middle - 24, NAME)
    kind.print(picture, "mini app", 60, middle + 2, MUTED)
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


async def take_screenshots() -> dict[str, bytes]:
    """Return the pictures by the names of their files."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with Server().running() as telegram:
            program = Program(
                Path(directory),
                PAGE_URL="https://cards.example.org",
                TELEGRAM_TOKEN=TOKEN,
                TELEGRAM_API_URL=telegram.url,
                NO_PROXY="127.0.0.1",
            )
            async with running(program) as address:
                page = await screenshot(address, PHONE[1], with_targets)
                anna = Person(telegram, 1001, "Anna")
                for line in IN_TELEGRAM:
                    await anna.say(line)
                inside = f"{address.rstrip('/')}{TELEGRAM_PATH}#{launched_by(1001)}"
                table = below_header(await screenshot(inside, PHONE[1] - HEADER, with_board))
    return {"page.png": packed(page), "table-in-telegram.png": packed(table)}


if __name__ == "__main__":
    for name, file in asyncio.run(take_screenshots()).items():
        (FOLDER / name).write_bytes(file)
