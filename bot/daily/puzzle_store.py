"""What is kept of the puzzles of the days, and of the instance: its first day, its secret."""

from redis.asyncio import Redis


class PuzzleStore:
    """The puzzles in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
