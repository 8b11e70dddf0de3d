"""A table of Blink in plain numbers: which cards fit where, and what a placement makes of it.

Cards are numbers below 60. The cells of a table lie row after row in ``bytes`` with a wall around them: a row
above and below, and one column that stands right of a row and left of the next. What lies on a cell is a
card, ``FREE`` or ``WALL``. Cards at hand are one number, six bits for each: the card's own number and one.

The worth of a table is its points, and for each free cell that touches k cards w[k] · p / (p + s), with p the
cards still to be placed that fit there, or less d[k] where there is none: such a cell is lost.
"""

from typing import Final

from mypy_extensions import i64

FREE: Final = 60
WALL: Final = 61
ALL: Final = (1 << 60) - 1

POINT: Final = 1000
"""What a point is worth in the whole numbers that tables are valued by."""
MOST: Final = 256
"""More than there are cards."""
SIDES: Final = 4


class Card:
    """A card, or what else may lie on a cell."""

    def __init__(self, number: i64, bit: i64, mates: i64) -> None:
        self.number: i64 = number
        self.lies: i64 = 1 if number < FREE else 0
        self.bit: i64 = bit
        self.mates: i64 = mates
        """As bits, the cards that may touch it."""


class Spot:
    """A cell as a search looks at it."""

    def __init__(self, place: i64) -> None:
        self.place: i64 = place
        self.card: i64 = WALL
        self.lies: i64 = 0
        self.mates: i64 = ALL
        self.near: i64 = 0
        """How many cards it touches."""
        self.mask: i64 = 0
        """As bits, the cards that fit there."""
        self.worth: i64 = 0
        self.drop: i64 = 0
        """What becomes of its worth when one of the cards that fit there goes elsewhere."""
        self.north: Spot = self
        self.west: Spot = self
        self.east: Spot = self
        self.south: Spot = self


