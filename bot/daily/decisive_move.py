"""The decisive move of a day: the move with which most of its lost attempts were lost, all cards known."""

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engine.advice.last_win import LastWin
from engine.game import Position
from engine.move import Move
from engine.record import Record

LEAST_SHARE = 5
"""Of so many runs one at least must have been lost by a move, or nobody would call it the crux."""


FEWEST_ATTEMPTS = 3
"""Of fewer runs it is not told when they were lost: everybody might know whose they were."""


STORED_TYPES = [int, int, str, str, int]
"""What is kept of a crux."""


@dataclass(frozen=True, slots=True)
class DecisiveMove:
    """Where most of the lost runs of a day were lost."""

    attempts: int = 0
    """How many were looked at."""
    lost: int = 0
    """How many of them were lost by this move; 0 where no move lost two of them, or too small a part."""
    record: Record | None = None
    """The game up to this move, which is its last."""
    better: Move | None = None
    """What would still have won there."""
    half_lost_after: int = 0
    """After so many moves half of them could still be won; 0 where that is not told."""

    @property
    def percent(self) -> int:
        """Of a hundred lost runs so many were lost by this move."""
        return round(100 * self.lost / self.attempts) if self.attempts else 0

    @property
    def text(self) -> str:
        """The crux as it is kept."""
        told = (self.record.text if self.record else "", self.better.text if self.better else "")
        return json.dumps([self.attempts, self.lost, *told, self.half_lost_after], separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        told = json.loads(text)
        if not (isinstance(told, list) and [type(one) for one in told] == STORED_TYPES):
            raise ValueError(f"no crux: {text[:60]!r}")
        attempts, lost, record, better, half = told
        move = Move.read(better) if better else None
        return cls(attempts, lost, Record.read(record) if record else None, move, half)

    @classmethod
    def of(cls, turnings: Sequence[tuple[Record, LastWin]]) -> Self:
        """Return the crux of lost runs, each with its turning; of several as good the earliest move.

        Runs that came to one position by different ways are alike, and a game given up was lost by no move.
        """
        lost: defaultdict[tuple[Position, Move], list[tuple[Record, LastWin]]] = defaultdict(list)
        attempts, numbers = len(turnings), sorted(found.number for _, found in turnings)
        half = numbers[len(numbers) // 2] if len(numbers) >= FEWEST_ATTEMPTS else 0
        for record, found in turnings:
            if found.number < len(record.moves):
                position = record.first(found.number).replay()
                lost[position, record.moves[found.number]].append((record, found))
        most = min(lost.values(), key=lambda alike: (-len(alike), _earliest_number(alike)), default=[])
        if (
            len(most) < 2 or LEAST_SHARE * len(most) < attempts
        ):  # of one alone everybody might know whose it was
            return cls(attempts, half_lost_after=half)
        record, found = min(most, key=lambda one: (one[1].number, one[0].text))
        better = found.line[0] if found.line else None
        return cls(attempts, len(most), record.first(found.number + 1), better, half)


def _earliest_number(alike: Sequence[tuple[Record, LastWin]]) -> int:
    return min(found.number for _, found in alike)
