"""Whole suits, built from the highest rank to the lowest, that leave the tableau by themselves.

A game that they end needs no decision any more when all cards lie open, and it is enough to lay each part of
a suit on the next higher one, or on an empty pile where none fits.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from engine.cards.french import FrenchCard
from engine.families.building.move_list import move_between
from engine.families.building.places import Kind, Place
from engine.move import Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.families.building.places import Table
    from engine.families.building.position import BuildingPosition

MOST_MOVES = 100
"""More moves than are needed to join all parts of suits."""

P = TypeVar("P", bound="BuildingPosition")


def with_runs_home(position: P) -> P:
    """Return the position after whole suits have left the tableau, if foundations take such."""
    if position.rules.foundations.takes_runs:
        for number in range(len(position.piles)):
            position = _with_run_home(position, number)
    return position


def _with_run_home(position: P, number: int) -> P:
    pile, length, down = position.piles[number], len(position.rules.ranks), position.down
    run, left = pile[-length:], pile[:-length]
    if down[number] > len(left) or not _is_whole(position.table, run, length):
        return position
    place = position.foundations.index(())
    turned = min(down[number], max(len(left) - 1, 0))
    return replace(
        position,
        piles=(*position.piles[:number], left, *position.piles[number + 1 :]),
        down=(*down[:number], turned, *down[number + 1 :]),
        foundations=(*position.foundations[:place], run, *position.foundations[place + 1 :]),
    )


def _is_whole(table: "Table", run: "Sequence[FrenchCard | None]", length: int) -> bool:
    """Tell whether cards are all ranks of one suit, from the highest to the lowest."""
    known = [card for card in run if card is not None]
    if len(known) != length:
        return False
    heights = [table.facts[card].height for card in reversed(known)]
    return len({card.suit for card in known}) == 1 and heights == list(range(length))


def finish(position: "BuildingPosition") -> tuple[Move, ...]:
    """Return moves that join the parts of each suit until the game is won; none if they do not win it.

    All cards must be known, and none be left in the stock.
    """
    line = list[Move]()
    while not position.is_won():
        move = _joining(position)
        if move is None or len(line) == MOST_MOVES:
            return ()
        line.append(move)
        position = position.after(move)
    return tuple(line)


def _joining(position: "BuildingPosition") -> Move | None:
    """Return a move of a part of a suit onto the next higher one; else of the shortest to an empty pile."""
    others = list[tuple[int, Place]]()
    for number, pile in enumerate(position.piles):
        start = position.group_start(number)
        card = pile[start] if pile else None
        if card is None:
            continue
        source = Place(Kind.PILE, number, start + 1)
        for target in range(len(position.piles)):
            top = position.piles[target][-1:]
            if top and top[0] and top[0].suit == card.suit and position.fits_pile(card, target):
                return _move(position, source, target)
        if start and position.takes_space(card):
            others.append((len(pile) - start, source))
    if not others or () not in position.piles:
        return None
    shortest = min(others, key=lambda one: one[0])[1]
    return _move(position, shortest, position.piles.index(()))


def _move(position: "BuildingPosition", source: Place, target: int) -> Move:
    return move_between(position.name_of(source), position.table.piles[target])
