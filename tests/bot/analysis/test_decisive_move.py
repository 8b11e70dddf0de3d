"""The decisive move of a day: the move with which most of its lost attempts were lost."""

from datetime import UTC, datetime

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.decisive_move import DecisiveMove
from bot.features.attempts import decisive_move_search
from bot.features.attempts.closing import DayCloser
from bot.features.attempts.decisive_move_search import DecisiveMoveFinder
from bot.features.posts.composer import PostComposer
from bot.features.posts.settings import PostSettings
from bot.runtime.analysis_jobs import AnalysisBusyError, AnalysisCancelledError
from bot.services import Services
from bot.storage.closing_store import (
    ATTEMPTS_SECONDS,
    DECISIVE_MOVE_SECONDS,
    MOST_ATTEMPTS,
    LostAttemptsStore,
)
from engine.advice.last_win import LastWin, find_win
from engine.move import Move
from engine.record import Record
from tests.bot.days import closing_time, day_with, play
from tests.bot.desk import ANNA, BEN, LOST, WON, Desk
from tests.bot.fake_jobs import ImmediateJobs
from tests.bot.past_days import FIRST, challenge_on, number_of, same_challenges
from tests.bot.services import services_on

NOW = int(datetime(2027, 2, 20, tzinfo=UTC).timestamp())


async def challenge_of(daily: Services, game: str) -> DailyChallenge:
    return await challenge_on(daily, await number_of(daily, game, 1))


def lost_by(challenge: DailyChallenge) -> tuple[Record, Record]:
    """Return two records that follow the proof up to one losing move: an early and a late one."""
    proof = find_proof(challenge)
    assert proof
    losses = []
    for number in range(len(proof.moves)):
        before = proof.first(number)
        for move in before.replay().legal_moves():
            record = before.then(move)
            if not find_win(record.text, number + 1, challenge.goal):
                losses.append(record)
                break
    first, *_, last = losses
    return first, last


def to_the_end(record: Record) -> Record:
    """Play the first legal move until there is none."""
    while moves := record.replay().legal_moves():
        record = record.then(moves[0])
    return record


async def search(daily: Services, jobs: ImmediateJobs, number: int) -> None:
    await DecisiveMoveFinder(services_on(daily.redis, FIRST, lambda: NOW, jobs)).find_for_day(number)


async def found(daily: Services, number: int) -> DecisiveMove:
    text = await LostAttemptsStore(daily.store.redis).decisive_move(number)
    assert text is not None
    assert DecisiveMove.read(text).text == text
    return DecisiveMove.read(text)


def test_stored_text_that_is_not_a_decisive_move_is_refused() -> None:
    for text in ("", "7", "-Infinity", "[]", '[1,2,"","",null]', '[1,2,"x","",0]', '{"a":1}'):
        with pytest.raises(ValueError, match=r".+"):
            DecisiveMove.read(text)


async def test_the_move_that_lost_most_attempts_is_found(daily: Services, jobs: ImmediateJobs) -> None:
    challenge = await challenge_of(daily, "wish")
    often, seldom = map(to_the_end, lost_by(challenge))
    proof = find_proof(challenge)
    assert proof
    runs = [often, often, seldom, proof.first(3), often]
    for number, run in enumerate(runs):
        await LostAttemptsStore(daily.store.redis).add_attempt(challenge.number, run, f"game{number}")
    await search(daily, jobs, challenge.number)
    decisive_move = await found(daily, challenge.number)
    assert (decisive_move.attempts, decisive_move.lost, decisive_move.percent) == (5, 3, 60)
    assert decisive_move.record
    assert decisive_move.better
    number = len(decisive_move.record.moves)
    assert decisive_move.record == often.first(number)
    assert not find_win(decisive_move.record.text, number)
    assert find_win(often.first(number - 1).then(decisive_move.better).text, number)
    # No position was searched twice, neither within a step nor by another one.
    asked = [(Record.read(str(text)).first(int(str(moves))).text) for text, moves, _ in jobs.given]
    assert len(asked) == len(set(asked))
    again = ImmediateJobs()
    await search(daily, again, challenge.number)
    assert not again.given


async def test_where_a_game_is_for_points_the_goal_decides(daily: Services, jobs: ImmediateJobs) -> None:
    challenge = await challenge_of(daily, "flip")
    assert challenge.goal
    proof = find_proof(challenge)
    assert proof
    run = to_the_end(proof.first(5).then(proof.first(5).replay().legal_moves()[-1]))
    assert run.replay().score() < challenge.goal
    for number in range(2):
        await LostAttemptsStore(daily.store.redis).add_attempt(challenge.number, run, f"game{number}")
    await search(daily, jobs, challenge.number)
    decisive_move = await found(daily, challenge.number)
    assert decisive_move.lost == decisive_move.attempts == 2
    assert decisive_move.record
    assert decisive_move.better
    moves = len(decisive_move.record.moves)
    assert 5 < moves <= len(run.moves)
    assert not find_win(run.text, moves, challenge.goal)


