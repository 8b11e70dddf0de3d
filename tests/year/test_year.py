"""A year of challenges: 300 players, twelve channels in three zones, two processes with one store.

The processes are killed at any request to the store or to a chat, their clocks jump by an hour in both
directions, both are down for minutes or up to two days, and summer time begins and ends. Yet every channel
gets each post once, or twice where a chat cannot tell whether it has arrived, and all results, leaderboards
and streaks follow from the games themselves.
"""

from collections import defaultdict
from collections.abc import Iterator

import pytest
from openskill.models import PlackettLuce
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.daily.days import DAY_SECONDS
from bot.daily.local_time import due_moment
from bot.daily.scope import EVERYONE, Scope, Span, period_of
from bot.daily.streak import calculate_streak
from bot.features.challenge.service import AttemptDays
from bot.features.posts.delivery import post_nonce
from bot.features.posts.planning import PostKind, PostTask
from bot.features.standings.service import StandingsService
from bot.storage.closing_store import ClosingStore
from bot.storage.result_store import ResultStore
from engine.games import all_games
from tests.year.players import PLAYERS, Attempt
from tests.year.simulation import DAYS, INTERVAL, LENGTH, OUTAGE, ZONES, Simulation

MODEL = PlackettLuce()
LOW_BEST = {game.name for game in all_games() if game.is_low_best}


@pytest.mark.rare(seconds=120)
async def test_a_year(redis_url: str) -> None:
    async with Redis.from_url(redis_url) as redis:
        year = Simulation(redis_url.removeprefix("unix://"), redis, seed=2027)
        try:
            await year.run()
            check_posts(year)
            check_reminders(year)
            await check_results(year)
            await check_leaderboards(year)
            await check_counts(year)
            await check_ratings(year)
            await check_streaks(year)
        finally:
            for process in year.alive():
                await process.close()


def check_posts(year: Simulation) -> None:
    assert year.kills > LENGTH // 8
    twice = 0
    for place, one in enumerate(year.settings):
        chat = year.chats[one.channel.chat]
        arrived = chat.nonces_in(one.channel)
        assert set(arrived.values()) <= {1, 2}
        for nonce in (nonce for nonce, times in arrived.items() if times > 1):
            # Only a chat that cannot tell whether a post has arrived may get it twice.
            assert one.channel.chat is Chat.TELEGRAM
            assert (one.channel, nonce) in year.doubtful
            twice += 1
        assert all(
            "Daily challenge" in text or "in a row" in text for _, text, _ in chat.warnings
        )  # no chat refused a post
        for number in range(1, LENGTH + 1):
            nonce = post_nonce(one.channel, PostTask(PostKind.DAY, number, 0))
            assert nonce in arrived or (place, number) not in year.served
        summaries = "".join(nonce[0] for nonce in arrived)
        assert (summaries.count("w") >= 50) == (summaries.count("m") >= 11) == (place < 4)
    assert twice <= year.kills // 4  # only kills between a post and its answer


def check_reminders(year: Simulation) -> None:
    found = year.reminded.counts(year.chats, LENGTH)
    assert (found["twice"], found["missed"], found["pause"]) == (0, 0, 0), found
    assert found["sent"] > 2 * LENGTH
    assert found["warnings"] > 0
    # Only a chat that cannot tell whether a reminder has arrived may lose one.
    assert found["lost"] <= year.kills // 4


def days_of_players(year: Simulation) -> dict[Player, dict[int, Attempt]]:
    days: dict[Player, dict[int, Attempt]] = defaultdict(dict)
    for number, attempts in year.players.attempts.items():
        for player, attempt in attempts.items():
            days[player][number] = attempt
    return days


async def check_results(year: Simulation) -> None:
    results = ResultStore(year.alive()[0].daily.redis)
    for player, attempts in days_of_players(year).items():
        stored = await results.results(player)
        assert set(stored) == set(attempts)
        for number, attempt in attempts.items():
            found = await results.result(player, number)
            assert found is not None, (player, number)
            result = (int(found.is_won), found.score, int(not found.is_assisted), found.moves, found.seconds)
            assert result == attempt.result


def scopes(year: Simulation) -> Iterator[Scope]:
    yield EVERYONE
    yield from (Scope(chat, group) for chat, group in year.groups if group)


