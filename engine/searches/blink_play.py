"""Blink played by one who sees only the table, the cards at hand, and which cards are left to be drawn.

The hold is filled at once: a held card can still be placed where it could have been, with the next one seen.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.blink_beam import hand_after, hand_of, hand_with
from engine.searches.blink_ground import POINT, Ground
from engine.searches.chance import Dice

SLIGHT: Final = POINT // 2
"""Placements whose values differ by no more may be taken for one another."""


class Player:
    """A player at one table, who takes what makes the table worth most."""

    def __init__(self, ground: Ground, room: i64, dice: Dice | None) -> None:
        """Take a seat; ``room`` is how many cards there can be at hand, and no dice break no ties."""
        self.ground = ground
        self.room: i64 = room
        self.dice = dice

    def play(self, cells: bytes, points: i64, hand: bytes, stock: bytes) -> i64:
        """Play to the end and return the points; where the game is lost, 1 less than their negative."""
        ground = self.ground
        table = bytearray(cells)
        held: i64 = len(hand)
        drawn: i64 = 0
        left: i64 = len(stock)
        packed: i64 = hand_of(hand)
        while True:
            while held < self.room and drawn < left:
                packed = hand_with(packed, stock[drawn])
                held += 1
                drawn += 1
            if not held:
                return points
            self.look(bytes(table), packed, stock[drawn:])
            choice: i64 = self.chosen(packed)
            if choice < 0:
                return -1 - points
            slot: i64 = choice >> 9
            card: i64 = ((packed >> (6 * slot)) & 63) - 1
            spot = ground.spot_at[choice & 511]
            points += 2 * ground.gained(card, spot)
            table[spot.place] = card
            packed = hand_after(packed, slot, -1)
            held -= 1

    def look(self, cells: bytes, hand: i64, rest: bytes) -> None:
        """Look at a table, with what is at hand and what is to be drawn."""
        ground = self.ground
        ground.rest_one = ground.rest_two = ground.rest_three = 0
        for card in rest:
            ground.count_in(card)
        ground.look(cells, hand, ground.rest_one, ground.rest_two, ground.rest_three)

    def chosen(self, hand: i64) -> i64:
        """Return the placement that promises most: 512 times the slot, and the place; else less than 0."""
        ground = self.ground
        dice = self.dice
        best: i64 = -1
        most: i64 = 0
        seen: i64 = 0
        slot: i64 = 0
        while hand:
            card = ground.cards[(hand & 63) - 1]
            hand >>= 6
            bit: i64 = card.bit
            if not seen & bit:
                seen |= bit
                dropped: i64 = ground.dropped(bit)
                for spot in ground.edge:
                    if spot.mask & bit:
                        value: i64 = dropped + ground.valued(card, spot)
                        if dice is not None:
                            value += dice.below(SLIGHT)
                        if best < 0 or value > most:
                            most = value
                            best = (slot << 9) | spot.place
            slot += 1
        return best

    def ranked(self, hand: i64) -> list[int]:
        """Return the placements of what is at hand by what they promise, the best first, as ``chosen`` does.

        Of several places that promise the same, the first comes first; of cards that are alike, only one.
        """
        ground = self.ground
        found: list[tuple[int, int]] = []
        seen: i64 = 0
        slot: i64 = 0
        while hand:
            card = ground.cards[(hand & 63) - 1]
            hand >>= 6
            bit: i64 = card.bit
            if not seen & bit:
                seen |= bit
                dropped: i64 = ground.dropped(bit)
                found += [
                    (-(dropped + ground.valued(card, spot)), (slot << 9) | spot.place)
                    for spot in ground.edge
                    if spot.mask & bit
                ]
            slot += 1
        found.sort()
        return [code for _, code in found]
