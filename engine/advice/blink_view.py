"""A board of Blink in plain numbers: all that the player sees, and what follows from it."""

from collections import Counter
from dataclasses import dataclass
from typing import Final, Self

from engine.board import Board, Pile
from engine.games.blink import BIT, DECK, DRAWN, FREE, HELD, MATES, MINUTE, POINTS, SHARED, Table
from engine.move import Move
from engine.searches.chance import Dice

NUMBERS: Final = {card: number for number, card in enumerate(DECK)}


def _numbers(pile: Pile) -> bytes:
    return bytes(number for card, number in NUMBERS.items() if card in pile.cards)


@dataclass(frozen=True, slots=True)
class View:
    """What the player sees."""

    table: Table
    decks: int
    hold: int
    timer: int
    seconds: int
    cells: bytes
    """In reading order, ``FREE`` where no card lies."""
    drawn: bytes
    held: bytes
    unseen: bytes
    """The cards that are to be drawn, in no order; a board built by hand may have fewer to draw."""
    left: int
    """How many cards are to be drawn."""
    points: int

    @classmethod
    def of(cls, board: Board) -> Self:
        """Read a board."""
        facts = {name: value for name, value in board.facts if isinstance(value, int)}
        table = Table.of_size(facts["columns"], facts["rows"])
        cells = bytearray((FREE,)) * len(table.names)
        for pile in board.of_kind("cell"):
            cells[table.numbers[pile.name]] = _numbers(pile)[0]
        drawn = _numbers(board.pile(DRAWN))
        held = b"".join(_numbers(pile) for pile in board.of_kind("held"))
        seen = Counter(bytes(cells) + drawn + held)
        minutes, seconds = str(board.fact("clock")).split(":")
        return cls(
            table,
            facts["decks"],
            facts["hold"],
            facts["timer"],
            int(minutes) * MINUTE + int(seconds),
            bytes(cells),
            drawn,
            held,
            bytes(card for card in NUMBERS.values() for _ in range(facts["decks"] - seen[card])),
            board.pile("stock").hidden,
            facts["raw"],
        )

    @property
    def hand(self) -> bytes:
        """The drawn card and those held."""
        return self.drawn + self.held

    @property
    def slots(self) -> tuple[str, ...]:
        """What the places of the cards at hand are called."""
        return (*(DRAWN for _ in self.drawn), *HELD[: len(self.held)])

    @property
    def is_bare(self) -> bool:
        """Whether no card lies on the table."""
        return all(card == FREE for card in self.cells)

    @property
    def can_hold(self) -> bool:
        """Whether the drawn card can be held."""
        return bool(self.drawn and self.left) and len(self.held) < self.hold and not self.is_bare

    def imagined(self, dice: Dice) -> bytes:
        """Return the stock as it may be."""
        cards = list(self.unseen)
        dice.shuffle(cards)
        return bytes(cards[: self.left])

    def fits(self, cell: int) -> int:
        """Return the cards that can be placed on a cell, as bits."""
        beside = self.beside(cell)
        if self.cells[cell] != FREE or not (beside or self.is_bare):
            return 0
        bits = sum(BIT)
        for card in beside:
            bits &= MATES[card]
        return bits

    def beside(self, cell: int) -> bytes:
        """Return the cards that one on a cell would touch."""
        around = self.table.neighbours[cell]
        return bytes(self.cells[near] for near in around if self.cells[near] != FREE)

    def gain(self, card: int, cell: int) -> int:
        """Return the points that a card makes on a cell."""
        return POINTS * sum(SHARED[card][other] for other in self.beside(cell))

    def spots(self, card: int) -> list[int]:
        """Return the cells where a card can be placed."""
        return [cell for cell in range(len(self.cells)) if self.fits(cell) & BIT[card]]

    def placing(self, move: Move) -> tuple[int, int]:
        """Return the card of a placement, and its cell."""
        slot, name = move.places
        return self.hand[self.slots.index(slot)], self.table.numbers[name]

    def count(self) -> int:
        """Count the legal moves, as far as it matters whether there is but one."""
        return sum(len(self.spots(card)) for card in self.hand) + self.can_hold

    def score(self, points: int, *, is_won: bool) -> int:
        """Return what points are in the end, with the clock as it stands."""
        timer = self.timer * MINUTE
        return points * max(0, 2 * timer - self.seconds) // timer if timer and is_won else points
