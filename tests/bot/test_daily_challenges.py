"""The daily challenges in the store: drawn once, in order, the same for all, whatever comes later."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable
from datetime import UTC, date, datetime, timedelta
from typing import cast

import pytest
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.core.actions import Chat, Player
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from bot.features.challenge import service as drawing
from bot.features.challenge.selection import Used, draw
from bot.features.challenge.service import AT_ONCE, ChallengeService
from bot.features.challenge.store import PUZZLES, ChallengeStore
from bot.storage.player_store import StoreUnavailableError
from engine.record import Record
from tests.bot.desk import MORNING, Desk, shown

TODAY = datetime.fromtimestamp(MORNING, UTC).date()
DAYS = AT_ONCE + 50
LONG_AGO = TODAY - timedelta(days=DAYS - 1)
"""The first day where today's challenge has that number: more are to be drawn than is done at one go."""
PATIENCE = 30
"""Seconds."""


@pytest.fixture
async def other(redis_url: str) -> AsyncIterator[Redis]:
    """Provide the client of another process."""
    async with Redis.from_url(redis_url) as client:
        yield client


async def kept(redis: Redis) -> dict[int, str]:
    found = await cast(Awaitable[dict[bytes, bytes]], redis.hgetall(PUZZLES))
    return {int(number): text.decode() for number, text in found.items()}


async def test_the_first_start_is_the_first_day_ever_after(redis: Redis, other: Redis) -> None:
    assert (await ChallengeService(ChallengeStore(redis)).days(MORNING)).first == TODAY
    later = MORNING + 1000 * DAY_SECONDS
    days = await ChallengeService(ChallengeStore(other)).days(later)
    assert (days.first, days.number_at(later)) == (TODAY, 1001)


async def test_a_setting_says_the_first_day(redis: Redis) -> None:
    challenges = ChallengeService(ChallengeStore(redis), TODAY - timedelta(days=213))
    today = await challenges.today(MORNING)
    assert today
    assert (today.number, today.day) == (214, TODAY)
    assert list(await kept(redis)) == list(range(1, 215))


async def test_before_the_first_day_and_for_days_to_come_there_is_no_challenge(redis: Redis) -> None:
    challenges = ChallengeService(ChallengeStore(redis), TODAY + timedelta(days=1))
    assert await challenges.today(MORNING) is None
    assert await challenges.find_secret(Record.read("wish/1 #42"), MORNING) is None
    first = await challenges.today(MORNING + DAY_SECONDS)
    assert first
    assert first.number == 1
    assert await challenges.challenge(2, MORNING + DAY_SECONDS) is None
    assert await challenges.challenge(0, MORNING + DAY_SECONDS) is None
    assert len(await kept(redis)) == 1


async def test_two_processes_that_draw_at_once_agree(redis: Redis, other: Redis) -> None:
    """Both have all days to draw, at more than one go."""
    one, two = (ChallengeService(ChallengeStore(client), LONG_AGO) for client in (redis, other))
    found = await asyncio.gather(
        *(
            challenges.challenge(number, MORNING)
            for number in (DAYS, 100, 1, DAYS - 1)
            for challenges in (one, two)
        )
    )
    assert found[::2] == found[1::2]
    assert sorted(await kept(redis)) == list(range(1, DAYS + 1))
    deals = [DailyChallenge.read(number, TODAY, text).record for number, text in (await kept(redis)).items()]
    assert len({record.text for record in deals}) == DAYS


async def test_what_another_process_has_drawn_is_never_drawn_over(redis: Redis, other: Redis) -> None:
    """A process of another version draws other days: what was there first stays, and what follows fits it."""
    store = ChallengeStore(other)
    await store.add_challenges(1, ["3 - - wish/1 #6", "1 - - wish/1 open #13"])
    await store.add_challenges(
        2, ["1 - - wish/1 #14", "2 - - wish/1 #25"]
    )  # too late for 2, so 3 would not follow it
    assert await kept(redis) == {1: "3 - - wish/1 #6", 2: "1 - - wish/1 open #13"}
    challenges = ChallengeService(ChallengeStore(redis), TODAY - timedelta(days=9))
    third = await challenges.challenge(3, MORNING)
    assert third
    assert third.record.game == "follow"
    first = await challenges.challenge(1, MORNING)
    assert first
    assert (first.record.text, first.difficulty, first.day) == ("wish/1 #6", 3, TODAY - timedelta(days=9))


async def test_a_draw_that_is_overtaken_looks_again(redis: Redis, other: Redis) -> None:
    """Another process keeps its own days between our look and our draw: ours are thrown away."""

    class Overtaken(ChallengeStore):
        is_overtaken = False

        async def add_challenges(self, first: int, challenges: list[str]) -> None:  # type: ignore[override]
            if not self.is_overtaken:
                self.is_overtaken = True
                await ChallengeStore(other).add_challenges(first, ["5 - - wish/1 #6", "5 - - wish/1 #13"])
            await super().add_challenges(first, challenges)

    challenges = ChallengeService(Overtaken(redis), TODAY - timedelta(days=4))
    found = [await challenges.challenge(number, MORNING) for number in (1, 2, 5)]
    assert [challenge.record.text for challenge in found[:2] if challenge] == ["wish/1 #6", "wish/1 #13"]
    assert found[2]
    assert found[2].record.deal not in (6, 13)


