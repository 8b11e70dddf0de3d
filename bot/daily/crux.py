"""The crux of a day: the move with which most of its lost runs were lost."""

from bot.daily.almanac import Almanac
from bot.thinking import Thinking


class Crux:
    """Finds the crux of a day when it closes. Raises ``StoreUnavailableError``."""

    def __init__(self, almanac: Almanac, thinking: Thinking) -> None:
        self._almanac = almanac
        self._thinking = thinking

    async def step(self, number: int) -> None:
        """Find out where most lost a day that has closed, and keep it; nothing where that is known already.

        Takes two minutes at most.
        """
        raise NotImplementedError
