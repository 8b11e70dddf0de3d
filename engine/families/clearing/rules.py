"""What the rules of a clearing game say: where cards lie, what covers what, how they match, and the stock."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.cards.french import FrenchCard

ROW_NAMES = "abcdefghijklmnopqrstuvwxyz"
LARGEST_LAYOUT = 52
"""Cards of a layout, as many as there are: the searches have a bit for each."""


@dataclass(frozen=True, slots=True)
class LayoutPile:
    """A place of the layout: one card, or several on each other of which all can be seen."""

    name: str
    x: int
    """How far its left edge is from that of the layout, in halves of a column."""
    y: int = 0
    """How far its first card is below the top of the layout, in rows."""
    cards: int = 1
    covered_by: tuple[str, ...] = ()
    """The names of the piles that cover its last card: it is free when these are empty."""
    is_face_down: bool = False
    """Whether a card lies face down here as long as it is covered."""
    row: str = ""
    """The name of its row, if the layout has rows."""


@dataclass(frozen=True, slots=True)
class PairsTo:
    """Two free cards leave the game together whose ranks make a total; one that makes it by itself, alone.

    The lowest rank counts 1.
    """

    total: int = 13


@dataclass(frozen=True, slots=True)
class NextRank:
    """A free card goes onto the waste whose rank is next to that of the card on top there."""

    wraps: bool = False
    """Whether the lowest rank is next to the highest."""


Match: TypeAlias = PairsTo | NextRank


@dataclass(frozen=True, slots=True)
class StockRules:
    """How cards are drawn from the stock to the waste, one at a time."""

    passes: int | None = 1
    """How often players may go through the stock; ``None`` for any number. Between two passes, the waste is
    turned over and becomes the stock."""
    top_plays: bool = False
    """Whether the top card of the stock lies face up and can be part of a match."""


@dataclass(frozen=True, slots=True)
class ClearingRules:
    """The rules of a clearing game with certain options."""

    layout: tuple[LayoutPile, ...]
    """In the order in which it is dealt: in rows, one card onto each pile that needs more."""
    match: Match
    stock: StockRules | None = None
    """``None`` in a game without a stock."""
    first_on_waste: FrenchCard | None = None
    """The card with which the waste begins, if cards go there; ``None`` for the next one of the deal."""
    ranks: str = "A23456789TJQK"
    """From the lowest."""
    is_open: bool = False
    """Whether players see face-down cards and the stock."""


def pyramid(rows: int) -> tuple[LayoutPile, ...]:
    """Return a pyramid with its top in the first row: each card is covered by two of the next row."""
    return tuple(
        LayoutPile(
            f"{ROW_NAMES[row]}{number}",
            rows - 1 - row + 2 * (number - 1),
            row,
            covered_by=_two_below(row, number) if row + 1 < rows else (),
            row=ROW_NAMES[row],
        )
        for row in range(rows)
        for number in range(1, row + 2)
    )


def peaks(count: int, rows: int) -> tuple[LayoutPile, ...]:
    """Return peaks of some rows of face-down cards, over one row of cards that lie face up side by side."""
    piles = list[LayoutPile]()
    for row in range(rows):
        for peak in range(count):
            for at in range(row + 1):
                number = peak * (row + 1) + at + 1
                below = number + peak if row + 1 < rows else peak * rows + at + 1
                piles.append(
                    LayoutPile(
                        f"{ROW_NAMES[row]}{number}",
                        rows - row + 2 * (peak * rows + at),
                        row,
                        covered_by=_two_below(row, below),
                        is_face_down=True,
                        row=ROW_NAMES[row],
                    )
                )
    last = ROW_NAMES[rows]
    piles += [
        LayoutPile(f"{last}{number}", 2 * (number - 1), rows, row=last)
        for number in range(1, count * rows + 2)
    ]
    return tuple(piles)


def columns(count: int, cards: int) -> tuple[LayoutPile, ...]:
    """Return piles side by side of which all cards can be seen."""
    return tuple(LayoutPile(ROW_NAMES[number], 2 * number, cards=cards) for number in range(count))


def _two_below(row: int, number: int) -> tuple[str, str]:
    below = ROW_NAMES[row + 1]
    return f"{below}{number}", f"{below}{number + 1}"
