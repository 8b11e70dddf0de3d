"""A cluster of real servers: three primaries and a replica of each, if nothing else is wanted."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.store.servers import NODE_TIMEOUT, Server, free_port, text, until

SLOTS = 16384
"""https://redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec/"""


@dataclass(frozen=True)
class Cluster:
    """A cluster, the primaries that it began with first."""

    servers: tuple[Server, ...]

    @property
    def url(self) -> str:
        """The address by which the bot finds all of it."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{one.port}" for one in self.servers)

    @property
    def running(self) -> tuple[Server, ...]:
        """The servers that were not killed."""
        return tuple(one for one in self.servers if one.is_running)

    async def primary_of(self, key: str) -> Server:
        """Return the server that keeps a key, be it gone, as the first one that runs knows."""
        slot = int(text(await self.running[0].ask("CLUSTER", "KEYSLOT", key)))
        for line in (await _nodes(self.running[0])).values():
            if any(slot in part for part in line.slots):
                return next(one for one in self.servers if one.port == line.port)
        raise AssertionError(f"nobody keeps slot {slot}")

    async def is_whole(self) -> bool:
        """Tell whether all that run find the cluster to be in order, and know who keeps what."""
        answers = [await one.info("CLUSTER", "INFO") for one in self.running]
        return all(
            (one["cluster_state"], int(one["cluster_slots_assigned"])) == ("ok", SLOTS) for one in answers
        )


@dataclass(frozen=True)
class _Node:
    """What a server of a cluster knows of another one."""

    id: str
    port: int
    slots: tuple[range, ...]


async def _nodes(asked: Server) -> dict[str, _Node]:
    """Return what a server knows of all, itself too."""
    found = {}
    for line in text(await asked.ask("CLUSTER", "NODES")).splitlines():
        name, address, flags, _, _, _, _, _, *slots = line.split()
        if "handshake" in flags or "noaddr" in flags:
            continue
        spans = [span.split("-") for span in slots if not span.startswith("[")]
        parts = tuple(range(int(span[0]), int(span[-1]) + 1) for span in spans)
        found[name] = _Node(name, int(address.partition("@")[0].rpartition(":")[2]), parts)
    return found


@asynccontextmanager
async def cluster(
    directory: Path, primaries: int = 3, replicas: int = 1, settings: Mapping[str, str] | None = None
) -> AsyncIterator[Cluster]:
    """Run a cluster of primaries with so many replicas each."""
    async with AsyncExitStack() as stack:
        servers = []
        for number in range(primaries * (1 + replicas)):
            usual = {
                "cluster-enabled": "yes",
                "cluster-node-timeout": str(NODE_TIMEOUT),
                "cluster-port": str(free_port()),
            }
            one = Server(directory / f"node{number}", usual | dict(settings or {}))
            stack.callback(one.kill)
            servers.append(one)
        await asyncio.gather(*(one.start() for one in servers))
        whole = Cluster(tuple(servers))
        await _join(whole, primaries)
        yield whole


async def _join(whole: Cluster, primaries: int) -> None:
    """Make a cluster of servers."""
    first, *others = whole.servers
    bounds = [SLOTS * number // primaries for number in range(primaries + 1)]
    for number, one in enumerate(whole.servers):
        await one.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        if number < primaries:
            await one.ask("CLUSTER", "ADDSLOTSRANGE", bounds[number], bounds[number + 1] - 1)
    for other in others:
        await other.ask("CLUSTER", "MEET", "127.0.0.1", first.port, first.settings["cluster-port"])

    async def know_each_other() -> bool:
        return all([len(await _nodes(one)) == len(whole.servers) for one in whole.servers])

    await until(know_each_other, "the servers know each other")
    names = {node.port: node.id for node in (await _nodes(first)).values()}
    followers = whole.servers[primaries:]
    for number, one in enumerate(followers):
        await one.ask("CLUSTER", "REPLICATE", names[whole.servers[number % primaries].port])
    for one in followers:
        await until(one.follows, "a replica follows")
    await until(whole.is_whole, "the cluster is whole")
