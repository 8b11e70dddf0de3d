"""Whole suits, built from the highest rank to the lowest, that leave the tableau by themselves."""

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from engine.cards.french import FrenchCard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.families.building.places import Table
    from engine.families.building.position import BuildingPosition

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
