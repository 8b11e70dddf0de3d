"""The lost attempts of a day: the first ones are stored, each once, and not for long."""

from redis.asyncio import Redis

from bot.features.attempts.lost_attempts_store import (
    ATTEMPTS_SECONDS,
    DECISIVE_MOVE_SECONDS,
    MOST_ATTEMPTS,
    LostAttemptsStore,
)
from engine.record import Record
from tests.bot.desk import LOST, WON

DAY_A, DAY_B = 11, 12


async def test_a_game_is_kept_once_for_its_day_and_for_a_week(redis: Redis) -> None:
    store = LostAttemptsStore(redis)
    for _ in range(2):
        await store.add_attempt(DAY_A, LOST, "game1")
        await store.add_attempt(DAY_A, LOST, "game2")
    await store.add_attempt(DAY_B, WON, "game3")
    assert await store.attempts(DAY_A) == (LOST, LOST)
    assert await store.attempts(DAY_B) == (WON,)
    assert await store.attempts(DAY_B + 1) == ()
    assert 0 < await redis.ttl(f"sb1:{{lost:{DAY_A}}}:runs") <= ATTEMPTS_SECONDS


async def test_a_later_run_does_not_make_the_first_ones_live_longer(redis: Redis) -> None:
    store = LostAttemptsStore(redis)
    await store.add_attempt(DAY_A, LOST, "game1")
    await redis.expire(f"sb1:{{lost:{DAY_A}}}:runs", 100)
    await store.add_attempt(DAY_A, LOST, "game2")
    assert await redis.ttl(f"sb1:{{lost:{DAY_A}}}:runs") <= 100


async def test_no_more_than_so_many_are_kept(redis: Redis) -> None:
    store = LostAttemptsStore(redis)
    for number in range(MOST_ATTEMPTS + 5):
        await store.add_attempt(DAY_A, Record.read(f"wish/1 #{number}"), f"game{number:03}")
    kept = await store.attempts(DAY_A)
    assert len(kept) == MOST_ATTEMPTS
    assert [record.deal for record in kept] == list(range(MOST_ATTEMPTS))


async def test_what_was_found_out_is_kept_with_the_day(redis: Redis) -> None:
    store = LostAttemptsStore(redis)
    assert await store.decisive_move(DAY_A) is None
    await store.save_decisive_move(DAY_A, "found")
    assert await store.decisive_move(DAY_A) == "found"
    assert await store.decisive_move(DAY_B) is None
    assert 0 < await redis.ttl(f"sb1:{{lost:{DAY_A}}}:crux") <= DECISIVE_MOVE_SECONDS
