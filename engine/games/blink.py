"""Blink Solitaire (Jonathan B. Thompson, 2009): lay out the deck so that cards match all that they touch.

Cards are numbers here, their places in ``DECK``, and cells are numbers in reading order; every position keeps
which cards fit on which cells, for a game of three decks has 180 cards and 294 cells.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from string import ascii_uppercase
from typing import ClassVar, Self

from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.blink import BlinkCard, blink_deck
from engine.errors import IllegalMoveError
from engine.game import Feat, Game, GameAchievement, Position
from engine.move import Move
from engine.options import Option, Options
from engine.outcome import Outcome, Result
from engine.shuffle import shuffled

SIZES = {
    "roomy": ((12, 8), (17, 12), (21, 14)),
    "snug": ((10, 8), (15, 11), (18, 14)),
    "tight": ((9, 7), (13, 10), (16, 12)),
}
"""Columns and rows of the tables for one, two and three decks."""

DECK = blink_deck()
FREE = 255
"""Stands for a cell without a card; it shares nothing with any card."""
BARE = bytes((FREE,))


def _alike(one: BlinkCard, other: BlinkCard) -> int:
    return (one.count == other.count) + (one.colour == other.colour) + (one.shape == other.shape)


SHARED = tuple(bytes(_alike(one, other) for other in DECK).ljust(FREE + 1, b"\0") for one in DECK)
"""For each two cards, the number of attributes that they share."""
BIT = tuple(1 << card for card in range(len(DECK)))
ALL = sum(BIT)
MATES = tuple(sum(BIT[other] for other in range(len(DECK)) if shared[other]) for shared in SHARED)
"""For each card, as bits, those that may touch it."""

DRAWN = "drawn"
HELD = ("held1", "held2", "held3")
HOLD = Move("hold")
CELL_NAME = re.compile(r"[A-Z][1-9][0-9]?")

POINTS = 2
"""For each attribute that two touching cards share."""
MINUTE = 60
NEAREST = 3
"""Cells that are named as those where a card would fit."""

WON = Outcome(Result.WON, "placed")
LOST = Outcome(Result.LOST, "no-place")
LOST_AT_THE_EDGE = Outcome(Result.LOST, "edge")


@dataclass(frozen=True, slots=True)
class Table:
    """A rectangle of cells, and what follows from its size."""

    columns: int
    rows: int
    names: tuple[str, ...] = field(compare=False, repr=False)
    """Of the cells in reading order: a letter for the column, the number of the row."""
    numbers: Mapping[str, int] = field(compare=False, repr=False)
    neighbours: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    border: tuple[int, ...] = field(compare=False, repr=False)
    moves: Mapping[str, tuple[Move, ...]] = field(compare=False, repr=False)
    """For the drawn card and each held one, its placement on every cell."""
    everywhere: Mapping[int, int] = field(compare=False, repr=False)
    """What fits before the first card: any card on any cell."""

    @classmethod
    @cache
    def of_size(cls, columns: int, rows: int) -> Self:
        """Return the table of that size, always the same one."""
        spots = [(column, row) for row in range(rows) for column in range(columns)]
        numbers = {spot: number for number, spot in enumerate(spots)}
        around = [((c, r - 1), (c - 1, r), (c + 1, r), (c, r + 1)) for c, r in spots]
        neighbours = tuple(tuple(numbers[spot] for spot in four if spot in numbers) for four in around)
        names = tuple(f"{ascii_uppercase[column]}{row + 1}" for column, row in spots)
        return cls(
            columns,
            rows,
            names,
            numbers={name: number for number, name in enumerate(names)},
            neighbours=neighbours,
            border=tuple(cell for cell, beside in enumerate(neighbours) if len(beside) < len(around[cell])),
            moves={slot: tuple(Move("place", (slot, name)) for name in names) for slot in (DRAWN, *HELD)},
            everywhere=dict.fromkeys(range(len(names)), ALL),
        )

    def distance(self, one: int, other: int) -> int:
        """Count the steps between two cells."""
        row, column = divmod(one, self.columns)
        other_row, other_column = divmod(other, self.columns)
        return abs(row - other_row) + abs(column - other_column)


@dataclass(frozen=True, slots=True)
class Setting:
    """What was chosen before the deal."""

    decks: int
    table: Table
    hold: int
    """How many cards may be held."""
    timer: int
    """Minutes; 0 without a timer."""


@dataclass(frozen=True, slots=True)
class BlinkPosition(Position):
    """The cards on the table, the drawn one, those held, and the stock in the order in which it is drawn."""

    game: ClassVar[str] = "blink"
    setting: Setting
    cells: bytes
    """The card on each cell, or ``FREE``."""
    drawn: bytes
    """One card, or none when the stock has run out."""
    held: bytes
    stock: bytes
    points: int = 0
    seconds: int = 0
    """From the first placement to now, or to the end; 0 without a timer."""
    fits: Mapping[int, int] = field(default_factory=dict, compare=False, repr=False)
    """For each free cell that touches a card, as bits, the cards that match all that it touches."""

    def legal_moves(self) -> tuple[Move, ...]:
        """Return the placements of the drawn card and of each held one in reading order, then holding."""
        at_hand = self.at_hand()
        wanted = self._bits()
        cells = sorted(fit for fit in self.fits.items() if fit[1] & wanted)
        moves = self.setting.table.moves
        legal = [moves[slot][cell] for slot, card in at_hand for cell, cards in cells if cards & BIT[card]]
        return (*legal, HOLD) if self._can_hold() else tuple(legal)

    def allows(self, move: Move) -> bool:
        """Tell whether the card named fits the cell named."""
        if move.verb != "place" or len(move.places) != 2:
            return move == HOLD and self._can_hold()
        slot, name = move.places
        card = dict(self.at_hand()).get(slot)
        cell = self.setting.table.numbers.get(name, -1)
        return card is not None and bool(self.fits.get(cell, 0) & BIT[card])

    def after(self, move: Move) -> Self:
        """Place a card, or hold the drawn one; draw the next where the drawn one has gone."""
        if move == HOLD:
            return replace(self, drawn=self.stock[:1], held=self.held + self.drawn, stock=self.stock[1:])
        slot, name = move.places
        if slot == DRAWN:
            return self._placed(self.drawn[0], name, self.stock[:1], self.held, self.stock[1:])
        place = HELD.index(slot)
        held = self.held[:place] + self.held[place + 1 :]
        return self._placed(self.held[place], name, self.drawn, held, self.stock)

    def _placed(self, card: int, name: str, drawn: bytes, held: bytes, stock: bytes) -> Self:
        table = self.setting.table
        cell = table.numbers[name]
        fits = {} if self._is_bare() else dict(self.fits)
        fits.pop(cell, None)
        shared, mates, gained = SHARED[card], MATES[card], 0
        for neighbour in table.neighbours[cell]:
            other = self.cells[neighbour]
            if other == FREE:
                fits[neighbour] = fits.get(neighbour, ALL) & mates
            else:
                gained += shared[other]
        cells = self.cells[:cell] + bytes((card,)) + self.cells[cell + 1 :]
        points = self.points + POINTS * gained
        return type(self)(self.setting, cells, drawn, held, stock, points, self.seconds, fits)

    def refusal(self, move: Move) -> IllegalMoveError:
        """Say what keeps this card from that cell, or from being held."""
        if move == HOLD:
            return self._hold_refusal()
        slot, name = move.places if move.verb == "place" and len(move.places) == 2 else ("", "")
        if slot not in (DRAWN, *HELD) or not CELL_NAME.fullmatch(name):
            problem = f"{move.text!r} is no move of Blink: place drawn G4, place held1 G4, or hold"
            return IllegalMoveError("no-such-move", problem, move=move.text)
        if slot in HELD[self.setting.hold :]:
            problem = f"there is no {slot}: {self.setting.hold} cards can be held"
            return IllegalMoveError("no-such-hold", problem, place=slot, hold=self.setting.hold)
        card = dict(self.at_hand()).get(slot)
        if card is None and slot == DRAWN:
            return IllegalMoveError("nothing-drawn", "every card has been drawn")
        if card is None:
            return IllegalMoveError("nothing-held", f"no card is held as {slot}", place=slot)
        table = self.setting.table
        if name not in table.numbers:
            last = table.names[-1]
            problem = f"{name} is not on the table, which goes from A1 to {last}"
            return IllegalMoveError("off-table", problem, cell=name, last=last)
        return self._cell_refusal(card, name)

    def _cell_refusal(self, card: int, name: str) -> IllegalMoveError:
        table, code = self.setting.table, DECK[card].code
        cell = table.numbers[name]
        fitting = sorted(
            (place for place, cards in self.fits.items() if cards & BIT[card]),
            key=lambda place: (table.distance(place, cell), place),
        )
        details: dict[str, Detail] = {
            "cell": name,
            "card": DECK[card],
            "fits": len(fitting),
            "cells": ", ".join(table.names[place] for place in fitting[:NEAREST]),
        }
        if (there := self.cells[cell]) != FREE:
            return IllegalMoveError(
                "taken", f"{DECK[there].code} lies on {name}", other=DECK[there], **details
            )
        for place in table.neighbours[cell]:
            if (other := self.cells[place]) != FREE and not SHARED[card][other]:
                at = table.names[place]
                problem = f"on {name}, {code} would touch {DECK[other].code} on {at}, and they share nothing"
                return IllegalMoveError("no-match", problem, other=DECK[other], at=at, **details)
        return IllegalMoveError("touches-nothing", f"on {name}, {code} would touch no card", **details)

    def _hold_refusal(self) -> IllegalMoveError:
        hold = self.setting.hold
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
        """Play moves entered at once, each of a card that is seen now; never look at the stock to refuse."""
        position = self
        is_next_hidden = False
        for move in moves:
            takes_drawn = move.verb == HOLD.verb or move.places[:1] == (DRAWN,)
            if takes_drawn and is_next_hidden:
                raise IllegalMoveError(
                    "not-yet-drawn", "a card that is still to be drawn cannot be played with the ones before"
                )
            position = position.play(move)
            is_next_hidden = is_next_hidden or (takes_drawn and bool(self.stock))
        return position

    def outcome(self) -> Outcome | None:
        """Won without cards at hand, lost where none of them fits and the drawn one cannot be held."""
        wanted = self._bits()
        if not wanted:
            return WON
        if self._can_hold() or any(cards & wanted for cards in self.fits.values()):
            return None
        # Just outside, a card would touch the one on the border and nothing else.
        border = (self.cells[cell] for cell in self.setting.table.border)
        beyond = any(MATES[card] & wanted for card in border if card != FREE)
        return LOST_AT_THE_EDGE if beyond else LOST

    def score(self) -> int:
        """Return the points; those of a timed game that is won times 2 - t/T, at least 0, rounded down."""
        timer = self.setting.timer * MINUTE
        if not timer or self.drawn or self.held:
            return self.points
        return self.points * max(0, 2 * timer - self.seconds) // timer

    def board(self) -> Board:
        """Show everything but the order of the stock."""
        setting, table = self.setting, self.setting.table
        cells = [
            _pile(name, card) for name, card in zip(table.names, self.cells, strict=True) if card != FREE
        ]
        held = [
            Pile(slot, "held", tuple(DECK[card] for card in self.held[place : place + 1]))
            for place, slot in enumerate(HELD[: setting.hold])
        ]
        return Board(
            game=self.game,
            piles=(
                *cells,
                Pile(DRAWN, DRAWN, tuple(DECK[card] for card in self.drawn)),
                *held,
                Pile("stock", "stock", (None,) * len(self.stock)),
            ),
            score=self.score(),
            outcome=self.outcome(),
            facts=(
                ("decks", setting.decks),
                ("columns", table.columns),
                ("rows", table.rows),
                ("hold", setting.hold),
                ("timer", setting.timer),
                ("raw", self.points),
                ("clock", f"{self.seconds // 60}:{self.seconds % 60:02}"),
            ),
        )

    def details(self, move: Move) -> Mapping[str, int | BlinkCard]:
        """Return the points that a placement would add; of holding, the card."""
        if move == HOLD:
            return {"card": DECK[self.drawn[0]]}
        slot, name = move.places
        table, shared = self.setting.table, SHARED[dict(self.at_hand())[slot]]
        beside = table.neighbours[table.numbers[name]]
        return {"points": POINTS * sum(shared[self.cells[cell]] for cell in beside)}

    def traces(self, move: Move) -> tuple[str, ...]:
        """Return the cell of a placement; of holding, the place where the card is held."""
        return move.places[1:] or (HELD[len(self.held) - 1],)

    def at(self, seconds: int) -> Self:
        """Return the position so long after the first placement; a clock that went back stands at 0."""
        return replace(self, seconds=max(0, seconds)) if self.setting.timer else self

    def at_hand(self) -> list[tuple[str, int]]:
        """Return the drawn card and those held, each with the name of its place."""
        return [*zip((DRAWN,), self.drawn, strict=False), *zip(HELD, self.held, strict=False)]

    def _bits(self) -> int:
        bits = 0
        for card in self.drawn + self.held:
            bits |= BIT[card]
        return bits

    def _can_hold(self) -> bool:
        return len(self.held) < self.setting.hold and bool(self.drawn and self.stock) and not self._is_bare()

    def _is_bare(self) -> bool:
        return not self.cells.strip(BARE)


@cache
def _pile(name: str, card: int) -> Pile:
    return Pile(name, "cell", (DECK[card],))


def start(number: int, options: Options) -> BlinkPosition:
    """Shuffle one to three decks, the first card drawn first, and lay out a bare table."""
    decks = int(options["decks"])
    table = Table.of_size(*SIZES[options["table"]][decks - 1])
    timer = 0 if options["timer"] == "off" else int(options["timer"])
    setting = Setting(decks, table, int(options["hold"]), timer)
    stock = bytes(shuffled([*range(len(DECK))] * decks, number))
    return BlinkPosition(setting, BARE * len(table.names), stock[:1], b"", stock[1:], fits=table.everywhere)


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
    ),
    achievements=(GameAchievement("blink", "⚡", Feat.WIN, ("table=tight",), rank=4),),
)
