"""How much each browser may ask for at a time: so many requests of one are answered, the others wait."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

AT_A_TIME = 8
"""Requests of one browser that are answered at once; browsers themselves ask for six."""
MOST_OF_ONE = 150
"""That are answered or wait. A page with all its pictures asks for a hundred, behind some proxies at once."""
MOST = 1000
"""Of all browsers together."""
MOST_POLLS = 6
"""Of one browser that wait for news; the page has one for each message in which more is to come."""


class TooManyRequestsError(Exception):
    """Too much is asked for at once."""


class RequestLimits:
    """Counts requests by whose they are."""

    def __init__(self, at_a_time: int = AT_A_TIME, most_of_one: int = MOST_OF_ONE, most: int = MOST) -> None:
        self._at_a_time = at_a_time
        self._most_of_one = most_of_one
        self._most = most
        self._lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._counts: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn and take it; raise ``TooManyRequestsError`` where too many wait."""
        if self._counts[whose] >= self._most_of_one or self._counts.total() >= self._most:
            self._tidy(whose)
            raise TooManyRequestsError
        lane = self._lanes.setdefault(whose, asyncio.Semaphore(self._at_a_time))
        self._counts[whose] += 1
        try:
            async with lane:
                yield
        finally:
            self._counts[whose] -= 1
            self._tidy(whose)

    def _tidy(self, whose: str) -> None:
        if not self._counts[whose]:
            del self._counts[whose]
