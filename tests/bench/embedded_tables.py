"""The table inside a chat: what it loads first there, and how soon a move is seen.

The bot is the real program in a separate process with its own store; the chat is its simulator, whose client
shows the page in a frame. The script of the chat's own is not counted: it is not the bot's.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.async_api import Request, async_playwright

from engine.record import Record
from tests.bench.figures import Figure, measures
from tests.bench.table import TIME_ANSWERS, TirelessProgram
from tests.bench.telegram import Stand
from tests.bot.program import running
from tests.browser.first_load import FirstLoad, sizes_of
from tests.browser.place import FLAGS, find_chromium
from tests.browser.telegram.client import PUBLIC, Client
from tests.telegram_chat.people import Person, button
from tests.telegram_chat.server import TOKEN

DEALS = range(42, 48)
MOVES = 8
"""Moves of each deal that are timed."""
OPEN = "Open the table"


@dataclass
class EmbeddedTable:
    """What was measured inside a chat."""

    first: FirstLoad
    answers: list[float] = field(default_factory=list)
    """Seconds from the release of the pointer to the frame with the new picture."""


@cache
def in_telegram() -> EmbeddedTable:
    """Return what was measured in Telegram's web client, in a window of a phone."""
    return asyncio.run(_in_telegram())


async def _in_telegram() -> EmbeddedTable:
    path = find_chromium()
    if path is None:
        raise RuntimeError("there is no Chromium: install one, or name it in CHROMIUM")
    stand = Stand()
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with stand.running():
            program = TirelessProgram(
                Path(directory),
                TELEGRAM_TOKEN=TOKEN,
                TELEGRAM_API_URL=stand.url,
                PAGE_URL=PUBLIC,
                NO_PROXY="127.0.0.1",
                LOG_LEVEL="warning",
            )
            async with running(program) as address, async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
                client = await Client.open(browser, Person(stand, 1001, "Anna"), address)
                try:
                    return await _measured(client, address)
                finally:
                    await browser.close()


async def _measured(client: Client, address: str) -> EmbeddedTable:
    requests = list[Request]()
    client.context.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108 - the same
    found = None
    for deal in DEALS:
        app = await client.press(button(await client.person.say(f"/play wish {deal}"), OPEN))
        record = Record.read(f"wish/1 #{deal}")
        await app.shows(record)
        if found is None:
            await app.page.wait_for_load_state("networkidle")
            found = EmbeddedTable(await sizes_of([one for one in requests if one.url.startswith(address)]))
        frame = app.page.frame(name="app")
        assert frame
        await frame.evaluate(TIME_ANSWERS)
        for _ in range(MOVES):
            moves = record.replay().legal_moves()
            if not moves:
                break
            await app.lift(record, moves[0])
            await app.page.mouse.up()
            record = record.then(moves[0])
            await app.shows(record)
        found.answers += await frame.evaluate("answers")
        await app.page.close()
    assert found
    return found


@measures("first_load.telegram.kib", "first_load.telegram.requests", "table.telegram.answer.ms")
def the_table_in_telegram() -> Iterator[Figure]:
    found = in_telegram()
    yield Figure("first_load.telegram.kib", found.first.sent / 1024, "KiB")
    yield Figure("first_load.telegram.requests", found.first.requests, "")
    yield Figure("table.telegram.answer.ms", 1000 * median(found.answers), "ms")
