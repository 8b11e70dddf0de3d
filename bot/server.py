"""The Redis or Valkey server that is named in the settings: its client, and whether it will do."""

import logging
from collections.abc import Iterator, Sequence
from urllib.parse import unquote, urlsplit

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import AuthenticationError, BusyLoadingError, NoPermissionError, RedisError

from bot.errors import StartError

log = logging.getLogger(__name__)

SETTING = "REDIS_URL"
OLDEST_REDIS = 7
PATIENCE = 5.0
"""Seconds in which a server must answer."""
MOST_CONNECTIONS = 32
RETRIES = 2
PAUSE, LONGEST_PAUSE = 0.02, 0.2
"""Seconds between one attempt and the next: a server that restarts is back in as little."""

CLIENT_NAME = "solitaire-bot"
"""What a server calls the connections of bots that play."""

NEW_ENOUGH = f"Use Redis {OLDEST_REDIS} or newer, or Valkey"
REFUSALS = (
    (
        AuthenticationError,
        "refuses the user name or the password",
        "Put the right ones into the address, like redis://USER:PASSWORD@HOST:6379/0",
    ),
    (NoPermissionError, "forbids its user to ask for INFO", "Allow the user all commands"),
    (BusyLoadingError, "is still reading its data", "Start the bot when it has done so"),
)

INFO = dict[str, str | int | float]


def connect(url: str, name: str = CLIENT_NAME) -> Redis:
    """Return a client of a server, not yet connected; raise ``StartError`` for options that none has.

    By its name a server tells who is connected: bots that play bear one that no other program has.
    """
    try:
        # A blocking pool: in a crowd, a player waits for a connection instead of being refused one.
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=MOST_CONNECTIONS,
            timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            client_name=name,
            retry=Retry(ExponentialWithJitterBackoff(cap=LONGEST_PAUSE, base=PAUSE), RETRIES),
        )
        return Redis.from_pool(pool)
    except (ValueError, TypeError):
        raise _unknown_option() from None


async def check_server(redis: Redis, url: str) -> None:
    """Raise ``StartError`` unless the server can be reached, lets us in and is new enough."""
    where = _shown(url)
    try:
        facts: INFO = await redis.info()
    except (ValueError, TypeError):
        raise _unknown_option() from None
    except (RedisError, OSError) as error:
        raise _refusal(list(_chain(error)), where) from None
    check_facts(facts, where)


def check_facts(facts: INFO, where: str) -> None:
    """Raise ``StartError`` unless what a server says of itself will do."""
    version = str(facts.get("redis_version", "0"))
    if "valkey_version" not in facts and int(version.partition(".")[0]) < OLDEST_REDIS:
        raise StartError(
            SETTING,
            f"the server at {where} is Redis {version}, which is too old",
            NEW_ENOUGH,
        )
    if facts.get("cluster_enabled"):
        raise StartError(
            SETTING,
            f"the server at {where} belongs to a cluster, which the bot cannot use",
            "Use a single server",
        )
    if facts.get("role") == "slave":
        raise StartError(
            SETTING, f"the server at {where} is a replica, which takes no moves", "Name its primary server"
        )
    if facts.get("aof_enabled") == 0:
        log.warning("The server at %s may lose moves when it crashes: its appendonly is off", where)
    policy = facts.get("maxmemory_policy", "noeviction")
    if facts.get("maxmemory") and policy != "noeviction":
        log.warning(
            "The server at %s may drop games when its memory is full: its maxmemory-policy is %s",
            where,
            policy,
        )


def _shown(url: str) -> str:
    """Return where the server is, without user and password."""
    parts = urlsplit(url)
    if parts.scheme == "unix":
        return unquote(parts.path)
    return f"{parts.hostname}:{parts.port or 6379}"


def _refusal(errors: Sequence[BaseException], where: str) -> StartError:
    """Return why a server did not answer as it should, from an error and its causes."""
    for kind, problem, remedy in REFUSALS:
        if any(isinstance(error, kind) for error in errors):
            return StartError(SETTING, f"the server at {where} {problem}", remedy)
    text = str(errors[0])
    if "unknown command" in text:
        return StartError(SETTING, f"the server at {where} is too old to know what we ask for", NEW_ENOUGH)
    if "DB index" in text:
        return StartError(
            SETTING,
            f"the server at {where} has no database of that number",
            "Leave the number out, or write 0",
        )
    return StartError(
        SETTING,
        f"no Redis answers at {where} ({_reason(errors)})",
        "Start it, or correct the address, or leave it out for the server that comes with the bot",
    )


def _reason(errors: Sequence[BaseException]) -> str:
    """Return in a few words what the system said, or the client where the system said nothing."""
    for error in errors:
        if isinstance(error, OSError) and error.strerror:
            return error.strerror
        if isinstance(error, TimeoutError):
            return "it takes too long"
    text = str(errors[0])
    return "it is no Redis" if "Protocol" in text else text or type(errors[0]).__name__


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and what caused it: the client wraps some in others."""
    cause: BaseException | None = error
    while cause is not None:
        yield cause
        cause = cause.__cause__ or cause.__context__


def _unknown_option() -> StartError:
    return StartError(SETTING, "the address has an option that is not known", "Leave out what follows its ?")
