"""A cluster of three primaries with replicas: no confirmed move is lost in a failover."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from bot.storage.connection import circuit_breaker
from bot.storage.connection.client import RedisClient
from bot.storage.connection.connect import check_server, connect
from bot.storage.keys import PlayerPart, player_key
from tests.store.checked_player import CheckedPlayer, checked_players, go_on
from tests.store.clusters import Cluster, cluster
from tests.store.servers import PATIENCE, refusal, until


async def crowd(redis: RedisClient, servers: Cluster) -> dict[int, list[CheckedPlayer]]:
    """Return players who have begun a game, two for each primary, by the port of the primary."""
    found: dict[int, list[CheckedPlayer]] = {}
    for player in checked_players(redis, range(100)):
        port = (await servers.primary_of(player_key(player.player, PlayerPart.UNFINISHED_GAMES))).port
        there = found.setdefault(port, [])
        if len(there) < 2:
            there.append(player)
    assert len(found) == 3
    players = [player for some in found.values() for player in some]
    await asyncio.gather(*(player.begin() for player in players))
    return found


async def check_refusals(servers: Cluster) -> None:
    """Check that a part of a cluster, one with unassigned slots and one with too few replicas are refused."""
    first = servers.servers[0]
    assert "belongs to a cluster. Start the address with redis+cluster" in await refusal(first.url)
    said = await refusal(servers.url, replicas=2)
    assert said.startswith("REDIS_REPLICAS: the server at 127.0.0.1:")
    await first.ask("CLUSTER", "DELSLOTSRANGE", 0, 5)
    assert "is incomplete" in await refusal(f"redis+cluster://127.0.0.1:{first.port}")
    await first.ask("CLUSTER", "ADDSLOTSRANGE", 0, 5)
    await until(servers.is_whole, "the cluster is whole again")


async def test_no_answered_move_is_lost_when_a_primary_is_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with cluster(tmp_path) as servers, connect(servers.url, replicas=1) as redis:
        await check_refusals(servers)
        await check_server(redis, servers.url, replicas=1)
        found = await crowd(redis, servers)
        port, bereft = next(iter(found.items()))
        others = [player for at, some in found.items() if at != port for player in some]
        await go_on((*bereft, *others), 20)
        gone = next(one for one in servers.servers if one.port == port)
        key = player_key(bereft[0].player, PlayerPart.UNFINISHED_GAMES)

        async def has_successor() -> bool:
            return await servers.primary_of(key) is not gone and await servers.is_whole()

        async def come_back() -> None:
            """Restart the killed primary as a replica of its successor, as an operator would do."""
            await until(has_successor, "a replica takes over")
            await gone.start()

        gone.kill()
        await asyncio.gather(come_back(), go_on((*bereft, *others), 40))
        assert any(player.refused for player in bereft)
        assert not redis.circuit.is_open
    assert f"127.0.0.1:{port} is back" in caplog.text


async def test_who_plays_on_other_servers_is_answered_while_one_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_breaker, "SLOW_SECONDS", 2.0)
    # The timeout is so long that no replica takes over.
    settings = {"cluster-node-timeout": "60000", "cluster-require-full-coverage": "no"}
    async with cluster(tmp_path, settings=settings) as servers, connect(servers.url) as redis:
        found = await crowd(redis, servers)
        (port, bereft), *others = found.items()
        hung = next(one for one in servers.servers if one.port == port)
        hung.suspend()
        waiting = asyncio.gather(*(player.go_on(1) for player in bereft))
        await until(lambda: redis.circuit.is_open, "it is noticed")
        await asyncio.gather(*(player.go_on(5) for _, some in others for player in some))
        assert redis.circuit.is_open
        hung.resume()
        await waiting
        assert any(player.refused for player in bereft)
        assert not any(player.refused for _, some in others for player in some)


async def test_who_waits_for_a_stopped_primary_is_answered_by_its_replica(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_breaker, "SLOW_SECONDS", PATIENCE)
    async with cluster(tmp_path) as servers, connect(servers.url) as redis:
        client = cast(Any, redis)  # that of a cluster
        found = await crowd(redis, servers)
        port, bereft = next(iter(found.items()))
        stopped = next(one for one in servers.servers if one.port == port)
        node = client.get_node(node_name=f"127.0.0.1:{port}")
        assert node
        in_use = node.acquire_connection()
        await in_use.connect()
        stopped.suspend()
        await asyncio.gather(*(player.go_on(2) for player in bereft))
        assert not any(player.refused for player in bereft)
        assert client.get_node(node_name=node.name) is not node
        stopped.resume()
    assert not in_use.is_connected, "the client knows no longer of the node, and left a connection open"
