"""Kittyhawk: foundations above the tableau, the heaps beside both; beneath, the stock as deals to come."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from engine.board import Board, Pile
from engine.cards import Card
from engine.cards.decktet import DECKTET_SUITS
from render.boards.scene import LONGEST, TALLEST, TITLE_HEIGHT, Bed, Box, Layout, Scene, Spot, Words, stack
from render.graphics.palette import even

COLUMNS, HEAPS = 8, 2
"""Six of the tableau and two heaps."""
HEIGHTS = (TALLEST - 212, TALLEST - 106, TALLEST)
"""The least of them that is enough is taken, so that a picture does not grow and shrink with every move."""
MARGIN = 2
"""At the lower edge, shadows not counted."""
BACK_SHARE = 0.4
"""The strip of a hidden card, of that of an open one."""
NAMES_APART = 8
"""Between two names, at least."""
STOCK_GAP = 16
"""Between the longest pile and the name of the stock; a mark goes there too."""
DEALT = 6
"""So many cards of the stock are dealt at a time: it shows a back for each deal."""
FAN_SHARE = 0.22
"""What shows of a deal that others lie on, of the width of a card."""
USUAL_CARDS = 4
"""As long as no pile of the tableau has more, the stock stays where it is."""
BADGE_RISE = 12
"""How far the middle of a badge is above the lower edge of its card, so that it leaves the suits alone."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of a board, in pixels."""

    width: int
    card: tuple[int, int]
    strip: int
    """What shows of a covered card where there is room."""
    least: int
    """What must show: all but the lowest line of a rank."""
    shadow: int
    large: str
    small: str
    """The styles of the names, of piles and of all else, and how high a line of each is."""
    large_line: int
    small_line: int
    tail: int
    """From the line of a heap's name to its cards, half of it for a foundation: tails need room."""

    def x(self, column: int) -> int:
        """Return where a column begins."""
        return _starts(self.width, self.card[0])[column]

    @property
    def foundations(self) -> int:
        """Where the foundations begin."""
        return TITLE_HEIGHT + self.small_line + self.tail // 2

    @property
    def tableau(self) -> int:
        """Where the tableau begins."""
        return self.foundations + self.card[1] + self.shadow + self.large_line

    @property
    def stock(self) -> int:
        """Where the name of the stock is unless a pile reaches down there."""
        return self.tableau + (USUAL_CARDS - 1) * self.strip + self.card[1] + STOCK_GAP

    @property
    def lowest(self) -> int:
        """Where the lowest card ends at the latest."""
        return TALLEST - self.shadow - MARGIN

    @property
    def fan(self) -> int:
        """What shows of a deal that others lie on."""
        return even(self.card[0] * FAN_SHARE)

    @property
    def room(self) -> int:
        """How long the name of a foundation may be."""
        return self.x(1) - self.x(0) - NAMES_APART

    @property
    def heaps(self) -> int:
        """Where the heaps begin."""
        return TITLE_HEIGHT + self.large_line + self.tail

    def holds(self, heap: Sequence[Card | None]) -> bool:
        """Tell whether a heap can be read on the longest picture."""
        strips = shares(heap[:-1]) * self.least
        return self.heaps + strips + self.card[1] <= self.lowest

    def strips(self, cards: Sequence[Card | None], room: int) -> tuple[int, int]:
        """Return what shows of covered open and hidden cards so that a pile keeps to its room."""
        wanted = shares(cards[:-1])
        strip = min(self.strip, int((room - self.card[1]) / wanted)) if wanted else self.strip
        return strip, int(strip * BACK_SHARE)


USUAL = Grid(LONGEST, (144, 200), 56, 40, 4, "name", "small", 62, 48, 8)
DENSE = Grid(976, (110, 152), 41, 30, 2, "small", "tiny", 48, 40, 4)
"""A narrower picture is shown as wide as the usual one, so its cards look as large, and it is longer."""


