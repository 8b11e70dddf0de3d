"""The first load of the page by a new visitor, in a real browser: its requests, and the KiB of their answers.

The picture of the games counts, too. The bot is the real program in a separate process with its own store.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import async_playwright

from tests.bench.figures import Figure, measures
from tests.bot.program import PlainProgram, running
from tests.browser.first_load import FirstLoad, first_load
from tests.browser.place import FLAGS, find_chromium


async def _loaded() -> FirstLoad:
    chromium = find_chromium()
    if chromium is None:
        raise RuntimeError("there is no Chromium: install one, or name it in CHROMIUM")
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with running(PlainProgram(Path(directory))) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            try:
                return await first_load(browser, address)
            finally:
                await browser.close()


@measures("table.first_load.kib", "table.first_load.requests")
def first_load_of_the_page() -> Iterator[Figure]:
    found = asyncio.run(_loaded())
    yield Figure("table.first_load.kib", found.sent / 1024, "KiB")
    yield Figure("table.first_load.requests", found.requests, "")