def bits_of(word: i64) -> i64:
    """Count the bits of a number below 2^60."""
    word -= (word >> 1) & 0x555555555555555
    word = (word & 0x333333333333333) + ((word >> 2) & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


def worths(weights: list[int], half: int, losses: list[int]) -> list[int]:
    """Return the worth of a free cell by the cards that it touches and those that fit there.

    Weights and losses are in thousandths of a point, for one to four cards; ``half`` tenths of a card that
    fit make half the weight.
    """
    table = [0] * ((SIDES + 1) * MOST)
    for near in range(1, SIDES + 1):
        table[near * MOST] = -losses[near - 1]
        for fitting in range(1, MOST):
            table[near * MOST + fitting] = weights[near - 1] * 10 * fitting // (10 * fitting + half)
    return table


class Ground:
    """A table on which states are laid out, one after the other, to see what can follow."""

    def __init__(self, columns: i64, rows: i64, mates: list[int], shared: bytes, worth: list[int]) -> None:
        """Make a table; ``mates`` of the 60 cards are bits, ``shared`` has 64 bytes for each of them."""
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.stride: i64 = columns + 1
        self.size: i64 = (rows + 2) * self.stride + 1
        self.shared: bytes = shared
        self.table: list[int] = worth
        self.cards: list[Card] = []
        # Not by shifting a 1: compiled, that is a number of 32 bits.
        bit: i64 = 1
        for number in range(FREE):
            self.cards.append(Card(number, bit, mates[number]))
            bit += bit
        self.cards += [Card(FREE, 0, ALL), Card(WALL, 0, ALL)]
        self.spots: list[Spot] = []
        self.spot_at: list[Spot] = [Spot(place) for place in range(self.size)]
        """All places of a state, the wall among them; ``spots`` are the cells."""
        self.edge: list[Spot] = []
        """The free cells that touch a card."""
        self.rest_one: i64 = 0
        """As bits, the cards still to be placed; then those of which there are two, and three."""
        self.rest_two: i64 = 0
        self.rest_three: i64 = 0
        self.base: i64 = 0
        """What the free cells are worth."""
        self._wire()

    def _wire(self) -> None:
        wide = self.stride
        every = self.spot_at
        for row in range(1, self.rows + 1):
            for column in range(self.columns):
                place = row * wide + column
                spot = every[place]
                spot.north, spot.south = every[place - wide], every[place + wide]
                spot.west, spot.east = every[place - 1], every[place + 1]
                self.spots.append(spot)

    def walled(self, cells: bytes, free: i64) -> bytes:
        """Return a state of what lies on the cells in reading order; ``free`` stands for no card there."""
        state = bytearray([WALL]) * self.size
        for spot, card in zip(self.spots, cells, strict=True):
            state[spot.place] = FREE if card == free else card
        return bytes(state)

    def count_in(self, card: i64) -> None:
        """Count a card among those still to be placed."""
        bit: i64 = self.cards[card].bit
        if not self.rest_one & bit:
            self.rest_one |= bit
        elif not self.rest_two & bit:
            self.rest_two |= bit
        else:
            self.rest_three |= bit

    def look(self, cells: bytes, hand: i64, one: i64, two: i64, three: i64) -> None:
        """Lay out a state; still to be placed are the cards at hand and those of three words of bits."""
        self.rest_one, self.rest_two, self.rest_three = one, two, three
        while hand:
            self.count_in((hand & 63) - 1)
            hand >>= 6
        cards = self.cards
        for spot in self.spots:
            card: i64 = cells[spot.place]
            spot.card = card
            kind = cards[card]
            spot.lies = kind.lies
            spot.mates = kind.mates
        edge = self.edge
        edge.clear()
        base: i64 = 0
        for spot in self.spots:
            if spot.lies:
                continue
            near: i64 = spot.north.lies + spot.west.lies + spot.east.lies + spot.south.lies
            spot.near = near
            if not near:
                spot.mask = ALL
                spot.worth = 0
                spot.drop = 0
                continue
            mask: i64 = spot.north.mates & spot.west.mates & spot.east.mates & spot.south.mates
            spot.mask = mask
            fitting: i64 = self.fitting(mask, 0)
            spot.worth = self.table[near * MOST + fitting]
            spot.drop = self.table[near * MOST + fitting - 1] - spot.worth if fitting else 0
            base += spot.worth
            edge.append(spot)
        self.base = base

    def fitting(self, mask: i64, gone: i64) -> i64:
        """Count the cards still to be placed that are in a mask, but for one whose bit is ``gone``."""
        count: i64 = bits_of(mask & self.rest_one)
        if self.rest_two:
            count += bits_of(mask & self.rest_two)
            if self.rest_three:
                count += bits_of(mask & self.rest_three)
        if mask & gone:
            count -= 1
        return count

    def dropped(self, bit: i64) -> i64:
        """Return what becomes of all free cells when a card goes that fits on some of them."""
        total: i64 = 0
        for spot in self.edge:
            if spot.mask & bit:
                total += spot.drop
        return total

    def gained(self, card: i64, spot: Spot) -> i64:
        """Count the attributes that a card would share with all that it touches on a cell."""
        shared = self.shared
        row: i64 = card << 6
        gain: i64 = shared[row + spot.north.card]
        gain += shared[row + spot.west.card]
        gain += shared[row + spot.east.card]
        gain += shared[row + spot.south.card]
        return gain

    def valued(self, card: Card, spot: Spot) -> i64:
        """Return what a placement changes: points, its own cell and those around it."""
        bit: i64 = card.bit
        mates: i64 = card.mates
        value: i64 = self.gained(card.number, spot) * (2 * POINT) - spot.worth - spot.drop
        value += self.changed(spot.north, bit, mates)
        value += self.changed(spot.west, bit, mates)
        value += self.changed(spot.east, bit, mates)
        value += self.changed(spot.south, bit, mates)
        return value

    def changed(self, spot: Spot, bit: i64, mates: i64) -> i64:
        """Return what becomes of a cell beside which a card is laid."""
        if spot.card != FREE:
            return 0
        value: i64 = -spot.worth
        if spot.mask & bit:
            value -= spot.drop
        fitting: i64 = self.fitting(spot.mask & mates, bit)
        return value + self.table[(spot.near + 1) * MOST + fitting]
