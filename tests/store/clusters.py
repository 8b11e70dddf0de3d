"""A Valkey cluster of real servers."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.store.servers import NODE_TIMEOUT, Server, free_port, until

SLOTS = 16384
"""Number of hash slots: https://redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec/"""
PRIMARIES = 3


@dataclass(frozen=True)
class Cluster:
    """Three primaries, then a replica of each; their order stays the same after a failover."""

    servers: tuple[Server, ...]

    @property
    def url(self) -> str:
        """The URL by which the bot finds all servers."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{one.port}" for one in self.servers)

    async def primary_of(self, key: str) -> Server:
        """Return the primary of a key, even if it is down, as known to the first server that runs."""
        asked = next(one for one in self.servers if one.is_running)
        slot = int(await asked.ask("CLUSTER KEYSLOT", key))
        nodes = await _nodes(asked)
        for server in self.servers:
            for span in nodes[server.port]["slots"]:
                if int(span[0]) <= slot <= int(span[-1]):
                    return server
        raise AssertionError(f"no server has slot {slot}")

    async def is_whole(self) -> bool:
        """Return whether all running servers report a cluster that is ok, with every slot assigned."""
        answers = [await one.ask("CLUSTER INFO") for one in self.servers if one.is_running]
        return all(
            (one["cluster_state"], int(one["cluster_slots_assigned"])) == ("ok", SLOTS) for one in answers
        )


async def _nodes(asked: Server) -> dict[int, dict[str, Any]]:
    """Return the nodes that a server knows, including itself, by port."""
    known: dict[str, dict[str, Any]] = await asked.ask("CLUSTER NODES")
    return {
        int(address.rpartition(":")[2]): node
        for address, node in known.items()
        if not {"handshake", "noaddr"} & {*node["flags"].split(",")}
    }


@asynccontextmanager
async def cluster(directory: Path, settings: Mapping[str, str] | None = None) -> AsyncIterator[Cluster]:
    """Run a cluster of three primaries with a replica each."""
    async with AsyncExitStack() as stack:
        servers = []
        for number in range(2 * PRIMARIES):
            usual = {
                "cluster-enabled": "yes",
                "cluster-node-timeout": str(NODE_TIMEOUT),
                "cluster-port": str(free_port()),
                # Else a replica that has not heard from its primary for some 25 seconds never takes over.
                # On a busy machine, an election can take as long.
                "cluster-replica-validity-factor": "0",
            }
            one = Server(directory / f"node{number}", usual | dict(settings or {}))
            stack.callback(one.kill)
            servers.append(one)
        await asyncio.gather(*(one.start() for one in servers))
        whole = Cluster(tuple(servers))
        await _join(whole)
        yield whole


async def _join(whole: Cluster) -> None:
    """Join servers to a cluster, and wait until it is complete."""
    first, *others = whole.servers
    bounds = [SLOTS * number // PRIMARIES for number in range(PRIMARIES + 1)]
    for number, one in enumerate(whole.servers):
        await one.ask("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        if number < PRIMARIES:
            await one.ask("CLUSTER", "ADDSLOTSRANGE", bounds[number], bounds[number + 1] - 1)
    for other in others:
        await other.ask("CLUSTER", "MEET", "127.0.0.1", first.port, first.settings["cluster-port"])

    async def know_each_other() -> bool:
        return all([len(await _nodes(one)) == len(whole.servers) for one in whole.servers])

    await until(know_each_other, "the servers know each other")
    nodes = await _nodes(first)
    for primary, replica in zip(whole.servers, whole.servers[PRIMARIES:], strict=False):
        await replica.ask("CLUSTER", "REPLICATE", nodes[primary.port]["node_id"])
        await until(replica.follows, "a replica follows")
    await until(whole.is_whole, "the cluster is whole")
