"""The client of a cluster: redis-py's own, with a ``CircuitBreaker`` around every command and script.

The circuit breaker knows each primary by its address. The library's transactions in clusters start a
thread with its own event loop for every command, and do not follow a slot that has moved; ours are those of a
single server, on a connection to the node that has the keys.

======================  ======  ===========================================================================
key                     type    what it holds
======================  ======  ===========================================================================
``sb1:{probe:NUMBER}``  string  the same as ``sb1:{probe}``, with a number that puts it on that node
======================  ======  ===========================================================================
"""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from contextvars import Context, ContextVar
from itertools import count
from typing import Any, Self, cast

from redis.asyncio.cluster import ClusterNode, ClusterPipeline, RedisCluster
from redis.asyncio.connection import Connection, SSLConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisClusterException, RedisError, SlotNotCoveredError

from bot.config.redis_url import RedisAddress
from bot.storage.connection.circuit_breaker import ANSWER_SECONDS, CircuitBreaker, MovedError
from bot.storage.connection.client import (
    MOST_CONNECTIONS,
    PROBE_MILLISECONDS,
    PROBE_TEXT,
    CircuitPipeline,
    StoreScript,
    connection_options,
    logged_errors,
    try_connection,
)
from bot.storage.connection.replica_acknowledgement import KEYLESS, connection_class, writes
from bot.storage.errors import error_text
from bot.storage.keys import node_probe_key

log = logging.getLogger(__name__)

IN_COMMAND = ContextVar("IN_COMMAND", default=False)
"""Whether the library is running a command: it then calls ``aclose`` only to discover the nodes again."""


def cluster_client(address: RedisAddress, replicas: int = 0) -> "ClusterClient":
    """Return a client of a cluster, not yet connected."""
    options = connection_options(address, replicas)
    options.pop("replicas", None)
    nodes = [ClusterNode(host, port) for host, port in address.hosts]
    return ClusterClient(nodes, replicas, ssl=address.is_encrypted, **options)


def key_of(words: Sequence[Any]) -> Any | None:
    """Return the first key of a command, which selects its node; ``None`` without keys."""
    name = str(words[0]).partition(" ")[0].upper()
    if name in KEYLESS:
        return None
    at = 3 if name in ("EVAL", "EVALSHA") else 1
    return words[at] if len(words) > at else None


