"""The table in Discord: what its frame loads first, the size of Discord's SDK, and how soon a move is seen.

The page is behind the simulated proxy, which speaks TLS on loopback; all run in one process but the browser.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Request

from bot.chats.web.embedding.embedded_page import ACTIVITY_MODULE, has_activity_module
from bot.chats.web.static_files import common_files
from tests.bench.figures import Figure, measures, milliseconds
from tests.bench.handle import store_server
from tests.bench.table import TIME_ANSWERS
from tests.browser.activity_place import KLONDIKE, ActivityPlace, activity_place, board_of, draw
from tests.browser.place import find_chromium

MOVES = 24
"""Cards drawn, one after the other: all of the stock."""


@asynccontextmanager
async def _place() -> AsyncIterator[ActivityPlace]:
    chromium = find_chromium()
    if chromium is None:
        raise RuntimeError("there is no Chromium: install one, or name it in CHROMIUM")
    if not has_activity_module():
        raise RuntimeError("Discord's SDK is not built: make activity")
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with store_server() as url, activity_place(chromium, url, Path(directory)) as place:
            yield place


@cache
def measured() -> tuple[list[int], list[float]]:
    """Return the bytes of each body that the frame loads until its board is shown, and answers in seconds."""
    return asyncio.run(_measured())


async def _measured() -> tuple[list[int], list[float]]:
    async with _place() as place:
        carla, loaded = place.channel_player, list[Request]()
        await board_of(carla)
        table = await place.open(carla, note=loaded.append)
        await table.shows(KLONDIKE)
        await table.tab.page.wait_for_load_state("networkidle")
        sizes = [(await one.sizes())["responseBodySize"] for one in loaded if place.host.origin in one.url]
        await table.page.evaluate(TIME_ANSWERS)
        record = KLONDIKE
        for _ in range(MOVES):
            record = await draw(table, record)
        return sizes, list(await table.page.evaluate("answers"))


@measures("first_load.discord.kib", "first_load.discord.requests")
def first_load_in_discord() -> Iterator[Figure]:
    sizes, _ = measured()
    yield Figure("first_load.discord.kib", sum(sizes) / 1024, "KiB")
    yield Figure("first_load.discord.requests", len(sizes), "")


@measures("discord.answer.ms.median", "discord.answer.ms.p99")
def answers_in_discord() -> Iterator[Figure]:
    yield from milliseconds("discord.answer.ms", measured()[1])


@measures("sdk.kib", "sdk.sent.kib")
def size_of_the_sdk() -> Iterator[Figure]:
    if not has_activity_module():
        raise RuntimeError("Discord's SDK is not built: make activity")
    module = common_files()[ACTIVITY_MODULE]
    yield Figure("sdk.kib", len(module.body) / 1024, "KiB")
    yield Figure("sdk.sent.kib", len(module.compressed) / 1024, "KiB")
