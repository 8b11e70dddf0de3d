"""The grids of clearing games: where the piles of a declared layout lie, and beside or below them the stock.

A layout of columns has several lines if it has many. Stock and waste are in the upper corners if the layout
leaves these free, as a pyramid does; at the end of its last line if there is room; or else below it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, product
from math import ceil
from typing import NamedTuple, TypeAlias

from engine.families.clearing.rules import LayoutPile
from engine.families.clearing.table_text import TablePlan
from render.boards.layouts.stock_and_waste import ROW_CARDS, ROW_PITCH, ROWS_GAP
from render.boards.scene import MAX_HEIGHT, MAX_SIDE, TITLE_HEIGHT, Background, MarkBox, PlacedText
from render.cards.card_base import CardSize
from render.cards.decks.jumbo import body_top, index_sizes

WIDTH = 976
"""Chats show all pictures equally wide: on a narrow one, cards are larger."""
CARD_SIZES: tuple[CardSize, ...] = ((126, 172), (110, 152), (88, 124))
"""The first with which a layout has room is used."""
MOST_COLUMNS = 10
"""A layout of more columns has several lines."""
LEAST_GAP, MOST_GAP = 8, 24
"""The gap between cards beside each other."""
Corner: TypeAlias = tuple[int, int]
"""The left and the upper edge of a card."""
StockRow: TypeAlias = tuple[int, int, int]
"""The left edges of the stock and of the top card of the waste, and their upper edge."""
NAME_STYLE, NAME_LINE, NAME_ROOM = "small", 50, 48
"""The style of names, the distance from a name to the card below it, and the room for one below a card."""
NUMBER_ROOM = 72
"""The room for the number of cards in the stock."""
LEAST_APART = 136
"""The least distance from the stock to the waste at its right: their texts must not touch."""
OVERLAP, MOST_PITCH = 28, 108
"""How much a card covers of those above it at least, and the greatest distance from row to row."""
STRIPS = (50, 46, 44, 40, 36, 34)
"""What shows of a covered card in a column: the first that shows the whole rank, and nothing of what is below
it, and with which the layout has room."""
SHADOW, MARGIN, TOP = 3, 3, 12
"""The height of a card's shadow, the margin below it, and that above the first row."""
LINE_GAP = 10
"""The gap below a line of columns, and the least one beside stock and waste."""
MOST_ASPECT = 1.25
"""The greatest ratio of a picture's width to its height."""
FANNED, UNDER = 3, 14
"""How many cards of a waste show if they can be taken, and what shows of the back under a stock's card."""


class Spot(NamedTuple):
    """Where a pile of the layout lies."""

    x: int
    y: int
    """Of its first card."""
    is_alone: bool
    """Whether it covers none and none covers it: its name is above it, and its empty place shows."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of a table, in pixels, the same for a whole game."""

    width: int
    height: int
    card_size: CardSize
    spots: tuple[Spot, ...]
    """For each pile of the layout."""
    order: tuple[int, ...]
    """The numbers of the piles from the first row down."""
    strip: int
    """What shows of a covered card in a column."""
    fan: int
    """What shows of a covered card of the waste."""
    stock: Corner
    """The upper left corner of the stock."""
    waste: Corner
    """The same of the waste's top card, at whose left the others are."""
    gone: int
    """The height of the mark of a place in a row that is cleared: below it is no name of another card."""
    coming: int
    """The number of rows of cards to come for which there is room."""
    background: Background

    @property
    def middle(self) -> int:
        """The distance from the left edge of a card to its center."""
        return self.card_size[0] // 2

    @property
    def bottom(self) -> int:
        """The lower edge of what is at the lower edge of the picture."""
        return self.height - SHADOW - MARGIN

    def gone_box(self, spot: Spot) -> MarkBox:
        """Return the box of a place in a row that is cleared: the lower end of where the card was."""
        width, height = self.card_size
        return MarkBox(spot.x, spot.y + height - self.gone, width, self.gone)


