"""Ratings equal those of the library for all days in order, whichever process rates and however often."""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random

import pytest
from openskill.models import PlackettLuce
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.settings import ResultVisibility
from bot.daily.scope import EVERYONE, Scope
from bot.features.standings import rater, ratings_store
from bot.features.standings.rater import Rater
from bot.features.standings.rating import ABSENT_DAYS, START, Rating, displayed_rating, rate_players
from bot.features.standings.ratings_store import RatingProgress, RatingsStore
from tests.bot.entrants import Entrants, any_result, result_of, someone

GROUP = Scope(Chat.TELEGRAM, 55)
LAST = 6


async def season(entrants: Entrants, players: int = 47) -> None:
    """Enter six days of results; every third player is in the group, and some are absent on a day."""
    chance = Random(3)
    for number in range(1, LAST + 1):
        for one in range(players):
            if chance.random() < 0.8:
                groups = (GROUP.group,) if one % 3 == 0 else ()
                await entrants.enter(someone(one), any_result(chance, number, groups))


def recomputed(entrants: Entrants, scope: Scope, last: int = LAST) -> dict[Player, tuple[float, float]]:
    """Calculate the ratings from the results, with the library and the following algorithm only.

    Each day, players without help are sorted by strength, then by ID as text, both descending. They are
    dealt in turn to the fewest tables of at most twenty; each table is rated, equal strengths as ties.
    """
    model = PlackettLuce()
    known: dict[Player, tuple[float, float]] = {}
    for number in range(1, last + 1):
        field = [
            (player, result.strength)
            for (player, day), result in entrants.all.items()
            if day == number and not result.is_assisted and (scope is EVERYONE or result.groups)
        ]
        field.sort(key=lambda one: (one[1], str(one[0].id)), reverse=True)
        tables = (len(field) + 19) // 20
        assert tables > 1 or scope is not EVERYONE or number > LAST  # more players than one table has
        for table in (field[first::tables] for first in range(tables)):
            if len(table) > 1:
                teams = [
                    [model.rating(*known[player]) if player in known else model.rating()]
                    for player, _ in table
                ]
                after = model.rate(teams, scores=[strength for _, strength in table])
                known |= {
                    player: (team[0].mu, team[0].sigma)
                    for (player, _), team in zip(table, after, strict=True)
                }
    return known


async def check(entrants: Entrants, scope: Scope, last: int = LAST) -> None:
    wanted = recomputed(entrants, scope, last)
    store = RatingsStore(entrants.redis)
    kept = await store.skills(scope, list(wanted))
    assert {player: (skill.mu, skill.sigma) for player, skill in kept.items()} == wanted
    page = await entrants.standings.ratings(scope, most=1000)
    assert page.count == len(wanted) > 5
    by_rating = sorted(wanted.values(), key=lambda one: 3 * one[1] - one[0])
    assert [row.rating for row in page.rows] == [
        round(1500 + 10 * (mu - 3 * sigma)) for mu, sigma in by_rating
    ]


async def test_ratings_follow_from_the_days_in_turn_whenever_they_are_rated(entrants: Entrants) -> None:
    await season(entrants)
    for number in (2, 2, LAST, 4):
        await entrants.standings.rate(number)
    for scope in (EVERYONE, GROUP):
        await check(entrants, scope)
    row = await entrants.standings.place_of_rating(someone(3), GROUP)
    assert row is not None
    assert row in (await entrants.standings.ratings(GROUP, most=100)).rows
    await entrants.enter(someone(1), result_of(LAST + 1))
    await entrants.enter(someone(2), result_of(LAST + 1, is_assisted=True))
    await entrants.standings.rate(LAST + 1)
    await check(entrants, EVERYONE)  # a day of one player without help rates nobody


