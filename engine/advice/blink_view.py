"""What a player of Blink sees on a board, and what follows from it."""

from collections import Counter
from dataclasses import dataclass
from typing import Self

from engine.board import Board, Pile
from engine.cards.blink import BlinkCard
from engine.games.blink import (
    ALL,
    BIT,
    DECK,
    DRAWN,
    HELD,
    MATES,
    MINUTE,
    POINTS,
    Cards,
    Grid,
    shared_attributes,
)
from engine.move import Move
from engine.searches.random_generator import RandomGenerator
from engine.solvers.blink import card_numbers


@dataclass(frozen=True, slots=True)
class BoardView:
    """Everything that the player sees."""

    grid: Grid
    decks: int
    hold: int
    timer: int
    seconds: int
    cells: tuple[BlinkCard | None, ...]
    """In reading order."""
    drawn: Cards
    held: Cards
    unseen: Cards
    """The cards of the stock in the order of the deck; a board built by hand may have fewer left to draw."""
    left: int
    """The number of cards left to draw."""
    points: int

    @classmethod
    def of(cls, board: Board) -> Self:
        """Read a board."""
        facts = {name: value for name, value in board.facts if isinstance(value, int)}
        grid = Grid.of_size(facts["columns"], facts["rows"])
        placed = {pile.name: card for pile in board.of_kind("cell") for card in _cards(pile)}
        drawn = _cards(board.pile(DRAWN))
        held = tuple(card for pile in board.of_kind("held") for card in _cards(pile))
        seen = Counter((*placed.values(), *drawn, *held))
        minutes, seconds = str(board.fact("clock")).split(":")
        return cls(
            grid,
            facts["decks"],
            facts["hold"],
            facts["timer"],
            int(minutes) * MINUTE + int(seconds),
            tuple(map(placed.get, grid.names)),
            drawn,
            held,
            tuple(card for card in DECK for _ in range(facts["decks"] - seen[card])),
            board.pile("stock").hidden,
            facts["raw"],
        )

    @property
    def hand(self) -> Cards:
        """The drawn card and those held."""
        return self.drawn + self.held

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the places of the cards at hand."""
        return (*(DRAWN for _ in self.drawn), *HELD[: len(self.held)])

    @property
    def is_bare(self) -> bool:
        """Whether no card lies on the table."""
        return not any(self.cells)

    @property
    def can_hold(self) -> bool:
        """Whether the drawn card can be held."""
        return bool(self.drawn and self.left) and len(self.held) < self.hold and not self.is_bare

    def sample_stock(self, generator: RandomGenerator) -> bytes:
        """Return the stock in a random order, as numbers for the search."""
        numbers = list(card_numbers(self.unseen))
        generator.shuffle(numbers)
        return bytes(numbers[: self.left])

    def fits(self, cell: int) -> int:
        """Return a bit mask of the cards that can be placed on a cell."""
        touched = self.touched(cell)
        if self.cells[cell] or not (touched or self.is_bare):
            return 0
        mask = ALL
        for card in touched:
            mask &= MATES[card]
        return mask

    def touched(self, cell: int) -> Cards:
        """Return the cards that a card on a cell touches."""
        return tuple(card for near in self.grid.neighbors[cell] if (card := self.cells[near]))

    def gain(self, card: BlinkCard, cell: int) -> int:
        """Return the points for a card on a cell."""
        return POINTS * sum(shared_attributes(card, other) for other in self.touched(cell))

    def places(self, card: BlinkCard) -> list[int]:
        """Return the cells where a card can be placed."""
        return [cell for cell in range(len(self.cells)) if self.fits(cell) & BIT[card]]

    def placing(self, move: Move) -> tuple[BlinkCard, int]:
        """Return the card of a placement, and its cell."""
        slot, name = move.places
        return self.hand[self.slots.index(slot)], self.grid.numbers[name]

    def count(self) -> int:
        """Return the number of legal moves."""
        return sum(len(self.places(card)) for card in self.hand) + self.can_hold

    def score(self, points: int, *, is_won: bool) -> int:
        """Return the final score for these points, with the clock as it is."""
        timer = self.timer * MINUTE
        return points * max(0, 2 * timer - self.seconds) // timer if timer and is_won else points


def _cards(pile: Pile) -> Cards:
    return tuple(card for card in pile.cards if isinstance(card, BlinkCard))
