"""Flip: the hand in rows, each card under its number; a bracket under every four cards that can be played."""

from dataclasses import dataclass

from engine.board import Board
from render.scene import LONGEST, TITLE_HEIGHT, Box, Layout, Scene, Size, Spot, Words

WIDTH = LONGEST
HEIGHT = TITLE_HEIGHT + 1200
WINDOW = 4
"""Cards to a play."""
NUMBER = 42
"""From the top of a card's number to the card."""
FEET = 6
"""From a card down to the feet of a bracket."""
LANES, LANE = 3, 22
"""How many brackets lie beneath one another, and from one to the next.

Those that begin three cards apart share one: each begins right of the middle of a card, and ends left of one.
"""
LINE = 9
"""How thick the line of a bracket that can be chosen is."""
BESIDE = 8
"""From the middle of a card to the foot of a bracket."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cards of one size, all in the same picture."""

    card: Size
    columns: int
    rows: int
    left: int
    across: int
    badge: int
    """How high labels may be."""
    lane: int
    """From a card to the first of the brackets, far enough for a label on it."""

    @property
    def cells(self) -> int:
        """How many cards there is room for."""
        return self.columns * self.rows

    def corner(self, cell: int) -> tuple[int, int]:
        """Return where a card lies, by its number from 0."""
        row, column = divmod(cell, self.columns)
        down = (HEIGHT - TITLE_HEIGHT) // self.rows
        return self.left + column * self.across, TITLE_HEIGHT + NUMBER + row * down

    def bracket(self, first: int) -> Box:
        """Return the bracket under four cards from that one on: two parts where a row ends between them."""
        (start, top), (end, low) = self.corner(first), self.corner(first + WINDOW - 1)
        x, y = self.corner(first + WINDOW // 2 - 1)
        middle, foot = self.card[0] // 2, self.card[1] + FEET
        lane = self.lane + first % LANES * LANE
        start, end = start + middle + BESIDE, end + middle - BESIDE
        room = (self.across - 2, self.badge)
        across = min(x + (self.card[0] + self.across) // 2, WIDTH - room[0] // 2)
        badge = (across, y + self.card[1] + lane + LINE // 2)
        height = lane + LINE - FEET
        if top == low:
            return Box(start, top + foot, end - start, height, badge, room, "both")
        rest = Box(0, low + foot, end, height, feet="right")
        return Box(start, top + foot, WIDTH - start, height, badge, room, "left", rest)


GRIDS = (Grid((140, 254), 8, 3, 24, 156, 54, 28), Grid((88, 160), 13, 4, 32, 94, 42, 21))
"""The larger cards while there is room for them."""


def lay(board: Board) -> Scene:
    """Lay the hand from left to right and row by row, and the stock into the last corner."""
    hand = board.of_kind("card")
    stock = board.pile("stock")
    taken = len(hand) + (1 if stock.cards else 0)
    grid = next((grid for grid in GRIDS if taken <= grid.cells), GRIDS[-1])
    spots, words = [], []
    for cell, pile in enumerate(hand):
        x, y = grid.corner(cell)
        spots.append(Spot(pile.top.code if pile.top else "back", x, y))
        words.append(Words(pile.name, "small", x + grid.card[0] // 2, y - NUMBER))
    if stock.cards:
        x, y = grid.corner(grid.cells - 1)
        spots.append(Spot("back", x, y))
        words.append(Words(f"×{len(stock.cards)}", "name", x + grid.card[0] // 2, y + grid.card[1] + FEET))
    windows = hand[: max(0, len(hand) - WINDOW + 1)]
    places = {pile.name: grid.bracket(cell) for cell, pile in enumerate(windows)}
    return Scene(WIDTH, HEIGHT, grid.card, tuple(spots), tuple(words), places)


LAYOUT = Layout("flip", tuple(grid.card for grid in GRIDS), lay)
