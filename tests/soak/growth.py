"""What grows with the moves of a process that nothing happens to: its memory, and what a move costs."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.bench.handle import serving
from tests.bench.load import Playhouse, prefetched
from tests.soak.bots import PAGE

EARLY, LATE = 20_000, 200_000
"""Moves after which is looked."""
SHIFT_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class Weight:
    """What a process has come to after so many moves."""

    moves: int
    kib: int
    cpu: float
    """Seconds of a processor for one of the last moves."""


async def grown(
    early: int = EARLY, late: int = LATE, note: Callable[[Weight], None] = lambda _: None
) -> tuple[Weight, Weight]:
    """Have players play in one process, and return what it came to early and late."""
    async with serving() as url, prefetched(url, 1) as houses:
        first = await _after(houses[0], 0, early, note)
        return first, await _after(houses[0], first.moves, late, note)


async def _after(house: Playhouse, moves: int, enough: int, note: Callable[[Weight], None]) -> Weight:
    """Play on until there are so many moves."""
    while True:
        shift = await house.play(SHIFT_SECONDS)
        moves += shift.moves
        weight = Weight(moves, kib_of(house.process.pid), shift.cpu / shift.moves)
        note(weight)
        if moves >= enough:
            return weight


def kib_of(process: int) -> int:
    """Return the memory that a process has, in KiB."""
    return int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1]) * PAGE // 1024
