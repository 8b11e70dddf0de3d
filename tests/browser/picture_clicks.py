"""Playing by clicks on the picture alone: which places of a board a player clicks for a move, and where."""

from collections.abc import Iterator

from engine.board import Board
from engine.game import Position
from engine.move import Move
from engine.record import Record
from render.boards.layouts import lay_out, place_of_verb, press_areas
from tests.browser.place import Tab

FIND_PLACE = """
([right, down]) => {
  const message = [...document.querySelectorAll("article")].at(-1);
  const { left, bottom, width } = message.querySelector("img.board").getBoundingClientRect();
  const [x, y] = [left + right * width, bottom - down * width];
  return [...message.querySelectorAll(".place.open")].findLastIndex((place) => {
    const area = place.getBoundingClientRect();
    return area.left < x && x < area.right && area.top < y && y < area.bottom;
  });
}
"""
"""Finds the pressable place at a point of the last picture, which is given by its distance from the left and
lower edges, in widths: its number, or -1.
"""
CLICK_IS_OVER = """
(version) => {
  const message = [...document.querySelectorAll("article")].at(-1);
  return message.dataset.version !== version || message.querySelector(".place.chosen") !== null;
}
"""
"""Whether the last message has changed, or a place on its picture waits for another one."""


def in_single_moves(record: Record) -> Record:
    """Return a record with the same end whose moves are all on the picture: dealt and moved card by card."""
    found = record.first(0)
    for move, position in zip(record.moves, list(record.positions())[1:], strict=True):
        found = found.then(*_single_moves(found.replay(), move, position))
    return found


def _single_moves(before: Position, move: Move, after: Position) -> Iterator[Move]:
    if move.verb == "deal":
        while before.board() != after.board():
            before = before.play(Move("deal"))
            yield Move("deal")
    elif move.verb == "collect":
        yield from _collected(before, after.board())
    else:
        yield move


def _collected(before: Position, after: Board) -> Iterator[Move]:
    """Yield the moves that bring every pile to its end, each to a foundation that grows."""
    while before.board().piles != after.piles:
        board = before.board()
        short = [pile.name for pile in board.of_kind("foundation") if pile != after.pile(pile.name)]
        long = [pile.name for pile in board.piles if len(pile.cards) > len(after.pile(pile.name).cards)]
        move = next(
            move
            for move in before.legal_moves()
            if move.places and move.places[0] in long and move.places[1] in short
        )
        before = before.play(move)
        yield move


def places_of(board: Board, move: Move) -> tuple[str, ...]:
    """Return the places to click for a move, one after the other."""
    known = press_areas(board)
    named = tuple(place for place in move.places if place in known)
    stands = place_of_verb(board, move.verb)
    return (*named, stands) if move.verb == "exchange" else named or (stands,)


async def click_place(tab: Tab, board: Board, place: str) -> bool:
    """Click at the middle of a place on the last picture; return false if it has no move there."""
    found, area = lay_out(board), press_areas(board)[place][0]
    middle = (area.x + area.width / 2, found.height - area.y - area.height / 2)
    number = await tab.page.evaluate(FIND_PLACE, [length / found.width for length in middle])
    if number >= 0:
        await tab.last.locator(".place.open").nth(number).click()  # waits until it moves no longer
    return bool(number >= 0)


async def play_by_clicks(tab: Tab, record: Record) -> None:
    """Play a record whose first board is shown to its end, by clicks on pictures alone."""
    for position, move in zip(record.positions(), record.moves, strict=False):
        await _click_move(tab, position.board(), move)
    await tab.shows(record)


async def _click_move(tab: Tab, board: Board, move: Move) -> None:
    places = places_of(board, move)
    clicked = []
    for number, place in enumerate(places, start=1):
        version = await tab.last.get_attribute("data-version") or ""
        if not await click_place(tab, board, place):
            assert number < len(places), f"{place} cannot be clicked for {move.text}"
            continue  # it is chosen already
        clicked.append(place)
        if await tab.last.locator(".menu").count():
            await tab.last.locator(f'.menu button[data-press$=":{move.text}"]').click()
        await tab.page.wait_for_function(CLICK_IS_OVER, arg=version)
    assert clicked
