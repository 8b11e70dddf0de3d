"""The web page: time from a press to its answer with the table's picture, and round trips for both.

The bot is the real program in a separate process with its own store. This process is the browser of many
players, one press after the other.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from functools import cache
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from aiohttp import ClientSession, CookieJar

from bot.runtime.rate_limiter import PLAYERS
from tests.bench.figures import Figure, measures, milliseconds
from tests.bot.browsing import Browser
from tests.bot.program import PlainProgram, running
from tests.operation.metrics_text import Exposition
from tests.store.servers import free_port

BROWSERS, WARM, PRESSES = 60, 100, 1000
"""So many browsers that each sends less than the burst that a player is allowed."""
TRIPS = "solitaire_store_seconds_count"


class Measured(NamedTuple):
    """What was measured of presses."""

    taken: list[float]
    """The seconds of each."""
    trips: list[float]
    """The round trips to the store for each: the last move of a game needs more."""
    home_taken: list[float]
    """The seconds of each home screen, without its picture."""
    home_trips: list[float]
    """The round trips to the store for each."""


@cache
def pressed() -> Measured:
    """Return the figures of presses, each with its picture."""
    if BROWSERS * PLAYERS.burst < 1.5 * (WARM + PRESSES):
        raise RuntimeError("the rate limiter would refuse presses")
    return asyncio.run(_pressed())


async def _pressed() -> Measured:
    port = free_port()
    async with AsyncExitStack() as stack:
        directory = Path(stack.enter_context(TemporaryDirectory(prefix="sb-", dir="/tmp")))
        program = PlainProgram(directory, OPERATION_PORT=str(port), LOG_LEVEL="warning")
        address = await stack.enter_async_context(running(program))
        operator = await stack.enter_async_context(ClientSession())
        browsers = []
        for _ in range(BROWSERS):
            session = ClientSession(cookie_jar=CookieJar(unsafe=True))
            browsers.append(Browser(await stack.enter_async_context(session), address))
            await browsers[-1].enter()

        async def trips() -> float:
            async with operator.get(f"http://127.0.0.1:{port}/metrics") as answer:
                return Exposition.read(await answer.text()).value(TRIPS)

        begun = await trips()
        of_reading = await trips() - begun  # the metrics ask the store whether it is there
        taken, asked, deals = list[float](), list[float](), count(1)
        boards: list[dict[str, Any]] = [{"rows": ()} for _ in browsers]
        while len(taken) < WARM + PRESSES:
            for place, browser in enumerate(browsers):
                if not _has_move(boards[place]):
                    boards[place] = (await browser.type(f"/play wish {next(deals)}"))["messages"][-1]
                    continue
                before, begun = await trips(), perf_counter()
                boards[place] = (await browser.press(boards[place], "move"))["messages"][-1]
                await _see(browser, boards[place])
                taken.append(perf_counter() - begun)
                asked.append(await trips() - before - of_reading)
        homes = [await _home(browser, trips, of_reading) for browser in browsers]
        presses = slice(WARM, WARM + PRESSES)
        return Measured(taken[presses], asked[presses], [one for one, _ in homes], [two for _, two in homes])


async def _see(browser: Browser, message: dict[str, Any]) -> None:
    """Load what the page shows of a message: the picture of its table, or that of a game that has ended."""
    shown = message["table"] or message["board"]
    async with browser.session.get(browser.url(shown["address"]), raise_for_status=True) as picture:
        await picture.read()


async def _home(
    browser: Browser, trips: Callable[[], Awaitable[float]], of_reading: float
) -> tuple[float, float]:
    """Return the seconds that the home screen of a player with a game takes, and its round trips."""
    before, begun = await trips(), perf_counter()
    async with browser.session.get(browser.url("/home"), raise_for_status=True) as home:
        await home.read()
    taken = perf_counter() - begun
    return taken, await trips() - before - of_reading


def _has_move(message: dict[str, Any]) -> bool:
    return any(button["key"].startswith("move") for row in message["rows"] for button in row)


@measures("page.press.ms.median", "page.press.ms.p99", "page.press.trips.median")
def presses_on_the_page() -> Iterator[Figure]:
    yield from milliseconds("page.press.ms", pressed().taken)
    yield Figure("page.press.trips.median", median(pressed().trips), "")


@measures("page.home.ms.median", "page.home.ms.p99", "page.home.trips.median")
def home_on_the_page() -> Iterator[Figure]:
    yield from milliseconds("page.home.ms", pressed().home_taken)
    yield Figure("page.home.trips.median", median(pressed().home_trips), "")
