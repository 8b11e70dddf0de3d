"""The table of Blink in plain numbers: which cards fit where, and how a placement changes its value.

Cards are numbers below 60. The cells of a table are ``bytes``, row after row, with a wall around them: a row
above and below, and one column that is right of a row and left of the next. A cell holds a card, ``FREE`` or
``WALL``. Cards at hand are one number, six bits for each: the card's number plus one.

The value of a table is its points, plus w[k] · p / (p + s) for each free cell that touches k cards, where p
is the number of cards still to be placed that fit there; if none does, the cell is lost and d[k] is deducted.
"""

from typing import Final

from mypy_extensions import i64

FREE: Final = 60
WALL: Final = 61
ALL: Final = (1 << 60) - 1

POINT: Final = 1000
"""One point in the whole numbers that are used for values."""
ROW: Final = 256
"""Length of a row of the value table, more than there are cards."""
SIDES: Final = 4


class Card:
    """A card, or ``FREE`` or ``WALL``."""

    def __init__(self, number: i64, bit: i64, mates: i64) -> None:
        self.number: i64 = number
        self.lies: i64 = 1 if number < FREE else 0
        self.bit: i64 = bit
        self.mates: i64 = mates  # bit mask of the cards that may touch it


class Cell:
    """A cell of the loaded state."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place
        self.card: i64 = WALL
        self.lies: i64 = 0
        self.mates: i64 = ALL
        self.near: i64 = 0  # number of cards that it touches
        self.mask: i64 = 0  # bit mask of the cards that fit there
        self.value: i64 = 0
        self.change: i64 = 0  # change of its value when one of the cards that fit there is placed elsewhere
        self.north: Cell = self
        self.west: Cell = self
        self.east: Cell = self
        self.south: Cell = self


def count_bits(word: i64) -> i64:
    """Count the bits of a number below 2^60."""
    word -= (word >> 1) & 0x555555555555555
    word = (word & 0x333333333333333) + ((word >> 2) & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


def value_table(weights: list[int], half: int, losses: list[int]) -> list[int]:
    """Return the table of values of a free cell, by the number of cards that it touches and that fit there.

    Weights and losses are in thousandths of a point, for one to four touching cards; with ``half`` tenths of
    a fitting card, a cell has half its weight.
    """
    table = [0] * ((SIDES + 1) * ROW)
    for near in range(1, SIDES + 1):
        table[near * ROW] = -losses[near - 1]
        for fitting in range(1, ROW):
            table[near * ROW + fitting] = weights[near - 1] * 10 * fitting // (10 * fitting + half)
    return table


class Grid:
    """A table into which states are loaded, one after the other, to evaluate their children."""

    def __init__(self, columns: i64, rows: i64, mates: list[int], shared: bytes, values: list[int]) -> None:
        """Make a table; ``mates`` has a bit mask for each of the 60 cards, ``shared`` 64 bytes for each."""
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.stride: i64 = columns + 1
        self.size: i64 = (rows + 2) * self.stride + 1
        self.shared: bytes = shared
        self.values: list[int] = values
        self.cards: list[Card] = []
        # Not by shifting a 1: compiled, that is a 32-bit number.
        bit: i64 = 1
        for number in range(FREE):
            self.cards.append(Card(number, bit, mates[number]))
            bit += bit
        self.cards += [Card(FREE, 0, ALL), Card(WALL, 0, ALL)]
        self.cells: list[Cell] = []
        self.places: list[Cell] = [Cell(place) for place in range(self.size)]
        """All places of a state, including the wall; ``cells`` are those of the table."""
        self.frontier: list[Cell] = []  # the free cells that touch a card
        self.rest_one: i64 = 0
        """Bit mask of the cards still to be placed; then of those with two copies left, and with three."""
        self.rest_two: i64 = 0
        self.rest_three: i64 = 0
        self.base: i64 = 0  # the value of all free cells
        self._wire()

    def _wire(self) -> None:
        wide = self.stride
        every = self.places
        for row in range(1, self.rows + 1):
            for column in range(self.columns):
                place = row * wide + column
                cell = every[place]
                cell.north, cell.south = every[place - wide], every[place + wide]
                cell.west, cell.east = every[place - 1], every[place + 1]
                self.cells.append(cell)

    def walled(self, on_cells: bytes) -> bytes:
        """Return a state with these cards on the cells in reading order."""
        state = bytearray([WALL]) * self.size
        for cell, card in zip(self.cells, on_cells, strict=True):
            state[cell.place] = card
        return bytes(state)

    def count_rest(self, cards: bytes) -> None:
        """Start to count the cards still to be placed with these."""
        self.rest_one = self.rest_two = self.rest_three = 0
        for card in cards:
            self.count_card(card)

    def count_card(self, card: i64) -> None:
        """Add a card to those still to be placed."""
        bit: i64 = self.cards[card].bit
        if not self.rest_one & bit:
            self.rest_one |= bit
        elif not self.rest_two & bit:
            self.rest_two |= bit
        else:
            self.rest_three |= bit

    def load(self, state: bytes, hand: i64, one: i64, two: i64, three: i64) -> None:
        """Load a state; still to be placed are the cards at hand and those of three bit masks."""
        self.rest_one, self.rest_two, self.rest_three = one, two, three
        while hand:
            self.count_card((hand & 63) - 1)
            hand >>= 6
        cards = self.cards
        for cell in self.cells:
            card: i64 = state[cell.place]
            cell.card = card
            kind = cards[card]
            cell.lies = kind.lies
            cell.mates = kind.mates
        edge = self.frontier
        edge.clear()
        base: i64 = 0
        for cell in self.cells:
            if cell.lies:
                continue
            near: i64 = cell.north.lies + cell.west.lies + cell.east.lies + cell.south.lies
            cell.near = near
            if not near:
                cell.mask = ALL
                cell.value = 0
                cell.change = 0
                continue
            mask: i64 = cell.north.mates & cell.west.mates & cell.east.mates & cell.south.mates
            cell.mask = mask
            fitting: i64 = self.fitting(mask, 0)
            cell.value = self.values[near * ROW + fitting]
            cell.change = self.values[near * ROW + fitting - 1] - cell.value if fitting else 0
            base += cell.value
            edge.append(cell)
        self.base = base

    def fitting(self, mask: i64, gone: i64) -> i64:
        """Count the cards still to be placed that are in a mask, except one whose bit is ``gone``."""
        count: i64 = count_bits(mask & self.rest_one)
        if self.rest_two:
            count += count_bits(mask & self.rest_two)
            if self.rest_three:
                count += count_bits(mask & self.rest_three)
        if mask & gone:
            count -= 1
        return count

    def loss_without(self, bit: i64) -> i64:
        """Return how the value of all free cells changes when a card is no longer to be placed."""
        total: i64 = 0
        for cell in self.frontier:
            if cell.mask & bit:
                total += cell.change
        return total

    def shared_attributes(self, card: i64, cell: Cell) -> i64:
        """Count the attributes that a card would share with all the cards that it touches on a cell."""
        shared = self.shared
        row: i64 = card << 6
        gain: i64 = shared[row + cell.north.card]
        gain += shared[row + cell.west.card]
        gain += shared[row + cell.east.card]
        gain += shared[row + cell.south.card]
        return gain

    def placement_value(self, card: Card, cell: Cell) -> i64:
        """Return how a placement changes the value: its points, its own cell and those around it."""
        bit: i64 = card.bit
        mates: i64 = card.mates
        value: i64 = self.shared_attributes(card.number, cell) * (2 * POINT) - cell.value - cell.change
        value += self.neighbor_change(cell.north, bit, mates)
        value += self.neighbor_change(cell.west, bit, mates)
        value += self.neighbor_change(cell.east, bit, mates)
        value += self.neighbor_change(cell.south, bit, mates)
        return value

    def neighbor_change(self, cell: Cell, bit: i64, mates: i64) -> i64:
        """Return how the value of a cell changes when a card is placed beside it."""
        if cell.card != FREE:
            return 0
        value: i64 = -cell.value
        if cell.mask & bit:
            value -= cell.change
        fitting: i64 = self.fitting(cell.mask & mates, bit)
        return value + self.values[(cell.near + 1) * ROW + fitting]
