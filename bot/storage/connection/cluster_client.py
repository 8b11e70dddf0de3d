"""The client of a cluster: redis-py's own, with a ``CircuitBreaker`` around every command and script.

Each primary is a place of the circuit by its address. The library's transactions in clusters begin a thread
with an event loop of its own for every command, and follow no slot that has moved; ours are those of a single
server, on a connection to the node that has the keys.

======================  ======  ===========================================================================
key                     type    what it holds
======================  ======  ===========================================================================
``sb1:{probe:NUMBER}``  string  the same as ``sb1:{probe}``, with a number by which it lies on that server
======================  ======  ===========================================================================
"""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from contextvars import Context, ContextVar
from itertools import count
from typing import Any, Self, cast

from redis.asyncio.cluster import ClusterNode, ClusterPipeline, RedisCluster
from redis.asyncio.connection import Connection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisClusterException, RedisError, SlotNotCoveredError

from bot.config.redis_url import RedisAddress
from bot.storage.connection.circuit_breaker import CircuitBreaker
from bot.storage.connection.client import (
    MOST_CONNECTIONS,
    PROBE_MILLISECONDS,
    GuardedPipeline,
    StoreScript,
    connection_options,
    leaving,
)
from bot.storage.connection.replica_acknowledgement import (
    KEYLESS,
    EncryptedConnection,
    PlainConnection,
    writes,
)
from bot.storage.errors import error_text
from bot.storage.keys import node_probe_key

log = logging.getLogger(__name__)

INSIDE = ContextVar("INSIDE", default=False)
"""Whether the library is at work: what it calls closing is only looking which servers there are, then."""


def cluster_client(address: RedisAddress, replicas: int = 0) -> "ClusterClient":
    """Return a client of a cluster, not yet connected."""
    options = connection_options(address, replicas)
    options.pop("replicas", None)
    nodes = [ClusterNode(host, port) for host, port in address.hosts]
    return ClusterClient(nodes, replicas, ssl=address.is_encrypted, **options)


def key_of(words: Sequence[Any]) -> Any | None:
    """Return the key, or the first one, by which a command finds its server; ``None`` for one without."""
    name = str(words[0]).partition(" ")[0].upper()
    if name in KEYLESS:
        return None
    at = 3 if name in ("EVAL", "EVALSHA") else 1
    return words[at] if len(words) > at else None


class ClusterClient(RedisCluster):
    """A client of all servers of a cluster."""

    def __init__(self, nodes: list[ClusterNode], replicas: int, *, ssl: bool, **options: Any) -> None:
        super().__init__(
            startup_nodes=nodes,
            max_connections=MOST_CONNECTIONS,
            retry=Retry(NoBackoff(), 0),
            ssl=ssl,
            **options,
        )
        if replicas:  # the library takes no word of what class its connections are to be
            kind = EncryptedConnection if ssl else PlainConnection
            self.connection_kwargs |= {"connection_class": kind, "replicas": replicas}
            for node in self.nodes_manager.startup_nodes.values():
                node.connection_class = kind
                node.connection_kwargs["replicas"] = replicas
        self.circuit = CircuitBreaker(self._probe, self._noticed)
        self._failed: str | None = None
        self._seen: object = None
        self._looking: asyncio.Task[None] | None = None

    async def initialize(
        self, additional_startup_nodes_info: Any = None, last_failed_node_name: str | None = None
    ) -> Self:
        """Look up which servers there are; where some are known nobody waits for it."""
        if not self._initialize:
            return self
        if not self.nodes_manager.slots_cache:
            await super().initialize(additional_startup_nodes_info, last_failed_node_name)
            return self
        self._failed = last_failed_node_name or self._failed
        self._initialize = False
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), context=Context())
        return self

    async def _look(self) -> None:
        """Look them up; where nothing has changed, the library would connect anew to all."""
        nodes = sorted(self.get_nodes(), key=lambda node: node.name == self._failed)
        for node in nodes:
            try:
                seen = await node.execute_command("CLUSTER SLOTS")
                if seen != self._seen:
                    await self.nodes_manager.initialize(last_failed_node_name=self._failed)
                    self._seen = seen
            except (RedisError, RedisClusterException, OSError) as error:
                log.debug("%s knows no cluster: %s", node.name, error_text(error))
            else:
                return

    async def __aenter__(self) -> Self:
        await self._increment_usage()  # the library would look for servers here, past the circuit
        return self

    def _noticed(self, error: BaseException, places: Collection[str] = ()) -> None:
        """Have the servers looked up anew; the one that has failed is asked last."""
        failed = getattr(error, "last_failed_node_name", None) or next(iter(places), None)
        self._failed = failed or self._failed
        self._initialize = True

    def place_of(self, key: Any) -> str:
        """Return the name of the server that has a key, as far as is known; ``""`` where it is not."""
        nodes = None if key is None else self.nodes_manager.slots_cache.get(self.keyslot(key))
        return nodes[0].name if nodes else ""

    async def _ask(self, *words: Any, **options: Any) -> Any:
        """Send a command, whatever the circuit says."""
        token = INSIDE.set(True)
        try:
            await self.initialize()
            return await super().execute_command(*words, **options)
        finally:
            INSIDE.reset(token)

    async def execute_command(self, *words: Any, **options: Any) -> Any:
        """Send a command and return its answer."""
        places = (self.place_of(key_of(words)),)
        return await self.circuit.run(lambda: self._ask(*words, **options), places, is_write=writes(words[0]))

    def pipeline(self, transaction: Any = None, shard_hint: Any = None) -> Any:  # noqa: ARG002
        """Return commands that are sent together."""
        return ClusterTransaction(self) if transaction else ClusterBatch(self)  # type: ignore[abstract]

    def register_script(self, script: Any) -> StoreScript:  # type: ignore[override]  # for it has two
        """Return a script that can be called."""
        return StoreScript(self, script)

    async def _probe(self, place: str) -> None:
        """Write something that a server has to keep, if there is still something that it keeps."""
        self._initialize = True
        await self.initialize()
        if self._looking:
            await self._looking
        key = self._key_at(place)
        if key:
            await self._ask("SET", key, "1", "PX", PROBE_MILLISECONDS)

    def _key_at(self, place: str) -> str | None:
        """Return a key that a server has to keep; ``None`` for a server that keeps none."""
        cached = self.nodes_manager.slots_cache.items()
        slots = {slot for slot, nodes in cached if not place or nodes[0].name == place}
        keys = (node_probe_key(number) for number in count())
        return next((key for key in keys if self.keyslot(key) in slots), None) if slots else None

    async def facts(self) -> Mapping[str, Mapping[str, Any]]:
        """Return what each primary says of itself, whatever the circuit says."""
        await self.initialize()
        found = {}
        for node in self.get_primaries():
            found[node.name] = cast("Mapping[str, Any]", await node.execute_command("INFO"))
        return found

    async def aclose(self) -> None:
        """Close all connections; while the library is at work, have the servers looked up."""
        if INSIDE.get():
            self._initialize = True
            return
        await self.circuit.aclose()
        if self._looking:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        self._initialize = False  # else the library takes it for closed
        with leaving():
            await super().aclose()


