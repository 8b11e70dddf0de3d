"""Simulated annealing of finished layouts of a Blink deal: two cards are exchanged, or one is moved.

Any two touching cards of a finished layout share an attribute, and the cards can be placed in some order that
the deal allows: each card at hand as soon as its cell touches a card, because that is never worse. Meanwhile
touching cards may share nothing, at a cost.

All numbers are whole, so every machine finds the same.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink.grid import Grid
from engine.searches.random_generator import RandomGenerator

UNIT: Final = 1 << 20
"""One shared attribute; the rest of a value counts the touching pairs that share nothing."""
COST: Final = 2
"""A pair that shares nothing costs as much as this many attributes."""
STEPS: Final = 300_000
"""Changes that are tried in a round."""
HOT: Final = 500
COLD: Final = 260
"""The temperature of a round at its beginning and end, in thousandths of an attribute."""
FRACTION: Final = 256
DRAWS: Final = 4096
LOGARITHMS: Final = [12 * FRACTION + 1 - ((draw + 1) ** FRACTION).bit_length() for draw in range(DRAWS)]
"""The negative binary logarithm of each fraction of ``DRAWS``, in parts of ``FRACTION``."""
POINTS: Final = 2
"""Points for each attribute that two touching cards share."""


class Annealing:
    """A finished layout that is changed step by step, and the best one so far."""

    def __init__(self, grid: Grid, cards: bytes, places: list[int], room: i64, seed: i64) -> None:
        """Take the cards in the order of the deal, the places where they end, and the most cards at hand."""
        self.count: i64 = len(cards)
        self.cards: bytes = cards
        self.room: i64 = room
        self.stride: i64 = grid.stride
        self.width: i64 = self.count + 2
        self.values: list[int] = _pair_values(grid, cards)
        self.cells: list[int] = [self.count + 1] * grid.size
        """For each place the number of its card in the deal; above them, a free cell and the wall."""
        for cell in grid.cells:
            self.cells[cell.place] = self.count
        self.sides: list[int] = [-grid.stride, -1, 1, grid.stride]
        self.mates: list[list[int]] = _mates(grid, cards)
        self.places: list[int] = places[:]
        for number, place in enumerate(places):
            self.cells[place] = number
        self.value: i64 = self.whole_value()
        self.best: i64 = self.value
        self.best_places: list[int] = places[:]
        self.generator = RandomGenerator(seed)
        self.placed: list[int] = [0] * grid.size
        """The number of the last check in which a place was reached."""
        self.checks: i64 = 0
        self.order: list[int] = []
        """The numbers of the cards in the order of the last check."""

    def points(self) -> int:
        """Return the points of the best layout."""
        return int(POINTS * (self.best // UNIT))

    def whole_value(self) -> i64:
        """Return the value of the layout."""
        total: i64 = 0
        number: i64 = 0
        while number < self.count:
            total += self.value_at(number, self.places[number])
            number += 1
        return total // 2

    def value_at(self, number: i64, place: i64) -> i64:
        """Return the value of all pairs of a card on a place."""
        cells = self.cells
        values = self.values
        wide: i64 = self.stride
        row: i64 = number * self.width
        total: i64 = values[row + cells[place - wide]]
        total += values[row + cells[place - 1]]
        total += values[row + cells[place + 1]]
        total += values[row + cells[place + wide]]
        return total

    def improve(self, rounds: i64) -> None:
        """Anneal the best layout again and again."""
        while rounds > 0:
            self.run(STEPS, HOT, COLD)
            self.reset()
            rounds -= 1

    def run(self, steps: i64, hot: i64, cold: i64) -> None:
        """Try ``steps`` changes, while the temperature falls evenly; it is in thousandths of an attribute."""
        generator = self.generator
        sides = self.sides
        step: i64 = 0
        while step < steps:
            degree: i64 = (hot * (steps - step) + cold * step) // steps
            heat: i64 = degree * UNIT // 1000
            until: i64 = step + 1000
            while step < until:
                step += 1
                word: i64 = generator.next_word()
                number: i64 = (word >> 8) % self.count
                mates = self.mates[number]
                many: i64 = len(mates)
                if many == 0:
                    continue
                side: i64 = sides[word & 3]
                word = generator.next_word()
                place: i64 = self.places[mates[(word & 0xFFFFF) % many]] + side
                if self.cells[place] <= self.count:
                    self.try_change(number, place, heat * LOGARITHMS[word >> 20] // FRACTION)

    def try_change(self, number: i64, place: i64, loss: i64) -> None:
        """Bring a card to a place, whose card goes to its own, unless that loses more than ``loss``."""
        cells = self.cells
        from_place: i64 = self.places[number]
        other: i64 = cells[place]
        if other == number:
            return
        before: i64 = self.value_at(number, from_place)
        cells[from_place] = other
        cells[place] = number
        after: i64 = self.value_at(number, place)
        if other < self.count:
            # A pair of both is counted twice before and after.
            cells[from_place] = number
            cells[place] = other
            before += self.value_at(other, place)
            cells[from_place] = other
            cells[place] = number
            after += self.value_at(other, from_place)
        if after - before + loss >= 0:
            self.places[number] = place
            if other < self.count:
                self.places[other] = from_place
            if self.can_be_placed():
                self.value += after - before
                if self.value > self.best and self.value & (UNIT - 1) == 0:
                    self.best = self.value
                    self.best_places = self.places[:]
                return
            self.places[number] = from_place
            if other < self.count:
                self.places[other] = place
        cells[place] = other
        cells[from_place] = number

    def can_be_placed(self) -> bool:
        """Tell whether the cards can be placed in an order that the deal allows."""
        self.checks += 1
        mark: i64 = self.checks
        places = self.places
        placed = self.placed
        wide: i64 = self.stride
        hand: list[int] = []
        order: list[int] = [0]
        self.order = order
        placed[places[0]] = mark
        drawn: i64 = 1
        left: i64 = self.count - 1
        while drawn < self.count and drawn <= self.room:
            hand.append(drawn)
            drawn += 1
        while left > 0:
            held: i64 = len(hand)
            slot: i64 = 0
            found = False
            while slot < held:
                at: i64 = places[hand[slot]]
                if (
                    placed[at - 1] == mark
                    or placed[at + 1] == mark
                    or placed[at - wide] == mark
                    or placed[at + wide] == mark
                ):
                    found = True
                    placed[at] = mark
                    order.append(hand[slot])
                    left -= 1
                    if drawn < self.count:
                        hand[slot] = drawn
                        drawn += 1
                    else:
                        hand[slot] = hand[held - 1]
                        hand.pop()
                        held -= 1
                else:
                    slot += 1
            if not found:
                return False
        return True

    def reset(self) -> None:
        """Go back to the best layout that was found."""
        for place in self.places:
            self.cells[place] = self.count
        self.places = self.best_places[:]
        for number, place in enumerate(self.places):
            self.cells[place] = number
        self.value = self.best

    def line(self) -> list[int]:
        """Return the placements of the best layout in order: 512 times the card, plus its place."""
        self.reset()
        self.can_be_placed()
        return [self.cards[number] << 9 | self.places[number] for number in self.order]


def _pair_values(grid: Grid, cards: bytes) -> list[int]:
    """Return the value of each pair of cards that touch; free cells and walls are worth nothing."""
    values: list[int] = []
    for card in cards:
        for other in cards:
            shared = grid.shared[card * 64 + other]
            values.append(shared * UNIT if shared else 1 - COST * UNIT)
        values.extend((0, 0))
    return values + [0] * (2 * (len(cards) + 2))


def _mates(grid: Grid, cards: bytes) -> list[list[int]]:
    """Return for each card the numbers of those that may touch it, those that share much more often."""
    found: list[list[int]] = []
    for number, card in enumerate(cards):
        mates: list[int] = []
        for other, mate in enumerate(cards):
            if other != number:
                shared = grid.shared[card * 64 + mate]
                mates.extend([other] * (shared * shared))
        found.append(mates)
    return found
