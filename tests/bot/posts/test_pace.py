"""The pace of posts: evenly spaced slots, shared by all processes and never lost with one."""

import asyncio
from dataclasses import dataclass, field

import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.core.actions import Chat
from bot.storage.coordination.post_pacing import (
    LEASE,
    LIMITS,
    LocalSlots,
    PaceLimit,
    PostPacer,
    PostPacingStore,
)

SECOND = 1_000_000
SLOW = PaceLimit(1.0, 100)
"""One slot a second."""
NEXT, COUNTS = "sb1:{pace:discord}:next", "sb1:{pace:discord}:counts"


@dataclass
class FakeClock:
    """A clock whose time passes only by sleeping."""

    time: float = 1000.0
    slept: list[float] = field(default_factory=list)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)

    def now(self) -> float:
        return self.time


async def slot_times(
    pace: PostPacer, clock: FakeClock, count: int, chat: Chat = Chat.TELEGRAM
) -> list[float]:
    """Return the times of slots that are all requested at once."""
    found: list[float] = []

    async def wait() -> None:
        async with pace.slot(chat):
            found.append(clock.time)

    await asyncio.gather(*(wait() for _ in range(count)))
    return found


def most_in_a_second(times: list[float]) -> int:
    return max(sum(start <= time < start + 1 for time in times) for start in times)


@pytest.mark.parametrize(("chat", "most"), [(Chat.DISCORD, 50), (Chat.TELEGRAM, 30)])
async def test_one_process_uses_most_of_the_limit_of_its_chat(chat: Chat, most: int) -> None:
    clock = FakeClock()
    times = await slot_times(PostPacer(sleep=clock.sleep, now=clock.now), clock, 300, chat)
    assert times == sorted(times)
    assert most_in_a_second(times) < most
    assert 299 / (times[-1] - times[0]) == pytest.approx(LIMITS[chat].a_second, rel=0.01)
    assert LIMITS[chat].a_second * 1.2 > most


async def test_being_late_is_made_good_for_but_a_standstill_is_not() -> None:
    clock = FakeClock()
    pace = PostPacer(sleep=clock.sleep, now=clock.now)
    await slot_times(pace, clock, 10)
    clock.time += 60
    times = await slot_times(pace, clock, 60)
    assert most_in_a_second(times) < 30
    now = clock.time
    assert await slot_times(pace, clock, 1, Chat.DISCORD) == [now]  # chats do not wait for each other


async def test_what_is_held_up_on_its_way_holds_others_back() -> None:
    clock, arrives, begun = FakeClock(), asyncio.Event(), 0
    pace = PostPacer(sleep=clock.sleep, now=clock.now)

    async def send() -> None:
        nonlocal begun
        async with pace.slot(Chat.DISCORD):
            begun += 1
            await arrives.wait()

    sending = [asyncio.create_task(send()) for _ in range(60)]
    for _ in range(1000):
        await asyncio.sleep(0)
    assert begun == LIMITS[Chat.DISCORD].most < 50
    arrives.set()
    before = clock.time
    await asyncio.gather(*sending)
    assert clock.time - before >= 1


async def test_processes_share_their_slots(redis: Redis) -> None:
    one, other = PostPacingStore(redis), PostPacingStore(redis)
    waits = [
        await store.reserve(Chat.DISCORD, SLOW, str(number)) for number, store in enumerate([one, other] * 4)
    ]
    # Hardly any time has passed meanwhile, so each slot is a second after the previous one.
    assert [round(wait / SECOND) for wait in waits] == list(range(8))


async def test_processes_share_their_room(redis: Redis) -> None:
    few = PaceLimit(100.0, 3)
    one, other = PostPacingStore(redis), PostPacingStore(redis)
    for number in range(3):
        assert await one.reserve(Chat.DISCORD, few, str(number)) >= 0
    assert await other.reserve(Chat.DISCORD, few, "3") < 0
    assert await other.reserve(Chat.TELEGRAM, few, "3") >= 0
    await one.mark_delivered(Chat.DISCORD, "0")
    assert await other.reserve(Chat.DISCORD, few, "3") < 0  # it still counts for a second
    seconds, microseconds = await redis.time()
    await redis.zadd(COUNTS, {"0": seconds * SECOND + microseconds - 1})
    assert await other.reserve(Chat.DISCORD, few, "3") >= 0


async def test_posts_come_before_what_gives_way(redis: Redis) -> None:
    for pace in (LocalSlots(lambda: 1000.0), PostPacingStore(redis)):
        assert await pace.reserve(Chat.DISCORD, SLOW, "reminder", gives_way=True) == 0
        wait = await pace.reserve(Chat.DISCORD, SLOW, "post")
        again = await pace.reserve(Chat.DISCORD, SLOW, "another reminder", gives_way=True)
        assert wait <= -again <= wait + SECOND  # not before the slot after that of the post
        assert await pace.reserve(Chat.DISCORD, SLOW, "another post") == pytest.approx(
            wait + SECOND, abs=SECOND / 2
        )


async def test_what_a_process_has_begun_that_ended_counts_but_for_a_while(redis: Redis) -> None:
    dying = PostPacer(PostPacingStore(redis), sleep=lambda _: asyncio.Event().wait())  # type: ignore[arg-type, return-value]

    async def wait() -> None:
        async with dying.slot(Chat.DISCORD):
            raise AssertionError

    waiting = [asyncio.create_task(wait()) for _ in range(1000)]
    for _ in range(20):
        await redis.ping()
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert await redis.zcard(COUNTS) == 1
    seconds, microseconds = await redis.time()
    later = seconds * SECOND + microseconds + LEASE
    assert await redis.zcount(COUNTS, "-inf", later) == 1
    wait_of_others = await PostPacingStore(redis).reserve(Chat.DISCORD, LIMITS[Chat.DISCORD], "other")
    assert 0 <= wait_of_others <= LIMITS[Chat.DISCORD].interval


async def test_an_early_or_late_clock_does_not_change_the_pace_for_long(redis: Redis) -> None:
    store = PostPacingStore(redis)
    await redis.set(NEXT, 1)  # long ago: only a few missed slots can be used later
    assert await store.reserve(Chat.DISCORD, SLOW, "0") == 0
    assert await store.reserve(Chat.DISCORD, SLOW, "1") > SECOND / 2
    await redis.delete(COUNTS)
    await redis.set(NEXT, 4_000_000_000 * SECOND)  # as if the clock had been set back
    await redis.zadd(COUNTS, {str(number): 4_000_000_000 * SECOND for number in range(200)})
    assert await store.reserve(Chat.DISCORD, SLOW, "0") == 0
    assert 0 < await store.reserve(Chat.DISCORD, SLOW, "1") <= SECOND


@pytest.mark.usefixtures("bare_store")
async def test_its_keys_expire(redis: Redis) -> None:
    store = PostPacingStore(redis)
    await store.reserve(Chat.DISCORD, SLOW, "0")
    await store.mark_delivered(Chat.DISCORD, "0")
    assert {key.decode() async for key in redis.scan_iter()} == {NEXT, COUNTS}
    for key in (NEXT, COUNTS):
        assert 0 < await redis.pttl(key) <= 60_000


async def test_without_the_store_a_process_keeps_its_own_pace() -> None:
    away = Redis(unix_socket_path="/nonexistent/valkey.sock", retry=Retry(NoBackoff(), 0))
    clock = FakeClock()
    times = await slot_times(PostPacer(PostPacingStore(away), clock.sleep, clock.now), clock, 60)
    assert most_in_a_second(times) < 30
    assert times[-1] - times[0] > 2
