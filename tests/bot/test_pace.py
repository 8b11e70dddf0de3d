"""The pace of posts: even turns, shared by all processes, lost by no process that ends."""

import asyncio
from dataclasses import dataclass, field

import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.daily.pace import MADE_GOOD, TURNS, Pace
from bot.daily.pace_store import PaceStore
from bot.model import Chat

SECOND = 1_000_000
INTERVAL = 20_000


@dataclass
class Hours:
    """A clock on which time passes by being slept through, or by being told to."""

    time: float = 1000.0
    slept: list[float] = field(default_factory=list)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += seconds
        await asyncio.sleep(0)

    def now(self) -> float:
        return self.time


async def turns(pace: Pace, hours: Hours, count: int, chat: Chat = Chat.TELEGRAM) -> list[float]:
    """Return when so many turns were that were all waited for at once."""
    found: list[float] = []

    async def wait() -> None:
        await pace.turn(chat)
        found.append(hours.time)

    await asyncio.gather(*(wait() for _ in range(count)))
    return found


def most_in_a_second(times: list[float]) -> int:
    return max(sum(start <= time < start + 1 for time in times) for start in times)


@pytest.mark.parametrize(("chat", "most"), [(Chat.DISCORD, 50), (Chat.TELEGRAM, 30)])
async def test_a_process_alone_uses_its_chat_well_and_never_too_much(chat: Chat, most: int) -> None:
    hours = Hours()
    times = await turns(Pace(sleep=hours.sleep, now=hours.now), hours, 300, chat)
    assert times == sorted(times)
    assert most_in_a_second(times) < most
    assert 299 / (times[-1] - times[0]) == pytest.approx(TURNS[chat], rel=0.01)
    assert TURNS[chat] * 1.2 > most


async def test_being_late_is_made_good_for_but_a_standstill_is_not() -> None:
    hours = Hours()
    pace = Pace(sleep=hours.sleep, now=hours.now)
    await turns(pace, hours, 10)
    hours.time += 60
    times = await turns(pace, hours, 60)
    assert most_in_a_second(times) < 30


async def test_chats_do_not_wait_for_each_other() -> None:
    hours = Hours()
    pace = Pace(sleep=hours.sleep, now=hours.now)
    await turns(pace, hours, 20)
    hours.slept.clear()
    await pace.turn(Chat.DISCORD)
    assert hours.slept == []


async def test_processes_share_their_turns(redis: Redis) -> None:
    one, other = PaceStore(redis), PaceStore(redis)
    waits = [await store.take(Chat.DISCORD, SECOND, 0) for store in [one, other] * 4]
    # Hardly any time has passed meanwhile, so each turn is a second after the one before it.
    assert [round(wait / SECOND) for wait in waits] == list(range(8))


async def test_a_turn_that_nobody_uses_delays_nobody_for_longer_than_itself(redis: Redis) -> None:
    dying = Pace(PaceStore(redis), sleep=lambda _: asyncio.Event().wait())  # type: ignore[arg-type, return-value]
    waiting = [asyncio.create_task(dying.turn(Chat.DISCORD)) for _ in range(1000)]
    for _ in range(20):
        await redis.ping()
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    wait = await PaceStore(redis).take(Chat.DISCORD, INTERVAL, MADE_GOOD)
    assert wait < 3 * SECOND / TURNS[Chat.DISCORD]


async def test_missed_turns_are_made_good_for_only_so_far(redis: Redis) -> None:
    store = PaceStore(redis)
    await store.take(Chat.DISCORD, INTERVAL, 0)
    await redis.set("sb1:pace:discord", 1)  # long ago
    waits = [await store.take(Chat.DISCORD, SECOND, 2 * SECOND) for _ in range(4)]
    assert waits[:2] == [0, 0]
    assert waits[3] > 0


async def test_a_clock_that_was_put_back_stops_nobody(redis: Redis) -> None:
    store = PaceStore(redis)
    await redis.set("sb1:pace:discord", 4_000_000_000 * SECOND)
    assert await store.take(Chat.DISCORD, INTERVAL, 0) == 0
    assert await store.take(Chat.DISCORD, INTERVAL, 0) <= INTERVAL


async def test_nothing_of_it_is_kept(redis: Redis) -> None:
    await PaceStore(redis).take(Chat.TELEGRAM, INTERVAL, 0)
    assert [key async for key in redis.scan_iter()] == [b"sb1:pace:telegram"]
    assert 0 < await redis.pttl("sb1:pace:telegram") <= 60_000


async def test_without_the_store_a_process_keeps_its_own_pace() -> None:
    away = Redis(unix_socket_path="/nonexistent/valkey.sock", retry=Retry(NoBackoff(), 0))
    hours = Hours()
    times = await turns(Pace(PaceStore(away), hours.sleep, hours.now), hours, 60)
    assert most_in_a_second(times) < 30
    assert times[-1] - times[0] > 2
