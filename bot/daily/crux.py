"""The crux of a day: the move with which most of its lost runs were lost, all cards known."""

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from bot.certified import certified_deal
from bot.daily.almanac import Almanac
from bot.daily.puzzle import Puzzle
from bot.thinking import DroppedError, Thinking, ThinkingError
from engine.advice.turning import Line, Turning, turning, way
from engine.errors import RecordError
from engine.game import Position
from engine.move import Move
from engine.record import Record
from engine.solvers import can_solve

log = logging.getLogger(__name__)

MOST_RUNS = 60
"""Lost runs that are looked at; their order is by chance, so these stand for all."""
SECONDS = 120.0
"""After so much time no more is asked, and what is known by then is taken."""
SHARE = 5
"""Of so many runs one at least must have been lost by a move, or nobody would call it the crux."""
FEW = 3
"""Of fewer runs it is not told when they were lost: everybody might know whose they were."""
KEPT = [int, int, str, str, int]
"""What is kept of a crux."""


@dataclass(frozen=True, slots=True)
class Crux:
    """Where most of the lost runs of a day were lost."""

    runs: int = 0
    """How many were looked at."""
    lost: int = 0
    """How many of them were lost by this move; 0 where no move lost two of them, or too small a part."""
    record: Record | None = None
    """The game up to this move, which is its last."""
    better: Move | None = None
    """What would still have won there."""
    half: int = 0
    """After so many moves half of them could still be won; 0 where that is not told."""

    @property
    def percent(self) -> int:
        """Of a hundred lost runs so many were lost by this move."""
        return round(100 * self.lost / self.runs) if self.runs else 0

    @property
    def text(self) -> str:
        """The crux as it is kept."""
        told = (self.record.text if self.record else "", self.better.text if self.better else "")
        return json.dumps([self.runs, self.lost, *told, self.half], separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        told = json.loads(text)
        if not (isinstance(told, list) and [type(one) for one in told] == KEPT):
            raise ValueError(f"no crux: {text[:60]!r}")
        runs, lost, record, better, half = told
        move = Move.read(better) if better else None
        return cls(runs, lost, Record.read(record) if record else None, move, half)

    @classmethod
    def of(cls, turnings: Sequence[tuple[Record, Turning]]) -> Self:
        """Return the crux of lost runs, each with its turning; of several as good the earliest move.

        Runs that came to one position by different ways are alike, and a game given up was lost by no move.
        """
        lost: defaultdict[tuple[Position, Move], list[tuple[Record, Turning]]] = defaultdict(list)
        runs, numbers = len(turnings), sorted(found.number for _, found in turnings)
        half = numbers[len(numbers) // 2] if len(numbers) >= FEW else 0
        for record, found in turnings:
            if found.number < len(record.moves):
                position = record.first(found.number).replay()
                lost[position, record.moves[found.number]].append((record, found))
        most = min(lost.values(), key=lambda alike: (-len(alike), _first(alike)), default=[])
        if len(most) < 2 or SHARE * len(most) < runs:  # of one alone everybody might know whose it was
            return cls(runs, half=half)
        record, found = min(most, key=lambda one: (one[1].number, one[0].text))
        better = found.line[0] if found.line else None
        return cls(runs, len(most), record.first(found.number + 1), better, half)


class CruxFinder:
    """Finds the crux of a day when that closes. Raises ``StoreUnavailableError``."""

    def __init__(self, almanac: Almanac, thinking: Thinking, now: Callable[[], int]) -> None:
        self._almanac = almanac
        self._thinking = thinking
        self._now = now

    async def step(self, number: int) -> None:
        """Find out where most lost a day that has closed, and keep it; nothing where that is known already.

        It takes little more than ``SECONDS`` at most. Whoever ends before has kept nothing: another one
        begins again.
        """
        lost_runs = self._almanac.lost_runs
        puzzle = await self._almanac.puzzles.puzzle(number, self._now())
        if puzzle is None or await lost_runs.crux(number) is not None:
            return
        runs = (await lost_runs.all(number))[:MOST_RUNS]
        turnings = await self._turnings(puzzle, runs) if can_solve(puzzle.record.game) else ()
        await lost_runs.keep_crux(number, Crux.of(turnings).text)

    async def _turnings(self, puzzle: Puzzle, runs: Sequence[Record]) -> list[tuple[Record, Turning]]:
        """Return the runs with their turnings, as many as there is time for."""
        proof = certified_deal(puzzle.record)
        if proof is None:
            return []
        line, known = proof.record().moves, dict[Line, Line]()
        found: list[tuple[Record, Turning]] = []
        end = asyncio.get_running_loop().time() + SECONDS
        for record in runs:
            if asyncio.get_running_loop().time() > end:
                log.info(
                    "the crux of day %d is that of %d lost runs of %d", puzzle.number, len(found), len(runs)
                )
                break
            try:
                found.append((record, await self._turning(record, line, puzzle.goal, known)))
            except DroppedError:
                raise  # the bot ends: what is known by now is no answer
            except (ThinkingError, RecordError) as error:
                log.warning("a lost run of day %d is left out of its crux: %r", puzzle.number, error)
        return found

    async def _turning(
        self, record: Record, proof: Line, goal: int | None, known: dict[Line, Line]
    ) -> Turning:
        """Return the turning of a run; what was asked of another one is not asked again."""
        search = turning(record.moves, proof)
        try:
            moves = next(search)
            while True:
                made = record.moves[:moves]
                if made not in known:
                    known[made] = await self._thinking.work(way, record.text, moves, goal)
                moves = search.send(known[made])
        except StopIteration as end:
            found: Turning = end.value
            return found


def _first(alike: Sequence[tuple[Record, Turning]]) -> int:
    return min(found.number for _, found in alike)
