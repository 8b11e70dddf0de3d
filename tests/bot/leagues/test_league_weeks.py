"""What the end of a week does: who rises and falls, which divisions follow, and that it happens once."""

import asyncio
from itertools import count

import pytest
from redis.asyncio import Redis

from bot.core.settings import ResultVisibility
from bot.daily.leaderboard_rows import PlayerWeek, period_points
from bot.daily.week import Week
from bot.features.leagues.division import (
    LEAGUES,
    MOST_IDLE,
    MOST_IN_DIVISION,
    Competitor,
    LeaguePlace,
    moved_places,
    ranked,
)
from bot.features.leagues.store import LeagueStore
from tests.bot.entrants import result_of, someone
from tests.bot.leagues.league_weeks import (
    MONDAY,
    NEXT_WEEK,
    SUNDAY,
    WEEK,
    Process,
    divisions,
    enter,
    join_all,
    leagues,
    leagues_of,
    play_week,
)
from tests.killable import KillSwitch, SuspendSwitch, survives
from tests.rare import SomeOf


def competitors(points: list[int], league: int = 2) -> list[Competitor]:
    """Return players whose points are those of streaks."""
    return [
        Competitor(someone(one), "", LeaguePlace(league, 0), PlayerWeek(exercise_streak=points_of_one))
        for one, points_of_one in enumerate(points)
    ]


def outcomes(points: list[int], league: int = 2) -> str:
    """Return the outcomes of players in the order of their places: ``R``, ``S`` and ``F``."""
    return "".join(one.outcome[0] for one in ranked(competitors(points, league))).upper().replace("S", "-")


