"""Each day is closed once, by any running process, which also counts attempts that were not counted."""

import asyncio
import logging

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.daily.days import DAY_SECONDS
from bot.daily.scope import EVERYONE
from bot.features.attempts.closing import ClosingStep, DayCloser
from bot.features.standings.service import StandingsService
from bot.runtime.cancellation import cancellable
from bot.storage.closing_store import ClosingStore, LostAttemptsStore
from bot.storage.errors import StoreUnavailableError
from bot.storage.keys import session_key
from bot.storage.result_store import ResultStore
from engine.record import Record
from tests.bot.days import NOON, challenge_of, closing_time, current, day_with, play, winning
from tests.bot.desk import ANNA, BEN, MORNING, Desk, shown
from tests.bot.services import services_on

CLARA = Player(Chat.DISCORD, 9)
MIDNIGHT = MORNING - MORNING % DAY_SECONDS
HOUR = 60 * 60
LEASE = "sb1:{closing}:lease"


def closing(redis: Redis, desk: Desk, *steps: ClosingStep, stretch: int = 60) -> DayCloser:
    """Return the day closer of another process."""
    return DayCloser(services_on(redis, now=lambda: desk.time), steps, stretch)


async def broken(redis: Redis, key: str) -> None:
    """Let every write to a key fail, as if the server went away at that moment."""
    if await redis.exists(key):
        await redis.rename(key, "aside")
    await redis.set(key, "no such thing")


async def restored(redis: Redis, key: str) -> None:
    await redis.delete(key)
    if await redis.exists("aside"):
        await redis.rename("aside", key)


STEPS = (
    "sb1:{telegram:7}:days",
    "sb1:{all}:day:NUMBER",
    "sb1:{lost:NUMBER}:runs",
    "sb1:{day:NUMBER}:playing",
)
"""The keys that change when an attempt is counted, in this order."""


@pytest.mark.parametrize("key", STEPS)
@pytest.mark.parametrize("is_seen_again", [True, False])
async def test_an_attempt_counts_although_the_store_failed_at_any_step(
    desk: Desk, redis: Redis, key: str, *, is_seen_again: bool
) -> None:
    challenge = await day_with(desk, "wish")
    key = key.replace("NUMBER", str(challenge.number))
    await desk.daily(BEN)
    await play(desk, winning(challenge), BEN)
    await desk.daily()
    await play(desk, winning(challenge)[:3])
    await broken(redis, key)
    over = await desk.type("/giveup yes")
    assert "It can’t be counted right now" in shown(over).text
    session = await current(desk)
    assert session.has_given_up, "what was done is kept"
    await restored(redis, key)
    if is_seen_again:
        assert "Everywhere: place 2 of 2, so far." in shown(await desk.daily()).text
    desk.time = await closing_time(desk, challenge.number)
    assert challenge.number in await desk.app.services.get(DayCloser).close_due(desk.time)

    daily = desk.app.services
    result = await ResultStore(daily.store.redis).result(ANNA, challenge.number)
    assert result is not None
    assert (result.session_id, result.finished_at, result.has_given_up) == (session.id, session.moved, True)
    assert [
        row.player for row in (await daily.get(StandingsService).day(EVERYONE, challenge.number)).rows
    ] == [BEN, ANNA]
    assert (await daily.get(StandingsService).counts(EVERYONE, challenge.number)).played == 2
    assert await LostAttemptsStore(daily.store.redis).attempts(challenge.number) == (session.record,)
    assert [one async for one in ResultStore(daily.store.redis).unfinished(challenge.number)] == []
    assert [row.player for row in (await daily.get(StandingsService).ratings(EVERYONE)).rows] == [BEN, ANNA]


async def test_attempts_that_cannot_be_counted_do_not_stop_others(desk: Desk, redis: Redis) -> None:
    """Five attempts: open, missing, unreadable, of another deal, and valid."""
    challenge = await day_with(desk, "wish")
    number, results, store = challenge.number, ResultStore(desk.app.services.store.redis), desk.store
    await desk.daily(BEN)
    await results.begin(Player(Chat.PAGE, 1), number, "gone")
    await results.begin(Player(Chat.PAGE, 2), number, "scrap")
    await redis.set(session_key(Player(Chat.PAGE, 2), "scrap"), "1 {}")
    await desk.daily(CLARA)
    forged = (await current(desk, CLARA)).redealt(Record.read("wish/1 #3")).given_up().changed(desk.time)
    await store.save(CLARA, forged, is_over=True)
    await desk.daily()
    session = (await current(desk)).given_up().changed(desk.time)
    await store.save(ANNA, session, is_over=True)
    desk.time = await closing_time(desk, number)
    assert (await desk.app.services.get(DayCloser).close_due(desk.time))[-1] == number
    found = [await results.result(player, number) for player in (ANNA, BEN, CLARA)]
    assert [result is not None for result in found] == [True, False, False]