class NodePool:
    """What a transaction takes for a pool of connections: those to the node that has its keys."""

    def __init__(self, client: ClusterClient) -> None:
        self.client = client
        self.key: Any = None
        self.himport_registry = client.himport_registry
        self._node: ClusterNode | None = None

    async def get_connection(self) -> Connection:
        """Return a connection to the node that has the key."""
        await self.client.initialize()
        slot = self.client.keyslot(self.key)
        nodes = self.client.nodes_manager.slots_cache.get(slot)
        if not nodes:
            raise SlotNotCoveredError(f"slot {slot} is not covered")
        self._node = nodes[0]
        connection = self._node.acquire_connection()
        try:
            await self._node.disconnect_if_needed(connection)
            await connection.connect()
        except BaseException:
            await self.release(connection)
            raise
        return connection

    async def release(self, connection: Connection) -> None:
        """Give a connection back; with one that has broken, the others are not relied on either."""
        node = cast(ClusterNode, self._node)
        if not connection.is_connected:
            await node.disconnect_free_connections()
        node.release(connection)


class ClusterTransaction(GuardedPipeline):
    """Commands on keys of one slot that are done all together, or after WATCH none of them."""

    def __init__(self, client: ClusterClient) -> None:
        self._pool = NodePool(client)
        super().__init__(self._pool, client.response_callbacks, client.circuit, transaction=True)

    def places(self, words: Sequence[Any]) -> tuple[str, ...]:
        """Return the name of the server that has the key of a command; the connection will be to it."""
        self._pool.key = key_of(words)
        return (self._pool.client.place_of(self._pool.key),)


class ClusterBatch(ClusterPipeline):
    """Commands that are sent together, to each server those that are for it."""

    def __init__(self, client: ClusterClient) -> None:
        super().__init__(client)
        self._client = client
        self._commands: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    async def __aenter__(self) -> Self:
        return self

    def execute_command(self, *words: Any, **options: Any) -> Self:
        """Add a command."""
        self._commands.append((words, options))
        return self

    def __len__(self) -> int:
        return len(self._commands)

    async def reset(self) -> None:  # type: ignore[override]  # as the library does
        """Let go what was added."""
        self._commands = []

    async def execute(self, raise_on_error: bool = True, allow_redirections: bool = True) -> list[Any]:
        """Send all of them and return the answers."""
        commands = self._commands
        self._commands = []
        if not commands:
            return []

        async def attempt() -> list[Any]:
            token = INSIDE.set(True)
            try:
                await self._client.initialize()
                sent = ClusterPipeline(self._client)  # type: ignore[abstract]
                for words, options in commands:
                    sent.execute_command(*words, **options)
                return await sent.execute(raise_on_error, allow_redirections)
            finally:
                INSIDE.reset(token)

        places = {self._client.place_of(key_of(words)) for words, _ in commands}
        is_write = any(writes(words[0]) for words, _ in commands)
        return await self._client.circuit.run(attempt, places, is_write=is_write)
