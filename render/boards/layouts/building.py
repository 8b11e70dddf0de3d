"""Building games: stock, waste, cells and foundations in a row, and below it the tableau.

Stock, waste and cells begin at the left, foundations end at the right; alone in their row, they are in its
middle. If several cards are drawn at a time, the last three of the waste are fanned. A stock that is dealt
to the piles is a fan of its deals. In an open game, a card that lies face down is a back with its index, and
the cards of the stock are in rows at the lower edge, small, the next one first: in groups that are drawn
together, or a row for each deal.

The number of cards is above the stock, and the caption ``waste`` above the waste; other names are letters.
Deals in a fan are counted at sight: without a number there is more room for long piles.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.board import Board, Pile
from engine.cards import Card
from engine.families.building.places import FACE_DOWN, STOCK, SUIT_NAMES, Kind
from engine.options import ON
from render.boards.layouts.building_grids import (
    CARD_SIZES,
    FAN_COLUMNS,
    NAME_STYLE,
    SHADOW,
    Grid,
    grid_of,
    names_of,
)
from render.boards.layouts.stock_and_waste import ComingRows, add_fan, empty_stock, row_edges
from render.boards.scene import (
    MAX_HEIGHT,
    TITLE_HEIGHT,
    Background,
    Layout,
    PlacedSprite,
    PlacedText,
    PressArea,
    Scene,
    SceneBuilder,
)
from render.cards.decks.jumbo import KNOWN_BACK, SMALL_SIZE

HEIGHTS = (784, 898, 1012, 1126, MAX_HEIGHT)
"""The first that is enough is used, so that the size of the picture does not change with every move."""
MARGIN = 3
"""The margin below the shadow of cards at the lower edge of the picture."""
STRIPS = (48, 44, 40, 36, 34, 32, 30, 28)
"""What shows of covered cards: the first that shows only the index and with which a pile has room, so that it
rarely changes."""
BACK_SHARE = 0.375
"""The height of a hidden card's strip, as a share of that of an open one."""
FANNED, FANNED_DEALS = 3, 5
"""How many cards of the waste show if several are drawn at a time, and how many deals of a stock at most."""
TABLE_ROWS = 2
"""The rows for which the table of an open game always has room."""
SUITS: Mapping[str, str] = MappingProxyType({name: suit for suit, name in SUIT_NAMES.items()})
"""The suit of a foundation by its name, which has a number in a double deck: ``spades-2``."""
VERBS = ("draw", "redeal", "deal")
"""The moves that are made by pressing the stock."""