class ClusterClient(RedisCluster):
    """A client of a cluster."""

    is_cluster = True
    """Whether keys can be on different nodes, where no script can use them together."""

    def __init__(self, nodes: list[ClusterNode], replicas: int, *, ssl: bool, **options: Any) -> None:
        super().__init__(
            startup_nodes=nodes,
            max_connections=MOST_CONNECTIONS,
            retry=Retry(NoBackoff(), 0),
            ssl=ssl,
            **options,
        )
        if replicas:  # the library has no option for the class of connections
            kind: type = connection_class(SSLConnection if ssl else Connection, replicas)
            self.connection_kwargs |= {"connection_class": kind, "replicas": replicas}
            for node in self.nodes_manager.startup_nodes.values():
                node.connection_class = kind
                node.connection_kwargs["replicas"] = replicas
        self.circuit = CircuitBreaker(
            self._probe, self._reach, self._schedule_discovery, lambda node: node or None
        )
        self._failed_node: str | None = None
        self._known_slots: object = None
        self._discovery: asyncio.Task[None] | None = None
        self._forgotten: dict[str, ClusterNode] = {}

    async def initialize(
        self, additional_startup_nodes_info: Any = None, last_failed_node_name: str | None = None
    ) -> Self:
        """Discover the nodes; in the background if some are known."""
        if not self._initialize:
            return self
        if not self.nodes_manager.slots_cache:
            await super().initialize(additional_startup_nodes_info, last_failed_node_name)
            return self
        self._failed_node = last_failed_node_name or self._failed_node
        self._initialize = False
        if self._discovery is None or self._discovery.done():
            self._discovery = asyncio.create_task(self._discover(), context=Context())
        return self

    async def _discover(self) -> None:
        """Discover the nodes; if nothing has changed, do not let the library reconnect to all of them."""
        nodes = sorted(self.get_nodes(), key=lambda node: node.name == self._failed_node)
        for node in nodes:
            try:
                slots = await node.execute_command("CLUSTER SLOTS")
                if slots != self._known_slots:
                    await self._discover_again()
                    self._known_slots = slots
            except (RedisError, RedisClusterException, OSError) as error:
                log.debug("%s does not know the cluster: %s", node.name, error_text(error))
            else:
                return

    async def _discover_again(self) -> None:
        """Discover the nodes; remember those that left, of which the library closes only free connections."""
        before = self.get_nodes()
        await self.nodes_manager.initialize(last_failed_node_name=self._failed_node)
        left = [node for node in before if self.get_node(node_name=node.name) is not node]
        for node in left:
            earlier, self._forgotten[node.name] = self._forgotten.get(node.name), node
            if earlier:
                await earlier.disconnect()

    async def __aenter__(self) -> Self:
        await self._increment_usage()  # the library would discover nodes here, without the circuit breaker
        return self

    async def _reach(self, name: str, _place: object) -> None:
        """Connect to a node, without any command; raise ``OSError`` if that fails.

        Raises ``MovedError`` if the other nodes say that it has no slots any more.
        """
        node = self.get_node(node_name=name) if name else None
        if node:
            await try_connection(node.host, int(node.port))
        if name:
            self._failed_node, self._initialize = name, True
            await self.initialize()
            if self._discovery:
                await asyncio.wait({self._discovery}, timeout=ANSWER_SECONDS / 2)
            if all(nodes[0].name != name for nodes in self.nodes_manager.slots_cache.values()):
                raise MovedError(f"{name} is no longer a primary")

    def _schedule_discovery(self, error: BaseException, names: Collection[str] = ()) -> None:
        """Schedule a discovery of the nodes, with the failed one asked last."""
        failed = getattr(error, "last_failed_node_name", None) or next(iter(names), None)
        self._failed_node = failed or self._failed_node
        self._initialize = True

    def node_name(self, key: Any) -> str:
        """Return the name of the node that has a key; ``""`` if it is not known."""
        nodes = None if key is None else self.nodes_manager.slots_cache.get(self.keyslot(key))
        return nodes[0].name if nodes else ""

    async def _send_command(self, *words: Any, **options: Any) -> Any:
        """Send a command even if the circuit is open."""
        token = IN_COMMAND.set(True)
        try:
            await self.initialize()
            return await super().execute_command(*words, **options)
        finally:
            IN_COMMAND.reset(token)

    async def execute_command(self, *words: Any, **options: Any) -> Any:
        """Send a command and return its answer."""
        names = (self.node_name(key_of(words)),)
        return await self.circuit.run(
            lambda: self._send_command(*words, **options), names, is_write=writes(words[0])
        )

    def pipeline(self, transaction: Any = None, shard_hint: Any = None) -> Any:  # noqa: ARG002
        """Return a pipeline."""
        return ClusterTransaction(self) if transaction else ClusterBatch(self)  # type: ignore[abstract]

    def register_script(self, script: Any) -> StoreScript:  # type: ignore[override]  # it has two signatures
        """Return a script that can be called."""
        return StoreScript(self, script)

    async def _probe(self, name: str) -> None:
        """Write a key to a node, if it still has a slot."""
        self._initialize = True
        await self.initialize()
        if self._discovery:
            await self._discovery
        key = self._probe_key(name)
        if key:
            await self._send_command("SET", key, PROBE_TEXT, "PX", PROBE_MILLISECONDS)

    def _probe_key(self, name: str) -> str | None:
        """Return a probe key in a slot of a node; ``None`` for a node without slots."""
        cached = self.nodes_manager.slots_cache.items()
        slots = {slot for slot, nodes in cached if not name or nodes[0].name == name}
        keys = (node_probe_key(number) for number in count())
        return next((key for key in keys if self.keyslot(key) in slots), None) if slots else None

    async def facts(self) -> Mapping[str, Mapping[str, Any]]:
        """Return the INFO of each primary, even if the circuit is open."""
        await self.initialize()
        found = {}
        for node in self.get_primaries():
            found[node.name] = cast("Mapping[str, Any]", await node.execute_command("INFO"))
        return found

    async def aclose(self) -> None:
        """Close all connections; if the library calls it in a command, schedule a discovery instead."""
        if IN_COMMAND.get():
            self._initialize = True
            return
        await self.circuit.aclose()
        if self._discovery:
            self._discovery.cancel()
            await asyncio.gather(self._discovery, return_exceptions=True)
        self._initialize = False  # otherwise the library treats it as closed
        with logged_errors():
            await super().aclose()
        for node in self._forgotten.values():
            with logged_errors():
                await node.disconnect()


class NodePool:
    """The connection pool of a transaction: connections to the node that has its keys."""

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
        """Release a connection; if it is broken, disconnect the free ones, too."""
        node = cast(ClusterNode, self._node)
        if not connection.is_connected:
            await node.disconnect_free_connections()
        node.release(connection)


class ClusterTransaction(CircuitPipeline):
    """A transaction on keys of one slot, perhaps with WATCH."""

    def __init__(self, client: ClusterClient) -> None:
        self._pool = NodePool(client)
        super().__init__(self._pool, client.response_callbacks, client.circuit, transaction=True)

    def nodes_of(self, words: Sequence[Any]) -> tuple[str, ...]:
        """Return the node that has the key of a command; the connection will be to it."""
        self._pool.key = key_of(words)
        return (self._pool.client.node_name(self._pool.key),)


class ClusterBatch(ClusterPipeline):
    """A pipeline without a transaction, whose commands can be for several nodes."""

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
        """Remove all commands."""
        self._commands = []

    async def execute(self, raise_on_error: bool = True, allow_redirections: bool = True) -> list[Any]:
        """Send the commands and return the answers."""
        commands = self._commands
        self._commands = []
        if not commands:
            return []

        async def attempt() -> list[Any]:
            token = IN_COMMAND.set(True)
            try:
                await self._client.initialize()
                sent = ClusterPipeline(self._client)  # type: ignore[abstract]
                for words, options in commands:
                    sent.execute_command(*words, **options)
                return await sent.execute(raise_on_error, allow_redirections)
            finally:
                IN_COMMAND.reset(token)

        names = {self._client.node_name(key_of(words)) for words, _ in commands}
        is_write = any(writes(words[0]) for words, _ in commands)
        return await self._client.circuit.run(attempt, names, is_write=is_write)
