"""The puzzles of all days: drawn once, kept, the same for everybody ever after."""

from datetime import date

from bot.daily.day import Days
from bot.daily.puzzle import Puzzle
from bot.daily.puzzle_store import PuzzleStore
from engine.record import Record


class Puzzles:
    """Finds the puzzle of a day. Raises ``StoreUnavailableError``."""

    def __init__(self, store: PuzzleStore, first: date | None = None) -> None:
        self._store = store
        self._first = first

    async def days(self, now: int) -> Days:
        """Return the days of this instance; the first is the setting's, else the day of the first start."""
        raise NotImplementedError

    async def puzzle(self, number: int, now: int) -> Puzzle | None:
        """Return the puzzle of a day that has begun; ``None`` for a day before the first or one to come."""
        raise NotImplementedError

    async def today(self, now: int) -> Puzzle | None:
        """Return the puzzle that is on; ``None`` before the first day."""
        raise NotImplementedError

    async def secret(self, record: Record, now: int) -> Puzzle | None:
        """Return the puzzle whose deal this is and whose day has not closed yet; ``None`` for any other deal.

        Options that share their deals (``Plan.unseen``) make no difference: who knew one would know both.
        """
        raise NotImplementedError
