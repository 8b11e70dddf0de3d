"""Limits on the requests of each browser at a time: some are answered, the others wait."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.chats.web.request_guard import too_busy_error

CONCURRENCY = 8
"""Requests of one browser that are answered at once; browsers themselves open six connections."""
MAX_PER_BROWSER = 150
"""Requests of one browser, answered or waiting. A page with all its pictures sends a hundred."""
MAX_TOTAL = 1000
"""Requests of all browsers together."""
MAX_POLLS = 6
"""Long polls of one browser; the page has one for each message that gets updates."""


class RequestLimits:
    """Counts the requests of each browser."""

    def __init__(self, concurrency: int = CONCURRENCY, max_per_browser: int = MAX_PER_BROWSER) -> None:
        self._concurrency = concurrency
        self._max_per_browser = max_per_browser
        self._semaphores: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._counts: Counter[str] = Counter()

    @asynccontextmanager
    async def slot(self, browser: str) -> AsyncIterator[None]:
        """Wait until a request may be answered; raise ``RefusedRequestError`` if too many wait."""
        if self._counts[browser] >= self._max_per_browser or self._counts.total() >= MAX_TOTAL:
            raise too_busy_error()
        semaphore = self._semaphores.setdefault(browser, asyncio.Semaphore(self._concurrency))
        self._counts[browser] += 1
        try:
            async with semaphore:
                yield
        finally:
            self._counts[browser] -= 1
            if not self._counts[browser]:
                del self._counts[browser]
