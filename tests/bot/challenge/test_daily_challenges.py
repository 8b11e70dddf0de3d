"""Daily challenges: drawn once, the same for everybody; games alternate, deals do not repeat too soon."""

import asyncio
import threading
from collections import Counter
from collections.abc import Awaitable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import count
from typing import cast

import pytest
from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.core.actions import Chat, Player
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS
from bot.features.challenge import selection
from bot.features.challenge import service as drawing
from bot.features.challenge.selection import (
    WEEK,
    PoolName,
    Used,
    count_used,
    daily_games,
    draw,
    find_deals,
    pool_name,
)
from bot.features.challenge.service import AT_ONCE, ChallengeService
from bot.features.challenge.store import ChallengeStore
from bot.storage.errors import StoreUnavailableError
from bot.storage.keys import CHALLENGES_KEY
from engine.game import Game
from engine.games import find_game
from engine.options import read_options
from engine.record import Record
from seeds.certified import find_pool
from seeds.plan import Words, find_plan
from tests.bot.desk import MORNING, Desk, shown
from tests.bot.services import services_on
from tests.engine.playing import certified_games
from tests.killable import KillableConnection, SuspendSwitch

TODAY = datetime.fromtimestamp(MORNING, UTC).date()
DAYS = AT_ONCE + 50
LONG_AGO = TODAY - timedelta(days=DAYS - 1)
"""A first day so early that more challenges are missing than are drawn at once."""


async def stored(redis: Redis) -> dict[int, str]:
    found = await cast(Awaitable[dict[bytes, bytes]], redis.hgetall(CHALLENGES_KEY))
    return {int(number): text.decode() for number, text in found.items()}


async def test_the_day_of_the_first_start_stays_the_first_day(redis: Redis, other_redis: Redis) -> None:
    assert (await ChallengeService(services_on(redis)).days(MORNING)).first == TODAY
    later = MORNING + 1000 * DAY_SECONDS
    days = await ChallengeService(services_on(other_redis)).days(later)
    assert (days.first, days.number_at(later)) == (TODAY, 1001)


async def test_the_first_day_can_be_configured(redis: Redis) -> None:
    challenges = ChallengeService(services_on(redis, TODAY - timedelta(days=213)))
    today = await challenges.today(MORNING)
    assert today
    assert (today.number, today.day) == (214, TODAY)
    assert list(await stored(redis)) == list(range(1, 215))


async def test_before_the_first_day_and_for_days_to_come_there_is_no_challenge(redis: Redis) -> None:
    challenges = ChallengeService(services_on(redis, TODAY + timedelta(days=1)))
    assert await challenges.today(MORNING) is None
    assert await challenges.find_secret(Record.read("wish/1 #42"), MORNING) is None
    first = await challenges.today(MORNING + DAY_SECONDS)
    assert first
    assert first.number == 1
    assert await challenges.challenge(2, MORNING + DAY_SECONDS) is None
    assert await challenges.challenge(0, MORNING + DAY_SECONDS) is None
    assert len(await stored(redis)) == 1


async def test_two_processes_that_draw_at_once_agree(redis: Redis, other_redis: Redis) -> None:
    one, two = (ChallengeService(services_on(client, LONG_AGO)) for client in (redis, other_redis))
    wanted = [(service, number) for number in (DAYS, 100, 1, DAYS - 1) for service in (one, two)]
    found = await asyncio.gather(*(service.challenge(number, MORNING) for service, number in wanted))
    assert found[::2] == found[1::2]
    texts = await stored(redis)
    assert sorted(texts) == list(range(1, DAYS + 1))
    assert len({DailyChallenge.read(1, TODAY, text).record.text for text in texts.values()}) == DAYS


async def test_a_process_that_waits_while_another_one_draws_finds_the_same(
    redis: Redis, redis_url: str
) -> None:
    """At any of its requests: at the beginning of a day all processes look for the new challenge."""
    for requests in count():
        await redis.flushall()
        switch = SuspendSwitch(requests)
        path = redis_url.removeprefix("unix://")
        pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=switch)
        async with Redis.from_pool(pool) as slow_redis:
            slow = asyncio.ensure_future(ChallengeService(services_on(slow_redis, TODAY)).today(MORNING))
            is_suspended = await switch.suspends(slow)
            expected = await ChallengeService(services_on(redis, TODAY)).today(MORNING)
            switch.go_on()
            assert expected
            assert await slow == expected, requests
        if not is_suspended:
            break
    assert requests > 3


async def test_challenges_of_another_process_are_never_replaced(redis: Redis, other_redis: Redis) -> None:
    """Another version draws other challenges: those stored first stay, and later ones depend on them."""
    store = ChallengeStore(other_redis)
    await store.add_challenges(1, ["3 - - wish/1 #6", "1 - - wish/1 open #13"])
    await store.add_challenges(
        2, ["1 - - wish/1 #14", "2 - - wish/1 #25"]
    )  # 2 is stored already, so 3 is not stored either
    assert await stored(redis) == {1: "3 - - wish/1 #6", 2: "1 - - wish/1 open #13"}
    challenges = ChallengeService(services_on(redis, TODAY - timedelta(days=9)))
    third = await challenges.challenge(3, MORNING)
    assert third
    assert third.record.game == "follow"
    first = await challenges.challenge(1, MORNING)
    assert first
    assert (first.record.text, first.difficulty, first.day) == ("wish/1 #6", 3, TODAY - timedelta(days=9))


