"""Attempts are added to their deal once, whatever happens, and in little room."""

import asyncio
from importlib.resources import files
from statistics import mean

import pytest
from redis.asyncio import Redis

from bot.features.comparison.store import MOST_MOVES, MOST_SECONDS, SAMPLE, ComparisonStore
from bot.storage.decoding import read_hash
from bot.storage.first_attempt import COUNTED, MOST_NOTES, NOTE_SECONDS, FirstAttempt, deal_of_record
from bot.storage.keys import PlayerPart, added_attempt_key, compared_deal_key, player_key
from tests.bot.comparison.attempts import attempt, note, other, results
from tests.bot.desk import ANNA, WON

DEAL = deal_of_record(WON)
MOST_BYTES = 1024


@pytest.fixture(params=["one server", "cluster"])
async def redis(redis: Redis, request: pytest.FixtureRequest) -> Redis:
    """Provide the client also as one of a cluster, for which scripts use the keys of one slot only."""
    redis.is_cluster = request.param == "cluster"  # type: ignore[attr-defined]
    return redis


async def test_an_attempt_that_is_added_twice_counts_once(redis: Redis) -> None:
    """As after an answer of the store was lost, or a process died before it noted that it is added."""
    store, one = ComparisonStore(redis), attempt(1, moves=98, seconds=214)
    for number in range(3):
        if number == 0 or redis.is_cluster:  # type: ignore[attr-defined]
            await note(redis, ANNA, DEAL, one)
        noted = await store.load(ANNA, DEAL)
        assert noted.attempt == FirstAttempt(COUNTED, one.day, is_won=True, moves=98, seconds=214)
        assert (noted.results.attempts, noted.results.winners) == (1, ((98, 214),))
    assert await store.load(ANNA, DEAL) == noted
    assert await redis.ttl(added_attempt_key(DEAL, one.token)) <= 600


async def test_processes_that_add_the_same_attempts_at_once_count_each_once(
    redis: Redis, other_redis: Redis
) -> None:
    other_redis.is_cluster = redis.is_cluster  # type: ignore[attr-defined]
    stores = [ComparisonStore(redis), ComparisonStore(other_redis)]
    for number in range(20):
        await note(redis, other(number), DEAL, attempt(number, is_won=number % 2 == 0, moves=number))
    await asyncio.gather(*(store.load(other(number), DEAL) for store in stores * 2 for number in range(20)))
    found = await results(redis, DEAL)
    assert (found.attempts, found.wins, found.fewest) == (20, 10, 0)
    assert sorted(moves for moves, _ in found.winners) == [*range(0, 20, 2)]


async def test_an_attempt_that_waits_is_added_when_its_player_sees_another_game(redis: Redis) -> None:
    await note(redis, ANNA, DEAL, attempt(1))
    await ComparisonStore(redis).load(ANNA, "0" * 16)
    assert (await results(redis, DEAL)).attempts == 1


async def test_of_many_wins_a_fair_sample_is_stored_in_a_kilobyte(redis: Redis) -> None:
    """Every win has the same chance, so the sample has early and late ones."""
    store = ComparisonStore(redis)
    for number in range(1_000):
        await note(redis, other(1), DEAL, attempt(number, moves=1 + number, seconds=MOST_SECONDS))
        await store.load(other(1), DEAL)
    await note(redis, other(1), DEAL, attempt(1_000, is_won=False))
    found = (await store.load(other(1), DEAL)).results
    assert (found.attempts, found.wins, found.fewest, len(found.winners)) == (1_001, 1_000, 1, SAMPLE)
    moves = {moves for moves, _ in found.winners}
    assert len(moves) == SAMPLE
    assert moves <= {*range(1, 1_001)}
    assert 450 < mean(moves) < 550
    assert int(await redis.memory_usage(compared_deal_key(DEAL), samples=0) or 0) in range(1, MOST_BYTES + 1)
    year = 365 * 24 * 60 * 60
    assert year - 60 < await redis.ttl(compared_deal_key(DEAL)) <= year


async def test_values_that_are_too_large_are_stored_as_the_largest(redis: Redis) -> None:
    await note(redis, ANNA, DEAL, attempt(1, moves=10**6, seconds=10**9))
    assert (await ComparisonStore(redis).load(ANNA, DEAL)).results.winners == ((MOST_MOVES, MOST_SECONDS),)


async def test_a_player_has_at_most_so_many_notes_and_old_ones_go(redis: Redis) -> None:
    """Also by day: notes of more than 400 days are deleted when a later game ends."""
    script = redis.register_script(_note_script())
    key = player_key(ANNA, PlayerPart.COMPARED)

    async def end_game(number: int, day: int) -> None:
        one = FirstAttempt(COUNTED, day, is_won=True, moves=100, seconds=200)
        await script(keys=[key], args=[one.note_for(f"{number:016x}"), NOTE_SECONDS])

    for number in range(MOST_NOTES + 1):
        await end_game(number, 20_000 + number // 100)
    fields = await read_hash(redis, key)
    assert len(fields) == MOST_NOTES + 1 - MOST_NOTES // 10 + 1
    assert f"{MOST_NOTES:016x}" in fields
    assert f"{0:016x}" not in fields
    await end_game(10_000, 20_402)
    fields = await read_hash(redis, key)
    assert f"{199:016x}" not in fields
    assert f"{200:016x}" in fields


def _note_script() -> str:
    """Return a script that calls the function with which the end of a game is noted."""
    function = (files("bot.storage") / "note_attempt.lua").read_text("utf-8")
    return f"{function}\nnote_attempt(KEYS[1], cjson.decode(ARGV[1]), ARGV[2])"