def members(year: Simulation, number: int, scope: Scope) -> list[Attempt]:
    return [
        attempt
        for attempt in year.players.attempts[number].values()
        if scope.is_everyone or (attempt.player.chat, attempt.session.group) == (scope.chat, scope.group)
    ]


async def check_leaderboards(year: Simulation) -> None:
    for scope in scopes(year):
        for number in range(LENGTH - 30, LENGTH + 1):
            await check_day(year, scope, number)
        for span in (Span.WEEK, Span.MONTH):
            periods = defaultdict(list)
            for number in range(1, LENGTH + 1):
                periods[period_of(span, DAYS.date_of(number))].append(number)
            for period in list(periods)[-9:] if span is Span.WEEK else periods:
                await check_period(year, scope, span, period, periods[period])


async def check_counts(year: Simulation) -> None:
    for scope in scopes(year):
        for number in range(1, LENGTH + 1):
            attempts = members(year, number, scope)
            found = await year.alive()[0].daily.get(StandingsService).counts(scope, number)
            won, assisted = sum(one.is_won for one in attempts), sum(one.is_assisted for one in attempts)
            assert (found.played, found.won, found.assisted) == (len(attempts), won, assisted)


async def check_ratings(year: Simulation) -> None:
    for scope in scopes(year):
        skills: dict[Player, tuple[float, float]] = {}
        last: dict[Player, int] = {}
        for number in range(1, LENGTH + 1):
            attempts = members(year, number, scope)
            rated = [one for one in attempts if not one.is_assisted and one not in year.players.late]
            for field in fields_of(rated):
                skills |= rate(field, skills)
                last |= {attempt.player: number for attempt in field}
            if attempts or scope.is_everyone:  # else nobody removes inactive players
                skills = {player: skill for player, skill in skills.items() if last[player] > number - 90}
        page = await year.alive()[0].daily.get(StandingsService).ratings(scope, most=PLAYERS)
        assert {row.player: row.rating for row in page.rows} == {
            player: round(1500 + 10 * (mu - 3 * sigma)) for player, (mu, sigma) in skills.items()
        }


