"""The table in a real browser: what moves, how soon an answer is seen, frames, and buttons on a screen.

The bot is the real program in a separate process with its own store. Its rate limiter lets this player pass,
who makes more presses than a person.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.async_api import Browser, Response, async_playwright, expect

from engine.games import games_in_order
from engine.record import Record
from tests.bench.figures import Figure, measures, milliseconds
from tests.bot.program import PlainProgram, running
from tests.browser.place import FLAGS, Tab, find_chromium
from tests.browser.steadiness import SIZES, Steadiness, seen, watch
from tests.browser.table_games import moves_on_picture, press_all_kinds
from tests.browser.table_play import IS_ANSWERED, Point, Table, drags_of

expect.set_options(timeout=60_000)  # milliseconds; six windows are played at the same time

PRESSES = 200
"""Of each game, in a window of each size."""
DEALS = {
    "klondike": 105,
    "freecell": 1,
    "spider": 1,
    "yukon": 5,
    "streets": 5,
    "wish": 42,
    "kittyhawk": 1502,
    "follow": 13,
    "flip": 1325,
    "blink": 1998,
}
USUAL = (390, 844)
"""The window in which answers, frames and buttons are measured."""
TIRELESS_PROGRAM = (
    "import sys\n"
    "from bot.runtime.rate_limiter import PLAYERS\n"
    "object.__setattr__(PLAYERS, 'burst', 1_000_000)\n"
    "from bot.__main__ import main\n"
    "sys.exit(main())"
)
DRAG_SECONDS = 1.0

TIME_ANSWERS = """
() => {
  globalThis.answers = [];
  const shown = () => {
    const { message, version } = document.getElementById("table").dataset;
    return `${message}.${version}`;
  };
  const picture = () => document.querySelector("#board .table-picture");
  let pending = null;
  addEventListener("pointerup", (event) => {
    if (event.target.closest("#board, #bar")) pending = { begun: performance.now(), before: shown() };
  }, { capture: true });
  const look = async () => {
    if (pending && shown() !== pending.before) {
      const { begun } = pending;
      pending = null;
      await picture().decode();
      requestAnimationFrame(() => answers.push((performance.now() - begun) / 1000));
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Notes the seconds from each release of the pointer to the frame in which the new picture is painted."""

COUNT_GLIDES = """
() => {
  globalThis.glides = { frames: 0, seconds: 0 };
  let last = null;
  const look = (now) => {
    const isGliding = document.querySelector(".gliding") !== null;
    if (isGliding && last !== null) {
      glides.frames += 1;
      glides.seconds += (now - last) / 1000;
    }
    last = isGliding ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
"""Counts the frames while cards glide, and how long they glide."""

COUNT_FRAMES = """
() => {
  globalThis.frames = { count: 0, begun: performance.now() };
  const look = () => {
    frames.count += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
"""
FRAMES_PER_SECOND = "frames.count / ((performance.now() - frames.begun) / 1000)"

COUNT_BUTTONS = """
() => [...document.querySelectorAll(`#${document.body.dataset.view} button`)].filter((button) => {
  const { width, height, bottom, right, top } = button.getBoundingClientRect();
  const isSeen = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (button.closest("#moves:not(.shown, .question)")) return false; // the list that is not asked for
  return isSeen && Math.min(width, height) > 1 && bottom > 0 && right > 0 && top < innerHeight;
}).length
"""
"""Counts the buttons that are seen in the view."""

SCREENS = (
    *("/games", "/help", "/settings", "/stats", "/calendar", "/leaderboard", "/learn", "/daily", "/puzzle"),
    *("/about", "/mydata", "/rules wish", "/options wish", "/play wish 42", "/hint", "/review", "/share"),
    *("/play kittyhawk 42", "/play follow 42", "/play flip 42", "/play blink 42", "/giveup", "/giveup yes"),
    *("/review", "/more", "/learn wish", "/learn kittyhawk", "/puzzle 1"),
)
"""Lines that show screens of all kinds, one after the other."""


class TirelessProgram(PlainProgram):
    """The program with a rate limiter that never refuses."""

    command = ("-c", TIRELESS_PROGRAM)


@dataclass
class Measured:
    """What was measured."""

    answers: list[float] = field(default_factory=list)
    """Seconds."""
    dragged: list[float] = field(default_factory=list)
    """Frames a second."""
    glides: dict[str, float] = field(default_factory=lambda: {"frames": 0, "seconds": 0})


@asynccontextmanager
async def _chromium() -> AsyncIterator[tuple[Browser, str]]:
    """Start the program and a browser; yield the browser and the address of the page."""
    path = find_chromium()
    if path is None:
        raise RuntimeError("there is no Chromium: install one, or name it in CHROMIUM")
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = TirelessProgram(Path(directory), LOG_LEVEL="warning")
        async with running(program) as address, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
            yield browser, address
            await browser.close()


async def _table(browser: Browser, address: str, game: str, size: tuple[int, int]) -> tuple[Table, Record]:
    """Open a game on the table of a new player."""
    table = await Table.of(await Tab.open(browser, address, *size))
    record = Record.read(f"{game}/1 #{DEALS[game]}")
    await table.open(record)
    return table, record


@cache
def steady() -> tuple[Steadiness, ...]:
    """Return what moved in each game and window, of which all are played at the same time."""
    return asyncio.run(_steady())


async def _steady() -> tuple[Steadiness, ...]:
    async with _chromium() as (browser, address):
        by_size = await asyncio.gather(*(_steady_at(browser, address, size) for size in SIZES))
    return tuple(one for found in by_size for one in found)


async def _steady_at(browser: Browser, address: str, size: tuple[int, int]) -> list[Steadiness]:
    found = []
    for game in games_in_order():
        table, record = await _table(browser, address, game.name, size)
        await watch(table.page)
        await press_all_kinds(table, record, PRESSES)
        found.append(await seen(table.page))
        await table.tab.close()
    return found


@cache
def played() -> Measured:
    """Return what was measured in the usual window."""
    return asyncio.run(_played())


async def _played() -> Measured:
    measured = Measured()
    async with _chromium() as (browser, address):
        for game in games_in_order():
            table, record = await _table(browser, address, game.name, USUAL)
            await table.page.evaluate(TIME_ANSWERS)
            await table.page.evaluate(COUNT_GLIDES)
            await press_all_kinds(table, record, PRESSES)
            measured.answers += await table.page.evaluate("answers")
            for name, value in (await table.page.evaluate("glides")).items():
                measured.glides[name] += value
            await table.tab.close()
            table, record = await _table(browser, address, game.name, USUAL)
            measured.dragged.append(await _drag(table, record))
            await table.tab.close()
    return measured


async def _drag(table: Table, record: Record) -> float:
    """Drag a card over the table for a second; return the frames a second."""
    position = record.replay()
    board = position.board()
    source, _ = drags_of(board, moves_on_picture(position)[0])[0]
    start = await table.point(board, source)
    end = await table.beside(start)
    await table.press(start)
    await table.move(start, end)
    await table.page.evaluate(COUNT_FRAMES)
    begun = perf_counter()
    while perf_counter() - begun < DRAG_SECONDS:
        start, end = end, start
        await table.move(start, end, steps=20)
    found = float(await table.page.evaluate(FRAMES_PER_SECOND))
    await table.release()
    return found


@cache
def buttons() -> tuple[int, ...]:
    """Return the number of buttons on the home screen and on screens of all kinds."""
    return asyncio.run(_buttons())


async def _buttons() -> tuple[int, ...]:
    async with _chromium() as (browser, address):
        tab = await Tab.open(browser, address, *USUAL)
        found = [await tab.page.evaluate(COUNT_BUTTONS)]
        for line in SCREENS:
            await tab.open_chat()
            async with tab.page.expect_response("**/type"):
                await tab.type(line)
            await expect(tab.page.locator(".unsent, .answering")).to_have_count(0)
            await tab.open_table()
            found.append(await tab.page.evaluate(COUNT_BUTTONS))
        return tuple(found)


@cache
def first_moves() -> dict[str, int]:
    """Return the presses from the home screen to the first move of each game, by somebody new to it."""
    return asyncio.run(_first_moves())


async def _first_moves() -> dict[str, int]:
    found = {}
    async with _chromium() as (browser, address):
        for game in games_in_order():
            table = await Table.of(await Tab.open(browser, address, *USUAL))
            found[game.name] = await _presses_to_move(table, game.name)
            await table.tab.close()
    return found


async def _presses_to_move(table: Table, game: str) -> int:
    """Press a game at home, what stands out until its board is there, and the places of its first move."""
    presses = 1
    async with table.page.expect_response("**/press") as pressed:
        await table.page.locator(f'.home-game[data-place="{game}"]').click()
    view = await _view_of(await pressed.value)
    while not view["moves"]:
        presses += 1
        async with table.page.expect_response("**/press") as pressed:
            await table.role("main").click()
        view = await _view_of(await pressed.value)
    await table.tab.is_at("table")
    before, board = await table.version(), await table.board.bounding_box()
    assert board
    scale = board["width"] / view["width"]
    for place in next(move for move in view["moves"] if move["is_main"])["places"]:
        presses += 1
        x, y, width, height = view["places"][place]["areas"][0]
        await table.tap_at(Point(board["x"] + (x + width / 2) * scale, board["y"] + (y + height / 2) * scale))
        answer = await table.page.wait_for_function(IS_ANSWERED, arg=before)
        if await answer.json_value() == "changed":
            break
    return presses


async def _view_of(response: Response) -> dict[str, Any]:
    """Return the table of an answer; one without moves if it has none."""
    table = (await response.json())["messages"][-1]["table"]
    return dict(table) if table else {"moves": []}


@measures("table.moved.px", "table.shift.cls")
def movement() -> Iterator[Figure]:
    yield Figure("table.moved.px", max(max(one.moved, one.size) for one in steady()), "px")
    yield Figure("table.shift.cls", max(one.shift for one in steady()), "")


@measures("table.answer.ms.median", "table.answer.ms.p99")
def answers_on_the_table() -> Iterator[Figure]:
    yield from milliseconds("table.answer.ms", played().answers)


@measures("table.frames.per_s.drag", "table.frames.per_s.glide")
def frames() -> Iterator[Figure]:
    yield Figure("table.frames.per_s.drag", min(played().dragged), "1/s")
    yield Figure("table.frames.per_s.glide", played().glides["frames"] / played().glides["seconds"], "1/s")


@measures("table.buttons.median", "table.buttons.most")
def buttons_on_screens() -> Iterator[Figure]:
    yield Figure("table.buttons.median", median(buttons()), "")
    yield Figure("table.buttons.most", max(buttons()), "")


@measures(*(f"table.first_move.presses.{game.name}" for game in games_in_order()))
def presses_to_first_moves() -> Iterator[Figure]:
    for name, presses in first_moves().items():
        yield Figure(f"table.first_move.presses.{name}", presses, "")