async def test_a_drawn_challenge_stays_whatever_deals_are_certified_later(
    redis: Redis, other: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await ChallengeService(ChallengeStore(redis), LONG_AGO).today(MORNING)
    monkeypatch.setattr(drawing, "draw", lambda *_: None)  # no game has certified deals any more
    later = ChallengeService(ChallengeStore(other), LONG_AGO)
    assert await later.today(MORNING) == before
    assert await later.today(MORNING + DAY_SECONDS) is None


async def test_the_store_is_asked_once_for_what_never_changes(redis: Redis) -> None:
    challenges = ChallengeService(ChallengeStore(redis))
    today = await challenges.today(MORNING)
    assert today
    await redis.flushall()
    assert await challenges.today(MORNING) == today
    assert await challenges.find_secret(today.record, MORNING) == today
    assert await kept(redis) == {}


async def test_the_loop_goes_on_while_many_days_are_drawn(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drawing waits until the loop has turned: on the loop itself it would wait in vain."""
    loop, begun, turned = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def held_back(number: int, day: date, secret: bytes, used: Used) -> DailyChallenge | None:
        loop.call_soon_threadsafe(begun.set)
        assert turned.wait(PATIENCE)
        return draw(number, day, secret, used)

    monkeypatch.setattr(drawing, "draw", held_back)
    work = asyncio.create_task(ChallengeService(ChallengeStore(redis), TODAY).today(MORNING))
    await begun.wait()
    turned.set()
    assert await work


async def test_a_deal_is_secret_until_its_day_closes(redis: Redis) -> None:
    challenges = ChallengeService(ChallengeStore(redis), TODAY - timedelta(days=9))
    days = await challenges.days(MORNING)
    for number in range(1, 11):
        challenge = await challenges.challenge(number, MORNING)
        assert challenge
        closes = days.closes(number)
        for now, is_secret in ((days.begins(number), True), (closes - 1, True), (closes, False)):
            assert await challenges.find_secret(challenge.record, now) == (challenge if is_secret else None)
        assert (
            await challenges.find_secret(challenge.record, days.begins(number) - 1) is None
        )  # nobody knows it yet
    wish = next(challenge for challenge in await all_of(challenges, 10) if challenge.record.game == "wish")
    now = days.begins(wish.number)
    # Open or not, the cards are the same; and what was played of it is, too.
    for text in (f"wish/1 #{wish.record.deal}", f"wish/1 open #{wish.record.deal}"):
        assert await challenges.find_secret(Record.read(text), now) == wish
    assert await challenges.find_secret(Record.read(f"wish/1 #{wish.record.deal + 1}"), now) is None
    assert await challenges.find_secret(Record.read(f"flip/1 #{wish.record.deal}"), now) is None
    # Nor do a table of another size and other places for cards change the order in which these come.
    blink = next(challenge for challenge in await all_of(challenges, 10) if challenge.record.game == "blink")
    now, deal = days.begins(blink.number), blink.record.deal
    for words in ("", "hold=0 ", "table=snug timer=10 "):
        assert await challenges.find_secret(Record.read(f"blink/1 {words}#{deal}"), now) == blink
    assert await challenges.find_secret(Record.read(f"blink/1 decks=2 #{deal}"), now) is None


async def all_of(challenges: ChallengeService, count: int) -> list[DailyChallenge]:
    found = [await challenges.challenge(number, MORNING) for number in range(1, count + 1)]
    return [challenge for challenge in found if challenge]


async def test_a_day_whose_rules_are_no_more_says_so(desk: Desk, redis: Redis) -> None:
    await ChallengeStore(redis).add_challenges(1, ["3 - - wish/0 open #6"])
    for line in ("/daily", "/daily 1", "/play wish 6"):
        told = shown(await desk.type(line))
        assert told.title == "Daily puzzle #1 · Wish, all cards open"
        assert "rules" in told.text
        assert told.rows == ()
    assert await desk.app.inline_results(Player(Chat.TELEGRAM, 7), "daily") == ()
    desk.time += DAY_SECONDS
    assert "#1" in shown(await desk.type("/daily archive")).text
    assert "rules" in shown(await desk.press(await desk.type("/daily 1"), "Play #1")).text


async def test_a_store_that_is_away_is_told_of(redis: Redis) -> None:
    await redis.aclose()
    async with Redis(host="127.0.0.1", port=1, retry=Retry(NoBackoff(), 0)) as nowhere:
        for asked in (
            ChallengeService(ChallengeStore(nowhere)),
            ChallengeService(ChallengeStore(nowhere), date(2026, 11, 21)),
        ):
            with pytest.raises(StoreUnavailableError):
                await asked.today(MORNING)
