"""The way to win the puzzle of a day, told to anybody when its day has closed."""

from collections.abc import Sequence

from bot.daily.almanac import Almanac
from bot.model import Place, Reply
from bot.visit import Visit


class WinningLine:
    """Answers ``Action(Verb.DAILY, ("line", "212", …))``. Raises ``StoreUnavailableError``."""

    def __init__(self, almanac: Almanac) -> None:
        self._almanac = almanac

    async def show(self, visit: Visit, words: Sequence[str], now: int, place: Place = Place.NEW) -> Reply:
        """Show the proved way to win as a film, or one of its steps; ``words`` are those behind ``line``."""
        raise NotImplementedError
