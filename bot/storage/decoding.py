"""The type of redis-py's arguments, and decoding of stored bytes."""

from collections.abc import Mapping
from typing import TypeAlias, cast

from redis.asyncio import Redis

from bot.storage.errors import answer_of

Argument: TypeAlias = "bytes | bytearray | memoryview[int] | str | int | float"
"""What redis-py takes as an argument of a command."""

DATA_ERRORS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What is raised where a stored value is not what the code takes it for; a ``RecordError`` is one of them."""


def decode_text(text: bytes) -> str:
    """Decode UTF-8; invalid bytes become replacement characters."""
    return text.decode("utf-8", "replace")


def decode_hash(stored: Mapping[bytes, bytes]) -> dict[str, str]:
    """Decode the fields and values of a hash."""
    return {decode_text(name): decode_text(value) for name, value in stored.items()}


async def read_hash(redis: Redis, key: str) -> dict[str, str]:
    """Return the decoded fields and values of a hash; raise ``StoreUnavailableError``."""
    return decode_hash(cast(dict[bytes, bytes], await answer_of(redis.hgetall(key))))
