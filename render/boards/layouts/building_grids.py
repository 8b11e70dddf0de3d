"""The grids of building games: their columns and rows, and the names that are printed on the table."""

from dataclasses import dataclass
from functools import cache, lru_cache

from render.boards.scene import TITLE_HEIGHT, Background, PlacedText
from render.cards.card_base import CardSize
from render.cards.decks.jumbo import body_top, index_sizes

WIDTH = 976
"""Chats show all pictures equally wide: on a narrow one of the same height, columns are longer."""
CARD_SIZES: tuple[CardSize, ...] = ((126, 172), (110, 152), (88, 124))
"""The first with which all columns have room is used."""
LEAST_GAP = 8
"""The least gap between columns, and beside them."""
NAME_STYLE, NAME_LINE, NUMBER_ROOM = "small", 50, 72
"""The style of names, the height of their line, and the room for the number of cards in the stock."""
UNNAMED_TOP = 12
"""The margin above the first row if it has no names."""
FAN_COLUMNS = 2
"""The columns with room for a fan of stock or waste."""
SHADOW = 3
"""The height of a card's shadow."""
READABLE = 7 / 8
"""The share of a rank's height that strips must show; shorter ones have a smaller index."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of a table, in pixels."""

    columns: tuple[int, ...]
    """The left edges of the columns."""
    card_size: CardSize
    width: int
    first_row: int
    """The top of stock and foundations."""
    tableau: int
    """The top of the tableau."""

    def fan(self, cards: int) -> int:
        """Return what shows of a covered card in a fan of so many, as wide as its columns."""
        return (self.columns[FAN_COLUMNS - 1] - self.columns[0]) // (2 * (cards - 1)) * 2

    @property
    def least_strip(self) -> float:
        """The height that a strip with the usual index needs."""
        sizes = index_sizes(self.card_size[0], is_large=False)
        return sizes.top + READABLE * sizes.rank

    @property
    def most_strip(self) -> int:
        """The height of a strip that shows nothing of what is below the index."""
        return body_top(self.card_size[1])

    def middle(self, column: int) -> int:
        """Return the center of a column."""
        return self.columns[column] + self.card_size[0] // 2


@cache
def grid_of(columns: int, *, has_names: bool) -> Grid:
    """Return the grid of a table with a number of columns, always the same object."""
    fitting = (size for size in CARD_SIZES if columns * (size[0] + LEAST_GAP) + LEAST_GAP <= WIDTH)
    size = next(fitting, CARD_SIZES[-1])
    card, height = size
    width = max(WIDTH, columns * (card + LEAST_GAP) + LEAST_GAP)
    gap = (width - columns * card) // (columns + 1) // 2 * 2
    left = (width - columns * card - (columns - 1) * gap) // 4 * 2
    first_row = TITLE_HEIGHT + (NAME_LINE if has_names else UNNAMED_TOP)
    edges = tuple(left + column * (card + gap) for column in range(columns))
    return Grid(edges, size, width, first_row, first_row + height + SHADOW + NAME_LINE)


@lru_cache(64)
def names_of(
    grid: Grid, waste: str, left: tuple[int, int], cells: tuple[str, ...], piles: tuple[str, ...]
) -> Background:
    """Print the names of waste, cells and tableau; ``left`` are the columns of the stock and of the waste."""
    above_piles = grid.tableau - NAME_LINE
    texts = [
        PlacedText(name, NAME_STYLE, grid.middle(column), TITLE_HEIGHT)
        for column, name in enumerate(cells, start=sum(left))
    ]
    texts += [
        PlacedText(name, NAME_STYLE, grid.middle(column), above_piles) for column, name in enumerate(piles)
    ]
    if waste:
        middle = (grid.middle(left[0]) + grid.middle(sum(left) - 1)) // 2
        room = 2 * (middle - grid.middle(0)) - NUMBER_ROOM
        texts.append(PlacedText(waste, NAME_STYLE, middle, TITLE_HEIGHT, "middle", waste, room))
    return Background(tuple(texts))
