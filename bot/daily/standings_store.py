"""The sorted sets of the standings: which keys there are, how long they live, how they are changed."""

from redis.asyncio import Redis


class StandingsStore:
    """The standings in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
