"""A year of challenges: a thousand players, twelve channels in three zones, two processes over one store.

The processes are killed at whatever they are saying to the store or to a chat, their clocks jump by an hour
either way, both are down for minutes or up to two days, and summer time comes and goes. In the end every
channel has had one post a day, and all results, tables and streaks are what the games themselves come to.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator

from openskill.models import PlackettLuce
from redis.asyncio import Redis

from bot.core.actions import Player
from bot.daily.days import DAY_SECONDS
from bot.daily.leaderboard_rows import LeaderboardScore
from bot.daily.scope import EVERYONE, Scope, Span, period_of
from bot.daily.streak import calculate_streak
from bot.features.posts.delivery import post_nonce
from bot.features.posts.schedule import PostTask, due_moment
from engine.games import all_games
from tests.year.life import DAYS, LENGTH, OUTAGE, PLAYERS, ZONES, Run, Year

MODEL = PlackettLuce()
LOW_BEST = {game.name for game in all_games() if game.is_low_best}


async def test_a_year(redis_url: str) -> None:
    async with Redis.from_url(redis_url) as redis:
        year = Year(redis_url.removeprefix("unix://"), redis, seed=2027)
        try:
            await year.begin()
            await year.live()
            await year.end()
            check_posts(year)
            await check_results(year)
            await check_tables(year)
            await check_counts(year)
            await check_ratings(year)
            await check_streaks(year)
        finally:
            for house in year.alive():
                await house.bury()


def check_posts(year: Year) -> None:
    assert year.deaths > LENGTH // 8
    missing = 0
    for place, one in enumerate(year.settings):
        hanging = Counter(year.walls[one.channel.chat].posts[one.channel])
        assert set(hanging.values()) == {1}
        for number in range(1, LENGTH + 1):
            nonce = post_nonce(one.channel, PostTask(Span.DAY, number, 0))
            if nonce not in hanging and (place, number) in year.served:
                assert (one.channel, nonce) in year.doubtful
                missing += 1
        summaries = Counter(nonce[0] for nonce in hanging)
        assert (summaries["w"] >= 50) == (summaries["m"] >= 11) == (place < 4)
    assert missing <= 10  # what a process died of in the very moment, in a chat that does not tell


async def check_results(year: Year) -> None:
    results = year.alive()[0].app.services.daily.results
    for number, runs in year.runs.items():
        for player, run in runs.items():
            kept = await results.result(player, number)
            assert kept is not None, (player, number)
            told = (int(kept.is_won), kept.score, int(not kept.is_assisted), kept.moves, kept.seconds)
            assert told == run.effort
    for player in {player for runs in year.runs.values() for player in runs}:
        assert set(await results.results(player)) == {n for n, runs in year.runs.items() if player in runs}


def scopes(year: Year) -> Iterator[Scope]:
    yield EVERYONE
    yield from (Scope(chat, group) for chat, group in year.groups if group)


def members(year: Year, number: int, scope: Scope) -> list[Run]:
    return [
        run
        for run in year.runs[number].values()
        if scope.is_everyone or (run.player.chat, run.session.group) == (scope.chat, scope.group)
    ]


async def check_tables(year: Year) -> None:
    for scope in scopes(year):
        for number in range(LENGTH - 30, LENGTH + 1):
            await check_day(year, scope, number)
        for span in (Span.WEEK, Span.MONTH):
            periods = defaultdict(list)
            for number in range(1, LENGTH + 1):
                periods[period_of(span, DAYS.date_of(number))].append(number)
            for period in list(periods)[-9:] if span is Span.WEEK else periods:
                await check_period(year, scope, span, period, periods[period])


async def check_counts(year: Year) -> None:
    for scope in scopes(year):
        for number in range(1, LENGTH + 1):
            runs = members(year, number, scope)
            found = await year.alive()[0].app.services.daily.standings.counts(scope, number)
            told = (found.played, found.won, found.assisted)
            assert told == (len(runs), sum(run.is_won for run in runs), sum(run.is_assisted for run in runs))


async def check_ratings(year: Year) -> None:
    for scope in scopes(year):
        skills: dict[Player, tuple[float, float]] = {}
        last: dict[Player, int] = {}
        for number in range(1, LENGTH + 1):
            runs = members(year, number, scope)
            for table in dealt([run for run in runs if not run.is_assisted and run not in year.late]):
                skills |= rated(table, skills)
                last |= {run.player: number for run in table}
            if runs or scope.is_everyone:  # else nobody looks who has been away for long
                skills = {player: skill for player, skill in skills.items() if last[player] > number - 90}
        page = await year.alive()[0].app.services.daily.standings.ratings(scope, most=PLAYERS)
        told = {row.player: row.rating for row in page.rows}
        assert told == {player: round(1500 + 10 * (mu - 3 * sigma)) for player, (mu, sigma) in skills.items()}


def dealt(runs: list[Run]) -> list[list[Run]]:
    """Deal a field round to tables of twenty at most, the best one first; equal ones by their names."""
    runs.sort(key=lambda run: (better(run), f"{run.player.chat}:{run.player.id}"), reverse=True)
    tables = -(-len(runs) // 20)
    return [table for first in range(tables) if len(runs) > 1 and (table := runs[first::tables])]


def rated(table: list[Run], skills: dict[Player, tuple[float, float]]) -> dict[Player, tuple[float, float]]:
    """Reckon what is thought of the players of a table, by the library itself."""
    before = [[MODEL.create_rating([*skills.get(run.player, (MODEL.mu, MODEL.sigma))])] for run in table]
    efforts = [better(run) for run in table]
    ranks = [float(sum(other > one for other in efforts)) for one in efforts]
    after = MODEL.rate(before, ranks=ranks)
    return {run.player: (one.mu, one.sigma) for run, (one,) in zip(table, after, strict=True)}


async def check_day(year: Year, scope: Scope, number: int) -> None:
    for is_assisted in (False, True):
        runs = {run.player: run for run in members(year, number, scope) if run.is_assisted == is_assisted}
        standings = year.alive()[0].app.services.daily.standings
        page = await standings.day(scope, number, most=PLAYERS, is_assisted=is_assisted)
        told = {row.player: shown_in_group(row.score) for row in page.rows}
        assert told == {player: run.effort for player, run in runs.items()}
        ordered = [better(runs[player]) for player in told]
        assert ordered == sorted(ordered, reverse=True)
        assert [row.place for row in page.rows] == [1 + ordered.index(one) for one in ordered]


def shown_in_group(effort: LeaderboardScore | None) -> tuple[int, int, int, int, int]:
    assert effort is not None
    return (effort.won, effort.game_score, effort.clean, effort.moves, effort.seconds)


def better(run: Run) -> tuple[int, int, int, int, int]:
    """Return what an attempt is compared by, the higher the better."""
    is_low_best = run.session.record.game in LOW_BEST
    won, score, clean, moves, seconds = run.effort
    return (won, -score if is_low_best else score, clean, -moves, -seconds)


async def check_period(year: Year, scope: Scope, span: Span, period: str, numbers: list[int]) -> None:
    page = await year.alive()[0].app.services.daily.standings.period(scope, span, period, most=PLAYERS)
    wanted: dict[Player, tuple[int, int, int, int]] = {}
    for number in numbers:
        for run in members(year, number, scope):
            won, clean, moves, seconds = wanted.get(run.player, (0, 0, 0, 0))
            if run.is_won:
                won, clean = won + 1, clean + (not run.is_assisted)
                moves, seconds = moves + run.moves, seconds + run.seconds
            wanted[run.player] = (won, clean, moves, seconds)
    told = {
        row.player: (row.score.won, row.score.clean, row.score.moves, row.score.seconds)
        for row in page.rows
        if row.score
    }
    assert told == wanted
    ordered = [(won, clean, -moves, -seconds) for won, clean, moves, seconds in told.values()]
    assert ordered == sorted(ordered, reverse=True)


async def check_streaks(year: Year) -> None:
    daily = year.alive()[0].app.services.daily
    outages = await daily.closings.outages()
    assert {OUTAGE, OUTAGE + 1} <= outages
    for number in range(2, LENGTH):
        if year.up[number] <= DAY_SECONDS // 4:
            assert number in outages
        if year.up[number] >= DAY_SECONDS * 3 // 4:
            assert number not in outages
    today = LENGTH + 1
    for player in {player for runs in year.runs.values() for player in runs}:
        found = calculate_streak(await daily.results.results(player), today, outages)
        days = {number: runs[player].is_won for number, runs in year.runs.items() if player in runs}
        told = (found.played, found.longest_played, found.won, found.longest_won, found.freezes)
        assert told == walked(days, today, outages)


def walked(days: dict[int, bool], today: int, outages: frozenset[int]) -> tuple[int, int, int, int, int]:
    """Return streaks as they are counted on one's fingers."""
    lengths, wins, held = [0], [0], 0
    for day in range(1, today):
        if day in days:
            lengths[-1] += 1
            if lengths[-1] % 7 == 0 and held < 2:
                held += 1
            if days[day]:
                wins[-1] += 1
            else:
                wins.append(0)
        elif day in outages:
            pass
        elif held:
            held -= 1
        else:
            lengths.append(0)
            wins.append(0)
            held = 0
    return lengths[-1], max(lengths), wins[-1], max(wins), held


def test_summer_time_comes_and_goes_in_two_of_the_zones() -> None:
    """Without this the year would say nothing about it."""
    hours = {
        zone: {due_moment(DAYS, number, 9, zone) - DAYS.begins(number) for number in range(1, LENGTH + 1)}
        for zone in ZONES
    }
    assert [len(hours[zone]) for zone in ZONES] == [1, 2, 2]
