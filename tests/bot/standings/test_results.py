"""Results are stored once a day, can be added to groups, and are distinguished from open attempts."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from redis.asyncio import Redis

from bot.core.retention import DAY
from bot.core.session import Session
from bot.daily.leaderboard_rows import LeaderboardScore
from bot.daily.result import MOST_GROUPS, MOST_MOVES, MOST_SCORE, MOST_SECONDS, ChallengeResult
from bot.storage.keys import PlayerPart, player_key, player_prefix, playing_key, session_key
from bot.storage.personal_data_store import PersonalDataStore
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import AT_ONCE, ATTEMPT_REFERENCES, RECENT, RESULT_REFERENCES, ResultStore
from tests.bot.desk import MORNING, WON
from tests.bot.entrants import result_of, someone

ANNA, BEN = someone(1), someone(2)


@pytest.fixture
def results(redis: Redis) -> ResultStore:
    return ResultStore(redis)


async def playing_now(results: ResultStore, number: int) -> dict[int, str]:
    return {player.id: name async for player, name in results.unfinished(number)}


async def test_a_day_has_one_ranked_attempt_of_a_player(results: ResultStore, redis: Redis) -> None:
    names = await asyncio.gather(*(results.begin(ANNA, 3, f"run{number}") for number in range(8)))
    assert len(set(names)) == 1
    assert await results.begun(ANNA, 3) == names[0]
    assert await results.begin(ANNA, 4, "another") == "another"
    assert await results.begun(BEN, 3) == ""
    assert await playing_now(results, 3) == {ANNA.id: names[0]}
    await redis.delete(playing_key(3))  # as if a process had died between writing two keys
    assert await results.begin(ANNA, 3, "other") == names[0]
    assert await playing_now(results, 3) == {ANNA.id: names[0]}


async def test_runs_that_go_on_are_found_until_they_count_everywhere(results: ResultStore) -> None:
    many = [someone(number) for number in range(AT_ONCE * 2 + 7)]
    for player in many:
        await results.begin(player, 5, f"run{player.id}")
    assert await playing_now(results, 5) == {player.id: f"run{player.id}" for player in many}
    await results.save_result(many[0], result_of(5))
    assert many[0].id in await playing_now(results, 5), "it is stored, but perhaps not counted yet"
    for player in many[:-1]:
        await results.counted(player, 5)
    assert list(await playing_now(results, 5)) == [many[-1].id]
    assert await results.begin(many[0], 5, "again") == f"run{many[0].id}"
    assert many[0].id not in await playing_now(results, 5), "a finished attempt is not being played"


async def test_the_first_result_of_a_day_stays_and_counts_in_more_groups(results: ResultStore) -> None:
    first = await results.save_result(ANNA, result_of(7, moves=31, groups=(5,)))
    assert first == result_of(7, moves=31, groups=(5,))
    shared = [result_of(7, moves=20, groups=(group,)) for group in range(6, 9)]
    await asyncio.gather(*(results.save_result(ANNA, result) for result in shared))
    stored = await results.result(ANNA, 7)
    assert stored is not None
    assert (stored.moves, set(stored.groups)) == (31, {5, 6, 7, 8})
    await results.save_result(ANNA, result_of(7, groups=tuple(range(50, 70))))
    stored = await results.result(ANNA, 7)
    assert stored is not None
    assert len(stored.groups) == MOST_GROUPS


@pytest.mark.usefixtures("bare_store")
async def test_old_attempts_expire(results: ResultStore, redis: Redis) -> None:
    for number in (10, 1, 2, RECENT + 1):
        await results.begin(ANNA, number, f"run{number}")
        await results.save_result(ANNA, result_of(number))
    assert list(await results.results(ANNA)) == [1, 2, 10, RECENT + 1], "in the order of the days"
    assert await results.some(ANNA, (2, 11)) == {2: result_of(2)}
    assert await results.result(BEN, 2) is None
    assert await results.begun(ANNA, 1) == ""
    assert await results.begun(ANNA, 2) == "run2"
    for key in await redis.keys():
        assert 0 < await redis.ttl(key) <= 3 * 366 * 24 * 60 * 60


@pytest.mark.usefixtures("bare_store")
async def test_a_deleted_player_leaves_nothing(results: ResultStore, redis: Redis) -> None:
    for player in (ANNA, BEN):
        for number in (1, 2, 3):
            await results.begin(player, number, "run")
        await results.save_result(player, result_of(2))
    store = PersonalDataStore(redis)
    references = await store.forget(ANNA, MORNING)
    assert set(references.of(RESULT_REFERENCES)) == {2}
    await results.forget(ANNA, references.of(ATTEMPT_REFERENCES))
    await store.forget_references(ANNA, references)
    assert not await redis.keys(f"{player_prefix(ANNA)}*")
    assert [await playing_now(results, number) for number in (1, 2, 3)] == [{BEN.id: "run"}] * 3
    assert await results.result(BEN, 2) == result_of(2)
    begun = [await results.begin(ANNA, number, "other") for number in (1, 2, 3, 4)]
    assert begun == ["other", "", "", "other"]
    assert [bool(await results.begun(ANNA, number)) for number in (1, 2, 3, 4)] == [True, False, False, True]
    assert not [key for key in await redis.keys() if await redis.ttl(key) < 0]


limits = (MOST_SCORE, MOST_MOVES, MOST_SECONDS)


@given(st.booleans(), st.booleans(), st.tuples(*(st.integers(0, most) for most in limits)))
def test_the_strength_of_a_result_tells_all_that_it_was_made_of(
    is_won: bool, is_assisted: bool, numbers: tuple[int, int, int]
) -> None:
    score, moves, seconds = numbers
    for number, is_low_best in ((3, True), (1, False)):  # Wish counts cards left, Kittyhawk cards at home
        result = result_of(
            number, is_won=is_won, is_assisted=is_assisted, score=score, moves=moves, seconds=seconds
        )
        assert result.strength == int(float(result.strength)) < 1 << 41
        told = LeaderboardScore.of_day(result.strength, is_low_best=is_low_best)
        assert told == LeaderboardScore(is_won, score, not is_assisted, moves, seconds)


@given(
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.tuples(st.integers(-100, 10**4), st.integers(0, 10**4), st.integers(0, 10**6)),
    st.lists(st.integers(-(2**63), 2**63), max_size=MOST_GROUPS, unique=True),
)
def test_a_result_reads_back(
    is_won: bool, is_assisted: bool, has_given_up: bool, numbers: tuple[int, int, int], groups: list[int]
) -> None:
    score, moves, seconds = numbers
    marks = {"is_won": is_won, "is_assisted": is_assisted, "has_given_up": has_given_up}
    result = result_of(5, score=score, moves=moves, seconds=seconds, groups=tuple(groups), **marks)
    assert ChallengeResult.read(5, result.text) == result


def test_a_result_in_two_groups_is_short_enough_for_a_compact_hash() -> None:
    longest = result_of(1, score=99, moves=200, seconds=9999, groups=(2**62, 2**62 + 1))
    assert "kittyhawk" in longest.text
    assert len(longest.text) <= 64


def test_text_that_is_not_a_result_is_refused() -> None:
    for text in ("", "wish", "wish 1 2 3 4", "wish 1 2 3 4 ? abc", "wish 1 2 3 4 5"):
        with pytest.raises(ValueError, match=r"unpack|not a number"):
            ChallengeResult.read(5, text)


async def test_a_finished_challenge_expires_before_other_games_and_leaves_no_name(redis: Redis) -> None:
    store, now = PlayerStore(redis), 1_800_000_000
    lives = {}
    for number, is_over in ((0, True), (5, True), (6, False)):
        session = Session(f"game{number}", WON, now, now + number, revision=1, challenge=number)
        await store.begin(ANNA, session, "2027-01-15", is_over=is_over)
        lives[number] = await redis.ttl(session_key(ANNA, f"game{number}"))
    assert [round(life / DAY) for life in lives.values()] == [365, 21, 90]
    assert [session.id for session in await store.past_games(ANNA, 9)] == ["game5", "game0"]
    await redis.delete(session_key(ANNA, "game5"))  # as if it had expired
    await store.begin(ANNA, Session("last", WON, now, now + 9, challenge=7), "2027-01-15", is_over=True)
    assert await redis.zrange(player_key(ANNA, PlayerPart.PAST_GAMES), 0, -1) == [b"game0", b"last"]
