"""Discord's limit of session starts: how many a bot has left today, and when it may use the next one.

Each IDENTIFY is a start, a RESUME is none. A bot that uses up its starts is disconnected everywhere, and its
token becomes invalid: https://discord.com/developers/docs/events/gateway#rate-limiting
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.runtime.clock import Clock

log = logging.getLogger(__name__)

FEW = 0.1
"""The share of the day's starts that counts as few: then the bot spreads them over the rest of the day."""
RESERVE = 1
"""Starts that are never used."""
KNOWN_SECONDS = 300.0
"""Seconds after which Discord is asked again: other processes of the bot use starts, too."""
FETCH_SECONDS = 5.0
"""Seconds for asking."""

FetchLimits = Callable[[], Awaitable[discord.SessionStartLimits]]


@dataclass(frozen=True, slots=True)
class _Limits:
    total: int
    remaining: int
    end: float
    """When all are there again, in seconds of the clock."""
    known_at: float


class SessionStarts:
    """The session starts of a bot. Discord says how many are left; without an answer its last one counts."""

    def __init__(self, fetch: FetchLimits, clock: Clock) -> None:
        self._fetch = fetch
        self._clock = clock
        self._lock = asyncio.Lock()
        self._limits: _Limits | None = None
        self._used = 0
        """Those used since Discord was asked."""
        self._last: float | None = None

    async def acquire(self) -> None:
        """Wait until one more start leaves enough of them for the rest of the day, and use it."""
        async with self._lock:
            is_said = False
            while (wait := await self._wait()) > 0:
                if not is_said:
                    self._log(wait)
                    is_said = True
                await self._clock.sleep(min(wait, KNOWN_SECONDS))
            self._used += 1
            self._last = self._clock.now()

    async def _wait(self) -> float:
        """Return the seconds until the next start."""
        limits, now = await self._known_limits(), self._clock.now()
        if limits is None or now >= limits.end:
            return 0.0
        left = limits.remaining - self._used
        if left > FEW * limits.total:
            return 0.0
        if left <= RESERVE:
            return limits.end - now
        return 0.0 if self._last is None else self._last + (limits.end - now) / left - now

    async def _known_limits(self) -> _Limits | None:
        now = self._clock.now()
        if self._limits is None or now - self._limits.known_at >= KNOWN_SECONDS:
            try:
                async with asyncio.timeout(FETCH_SECONDS):
                    found = await self._fetch()
            except (discord.DiscordException, ClientError, OSError) as error:
                log.info(
                    "Discord doesn't say how many session starts are left: %s", error or type(error).__name__
                )
            else:
                end = now + found.reset_after / 1000
                self._limits, self._used = _Limits(found.total, found.remaining, end, now), 0
        return self._limits

    def _log(self, wait: float) -> None:
        limits = self._limits
        if limits:
            log.warning(
                "Discord allows %d more of %d session starts in the next %.0f min: next attempt in %.0f s",
                max(limits.remaining - self._used, 0),
                limits.total,
                (limits.end - self._clock.now()) / 60,
                wait,
            )
