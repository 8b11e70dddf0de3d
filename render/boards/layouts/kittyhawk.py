"""Kittyhawk: foundations above the tableau, the heaps beside both; below, a back for each deal to come.

In an open game, the deals to come are rows of small cards, the next one first: under the left three piles of
the tableau the cards for the left heap, in the order in which they are dealt, under the right three those for
the right heap. Each card covers the edge of the one before, as it will cover it on the heap.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from engine.board import Board, Pile
from engine.cards import Card
from engine.cards.decktet import DECKTET_SUITS
from engine.options import ON
from render.boards.scene import (
    MAX_HEIGHT,
    MAX_SIDE,
    TITLE_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    PressArea,
    PressAreas,
    Scene,
    SceneBuilder,
    mark_areas,
    stock_of_deal,
)
from render.cards.decks.decktet import small_size
from render.graphics.palette import round_to_even

COLUMNS, HEAPS = 8, 2
"""Six of the tableau and two heaps."""
HEIGHTS = (MAX_HEIGHT - 212, MAX_HEIGHT - 106, MAX_HEIGHT)
"""The first that is enough is used, so that the size of the picture does not change with every move."""
MARGIN = 2
"""The margin at the lower edge, without shadows."""
BACK_SHARE = 0.4
"""The height of a hidden card's strip, as a share of an open card's."""
NAME_GAP = 8
"""The least gap between two names."""
STOCK_GAP = 16
"""The gap between the longest pile and the name of the stock; a mark goes there too."""
CARDS_PER_DEAL, CARDS_PER_HEAP = 6, 3
"""The number of cards dealt at a time, for which the stock shows a back or a row, and to each heap."""
ROW_GAP, NEXT_GAP = 2, 10
"""The gap below a row of cards to come, and how much wider it is below the first: its mark goes there."""
MARK_INSET = 6
"""How far the mark of the next deal is from its cards, so that no line covers an index."""
SMALL_OVERLAP = 4
"""How much of a small card the next one covers."""
FAN_SHARE = 0.22
"""What shows of a covered back of the stock, as a share of the width of a card."""
USUAL_CARDS = 4
"""While no pile of the tableau has more cards, the stock stays at its place."""
LEVELS = {1: (42, 10), 2: (48, 11), 3: (48, 10), 4: (54, 12), 5: (60, 12)}
"""By level, the cards of the stock at the start, and the ranks, which is the longest pile of the tableau."""
LABEL_RISE = 12
"""How far the center of a label is above the lower edge of its card, so that it does not cover suits."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of a board, in pixels."""

    width: int
    card_size: tuple[int, int]
    strip: int
    """What shows of a covered card if there is room."""
    min_strip: int
    """What must show: all except the lowest line of a rank."""
    shadow: int
    large: str
    small: str
    """The text styles of the names of piles and of everything else, and the heights of their lines."""
    large_line: int
    small_line: int
    name_gap: int
    """From the line of a heap's name to its cards, half of it for a foundation: room for descenders."""
    letter: int
    """The room for the letter of a heap to the left of the cards to come."""
    strip_steps: tuple[int, ...] = ()
    """The strips with which piles have room, if not any: so cards rarely move when a pile becomes longer."""

    def x(self, column: int) -> int:
        """Return the left edge of a column."""
        return _column_edges(self.width, self.card_size[0])[column]

    @property
    def foundations(self) -> int:
        """The top of the foundations."""
        return TITLE_HEIGHT + self.small_line + self.name_gap // 2

    @property
    def tableau(self) -> int:
        """The top of the tableau."""
        return self.foundations + self.card_size[1] + self.shadow + self.large_line

    @property
    def stock(self) -> int:
        """The top of the stock's name, unless a pile is longer."""
        return self.tableau + (USUAL_CARDS - 1) * self.strip + self.card_size[1] + STOCK_GAP

    @property
    def bottom(self) -> int:
        """The lowest edge that a card can have."""
        return MAX_HEIGHT - self.shadow - MARGIN

    @property
    def fan(self) -> int:
        """What shows of a covered back of the stock."""
        return round_to_even(self.card_size[0] * FAN_SHARE)

    @property
    def name_room(self) -> int:
        """The greatest width of the name of a foundation."""
        return self.x(1) - self.x(0) - NAME_GAP

    @property
    def heaps(self) -> int:
        """The top of the heaps."""
        return TITLE_HEIGHT + self.large_line + self.name_gap

    @property
    def coming(self) -> tuple[int, int]:
        """The size of a card to come in an open game."""
        return small_size(self.card_size)

    def stock_height(self, stock: Pile) -> int:
        """Return the height of the stock with its name: a row for each deal to come if they are seen."""
        return self.rows_height(len(stock.cards)) if stock.top else self.small_line + self.card_size[1]

    def rows_height(self, cards: int) -> int:
        """Return the height of a number of cards in rows, with the name of the stock."""
        deals, height = cards // CARDS_PER_DEAL, self.coming[1]
        return self.small_line + height + (deals - 1) * (height + ROW_GAP) + (NEXT_GAP if deals > 1 else 0)

    def has_room(self, board: Board) -> bool:
        """Return whether the cards are readable on the longest picture.

        Piles of the tableau have room above a stock face down, but may have none above all deals to come.
        """
        lowest, stock = self.bottom - self.card_size[1], board.pile("stock")
        if any(self.heaps + self.least_strips(heap) > lowest for heap in board.of_kind("heap")):
            return False
        above_stock = lowest - STOCK_GAP - self.stock_height(stock)
        return not stock.top or all(
            self.tableau + self.least_strips(pile) <= above_stock for pile in board.of_kind("pile")
        )

    def least_strips(self, pile: Pile) -> float:
        """Return the height of the covered cards of a pile that is still readable."""
        return strip_count(pile.cards[:-1]) * self.min_strip

    def strips(self, cards: Sequence[Card | None], room: int) -> tuple[int, int]:
        """Return the strips of covered open and hidden cards with which a pile has room."""
        count = strip_count(cards[:-1])
        strip = min(self.strip, int((room - self.card_size[1]) / count)) if count else self.strip
        strip = next((step for step in self.strip_steps if step <= strip), strip)
        return strip, int(strip * BACK_SHARE)


