"""Closes a day: counts late results, excuses attempts, updates ratings, and runs further steps."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from bot.core.actions import Player
from bot.core.session import Session
from bot.daily.downtime import excuses_attempt, excuses_everybody
from bot.features import all_features
from bot.features.attempts.ranking import AttemptRanking
from bot.features.challenge.service import ChallengeService
from bot.features.standings.service import StandingsService
from bot.services import Services
from bot.storage.closing_store import ClosingStore
from bot.storage.errors import MissingGameError, StoreUnavailableError, UnreadableGameError
from bot.storage.result_store import ResultStore
from engine.errors import RecordError

log = logging.getLogger(__name__)

ClosingStep: TypeAlias = Callable[[int], Awaitable[None]]
"""A further step for the number of a closed day; it must be idempotent."""

TICK_SECONDS = 60
"""Interval at which uptime is recorded and days are checked for closing."""
DELAY_SECONDS = 2
"""Delay after each interval, so that results finished at the last moment have been stored."""
LEASE_SECONDS = 60
"""How long a process that stopped renewing its lease still blocks the others."""


class DayCloser:
    """Closes the days. Any number of processes may run it: only the holder of the lease works.

    All steps are idempotent, so another process can continue after a crash, and two that both believe they
    hold the lease do no harm.
    """

    def __init__(
        self, services: Services, steps: Sequence[ClosingStep] | None = None, stretch: int = TICK_SECONDS
    ) -> None:
        self._store = services.store
        self._challenges = services.get(ChallengeService)
        self._standings = services.get(StandingsService)
        self._results = ResultStore(services.redis)
        self._closings = ClosingStore(services.redis)
        self._ranking = services.get(AttemptRanking)
        self._now = services.now
        declared = [step(services) for feature in all_features() for step in feature.closing_steps]
        self._steps = declared if steps is None else steps
        self._stretch = stretch
        self._done = 0
        """The last day that this process knows to be closed."""

    async def run(self) -> None:
        """Close every day when it is due, starting with days missed so far; run until cancelled."""
        while True:
            now = self._now()
            try:
                await self.record_uptime(now)
                await self.close_due(now)
            except StoreUnavailableError as error:
                log.warning("closing days is postponed: %s", error)
            except Exception:
                log.exception("closing a day failed; it is retried")
            await asyncio.sleep(self._stretch - self._now() % self._stretch + DELAY_SECONDS)

    async def close_due(self, now: int) -> tuple[int, ...]:
        """Close the days that are due and return their numbers; none while another process has the lease.

        Raises ``StoreUnavailableError``; days closed by then are not closed again.
        """
        last = (await self._challenges.days(now)).last_closed(now)
        if last <= self._done:
            return ()
        self._done = await self._closings.last_closed()
        if last <= self._done:
            return ()
        closed = []
        async with self._hold_lease() as is_ours:
            if is_ours:
                # Read again: another process may just have closed a day.
                for number in range(await self._closings.last_closed() + 1, last + 1):
                    await self._close_day(number)
                    closed.append(number)
        return tuple(closed)

    async def record_uptime(self, now: int) -> None:
        """Record that the bot is up, which decides which days were outages and which attempts are excused."""
        days = await self._challenges.days(now)
        await self._closings.record_uptime(days.number_at(now), now, self._stretch)

    async def _close_day(self, number: int) -> None:
        days = await self._challenges.days(self._now())
        downtimes = await self._closings.downtimes()
        if excuses_everybody(downtimes, days, number):
            await self._closings.add_outage(number)
        # The previous day as well: a process whose clock is ahead closes a day before its last attempts end.
        for day in (number - 1, number):
            async for player, name in self._results.unfinished(day):
                session = await self._count_attempt(player, name)
                if session and excuses_attempt(downtimes, session.began, days.closes(day)):
                    await self._results.excuse(player, day, session.id)
        await self._standings.rate(number)
        for step in self._steps:
            try:
                await step(number)
            except StoreUnavailableError:
                raise
            except Exception:  # the day is shown without it; the next one must close
                log.exception("a step of closing day %d failed", number)
        await self._closings.set_closed(number)
        self._done = number

    async def _count_attempt(self, player: Player, name: str) -> Session | None:
        """Count an attempt if it is finished; return the game of one that does not count."""
        try:
            session = await self._store.load_session(player, name)
            settings = await self._store.settings(player)
            result = await self._ranking.count_attempt(player, session, settings.results, "")
        except MissingGameError:
            log.debug("a ranked attempt is no longer stored")
            return None
        except (UnreadableGameError, RecordError) as error:
            log.warning("a ranked attempt is not counted: %s", error)
            return None
        return None if result else session

    @asynccontextmanager
    async def _hold_lease(self) -> AsyncIterator[bool]:
        """Take the lease and renew it while the block runs; yield whether this process got it."""
        take, token = self._closings.set_lease, secrets.token_hex(8)
        if not await take(token, LEASE_SECONDS * 1000):
            yield False
            return
        keeping = asyncio.create_task(self._renew_lease(token))
        try:
            yield True
        finally:
            keeping.cancel()
            await asyncio.wait({keeping})
            await take(token, 0)

    async def _renew_lease(self, token: str) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            try:
                if not await self._closings.set_lease(token, LEASE_SECONDS * 1000):
                    log.warning("another process closes days as well, which is harmless")
            except StoreUnavailableError as error:
                log.warning("the lease for closing days may be lost: %s", error)
