"""Ways to an end of a game that a solver has found, kept so that the next hints follow them."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, replace

from engine.families.building.position import BuildingPosition
from engine.move import Move

MOST_KEPT = 20_000
"""Positions whose ways are kept, some 200 games'."""


@dataclass(frozen=True, slots=True)
class Way:
    """Moves from a position to an end, which are made as a player makes them: see ``with_automatic``."""

    moves: tuple[Move, ...]
    is_won: bool
    score: int
    """At the end."""


class Ways:
    """The ways from positions, of which the oldest are dropped."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept = OrderedDict[Hashable, Way]()

    def find(self, position: BuildingPosition) -> Way | None:
        """Return the way from a position; ``None`` if none is kept."""
        return self._kept.get(_key(position))

    def keep(self, position: BuildingPosition, way: Way, skipped: int = 0) -> None:
        """Keep a way for all positions that it passes but the first ones."""
        for number, move in enumerate(way.moves):
            if number >= skipped:
                key = _key(position)
                self._kept[key] = replace(way, moves=way.moves[number:])
                self._kept.move_to_end(key)
            position = position.after(move)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def clear(self) -> None:
        """Drop all ways."""
        self._kept.clear()


def with_automatic(position: BuildingPosition, line: tuple[Move, ...]) -> tuple[Move, ...] | None:
    """Return a line with each automatic move as soon as it can be made; ``None`` if that spoils the line.

    Cards that go home by themselves go there during the player's moves, sooner than a solver needs them to.
    """
    end, made, left = position.after_line(line), list[Move](), list(line)
    while position.outcome() is None:
        move = position.automatic()
        if move is None and left:
            move = left.pop(0)
            if not position.allows(move):
                continue
        if move is None:
            break
        made.append(move)
        position = position.after(move)
    return tuple(made) if position.score() >= end.score() else None


def _key(position: BuildingPosition) -> Hashable:
    return replace(position, moves=0)
