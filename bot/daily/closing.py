"""What is done when a day closes: late results are counted, ratings brought up to date, and all is told."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from bot.daily.almanac import Almanac
from bot.daily.ranking import Ranking

Step: TypeAlias = Callable[[int], Awaitable[None]]
"""Something more that is done for the number of a day that has closed; doing it twice changes nothing."""

STRETCH = 60
"""Seconds after which it is noted again that the bot is up, and looked whether a day has closed."""


class Closing:
    """Closes the days. Any number of processes may run it: one of them works at a time."""

    def __init__(
        self,
        almanac: Almanac,
        ranking: Ranking,
        now: Callable[[], int],
        steps: Sequence[Step] = (),
        stretch: int = STRETCH,
    ) -> None:
        self._almanac = almanac
        self._ranking = ranking
        self._now = now
        self._steps = tuple(steps)
        self._stretch = stretch

    async def run(self) -> None:
        """Close every day when its time has come, those missed first; until cancelled."""
        raise NotImplementedError

    async def close_due(self, now: int) -> tuple[int, ...]:
        """Close the days that are due, and return their numbers; none while another process is at it.

        Raises ``StoreUnavailableError``; what is done by then is not done again.
        """
        raise NotImplementedError

    async def beat(self, now: int) -> None:
        """Note that the bot is up, so that it is known which days were outages."""
        raise NotImplementedError