async def test_processes_that_rate_at_once_and_die_in_the_midst_do_it_once(
    entrants: Entrants, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every process dies after a few requests, at any step, until one finds all days rated."""
    monkeypatch.setattr(rater, "BATCHES_AT_ONCE", 1)
    await season(entrants)
    chance = Random(5)
    tries = 0
    while (await RatingsStore(entrants.redis).progress(EVERYONE) or RatingProgress()).done < LAST:
        tries += 1
        dying = [Dying(entrants.redis, chance.randrange(1, 5)) for _ in range(3)]
        await asyncio.gather(*(Rater(store).rate(LAST) for store in dying), return_exceptions=True)
    assert tries > 3
    for scope in (EVERYONE, GROUP):
        await check(entrants, scope)


class DyingError(Exception):
    """The process died."""


class Dying(RatingsStore):
    """A store whose process dies before the change that follows ``steps`` changes."""

    def __init__(self, redis: Redis, steps: int) -> None:
        super().__init__(redis)
        self._left: Iterator[int] = iter(range(steps))

    async def save_ratings(self, *words: object) -> bool:
        if next(self._left, None) is None:
            raise DyingError
        return await super().save_ratings(*words)  # type: ignore[arg-type]


async def test_a_player_deleted_while_a_day_is_rated_stays_deleted_and_nobody_is_rated_twice(
    entrants: Entrants, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rater, "BATCHES_AT_ONCE", 1)
    for one in range(60):
        await entrants.enter(someone(one), result_of(1, moves=100 + one))

    class Leaving(RatingsStore):
        """A player of the first table hides their results after it was calculated and before it is stored."""

        async def save_ratings(
            self,
            scope: Scope,
            number: int,
            before: RatingProgress | None,
            after: RatingProgress,
            skills: Sequence[tuple[Player, Rating]],
        ) -> bool:
            if skills and before is None:
                assert someone(0) in dict(skills)
                await entrants.standings.change_visibility(someone(0), ResultVisibility.NOBODY)
            assert all(skill.number == number for _, skill in skills)
            return await super().save_ratings(scope, number, before, after, skills)

    await Rater(Leaving(entrants.redis)).rate(1)
    there = [row.player for row in (await entrants.standings.ratings(EVERYONE, most=100)).rows]
    assert someone(0) not in there
    assert len(there) == len(set(there)) >= 39, "one of each round moved to the table that was done"
    kept = await RatingsStore(entrants.redis).skills(EVERYONE, [someone(one) for one in range(60)])
    fresh = Rating()
    sigmas = [skill.sigma for skill in kept.values() if skill != fresh]
    assert min(sigmas) > fresh.sigma * 0.98, "rated once each"


async def test_a_missed_day_changes_nothing_and_a_long_absence_lets_players_go(
    entrants: Entrants, redis: Redis
) -> None:
    for one in range(3):
        await entrants.enter(someone(one), result_of(1, moves=20 + one))
    await entrants.standings.rate(1)
    first = {row.player: row.rating for row in (await entrants.standings.ratings(EVERYONE)).rows}
    for number in (ABSENT_DAYS, ABSENT_DAYS + 1):
        for one in (1, 2):
            await entrants.enter(someone(one), result_of(number, moves=20 + one))
        await entrants.standings.rate(number)
        last = {row.player: row.rating for row in (await entrants.standings.ratings(EVERYONE)).rows}
        assert (someone(0) in last) == (number == ABSENT_DAYS)
        assert last.get(someone(0), first[someone(0)]) == first[someone(0)]
    assert await redis.hlen("sb1:{all}:skills") == await redis.zcard("sb1:{all}:seen") == 2
    for key in ("skills", "rating", "seen", "rated"):
        assert 0 < await redis.ttl(f"sb1:{{all}}:{key}") <= 100 * 24 * 60 * 60


async def test_the_weakest_leave_a_full_table_of_ratings(
    entrants: Entrants, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings_store, "MOST_PLAYERS", 3)
    for one in range(6):
        await entrants.enter(someone(one), result_of(1, moves=20 + one))
    await entrants.standings.rate(1)
    there = [row.player for row in (await entrants.standings.ratings(EVERYONE)).rows]
    assert there == [someone(0), someone(1), someone(2)]
    assert await redis.hlen("sb1:{all}:skills") == await redis.zcard("sb1:{all}:seen") == 3


def test_a_rating_begins_at_1500_and_reads_back() -> None:
    assert displayed_rating(Rating().ordinal) == START == 1500
    won, lost = rate_players([(Rating(), 2.0), (Rating(), 1.0)], 7)
    assert won.ordinal > Rating().ordinal > lost.ordinal
    assert Rating.read(won.text) == won
    equal = rate_players([(Rating(), 1.0)] * 2, 7)
    assert equal[0] == equal[1]
    assert rate_players([(won, 5.0)], 8) == [Rating(won.mu, won.sigma, 8)]
