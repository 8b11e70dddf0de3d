"""Building games without hidden cards, as other programs read them: the board, and FreeCell's notation.

The board has the lines that Freecell Solver reads: foundations and cells if they have cards, then the piles
from their bottoms. In FreeCell's standard notation a move is two characters: a pile, 1 to 8, or a cell, a to
d, and where the card goes, h for home. Of a sequence as many cards move as can; where fewer go to an empty
pile, their number follows in Freecell Solver's extended form, as in ``26v3``.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.cards.french import FRENCH_RANKS
from engine.export import Export
from engine.families.building.places import Kind, Place
from engine.move import Move

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition
    from engine.families.building.rules import BuildingRules

HOME = "h"
STANDARD = re.compile("(?P<source>[1-9a-g])(?P<target>[1-9a-gh])(?:v(?P<count>[0-9a-d]))?")
"""A move in standard notation, perhaps with the number of cards, in hexadecimal digits."""
SUITS = "HCDS"
"""In the order in which foundations are written."""


def export(position: "BuildingPosition", moves: Sequence[Move]) -> Export | None:
    """Return a position and moves from there on for other programs; ``None`` if these read no such game.

    They read games of one deck in which no card was ever hidden.
    """
    rules = position.rules
    hides = rules.stock is not None or any(pile.face_down for pile in rules.tableau)
    if hides or rules.copies > 1 or rules.ranks != FRENCH_RANKS or rules.foundations.takes_runs:
        return None
    board = "\n".join(_board_lines(position))
    if not has_standard_notation(rules):
        return Export(board)
    words = list(_words(position, moves))
    return Export(board, "" if None in words else " ".join(map(str, words)), None in words)


def has_standard_notation(rules: "BuildingRules") -> bool:
    """Tell whether places have the names of FreeCell's standard notation."""
    piles, cells = rules.pile_names[: len(rules.tableau)], rules.cell_names[: rules.cells]
    return bool(cells) and all(STANDARD.fullmatch(pile + cell) for pile in piles for cell in cells)


def most_to(position: "BuildingPosition", source: Place, target: Place) -> int:
    """Return how many cards of a pile can go to another place at once; 0 if none can."""
    height = len(position.piles[source.number])
    for first in range(position.group_start(source.number) + 1, height + 1):
        start = position.name_of(Place(Kind.PILE, source.number, first))
        if position.allows(Move("move", (start, position.name_of(target)))):
            return height - first + 1
    return 0


def read_counted(position: "BuildingPosition", word: str) -> Move | None:
    """Return the move of a number of cards that a word such as ``26v3`` means; ``None`` for other words."""
    found = STANDARD.fullmatch(word) if has_standard_notation(position.rules) else None
    source = position.table.by_name.get(found["source"]) if found else None
    if found is None or source is None or source.kind is not Kind.PILE or not found["count"]:
        return None
    first = len(position.piles[source.number]) - int(found["count"], 16) + 1
    if first < 1 or found["target"] not in position.table.by_name:
        return None
    return Move("move", (position.name_of(Place(Kind.PILE, source.number, first)), found["target"]))


def _board_lines(position: "BuildingPosition") -> Iterator[str]:
    heights = dict(zip(position.rules.suits, map(len, position.foundations), strict=True))
    if any(heights.values()):
        tops = {suit: FRENCH_RANKS[heights[suit] - 1] if heights[suit] else "0" for suit in SUITS}
        yield " ".join(["Foundations:", *(f"{suit}-{rank}" for suit, rank in tops.items())])
    if any(position.cells):
        yield " ".join(["Freecells:", *(card.code if card else "-" for card in position.cells)])
    for pile in position.piles:
        yield " ".join(card.code for card in pile if card) or ":"


def _words(position: "BuildingPosition", moves: Sequence[Move]) -> Iterator[str | None]:
    """Yield each move as it is written; ``None`` for one that has no form."""
    for move in moves:
        yield _word(position, move)
        position = position.after(move)


def _word(position: "BuildingPosition", move: Move) -> str | None:
    source, target = map(position.table.place, move.places)
    if source is None or target is None or source.kind is Kind.FOUNDATION:
        return None
    start = position.table.piles[source.number] if source.kind is Kind.PILE else move.places[0]
    if target.kind is Kind.FOUNDATION:
        return start + HOME
    count = len(position.cards_at(source))
    is_part = source.kind is target.kind is Kind.PILE and count < most_to(position, source, target)
    return start + move.places[1] + (f"v{count:x}" if is_part else "")
