"""Flip: the hand in rows, each card under its number; a bracket under every four cards that can be played."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from engine.board import Board
from render.boards.scene import (
    TITLE_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    PressArea,
    PressAreas,
    Scene,
    mark_areas,
)
from render.cards.card_base import CardSize

PLAY_CARDS = 4
"""The number of cards in a play."""
NUMBER_HEIGHT = 40
"""The distance from the top of a card's number to the card."""
BRACKET_GAP = 6
"""The distance from a card down to the ends of a bracket."""
LANES, LANE_PITCH = 3, 20
"""The number of brackets below one another, and the distance from one to the next.

Brackets that begin three cards apart share a lane: each begins right of a card's center and ends left of one.
"""
LINE = 9
"""The thickness of the line of a bracket that can be chosen."""
EDGE_LABEL_WIDTH = 64
"""The greatest width of a label at the end of a row, wider than a number of two digits."""
END_OFFSET = 8
"""The distance from the center of a card to the end of a bracket."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cards of one size."""

    width: int
    card_size: CardSize
    columns: int
    rows: int
    left: int
    column_pitch: int
    row_pitch: int
    label_height: int
    """The greatest height of labels."""
    lane: int
    """The distance from a card to the first of the brackets, so large that a label on it has room."""

    @property
    def cells(self) -> int:
        """The number of cards for which there is room."""
        return self.columns * self.rows

    def corner(self, cell: int) -> tuple[int, int]:
        """Return the upper left corner of a card, by its number from 0."""
        row, column = divmod(cell, self.columns)
        return self.left + column * self.column_pitch, TITLE_HEIGHT + NUMBER_HEIGHT + row * self.row_pitch

    def bracket(self, first: int) -> MarkBox:
        """Return the bracket under four cards from a number on, in two parts if a row ends between them."""
        (start, top), (end, last_top) = self.corner(first), self.corner(first + PLAY_CARDS - 1)
        x, y = self.corner(first + PLAY_CARDS // 2 - 1)
        card_width, card_height = self.card_size
        middle, offset = card_width // 2, card_height + BRACKET_GAP
        lane = self.lane + first % LANES * LANE_PITCH
        start, end = start + middle + END_OFFSET, end + middle - END_OFFSET
        label_x = x + (card_width + self.column_pitch) // 2
        label_room = (self.column_pitch - 2, self.label_height)
        if label_x + label_room[0] // 2 > self.width:  # at the end of a row, as far right as possible
            label_room = (EDGE_LABEL_WIDTH, self.label_height)
            label_x = self.width - EDGE_LABEL_WIDTH // 2
        label_center = (label_x, y + card_height + lane + LINE // 2)
        height = lane + LINE - BRACKET_GAP
        if top == last_top:
            return MarkBox(start, top + offset, end - start, height, label_center, label_room, "both")
        rest = MarkBox(0, last_top + offset, end, height, bracket_ends="right")
        return MarkBox(
            start, top + offset, self.width - start, height, label_center, label_room, "left", rest
        )

    def press_areas(self, first: int) -> tuple[PressArea, PressArea]:
        """Return where the play from a card on is pressed, by the card's number from 0.

        These are the card with its number, and below the cards the middle of the bracket. No plays overlap.
        """
        x, y = self.corner(first)
        width, height = self.card_size
        card = PressArea(x, y - NUMBER_HEIGHT, width, NUMBER_HEIGHT + height)
        bracket = self.bracket(first)
        center, _ = bracket.label_center or (x + width // 2, y)
        room, _ = bracket.label_room or (width, height)
        _, middle = self.corner(first + PLAY_CARDS // 2 - 1)
        below = self.row_pitch - NUMBER_HEIGHT - height
        return card, PressArea(center - room // 2, middle + height, room, below)


GRIDS = (
    Grid(980, (140, 254), 6, 2, 30, 156, 389, 54, 28),
    Grid(1280, (140, 254), 8, 3, 24, 156, 389, 54, 28),
    Grid(990, (88, 160), 10, 3, 28, 94, 292, 42, 21),
    Grid(990, (88, 160), 10, 4, 28, 94, 292, 42, 21),
    Grid(1280, (88, 160), 13, 4, 32, 94, 292, 42, 21),
)
"""The first with room for all cards is used. Chats show a narrow picture, and so its cards, larger."""


def lay_out(board: Board) -> Scene:
    """Place the hand from left to right and row by row, and the stock into the last corner."""
    hand, stock = board.of_kind("card"), len(board.pile("stock").cards)
    cards = len(hand) + (1 if stock else 0)
    grid = next((grid for grid in GRIDS if cards <= grid.cells), GRIDS[-1])
    corners, numbers, backgrounds = _numbers(grid)
    sprites = [
        PlacedSprite(pile.top.code if pile.top else "back", x, y)
        for pile, (x, y) in zip(hand, corners, strict=False)
    ]
    sprites += [PlacedSprite("place", x, y) for x, y in corners[len(hand) : grid.columns]]
    rows = len(hand) // grid.columns
    texts, places = numbers[rows * grid.columns : len(hand)], _brackets(grid, len(hand))
    if stock:
        x, y = corners[-1]
        width, height = grid.card_size
        sprites.append(PlacedSprite("back", x, y))
        count = PlacedText(f"×{stock}", "name", x + width // 2, y + height + BRACKET_GAP)
        texts, places = (*texts, count), {**places, "stock": MarkBox(x, y, width, height)}
    height = TITLE_HEIGHT + grid.rows * grid.row_pitch
    return Scene(grid.width, height, grid.card_size, tuple(sprites), texts, places, backgrounds[rows])


@lru_cache
def _numbers(
    grid: Grid,
) -> tuple[tuple[tuple[int, int], ...], tuple[PlacedText, ...], tuple[Background, ...]]:
    """Return the corners of a grid's cards, their numbers, and backgrounds with 0, 1, 2 … rows of these."""
    corners = tuple(map(grid.corner, range(grid.cells)))
    middle = grid.card_size[0] // 2
    numbers = tuple(
        PlacedText(str(number), "small", x + middle, y - NUMBER_HEIGHT)
        for number, (x, y) in enumerate(corners, 1)
    )
    backgrounds = (Background(numbers[: rows * grid.columns]) for rows in range(grid.rows + 1))
    return corners, numbers, tuple(backgrounds)


@lru_cache(128)
def _brackets(grid: Grid, cards: int) -> Mapping[str, MarkBox]:
    """Return the brackets under a hand, each by the number of its first card."""
    return MappingProxyType({str(cell + 1): grid.bracket(cell) for cell in range(cards - PLAY_CARDS + 1)})


def _press_areas(scene: Scene) -> PressAreas:
    """Return the areas of the stock, and of each play by the number of its first card."""
    grid = next(grid for grid in GRIDS if (grid.width, grid.card_size) == (scene.width, scene.card_size))
    return {
        name: area if name == "stock" else grid.press_areas(int(name) - 1)
        for name, area in mark_areas(scene).items()
    }


def _place_of_verb(_board: Board, verb: str) -> str:
    return "stock" if verb == "deal" else ""


LAYOUT = Layout(
    "flip", tuple(dict.fromkeys(grid.card_size for grid in GRIDS)), lay_out, _press_areas, _place_of_verb
)
