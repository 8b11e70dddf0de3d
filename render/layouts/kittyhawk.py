"""Kittyhawk: the foundations above the tableau, the heaps beside both, the stock beneath the tableau."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.board import Board, Pile
from engine.cards import DECKTET_SUITS, Card
from render.scene import LONGEST, TITLE_HEIGHT, Box, Layout, Scene, Spot, Words, stack

COLUMNS = 8
"""Six of the tableau and two heaps."""
MARGIN = 8
"""At the lower edge, shadows not counted."""
SHADOW = 6
BACK_SHARE = 0.4
"""The strip of a hidden card, of that of an open one."""
LEAST_SHARE = 0.87
"""A strip cut down to this still shows all but the lowest line of a rank."""
STOCK_GAP = 16
"""Between the longest pile and the stock; a mark goes there too."""
USUAL_CARDS = 5
"""As long as no pile of the tableau has more, the stock stays where it is."""
BADGE_RISE = 12
"""How far the middle of a badge is above the lower edge of its card, so that it leaves the suits alone."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of a board, in pixels."""

    width: int
    card: tuple[int, int]
    strip: int
    """What shows of a covered card."""
    large: str
    small: str
    """The styles of the names, of piles and of all else, and how high a line of each is."""
    large_line: int
    small_line: int

    @property
    def gap(self) -> int:
        """What lies between two columns."""
        return (self.width - COLUMNS * self.card[0]) // (COLUMNS + 1)

    def x(self, column: int) -> int:
        """Return where a column begins, an even number; what is left over goes to both sides."""
        taken = COLUMNS * self.card[0] + (COLUMNS - 1) * self.gap
        return (self.width - taken) // 4 * 2 + column * (self.card[0] + self.gap)

    @property
    def foundations(self) -> int:
        """Where the foundations begin."""
        return TITLE_HEIGHT + self.small_line

    @property
    def tableau(self) -> int:
        """Where the tableau begins."""
        return self.foundations + self.card[1] + SHADOW + self.large_line

    @property
    def stock(self) -> int:
        """Where the stock begins unless a pile reaches down there."""
        return self.tableau + (USUAL_CARDS - 1) * self.strip + self.card[1]

    @property
    def heaps(self) -> int:
        """Where the heaps begin."""
        return TITLE_HEIGHT + self.large_line

    def holds(self, heap: Sequence[Card | None]) -> bool:
        """Tell whether a heap can be read on the longest picture."""
        strips = sum(shown(card) for card in heap[:-1]) * self.strip * LEAST_SHARE
        return self.heaps + strips + self.card[1] + SHADOW + MARGIN <= LONGEST

    def strips(self, cards: Sequence[Card | None], room: int) -> tuple[int, int]:
        """Return what shows of covered open and hidden cards so that a pile keeps to its room."""
        shares = sum(shown(card) for card in cards[:-1])
        strip = min(self.strip, int((room - self.card[1]) / shares)) if shares else self.strip
        return strip, int(strip * BACK_SHARE)


USUAL = Grid(LONGEST, (144, 200), 46, "name", "small", 62, 48)
DENSE = Grid(1024, (116, 161), 37, "small", "tiny", 48, 40)
"""A narrower picture is shown as wide as the usual one, so its cards look as large, and it is longer."""


def shown(card: Card | None) -> float:
    """Return the share of a strip that a covered card gets."""
    return 1.0 if card else BACK_SHARE


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
        lowest = LONGEST - SHADOW - MARGIN
        for suit, pile in zip(DECKTET_SUITS, self.board.of_kind("foundation"), strict=True):
            self._foundation(pile, suit)
        stock = grid.stock
        for column, pile in enumerate(self.board.of_kind("pile")):
            end = self._pile(pile, column, grid.tableau, lowest - grid.card[1] - STOCK_GAP)
            stock = max(stock, end)
        stock += STOCK_GAP
        self._stock(self.board.pile("stock"), stock)
        end = stock + grid.card[1]
        for column, pile in enumerate(self.board.of_kind("heap"), start=COLUMNS - 2):
            end = max(end, self._pile(pile, column, grid.heaps, lowest))
        height = end + SHADOW + MARGIN
        return Scene(grid.width, height, grid.card, tuple(self.spots), tuple(self.words), self.places)

    def _foundation(self, pile: Pile, suit: str) -> None:
        grid, x = self.grid, self.grid.x(DECKTET_SUITS.index(suit))
        self.words.append(Words(pile.name, grid.small, x + grid.card[0] // 2, TITLE_HEIGHT))
        self._put(pile, Spot(pile.top.code if pile.top else f"place/{suit}", x, grid.foundations))

    def _pile(self, pile: Pile, column: int, y: int, lowest: int) -> int:
        """Lay a pile that ends above a line; return where it ends."""
        grid, x = self.grid, self.grid.x(column)
        self.words.append(Words(pile.name, grid.large, x + grid.card[0] // 2, y - grid.large_line))
        self.spots += stack(pile.cards, x, y, *grid.strips(pile.cards, lowest - y))
        self._put(pile, self.spots.pop() if pile.cards else Spot("place", x, y))
        return self.spots[-1].y + grid.card[1]

    def _stock(self, pile: Pile, y: int) -> None:
        grid, x = self.grid, self.grid.x(0)
        self._put(pile, Spot("back" if pile.cards else "place", x, y))
        left, middle = x + grid.card[0] + 2 * grid.gap, y + grid.card[1] // 2
        self.words.append(Words(pile.name, grid.small, left, middle - grid.small_line, "left"))
        self.words.append(Words(str(len(pile.cards)), grid.large, left, middle, "left"))

    def _put(self, pile: Pile, spot: Spot) -> None:
        """Lay the uppermost card of a pile, or its empty place."""
        self.spots.append(spot)
        width, height = self.grid.card
        badge = (spot.x + width // 2, spot.y + height - BADGE_RISE)
        self.places[pile.name] = Box(spot.x, spot.y, width, height, badge)


LAYOUT = Layout("decktet", (USUAL.card, DENSE.card), lay)
