"""A cluster of three primaries with replicas: played on, fallen over, and no answered move lost."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import App
from bot.core.actions import Chat, Player
from bot.core.errors import StartError
from bot.i18n.texts import Texts
from bot.storage.connection.circuit_breaker import CircuitBreaker
from bot.storage.connection.client import RedisClient
from bot.storage.connection.connect import check_server, connect
from bot.storage.keys import player_key
from bot.storage.player_store import PlayerStore
from tests.store.clusters import Cluster, cluster
from tests.store.servers import until
from tests.store.steady import Steady


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[Cluster]:
    async with cluster(tmp_path) as whole:
        yield whole


async def crowd(redis: RedisClient, servers: Cluster) -> dict[int, list[Steady]]:
    """Return players who have begun a game, two for each primary, by the ports of these."""
    store = PlayerStore(redis)
    app = App(store, Texts.load("en"))
    found: dict[int, list[Steady]] = {}
    for number in range(100):
        player = Player(Chat.TELEGRAM, number)
        port = (await servers.primary_of(player_key(player, "open"))).port
        there = found.setdefault(port, [])
        if len(there) < 2:
            there.append(Steady(app, store, player))
    assert len(found) == 3
    players = [player for some in found.values() for player in some]
    await asyncio.gather(*(player.begin() for player in players))
    return found


async def test_no_answered_move_is_lost_when_a_primary_is_killed(
    servers: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async with connect(servers.url, replicas=1) as redis:
        await check_server(redis, servers.url, replicas=1)
        found = await crowd(redis, servers)
        port, bereft = next(iter(found.items()))
        others = [player for at, some in found.items() if at != port for player in some]
        await asyncio.gather(*(player.go_on(20) for player in (*bereft, *others)))
        gone = next(one for one in servers.servers if one.port == port)
        key = player_key(bereft[0].player, "open")

        async def has_successor() -> bool:
            return await servers.primary_of(key) is not gone and await servers.is_whole()

        async def come_back() -> None:
            """Be a replica of the one that took over, as an operator would have it, so that it has one."""
            await until(has_successor, "a replica takes over")
            await gone.start()

        gone.kill()
        await asyncio.gather(come_back(), *(player.go_on(40) for player in (*bereft, *others)))
        for player in (*bereft, *others):
            await player.check()
        assert any(player.refused for player in bereft)
        assert not redis.circuit.is_open
    assert f"127.0.0.1:{port} is back" in caplog.text


async def test_who_plays_on_other_servers_is_answered_while_one_hangs(tmp_path: Path) -> None:
    # No replica takes over here.
    settings = {"cluster-node-timeout": "60000", "cluster-require-full-coverage": "no"}
    async with cluster(tmp_path, settings=settings) as servers, connect(servers.url) as redis:
        found = await crowd(redis, servers)
        (port, bereft), *others = found.items()
        hung = next(one for one in servers.servers if one.port == port)
        hung.suspend()
        waiting = asyncio.gather(*(player.go_on(1) for player in bereft))
        await until(lambda: is_open(redis.circuit), "it is noticed")
        await asyncio.gather(*(player.go_on(5) for _, some in others for player in some))
        assert redis.circuit.is_open
        hung.resume()
        await waiting
        assert any(player.refused for player in bereft)
        assert not any(player.refused for _, some in others for player in some)


async def is_open(circuit: CircuitBreaker) -> bool:
    return circuit.is_open


async def test_a_cluster_must_be_called_one_and_be_whole(servers: Cluster) -> None:
    first = servers.servers[0]
    assert "belongs to a cluster. Begin the address with redis+cluster" in await refusal(first.url)
    await first.ask("CLUSTER", "DELSLOTSRANGE", 0, 5)
    lame = f"redis+cluster://127.0.0.1:{first.port}"
    assert "is not whole" in await refusal(lame)
    said = await refusal(servers.url, replicas=2)
    assert said.startswith("REDIS_REPLICAS: the server at 127.0.0.1:")


async def refusal(url: str, replicas: int = 0) -> str:
    with pytest.raises(StartError) as caught:
        async with connect(url, replicas) as redis:
            await check_server(redis, url, replicas)
    return str(caught.value)
