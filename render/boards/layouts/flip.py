"""Flip: the hand in rows, each card under its number; a bracket under every four cards that can be played."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from engine.board import Board
from render.boards.scene import TITLE_HEIGHT, Bed, Box, Layout, Scene, Spot, Words
from render.cards.card_base import CardSize

WINDOW = 4
"""Cards to a play."""
NUMBER = 40
"""From the top of a card's number to the card."""
FEET = 6
"""From a card down to the feet of a bracket."""
LANES, LANE = 3, 20
"""How many brackets lie beneath one another, and from one to the next.

Those that begin three cards apart share one: each begins right of the middle of a card, and ends left of one.
"""
LINE = 9
"""How thick the line of a bracket that can be chosen is."""
AT_EDGE = 64
"""How wide a label may be at the end of a row: a number of two figures is narrower."""
BESIDE = 8
"""From the middle of a card to the foot of a bracket."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cards of one size, all in the same picture."""

    width: int
    card: CardSize
    columns: int
    rows: int
    left: int
    across: int
    down: int
    """From row to row."""
    badge: int
    """How high labels may be."""
    lane: int
    """From a card to the first of the brackets, far enough for a label on it."""

    @property
    def cells(self) -> int:
        """How many cards there is room for."""
        return self.columns * self.rows

    @property
    def height(self) -> int:
        """How high the picture is."""
        return TITLE_HEIGHT + self.rows * self.down

    def corner(self, cell: int) -> tuple[int, int]:
        """Return where a card lies, by its number from 0."""
        row, column = divmod(cell, self.columns)
        return self.left + column * self.across, TITLE_HEIGHT + NUMBER + row * self.down

    def bracket(self, first: int) -> Box:
        """Return the bracket under four cards from that one on: two parts where a row ends between them."""
        (start, top), (end, low) = self.corner(first), self.corner(first + WINDOW - 1)
        x, y = self.corner(first + WINDOW // 2 - 1)
        middle, foot = self.card[0] // 2, self.card[1] + FEET
        lane = self.lane + first % LANES * LANE
        start, end = start + middle + BESIDE, end + middle - BESIDE
        across = x + (self.card[0] + self.across) // 2
        room = (self.across - 2, self.badge)
        if across + room[0] // 2 > self.width:  # a row ends: as far from the badge before as there is room
            room = (AT_EDGE, self.badge)
            across = self.width - AT_EDGE // 2
        badge = (across, y + self.card[1] + lane + LINE // 2)
        height = lane + LINE - FEET
        if top == low:
            return Box(start, top + foot, end - start, height, badge, room, "both")
        rest = Box(0, low + foot, end, height, feet="right")
        return Box(start, top + foot, self.width - start, height, badge, room, "left", rest)


GRIDS = (
    Grid(980, (140, 254), 6, 2, 30, 156, 389, 54, 28),
    Grid(1280, (140, 254), 8, 3, 24, 156, 389, 54, 28),
    Grid(990, (88, 160), 10, 3, 28, 94, 292, 42, 21),
    Grid(990, (88, 160), 10, 4, 28, 94, 292, 42, 21),
    Grid(1280, (88, 160), 13, 4, 32, 94, 292, 42, 21),
)
"""The first with room for all cards is taken. A narrow picture is shown larger, and so are its cards."""


def lay(board: Board) -> Scene:
    """Lay the hand from left to right and row by row, and the stock into the last corner."""
    hand, stock = board.of_kind("card"), len(board.pile("stock").cards)
    taken = len(hand) + (1 if stock else 0)
    grid = next((grid for grid in GRIDS if taken <= grid.cells), GRIDS[-1])
    corners, words, beds = _numbers(grid)
    spots = [
        Spot(pile.top.code if pile.top else "back", x, y) for pile, (x, y) in zip(hand, corners, strict=False)
    ]
    spots += [Spot("place", x, y) for x, y in corners[len(hand) : grid.columns]]
    rows = len(hand) // grid.columns
    printed, places = words[rows * grid.columns : len(hand)], _brackets(grid, len(hand))
    if stock:
        x, y = corners[-1]
        spots.append(Spot("back", x, y))
        left = Words(f"×{stock}", "name", x + grid.card[0] // 2, y + grid.card[1] + FEET)
        printed, places = (*printed, left), {**places, "stock": Box(x, y, *grid.card)}
    return Scene(grid.width, grid.height, grid.card, tuple(spots), printed, places, beds[rows])


@lru_cache
def _numbers(grid: Grid) -> tuple[tuple[tuple[int, int], ...], tuple[Words, ...], tuple[Bed, ...]]:
    """Return where the cards of a grid lie, their numbers, and those of none, one or more whole rows."""
    corners = tuple(map(grid.corner, range(grid.cells)))
    middle = grid.card[0] // 2
    words = tuple(
        Words(str(number), "small", x + middle, y - NUMBER) for number, (x, y) in enumerate(corners, 1)
    )
    beds = (Bed(words[: rows * grid.columns]) for rows in range(grid.rows + 1))
    return corners, words, tuple(beds)


@lru_cache(128)
def _brackets(grid: Grid, cards: int) -> Mapping[str, Box]:
    """Return the brackets under so many cards, each by the number of its first one."""
    return MappingProxyType({str(cell + 1): grid.bracket(cell) for cell in range(cards - WINDOW + 1)})


LAYOUT = Layout("flip", tuple(dict.fromkeys(grid.card for grid in GRIDS)), lay)
