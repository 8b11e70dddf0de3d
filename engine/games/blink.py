"""Blink Solitaire (Jonathan B. Thompson, 2009): place all cards so that each matches those that it touches.

Cells are numbers in reading order. Every position stores bit masks of the cards that fit on each cell,
because a game with three decks has 180 cards and 294 cells.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from string import ascii_uppercase
from typing import ClassVar, Self, TypeAlias

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.blink import CARDS, BlinkCard
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Option, Options, switch_value
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

SIZES = {
    "roomy": ((12, 8), (17, 12), (21, 14)),
    "snug": ((10, 8), (15, 11), (18, 14)),
    "tight": ((9, 7), (13, 10), (16, 12)),
}
"""Columns and rows of the tables for one, two and three decks."""

DECK = CARDS


def shared_attributes(one: BlinkCard, other: BlinkCard) -> int:
    """Count the attributes that two cards share."""
    return (one.count == other.count) + (one.colour == other.colour) + (one.shape == other.shape)


BIT = tuple(1 << card.number for card in DECK)
"""The bit of each card in bit masks, by its number."""
ALL = sum(BIT)
SHARED = tuple(tuple(shared_attributes(card, other) for other in DECK) for card in DECK)
MATES = tuple(sum(BIT[number] for number, count in enumerate(counts) if count) for counts in SHARED)
"""By the number of a card: the attributes that it shares with each, and a bit mask of those that match it."""

DRAWN = "drawn"
HELD = ("held1", "held2", "held3")
HOLD = Move("hold")
CELL_NAME = re.compile(r"[A-Z][1-9][0-9]?")

POINTS = 2
"""Points for each attribute that two touching cards share."""
MINUTE = 60
IN_VIEW = 40
"""Number of cards of the stock that an open game with two or three decks shows; with one deck, it is all."""
NEAREST = 3
"""Number of cells that a refusal names as those where the card would fit."""

WON = Outcome(Result.WON, "placed")
LOST = Outcome(Result.LOST, "no-place")
LOST_AT_THE_EDGE = Outcome(Result.LOST, "edge")


@dataclass(frozen=True, slots=True)
class Grid:
    """A rectangle of cells, and everything that depends only on its size."""

    columns: int
    rows: int
    names: tuple[str, ...] = field(compare=False, repr=False)
    """Of the cells in reading order: a letter for the column, then the number of the row."""
    numbers: Mapping[str, int] = field(compare=False, repr=False)
    neighbors: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    border: tuple[int, ...] = field(compare=False, repr=False)
    moves: Mapping[str, tuple[Move, ...]] = field(compare=False, repr=False)
    """For the drawn card and each held one, the moves that place it, by cell."""
    everywhere: Mapping[int, int] = field(compare=False, repr=False)
    """The value of ``fits`` before the first card: any card fits on any cell."""

    @classmethod
    @cache
    def of_size(cls, columns: int, rows: int) -> Self:
        """Return the grid of that size, always the same object."""
        spots = [(column, row) for row in range(rows) for column in range(columns)]
        numbers = {spot: number for number, spot in enumerate(spots)}
        around = [((c, r - 1), (c - 1, r), (c + 1, r), (c, r + 1)) for c, r in spots]
        neighbors = tuple(tuple(numbers[spot] for spot in four if spot in numbers) for four in around)
        names = tuple(f"{ascii_uppercase[column]}{row + 1}" for column, row in spots)
        return cls(
            columns,
            rows,
            names,
            numbers={name: number for number, name in enumerate(names)},
            neighbors=neighbors,
            border=tuple(cell for cell, beside in enumerate(neighbors) if len(beside) < len(around[cell])),
            moves={slot: tuple(Move("place", (slot, name)) for name in names) for slot in (DRAWN, *HELD)},
            everywhere=dict.fromkeys(range(len(names)), ALL),
        )

    @property
    def middle(self) -> int:
        """The cell in the middle; of several, the first."""
        return (self.rows - 1) // 2 * self.columns + (self.columns - 1) // 2

    def distance(self, one: int, other: int) -> int:
        """Return the Manhattan distance of two cells."""
        row, column = divmod(one, self.columns)
        other_row, other_column = divmod(other, self.columns)
        return abs(row - other_row) + abs(column - other_column)


Cards: TypeAlias = tuple[BlinkCard, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The chosen options."""

    decks: int
    grid: Grid
    hold: int
    """Maximum number of held cards."""
    timer: int
    """Minutes; 0 without a timer."""