@pytest.mark.parametrize(
    ("points", "league", "expected"),
    [
        (list(range(31)), 2, "RRRRR---------------------FFFFF"),
        (list(range(1, 13)), 2, "RRRRR--FFFFF"),
        (list(range(1, 12)), 2, "RRR-----FFF"),
        (list(range(1, 4)), 2, "R-F"),
        ([1, 2], 2, "--"),
        (list(range(1, 13)), 1, "RRRRR-------"),
        (list(range(1, 13)), LEAGUES, "-------FFFFF"),
        ([9, 8, 7, 7, 7, 7, 7, 3, 2, 2, 2, 2, 2], 2, "RRRRRRR-FFFFF"),
        ([9, 8, 7, 6, 5, 4, 0, 0, 0, 0, 0, 0, 0], 2, "RRRRR-FFFFFFF"),
        ([9, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 2, "RR----------"),
        ([0] * 20, 2, "-" * 20),
    ],
)
def test_the_first_rise_and_the_last_fall_and_equal_players_share_it(
    points: list[int], league: int, expected: str
) -> None:
    assert outcomes(points, league) == expected


def test_never_do_places_both_rise_and_fall() -> None:
    assert [moved_places(size) for size in (1, 2, 3, 11, 12, 31)] == [0, 0, 1, 3, 5, 5]
    assert all(2 * moved_places(size) <= size for size in range(1, MOST_IN_DIVISION + 1))


def test_points_are_those_of_daily_challenges_and_of_the_best_streak() -> None:
    results = [result_of(1), result_of(2, is_assisted=True), result_of(3, is_won=False)]
    week = PlayerWeek(period_points(results), 7)
    at = LeaguePlace(1, 0)
    assert Competitor(someone(1), "", at, week).points == 15 + 10 + 7
    assert Competitor(someone(1), "", at, PlayerWeek(exercise_streak=400)).points == 50
    assert Competitor(someone(1), "", at, PlayerWeek()).points == 0
    slow, fast = (PlayerWeek(period_points([result_of(1, moves=moves)])) for moves in (40, 30))
    rows = ranked([Competitor(someone(1), "", at, slow), Competitor(someone(2), "", at, fast)])
    assert [one.row.player for one in rows] == [someone(2), someone(1)], "fewer moves decide"


async def test_divisions_of_a_league_differ_by_one_player_and_are_by_rating(redis: Redis) -> None:
    for size in (1, 31, 32, 35, 100):
        await redis.flushall()
        store = LeagueStore(redis)
        for one in range(size):
            await store.join(someone(one), Week.read(WEEK), 1500 + one)
        before = await divisions(redis)
        assert max(map(len, before.values())) <= MOST_IN_DIVISION
        await redis.zadd("sb1:{all}:rating", {f"telegram:{someone(one).id}": one for one in range(size)})
        await leagues_of(redis).close_day(SUNDAY)
        after = await divisions(redis)
        sizes = [len(players) for players in after.values()]
        assert sum(sizes) == size
        assert len(sizes) == -(-size // MOST_IN_DIVISION)
        assert max(sizes) - min(sizes) <= 1
        joined = [one for _, players in sorted(after.items()) for one in sorted(players)]
        assert joined == list(range(size)), "similar ratings play together"


async def test_who_joins_comes_into_the_nearest_division_with_room(redis: Redis) -> None:
    store = LeagueStore(redis)
    await join_all(redis, map(someone, range(MOST_IN_DIVISION)))
    await store.join(someone(100), Week.read(WEEK), 1900)
    await store.join(someone(101), Week.read(WEEK), 1510)
    assert await divisions(redis) == {(1, 0): set(range(MOST_IN_DIVISION)), (1, 1): {100, 101}}
    assert await store.leave(someone(0), 1500)
    assert not await store.leave(someone(0), 1500)
    assert await store.join(someone(102), Week.read(WEEK), 1400)
    assert not await store.join(someone(102), Week.read(WEEK), 1400)
    assert (await divisions(redis))[1, 0] == {*range(1, MOST_IN_DIVISION), 102}


async def test_players_rise_and_fall_from_week_to_week(redis: Redis) -> None:
    players = [someone(one) for one in range(12)]
    await join_all(redis, players)
    process = leagues_of(redis)
    await play_week(redis, {player: 40 - one for one, player in enumerate(players)})
    await process.close_day(SUNDAY)
    assert await leagues(redis) == {one: 2 if one < 5 else 1 for one in range(12)}
    await play_week(redis, {player: one + 1 for one, player in enumerate(players)}, SUNDAY + 1)
    await process.close_day(SUNDAY + 7)
    # Of 5 in League 2, the first rises and the last falls; of 7 in League 1, the first two rise.
    assert await leagues(redis) == {0: 1, 1: 2, 2: 2, 3: 2, 4: 3, 10: 2, 11: 2} | dict.fromkeys(
        range(5, 10), 1
    )


async def test_a_week_ends_once_and_only_when_its_sunday_has_closed(redis: Redis) -> None:
    players = [someone(one) for one in range(12)]
    await join_all(redis, players)
    await play_week(redis, {player: one + 1 for one, player in enumerate(players)})
    for number in range(MONDAY - 2, SUNDAY):
        await leagues_of(redis).close_day(number)
    assert set((await leagues(redis)).values()) == {1}
    for number in (SUNDAY, SUNDAY, SUNDAY + 1, SUNDAY + 6):
        await asyncio.gather(*(leagues_of(redis).close_day(number) for _ in range(3)))
        assert sorted((await leagues(redis)).values()) == [1] * 7 + [2] * 5
    assert await redis.get("sb1:{leagues}:week") == NEXT_WEEK.encode()
    assert not await redis.exists("sb1:{leagues}:waiting", "sb1:{leagues}:next")


async def test_a_closing_that_failed_on_sunday_is_made_up_for(redis: Redis) -> None:
    await join_all(redis, [someone(1)])
    await leagues_of(redis).close_day(SUNDAY + 9)
    assert await redis.get("sb1:{leagues}:week") == b"2026-W50"


async def prepared(redis: Redis) -> None:
    """Fill two divisions, of which in each five rise, and let a player wait for the next week."""
    players = [someone(one) for one in range(34)]
    await join_all(redis, players)
    await join_all(redis, [someone(900)], NEXT_WEEK)
    await play_week(redis, {player: one % 17 + 1 for one, player in enumerate(players)})


async def test_a_process_that_is_killed_at_any_step_and_another_one_end_a_week_once(
    redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    path = redis_url.removeprefix("unix://")
    await prepared(redis)
    await leagues_of(redis).close_day(SUNDAY)
    expected = await divisions(redis)
    assert sum(map(len, expected.values())) == 35
    for at_once in (False, True):
        for steps in some_of(count()):
            await redis.flushall()
            await prepared(redis)
            process = Process(path, KillSwitch(steps))
            dying, other = survives(process.leagues.close_day(SUNDAY)), leagues_of(redis).close_day(SUNDAY)
            if at_once:
                is_done, _ = await asyncio.gather(dying, other)
            else:
                is_done = await dying
                await other
            await process.close()
            assert await divisions(redis) == expected, steps
            assert await redis.get("sb1:{leagues}:week") == NEXT_WEEK.encode()
            if is_done:
                break
        assert steps > 10


async def test_a_process_that_is_suspended_does_no_harm_when_it_goes_on(
    redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    path = redis_url.removeprefix("unix://")
    await prepared(redis)
    await leagues_of(redis).close_day(SUNDAY)
    expected = await divisions(redis)
    for requests in some_of(count(1)):
        await redis.flushall()
        await prepared(redis)
        switch = SuspendSwitch(requests)
        process = Process(path, switch)
        slow = asyncio.ensure_future(process.leagues.close_day(SUNDAY))
        is_suspended = await switch.suspends(slow)
        await leagues_of(redis).close_day(SUNDAY)
        await LeagueStore(redis).leave(someone(3), 1500)
        await join_all(redis, [someone(901)], "2026-W50")
        switch.go_on()
        await slow
        await process.close()
        without = {place: players - {3} for place, players in expected.items()}
        assert await divisions(redis) == without, requests
        waiting = await redis.zrange("sb1:{leagues}:waiting", 0, -1)
        assert waiting == [f"telegram:{someone(901).id}".encode()], "the next week has not begun"
        if not is_suspended:
            break
    assert requests > 10


async def test_who_leaves_while_a_week_ends_stays_away(redis: Redis, redis_url: str, some_of: SomeOf) -> None:
    path = redis_url.removeprefix("unix://")
    for requests in some_of(count(1)):
        await redis.flushall()
        await prepared(redis)
        switch = SuspendSwitch(requests)
        process = Process(path, switch)
        closing = asyncio.ensure_future(process.leagues.close_day(SUNDAY))
        is_suspended = await switch.suspends(closing)
        await LeagueStore(redis).leave(someone(3), 1500)
        switch.go_on()
        await closing
        await process.close()
        async for key in redis.scan_iter("sb1:{leagues}:*", _type="zset"):
            assert await redis.zscore(key, f"telegram:{someone(3).id}") is None, (requests, key)
        if not is_suspended:
            break
    assert requests > 10


async def test_who_does_not_play_for_four_weeks_leaves(redis: Redis) -> None:
    await join_all(redis, [someone(1), someone(2)])
    for week in range(MOST_IDLE):
        assert set(await leagues(redis)) == {1, 2}
        await enter(redis, someone(2), result_of(MONDAY + 7 * week, is_won=False))
        await leagues_of(redis).close_day(SUNDAY + 7 * week)
    assert set(await leagues(redis)) == {2}, "a lost run is played, too"


async def test_weeks_in_which_nobody_at_all_played_change_nothing(redis: Redis) -> None:
    players = [someone(one) for one in range(12)]
    await join_all(redis, players)
    await play_week(redis, {player: one + 1 for one, player in enumerate(players)})
    for week in range(MOST_IDLE + 2):
        await leagues_of(redis).close_day(SUNDAY + 7 * week)
    assert sorted((await leagues(redis)).values()) == [1] * 7 + [2] * 5


async def test_who_hides_leaves_when_the_week_ends(redis: Redis) -> None:
    await join_all(redis, [someone(1), someone(2), someone(3)])
    await redis.hset(f"sb1:{{telegram:{someone(2).id}}}:self", "results", ResultVisibility.GROUP.value)
    await redis.hset(f"sb1:{{telegram:{someone(3).id}}}:self", "results", ResultVisibility.NOBODY.value)
    await leagues_of(redis).close_day(SUNDAY)
    assert set(await leagues(redis)) == {1}
    await LeagueStore(redis).leave(someone(1), 1500)
    await leagues_of(redis).close_day(SUNDAY + 7)
    assert not [key async for key in redis.scan_iter("sb1:{leagues}:[wdon]*")], (
        "nothing is left without members"
    )


async def test_more_players_than_are_decided_at_once_keep_their_places(redis: Redis) -> None:
    await join_all(redis, map(someone, range(1200)))
    await play_week(redis, {someone(1): 3})
    await leagues_of(redis).close_day(SUNDAY)
    found = await divisions(redis)
    assert {one for players in found.values() for one in players} == set(range(1200))
    assert max(map(len, found.values())) <= MOST_IN_DIVISION