@cache
def _starts(width: int, card: int) -> tuple[int, ...]:
    """Return where the columns begin: an even number; what is left over goes to both sides."""
    gap = (width - COLUMNS * card) // (COLUMNS + 1)
    taken = COLUMNS * card + (COLUMNS - 1) * gap
    return tuple((width - taken) // 4 * 2 + column * (card + gap) for column in range(COLUMNS))


@cache
def _names(grid: Grid, foundations: tuple[str, ...], piles: tuple[str, ...]) -> Bed:
    """Print the names of all places but the stock: the foundations, then the tableau and the heaps."""
    middle = grid.card[0] // 2
    lines = (*([grid.tableau - grid.large_line] * (len(piles) - HEAPS)), *([TITLE_HEIGHT] * HEAPS))
    words = [
        Words(name, grid.small, grid.x(column) + middle, TITLE_HEIGHT, "middle", name, grid.room)
        for column, name in enumerate(foundations)
    ]
    words += [
        Words(name, grid.large, grid.x(column) + middle, y)
        for column, (name, y) in enumerate(zip(piles, lines, strict=True))
    ]
    return Bed(tuple(words))


def shares(covered: Sequence[Card | None]) -> float:
    """Return how many strips covered cards take: a hidden one has but a share of a strip."""
    hidden = sum([card is None for card in covered])
    return len(covered) - hidden * (1 - BACK_SHARE)


def lay(board: Board) -> Scene:
    """Lay the board out: on a longer picture where a pile could not be read on the usual one."""
    is_usual = all(USUAL.holds(heap.cards) for heap in board.of_kind("heap"))
    return Table(board, USUAL if is_usual else DENSE).scene()


@dataclass(slots=True)
class Table:
    """A board on which things are being laid."""

    board: Board
    grid: Grid
    spots: list[Spot] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    places: dict[str, Box] = field(default_factory=dict)

    def scene(self) -> Scene:
        """Lay everything out."""
        grid = self.grid
        for suit, pile in zip(DECKTET_SUITS, self.board.of_kind("foundation"), strict=True):
            self._foundation(pile, suit)
        stock = grid.stock
        for column, pile in enumerate(self.board.of_kind("pile")):
            room = grid.lowest - grid.card[1] - grid.small_line - STOCK_GAP
            stock = max(stock, self._pile(pile, column, grid.tableau, room) + STOCK_GAP)
        end = self._stock(self.board.pile("stock"), stock)
        for column, pile in enumerate(self.board.of_kind("heap"), start=COLUMNS - HEAPS):
            end = max(end, self._pile(pile, column, grid.heaps, grid.lowest))
        height = next(height for height in HEIGHTS if end + grid.shadow + MARGIN <= height)
        foundations, piles, heaps = (
            tuple(pile.name for pile in self.board.of_kind(kind)) for kind in ("foundation", "pile", "heap")
        )
        bed = _names(grid, foundations, piles + heaps)
        return Scene(grid.width, height, grid.card, tuple(self.spots), tuple(self.words), self.places, bed)

    def _foundation(self, pile: Pile, suit: str) -> None:
        grid, x = self.grid, self.grid.x(DECKTET_SUITS.index(suit))
        self._put(pile, Spot(pile.top.code if pile.top else f"place/{suit}", x, grid.foundations))

    def _pile(self, pile: Pile, column: int, y: int, lowest: int) -> int:
        """Lay a pile that ends above a line; return where it ends."""
        grid, x = self.grid, self.grid.x(column)
        self.spots += stack(pile.cards, x, y, *grid.strips(pile.cards, lowest - y))
        self._put(pile, self.spots.pop() if pile.cards else Spot("place", x, y))
        return self.spots[-1].y + grid.card[1]

    def _stock(self, pile: Pile, y: int) -> int:
        """Lay a back for each deal to come, its number of cards above; return where it ends."""
        grid, x = self.grid, self.grid.x(0)
        text = f"{pile.name} {len(pile.cards)}"
        self.words.append(Words(text, grid.small, x, y, "left", pile.name, 2 * grid.room))
        y += grid.small_line
        deals = -(-len(pile.cards) // DEALT)
        under = "felt"
        for _ in range(deals - 1):
            self.spots.append(Spot("back", x, y, under, columns=grid.fan))
            x, under = x + grid.fan, "back/left"
        self._put(pile, Spot("back", x, y, under) if deals else Spot("place", x, y))
        return y + grid.card[1]

    def _put(self, pile: Pile, spot: Spot) -> None:
        """Lay the uppermost card of a pile, or its empty place."""
        self.spots.append(spot)
        width, height = self.grid.card
        badge = (spot.x + width // 2, spot.y + height - BADGE_RISE)
        self.places[pile.name] = Box(spot.x, spot.y, width, height, badge)


LAYOUT = Layout("decktet", (USUAL.card, DENSE.card), lay)
