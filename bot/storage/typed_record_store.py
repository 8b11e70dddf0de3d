"""The repository of typed records, which are too long for the buttons below them.

==========================  ====  ========================================================================
key                         type  what it holds
==========================  ====  ========================================================================
``sb1:{CHAT:ID}:records``   zset  the last 8 records that a player typed, by when; 7 days after the last
==========================  ====  ========================================================================
"""

from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import KeyType, PersonalData
from bot.core.retention import DAY
from bot.core.typed_input.records import record_id
from bot.storage.decoding import decode_text, readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import PlayerPart, player_key
from engine.record import Record

MOST_RECORDS = 8
RECORD_SECONDS = 7 * DAY

TYPED_RECORDS = PersonalData(
    PlayerPart.TYPED_RECORDS, KeyType.SORTED_SET, "typed_records", lambda texts: list(map(decode_text, texts))
)


class TypedRecordStore:
    """Reads and writes this key. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def add(self, player: Player, record: Record, now: int) -> str:
        """Store a record, and return its id."""
        key = player_key(player, PlayerPart.TYPED_RECORDS)
        async with pipelined(self._redis, transaction=True) as pipeline:
            pipeline.zadd(key, {record.text: now})
            pipeline.zremrangebyrank(key, 0, -MOST_RECORDS - 1)
            pipeline.expire(key, RECORD_SECONDS)
            await pipeline.execute()
        return record_id(record)

    async def load_record(self, player: Player, name: str) -> Record | None:
        """Return the record with that id; ``None`` if it is no longer stored."""
        key = player_key(player, PlayerPart.TYPED_RECORDS)
        texts = cast(list[bytes], await answer_of(self._redis.zrange(key, 0, -1)))
        records = readable(lambda text: Record.read(decode_text(text)), texts)
        return next((record for record in records if record_id(record) == name), None)
