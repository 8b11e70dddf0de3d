"""The stores and services of the daily challenge, bundled."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Self

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.daily.result import ChallengeResult
from bot.features.attempts.store import ClosingStore, LostAttemptsStore
from bot.features.challenge.service import ChallengeService, ChallengeStore
from bot.features.standings.service import StandingsService, StandingsStore
from bot.storage.result_store import ResultStore


@dataclass(frozen=True, slots=True)
class DailyServices:
    """The challenges, their results, and the stores that depend on them."""

    challenges: ChallengeService
    results: ResultStore
    standings: StandingsService
    lost_attempts: LostAttemptsStore
    closings: ClosingStore

    async def unfinished_days(
        self, player: Player, results: Mapping[int, ChallengeResult], now: int
    ) -> frozenset[int]:
        """Return the past days that are decided later: the attempt has begun, and can still be finished.

        One that was not finished may be excused until its day is completely closed.
        """
        days = await self.challenges.days(now)
        yesterday = days.number_at(now) - 1
        numbers = [number for number in (yesterday - 1, yesterday) if number not in results]
        begun = [number for number in numbers if await self.results.begun(player, number)]
        if all(not days.is_closed(number, now) for number in begun):
            return frozenset(begun)
        last = await self.closings.last_closed()
        return frozenset(number for number in begun if number > last or not days.is_closed(number, now))

    async def excused_days(self, player: Player) -> frozenset[int]:
        """Return the days that end no streak of a player: the bot was down, for everybody or this player."""
        return await self.closings.outages() | await self.results.excused(player)

    @classmethod
    def of(cls, redis: Redis, first: date | None = None) -> Self:
        """Return the services on a Redis client; ``first`` is the date of challenge 1."""
        return cls(
            ChallengeService(ChallengeStore(redis), first),
            ResultStore(redis),
            StandingsService(StandingsStore(redis)),
            LostAttemptsStore(redis),
            ClosingStore(redis),
        )
