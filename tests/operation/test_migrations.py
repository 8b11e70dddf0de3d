"""The schema version: earlier stores are migrated, once and while old processes run; later are refused."""

import asyncio
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.core.errors import StartError
from bot.operations.restore import check_nobody_plays
from bot.storage.keys import SCHEMA_KEY
from bot.storage.migrations import (
    MIGRATIONS,
    SCHEMA_VERSION,
    Migration,
    SchemaState,
    migrate,
    read_schema,
    write_schema,
)
from tests.bot.program import Program, running


def migration(number: int, done: list[int], least: int = 1, *, fails: bool = False) -> Migration:
    """Return a migration of a later release that notes its number."""

    async def change(_: Redis) -> None:
        if fails:
            raise ConnectionError("the store is away")
        done.append(number)

    return Migration(number, change, least)


async def test_a_store_without_a_version_has_that_of_the_first_release(redis: Redis) -> None:
    assert [step.number for step in MIGRATIONS] == list(range(2, SCHEMA_VERSION + 1))
    assert all(1 <= step.least <= step.number for step in MIGRATIONS)
    assert await read_schema(redis) == SchemaState(1, 1)
    await migrate(redis, "REDIS_URL")
    assert await redis.hgetall(SCHEMA_KEY) == {b"number": str(SCHEMA_VERSION).encode(), b"least": b"1"}


async def test_migrations_run_in_order_and_once_and_a_failed_one_runs_again(redis: Redis) -> None:
    done: list[int] = []
    with pytest.raises(ConnectionError):
        await migrate(redis, "REDIS_URL", (migration(2, done), migration(3, done, fails=True)))
    assert await read_schema(redis) == SchemaState(2, 1)
    for _ in range(2):
        steps = (migration(2, done), migration(3, done, least=2), migration(4, done, least=2))
        await migrate(redis, "REDIS_URL", steps)
        assert done == [2, 3, 4]
        assert await read_schema(redis) == SchemaState(4, 2)


async def test_two_processes_can_migrate_at_once(redis: Redis) -> None:
    migrations = (migration(2, []), migration(3, []))
    await asyncio.gather(*(migrate(redis, "REDIS_URL", migrations) for _ in range(2)))
    assert await read_schema(redis) == SchemaState(3, 1)


async def test_an_older_program_runs_while_it_is_compatible(redis: Redis) -> None:
    """The schema version never decreases."""
    await write_schema(redis, SchemaState(3, 1))
    await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(3, 1)
    await write_schema(redis, SchemaState(3, SCHEMA_VERSION + 1))
    with pytest.raises(StartError, match="REDIS_URL: a later version of the bot has laid out the games"):
        await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(3, SCHEMA_VERSION + 1)


async def test_the_program_writes_its_version_and_refuses_a_later_one(
    redis: Redis, redis_url: str, short_path: Path
) -> None:
    program = Program(short_path, REDIS_URL=redis_url)
    async with running(program):
        assert (await read_schema(redis)).number == SCHEMA_VERSION
        with pytest.raises(StartError, match="a bot is using these games, connected to the store"):
            await check_nobody_plays(redis)
    await check_nobody_plays(redis)
    await write_schema(redis, SchemaState(99, 98))
    end = await (await program.begin()).end()
    assert end.status == 2
    problem = "REDIS_URL: a later version of the bot has laid out the games there"
    assert f"{problem} (plan 99; this one knows {SCHEMA_VERSION})." in end.complained
