"""Some of the runs of a day that were lost, kept until it is known where most of them were."""

from redis.asyncio import Redis

from engine.record import Record


class LostRunsStore:
    """The lost runs in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def add(self, number: int, record: Record) -> None:
        """Keep a lost run of a day, among the first ones."""
        raise NotImplementedError