@lru_cache(64)
def grid_of(table: TablePlan) -> Grid:
    """Return the grid of a game, always the same object; raise ``ValueError`` if its layout has no room.

    That is one of more than 13 columns with cards that cover others, or one of very long columns.
    """
    wide = None
    for size, strip in product(CARD_SIZES, STRIPS):
        index = index_sizes(size[0], is_large=False)
        if not index.top + index.rank <= strip <= body_top(size[1]):
            continue
        grid = _Draft.of(table, size, strip).grid()
        if grid.width == WIDTH and grid.height <= MAX_HEIGHT:
            return grid
        if grid.width <= MAX_SIDE and grid.height <= MAX_HEIGHT and wide is None:
            wide = grid
    if wide is None:
        raise ValueError("the layout has no room on a picture")
    return wide


@dataclass(frozen=True, slots=True)
class _Draft:
    """A grid that is being made for a size of cards, from the piles in lines and rows."""

    table: TablePlan
    piles: tuple[LayoutPile, ...]
    """As they are declared, but a layout of many columns in several lines."""
    size: CardSize
    strip: int
    columns: int
    width: int
    pitch: int
    """The distance from column to column."""

    @classmethod
    def of(cls, table: TablePlan, size: CardSize, strip: int) -> "_Draft":
        """Return the draft for a size of cards."""
        piles, card = table.layout, size[0]
        if all(pile.y == 0 for pile in piles) and len(piles) > MOST_COLUMNS:
            piles = _in_lines(piles, (WIDTH - LEAST_GAP) // (card + LEAST_GAP))
        columns = (max(pile.x for pile in piles) + 1) // 2 + 1
        width = max(WIDTH, columns * (card + LEAST_GAP) + LEAST_GAP)
        gap = min((width - columns * card) // (columns + 1), MOST_GAP)
        return cls(table, piles, size, strip, columns, width, (card + gap) // 4 * 4)

    @property
    def left(self) -> int:
        """The left edge of the first column."""
        return (self.width - (self.columns - 1) * self.pitch - self.size[0]) // 4 * 2

    @property
    def row_pitch(self) -> int:
        """The distance from a row to the one that covers it."""
        return min(self.size[1] - OVERLAP, MOST_PITCH)

    @property
    def fan(self) -> int:
        """The width of what shows of covered cards of the waste."""
        return (FANNED - 1) * (self.pitch // 2) if self.table.has_pairs else 0

    @property
    def under(self) -> int:
        """What shows of the back under the stock's top card, at its left."""
        return UNDER if self.table.has_top_card else 0

    @property
    def coming(self) -> int:
        """The number of rows of cards to come."""
        table = self.table
        if not table.is_open or not table.has_stock:
            return 0
        return -(-(table.stock_cards - table.has_top_card) // ROW_CARDS)

    def grid(self) -> Grid:
        """Return the grid; what a picture has too much room is half above the layout, half below it."""
        tops, end = self._rows()
        spots = tuple(self._spots(tops))
        beside = self._corners(spots) or self._end_of_line(spots)
        used = end + (0 if beside else NAME_LINE + self.size[1]) + SHADOW + MARGIN
        used += self.coming * ROW_PITCH + ROWS_GAP if self.coming else 0
        extra = max(used % 2, ceil(self.width / MOST_ASPECT / 2) * 2 - used)
        shift = extra // 2
        stock, waste, y = beside or self._below(end + NAME_LINE)
        y += shift if beside else extra
        spots = tuple(spot._replace(y=spot.y + shift) for spot in spots)
        return Grid(
            width=self.width,
            height=used + extra,
            card_size=self.size,
            spots=spots,
            order=tuple(sorted(range(len(spots)), key=lambda number: spots[number].y)),
            strip=self.strip,
            fan=self.pitch // 2,
            stock=(stock, y),
            waste=(waste, y),
            gone=self.row_pitch - NAME_ROOM,
            coming=self.coming,
            background=Background(tuple(self._names(spots, stock, waste, y))),
        )

    def _is_alone(self, pile: LayoutPile) -> bool:
        return not pile.covered_by and not any(pile.name in other.covered_by for other in self.piles)

    def _rows(self) -> tuple[dict[int, int], int]:
        """Return the top of each row of the layout, and the end of the last one."""
        tops, top, end = dict[int, int](), TITLE_HEIGHT + TOP, 0
        for row, group in groupby(sorted(self.piles, key=_row), key=_row):
            piles = list(group)
            fan = (max(pile.cards for pile in piles) - 1) * self.strip
            if any(map(self._is_alone, piles)):
                top += NAME_LINE - (0 if tops else TOP)
            tops[row] = top
            end = top + fan + self.size[1] + (LINE_GAP if any(map(self._is_alone, piles)) else NAME_ROOM)
            is_covered = any(pile.covered_by for pile in piles)
            top = top + fan + self.row_pitch if is_covered else end
        return tops, end

    def _spots(self, tops: dict[int, int]) -> Iterator[Spot]:
        for pile in self.piles:
            yield Spot(self.left + pile.x * self.pitch // 2, tops[pile.y], self._is_alone(pile))

    def _corners(self, spots: Sequence[Spot]) -> StockRow | None:
        """Return stock and waste in the upper corners, if the layout has no card there."""
        width, height = self.size
        y, last = TITLE_HEIGHT + NAME_LINE, self.left + (self.columns - 1) * self.pitch
        first = self.left + self.under
        for spot in spots:
            is_above = spot.y < y + height + LINE_GAP
            if is_above and spot.x < first + width + LINE_GAP:
                return None
            if is_above and spot.x + width + LINE_GAP > last - self.fan:
                return None
        return first, last, y

    def _end_of_line(self, spots: Sequence[Spot]) -> StockRow | None:
        """Return stock and waste at the end of the last line of columns, if there is room."""
        x, y = max((spot.y, spot.x) for spot in spots)[::-1]
        last = self.left + (self.columns - 1) * self.pitch
        stock = last - self.fan - (self.pitch if self.table.has_stock else 0)
        if not all(spot.is_alone for spot in spots) or x + self.pitch + self.under > stock:
            return None
        return stock, last, y

    def _below(self, y: int) -> StockRow:
        """Return stock and waste side by side, in the middle of a row of their own."""
        apart = max(self.pitch, LEAST_APART) if self.table.has_stock else 0
        stock = (self.width - self.size[0] - apart - self.fan) // 4 * 2
        return stock, stock + apart + self.fan, y

    def _names(self, spots: Sequence[Spot], stock: int, waste: int, y: int) -> Iterator[PlacedText]:
        """Yield the names of columns, above them, and that of the waste."""
        middle = self.size[0] // 2
        for spot, pile in zip(spots, self.piles, strict=True):
            if spot.is_alone:
                yield PlacedText(pile.name, NAME_STYLE, spot.x + middle, spot.y - NAME_LINE)
        center, apart = waste + middle, waste - stock or self.pitch
        room = 2 * min(apart - NUMBER_ROOM // 2, self.width - center - LEAST_GAP)
        yield PlacedText("waste", NAME_STYLE, center, y - NAME_LINE, "middle", "waste", room)


def _row(pile: LayoutPile) -> int:
    return pile.y


def _in_lines(piles: Sequence[LayoutPile], most: int) -> tuple[LayoutPile, ...]:
    """Return columns in lines of at most so many, all as long as the first one, or the last one shorter."""
    lines = -(-len(piles) // most)
    columns = -(-len(piles) // lines)
    return tuple(
        replace(pile, x=2 * (number % columns), y=number // columns) for number, pile in enumerate(piles)
    )
