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
from engine.shares import rounded_share

LEAST_SHARE = 5
"""At least one in this many attempts must have been lost by a move for it to be decisive."""
FEWEST_ATTEMPTS = 3
"""With fewer attempts it is not shown when they were lost: everybody might know whose they were."""
STORED_TYPES = [int, int, str, str, int]
"""The types of the JSON array that is stored."""


@dataclass(frozen=True, slots=True)
class DecisiveMove:
    """Where most of the lost attempts of a day were lost."""

    attempts: int = 0
    """How many attempts were examined."""
    lost: int = 0
    """How many of them were lost by this move; 0 if no move lost at least two and a fifth of them."""
    record: Record | None = None
    """The game up to this move, which is its last."""
    better: Move | None = None
    """The move that would still have won there."""
    half_lost_after: int = 0
    """The number of moves after which half of the attempts could still be won; 0 if not shown."""

    @property
    def percent(self) -> int:
        """The percentage of the lost attempts that were lost by this move."""
        return rounded_share(self.lost, self.attempts)

    @property
    def text(self) -> str:
        """The decisive move as it is stored."""
        record = self.record.text if self.record else ""
        better = self.better.text if self.better else ""
        fields = [self.attempts, self.lost, record, better, self.half_lost_after]
        return json.dumps(fields, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        fields = json.loads(text)
        known = fields[: len(STORED_TYPES)] if isinstance(fields, list) else []  # later versions may add some
        if [type(one) for one in known] != STORED_TYPES:
            raise ValueError(f"not a decisive move: {text[:60]!r}")
        attempts, lost, record, better, half = known
        move = Move.read(better) if better else None
        return cls(attempts, lost, Record.read(record) if record else None, move, half)

    @classmethod
    def of(cls, turnings: Sequence[tuple[Record, LastWin]]) -> Self:
        """Return the decisive move of lost attempts, each with its turning point; the earliest of equal ones.

        Attempts that reached the same position in different ways are counted together. A game that was
        given up was not lost by a move.
        """
        lost: defaultdict[tuple[Position, Move], list[tuple[Record, LastWin]]] = defaultdict(list)
        attempts, numbers = len(turnings), sorted(found.number for _, found in turnings)
        half = numbers[len(numbers) // 2] if len(numbers) >= FEWEST_ATTEMPTS else 0
        for record, found in turnings:
            if found.number < len(record.moves):
                position = record.first(found.number).replay()
                lost[position, record.moves[found.number]].append((record, found))
        most = min(
            lost.values(), key=lambda alike: (-len(alike), min(one.number for _, one in alike)), default=[]
        )
        if (
            len(most) < 2 or LEAST_SHARE * len(most) < attempts
        ):  # everybody might know whose a single attempt was
            return cls(attempts, half_lost_after=half)
        record, found = min(most, key=lambda one: (one[1].number, one[0].text))
        better = found.line[0] if found.line else None
        return cls(attempts, len(most), record.first(found.number + 1), better, half)