def fields_of(attempts: list[Attempt]) -> list[list[Attempt]]:
    """Split attempts into fields of at most twenty, dealt in turn from the best; ties ordered by player."""
    attempts.sort(key=lambda one: (rank_key(one), f"{one.player.chat}:{one.player.id}"), reverse=True)
    count = -(-len(attempts) // 20)
    return [field for first in range(count) if len(attempts) > 1 and (field := attempts[first::count])]


def rate(
    field: list[Attempt], skills: dict[Player, tuple[float, float]]
) -> dict[Player, tuple[float, float]]:
    before = [[MODEL.create_rating([*skills.get(one.player, (MODEL.mu, MODEL.sigma))])] for one in field]
    keys = [rank_key(one) for one in field]
    after = MODEL.rate(before, ranks=[float(sum(other > key for other in keys)) for key in keys])
    return {one.player: (skill.mu, skill.sigma) for one, (skill,) in zip(field, after, strict=True)}


async def check_day(year: Simulation, scope: Scope, number: int) -> None:
    standings = year.alive()[0].daily.get(StandingsService)
    for is_assisted in (False, True):
        attempts = {one.player: one for one in members(year, number, scope) if one.is_assisted == is_assisted}
        page = await standings.day(scope, number, most=PLAYERS, is_assisted=is_assisted)
        scores = {row.player: row.score for row in page.rows}
        assert {
            player: (score.won, score.game_score, score.clean, score.moves, score.seconds)
            for player, score in scores.items()
            if score
        } == {player: one.result for player, one in attempts.items()}
        ordered = [rank_key(attempts[player]) for player in scores]
        assert ordered == sorted(ordered, reverse=True)
        assert [row.place for row in page.rows] == [1 + ordered.index(one) for one in ordered]


def rank_key(attempt: Attempt) -> tuple[int, int, int, int, int]:
    won, score, clean, moves, seconds = attempt.result
    return (won, -score if attempt.session.record.game in LOW_BEST else score, clean, -moves, -seconds)


async def check_period(year: Simulation, scope: Scope, span: Span, period: str, numbers: list[int]) -> None:
    page = await year.alive()[0].daily.get(StandingsService).period(scope, span, period, most=PLAYERS)
    expected: dict[Player, tuple[int, int, int, int]] = {}
    for number in numbers:
        for one in members(year, number, scope):
            won, clean, moves, seconds = expected.get(one.player, (0, 0, 0, 0))
            if one.is_won:
                won, clean = won + 1, clean + (not one.is_assisted)
                moves, seconds = moves + one.moves, seconds + one.seconds
            expected[one.player] = (won, clean, moves, seconds)
    found = {
        row.player: (row.score.won, row.score.clean, row.score.moves, row.score.seconds)
        for row in page.rows
        if row.score
    }
    assert found == expected
    ordered = [(won, clean, -moves, -seconds) for won, clean, moves, seconds in found.values()]
    assert ordered == sorted(ordered, reverse=True)


async def check_streaks(year: Simulation) -> None:
    daily = year.alive()[0].daily
    outages = await ClosingStore(daily.store.redis).outages()
    check_outages(year, outages)
    await check_excuses(year)
    today = LENGTH + 1
    for player, attempts in days_of_players(year).items():
        excused = await ResultStore(daily.store.redis).excused(player)
        results, free = await ResultStore(daily.store.redis).results(player), outages | excused
        assert await daily.get(AttemptDays).excused(player) == free
        streak = calculate_streak(results, today, free)
        found = (streak.played, streak.longest_played, streak.won, streak.longest_won, streak.freezes)
        assert found == count_streaks(attempts, today, free)


STEPS_OF_DAY, STEPS_UNTIL_CLOSING = DAY_SECONDS // INTERVAL, DAY_SECONDS * 3 // 2 // INTERVAL
HALF_DAY = STEPS_OF_DAY // 2


def check_outages(year: Simulation, outages: frozenset[int]) -> None:
    """Check all days of which the simulation knows for certain when the bot was down."""
    assert {OUTAGE, OUTAGE + 1} <= outages
    dark = certainly_dark(year)
    free = 0
    for number in range(2, LENGTH):
        first = (number - 1) * STEPS_OF_DAY
        own, until_closing = ({*range(first, first + count)} for count in (STEPS_OF_DAY, STEPS_UNTIL_CLOSING))
        night = range(first + STEPS_OF_DAY - 1, first + STEPS_OF_DAY - 1 + HALF_DAY)
        if len(own & dark) >= HALF_DAY or {*night} <= dark:
            assert number in outages
        if len(until_closing - year.served_steps) < HALF_DAY // 2:
            assert number not in outages
            free += 1
    assert free > LENGTH // 2


async def check_excuses(year: Simulation) -> None:
    """Check the attempts that were never finished: most are missed days, an outage excuses the others."""
    dark, results = certainly_dark(year), ResultStore(year.alive()[0].daily.redis)
    certain = {True: 0, False: 0}
    for (player, number), began in year.players.unfinished.items():
        steps = {*range((began - DAYS.begins(1)) // INTERVAL, number * STEPS_OF_DAY + HALF_DAY)}
        is_excused = number in await results.excused(player)
        if steps & dark:
            assert is_excused, (player, number)
        elif steps <= year.served_steps:
            assert not is_excused, (player, number)
        else:
            continue
        certain[is_excused] += 1
    assert min(certain.values()) > 1, certain


def certainly_dark(year: Simulation) -> set[int]:
    """Return the steps without a process after another such step, which a clock that is ahead can hide."""
    return {step for step in year.dark_steps if step - 1 in year.dark_steps}


def count_streaks(
    attempts: dict[int, Attempt], today: int, free: frozenset[int]
) -> tuple[int, int, int, int, int]:
    played, won, freezes = [0], [0], 0
    for day in range(1, today):
        if day in attempts:
            played[-1] += 1
            if played[-1] % 7 == 0 and freezes < 2:
                freezes += 1
            if attempts[day].is_won:
                won[-1] += 1
            else:
                won.append(0)
        elif day in free:
            pass
        elif freezes:
            freezes -= 1
        else:
            played.append(0)
            won.append(0)
    return played[-1], max(played), won[-1], max(won), freezes


def test_summer_time_begins_and_ends_in_two_of_the_zones() -> None:
    """Without the changes, the simulated year would not test summer time."""
    hours = {
        zone: {due_moment(DAYS, number, 9, zone) - DAYS.begins(number) for number in range(1, LENGTH + 1)}
        for zone in ZONES
    }
    assert [len(hours[zone]) for zone in ZONES] == [1, 2, 2]
