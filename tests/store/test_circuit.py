"""Outages of the store: players see a message at once, and can play when the store is back."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.core.actions import Chat, Player
from bot.storage.connection import circuit_breaker
from bot.storage.connection.circuit_breaker import CircuitOpenError
from bot.storage.connection.client import RedisClient
from bot.storage.connection.connect import connect
from bot.storage.coordination.distributed_lock import DistributedLocks
from bot.storage.errors import StoreUnavailableError
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from tests.store.checked_player import CheckedPlayer, begin_players, go_on
from tests.store.proxy import Proxy
from tests.store.servers import PATIENCE, Server, free_port, server, until

CROWD = 200
PAUSE_MILLISECONDS = 3000
"""Longer than a command is tried again, and than Discord waits for the first answer."""


@pytest.fixture
async def one(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path) as started:
        yield started


@pytest.fixture
async def redis(one: Server) -> AsyncIterator[RedisClient]:
    async with connect(one.url) as client:
        yield client


@pytest.fixture
async def players(redis: RedisClient) -> Sequence[CheckedPlayer]:
    return await begin_players(redis, 5)


async def noticed(redis: RedisClient) -> None:
    await until(lambda: redis.circuit.is_open, "it is noticed that the store is away")


async def check_refused(players: Sequence[CheckedPlayer]) -> None:
    """Check that many requests during an outage are refused without asking the store."""
    errors = await asyncio.gather(
        *(players[0].store.unfinished_games(players[number % 5].player) for number in range(CROWD)),
        return_exceptions=True,
    )
    assert {type(error) for error in errors} == {StoreUnavailableError}
    assert {type(error.__cause__) for error in errors if isinstance(error, BaseException)} == {
        CircuitOpenError
    }


def check_log(caplog: pytest.LogCaptureFixture, away: str) -> None:
    """Check that one line is logged when the store fails and one when it is back."""
    said = [
        record.getMessage()
        for record in caplog.records
        if record.name == "bot.storage.connection.circuit_breaker"
    ]
    first, last = said
    assert away in first
    assert "is back after" in last


async def test_a_pause_of_the_server_is_waited_for(
    one: Server, players: Sequence[CheckedPlayer], caplog: pytest.LogCaptureFixture
) -> None:
    await one.ask("CLIENT", "PAUSE", PAUSE_MILLISECONDS, "ALL")
    await go_on(players, 3)
    assert not any(player.refused for player in players)
    assert not caplog.records


async def test_a_server_that_vanishes_is_not_waited_for(
    one: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(circuit_breaker, "SLOW_SECONDS", 2 * PATIENCE)
    proxy = Proxy(one.port)
    await proxy.start()
    try:
        async with connect(f"redis://127.0.0.1:{proxy.port}") as redis:
            players = await begin_players(redis, 5)
            proxy.hold()
            proxy.stop_listening()
            playing = asyncio.create_task(go_on(players, 3))
            await noticed(redis)
            await proxy.stop()
            await proxy.start()
            await playing
    finally:
        await proxy.stop()
    assert any(player.refused for player in players)
    check_log(caplog, "cannot be reached")


async def test_a_server_that_hangs(
    one: Server,
    redis: RedisClient,
    players: Sequence[CheckedPlayer],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(circuit_breaker, "SLOW_SECONDS", 2.0)
    one.suspend()
    playing = asyncio.create_task(go_on(players, 3))
    await noticed(redis)
    await check_refused(players)
    one.resume()
    await playing
    assert all(player.refused for player in players)
    check_log(caplog, "cannot be reached (TimeoutError)")


async def test_a_server_that_is_killed(
    one: Server, redis: RedisClient, players: Sequence[CheckedPlayer], caplog: pytest.LogCaptureFixture
) -> None:
    one.kill()
    playing = asyncio.create_task(go_on(players, 3))
    await noticed(redis)
    await check_refused(players)
    await one.start()
    await playing
    check_log(caplog, "cannot be reached (Error 111")


async def test_a_server_that_still_reads_its_data(
    one: Server, redis: RedisClient, players: Sequence[CheckedPlayer], caplog: pytest.LogCaptureFixture
) -> None:
    await one.ask("CONFIG", "SET", "rdbcompression", "no")  # it answers each time after a number of bytes
    for number in range(30):
        await one.ask("SET", f"weight:{number}", "x" * 4096)
    await one.ask("BGREWRITEAOF")
    await until(lambda: is_rewritten(one), "its data is in one piece")
    one.kill()
    with (one.directory / "server.conf").open("a") as settings:  # a tenth of a second for each key
        settings.write("key-load-delay 100000\nloading-process-events-interval-bytes 1024\n")
    one.launch()
    await until(lambda: is_loading(one), "it reads its data")
    playing = asyncio.create_task(go_on(players, 3))
    await noticed(redis)
    await check_refused(players)
    await playing
    check_log(caplog, "cannot be reached")


async def is_rewritten(one: Server) -> bool:
    found = await one.ask("INFO", "persistence")
    return bool(found["aof_rewrite_in_progress"] == found["aof_rewrite_scheduled"] == 0)


async def is_loading(one: Server) -> bool:
    return bool((await one.ask("INFO", "persistence")).get("loading"))


async def check_read_only(redis: RedisClient, players: Sequence[CheckedPlayer]) -> None:
    """Check that reads succeed and writes are refused."""
    await noticed(redis)
    for player in players:
        await player.store.unfinished_games(player.player)
        with pytest.raises(StoreUnavailableError) as caught:
            await player.store.choose(player.player, {"view": "words"})
        assert isinstance(caught.value.__cause__, CircuitOpenError)


@pytest.mark.parametrize(
    ("fail", "recover"),
    [
        ("CONFIG SET maxmemory 1mb", "CONFIG SET maxmemory 0"),
        (f"REPLICAOF 127.0.0.1 {free_port()}", "REPLICAOF NO ONE"),
    ],
    ids=("full", "replica"),
)
async def test_a_server_that_takes_no_writes(
    one: Server,
    redis: RedisClient,
    players: Sequence[CheckedPlayer],
    caplog: pytest.LogCaptureFixture,
    fail: str,
    recover: str,
) -> None:
    await one.ask(*fail.split())
    playing = asyncio.create_task(go_on(players, 3))
    await check_read_only(redis, players)
    assert not playing.done()
    await one.ask(*recover.split())
    await playing
    check_log(caplog, "takes no writes")


async def test_what_a_player_typed_is_in_no_error_of_the_store(
    one: Server, redis: RedisClient, caplog: pytest.LogCaptureFixture
) -> None:
    store, player = PlayerStore(redis), Player(Chat.TELEGRAM, 1)
    await one.ask("SET", player_key(player, PlayerPart.SETTINGS), "no hash")
    with caplog.at_level(logging.DEBUG), pytest.raises(StoreUnavailableError) as caught:
        await store.choose(player, {"language": "what-was-typed"})
    assert "WRONGTYPE" in str(caught.value)
    assert "what-was-typed" not in str(caught.value) + caplog.text
    assert not redis.circuit.is_open


async def test_the_end_of_a_locked_section_ignores_an_unavailable_store(
    one: Server, redis: RedisClient
) -> None:
    locks, done = DistributedLocks(redis), []
    async with locks.locked("Anna"):
        one.kill()
        done.append("answered")
    with pytest.raises(StoreUnavailableError):
        async with locks.locked("Anna"):
            done.append("answered twice")
    assert done == ["answered"]
