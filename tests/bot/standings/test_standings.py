"""Leaderboards match the results, in whatever order and by however many processes these are entered."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.retention import DAY
from bot.core.settings import ResultVisibility
from bot.daily.leaderboard_rows import (
    DAYS,
    DayCounts,
    LeaderboardPage,
    LeaderboardRow,
    LeaderboardScore,
    period_points,
)
from bot.daily.result import MOST_MOVES, MOST_SECONDS, ChallengeResult
from bot.daily.scope import EVERYONE, Scope, Span, period_of
from bot.features.standings import store as store_module
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from tests.bot.desk import Desk
from tests.bot.entrants import Entrants, any_result, challenge_of, result_of, someone

CHAT = Chat.TELEGRAM
GROUP, OTHER = Scope(CHAT, 55), Scope(CHAT, 66)
SCOPES = (EVERYONE, GROUP, OTHER)
NUMBERS = range(1, 15)  # 21 November to 4 December: three weeks, two months
EVERYBODY, IN_GROUPS, NOBODY = ResultVisibility.EVERYONE, ResultVisibility.GROUP, ResultVisibility.NOBODY


def counts_in(scope: Scope, result: ChallengeResult) -> bool:
    return scope.is_everyone or scope.group in result.groups


def seen(entrants: Entrants, scope: Scope) -> dict[tuple[Player, int], ChallengeResult]:
    """Return the results that are visible in a scope."""
    allowed = {EVERYBODY} if scope.is_everyone else {EVERYBODY, IN_GROUPS}
    return {
        (player, number): result
        for (player, number), result in entrants.all.items()
        if counts_in(scope, result) and entrants.audiences.get(player, EVERYBODY) in allowed
    }


def ranked(scores: Mapping[Player, tuple[int, ...]]) -> list[tuple[int, Player]]:
    """Return players with their places, calculated by comparing each with all others."""
    places = [(1 + sum(other > own for other in scores.values()), player) for player, own in scores.items()]
    return sorted(places, key=lambda one: (one[0], one[1].id))


def as_ranked(page: LeaderboardPage) -> list[tuple[int, Player]]:
    assert page.count == len(page.rows)
    assert [row.place for row in page.rows] == sorted(row.place for row in page.rows)
    return sorted(((row.place, row.player) for row in page.rows), key=lambda one: (one[0], one[1].id))


def strength(result: ChallengeResult) -> tuple[int, ...]:
    is_low_best = result.game == "wish"
    score = -result.score if is_low_best else result.score
    return result.is_won, score, not result.is_assisted, -result.moves, -result.seconds


def together(results: Iterable[ChallengeResult]) -> tuple[int, ...]:
    won = [result for result in results if result.is_won]
    clean = [result for result in won if not result.is_assisted]
    return (
        len(won),
        len(clean),
        -sum(result.moves for result in won),
        -sum(result.seconds for result in won),
    )


async def check(entrants: Entrants, scopes: Iterable[Scope] = SCOPES) -> None:
    """Compare every leaderboard with one that is calculated from the results."""
    for scope in scopes:
        results = seen(entrants, scope)
        for number in NUMBERS:
            await check_day(entrants, scope, number, results)
        for span in (Span.WEEK, Span.MONTH):
            for period in {period_of(span, challenge_of(number).day) for number in NUMBERS}:
                by_player = defaultdict(list)
                for (player, number), result in results.items():
                    if period_of(span, challenge_of(number).day) == period:
                        by_player[player].append(result)
                page = await entrants.standings.period(scope, span, period, most=100)
                wanted = {player: together(own) for player, own in by_player.items()}
                assert as_ranked(page) == ranked(wanted), (scope, period)
                for row in page.rows:
                    won, clean, moves, seconds = wanted[row.player]
                    assert row.score == LeaderboardScore(won, 0, clean, -moves, -seconds)


async def check_day(
    entrants: Entrants, scope: Scope, number: int, seen_there: Mapping[tuple[Player, int], ChallengeResult]
) -> None:
    for is_assisted in (False, True):
        wanted = {
            player: result
            for (player, day), result in seen_there.items()
            if day == number and result.is_assisted == is_assisted
        }
        page = await entrants.standings.day(scope, number, most=100, is_assisted=is_assisted)
        assert as_ranked(page) == ranked({player: strength(result) for player, result in wanted.items()})
        for row in page.rows:
            own = wanted[row.player]
            assert row.score == LeaderboardScore(
                own.is_won, own.score, not is_assisted, own.moves, own.seconds
            )
            assert row.name == f"name {row.player.id}"
    there = [r for (_, day), r in entrants.all.items() if day == number and counts_in(scope, r)]
    assert await entrants.standings.counts(scope, number) == DayCounts(
        len(there), sum(r.is_won for r in there), sum(r.is_assisted for r in there)
    )


def field(chance: Random, players: int) -> dict[tuple[Player, int], ChallengeResult]:
    """Return results of players of one group, both groups or none."""
    results = {}
    for number in NUMBERS:
        for one in range(players):
            groups = ((), (GROUP.group,), (GROUP.group, OTHER.group), (OTHER.group,))[one % 4]
            if chance.random() < 0.7:
                results[someone(one), number] = any_result(chance, number, groups)
    return results


async def test_a_stored_name_with_nothing_visible_is_none(entrants: Entrants, redis: Redis) -> None:
    """Earlier versions stored names of letters that look like a space."""
    player = someone(1)
    await entrants.enter(player, result_of(1))
    await redis.hset(player_key(player, PlayerPart.SETTINGS), "name", "\u3164\u2800")
    (row,) = (await entrants.standings.day(EVERYONE, 1, most=10)).rows
    assert row.name == ""


async def test_all_tables_follow_from_the_results(entrants: Entrants) -> None:
    """Results are entered in random order, several at a time, and some twice, as by two processes."""
    chance = Random(7)
    entrants.audiences = {someone(one): list(ResultVisibility)[one % 3] for one in range(12)}
    todo = list(field(chance, 16).items())
    todo += chance.sample(todo, 40)
    chance.shuffle(todo)
    for first in range(0, len(todo), 8):
        some = todo[first : first + 8]
        await asyncio.gather(*(entrants.enter(player, result) for (player, _), result in some))
    await check(entrants)


async def test_a_part_of_a_table_and_the_place_of_one_far_below(entrants: Entrants) -> None:
    for one in range(30):
        await entrants.enter(someone(one), result_of(5, moves=20 + one // 4))  # four share each place
    page = await entrants.standings.day(EVERYONE, 5, 10, 5)
    assert (page.count, [row.place for row in page.rows]) == (30, [9, 9, 13, 13, 13])
    row = LeaderboardRow(25, someone(27), f"name {someone(27).id}", LeaderboardScore(1, 0, 1, 26, 100))
    assert await entrants.standings.place_of_day(someone(27), EVERYONE, 5) == (row, False)
    await entrants.enter(someone(40), result_of(5, is_assisted=True))
    found = await entrants.standings.place_of_day(someone(40), EVERYONE, 5)
    assert found is not None
    assert (found[0].place, found[1]) == (1, True)
    assert await entrants.standings.place_of_day(someone(41), EVERYONE, 5) is None
    week = await entrants.standings.place_of_period(someone(40), EVERYONE, Span.WEEK, "2026-W48")
    assert week is not None
    assert week.score == LeaderboardScore(1, 0, 0, 30, 100)


def test_a_month_of_the_longest_and_of_the_shortest_attempts_fits_one_number() -> None:
    longest = [result_of(number, moves=MOST_MOVES + 5, seconds=MOST_SECONDS + 5) for number in range(31)]
    shortest = [result_of(number, moves=0, seconds=0) for number in range(31)]
    for results, told in (
        (longest, LeaderboardScore(31, 0, 31, 31 * MOST_MOVES, 31 * MOST_SECONDS)),
        (shortest, LeaderboardScore(31, 0, 31, 0, 0)),
    ):
        assert period_points(results) == int(float(period_points(results))) < 1 << 53
        assert LeaderboardScore.of_period(period_points(results)) == told
    # One more won day counts more than any number of moves and seconds, and so does one clean win more.
    assert period_points(longest[:3]) > period_points(shortest[:2])
    helped = [result_of(1, moves=0, seconds=0, is_assisted=True), *shortest[1:]]
    assert period_points(longest) > period_points(helped) > period_points(shortest[:-1])
    assert period_points(result_of(number, is_won=False) for number in range(3)) == 0


async def test_a_full_table_lets_the_weakest_go(entrants: Entrants, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "MOST_PLAYERS", 4)
    for one in (3, 5, 1, 4, 2, 0, 6):
        await entrants.enter(someone(one), result_of(5, moves=20 + one))
    page = await entrants.standings.day(EVERYONE, 5)
    assert [row.player for row in page.rows] == [someone(one) for one in range(4)]
    assert (await entrants.standings.counts(EVERYONE, 5)).played == 7


@pytest.mark.usefixtures("bare_store")
async def test_every_table_has_an_end_and_none_that_is_gone_begins_again(
    entrants: Entrants, redis: Redis
) -> None:
    await entrants.enter(someone(1), result_of(2 + DAYS, groups=(GROUP.group,)))
    await entrants.enter(someone(1), result_of(2, groups=(GROUP.group,)))
    for key in await keys(redis):
        longest = 3 * 366 if key.endswith(":days") else 400
        assert key == "sb1:{all}:first" or 0 < await redis.ttl(key) <= longest * DAY, key
    assert await entrants.standings.counts(EVERYONE, 2) == DayCounts()
    assert (await entrants.standings.day(GROUP, 2)).count == 0
    month = await entrants.standings.period(EVERYONE, Span.MONTH, "2026-11")
    assert month.count == 1, "tables of months live longer"


async def keys(redis: Redis) -> list[str]:
    return [key.decode() async for key in redis.scan_iter("*", count=1000)]


async def test_a_setting_takes_players_out_of_tables_and_back_into_them(redis: Redis) -> None:
    desk, entrants = Desk(PlayerStore(redis)), Entrants(redis)
    await entrants.enter_all(field(Random(10), 5))
    await entrants.standings.rate(15)
    player = someone(1)
    before = await entrants.standings.ratings(EVERYONE, most=100)
    assert player in [row.player for row in before.rows]
    for words, audience in (("group", IN_GROUPS), ("nobody", NOBODY), ("everyone", EVERYBODY)):
        await desk.type(f"/settings results {words}", player)
        entrants.audiences[player] = audience
        await check(entrants)
        there = [row.player for row in (await entrants.standings.ratings(EVERYONE, most=100)).rows]
        assert player not in there, "a rating begins anew"
        here = [row.player for row in (await entrants.standings.ratings(GROUP, most=100)).rows]
        assert (player in here) == (audience is IN_GROUPS)


async def test_a_group_that_gets_another_number_takes_its_tables_along(
    entrants: Entrants, redis: Redis
) -> None:
    results = field(Random(11), 8)
    before, after = (
        {one: result for one, result in results.items() if (one[1] > 8) == is_after}
        for is_after in (False, True)
    )
    await entrants.enter_all(before)
    await entrants.standings.rate(8)
    ratings = await entrants.standings.ratings(GROUP)
    desk = Desk(PlayerStore(redis))
    for _ in range(2):  # Telegram reports it in both groups
        await desk.app.move_group(CHAT, GROUP.group, 77)
    assert await entrants.standings.ratings(Scope(CHAT, 77)) == ratings
    await entrants.enter_all(after)  # attempts that began when the group had its old ID
    await entrants.standings.change_visibility(someone(1), NOBODY)
    await entrants.standings.change_visibility(someone(1), EVERYBODY)
    await entrants.standings.rate(15)
    moved = Scope(CHAT, 77)
    for number in NUMBERS:
        assert (await entrants.standings.day(GROUP, number)).count == 0
    entrants.all = {
        one: replace(result, groups=tuple(77 if group == GROUP.group else group for group in result.groups))
        for one, result in entrants.all.items()
    }
    await check(entrants, (EVERYONE, OTHER, moved))
    assert (await entrants.standings.ratings(moved)).count > 0
    assert not [key for key in await keys(redis) if ":group:55}" in key and not key.endswith(":moved")]