async def test_several_processes_close_each_day_once(desk: Desk, redis: Redis, other_redis: Redis) -> None:
    closed: list[tuple[str, int]] = []

    def noting(name: str) -> ClosingStep:
        async def note(number: int) -> None:
            closed.append((name, number))
            await asyncio.sleep(0)

        return note

    await challenge_of(desk)
    one, other = closing(redis, desk, noting("one")), closing(other_redis, desk, noting("other"))
    assert await one.close_due(MIDNIGHT + DAY_SECONDS + NOON - 1) == ()
    now = MIDNIGHT + 7 * DAY_SECONDS + NOON
    await asyncio.gather(*(process.close_due(now) for process in (one, other, one)))
    assert [number for _, number in closed] == [1, 2, 3, 4, 5, 6, 7]
    assert await one.close_due(now) == await other.close_due(now) == ()
    assert await closing(redis, desk, noting("third")).close_due(now + DAY_SECONDS) == (8,)
    assert not await redis.exists(LEASE), "it was released"
    assert await ClosingStore(desk.app.services.store.redis).set_lease("a process that died", 60_000)
    assert await one.close_due(now + 2 * DAY_SECONDS) == ()
    assert 0 < await redis.pttl(LEASE) <= 60_000
    await redis.delete(LEASE)  # as when it has expired
    assert await one.close_due(now + 2 * DAY_SECONDS) == (9,)


async def test_what_fails_is_tried_again_or_left_out(
    desk: Desk, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[int] = []
    is_away = True

    async def store_goes(number: int) -> None:
        seen.append(number)
        if number == 2 and is_away:
            raise StoreUnavailableError("gone")

    async def wrong(number: int) -> None:
        raise LookupError(number)

    await challenge_of(desk)
    process = closing(redis, desk, store_goes, wrong)
    now = MIDNIGHT + 3 * DAY_SECONDS + NOON
    with pytest.raises(StoreUnavailableError):
        await process.close_due(now)
    assert await ClosingStore(desk.app.services.store.redis).last_closed() == 1
    is_away = False
    assert await process.close_due(now) == (2, 3)
    assert seen == [1, 2, 2, 3]
    assert "a step of closing day 3 failed" in caplog.text


async def test_closing_runs_until_it_is_cancelled_and_survives_failures(desk: Desk, redis: Redis) -> None:
    await challenge_of(desk)
    desk.time = MIDNIGHT + 2 * DAY_SECONDS + NOON
    closed = asyncio.Event()

    async def note(number: int) -> None:
        if number == 2:
            closed.set()

    await broken(redis, "sb1:{closing}:beat")
    failing = asyncio.create_task(cancellable(closing(redis, desk, note).run()))
    await logged("closing days is postponed")
    await restored(redis, "sb1:{closing}:beat")
    running = asyncio.create_task(cancellable(closing(redis, desk, note).run()))
    await closed.wait()
    for task in (failing, running):
        task.cancel()
    assert all(
        isinstance(ended, asyncio.CancelledError)
        for ended in await asyncio.gather(failing, running, return_exceptions=True)
    )
    assert (await redis.hget("sb1:{closing}:beat", "number")) == b"3"


async def logged(words: str) -> None:
    """Wait until the log contains these words."""
    found = asyncio.Event()
    handler = logging.Handler()
    handler.emit = lambda record: found.set() if words in record.getMessage() else None  # type: ignore[method-assign]
    logging.getLogger("bot").addHandler(handler)
    try:
        await found.wait()
    finally:
        logging.getLogger("bot").removeHandler(handler)


async def up(process: DayCloser, day: int, hours: range) -> None:
    """Record that a process was up during those hours of a day."""
    for hour in hours:
        await process.record_uptime(MIDNIGHT + (day - 1) * DAY_SECONDS + hour * HOUR)


async def test_days_on_which_the_bot_was_down_are_known(desk: Desk, redis: Redis, other_redis: Redis) -> None:
    await challenge_of(desk)
    one, other = (closing(client, desk, stretch=HOUR) for client in (redis, other_redis))
    outages = ClosingStore(desk.app.services.store.redis).outages
    await up(one, 1, range(6, 24))
    await up(one, 2, range(11))
    await up(other, 2, range(11))  # the same hours, which count once
    await up(one, 3, range(2))
    assert await outages() == {2}
    await up(one, 3, range(2, 8))
    await up(other, 3, range(8, 13))  # together the processes were up for more than half of the day
    await up(one, 6, range(1))
    assert await outages() == {2, 4, 5}
    await up(one, 5, range(23, 24))  # a clock that is an hour behind
    await up(one, 6, range(1, 24))
    await up(one, 7, range(1))
    assert await outages() == {2, 4, 5}
    await up(other, 400, range(1))  # a clock that is far ahead, for a moment
    assert 300 in await outages()
    await up(other, 7, range(1, 24))
    await up(one, 8, range(1))
    assert await outages() == {2, 4, 5}
    await up(one, 9000, range(1))
    stored = await outages()
    assert (len(stored), min(stored), max(stored)) == (4096, 9000 - 4096, 8999)
