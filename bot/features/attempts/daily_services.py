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
        """Return the past days whose attempt a player has begun and can still finish."""
        days = await self.challenges.days(now)
        yesterday = days.number_at(now) - 1
        if yesterday in results or days.is_closed(yesterday, now):
            return frozenset()
        begun = await self.results.begun(player, yesterday)
        return frozenset({yesterday} if begun else ())

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
