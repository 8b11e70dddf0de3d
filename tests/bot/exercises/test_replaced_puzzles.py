"""Puzzles whose number has another puzzle now: what was stored about the former one stays true of it."""

from dataclasses import replace

import pytest

from bot.core.exercise import Exercise, ExerciseKind
from bot.core.replies import Reply
from bot.features.puzzles.choice import candidates
from bot.features.puzzles.known_puzzle import known_puzzle
from bot.features.puzzles.profile import PuzzleProfile, PuzzleRating, UnfinishedAttempt
from bot.features.puzzles.rating import first_puzzle_rating
from bot.features.puzzles.store import PuzzleStore
from bot.storage.keys import PUZZLE_RATINGS_KEY
from engine.goal import GoalState
from seeds.generation.puzzle_making.draft import PLAYOUTS
from seeds.puzzle import EDITIONS, PuzzleEntry, all_entries, entries_of, puzzle_games, read_puzzle
from tests.bot.desk import ANNA, Desk, last_update, shown
from tests.bot.exercises.test_puzzles import said

NUMBER = 12
FORMER = read_puzzle(
    PuzzleEntry.read(
        "wish",
        f"{NUMBER} 0.0.3.16 leave:2 open 188 BB BBBBABCABAAAA B.B.AB.AB.ABCDEF.AB.ABC.AB.AB.AB.A.A.A -",
        PLAYOUTS,
    )
)
ENTRY = all_entries()[NUMBER]


async def begin_former(desk: Desk, *, in_streak: bool = False) -> PuzzleStore:
    """Begin the puzzle that had the number, as a release before it was replaced stored it."""
    await desk.type(f"/puzzle {NUMBER}")
    store = PuzzleStore(desk.store.redis)
    profile = await store.profile(ANNA)
    assert profile.unfinished
    session = await desk.store.load_session(ANNA, profile.unfinished.session)
    kind = ExerciseKind.PUZZLE_STREAK if in_streak else ExerciseKind.PUZZLE
    exercise = Exercise(kind, FORMER.base, source=str(NUMBER), goal=FORMER.goal)
    former = replace(session, record=FORMER.record, exercise=exercise).changed(desk.time)
    await desk.store.save(ANNA, former, is_over=False)
    attempt = UnfinishedAttempt(NUMBER, session.id, is_streak=in_streak)
    await store.replace_profile(ANNA, profile, replace(profile, tried=(NUMBER,), unfinished=attempt))
    return store


async def skipped(desk: Desk) -> Reply:
    return await last_update(await desk.type("/puzzle skip yes"))


def test_the_number_has_another_puzzle_and_another_key() -> None:
    known = known_puzzle(NUMBER)
    assert known
    assert known.puzzle.record != FORMER.record
    assert FORMER.key == NUMBER < EDITIONS < ENTRY.key == known.puzzle.key
    assert FORMER.goal.state(FORMER.solved_record.replay(), len(FORMER.solution)) is GoalState.REACHED


async def test_an_attempt_at_the_former_puzzle_is_finished_without_a_rating_nobody_knows(desk: Desk) -> None:
    store = await begin_former(desk)
    solved = shown(await said(desk, *FORMER.solution))
    assert "Solved!" in solved.title
    assert "has changed since you started it" in solved.text
    assert "The puzzle has" not in solved.text
    profile = await store.profile(ANNA)
    assert (profile.unfinished, profile.tried, profile.ratings, profile.history) == (None, (NUMBER,), {}, {})
    assert await store.ratings([NUMBER, ENTRY.key]) == {}


async def test_it_is_rated_by_what_others_made_of_it(desk: Desk) -> None:
    store = await begin_former(desk)
    hard = replace(first_puzzle_rating(1800), tried=7, solved=1)
    await desk.store.redis.hset(PUZZLE_RATINGS_KEY, str(NUMBER), hard.text)
    assert "The puzzle has 1800" in shown(await said(desk, *FORMER.solution)).text
    rated = await store.ratings([NUMBER, ENTRY.key])
    assert rated.keys() == {NUMBER}
    assert (rated[NUMBER].tried, rated[NUMBER].solved) == (8, 2)
    assert (await store.profile(ANNA)).ratings["wish"].solved == 1


@pytest.mark.parametrize("is_solved", [True, False])
async def test_a_streak_goes_on_or_ends_with_it(desk: Desk, *, is_solved: bool) -> None:
    store = await begin_former(desk, in_streak=True)
    profile = await store.profile(ANNA)
    await store.replace_profile(ANNA, profile, replace(profile, streak=4, best_streak=4))
    await (said(desk, *FORMER.solution) if is_solved else skipped(desk))
    profile = await store.profile(ANNA)
    assert (profile.streak, profile.best_streak) == ((5, 5) if is_solved else (0, 4))


async def test_the_new_puzzle_counts_as_not_tried_and_has_its_own_rating(desk: Desk) -> None:
    store = await begin_former(desk)
    await desk.store.redis.hset(PUZZLE_RATINGS_KEY, str(NUMBER), PuzzleRating(99.0, 1.0, 50, 0).text)
    await skipped(desk)
    profile = await store.profile(ANNA)
    others = tuple(entry.key for entry in entries_of("wish") if entry.number != NUMBER)
    assert [
        entry.number for entry in candidates(replace(profile, tried=(NUMBER, *others)), "wish", ENTRY.rating)
    ] == [NUMBER]
    begun = await desk.type(f"/puzzle {NUMBER}")
    assert "first attempt counts" in shown(begun).text
    profile = await store.profile(ANNA)
    assert profile.tried == (NUMBER, ENTRY.key)
    assert profile.unfinished
    assert profile.unfinished.key == ENTRY.key
    over = shown(await skipped(desk))
    assert f"The puzzle has {ENTRY.rating}" in over.text
    assert PuzzleProfile.read((await store.profile(ANNA)).fields).tried == (NUMBER, ENTRY.key)


async def test_an_attempt_that_was_noted_but_never_stored_becomes_one_at_the_new_puzzle(desk: Desk) -> None:
    store = PuzzleStore(desk.store.redis)
    noted = PuzzleProfile(tried=(NUMBER,), unfinished=UnfinishedAttempt(NUMBER, "abcdef", is_streak=False))
    await store.replace_profile(ANNA, PuzzleProfile(), noted)
    assert shown(await desk.type("/puzzle")).title.startswith(f"Puzzle {NUMBER}: ")
    profile = await store.profile(ANNA)
    assert profile.unfinished
    assert (profile.unfinished.key, profile.unfinished.session) == (ENTRY.key, "abcdef")
    assert profile.tried == (NUMBER, ENTRY.key)
    assert f"The puzzle has {ENTRY.rating}" in shown(await skipped(desk)).text


def test_no_number_was_lost() -> None:
    numbers = {entry.number for game in puzzle_games() for entry in entries_of(game)}
    assert numbers >= set(range(1, 2101))
