"""The plan of the keys: earlier ones are brought forward, once and beside old processes; later refused."""

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


class Steps:
    """Two steps of later releases, and what was done of them."""

    def __init__(self, fails_at: int = 0) -> None:
        self.done: list[int] = []
        self.fails_at = fails_at

    def of(self, number: int, least: int = 1) -> Migration:
        async def bring(redis: Redis) -> None:
            self.done.append(number)
            await redis.set(f"sb1:step:{number}", "begun")
            if number == self.fails_at:
                raise ConnectionError("the store is away")
            await redis.set(f"sb1:step:{number}", "done")

        return Migration(number, bring, least)


async def test_a_store_without_a_plan_is_that_of_the_first_release(redis: Redis) -> None:
    assert await read_schema(redis) == SchemaState(1, 1)
    await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(SCHEMA_VERSION, 1)
    assert await redis.hgetall(SCHEMA_KEY) == {b"number": str(SCHEMA_VERSION).encode(), b"least": b"1"}


def test_the_last_step_leads_to_the_plan_of_this_program() -> None:
    assert [step.number for step in MIGRATIONS] == list(range(2, SCHEMA_VERSION + 1))
    assert all(1 <= step.least <= step.number for step in MIGRATIONS)


async def test_steps_are_done_in_order_and_once(redis: Redis) -> None:
    steps = Steps()
    later = (steps.of(2), steps.of(3, least=2))
    await migrate(redis, "REDIS_URL", later)
    assert steps.done == [2, 3]
    assert await read_schema(redis) == SchemaState(3, 2)
    await migrate(redis, "REDIS_URL", later)
    assert steps.done == [2, 3]


async def test_a_step_that_breaks_off_is_done_again_and_those_before_it_are_not(redis: Redis) -> None:
    broken, whole = Steps(fails_at=3), Steps()
    with pytest.raises(ConnectionError):
        await migrate(redis, "REDIS_URL", (broken.of(2), broken.of(3)))
    assert await read_schema(redis) == SchemaState(2, 1)
    await migrate(redis, "REDIS_URL", (whole.of(2), whole.of(3)))
    assert whole.done == [3]
    assert await redis.get("sb1:step:3") == b"done"


async def test_two_that_start_at_once_both_get_there(redis: Redis) -> None:
    one, other = Steps(), Steps()
    await asyncio.gather(
        migrate(redis, "REDIS_URL", (one.of(2), one.of(3))),
        migrate(redis, "REDIS_URL", (other.of(2), other.of(3))),
    )
    assert await read_schema(redis) == SchemaState(3, 1)


async def test_an_older_program_plays_on_as_long_as_it_can(redis: Redis) -> None:
    """The plan never goes back, whoever starts last."""
    await write_schema(redis, SchemaState(3, 1))
    await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(3, 1)
    await write_schema(redis, SchemaState(3, SCHEMA_VERSION + 1))
    with pytest.raises(
        StartError, match="REDIS_URL: a later version of the bot has laid out the games there"
    ):
        await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(3, SCHEMA_VERSION + 1)


async def test_the_program_notes_its_plan_and_starts_on_no_store_of_a_later_one(
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
    told = "a later version of the bot has laid out the games there"
    assert f"REDIS_URL: {told} (plan 99; this one knows {SCHEMA_VERSION})." in end.complained
