"""Which deals are secret, all of them that players cannot see: those of puzzles whose day is still open."""

from collections.abc import Callable

from bot.daily.moment import moment_told
from bot.daily.puzzle import Puzzle
from bot.daily.puzzles import Puzzles
from bot.visit import Visit
from engine.record import Record


class Secrecy:
    """Says which deals are secret, and until when. Raises ``StoreUnavailableError``."""

    def __init__(self, puzzles: Puzzles, now: Callable[[], int]) -> None:
        self._puzzles = puzzles
        self._now = now

    async def puzzle(self, record: Record) -> Puzzle | None:
        """Return the puzzle whose deal this is while its day is open, whoever asks; else ``None``."""
        return await self._puzzles.secret(record, self._now())

    async def refusal(self, visit: Visit, record: Record) -> str:
        """Tell when a deal will be no secret any more; nothing where it is none."""
        now = self._now()
        puzzle = await self._puzzles.secret(record, now)
        if puzzle is None:
            return ""
        closes = (await self._puzzles.days(now)).closes(puzzle.number)
        moment = moment_told(visit.texts, closes, visit.seat.zone, now)
        return visit.texts("secret-until", number=str(puzzle.number), moment=moment)
