"""Clients of the store: redis-py's own, with a ``CircuitBreaker`` around every command, pipeline and script.

This one is for a single server and for a primary that Sentinel monitors; ``cluster_client.py`` is for
clusters. The library's own retries are off: the circuit breaker retries what may run twice (see
``docs/decisions.md``).

===============  ======  ==================================================================================
key              type    what it holds
===============  ======  ==================================================================================
``sb1:{probe}``  string  written by the probe of an unavailable store; for a second
===============  ======  ==================================================================================
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any, cast

from redis.asyncio import ConnectionPool, Redis, Sentinel
from redis.asyncio.client import Pipeline
from redis.asyncio.connection import Connection, SSLConnection, UnixDomainSocketConnection
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import (
    SentinelConnectionPool,
    SentinelManagedConnection,
    SentinelManagedSSLConnection,
)
from redis.backoff import NoBackoff
from redis.commands.core import AsyncScript
from redis.exceptions import NoScriptError, RedisError
from redis.maint_notifications import MaintNotificationsConfig

from bot.config.redis_url import RedisAddress
from bot.storage.connection.circuit_breaker import (
    ANSWER_SECONDS,
    MOST_AT_ONCE,
    RETRIES,
    CircuitBreaker,
    MovedError,
)
from bot.storage.connection.replica_acknowledgement import connection_class, writes
from bot.storage.errors import error_text
from bot.storage.keys import PROBE_KEY

log = logging.getLogger(__name__)

PROBE_MILLISECONDS = 1000
PROBE_TEXT = 4096 * "."
"""More than is left of a page on a full disk: a probe must not fit where a game does not."""
MOST_CONNECTIONS = 4 * MOST_AT_ONCE
"""More than the concurrent commands: a connection is in use from WATCH to EXEC."""


def connection_options(address: RedisAddress, replicas: int) -> dict[str, Any]:
    """Return the options of every connection."""
    own = {name: value for name, value in address.options.items() if not name.startswith("sentinel_")}
    options: dict[str, Any] = {
        "socket_timeout": None,  # the circuit breaker limits the whole attempt; theirs cost a task each
        "socket_connect_timeout": ANSWER_SECONDS,
        "maint_notifications_config": MaintNotificationsConfig(enabled=False),
        "driver_info": None,  # sends no CLIENT SETINFO, a right that Redis 7.0 can't give
        **own,
    }
    if replicas:
        options["replicas"] = replicas
    return options


def single_client(address: RedisAddress, replicas: int = 0) -> "RedisClient":
    """Return a client of one server, not yet connected."""
    options = connection_options(address, replicas)
    options["retry"] = _once()
    if address.path:
        options |= {"path": address.path}
        options.pop("socket_connect_timeout")
        kind: type = UnixDomainSocketConnection
    else:
        ((options["host"], options["port"]),) = address.hosts
        kind = SSLConnection if address.is_encrypted else Connection
    kind = connection_class(kind, replicas)
    return RedisClient(ConnectionPool(kind, max_connections=MOST_CONNECTIONS, **options))


class KeptSentinels(Sentinel):
    """The sentinels of a primary, of which none gets lost when several tasks ask for the primary at once.

    The library moves the one that answered to the front of a list; tasks that do so at the same time
    overwrite another one, which is then neither asked nor closed any more.
    """

    async def discover_master(self, service_name: str) -> tuple[str, int]:
        """Return the address of the primary; the sentinel that answered is asked first the next time."""
        asked = copy(self)
        asked.sentinels = list(self.sentinels)
        address: tuple[str, int] = await Sentinel.discover_master(asked, service_name)
        self.sentinels = asked.sentinels
        return address


def sentinel_client(address: RedisAddress, replicas: int = 0) -> "RedisClient":
    """Return a client of the primary that Sentinel monitors, not yet connected."""
    options = connection_options(address, replicas)
    sentinel_options: dict[str, Any] = {
        "retry": _once(),
        "driver_info": None,
        "socket_timeout": ANSWER_SECONDS / 2,
        "socket_connect_timeout": ANSWER_SECONDS / 2,
    }
    for name, value in address.options.items():
        if name.startswith("sentinel_"):
            sentinel_options[name.removeprefix("sentinel_")] = value
        elif name.startswith("ssl_"):
            sentinel_options[name] = value
    kind: type = SentinelManagedConnection
    if address.is_encrypted:
        sentinel_options["ssl"] = True
        kind = SentinelManagedSSLConnection
    sentinel = KeptSentinels(address.hosts, sentinel_kwargs=sentinel_options)
    pool = SentinelConnectionPool(
        address.service,
        sentinel,
        connection_class=connection_class(kind, replicas),
        max_connections=MOST_CONNECTIONS,
        retry=_once(),
        **options,
    )
    return RedisClient(pool, sentinel)


@contextmanager
def logged_errors() -> Iterator[None]:
    """Log errors while connections are closed, because nothing needs them any more."""
    try:
        yield
    except (RedisError, OSError) as error:
        log.info("a connection to the store was cut: %s", error_text(error))


async def try_connection(host: str, port: int, *, path: str = "") -> None:
    """Connect to a server or its socket file, and close the connection; raise ``OSError`` if that fails."""
    _, writer = await (asyncio.open_unix_connection(path) if path else asyncio.open_connection(host, port))
    writer.close()


def _once() -> Retry:
    return Retry(NoBackoff(), 0)


class RedisClient(Redis):
    """A client of one server at a time."""

    def __init__(self, pool: ConnectionPool, sentinel: Sentinel | None = None) -> None:
        super().__init__(connection_pool=pool)
        self.auto_close_connection_pool = True
        self.sentinel_client = sentinel
        self.circuit = CircuitBreaker(self._probe, self._reach, place=self._place)

    def _place(self, _node: str) -> tuple[str, int] | None:
        """Return the address of the primary that Sentinel has named last; ``None`` without Sentinel."""
        pool = self.connection_pool
        return pool.master_address if isinstance(pool, SentinelConnectionPool) else None

    async def _reach(self, _node: str, place: object) -> None:
        """Connect to the server, without any command; raise ``OSError`` if that fails.

        Raises ``MovedError`` if Sentinel names another primary than the one at ``place``.
        """
        if isinstance(self.connection_pool, SentinelConnectionPool):
            address = self.connection_pool.master_address
            await try_connection(*(address or await self.connection_pool.get_master_address()))
            if place and place != await self._named_primary(self.connection_pool):
                raise MovedError(f"{place} is no longer the primary")
            return
        options = self.connection_pool.connection_kwargs
        await try_connection(options.get("host", ""), options.get("port", 0), path=options.get("path", ""))

    async def _named_primary(self, pool: SentinelConnectionPool) -> tuple[str, int] | None:
        """Return the primary that Sentinel names now, or else the last one: it names none while it elects."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS / 2):
                await pool.get_master_address()
        except (RedisError, OSError) as error:
            log.debug("Sentinel names no primary: %s", error_text(error))
        return pool.master_address

    async def _probe(self, _node: str) -> None:
        await super().execute_command("SET", PROBE_KEY, PROBE_TEXT, "PX", PROBE_MILLISECONDS)

    async def execute_command(self, *words: Any, **options: Any) -> Any:
        """Send a command and return its answer."""
        send = super().execute_command
        return await self.circuit.run(lambda: send(*words, **options), is_write=writes(words[0]))

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> "CircuitPipeline":  # noqa: ARG002 - the library's
        """Return a pipeline."""
        return CircuitPipeline(
            self.connection_pool, self.response_callbacks, self.circuit, transaction=transaction
        )

    def register_script(self, script: Any) -> "StoreScript":  # type: ignore[override]  # it has two signatures
        """Return a script that can be called."""
        return StoreScript(self, script)

    async def facts(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the INFO of the server, even if the circuit is open."""
        return {"": cast("Mapping[str, Any]", await super().execute_command("INFO"))}

    async def aclose(self, close_connection_pool: bool | None = None) -> None:
        """Close all connections."""
        await self.circuit.aclose()
        with logged_errors():
            await super().aclose(close_connection_pool)
        if self.sentinel_client:
            with logged_errors():
                await self.sentinel_client.aclose()


class CircuitPipeline(Pipeline):
    """A pipeline, with or without a transaction."""

    def __init__(self, pool: Any, callbacks: Any, circuit: CircuitBreaker, *, transaction: bool) -> None:
        super().__init__(pool, callbacks, transaction, None)
        self.circuit = circuit

    def nodes_of(self, words: Sequence[Any]) -> tuple[str, ...]:  # noqa: ARG002 - a cluster has several
        """Return the names of the nodes that a command is sent to."""
        return ("",)

    async def immediate_execute_command(self, *words: Any, **options: Any) -> Any:
        """Send WATCH, or a command after it; after a failure nothing is watched any more."""
        send = super().immediate_execute_command
        was_watching = self.watching

        async def attempt() -> Any:
            try:
                return await send(*words, **options)
            except Exception:
                await self.reset()  # the next attempt may have to go elsewhere
                raise

        return await self.circuit.run(
            attempt, self.nodes_of(words), is_write=writes(words[0]), retries=0 if was_watching else RETRIES
        )

    async def execute(self, raise_on_error: bool = True) -> list[Any]:
        """Send the commands and return the answers."""
        commands, is_watching = list(self.command_stack), self.watching
        if not commands:
            await self.reset()
            return []
        send = super().execute

        async def attempt() -> list[Any]:
            self.command_stack = list(commands)  # each attempt clears it
            return await send(raise_on_error)

        try:
            return await self.circuit.run(
                attempt,
                self.nodes_of(commands[0][0]),
                is_write=any(writes(words[0]) for words, _ in commands),
                retries=0 if is_watching else RETRIES,
            )
        finally:
            await self.reset()


class StoreScript(AsyncScript):
    """A script that is sent by digest, and as source only to a node that does not know it."""

    async def __call__(
        self, keys: Sequence[Any] | None = None, args: Iterable[Any] | None = None, client: Any = None
    ) -> Any:
        """Run it."""
        redis = client or self.registered_client
        words = (*(keys or ()), *(args or ()))
        try:
            return await redis.evalsha(self.sha, len(keys or ()), *words)
        except NoScriptError:
            return await redis.eval(cast(str, self.script), len(keys or ()), *words)
