"""What is kept of the results of the days: each player's own, and who is playing a puzzle just now."""

from collections.abc import AsyncIterator, Mapping

from redis.asyncio import Redis

from bot.daily.result import DayResult
from bot.model import Player


class ResultStore:
    """The results in one Redis or Valkey server. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def begin(self, player: Player, number: int, session: str) -> str:
        """Note that a player has begun the ranked run of a day, and return the name of its game.

        It is the name given, or that of the run that was begun before: there is one a day.
        """
        raise NotImplementedError

    async def begun(self, player: Player, number: int) -> str:
        """Return the name of the game that is the player's ranked run of a day; empty for none."""
        raise NotImplementedError

    def unfinished(self, number: int) -> AsyncIterator[tuple[Player, str]]:
        """Yield who has begun the ranked run of a day and has no result that counts everywhere yet."""
        raise NotImplementedError

    async def keep(self, player: Player, result: DayResult) -> DayResult:
        """Keep the result of a day, and return it; where there is one already, that one is kept."""
        raise NotImplementedError

    async def counted(self, player: Player, number: int) -> None:
        """Note that a result counts everywhere now, so that ``unfinished`` leaves it out."""
        raise NotImplementedError

    async def result(self, player: Player, number: int) -> DayResult | None:
        """Return a player's result of a day."""
        raise NotImplementedError

    async def results(self, player: Player) -> Mapping[int, DayResult]:
        """Return all results of a player by the number of the puzzle, ascending."""
        raise NotImplementedError