USUAL = Grid(MAX_SIDE, (144, 200), 56, 40, 4, "name", "small", 62, 48, 8, 36)
DENSE = Grid(976, (110, 152), 41, 30, 2, "small", "tiny", 48, 40, 4, 28)
"""Chats show this narrower picture as wide as the usual one: its cards look as large, and it is longer."""
TABLE = replace(DENSE, strip_steps=(DENSE.strip, 36, DENSE.min_strip))


@cache
def _column_edges(width: int, card: int) -> tuple[int, ...]:
    """Return the left edges of the columns, even numbers; what is left over goes to both sides."""
    gap = (width - COLUMNS * card) // (COLUMNS + 1)
    columns = COLUMNS * card + (COLUMNS - 1) * gap
    return tuple((width - columns) // 4 * 2 + column * (card + gap) for column in range(COLUMNS))


@cache
def _names(grid: Grid, foundations: tuple[str, ...], piles: tuple[str, ...]) -> Background:
    """Print the names of all places except the stock: foundations, then tableau and heaps."""
    middle = grid.card_size[0] // 2
    lines = (*([grid.tableau - grid.large_line] * (len(piles) - HEAPS)), *([TITLE_HEIGHT] * HEAPS))
    texts = [
        PlacedText(name, grid.small, grid.x(column) + middle, TITLE_HEIGHT, "middle", name, grid.name_room)
        for column, name in enumerate(foundations)
    ]
    texts += [
        PlacedText(name, grid.large, grid.x(column) + middle, y)
        for column, (name, y) in enumerate(zip(piles, lines, strict=True))
    ]
    return Background(tuple(texts))


def strip_count(covered: Sequence[Card | None]) -> float:
    """Return the height of covered cards in strips; a hidden card counts as a share of one."""
    hidden = sum([card is None for card in covered])
    return len(covered) - hidden * (1 - BACK_SHARE)


def lay_out(board: Board) -> Scene:
    """Lay the board out, on a longer picture if a pile would not be readable on the usual one."""
    grid = USUAL if USUAL.has_room(board) else DENSE
    piles = _piles(grid, board, grid.bottom)
    return _lay_out(grid, board, piles, _stock_top(grid, piles))


def _lay_out_animation(boards: Sequence[Board]) -> Iterator[Scene]:
    """Lay boards out in one grid; the stock keeps its lower edge, so that the deals to come stay in place."""
    grid = USUAL if all(map(USUAL.has_room, boards)) else DENSE
    piles = [_piles(grid, board, grid.bottom) for board in boards]
    heights = [grid.stock_height(board.pile("stock")) for board in boards]
    bottom = max(_stock_top(grid, one) + height for one, height in zip(piles, heights, strict=True))
    for board, one, height in zip(boards, piles, heights, strict=True):
        yield _lay_out(grid, board, one, bottom - height)


def _lay_out_table(board: Board) -> Scene:
    """Lay the board out in the grid that has room for every game; the stock is at the lower edge."""
    grid, height = TABLE, _table_height(int(board.fact("level")), is_open=board.fact("open") == ON)
    bottom = height - grid.shadow - MARGIN
    stock_top = bottom - grid.stock_height(board.pile("stock"))
    return _lay_out(grid, board, _piles(grid, board, bottom), stock_top, height)


@cache
def _table_height(level: int, *, is_open: bool) -> int:
    """Return the height that the longest piles of a level need, the heaps if nobody plays from them."""
    grid, (stock, ranks) = TABLE, LEVELS[level]
    card, heap = grid.card_size[1], CARDS_PER_HEAP + stock // HEAPS
    ends = [grid.heaps + (heap - 1) * grid.min_strip + card]
    if is_open:
        ends.append(grid.stock + grid.rows_height(stock))
    else:
        longest = grid.tableau + (ranks - 1) * grid.min_strip + card
        ends.append(longest + STOCK_GAP + grid.small_line + card)
    return min(MAX_HEIGHT, max(ends) + grid.shadow + MARGIN)


def _piles(grid: Grid, board: Board, lowest: int) -> SceneBuilder:
    """Place the foundations and the tableau, which ends above the stock, whose lowest edge is given."""
    builder = SceneBuilder(grid.width, grid.card_size, label_rise=LABEL_RISE)
    for column, (suit, pile) in enumerate(zip(DECKTET_SUITS, board.of_kind("foundation"), strict=True)):
        sprite = pile.top.code if pile.top else f"place/{suit}"
        builder.add(pile.name, PlacedSprite(sprite, grid.x(column), grid.foundations))
    bottom = lowest - grid.stock_height(board.pile("stock")) - STOCK_GAP
    for column, pile in enumerate(board.of_kind("pile")):
        _add_pile(builder, grid, pile, grid.x(column), grid.tableau, bottom)
    return builder


def _stock_top(grid: Grid, piles: SceneBuilder) -> int:
    """Return the top of the stock below foundations and tableau."""
    lowest = max(box.y + box.height for box in piles.places.values())
    return max(grid.stock, lowest + STOCK_GAP)


def _lay_out(grid: Grid, board: Board, builder: SceneBuilder, stock_top: int, height: int = 0) -> Scene:
    """Add the stock and the heaps to foundations and tableau, on a picture of that height if one is given."""
    foundations, piles, heaps = (board.of_kind(kind) for kind in ("foundation", "pile", "heap"))
    end, lowest = _add_stock(builder, grid, board.pile("stock"), stock_top), grid.bottom
    if height:
        lowest = height - grid.shadow - MARGIN
    for column, pile in enumerate(heaps, start=COLUMNS - HEAPS):
        end = max(end, _add_pile(builder, grid, pile, grid.x(column), grid.heaps, lowest))
    height = height or next(height for height in HEIGHTS if end + grid.shadow + MARGIN <= height)
    names = tuple(pile.name for pile in (*piles, *heaps))
    return builder.scene(height, _names(grid, tuple(pile.name for pile in foundations), names))


def _add_pile(builder: SceneBuilder, grid: Grid, pile: Pile, x: int, y: int, bottom: int) -> int:
    """Add a pile that ends above a line; return its lower edge."""
    return builder.add_column(pile, x, y, *grid.strips(pile.cards, bottom - y)).y + grid.card_size[1]


def _add_stock(builder: SceneBuilder, grid: Grid, pile: Pile, y: int) -> int:
    """Add the deals to come, and the number of cards above; return the lower edge."""
    x, text = grid.x(0), f"{pile.name} {len(pile.cards)}"
    builder.texts.append(PlacedText(text, grid.small, x, y, "left", pile.name, 2 * grid.name_room))
    y += grid.small_line
    if pile.top:
        return _add_rows(builder, grid, pile, y)
    deals = -(-len(pile.cards) // CARDS_PER_DEAL)
    under = "felt"
    for _ in range(deals - 1):
        builder.sprites.append(PlacedSprite("back", x, y, under, columns=grid.fan))
        x, under = x + grid.fan, "back/left"
    builder.add(pile.name, PlacedSprite("back", x, y, under) if deals else PlacedSprite("place", x, y))
    left, (width, height) = grid.x(0), grid.card_size
    builder.pile_areas[pile.name] = (PressArea(left, y, x + width - left, height),)
    return y + grid.card_size[1]


def _add_rows(builder: SceneBuilder, grid: Grid, pile: Pile, y: int) -> int:
    """Add a row of small cards for each deal to come, the first one apart; return the lower edge."""
    width, height = grid.coming
    step, heaps = width - SMALL_OVERLAP, (grid.x(0), grid.x(COLUMNS // 2 - 1))
    for name, x in zip("gh", heaps, strict=True):
        builder.texts.append(PlacedText(name, grid.small, x, y + (height - grid.small_line) // 2, "left"))
    top = y
    for at, card in enumerate(reversed(pile.cards)):
        row, place = divmod(at, CARDS_PER_DEAL)
        heap, number = divmod(place, CARDS_PER_HEAP)
        top = y + row * (height + ROW_GAP) + (NEXT_GAP if row else 0)
        columns = step if number < CARDS_PER_HEAP - 1 else None
        x = heaps[heap] + grid.letter + number * step
        if card:
            under = "small/left" if number else "felt"
            builder.sprites.append(PlacedSprite(f"{card.code}/small", x, top, under, columns=columns))
    builder.places[pile.name] = _mark_of_next(grid, heaps, y)
    return top + height


def _mark_of_next(grid: Grid, heaps: tuple[int, int], y: int) -> MarkBox:
    """Return a box around the first row, with room for its label between the cards of both heaps."""
    width, height = grid.coming
    cards = grid.letter + CARDS_PER_HEAP * width - (CARDS_PER_HEAP - 1) * SMALL_OVERLAP
    gap = heaps[1] - heaps[0] - cards
    label_center = (heaps[1] - gap // 2, y + height // 2)
    x, y, height = heaps[0] - MARK_INSET, y - MARK_INSET, height + 2 * MARK_INSET
    return MarkBox(x, y, heaps[1] + cards - heaps[0] + 2 * MARK_INSET, height, label_center, (gap, height))


def _press_areas(scene: Scene) -> PressAreas:
    """Return the marked areas; of an open stock the whole of it with its name, not just the next deal."""
    areas = dict(mark_areas(scene))
    rows = [placed.y for placed in scene.sprites if placed.sprite.endswith("/small")]
    if rows:
        (first,), (name,) = areas["stock"], (text for text in scene.texts if text.caption == "stock")
        height = max(rows) + first.height - 2 * MARK_INSET - name.y
        areas["stock"] = (PressArea(first.x, name.y, first.width, height),)
    return areas


LAYOUT = Layout(
    "decktet",
    (USUAL.card_size, DENSE.card_size),
    lay_out,
    _press_areas,
    stock_of_deal,
    _lay_out_animation,
    _lay_out_table,
)