async def test_a_day_without_losses_that_can_be_examined_has_none(
    daily: Services, jobs: ImmediateJobs
) -> None:
    challenge = await challenge_of(daily, "wish")
    run = to_the_end(lost_by(challenge)[0])
    await LostAttemptsStore(daily.store.redis).add_attempt(challenge.number, run, "game0")
    await LostAttemptsStore(daily.store.redis).add_attempt(
        challenge.number, Record.read("wish/99 #7 | take a b"), "game1"
    )
    jobs.failing = AnalysisCancelledError()
    with pytest.raises(AnalysisCancelledError):
        await search(daily, jobs, challenge.number)
    assert await LostAttemptsStore(daily.store.redis).decisive_move(challenge.number) is None, (
        "another process starts over"
    )
    jobs.failing = AnalysisBusyError()
    await search(daily, jobs, challenge.number)
    assert await found(daily, challenge.number) == DecisiveMove()


async def test_it_ends_when_the_time_is_over(
    daily: Services, jobs: ImmediateJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    challenge = await challenge_of(daily, "wish")
    run = to_the_end(lost_by(challenge)[0])
    for number in range(5):
        await LostAttemptsStore(daily.store.redis).add_attempt(challenge.number, run, f"game{number}")
    monkeypatch.setattr(decisive_move_search, "SEARCH_SECONDS", -1.0)
    await search(daily, jobs, challenge.number)
    assert (await found(daily, challenge.number)).attempts == 0


async def test_one_lost_attempt_has_no_decisive_move(daily: Services) -> None:
    """If two have played and one has lost, everybody could tell whose move it was."""
    challenge = await challenge_of(daily, "wish")
    often, seldom = lost_by(challenge)
    turns = [(run, LastWin(len(run.moves) - 1, ())) for run in (often, seldom)]
    assert DecisiveMove.of(turns[:1]) == DecisiveMove(1)
    assert DecisiveMove.of(turns) == DecisiveMove(2)
    assert DecisiveMove.of([*turns, turns[1]]).lost == 2


async def test_attempts_lost_at_different_moves_are_described_by_when(daily: Services) -> None:
    run = to_the_end(lost_by(await challenge_of(daily, "wish"))[1])
    turns = [(run, LastWin(number, ())) for number in (2, 5, 0, 3, 4)]
    assert DecisiveMove.of(turns) == DecisiveMove(5, half_lost_after=3)
    many = [(run.first(number), LastWin(number, ())) for number in (1, 2, 3, 4, 5, 6, 7, 8, 9)]
    assert DecisiveMove.of([turns[0], turns[0], *many]) == DecisiveMove(11, half_lost_after=4)


def test_one_position_reached_in_two_orders_is_one() -> None:
    start = Record.read("wish/1 #42")
    one, other = Move("take", ("d", "e")), Move("take", ("f", "h"))
    ways = [start.then(one, other), start.then(other, one)]
    assert ways[0].replay() == ways[1].replay()
    last = ways[0].replay().legal_moves()[0]
    assert DecisiveMove.of([(way.then(last), LastWin(2, ())) for way in ways]).lost == 2


async def test_it_is_found_when_the_day_closes_from_all_lost_ranked_attempts(
    desk: Desk, redis: Redis
) -> None:
    await same_challenges(redis)
    challenge = await day_with(desk, "wish")
    losing = tuple(move.text for move in to_the_end(lost_by(challenge)[0]).moves)
    for player in (ANNA, BEN):
        await desk.daily(player)
        await play(desk, losing, player)
    desk.time = await closing_time(desk, challenge.number)
    assert challenge.number in await desk.app.services.get(DayCloser).close_due(desk.time)
    decisive_move = await found(desk.app.services, challenge.number)
    assert (decisive_move.attempts, decisive_move.lost) == (2, 2)
    post = await PostComposer(desk.app.services).of_day(
        PostSettings(PostChannel(Chat.TELEGRAM, 5)), challenge.number + 1, desk.time
    )
    assert "(100% of the lost runs)" in post.screen.text


async def test_the_first_lost_attempts_of_a_day_are_stored_once_and_for_a_week(redis: Redis) -> None:
    store, key = LostAttemptsStore(redis), "sb1:{lost:11}:runs"
    for _ in range(2):
        await store.add_attempt(11, LOST, "game1")
        await store.add_attempt(11, LOST, "game2")
    await store.add_attempt(12, WON, "game3")
    assert [await store.attempts(number) for number in (11, 12, 13)] == [(LOST, LOST), (WON,), ()]
    assert 0 < await redis.ttl(key) <= ATTEMPTS_SECONDS
    await redis.expire(key, 100)
    for number in range(MOST_ATTEMPTS + 5):
        await store.add_attempt(11, Record.read(f"wish/1 #{number}"), f"other{number:03}")
    assert await redis.ttl(key) <= 100, "later attempts do not make the first ones live longer"
    deals = [record.deal for record in await store.attempts(11)]
    assert deals == [LOST.deal, LOST.deal, *range(MOST_ATTEMPTS - 2)]
    await store.save_decisive_move(11, "found")
    assert [await store.decisive_move(number) for number in (11, 12)] == ["found", None]
    assert 0 < await redis.ttl("sb1:{lost:11}:crux") <= DECISIVE_MOVE_SECONDS
