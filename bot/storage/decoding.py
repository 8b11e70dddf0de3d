"""The type of redis-py's arguments, and decoding of stored bytes.

Other versions of the bot may use the same store: an earlier one before an upgrade, a later one before a
downgrade. Of several stored values, those that this version cannot read are omitted (``readable``), so that
they cost nobody the others.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from traceback import extract_tb
from typing import TypeAlias, TypeVar, cast

from redis.asyncio import Redis

from bot.storage.errors import answer_of

Stored = TypeVar("Stored")
Value = TypeVar("Value")

Argument: TypeAlias = "bytes | bytearray | memoryview[int] | str | int | float"
"""What redis-py takes as an argument of a command."""

DATA_ERRORS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What is raised where a stored value is not what the code takes it for; a ``RecordError`` is one of them."""
MOST_FAULTS = 1000
"""The number of different faults that are logged once each."""

log = logging.getLogger(__name__)


def decode_text(text: bytes) -> str:
    """Decode UTF-8; invalid bytes become replacement characters."""
    return text.decode("utf-8", "replace")


def decode_hash(stored: Mapping[bytes, bytes]) -> dict[str, str]:
    """Decode the fields and values of a hash."""
    return {decode_text(name): decode_text(value) for name, value in stored.items()}


async def read_hash(redis: Redis, key: str) -> dict[str, str]:
    """Return the decoded fields and values of a hash; raise ``StoreUnavailableError``."""
    return decode_hash(cast(dict[bytes, bytes], await answer_of(redis.hgetall(key))))


def readable(read: Callable[[Stored], Value], stored: Iterable[Stored]) -> Iterator[Value]:
    """Yield the stored values that this version can read; log once why it cannot read the others."""
    for one in stored:
        try:
            value = read(one)
        except DATA_ERRORS as error:
            log_fault(fault_of(error))
        else:
            yield value


def fault_of(error: Exception) -> str:
    """Return the kind of an error and where it was raised, without a word of what was stored."""
    place = extract_tb(error.__traceback__)[-1]
    file = place.filename.rpartition("/")[2]
    return f"{type(error).__name__} in {place.name}, line {place.lineno} of {file}"


@lru_cache(MOST_FAULTS)
def log_fault(fault: str) -> None:
    """Log why something stored cannot be read or shown: each reason once."""
    log.warning(
        "Something that another version of the bot has stored can't be read or shown by this one. It is left "
        "out, or shown as far as possible. This is said once: %s",
        fault,
    )
