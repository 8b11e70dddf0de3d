"""Clients of the store: redis-py's own, with a ``CircuitBreaker`` around every command, pipeline and script.

This one is for a single server and for the primary that sentinels guard; that for clusters is in
``cluster_client.py``. The library's own attempts are switched off: the circuit has them, and nothing that
it tries again may do harm when it was done already (see ``docs/decisions.md``).

===============  ======  ==================================================================================
key              type    what it holds
===============  ======  ==================================================================================
``sb1:{probe}``  string  nothing: whether it can be written tells that a store is back; for a second
===============  ======  ==================================================================================
"""

import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, cast

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
from bot.storage.connection.circuit_breaker import ANSWER_SECONDS, MOST_AT_ONCE, RETRIES, CircuitBreaker
from bot.storage.connection.replica_acknowledgement import (
    EncryptedConnection,
    GuardedConnection,
    GuardedEncryptedConnection,
    PlainConnection,
    SocketConnection,
    writes,
)
from bot.storage.errors import error_text
from bot.storage.keys import PROBE_KEY

log = logging.getLogger(__name__)

PROBE_MILLISECONDS = 1000
MOST_CONNECTIONS = 4 * MOST_AT_ONCE
"""More than commands go out at a time: some are held between a WATCH and its end."""


class ConnectedClient(Protocol):
    """What all clients have beside the commands of the library's."""

    circuit: CircuitBreaker

    async def facts(self) -> Mapping[str, Mapping[str, Any]]:
        """Return what each primary says of itself, by its name, whatever the circuit says."""


