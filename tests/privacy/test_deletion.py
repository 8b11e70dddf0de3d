"""Deletion: nothing is left of the player in the whole store, whatever happens at the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from typing import TypeAlias

import pytest
from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.daily.days import DAY_SECONDS
from bot.features.attempts.closing import DayCloser
from bot.features.challenge.service import ChallengeService
from bot.features.puzzles.store import PuzzleStore
from bot.storage.chat_history import ChatHistory
from bot.storage.keys import PlayerPart, player_key, session_key
from bot.storage.result_store import ResultStore
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from seeds.puzzle import find_puzzle
from tests.bot.desk import LOST, last_update, shown
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.exercises.mistake import BETTER
from tests.killable import KillableConnection, KillSwitch, ProcessKilled, SuspendSwitch
from tests.privacy.scan import everything, left_of, traces
from tests.privacy.scenario import AWAY, Scenario, name_of, player, prepare
from tests.rare import SomeOf

LESSON = lesson_of("flip")
"""The lesson that the player has begun."""

Use: TypeAlias = Callable[[Scenario, Player], Awaitable[object]]

chats = pytest.mark.parametrize("chat", Chat)


async def ranks_of_others(scenario: Scenario, who: Player) -> dict[bytes, object]:
    """Return the rows of all other players in every sorted set."""
    own = f"{who.chat}:{who.id}".encode()
    found: dict[bytes, object] = {}
    async for key in scenario.redis.scan_iter("*", _type="zset"):
        if key.startswith((b"sb1:reminders:", b"sb1:friends:")):  # schedules, by number
            continue
        rows = await scenario.redis.zrange(key, 0, -1, withscores=True)
        if others := [row for row in rows if row[0] != own and b":7134" not in key]:
            found[key] = others
    return found


def process(scenario: Scenario, redis_url: str, switch: KillSwitch) -> Scenario:
    """Return the same scenario in another process of the bot."""
    path = redis_url.removeprefix("unix://")
    pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=switch)
    other = Scenario(Redis(connection_pool=pool))
    other.time, other.group = scenario.time, scenario.group
    return other


@chats
async def test_nothing_is_left_of_a_player_and_other_ranks_stay(scenario: Scenario, chat: Chat) -> None:
    who, marks = await prepare(scenario, chat)
    before, ranks = await everything(scenario.redis), await ranks_of_others(scenario, who)
    assert len(ranks) > (5 if chat is Chat.PAGE else 20)
    kinds = {key.partition("}:")[2].partition(":")[0] for key in await traces(scenario.redis, marks)}
    assert kinds >= {
        "game",
        "self",
        "days",
        "runs",
        "tally",
        "awards",
        "day",
        "week",
        "month",
        "skills",
        "divisions",
        "last",
    }
    own = f"sb1:{{{chat}:{who.id}}}:"
    assert {f"{own}{part}" for part in ("exercises", "lessons", "mistakes", "seasons")} <= before.keys()
    in_chats = {f"{own}reminders", f"{own}table", f"{own}page", f"sb1:reminders:{chat}"}
    assert chat is Chat.PAGE or in_chats <= before.keys()
    if chat is Chat.DISCORD:  # by an operator, to whom the player has written
        scenario.app.services.operators.set_owners(chat, [1])
        operator, place = Player(chat, 1), scenario.room
        scenario.room = Room()
        asked = await scenario.type(f"/operator delete {who.id}", operator)
        done = await scenario.press(asked, "Yes, delete everything", operator)
        scenario.room = place
    else:
        done = await scenario.type("/mydata delete yes", who)
    assert "is deleted" in shown(done).text
    assert await left_of(scenario.redis, who, marks) == {}
    after = await everything(scenario.redis)
    assert await ranks_of_others(scenario, who) == ranks
    for key in before:
        if key.endswith(":counts"):
            assert before[key] == after[key]


@chats
async def test_deletion_is_completed_after_a_crash_at_any_point(
    scenario: Scenario, redis_url: str, chat: Chat, some_of: SomeOf
) -> None:
    who, marks = await prepare(scenario, chat)
    start = await scenario.snapshot()
    for requests in some_of(count(1)):
        await scenario.restore(start)
        switch = KillSwitch(requests)
        dying = process(scenario, redis_url, switch)
        try:
            await dying.type("/mydata delete yes", who)
        except ProcessKilled:
            await dying.redis.connection_pool.disconnect(inuse_connections=True)
        else:
            await dying.redis.connection_pool.disconnect()
            break
        # Another deletion completes it, and so does showing the data.
        is_begun = await scenario.redis.exists(player_key(who, PlayerPart.REFERENCES))
        await scenario.type("/mydata" if is_begun and not requests % 2 else "/mydata delete yes", who)
        assert await left_of(scenario.redis, who, marks) == {}, requests
    assert requests > 10


def typing(line: str) -> Use:
    async def act(scenario: Scenario, who: Player) -> object:
        return await scenario.type(line, who)

    return act


async def show_new_month(scenario: Scenario, who: Player) -> object:
    """Show the calendar in the next month, whose goals are drawn for it."""
    scenario.time += 31 * DAY_SECONDS
    return await scenario.type("/calendar", who)


async def share_away(scenario: Scenario, who: Player) -> object:
    scenario.group = AWAY
    return await scenario.type("/share", who)


async def close_day(scenario: Scenario, _: Player) -> object:
    scenario.time += 28 * 60 * 60
    return await scenario.app.services.get(DayCloser).close_due(scenario.time)


async def configure_posts(scenario: Scenario, who: Player) -> object:
    scenario.room = replace(scenario.room, is_admin=True)
    return await scenario.type(f"/admin post weekly {'on' if who == player('ben') else 'off'}", who)


async def update_message(scenario: Scenario, who: Player) -> object:
    """Change a message of the web page, as a progressive reply does."""
    await ChatHistory(scenario.redis, who).change(1, StoredMessage(MessageAuthor.BOT, 1, f"{name_of(who)}"))
    return None


async def try_again(scenario: Scenario, who: Player) -> object:
    """Solve the mistake of the current second try."""
    return await last_update(await scenario.act(Action(Verb.SAY, (BETTER,)), who))


async def end_streak(scenario: Scenario, who: Player) -> object:
    """Make the last move of the puzzle that is open."""
    unfinished_attempt = (await PuzzleStore(scenario.redis).profile(who)).unfinished
    puzzle = find_puzzle(unfinished_attempt.number) if unfinished_attempt else None
    move = puzzle.solution[-1].text if puzzle else "deal"
    return await scenario.act(Action(Verb.SAY, (move,)), who)


async def review(scenario: Scenario, who: Player) -> object:
    """Review the current game."""
    return await last_update(await scenario.type("/review", who))


CHANGES = {
    "a move": typing("/undo"),
    "an attempt that ends": typing("/giveup yes"),
    "an attempt that is shown": typing("/board back"),
    "a day that closes": close_day,
    "a result shared": share_away,
    "achievements": typing("/stats"),
    "the goals of a month": show_new_month,
    "a progressive reply": update_message,
    "a lesson that ends": typing(LESSON.steps[-1].move.text),
    "a mistake that is solved": try_again,
    "a mistake that is found": review,
    "a puzzle in a streak": end_streak,
    "a league shown": typing("/leaderboard league"),
    "a challenge": typing("/friend"),
    "a friend’s game that ends": typing("/giveup yes"),
}
"""Actions that change existing data: after the deletion, nothing may be left."""
ADDITIONS = {
    "an offered attempt": typing("/daily"),
    "an attempt": typing("/daily start"),
    "practice": typing("/daily practice"),
    "a name": typing("/daily tell on"),
    "no name": typing("/daily tell off"),
    "posts": configure_posts,
    "a league joined": typing("/leaderboard league join"),
    "a setting": typing("/settings results=everyone"),
    "a deal": typing("/play wish 77"),
    "a lesson": typing("/learn follow"),
    "a second try": typing("/mistakes"),
    "a puzzle": typing("/puzzle follow"),
    "one of the daily five": typing("/five spider"),
    "deleting": typing("/mydata delete yes"),
}
"""Actions that may also create new data after the deletion: the next deletion must remove it."""


async def interleaved(scenario: Scenario, redis_url: str, who: Player, use: Use, requests: int) -> bool:
    """Delete everything while another process is suspended; return whether it was suspended at all."""
    switch = SuspendSwitch(requests)
    other = process(scenario, redis_url, switch)
    doing = asyncio.ensure_future(use(other, who))
    is_under_way = await switch.suspends(doing)
    if is_under_way:
        await scenario.type("/mydata delete yes", who)
    switch.go_on()
    await doing
    await other.redis.connection_pool.disconnect()
    return is_under_way


async def provide(scenario: Scenario, who: Player, what: str) -> None:
    """Provide what an action changes."""
    if what in ("an attempt that is shown", "a day that closes", "a result shared"):
        await end_without_counting(scenario, who)
    if what == "posts":
        await configure_posts(scenario, player("ben"))
    if what == "a lesson that ends":
        for line in ("/learn flip", *(step.move.text for step in LESSON.steps[:-1])):
            await scenario.type(line, who)
    if what == "a puzzle in a streak":
        await scenario.type("/puzzle skip yes", who)
        await scenario.type("/puzzle streak flip", who)
        unfinished_attempt = (await PuzzleStore(scenario.redis).profile(who)).unfinished
        puzzle = find_puzzle(unfinished_attempt.number if unfinished_attempt else 0)
        assert puzzle
        for move in puzzle.solution[:-1]:
            await scenario.act(Action(Verb.SAY, (move.text,)), who)
    if what == "a mistake that is solved":
        await scenario.type("/mistakes", who)
    if what in ("a challenge", "a friend’s game that ends"):
        pair = (who, player("ben")) if what == "a challenge" else (player("ben"), who)
        await scenario.begin_challenge(*pair)
    if what == "a mistake that is found":
        lost = next(one for one in await scenario.store.past_games(who, 100) if one.record == LOST)
        await scenario.store.make_current(who, lost.id)
        await scenario.redis.delete(player_key(who, PlayerPart.MISTAKES))


@pytest.mark.parametrize("what", [*CHANGES, *ADDITIONS])
async def test_deletion_can_interrupt_any_action_at_any_command(
    scenario: Scenario, redis_url: str, what: str, some_of: SomeOf
) -> None:
    chat = Chat.PAGE if what == "a progressive reply" else Chat.TELEGRAM
    who, marks = await prepare(scenario, chat)
    await provide(scenario, who, what)
    start = await scenario.snapshot()
    own = f"sb1:{{{chat}:{who.id}}}:"
    for requests in some_of(count()):
        await scenario.restore(start)
        scenario.group = AWAY if what == "a result shared" else scenario.group
        use = CHANGES.get(what) or ADDITIONS[what]
        is_under_way = await interleaved(scenario, redis_url, who, use, requests)
        if what in CHANGES and is_under_way:
            left = await left_of(scenario.redis, who, marks)
            assert not left, (requests, left)
        if is_under_way:
            elsewhere = {key for key in await left_of(scenario.redis, who, marks) if not key.startswith(own)}
            if elsewhere:
                assert await scenario.redis.exists(f"{own}days", f"{own}runs", f"{own}posts", f"{own}self")
            await scenario.type("/mydata delete yes", who)
            assert await left_of(scenario.redis, who, marks) == {}, requests
        else:
            break
    assert requests > 0


async def end_without_counting(scenario: Scenario, who: Player) -> None:
    """End a player's attempt so that its result is not counted yet."""
    number = (await scenario.app.services.get(ChallengeService).days(scenario.time)).number_at(scenario.time)
    await scenario.daily(who)
    name = await ResultStore(scenario.app.services.store.redis).begun(who, number)
    before = await scenario.snapshot()
    await scenario.type("/giveup yes", who)
    game = session_key(who, name)
    text = await scenario.redis.get(game)
    await scenario.restore(before)
    session = await scenario.store.load_session(who, name)
    assert session.challenge == number
    assert text
    await scenario.redis.set(game, text, keepttl=True)
