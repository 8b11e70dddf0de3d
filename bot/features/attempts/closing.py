"""What is done when a day closes: late results are counted, ratings brought up to date, and all is told."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from bot.core.actions import Player
from bot.features.attempts.daily_services import DailyServices
from bot.features.attempts.ranking import AttemptRanking
from bot.storage.player_store import MissingGameError, PlayerStore, StoreUnavailableError, UnreadableGameError
from engine.errors import RecordError

log = logging.getLogger(__name__)

ClosingStep: TypeAlias = Callable[[int], Awaitable[None]]
"""Something more that is done for the number of a day that has closed; doing it twice changes nothing."""

TICK_SECONDS = 60
"""Seconds after which it is noted again that the bot is up, and looked whether a day has closed."""
DELAY_SECONDS = 2
"""Seconds after that, in which what was finished at the last moment comes to be kept."""
LEASE_SECONDS = 60
"""Seconds for which the days are left to a process that does not say that it is still at it."""


class DayCloser:
    """Closes the days. Any number of processes may run it: one of them works at a time.

    What is done twice changes nothing, so that another process can go on where one has ended, and no harm
    comes of one that had been taken for gone.
    """

    def __init__(
        self,
        store: PlayerStore,
        daily: DailyServices,
        ranking: AttemptRanking,
        now: Callable[[], int],
        steps: Sequence[ClosingStep] = (),
        stretch: int = TICK_SECONDS,
    ) -> None:
        self._store = store
        self._daily = daily
        self._ranking = ranking
        self._now = now
        self._steps = tuple(steps)
        self._stretch = stretch
        self._done = 0
        """The last day of which this process knows that it is done."""

    async def run(self) -> None:
        """Close every day when its time has come, those missed first; until cancelled."""
        while True:
            now = self._now()
            try:
                await self.record_uptime(now)
                await self.close_due(now)
            except StoreUnavailableError as error:
                log.warning("no day is closed for now: %s", error)
            except Exception:
                log.exception("a day is not closed; it is tried again")
            await asyncio.sleep(self._stretch - self._now() % self._stretch + DELAY_SECONDS)

    async def close_due(self, now: int) -> tuple[int, ...]:
        """Close the days that are due, and return their numbers; none while another process is at it.

        Raises ``StoreUnavailableError``; what is done by then is not done again.
        """
        last = (await self._daily.challenges.days(now)).last_closed(now)
        if last <= self._done:
            return ()
        self._done = await self._daily.closings.last_closed()
        if last <= self._done:
            return ()
        closed = []
        async with self._hold_lease() as is_ours:
            if is_ours:
                # What is done is asked for once more: another process may just have done it.
                for number in range(await self._daily.closings.last_closed() + 1, last + 1):
                    await self._close_day(number)
                    closed.append(number)
        return tuple(closed)

    async def record_uptime(self, now: int) -> None:
        """Note that the bot is up, so that it is known which days were outages."""
        days = await self._daily.challenges.days(now)
        await self._daily.closings.record_uptime(days.number_at(now), now, self._stretch)

    async def _close_day(self, number: int) -> None:
        """Do all that the closing of a day brings with it, and note that it is done."""
        # The day before as well: a process whose clock is ahead closes a day while its last runs end.
        for day in (number - 1, number):
            async for player, name in self._daily.results.unfinished(day):
                await self._count_attempt(player, name)
        await self._daily.standings.rate(number)
        for step in self._steps:
            try:
                await step(number)
            except StoreUnavailableError:
                raise
            except Exception:  # whatever is told of the day without it, the next one is to close
                log.exception("something is left out of day %d", number)
        await self._daily.closings.set_closed(number)
        self._done = number

    async def _count_attempt(self, player: Player, name: str) -> None:
        """Count a run, if it was finished in time."""
        try:
            session = await self._store.load(player, name)
            settings = await self._store.settings(player)
            await self._ranking.count_attempt(player, session, settings.results, "")
        except MissingGameError:
            log.debug("a ranked run is no longer kept")
        except (UnreadableGameError, RecordError) as error:
            log.warning("a ranked run is not counted: %s", error)

    @asynccontextmanager
    async def _hold_lease(self) -> AsyncIterator[bool]:
        """Provide whether it is this process's turn, and keep it so as long as it takes."""
        take, token = self._daily.closings.set_lease, secrets.token_hex(8)
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
        """Say now and then that this process is still at it."""
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            try:
                if not await self._daily.closings.set_lease(token, LEASE_SECONDS * 1000):
                    log.warning("another process closes the days as well, which changes nothing")
            except StoreUnavailableError as error:
                log.warning("the turn to close days may be lost: %s", error)