def connection_options(address: RedisAddress, replicas: int) -> dict[str, Any]:
    """Return what every connection is made with."""
    own = {name: value for name, value in address.options.items() if not name.startswith("sentinel_")}
    options: dict[str, Any] = {
        "socket_timeout": None,  # the circuit has one for all that an attempt does; theirs cost a task each
        "socket_connect_timeout": ANSWER_SECONDS,
        "maint_notifications_config": MaintNotificationsConfig(enabled=False),
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
        kind: type = SocketConnection if replicas else UnixDomainSocketConnection
    else:
        ((options["host"], options["port"]),) = address.hosts
        kinds = (
            (EncryptedConnection, SSLConnection) if address.is_encrypted else (PlainConnection, Connection)
        )
        kind = kinds[0] if replicas else kinds[1]
    return RedisClient(ConnectionPool(kind, max_connections=MOST_CONNECTIONS, **options))


def guarded_client(address: RedisAddress, replicas: int = 0) -> "RedisClient":
    """Return a client of the primary that sentinels name, not yet connected."""
    options = connection_options(address, replicas)
    asking = {
        "retry": _once(),
        "socket_timeout": ANSWER_SECONDS / 2,
        "socket_connect_timeout": ANSWER_SECONDS / 2,
    }
    for name, value in address.options.items():
        if name.startswith("sentinel_"):
            asking[name.removeprefix("sentinel_")] = value
        elif name.startswith("ssl_"):
            asking[name] = value
    if address.is_encrypted:
        asking["ssl"] = True
        kind: type = GuardedEncryptedConnection if replicas else SentinelManagedSSLConnection
    else:
        kind = GuardedConnection if replicas else SentinelManagedConnection
    sentinel = Sentinel(address.hosts, sentinel_kwargs=asking)
    pool = SentinelConnectionPool(
        address.service,
        sentinel,
        connection_class=kind,
        max_connections=MOST_CONNECTIONS,
        retry=_once(),
        **options,
    )
    return RedisClient(pool, sentinel)


@contextmanager
def leaving() -> Iterator[None]:
    """Log what goes wrong while connections are closed: they are cut then, and wanted no more."""
    try:
        yield
    except (RedisError, OSError) as error:
        log.info("a connection to the store was cut: %s", error_text(error))


def _once() -> Retry:
    return Retry(NoBackoff(), 0)


class RedisClient(Redis):
    """A client of one server at a time."""

    def __init__(self, pool: ConnectionPool, guards: Sentinel | None = None) -> None:
        super().__init__(connection_pool=pool)
        self.auto_close_connection_pool = True
        self.guards = guards
        self.circuit = CircuitBreaker(self._probe)

    async def _probe(self, _place: str) -> None:
        await super().execute_command("SET", PROBE_KEY, "1", "PX", PROBE_MILLISECONDS)

    async def execute_command(self, *words: Any, **options: Any) -> Any:
        """Send a command and return its answer."""
        asked = super().execute_command
        return await self.circuit.run(lambda: asked(*words, **options), is_write=writes(words[0]))

    def pipeline(self, transaction: bool = True, shard_hint: str | None = None) -> "GuardedPipeline":  # noqa: ARG002 - the library's
        """Return commands that are sent together."""
        return GuardedPipeline(
            self.connection_pool, self.response_callbacks, self.circuit, transaction=transaction
        )

    def register_script(self, script: Any) -> "StoreScript":  # type: ignore[override]  # for it has two
        """Return a script that can be called."""
        return StoreScript(self, script)

    async def facts(self) -> Mapping[str, Mapping[str, Any]]:
        """Return what the server says of itself, whatever the circuit says."""
        return {"": cast("Mapping[str, Any]", await super().execute_command("INFO"))}

    async def aclose(self, close_connection_pool: bool | None = None) -> None:
        """Close all connections."""
        await self.circuit.aclose()
        with leaving():
            await super().aclose(close_connection_pool)
        if self.guards:
            with leaving():
                await self.guards.aclose()


class GuardedPipeline(Pipeline):
    """Commands that are sent together, as a transaction or merely in one packet."""

    def __init__(self, pool: Any, callbacks: Any, circuit: CircuitBreaker, *, transaction: bool) -> None:
        super().__init__(pool, callbacks, transaction, None)
        self.circuit = circuit

    def places(self, words: Sequence[Any]) -> tuple[str, ...]:  # noqa: ARG002 - a cluster's differ
        """Return the names of the servers that a command goes to."""
        return ("",)

    async def immediate_execute_command(self, *words: Any, **options: Any) -> Any:
        """Send WATCH or a command behind it at once; nothing is watched any more where one has failed."""
        asked = super().immediate_execute_command
        was_watching = self.watching

        async def attempt() -> Any:
            try:
                return await asked(*words, **options)
            except Exception:
                await self.reset()  # the next attempt may have to go elsewhere
                raise

        return await self.circuit.run(
            attempt, self.places(words), is_write=writes(words[0]), retries=0 if was_watching else RETRIES
        )

    async def execute(self, raise_on_error: bool = True) -> list[Any]:
        """Send all of them and return the answers."""
        commands, is_watching = list(self.command_stack), self.watching
        if not commands:
            await self.reset()
            return []
        asked = super().execute

        async def attempt() -> list[Any]:
            self.command_stack = list(commands)  # which are let go after each attempt
            return await asked(raise_on_error)

        try:
            return await self.circuit.run(
                attempt,
                self.places(commands[0][0]),
                is_write=any(writes(words[0]) for words, _ in commands),
                retries=0 if is_watching else RETRIES,
            )
        finally:
            await self.reset()


class StoreScript(AsyncScript):
    """A script that is sent whole to a server which does not know it, and not to all of a cluster."""

    async def __call__(
        self, keys: Sequence[Any] | None = None, args: Iterable[Any] | None = None, client: Any = None
    ) -> Any:
        """Run it."""
        asked = client or self.registered_client
        words = (*(keys or ()), *(args or ()))
        try:
            return await asked.evalsha(self.sha, len(keys or ()), *words)
        except NoScriptError:
            return await asked.eval(cast(str, self.script), len(keys or ()), *words)
