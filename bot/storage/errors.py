"""What may go wrong with the store, whichever of its files speaks to it."""

from collections.abc import Iterator
from contextlib import contextmanager

from redis.exceptions import RedisClusterException, RedisError


class StoreError(Exception):
    """The store did not do what it was asked for."""


class StoreUnavailableError(StoreError):
    """The store cannot be reached or refuses to work: trying again later may help."""


class MissingGameError(StoreError):
    """There is no such game: it was never there, or has expired."""


class UnreadableGameError(StoreError):
    """There is such a game, but what is kept of it cannot be read."""


class StaleError(StoreError):
    """What was to be changed has changed since it was read; nothing was saved."""


class StaleGameError(StaleError):
    """The game has changed since it was loaded."""


class StaleGroupError(StaleError):
    """Something else has been settled in the server or group since that was read."""


class TooManyGamesError(StoreError):
    """The player has as many open games as one may have; nothing was saved."""


@contextmanager
def reached() -> Iterator[None]:
    """Turn the client's errors into ours: raise ``StoreUnavailableError`` for whatever it raises."""
    try:
        yield
    except (RedisError, RedisClusterException, OSError) as error:
        raise StoreUnavailableError(said(error)) from error


def said(error: BaseException) -> str:
    """Return what an error of the client says, without the command before it: players' words are in that."""
    return str(error).rpartition("of pipeline caused error: ")[2] or type(error).__name__
