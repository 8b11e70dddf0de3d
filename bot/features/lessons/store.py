"""The repository of finished lessons.

==========================  ====  ========================================================================
key                         type  what it holds
==========================  ====  ========================================================================
``sb1:{CHAT:ID}:lessons``   hash  for each game whose lesson the player has finished, when that was first;
                                  three years after the last one
==========================  ====  ========================================================================
"""

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, Json, stored_time
from bot.core.retention import RESULT_SECONDS
from bot.storage.decoding import decode_hash, read_hash
from bot.storage.errors import answer_of
from bot.storage.keys import PlayerPart, player_key, session_key

FINISH = """
if redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
"""
"""Only while the lesson's session is stored: not after a deletion."""


class LessonStore:
    """Reads and writes this key. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._finish = redis.register_script(FINISH)

    async def finished(self, player: Player) -> frozenset[str]:
        """Return the games whose lessons the player has finished."""
        return frozenset(await read_hash(self._redis, player_key(player, PlayerPart.LESSONS)))

    async def finish(self, player: Player, game: str, session: str, now: int) -> None:
        """Store that the lesson of a game is finished, in a session that is still stored."""
        keys = [player_key(player, PlayerPart.LESSONS), session_key(player, session)]
        await answer_of(self._finish(keys=keys, args=[game, now, RESULT_SECONDS]))


def export_lessons(content: Content) -> Json:
    """Return the finished lessons, as the exported file has them."""
    return [{"game": game, "finished": stored_time(when)} for game, when in decode_hash(content).items()]
