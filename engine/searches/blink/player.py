"""A player of Blink that sees only the table, the cards at hand, and which cards are still to be drawn.

It fills the hold at once: a held card can still be placed where it could have been, and the next one is seen.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink.beam import add_card, pack_hand, replace_card
from engine.searches.blink.grid import POINT, Grid
from engine.searches.random_generator import RandomGenerator

NOISE: Final = POINT // 2
"""Random part of the value of a placement in playouts."""


class Player:
    """A greedy player: chooses the placement after which the table has the highest value."""

    def __init__(self, grid: Grid, room: i64, generator: RandomGenerator | None) -> None:
        """Take the table and the maximum number of cards at hand; without a generator, nothing is random."""
        self.grid = grid
        self.room: i64 = room
        self.generator = generator

    def play(self, cells: bytes, points: i64, hand: bytes, stock: bytes) -> i64:
        """Play to the end and return the points; for a lost game, -1 minus the points."""
        grid = self.grid
        table = bytearray(cells)
        held: i64 = len(hand)
        drawn: i64 = 0
        left: i64 = len(stock)
        packed: i64 = pack_hand(hand)
        while True:
            while held < self.room and drawn < left:
                packed = add_card(packed, stock[drawn])
                held += 1
                drawn += 1
            if not held:
                return points
            self.load(bytes(table), packed, stock[drawn:])
            choice: i64 = self.choose(packed)
            if choice < 0:
                return -1 - points
            slot: i64 = choice >> 9
            card: i64 = ((packed >> (6 * slot)) & 63) - 1
            cell = grid.places[choice & 511]
            points += 2 * grid.shared_attributes(card, cell)
            table[cell.place] = card
            packed = replace_card(packed, slot, -1)
            held -= 1

    def load(self, cells: bytes, hand: i64, rest: bytes) -> None:
        """Load a table with the cards at hand and those still to be drawn."""
        grid = self.grid
        grid.count_rest(rest)
        grid.load(cells, hand, grid.rest_one, grid.rest_two, grid.rest_three)

    def choose(self, hand: i64) -> i64:
        """Return the best placement as 512 times the slot plus the place; less than 0 if there is none."""
        grid = self.grid
        generator = self.generator
        best: i64 = -1
        most: i64 = 0
        seen: i64 = 0
        slot: i64 = 0
        while hand:
            card = grid.cards[(hand & 63) - 1]
            hand >>= 6
            bit: i64 = card.bit
            if not seen & bit:
                seen |= bit
                change: i64 = grid.loss_without(bit)
                for cell in grid.frontier:
                    if cell.mask & bit:
                        value: i64 = change + grid.placement_value(card, cell)
                        if generator is not None:
                            value += generator.below(NOISE)
                        if best < 0 or value > most:
                            most = value
                            best = (slot << 9) | cell.place
            slot += 1
        return best

    def ranking(self, hand: i64) -> list[int]:
        """Return the placements of the cards at hand in the form of ``choose``, the best first.

        Among places of equal value, the first comes first; of equal cards, only one is listed.
        """
        grid = self.grid
        found: list[tuple[int, int]] = []
        seen: i64 = 0
        slot: i64 = 0
        while hand:
            card = grid.cards[(hand & 63) - 1]
            hand >>= 6
            bit: i64 = card.bit
            if not seen & bit:
                seen |= bit
                change: i64 = grid.loss_without(bit)
                found += [
                    (-(change + grid.placement_value(card, cell)), (slot << 9) | cell.place)
                    for cell in grid.frontier
                    if cell.mask & bit
                ]
            slot += 1
        found.sort()
        return [code for _, code in found]
