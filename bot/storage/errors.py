"""Errors of all repositories."""

import logging
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.exceptions import RedisClusterException, RedisError

T = TypeVar("T")

log = logging.getLogger(__name__)


class StoreError(Exception):
    """The store did not do what was requested."""


class StoreUnavailableError(StoreError):
    """The store is unreachable or refuses to work; trying again later may help."""


class MissingGameError(StoreError):
    """The game never existed, or has expired."""


class UnreadableGameError(StoreError):
    """The game exists, but its stored data is corrupt."""


class StaleError(StoreError):
    """The data has changed since it was read; nothing was saved."""


class StaleGameError(StaleError):
    """The game has changed since it was loaded."""


class StaleGroupError(StaleError):
    """The group settings have changed since they were read."""


class TooManyGamesError(StoreError):
    """The player already has the largest number of unfinished games; nothing was saved."""


@contextmanager
def wrapped_errors() -> Iterator[None]:
    """Raise ``StoreUnavailableError`` for every error of the client."""
    try:
        yield
    except (RedisError, RedisClusterException, OSError) as error:
        raise StoreUnavailableError(error_text(error)) from error


async def answer_of(answer: Awaitable[T]) -> T:
    """Return the store's answer to a command; raise what ``wrapped_errors`` does."""
    with wrapped_errors():
        return await answer


@asynccontextmanager
async def pipelined(redis: Redis, *, transaction: bool) -> AsyncIterator[Pipeline]:
    """Provide a pipeline; raise what ``wrapped_errors`` does."""
    with wrapped_errors():
        async with redis.pipeline(transaction=transaction) as pipeline:
            yield pipeline


async def answer_or_default(answer: Awaitable[T], default: T, problem: str) -> T:
    """Return the store's answer; while the store is unavailable, log the problem and return the default."""
    try:
        return await answer_of(answer)
    except StoreUnavailableError as error:
        log.info("%s: %s", problem, error)
        return default


def error_text(error: BaseException) -> str:
    """Return the message of a client error without the command, which may contain players' texts."""
    return str(error).rpartition("of pipeline caused error: ")[2] or type(error).__name__
