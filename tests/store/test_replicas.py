"""A primary, its replica and sentinels: no confirmed move is lost, and writes wait for replicas."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from redis.exceptions import ReadOnlyError

from bot.storage.connection import circuit_breaker
from bot.storage.connection.circuit_breaker import CircuitOpenError, TooFewReplicasError
from bot.storage.connection.client import RedisClient
from bot.storage.connection.connect import check_server, connect
from bot.storage.errors import StoreUnavailableError
from tests.store.checked_player import begin_players, go_on
from tests.store.clusters import cluster
from tests.store.sentinels import Guarded, sentinels
from tests.store.servers import PATIENCE, Server, refusal, replicated, server, until


async def test_no_answered_move_is_lost_when_the_primary_is_killed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with sentinels(tmp_path) as guarded, connect(guarded.url, replicas=1) as redis:
        await check_server(redis, guarded.url, replicas=1)
        players = await begin_players(redis, 5)
        await go_on(players, 20)
        gone = await guarded.primary()
        gone.kill()
        await asyncio.gather(go_on(players, 30), come_back(guarded))
        assert all(player.refused for player in players)
        assert "is back" in caplog.text


async def test_the_one_that_hung_is_not_written_to_when_another_one_is_primary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(circuit_breaker, "SLOW_SECONDS", PATIENCE)
    async with sentinels(tmp_path) as guarded, connect(guarded.url) as redis:
        players = await begin_players(redis, 5)
        hung = await guarded.primary()
        hung.suspend()
        playing = asyncio.create_task(go_on(players, 10))
        await until(lambda: is_another(guarded, hung.port), "another one is primary")
        await playing  # if it resumed earlier, it would confirm the writes it was sent, and lose them
        assert not any(player.refused for player in players)  # all waited for the failover only
        hung.resume()
        await go_on(players, 10)
        await until(hung.follows, "the one that hung is a replica")
        for player in players:
            await player.check()
        await check_that_no_sentinel_is_lost(guarded, redis)


async def check_that_no_sentinel_is_lost(guarded: Guarded, redis: RedisClient) -> None:
    """Check that the others are still known after many tasks at once went past one that is away."""
    sentinels = redis.sentinel_client
    assert sentinels is not None
    known = {*sentinels.sentinels}
    gone = sentinels.sentinels[0].connection_pool.connection_kwargs["port"]
    next(one for one in guarded.sentinels if one.port == gone).kill()
    await asyncio.gather(*(sentinels.discover_master("games") for _ in range(5)))
    assert {*sentinels.sentinels} == known


async def is_another(guarded: Guarded, port: int) -> bool:
    return (await guarded.primary()).port != port


async def come_back(guarded: Guarded) -> None:
    """Restart the killed server when the other one has taken over, so that this one has a replica."""
    gone = next(one for one in guarded.servers if not one.is_running)
    await until(lambda: is_another(guarded, gone.port), "the replica takes over")
    await gone.start()


async def test_what_is_wrong_with_sentinels_is_reported(tmp_path: Path) -> None:
    async with sentinels(tmp_path) as guarded:
        places = guarded.url.removeprefix("redis+sentinel://").partition("/")[0]
        said = await refusal(f"redis+sentinel://{places}/chess")
        assert (
            f"the sentinels at {places} don't monitor chess. They monitor: games. Write the right name"
            in said
        )
        one = guarded.servers[0]
        said = await refusal(f"redis+sentinel://127.0.0.1:{one.port}/games")
        assert f"the server at 127.0.0.1:{one.port} isn't a sentinel" in said
        for sentinel in guarded.sentinels[1:]:
            sentinel.kill()
        async with connect(guarded.url) as redis:
            await check_server(redis, guarded.url)
        for one in guarded.servers:
            one.kill()
        said = await refusal(guarded.url)
        assert "the primary of games that the sentinels at" in said
        assert "doesn't answer" in said
        guarded.sentinels[0].kill()
        assert f"no sentinel answers at {places} (" in await refusal(guarded.url)


async def test_sentinels_may_want_a_password_of_their_own(tmp_path: Path) -> None:
    async with server(tmp_path, {"requirepass": "secret"}) as locked:  # like such a sentinel
        said = await refusal(f"redis+sentinel://127.0.0.1:{locked.port}/games")
        assert (
            "refuse the password. Add their own password at the end of the address: ?sentinel_password="
            in said
        )


KEY = "{one}"
Form = Callable[[RedisClient], Awaitable[object]]


async def single_command(redis: RedisClient) -> object:
    return await redis.incr(KEY)


async def in_one_packet(redis: RedisClient) -> object:
    async with redis.pipeline(transaction=False) as together:
        together.incr(KEY)
        together.get(KEY)
        return (await together.execute())[0]


async def all_or_none(redis: RedisClient) -> object:
    async with redis.pipeline(transaction=True) as together:
        together.get(KEY)
        together.incr(KEY)
        return (await together.execute())[1]


async def watched(redis: RedisClient) -> object:
    async with redis.pipeline(transaction=True) as together:
        await together.watch(KEY)
        before = int(cast(bytes, await cast(Any, together.get(KEY))) or 0)
        together.multi()  # type: ignore[no-untyped-call]
        together.set(KEY, before + 1)
        await together.execute()
        return before + 1


async def by_script(redis: RedisClient) -> object:
    return await cast(Any, redis.register_script("return redis.call('INCR', KEYS[1])")(keys=[KEY]))


FORMS: Sequence[Form] = (single_command, in_one_packet, all_or_none, watched, by_script)


async def check_forms(redis: RedisClient, replicas: Sequence[Server]) -> None:
    """Write in each form, while replicas answer and while they hang."""
    done = 0
    for form in FORMS:
        done += 1
        assert await form(redis) == done
        for replica in replicas:
            replica.suspend()
        with pytest.raises(TooFewReplicasError):
            await form(redis)
        done += 1  # the primary has the write
        assert redis.circuit.is_open
        with pytest.raises(CircuitOpenError):  # nobody may see a write that a failover could still lose
            await redis.get(KEY)
        for replica in replicas:
            replica.resume()
        await until(lambda: not redis.circuit.is_open, "the replicas have it")
        assert await redis.get(KEY) == str(done).encode()


async def test_replicas_of_one_server_must_have_what_is_written(tmp_path: Path) -> None:
    async with replicated(tmp_path) as (primary, replica), connect(primary.url, replicas=1) as redis:
        await check_forms(redis, (replica,))


async def test_replicas_of_a_guarded_server_must_have_what_is_written(tmp_path: Path) -> None:
    async with sentinels(tmp_path) as guarded, connect(guarded.url, replicas=1) as redis:
        await check_forms(redis, guarded.servers[1:])


async def test_replicas_in_a_cluster_must_have_what_is_written(tmp_path: Path) -> None:
    settings = {"cluster-node-timeout": "60000"}  # so that hanging replicas are not considered down
    async with cluster(tmp_path, settings=settings) as servers, connect(servers.url, replicas=1) as redis:
        await check_forms(redis, servers.servers[3:])


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[Server, Server]]:
    async with replicated(tmp_path) as (primary, replica):
        yield primary, replica


async def test_asking_for_more_replicas_than_exist_is_an_error(pair: tuple[Server, Server]) -> None:
    url = pair[0].url
    async with connect(url, replicas=1) as redis:
        await check_server(redis, url, replicas=1)
    said = await refusal(url, replicas=2)
    server = f"the server at 127.0.0.1:{pair[0].port}"
    assert said.startswith(f"REDIS_REPLICAS: {server} has too few replicas: 1 connected, 2 required.")
    assert "can't save moves. Name its primary" in await refusal(pair[1].url)


async def test_a_primary_that_has_become_a_replica_is_known_to_take_no_writes(
    pair: tuple[Server, Server],
) -> None:
    primary, replica = pair
    await replica.ask("REPLICAOF", "NO", "ONE")
    await primary.ask("REPLICAOF", "127.0.0.1", replica.port)
    for form in FORMS:
        async with connect(primary.url, replicas=1) as redis:
            with pytest.raises(ReadOnlyError):
                await form(redis)
            with pytest.raises(CircuitOpenError):
                await redis.incr(KEY)


async def test_players_get_a_sentence_and_go_on_when_the_replica_is_back(pair: tuple[Server, Server]) -> None:
    primary, replica = pair
    async with connect(primary.url, replicas=1) as redis:
        players = await begin_players(redis, 1)
        replica.kill()
        with pytest.raises(StoreUnavailableError, match="0 of 1 replicas"):
            await players[0].store.choose(players[0].player, {"view": "words"})
        await replica.start()
        await go_on(players, 5)
