"""Playing on the table by the pointer alone: where a player taps for a move, and what is dragged where."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from playwright.async_api import CDPSession, Locator, Page, expect

from bot.core.actions import Verb
from bot.core.typed_input.deal_codes import write_code
from bot.screens.move_choices import offered_moves
from engine.board import Board
from engine.game import Position
from engine.move import Move
from engine.presses import preference
from engine.record import Record
from render.boards.layouts import place_of_verb
from render.boards.table import table_areas, table_size
from tests.bot.saved_games import described
from tests.browser.place import TEXTS, Tab

DOUBLE_TAP = 550
"""Milliseconds after which a tap on a place of the last move is no longer the second half of a double tap."""
STEPS = 4
"""Events of a pointer between the two ends of a drag."""

IS_ANSWERED = """
(before) => {
  const table = document.getElementById("table");
  if (table.ariaBusy === "true") return "";
  if (`${table.dataset.message}.${table.dataset.version}` !== before) return "changed";
  if (table.querySelector(".menu")) return "menu";
  return table.querySelector(".place.chosen") ? "chosen" : "";
}
"""
"""What has become of a tap: a new board, a menu, or a place that waits for another one; else empty."""

FIND_IN_MENU = """
(key) => {
  const named = document.querySelector(`#moves button[data-key="${key}"], #bar button[data-key="${key}"]`);
  return [...document.querySelectorAll(".menu button")].findIndex(
    ({ innerHTML }) => innerHTML === named.innerHTML);
}
"""
"""Finds the button of a menu that is labelled like a move in the list of moves."""


def places_of(board: Board, move: Move) -> tuple[str, ...]:
    """Return the places to tap for a move, one after the other."""
    known = table_areas(board)
    named = tuple(place for place in move.places if place in known)
    stands = place_of_verb(board, move.verb)
    return (*named, stands) if move.verb == "exchange" else named or (stands,)


def drags_of(board: Board, move: Move) -> tuple[tuple[str, str], ...]:
    """Return what is dragged where for a move.

    A card goes to the other place of its move, or just anywhere: then its target is empty. What is no card
    is its own target, and tapped.
    """
    places = places_of(board, move)
    if move.verb == "exchange":
        return tuple((place, "") for place in places)
    if move.verb == "hold":
        return (("drawn", places[0]),)
    if move.verb == "trumps":
        return ((places[0], places[0]),)
    if move.verb == "play":
        return ((places[0], "lead"),)
    return ((places[0], places[1] if len(places) > 1 else ""),)


class Point(NamedTuple):
    """A point of the window in CSS pixels."""

    x: float
    y: float


@dataclass
class Table:
    """The table of a tab, played with the mouse or, where the tab has a touch screen, with a finger."""

    tab: Tab
    finger: CDPSession | None = None
    _last_move: tuple[tuple[str, ...], float] = ((), 0.0)
    """The places of the last move, and when it was made, in the page's own time."""

    @classmethod
    async def of(cls, tab: Tab) -> "Table":
        """Return the table of a tab, with the pointer that the tab has."""
        has_touch = await tab.page.evaluate("navigator.maxTouchPoints > 0")
        return cls(tab, await tab.context.new_cdp_session(tab.page) if has_touch else None)

    @property
    def page(self) -> Page:
        return self.tab.page

    @property
    def whole(self) -> Locator:
        return self.page.locator("#table")

    @property
    def board(self) -> Locator:
        """The frame of the board, which has the words for screen readers."""
        return self.page.locator("#board")

    @property
    def line(self) -> Locator:
        """The line of state, refusal or notice."""
        return self.page.locator("#line")

    def role(self, name: str) -> Locator:
        """Return the button of the bar with a role."""
        return self.page.locator(f"#bar [data-role={name}]")

    async def open(self, record: Record) -> None:
        """Open the deal of a record on the table."""
        await self.page.evaluate("code => { location.hash = code }", write_code(record.first(0)))
        await self.tab.is_at("table")
        await self.shows(record.first(0))

    async def shows(self, record: Record) -> None:
        """Wait until the table shows the position of a record, and nothing is on its way."""
        words = re.escape(described(TEXTS, record))
        await expect(self.board).to_have_attribute("aria-label", re.compile(f"^{words}"))
        await expect(self.whole).not_to_have_attribute("aria-busy", "true")

    async def version(self) -> str:
        """Return the number and the version of the message that the table shows."""
        shown: str = await self.whole.evaluate("table => `${table.dataset.message}.${table.dataset.version}`")
        return shown

    async def point(self, board: Board, place: str) -> Point:
        """Return the middle of a place of a board that is shown."""
        area = table_areas(board)[place][0]
        left, top, width = await self._frame()
        scale = width / table_size(board)[0]
        return Point(left + (area.x + area.width / 2) * scale, top + (area.y + area.height / 2) * scale)

    async def tap(self, board: Board, place: str) -> None:
        """Tap a place, whether it has a move or not."""
        await self.tap_at(await self.point(board, place))

    async def tap_at(self, point: Point) -> None:
        """Tap a point of the window."""
        if self.finger:
            await self.page.touchscreen.tap(*point)
        else:
            await self.page.mouse.click(*point)

    async def press(self, at: Point) -> None:
        """Put the pointer down."""
        if self.finger:
            await self._touch("touchStart", at)
        else:
            await self.page.mouse.move(*at)
            await self.page.mouse.down()

    async def move(self, start: Point, end: Point, steps: int = STEPS) -> None:
        """Move the pointer, which is down, in a line."""
        for step in range(1, steps + 1):
            share = step / steps
            at = Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
            if self.finger:
                await self._touch("touchMove", at)
            else:
                await self.page.mouse.move(*at)

    async def release(self) -> None:
        """Lift the pointer."""
        if self.finger:
            await self._touch("touchEnd")
        else:
            await self.page.mouse.up()

    async def drag(self, start: Point, end: Point) -> None:
        """Drag from one point to another."""
        await self.press(start)
        await self.move(start, end)
        await self.release()

    async def corner(self) -> Point:
        """Return a point near the upper left corner of the table, where no card is."""
        left, top, _ = await self._frame()
        return Point(left + 4, top + 4)

    async def beside(self, point: Point) -> Point:
        """Return a point of the table away from another one, towards its middle."""
        box = await self.board.bounding_box()
        assert box
        middle = Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        far = box["width"] / 4
        return Point(
            point.x + (far if point.x < middle.x else -far), point.y + (far if point.y < middle.y else -far)
        )

    async def play_by_taps(self, position: Position, move: Move) -> None:
        """Make a move by taps on its places, one after the other, until it is made.

        One that a tap does not make, because it makes a better one at once, is dragged.
        """
        if is_dragged(position, move):
            await self.play_by_drags(position, move)
            return
        board, before = position.board(), await self.version()
        await self._wait_for_single_tap(places_of(board, move))
        for place in places_of(board, move):
            await self.tap(board, place)
            if await self._answer(before, move) == "changed":
                self._last_move = (move.places, await self.page.evaluate("performance.now()"))
                if move.verb != "exchange":
                    return
                before = await self.version()
        assert move.verb == "exchange", f"{move.text} was not made by taps"

    async def play_by_drags(self, position: Position, move: Move) -> None:
        """Make a move by dragging what moves to where it moves; what is no card is tapped."""
        board = position.board()
        for source, target in drags_of(board, move):
            before = await self.version()
            start = await self.point(board, source)
            if source == target:
                await self.tap_at(start)
            else:
                await self.drag(
                    start, await self.point(board, target) if target else await self.beside(start)
                )
            assert await self._answer(before, move) == "changed", f"{move.text} was not made by dragging"

    async def _wait_for_single_tap(self, taps: Sequence[str]) -> None:
        """Wait until a tap on a place of the last move is no second half of a double tap any more."""
        places, when = self._last_move
        if {*places} & {*taps}:
            await self.page.wait_for_function("when => performance.now() > when", arg=when + DOUBLE_TAP)

    async def _answer(self, before: str, move: Move) -> str:
        """Wait for the answer to a tap or a drag, choose the move from a menu if it offers several."""
        found = str(await (await self.page.wait_for_function(IS_ANSWERED, arg=before)).json_value())
        if found != "menu":
            return found
        number = await self.page.evaluate(FIND_IN_MENU, f"{Verb.MOVE} {move.text}")
        await self.page.locator(".menu button").nth(number).click()
        return str(await (await self.page.wait_for_function(IS_ANSWERED, arg=before)).json_value())

    async def _frame(self) -> tuple[float, float, float]:
        box = await self.board.bounding_box()
        assert box, "the table is not shown"
        return box["x"], box["y"], box["width"]

    async def _touch(self, kind: str, *points: Point) -> None:
        assert self.finger
        touches = [{"x": at.x, "y": at.y} for at in points]
        await self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def is_dragged(position: Position, move: Move) -> bool:
    """Return whether a tap on the first place of a move makes another one that leads on at once."""
    board, main = position.board(), offered_moves(position, position.legal_moves())
    begun = [one for one in main if one.places and one.places[:1] == move.places[:1]]
    ranks = [preference(board, *one.places) if len(one.places) == 2 else 0 for one in begun]
    best = [one for one, rank in zip(begun, ranks, strict=True) if rank == min(ranks)]
    return len(best) == 1 and best[0] != move and (move not in main or len(set(ranks)) > 1)


OpenTable = Callable[..., Awaitable[Table]]
"""Opens the deal of a record on the table of a window of this width and height."""
