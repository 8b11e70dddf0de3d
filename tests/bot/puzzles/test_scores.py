"""Scores of puzzles: ratings, the choice of the next one, streaks, and what comes twice."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from statistics import fmean

import pytest

from bot.core.actions import Chat, Player, Room
from bot.core.request_context import RequestContext
from bot.core.retention import DAY, RESULT_SECONDS
from bot.core.settings import ResultVisibility
from bot.daily.scope import EVERYONE, Scope
from bot.daily.week import Week
from bot.features.puzzles.choice import (
    FIRST_ATTEMPTS,
    NEAR,
    candidates,
    choose_entry,
    next_game,
    target_rating,
)
from bot.features.puzzles.profile import START, PendingAttempt, PuzzleProfile, PuzzleRating, PuzzleResult
from bot.features.puzzles.rating import KNOWN_SIGMA, first_puzzle_rating, rate_attempt
from bot.features.puzzles.scores import PuzzleScores
from bot.features.puzzles.store import PuzzleStore
from bot.features.puzzles.streaks import PuzzleStreaks
from bot.features.standings.service import StandingsService
from seeds.puzzle import EASY_RATING, all_entries, entries_of, puzzle_games
from tests.bot.desk import Desk
from tests.bot.puzzles.simulated_players import simulate

GROUP = 77


def scores_of(desk: Desk) -> tuple[PuzzleScores, RequestContext, PuzzleStore]:
    services = desk.app.services
    store = PuzzleStore(services.store.redis)
    context = services.contexts.build(Player(Chat.TELEGRAM, 5), Room(group=GROUP, name="Ada"))
    return PuzzleScores(services, lambda _: 0), context, store


def test_ratings_find_the_strength_of_players() -> None:
    found = simulate("wish", 150, 1)
    assert abs(found.bias) < 20
    assert found.median_error < 55
    assert found.share_near > 2 / 3


@pytest.mark.parametrize("game", puzzle_games())
def test_no_puzzle_near_the_rating_comes_twice_until_all_are_used_up(game: str) -> None:
    profile = PuzzleProfile()
    near = {entry.key for entry in entries_of(game) if abs(entry.rating - 1500) <= NEAR}
    for _ in near:
        found = candidates(profile, game, 1500)
        assert found[0].key not in profile.tried
        profile = replace(profile, tried=(*profile.tried, found[0].key))
    assert set(profile.tried) == near
    found = candidates(profile, game, 1500)
    assert found[0].key == profile.tried[0]


@pytest.mark.parametrize("is_solved", [True, False])
def test_a_newcomer_does_not_change_the_rating_of_a_puzzle(*, is_solved: bool) -> None:
    puzzle = first_puzzle_rating(1200)
    after = rate_attempt(PuzzleRating(), puzzle, is_solved=is_solved)[1]
    assert after == replace(puzzle, tried=1, solved=int(is_solved))
    known = replace(PuzzleRating(), sigma=KNOWN_SIGMA)
    assert (rate_attempt(known, puzzle, is_solved=is_solved)[1].mu < puzzle.mu) == is_solved


@pytest.mark.parametrize("game", puzzle_games())
def test_a_newcomer_begins_at_1000_with_short_puzzles_and_climbs_quickly(game: str) -> None:
    profile, chances = PuzzleProfile(), []
    while len(profile.tried) < FIRST_ATTEMPTS:
        rating = profile.rating_in(game)
        target = target_rating(profile, game, None, is_streak=False)
        found = candidates(profile, game, target)
        if target < EASY_RATING:
            assert all(entry.is_short and entry.rating < EASY_RATING for entry in found)
        entry = choose_entry(found, {}, target, lambda _: 0)
        chances.append(1 / (1 + 10 ** ((entry.rating - rating.shown) / 400)))
        after, _ = rate_attempt(rating, first_puzzle_rating(entry.rating), is_solved=True)
        profile = replace(profile, ratings={game: after}, tried=(*profile.tried, entry.key))
    assert PuzzleProfile().rating_in(game).shown == START == 1000
    assert min(chances) > 0.6
    assert profile.rating_in(game).shown > 1300


async def test_an_attempt_is_counted_once_however_often_it_ends(desk: Desk) -> None:
    scores, context, store = scores_of(desk)
    entry = entries_of("wish")[0]
    known = PuzzleProfile({"wish": replace(PuzzleRating(), sigma=KNOWN_SIGMA)})
    await store.replace_profile(context.player, PuzzleProfile(), known)
    assert await scores.begin_attempt(context, entry.number, "s1", is_streak=False)
    assert await scores.begin_attempt(context, entry.number, "s1", is_streak=False)
    assert not await scores.begin_attempt(context, entry.number + 1, "s2", is_streak=False)
    ends = (scores.finish_attempt(context, "s1", entry.number, desk.time, is_solved=True) for _ in range(5))
    results = await asyncio.gather(*ends)
    assert sum(is_new for _, is_new in results) == 1
    (result,) = {result for result, _ in results}
    assert result
    assert result.before == START < result.after
    assert result.puzzle_rating == pytest.approx(entry.rating, abs=1)
    rated = (await store.ratings([entry.number]))[entry.number]
    assert (rated.tried, rated.solved) == (1, 1)
    assert rated.shown < entry.rating
    profile = await store.profile(context.player)
    assert profile.history == {"wish": (result.after,)}
    assert not await scores.begin_attempt(context, entry.number, "s3", is_streak=False)


async def test_a_streak_goes_on_until_a_miss_and_is_ranked(desk: Desk) -> None:
    scores, context, store = scores_of(desk)
    numbers = [entry.number for entry in entries_of("wish")[:3]]
    for at, number in enumerate(numbers):
        assert await scores.begin_attempt(context, number, f"s{at}", is_streak=True)
        result, _ = await scores.finish_attempt(context, f"s{at}", number, desk.time, is_solved=at < 2)
    assert result
    assert (result.streak, result.best_streak, result.is_best) == (2, 2, False)
    streaks = desk.app.services.get(StandingsService).exercise_streaks
    week = (await store.profile(context.player)).week
    for scope in (EVERYONE, Scope(Chat.TELEGRAM, GROUP)):
        for period in (None, Week.read(week)):
            page = await streaks.page(scope, period, 0, 10)
            assert [(row.name, row.exercise_streak) for row in page.rows] == [("Ada", 2)]


async def test_leaderboards_of_streaks_follow_visibility_groups_and_deletions(desk: Desk) -> None:
    scores, context, store = scores_of(desk)
    number, here, moved = entries_of("wish")[0].number, Scope(Chat.TELEGRAM, GROUP), Scope(Chat.TELEGRAM, 78)
    assert await scores.begin_attempt(context, number, "s", is_streak=True)
    assert (await scores.finish_attempt(context, "s", number, desk.time, is_solved=True))[1]
    week = (await store.profile(context.player)).week
    standings = desk.app.services.get(StandingsService)

    async def counts(*scopes: Scope) -> list[int]:
        weeks = (None, Week.read(week))
        pages = [
            await standings.exercise_streaks.page(scope, one, 0, 10) for scope in scopes for one in weeks
        ]
        return [page.count for page in pages]

    for audience, shown in (
        (ResultVisibility.GROUP, [0, 0, 1, 1]),
        (ResultVisibility.NOBODY, [0, 0, 0, 0]),
        (ResultVisibility.EVERYONE, [1, 1, 1, 1]),
    ):
        await desk.app.services.get(PuzzleStreaks).change_visibility(context.player, audience)
        assert await counts(EVERYONE, here) == shown
    for _ in range(2):  # Telegram reports it in both groups
        await desk.app.move_group(Chat.TELEGRAM, GROUP, moved.group)
    assert await counts(EVERYONE, here, moved) == [1, 1, 0, 0, 1, 1]
    await desk.type("/mydata delete yes", context.player)
    assert await counts(EVERYONE, here, moved) == [0, 0, 0, 0, 0, 0]
    assert await store.profile(context.player) == PuzzleProfile()


async def test_who_has_had_no_streak_for_three_years_leaves_the_leaderboards(desk: Desk) -> None:
    scores, context, _ = scores_of(desk)
    streaks = desk.app.services.get(StandingsService).exercise_streaks
    first, second = (entry.number for entry in entries_of("wish")[:2])
    assert await scores.begin_attempt(context, first, "s", is_streak=True)
    assert (await scores.finish_attempt(context, "s", first, desk.time, is_solved=True))[1]
    assert (await streaks.page(EVERYONE, None, 0, 10)).count == 1
    desk.time += RESULT_SECONDS + 14 * DAY
    other = replace(context, player=Player(Chat.TELEGRAM, 6))
    assert await scores.begin_attempt(other, second, "t", is_streak=True)
    assert (await scores.finish_attempt(other, "t", second, desk.time, is_solved=True))[1]
    for scope in (EVERYONE, Scope(Chat.TELEGRAM, GROUP)):
        assert [row.player for row in (await streaks.page(scope, None, 0, 10)).rows] == [other.player]


def test_what_is_stored_is_read_again() -> None:
    profile = PuzzleProfile(
        {"wish": PuzzleRating(26.5, 4.25, 3, 2)}, {"wish": (1500, 1530)}, (7, 9), None, 1, 4, "2026-W48", 2,
        frozenset({5}), 0, (PuzzleResult("s1", "wish", 1500, 1530, 1480, None, 4),),
        PendingAttempt("s1", 9, 1_764_000_000, PuzzleRating(26.5, 4.25), is_solved=True),
    )  # fmt: skip
    assert PuzzleProfile.read(profile.fields) == profile


def test_a_streak_becomes_harder_and_changes_the_game() -> None:
    profile, entries = PuzzleProfile(), []
    for solved in range(12):
        profile = replace(profile, streak=solved)
        game = next_game(profile, all_entries(), is_streak=True)
        assert game
        target = target_rating(profile, game, None, is_streak=True)
        entry, *_ = candidates(profile, game, target)
        assert entry.number not in profile.tried
        entries.append(entry)
        profile = replace(profile, tried=(*profile.tried, entry.number))
    assert all(one.game != other.game for one, other in pairwise(entries))
    thirds = [fmean(entry.rating for entry in entries[at : at + 4]) for at in (0, 4, 8)]
    assert thirds == sorted(thirds)
    assert entries[0].rating < 1200 < entries[-1].rating