@dataclass(frozen=True, slots=True)
class BlinkPosition(Position):
    """The cards on the table, the drawn card, the held ones, and the stock, the next card first.

    With ``open``, the player sees the stock in its order: all of it, or of more decks the next cards.
    """

    game: ClassVar[str] = "blink"
    setup: Setup
    cells: tuple[BlinkCard | None, ...]
    drawn: tuple[BlinkCard, ...]
    """One card, or none when the stock has run out."""
    held: tuple[BlinkCard, ...]
    stock: tuple[BlinkCard, ...]
    points: int = 0
    seconds: int = 0
    """Since the first placement, at most until the end; 0 without a timer."""
    fits: Mapping[int, int] = field(default_factory=dict, compare=False, repr=False)
    """For each free cell that touches a card, a bit mask of the cards that match all that it touches."""
    open: bool = False

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the placements of the drawn card and of each held one in reading order, then holding."""
        moves_from = self.setup.grid.moves
        at_hand, mask = [], 0
        for slot, card in self.at_hand():
            bit = BIT[card.number]
            at_hand.append((moves_from[slot], bit))
            mask |= bit
        cells = sorted(fit for fit in self.fits.items() if fit[1] & mask)
        legal = [moves[cell] for moves, bit in at_hand for cell, cards in cells if cards & bit]
        return (*legal, HOLD) if self._can_hold() else tuple(legal)

    def allows(self, move: Move) -> bool:
        """Tell whether the card fits on the cell."""
        if move.verb != "place" or len(move.places) != 2:
            return move == HOLD and self._can_hold()
        slot, name = move.places
        card = dict(self.at_hand()).get(slot)
        cell = self.setup.grid.numbers.get(name, -1)
        return card is not None and bool(self.fits.get(cell, 0) & BIT[card.number])

    def after(self, move: Move) -> Self:
        """Place a card, or hold the drawn one; draw the next card if the drawn one is gone."""
        if move == HOLD:
            return replace(self, drawn=self.stock[:1], held=self.held + self.drawn, stock=self.stock[1:])
        slot, name = move.places
        if slot == DRAWN:
            return self._placed(self.drawn[0], name, self.stock[:1], self.held, self.stock[1:])
        place = HELD.index(slot)
        held = self.held[:place] + self.held[place + 1 :]
        return self._placed(self.held[place], name, self.drawn, held, self.stock)

    def _placed(self, card: BlinkCard, name: str, drawn: Cards, held: Cards, stock: Cards) -> Self:
        grid = self.setup.grid
        cell = grid.numbers[name]
        fits = {} if self._is_bare() else dict(self.fits)
        fits.pop(cell, None)
        shared, mates, gained = SHARED[card.number], MATES[card.number], 0
        for neighbor in grid.neighbors[cell]:
            other = self.cells[neighbor]
            if other is None:
                fits[neighbor] = fits.get(neighbor, ALL) & mates
            else:
                gained += shared[other.number]
        cells = list(self.cells)
        cells[cell] = card
        points = self.points + POINTS * gained
        return type(self)(self.setup, tuple(cells), drawn, held, stock, points, self.seconds, fits, self.open)

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say why the card cannot be placed there, or cannot be held."""
        if move == HOLD:
            return self._hold_refusal()
        slot, name = move.places if move.verb == "place" and len(move.places) == 2 else ("", "")
        if slot not in (DRAWN, *HELD) or not CELL_NAME.fullmatch(name):
            problem = f"{move.text!r} is no move of Blink: place drawn G4, place held1 G4, or hold"
            return IllegalMoveError("no-such-move", problem, move=move.text)
        if slot in HELD[self.setup.hold :]:
            problem = f"there is no {slot}: {self.setup.hold} cards can be held"
            return IllegalMoveError("no-such-hold", problem, place=slot, hold=self.setup.hold)
        card = dict(self.at_hand()).get(slot)
        if card is None and slot == DRAWN:
            return IllegalMoveError("nothing-drawn", "every card has been drawn")
        if card is None:
            return IllegalMoveError("nothing-held", f"no card is held as {slot}", place=slot)
        grid = self.setup.grid
        if name not in grid.numbers:
            last = grid.names[-1]
            problem = f"{name} is not on the table, which goes from A1 to {last}"
            return IllegalMoveError("off-table", problem, cell=name, last=last)
        return self._cell_refusal(card, name)

    def _cell_refusal(self, card: BlinkCard, name: str) -> IllegalMoveError:
        grid, code = self.setup.grid, card.code
        cell = grid.numbers[name]
        fitting = sorted(
            (place for place, cards in self.fits.items() if cards & BIT[card.number]),
            key=lambda place: (grid.distance(place, cell), place),
        )
        details: dict[str, Detail] = {
            "cell": name,
            "card": card,
            "fits": len(fitting),
            "cells": ", ".join(grid.names[place] for place in fitting[:NEAREST]),
        }
        if other := self.cells[cell]:
            return IllegalMoveError("taken", f"{other.code} lies on {name}", other=other, **details)
        for place in grid.neighbors[cell]:
            if (other := self.cells[place]) and not shared_attributes(card, other):
                at = grid.names[place]
                problem = f"on {name}, {code} would touch {other.code} on {at}, and they share nothing"
                return IllegalMoveError("no-match", problem, other=other, at=at, **details)
        return IllegalMoveError("touches-nothing", f"on {name}, {code} would touch no card", **details)

    def _hold_refusal(self) -> IllegalMoveError:
        hold = self.setup.hold
        if not self.drawn:
            return IllegalMoveError("nothing-drawn", "every card has been drawn")
        if self._is_bare():
            return IllegalMoveError("first-card", "the first card is placed, not held")
        if hold == 0:
            return IllegalMoveError("no-hold", "no card can be held in this game")
        if not self.stock:
            return IllegalMoveError("nothing-to-draw", "this is the last card, and none is left to be drawn")
        return IllegalMoveError("hold-full", f"{hold} cards are held, and no more can be", hold=hold)

    def play_together(self, moves: Sequence[Move]) -> Self:
        """Play moves entered at once, each of a visible card, so that no refusal depends on hidden ones."""
        position = self
        in_view, taken = len(self.stock_in_view()), 0
        for move in moves:
            takes_drawn = move.verb == HOLD.verb or move.places[:1] == (DRAWN,)
            if takes_drawn and in_view < taken <= len(self.stock):
                raise IllegalMoveError(
                    "not-yet-drawn", "a card that is still to be drawn cannot be played with the ones before"
                )
            position = position.play(move)
            taken += takes_drawn
        return position

    def outcome(self) -> Outcome | None:
        """Won without cards at hand; lost when none of them fits and the drawn one cannot be held."""
        mask = self._mask()
        if not mask:
            return WON
        if self._can_hold() or any(cards & mask for cards in self.fits.values()):
            return None
        # Just outside the grid, a card would touch only the card on the border.
        border = (self.cells[cell] for cell in self.setup.grid.border)
        fits_outside = any(MATES[card.number] & mask for card in border if card)
        return LOST_AT_THE_EDGE if fits_outside else LOST

    def score(self) -> int:
        """Return the points; for a won game with a timer, times 2 - t/T, at least 0, rounded down."""
        timer = self.setup.timer * MINUTE
        if not timer or self.drawn or self.held:
            return self.points
        return self.points * max(0, 2 * timer - self.seconds) // timer

    def board(self) -> Board:
        """Show everything except the order of the stock, or with ``open`` that of its next cards too."""
        setup, grid = self.setup, self.setup.grid
        cells = [_pile(name, card) for name, card in zip(grid.names, self.cells, strict=True) if card]
        held = [
            Pile(slot, "held", self.held[place : place + 1]) for place, slot in enumerate(HELD[: setup.hold])
        ]
        in_view = self.stock_in_view()
        hidden = (None,) * (len(self.stock) - len(in_view))
        return Board(
            game=self.game,
            piles=(
                *cells,
                Pile(DRAWN, DRAWN, self.drawn),
                *held,
                Pile("stock", "stock", hidden + in_view[::-1]),
            ),
            score=self.score(),
            outcome=self.outcome(),
            facts=(
                ("decks", setup.decks),
                ("columns", grid.columns),
                ("rows", grid.rows),
                ("hold", setup.hold),
                ("timer", setup.timer),
                ("raw", self.points),
                ("clock", f"{self.seconds // 60}:{self.seconds % 60:02}"),
                ("open", switch_value(is_on=self.open)),
            ),
        )

    def details(self, move: Move) -> Mapping[str, int | BlinkCard]:
        """Return the points that a placement would add; for holding, the card."""
        if move == HOLD:
            return {"card": self.drawn[0]}
        slot, name = move.places
        grid, card = self.setup.grid, dict(self.at_hand())[slot]
        touched = (self.cells[cell] for cell in grid.neighbors[grid.numbers[name]])
        return {"points": POINTS * sum(shared_attributes(card, other) for other in touched if other)}

    def choice_details(self) -> Mapping[str, int]:
        """Return how many cards are placed, drawn, and held with a cell where they fit.

        ``fits`` is the number of cells for the drawn card, and ``room`` that of free places in the hold, or 0
        where the drawn card cannot be held.
        """
        drawn = BIT[self.drawn[0].number] if self.drawn else 0
        return {
            "placed": 0 if self._is_bare() else sum(card is not None for card in self.cells),
            "drawn": len(self.drawn),
            "held": sum(any(cards & BIT[card.number] for cards in self.fits.values()) for card in self.held),
            "room": self.setup.hold - len(self.held) if self._can_hold() else 0,
            "fits": sum(bool(cards & drawn) for cards in self.fits.values()),
        }

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the cell of a placement; for holding, the place where the card is held."""
        return move.places[1:] or (HELD[len(self.held) - 1],)

    def shortcut(self) -> Move | None:
        """Return the placement of the first card in the middle of the table."""
        return self.setup.grid.moves[DRAWN][self.setup.grid.middle] if self._is_bare() else None

    def at(self, seconds: int) -> Self:
        """Return the position that many seconds after the first placement; a clock that went back shows 0."""
        return replace(self, seconds=max(0, seconds)) if self.setup.timer else self

    def stock_in_view(self) -> Cards:
        """Return the cards of the stock that the player sees, the next one first."""
        if not self.open:
            return ()
        return self.stock if self.setup.decks == 1 else self.stock[:IN_VIEW]

    def at_hand(self) -> list[tuple[str, BlinkCard]]:
        """Return the drawn card and those held, each with the name of its place."""
        return [*zip((DRAWN,), self.drawn, strict=False), *zip(HELD, self.held, strict=False)]

    def _mask(self) -> int:
        """Return a bit mask of the cards at hand."""
        mask = 0
        for card in self.drawn + self.held:
            mask |= BIT[card.number]
        return mask

    def _can_hold(self) -> bool:
        return len(self.held) < self.setup.hold and bool(self.drawn and self.stock) and not self._is_bare()

    def _is_bare(self) -> bool:
        return len(self.fits) == len(self.cells)  # any card fits on any cell


def fits_on(grid: Grid, placed: Mapping[str, BlinkCard]) -> dict[int, int]:
    """Return the masks of ``BlinkPosition.fits`` for cards on cells."""
    fits: dict[int, int] = {}
    for name, card in placed.items():
        for neighbor in grid.neighbors[grid.numbers[name]]:
            if grid.names[neighbor] not in placed:
                fits[neighbor] = fits.get(neighbor, ALL) & MATES[card.number]
    return fits


@cache
def _pile(name: str, card: BlinkCard) -> Pile:
    return Pile(name, "cell", (card,))


def start(number: int, options: Options) -> BlinkPosition:
    """Shuffle one to three decks and draw the first card; the table is empty."""
    decks = int(options["decks"])
    grid = Grid.of_size(*SIZES[options["table"]][decks - 1])
    timer = 0 if options["timer"] == "off" else int(options["timer"])
    setup = Setup(decks, grid, int(options["hold"]), timer)
    stock = shuffled(DECK * decks, number)
    cells = (None,) * len(grid.names)
    return BlinkPosition(
        setup, cells, stock[:1], (), stock[1:], fits=grid.everywhere, open=options.is_on("open")
    )


GAME = Game(
    name="blink",
    title="Blink Solitaire",
    rules=1,
    designer="Jonathan B. Thompson, 2009",
    start=start,
    options=(
        Option("decks", ("1", "2", "3"), "1"),
        Option("table", ("roomy", "snug", "tight"), "roomy"),
        Option("hold", ("0", "1", "2", "3"), "3"),
        Option("timer", ("off", "10", "20", "30")),
        Option("open"),
    ),
    achievements=(GameAchievement("blink", "⚡", Feat.WIN, ("table=tight",), rank=4),),
    score_goals=(200, 220, 240, 260, 280),
    similar=("dominoes", "set", "uno", "rummy"),
    rank=15,
)