async def test_drawing_does_not_block_the_event_loop(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """The draw waits for the event loop: if it ran in the loop's thread, it would never end."""
    loop, begun, turned = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def wait_and_draw(number: int, day: date, secret: bytes, used: Used) -> DailyChallenge | None:
        loop.call_soon_threadsafe(begun.set)
        assert turned.wait(30)
        return draw(number, day, secret, used)

    monkeypatch.setattr(drawing, "draw", wait_and_draw)
    work = asyncio.create_task(ChallengeService(services_on(redis, TODAY)).today(MORNING))
    await begun.wait()
    turned.set()
    assert await work


async def test_a_deal_is_secret_until_its_day_closes(redis: Redis) -> None:
    challenges = ChallengeService(services_on(redis, TODAY - timedelta(days=len(certified_games()) - 1)))
    days = await challenges.days(MORNING)
    for number in range(1, len(certified_games()) + 1):
        challenge = await challenges.challenge(number, MORNING)
        assert challenge
        closes = days.closes(number)
        for now, is_secret in ((days.begins(number), True), (closes - 1, True), (closes, False)):
            assert await challenges.find_secret(challenge.record, now) == (challenge if is_secret else None)
        assert (
            await challenges.find_secret(challenge.record, days.begins(number) - 1) is None
        )  # not published yet
    wish, blink = [
        next(
            one
            for one in [
                await challenges.challenge(number, MORNING) for number in range(1, len(certified_games()) + 1)
            ]
            if one and one.record.game == game
        )
        for game in ("wish", "blink")
    ]
    for challenge, words, is_alike in (
        (wish, "wish/1 ", True),
        (wish, "wish/1 open ", True),
        (wish, "flip/1 ", False),
        (blink, "blink/1 ", True),
        (blink, "blink/1 hold=0 ", True),
        (blink, "blink/1 table=snug timer=10 ", True),
        (blink, "blink/1 decks=2 ", False),
    ):  # option sets with the same cards in the same order share the secret
        record = Record.read(f"{words}#{challenge.record.deal}")
        found = await challenges.find_secret(record, days.begins(challenge.number))
        assert found == (challenge if is_alike else None), words
    other = Record.read(f"wish/1 #{wish.record.deal + 1}")
    assert await challenges.find_secret(other, days.begins(wish.number)) is None


async def test_a_day_whose_rules_no_longer_exist_says_so(desk: Desk, redis: Redis) -> None:
    await ChallengeStore(redis).add_challenges(1, ["3 - - wish/0 open #6"])
    for line in ("/daily", "/daily 1", "/play wish 6"):
        screen = shown(await desk.type(line))
        assert screen.title == "Daily challenge #1 · Wish, all cards face up"
        assert "rules" in screen.text
        assert screen.rows == ()
    assert await desk.app.inline_results(Player(Chat.TELEGRAM, 7), "daily") == ()
    desk.time += DAY_SECONDS
    assert "#1" in shown(await desk.type("/daily archive")).text
    assert "rules" in shown(await desk.press(await desk.type("/daily 1"), "Play #1")).text


async def test_an_unavailable_store_raises_an_error() -> None:
    async with Redis(host="127.0.0.1", port=1, retry=Retry(NoBackoff(), 0)) as nowhere:
        for first in (None, date(2026, 11, 21)):
            with pytest.raises(StoreUnavailableError):
                await ChallengeService(services_on(nowhere, first)).today(MORNING)


FIRST = date(2026, 11, 23)
"""A Monday."""
YEARS = 5 * 365 + 1
SECRET = b"a secret of thirty-two bytes ...".ljust(32)


def drawn(days: int, secret: bytes = SECRET, first: date = FIRST) -> list[DailyChallenge]:
    """Draw challenges as the bot does: each depends on all earlier ones."""
    used: dict[PoolName, Counter[int]] = {}
    challenges = []
    for number in range(1, days + 1):
        challenge = draw(number, first + timedelta(days=number - 1), secret, used)
        assert challenge
        used.setdefault(pool_name(challenge.record), Counter())[challenge.record.deal] += 1
        challenges.append(challenge)
    return challenges


@cache
def years() -> Sequence[DailyChallenge]:
    """Return the challenges of five years."""
    return tuple(drawn(YEARS))


def left(game: str, before: Sequence[DailyChallenge]) -> set[int]:
    """Return the difficulties of a game's deals that have not been used in a challenge yet."""
    plan = find_plan(game)
    assert plan
    used = count_used(challenge.record for challenge in before)
    there = set()
    for words in plan.dailies:
        name = pool_name(Record(game, find_game(game).rules, words, 0))
        times = used.get(name, Counter())
        deals = find_deals(game, words)
        least = min(times[deal] for numbers in deals.values() for deal in numbers)
        there |= {hard for hard, numbers in deals.items() if any(times[deal] == least for deal in numbers)}
    return there


def test_the_games_take_turns() -> None:
    games = [game.name for game in certified_games()]
    assert [challenge.record.game for challenge in years()] == [
        games[day % len(games)] for day in range(YEARS)
    ]
    assert [challenge.number for challenge in years()] == list(range(1, YEARS + 1))
    # With five games and seven weekdays, each game has had each weekday after 35 days.
    assert len({(challenge.record.game, challenge.day.weekday()) for challenge in years()[:35]}) == 35


UNEVEN = {"blink", "golf", "pyramid", "spider", "tripeaks", "yukon"}
"""Games of which some option sets have too few deals of a difficulty for years of its weekdays."""


def test_a_day_has_the_difficulty_of_its_weekday_or_the_nearest_one() -> None:
    assert WEEK == (1, 2, 2, 3, 4, 5, 3)
    for place in (*range(70), *range(70, YEARS, 97)):
        challenge = years()[place]
        wanted = WEEK[challenge.day.weekday()]
        nearest = min(abs(hard - wanted) for hard in left(challenge.record.game, years()[:place]))
        assert abs(challenge.difficulty - wanted) == nearest
    exact = [challenge for challenge in years() if challenge.record.game not in UNEVEN]
    assert all(challenge.difficulty == WEEK[challenge.day.weekday()] for challenge in exact)


def test_challenges_are_certified_with_par_and_goal_and_all_option_sets_take_turns() -> None:
    for challenge in years():
        record, plan = challenge.record, find_plan(challenge.record.game)
        game = find_game(record.game)
        pool = find_pool(game, read_options(game.options, record.option_words))
        assert plan
        assert pool
        assert record.moves == ()
        assert record.option_words in plan.dailies
        deal = pool.find(record.deal)
        assert deal
        assert (deal.difficulty, deal.par if plan.has_par else None) == (challenge.difficulty, challenge.par)
        assert (challenge.goal is not None) == (plan.enough is not None)
        if challenge.goal is not None:
            assert challenge.par is not None
            assert plan.enough is not None
            # The goal is the lowest score that is enough.
            assert 100 * challenge.goal >= plan.enough * challenge.par > 100 * (challenge.goal - 1)
    dealt = {(challenge.record.game, challenge.record.option_words) for challenge in years()}
    plans = {game.name: find_plan(game.name) for game in certified_games()}
    assert dealt == {(name, words) for name, plan in plans.items() if plan for words in plan.dailies}


def test_no_deal_comes_twice_within_its_pool() -> None:
    deals = Counter((pool_name(challenge.record), challenge.record.deal) for challenge in years())
    assert set(deals.values()) == {1}
    # Option sets with the same cards share their deals: no deal of Wish is also dealt as ``open``.
    wishes = [challenge.record for challenge in years() if challenge.record.game == "wish"]
    assert len({record.deal for record in wishes}) == len(wishes)
    assert {record.option_words for record in wishes} == {(), ("open",)}


def test_a_pool_that_is_used_up_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def uncertified(number: int, day: date, game: Game, words: Words, deal: int) -> DailyChallenge:
        return DailyChallenge(number, day, Record(game.name, 1, words, deal), 1)

    few = {1: (3, 5, 8), 2: (13,), 5: (21, 34)}
    monkeypatch.setattr(selection, "find_deals", lambda *_: few)
    monkeypatch.setattr(selection, "_make_challenge", uncertified)
    days = drawn(6 * 4 * len(daily_games()))
    challenges = [challenge for challenge in days if challenge.record.game == "follow"]
    for first in range(0, 24, 6):
        deals = [challenge.record.deal for challenge in challenges[first : first + 6]]
        assert sorted(deals) == [3, 5, 8, 13, 21, 34]


def test_the_secret_and_the_date_determine_the_days() -> None:
    same, other = drawn(70), drawn(70, b"another".ljust(32))
    assert same == list(years()[:70])
    alike = [one.record == two.record for one, two in zip(same, other, strict=True)]
    assert sum(alike) <= 3  # some pools are small, so a few deals are the same
    assert [one.record.game for one in same] == [two.record.game for two in other]
    later = drawn(70, first=FIRST + timedelta(days=7))
    assert [challenge.record for challenge in later] != [challenge.record for challenge in same]


def test_without_certified_deals_there_is_no_challenge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selection, "find_deals", lambda *_: {})
    assert draw(1, FIRST, SECRET, {}) is None


def test_the_pool_of_a_removed_game_or_option_has_a_name() -> None:
    assert pool_name(Record.read("hearts/1 long #3")) == ("hearts", ("long",))
    assert pool_name(Record.read("wish/1 closed #3")) == ("wish", ("closed",))
    assert pool_name(Record.read("kittyhawk/1 level=3 blind #3")) == ("kittyhawk", ("level=3",))