class Parts(NamedTuple):
    """What a board consists of."""

    stock: Pile | None
    waste: Pile | None
    cells: tuple[Pile, ...]
    foundations: tuple[Pile, ...]
    piles: tuple[Pile, ...]
    face_down: tuple[int, ...]
    """How many cards of each pile lie face down; in an open game they are known."""
    facts: Mapping[str, str | int]

    @classmethod
    def of(cls, board: Board) -> "Parts":
        """Return the parts of a board."""
        kinds: dict[str, list[Pile]] = {}
        for pile in board.piles:
            kinds.setdefault(pile.kind, []).append(pile)
        stock, waste = (next(iter(kinds.get(kind, ())), None) for kind in (STOCK, Kind.WASTE))
        cells, foundations, piles = (
            tuple(kinds.get(kind, ())) for kind in (Kind.CELL, Kind.FOUNDATION, Kind.PILE)
        )
        facts = MappingProxyType(dict(board.facts))
        known = str(facts.get(FACE_DOWN, "")).split()
        face_down = tuple(map(int, known)) if known else tuple(pile.hidden for pile in piles)
        return cls(stock, waste, cells, foundations, piles, face_down, facts)

    @property
    def is_open(self) -> bool:
        """Whether face-down cards and those of the stock are shown."""
        return self.facts.get("open") == ON

    @property
    def draw(self) -> int:
        """The number of cards that are drawn at a time to the waste."""
        return int(self.facts.get("draw", 1))

    @property
    def waste_columns(self) -> int:
        """The number of columns that the waste has."""
        return 0 if self.waste is None else FAN_COLUMNS if self.draw > 1 else 1

    @property
    def coming(self) -> tuple[Card | None, ...]:
        """The cards of the stock that are shown, the next one first."""
        return self.stock.cards[::-1] if self.stock and self.is_open else ()

    @property
    def stock_columns(self) -> int:
        """The number of columns that the stock has: more than one for a fan of deals, if there is room."""
        if self.stock is None or self.waste:
            return int(self.stock is not None)
        free = len(self.piles) - len(self.cells) - len(self.foundations)
        return FAN_COLUMNS if free >= FAN_COLUMNS else 1

    @property
    def has_number(self) -> bool:
        """Whether the number of its cards is above the stock."""
        return self.stock_columns == 1

    @property
    def deals(self) -> int:
        """The number of deals that are fanned; 1 if the stock is not fanned, or empty."""
        if self.stock is None or self.stock_columns == 1:
            return 1
        return min(max(1, -(-len(self.stock.cards) // len(self.piles))), FANNED_DEALS)

    @property
    def grid(self) -> Grid:
        """The measures of the table, the same for a whole game."""
        columns = self.stock_columns + self.waste_columns + len(self.cells) + len(self.foundations)
        return grid_of(max(columns, len(self.piles)), has_names=self.has_number or bool(self.cells))

    @property
    def foundation_edges(self) -> tuple[int, ...]:
        """The left edges of the foundations: at the right of the first row, or in its middle."""
        columns, count = self.grid.columns, len(self.foundations)
        if not count or self.stock or self.waste or self.cells:
            return columns[len(columns) - count :]
        shift = (columns[-1] - columns[count - 1]) // 4 * 2
        return tuple(x + shift for x in columns[:count])

    @property
    def background(self) -> Background:
        """The names of waste, cells and piles."""
        waste, cells = self.waste.name if self.waste else "", tuple(pile.name for pile in self.cells)
        left = self.stock_columns, self.waste_columns
        return names_of(self.grid, waste, left, cells, tuple(pile.name for pile in self.piles))


def lay_out(board: Board) -> Scene:
    """Lay the board out, on a higher picture if its longest pile needs it."""
    return _lay_out(board, HEIGHTS)


def _lay_out_animation(boards: Sequence[Board]) -> Iterator[Scene]:
    """Lay boards out on pictures of one height."""
    height = max(lay_out(board).height for board in boards)
    for board in boards:
        yield _lay_out(board, (height,))


def _lay_out_table(board: Board) -> Scene:
    """Lay the board out on the highest picture: the strips of a pile change only if it has no room."""
    return _lay_out(board, HEIGHTS[-1:], TABLE_ROWS)


def _lay_out(board: Board, heights: Sequence[int], least_rows: int = 0) -> Scene:
    """Lay the board out on a picture with the first of the heights that is enough."""
    parts = Parts.of(board)
    grid, rows = parts.grid, _coming_rows(parts, least_rows)
    builder = SceneBuilder(grid.width, grid.card_size)
    if parts.stock:
        _add_stock(builder, grid, parts.stock, empty_stock(parts.waste, parts.facts), parts.deals)
        if parts.has_number:
            number = str(len(parts.stock.cards))
            builder.texts.append(PlacedText(number, NAME_STYLE, grid.middle(0), TITLE_HEIGHT))
    left = parts.stock_columns
    if parts.waste:
        _add_waste(builder, grid, parts.waste, left, is_fanned=parts.draw > 1)
    left += parts.waste_columns
    for column, pile in enumerate(parts.cells, start=left):
        builder.add(pile.name, PlacedSprite(_top_sprite(pile), grid.columns[column], grid.first_row))
    for x, pile in zip(parts.foundation_edges, parts.foundations, strict=True):
        builder.add(pile.name, PlacedSprite(_top_sprite(pile), x, grid.first_row))
    below = rows.height + SHADOW + MARGIN
    room, end = heights[-1] - below - grid.tableau - grid.card_size[1], 0
    for x, pile, face_down in zip(grid.columns, parts.piles, parts.face_down, strict=False):
        cards = tuple(_pile_sprites(pile, face_down, grid, x, room))
        builder.add_fan(pile, cards)
        end = max(end, cards[-1].y + grid.card_size[1])
    height = next(height for height in heights if end + below <= height)
    if parts.stock:
        rows.add(builder, parts.stock.name, height - SHADOW - MARGIN)
    return builder.scene(height, parts.background)


def _add_stock(builder: SceneBuilder, grid: Grid, pile: Pile, empty: str, deals: int) -> None:
    """Add the stock, or the fan of its deals, of which the next one is the place."""
    x, y, under, (width, height) = grid.columns[0], grid.first_row, "felt", grid.card_size
    pitch = grid.fan(FANNED_DEALS) if deals > 1 else 0
    for _ in range(deals - 1):
        builder.sprites.append(PlacedSprite("back", x, y, under, columns=pitch))
        x, under = x + pitch, "back/left"
    builder.add(pile.name, PlacedSprite("back" if pile.cards else empty, x, y, under))
    builder.pile_areas[pile.name] = (PressArea(grid.columns[0], y, x + width - grid.columns[0], height),)


def _add_waste(builder: SceneBuilder, grid: Grid, pile: Pile, column: int, *, is_fanned: bool) -> None:
    """Add the top card of the waste, or the fan of its last cards."""
    codes = [card.code for card in pile.cards[-FANNED if is_fanned else -1 :] if card] or ["place"]
    left, pitch = grid.columns[column], grid.fan(FANNED) if is_fanned else 0
    edges = [left + number * pitch for number in range(len(codes))]
    add_fan(builder, pile.name, codes, edges, grid.first_row)


def _top_sprite(pile: Pile) -> str:
    """Return what shows of a cell or a foundation: its top card, or its empty place."""
    if pile.top:
        return pile.top.code
    suit = SUITS.get(pile.name.partition("-")[0])
    return f"place/{suit}" if suit else "place"


def _pile_sprites(pile: Pile, face_down: int, grid: Grid, x: int, room: int) -> Iterator[PlacedSprite]:
    """Place a pile of the tableau, or its empty place; all but the top card are in a height."""
    y = grid.tableau
    if not pile.cards:
        yield PlacedSprite("place", x, y)
        return
    *covered, top = pile.cards
    known = face_down - pile.hidden
    strip, hidden_strip, known_strip = _strips(pile.hidden, known, len(covered), room, grid.most_strip)
    under, shown = "felt", "" if strip >= grid.least_strip else "/strip"
    for number, card in enumerate(covered):
        if number >= face_down and card:
            yield PlacedSprite(f"{card.code}{shown}", x, y, under, strip)
            y, under = y + strip, "face"
        else:
            rows, kind = (known_strip, "known") if card else (hidden_strip, "back")
            yield PlacedSprite(f"{card.code}/known" if card else "back", x, y, under, rows)
            y, under = y + rows, kind
    yield PlacedSprite(top.code if top else "back", x, y, under)


@lru_cache(1024)
def _strips(hidden: int, known: int, covered: int, room: int, most: int) -> tuple[int, int, int]:
    """Return what shows of a covered card that lies face up, that is hidden, and that is known face down."""
    covered -= hidden + known
    for strip in (strip for strip in STRIPS if strip <= most):
        back = int(strip * BACK_SHARE)
        if covered * strip + hidden * back + known * KNOWN_BACK <= room:
            return strip, back, KNOWN_BACK
    strip = int(room / (covered + hidden * BACK_SHARE + known))
    return strip, int(strip * BACK_SHARE), strip


def _coming_rows(parts: Parts, least: int) -> ComingRows:
    """Return the rows of cards to come, at least so many; if the stock is dealt, a row for each deal."""
    if not parts.stock or not parts.is_open:
        return ComingRows()
    grid = parts.grid
    inset = (grid.card_size[0] - SMALL_SIZE[0]) // 4 * 2
    on_piles = tuple(x + inset for x in grid.columns[: len(parts.piles)])
    edges = row_edges(grid.width, parts.draw) if parts.waste else on_piles
    return ComingRows(parts.coming, edges, parts.draw, least)


LAYOUT = Layout(
    "jumbo",
    CARD_SIZES,
    lay_out,
    place_of_verb=lambda _board, verb: STOCK if verb in VERBS else "",
    lay_out_animation=_lay_out_animation,
    lay_out_table=_lay_out_table,
)
