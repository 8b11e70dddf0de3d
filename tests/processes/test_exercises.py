"""Exercises with several processes: each goes on in any of them, whichever is killed."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

import pytest
from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.features.puzzles.store import PuzzleStore
from bot.features.second_tries.store import MistakeStore
from bot.storage.player_store import PlayerStore
from seeds.puzzle import find_puzzle
from tests.bot.desk import ANNA, LOST, Desk, button, labels, last_update, picture_of, shown
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.exercises.mistake import BETTER, DECIDED
from tests.bot.fake_jobs import ImmediateJobs
from tests.killable import KillableConnection, KillSwitch, ProcessKilled
from tests.rare import SomeOf

LESSON = lesson_of("wish")


@pytest.fixture
def desk(redis: Redis) -> Desk:
    return another(redis)


def another(redis: Redis) -> Desk:
    """Return a player at another process."""
    return Desk(PlayerStore(redis), ImmediateJobs())


@asynccontextmanager
async def dying(redis_url: str, steps: int) -> AsyncIterator[Desk]:
    """Provide a player at a process that is killed after so many steps."""
    path, switch = redis_url.removeprefix("unix://"), KillSwitch(steps)
    pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=switch)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(pool.disconnect, inuse_connections=True)
        yield another(Redis(connection_pool=pool))


def said(line: str, event: str = "") -> Action:
    return Action(Verb.SAY, (line,), event=event)


async def learn(desk: Desk, steps: int, player: Player = ANNA) -> Reply:
    """Begin the lesson, and do its first steps."""
    reply = await desk.type("/learn wish", player)
    for step in LESSON.steps[:steps]:
        reply = await desk.act(said(step.move.text), player)
    return reply


async def try_again(desk: Desk, player: Player = ANNA) -> Reply:
    """Lose a game, review it, and begin the second try of its mistake."""
    await desk.know_all_games(player)
    review = await last_update(await desk.press(await desk.play(LOST, player), "Review", player))
    return await last_update(await desk.press(review, "Try it yourself", player))


async def test_a_second_try_goes_on_in_another_process_and_an_event_counts_once(
    desk: Desk, redis: Redis
) -> None:
    await try_again(desk)
    move = said(BETTER, "a message")
    first, other = await last_update(await desk.act(move)), another(redis)
    again = await other.act(move)
    assert picture_of(again).board == picture_of(first).board
    undone = await last_update(await other.type("/undo"))
    assert picture_of(undone).board == LOST.first(DECIDED - 1).replay().board()


async def test_an_old_button_of_a_lesson_shows_the_step_that_another_process_has_reached(
    desk: Desk, redis: Redis
) -> None:
    """The process of the button has cached the step before, of which the move would not show the idea."""
    begun = await learn(desk, 0)
    await another(redis).act(said(LESSON.steps[0].move.text))
    answer = await desk.press(begun, "a b")
    assert ", step 2 of" in shown(answer).title
    assert "out of date" in answer.notice


async def test_a_lesson_is_finished_wherever_a_process_is_killed(
    desk: Desk, redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    """The event of its last step comes again: then the lesson has its tick as well as its last board."""
    last = said(LESSON.steps[-1].move.text, "the last step")
    for steps in some_of(count(1)):
        player = Player(Chat.TELEGRAM, 1000 + steps)
        await learn(desk, len(LESSON.steps) - 1, player)
        is_killed = False
        async with dying(redis_url, steps) as process:
            try:
                await process.act(last, player)
            except ProcessKilled:
                is_killed = True
        ended = await another(redis).act(last, player)
        assert shown(ended).title == "Lesson: Wish, finished"
        assert "✓ Wish" in labels(await desk.type("/learn", player)), steps
        if not is_killed:
            break
    assert steps > 5


async def test_a_solved_mistake_is_never_lost_after_its_judgement_was_shown(
    desk: Desk, redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    """If its process is killed before, another one judges it when the event comes again."""
    for steps in some_of(count(1)):
        player = Player(Chat.TELEGRAM, 1000 + steps)
        await try_again(desk, player)
        is_killed = False
        async with dying(redis_url, steps) as process:
            try:
                judged = await last_update(await process.act(said(BETTER, "a try"), player))
            except ProcessKilled:
                is_killed = True
                judged = await last_update(await another(redis).act(said(BETTER, "a try"), player))
        assert "You can still win." in shown(judged).text
        (mistake,) = (await MistakeStore(redis).load_book(player)).mistakes
        assert mistake.box == 1, steps
        if not is_killed:
            break
    assert steps > 5


async def test_an_attempt_at_a_puzzle_counts_once_wherever_a_process_is_killed(
    desk: Desk, redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    """The old button, or asking for ratings or a puzzle, counts it; the button says what that changed."""
    puzzle, scores = find_puzzle(1), PuzzleStore(redis)
    assert puzzle
    for counted, steps in enumerate(some_of(count()), start=1):
        player = Player(Chat.TELEGRAM, 2_000 + steps)
        reply = await desk.type("/puzzle 1", player)
        for move in puzzle.solution[:-1]:
            reply = await desk.press(reply, " ".join(move.places), player)
        last = " ".join(puzzle.solution[-1].places)
        is_killed = False
        async with dying(redis_url, steps) as other:
            try:
                await last_update(await other.press(reply, last, player))
            except ProcessKilled:
                is_killed = True
        session = await desk.store.load_session(player, button(reply, last).action.session)
        is_saved = session.revision > len(puzzle.solution)
        if is_saved and steps % 3:
            await desk.type("/puzzle" if steps % 3 == 1 else "/stats puzzles", player)
            await check_count(scores, player, counted)
        again = await last_update(await desk.press(reply, last, player))
        assert shown(again).title == "✅ Solved! Puzzle 1"
        assert "The puzzle has" in shown(again).text
        await check_count(scores, player, counted)
        if not is_killed:
            break
    assert steps > 20


async def check_count(scores: PuzzleStore, player: Player, counted: int) -> None:
    """Check that the attempt of a player counts once for the player, and once for everybody."""
    profile = await scores.profile(player)
    assert (profile.ratings["wish"].tried, profile.ratings["wish"].solved) == (1, 1)
    assert profile.pending is None
    assert (await scores.ratings([1]))[1].tried == counted
