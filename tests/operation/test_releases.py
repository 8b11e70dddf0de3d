"""This version reads what earlier releases wrote, migrates stores once, and refuses later ones."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.config.errors import StartError
from bot.core.actions import Chat, Verb
from bot.core.images import ReplayAnimation
from bot.features.posts.store import PostStore
from bot.operations.restore import check_nobody_plays
from bot.storage.chat_history import ChatHistory
from bot.storage.keys import SCHEMA_KEY
from bot.storage.migrations import (
    MIGRATIONS,
    SCHEMA_VERSION,
    Migration,
    SchemaState,
    migrate,
    read_schema,
    write_schema,
)
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from tests.bot.desk import Desk, shown
from tests.bot.program import Program, running
from tests.operation.release import ANNA, CARLA, FOLDER, entries, saved_dump
from tests.operation.upgraded import RELEASES, UpgradedBot

LATEST = "0.2.0"
MOST_BYTES = 120 * 1024
"""Of all saved stores together."""
PASSING = {"made", "last_event"}
"""Fields that may change: they are about the export itself and the latest event."""


of_releases = pytest.mark.parametrize("upgraded", RELEASES, indirect=True)
"""Runs a test with the releases, whose stores have data of every kind."""


def lost(before: object, now: object, place: str = "") -> list[str]:
    """Return the fields that are missing from the new export or differ; additional fields are allowed."""
    if isinstance(before, dict) and isinstance(now, dict):
        names = before.keys() - PASSING
        return [fault for name in names for fault in lost(before[name], now.get(name), f"{place}/{name}")]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [fault for number, pair in pairs for fault in lost(*pair, f"{place}/{number}")]
    return [] if before == now else [f"{place}: {before!r} became {now!r}"]


def renamed(before: dict[str, Any]) -> dict[str, Any]:
    """Return an export of an earlier release with the present names of its fields.

    Until 0.2.0 the first wins of all games were called wishes, which only Wish grants.
    """
    if "statistics" not in before:  # the early ones
        return before
    games = {
        kind: {
            "first_wins" if name == "wishes" and kind.split()[0] != "wish" else name: count
            for name, count in counts.items()
        }
        for kind, counts in before["statistics"]["games"].items()
    }
    return {**before, "statistics": {**before["statistics"], "games": games}}


async def test_everything_that_was_exported_is_still_exported(upgraded: UpgradedBot) -> None:
    assert (await read_schema(upgraded.store.redis)).number == SCHEMA_VERSION
    for player, before in upgraded.exported.items():
        document = (await upgraded.ask(player, Verb.MY_DATA, "export")).document
        assert document
        assert isinstance(document.content, bytes)
        assert lost(renamed(before), json.loads(document.content)) == []


async def test_open_games_go_on(upgraded: UpgradedBot) -> None:
    """Each game is continued by a legal move."""
    games = upgraded.games("open")
    assert {game["record"].partition("/")[0] for _, game in games} >= {"blink", "follow", "kittyhawk", "wish"}
    for player, game in games:
        before = await upgraded.store.load_session(player, game["id"])
        move = list(before.record.positions())[-1].legal_moves()[0]
        await upgraded.ask(player, Verb.RESUME, session=game["id"])
        assert shown(await upgraded.ask(player, Verb.MOVE, *move.text.split(), session=game["id"]))
        after = await upgraded.store.load_session(player, game["id"])
        assert after.record.moves[: len(before.record.moves) + 1] == (*before.record.moves, move)


async def test_finished_games_are_replayed(upgraded: UpgradedBot) -> None:
    games = [(player, game) for player, game in upgraded.games("finished") if " | " in game["record"]]
    assert len(games) > len(upgraded.exported)
    for player, game in games:
        replay = shown(await upgraded.ask(player, Verb.REPLAY, session=game["id"]))
        moves = game["record"].count(" | ")
        is_animated = isinstance(replay.picture, ReplayAnimation)
        assert is_animated or f" {moves} moves" in replay.text or moves <= 1, game


@of_releases
async def test_undone_moves_ranked_attempts_and_results_hold(upgraded: UpgradedBot) -> None:
    player, game = next((player, game) for player, game in upgraded.games("open") if game.get("taken_back"))
    await upgraded.ask(player, Verb.REDO, session=game["id"])
    again = (await upgraded.store.load_session(player, game["id"])).record
    assert again.text == f"{game['record']} | {game['taken_back'].split(' | ')[0]}"
    total = max(one["played"] for one in upgraded.exported[ANNA]["statistics"]["games"].values())
    assert total > 1
    assert f"{total} games" in shown(await upgraded.type("/stats", ANNA)).text
    for scope in ("week all", "month all", "rating all", "day yesterday all"):
        assert "Anna" in shown(await upgraded.type(f"/leaderboard {scope}", CARLA)).text
    assert (await upgraded.type("/calendar", ANNA)).screen
    player, game = next((player, game) for player, game in upgraded.games("open") if game.get("is_ranked"))
    await upgraded.ask(player, Verb.RESUME, session=game["id"])
    await upgraded.ask(player, Verb.GIVE_UP, "yes", session=game["id"])
    results = await ResultStore(upgraded.app.services.store.redis).results(player)
    assert results[game["puzzle"]].has_given_up


@of_releases
async def test_group_settings_and_the_chat_history_hold(upgraded: UpgradedBot) -> None:
    assert (await upgraded.store.groups.find(Chat.TELEGRAM, -100_200)).language == "de"
    plan = await PostStore(upgraded.store.redis).plan(Chat.TELEGRAM, -100_200)
    assert plan.settings is not None
    assert plan.settings.channel.channel == 3
    history = await ChatHistory(upgraded.store.redis, CARLA).all()
    assert [one.message.words for one in history] == ["play wish", "Gewählt ✓"]


async def test_deletion_removes_every_trace(upgraded: UpgradedBot, tmp_path: Path) -> None:
    """No key contains the player's name, neither in its own name nor in a field, member or value."""
    for player in upgraded.exported:
        await upgraded.ask(player, Verb.MY_DATA, "delete", "yes")
    left = await entries(upgraded.store.redis, tmp_path)
    assert left
    for player in upgraded.exported:
        name = re.compile(rf"{player.chat}:{player.id}(?!\d)")
        assert [entry.key for entry in left if name.search(json.dumps([entry.key, entry.value]))] == []


def test_the_latest_store_has_this_schema_version_and_all_of_them_are_small(tmp_path: Path) -> None:
    assert LATEST in RELEASES
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES
    with saved_dump(LATEST, tmp_path) as dump:
        assert dump.header.plan == SCHEMA_VERSION
        assert sum(1 for _ in dump) > 100


async def test_an_exercise_that_an_older_program_continues_becomes_a_game(redis: Redis) -> None:
    """Older programs, which run beside this one during an upgrade, read and save exercises as games."""
    desk = Desk(PlayerStore(redis))
    await desk.type("/learn wish", ANNA)
    lesson = await desk.store.load_session(ANNA, (await desk.store.settings(ANNA)).current)
    move, *_ = lesson.record.replay().legal_moves()
    older = replace(lesson.played((move,)), exercise=None)
    await desk.store.save(ANNA, older.changed(desk.time), is_over=False)
    assert [game.id for game in await desk.store.unfinished_games(ANNA)] == [lesson.id]
    assert "Lesson" not in shown(await desk.type("/board", ANNA)).title
    assert shown(await desk.type("/undo", ANNA)).picture
    document = (await desk.type("/mydata export", ANNA)).document
    assert document
    assert ", step 1 of" in shown(await desk.type("/learn wish", ANNA)).title
    assert await desk.store.unfinished_games(ANNA) == ()
    await desk.type("/mydata delete yes", ANNA)
    assert not [key async for key in redis.scan_iter(f"sb1:{{{ANNA.chat}:{ANNA.id}}}:*")]


def migration(number: int, done: list[int], least: int = 1, *, fails: bool = False) -> Migration:
    """Return a migration of a later release that appends its number to ``done``."""

    async def change(_: Redis) -> None:
        if fails:
            raise ConnectionError("the store is away")
        done.append(number)

    return Migration(number, change, least)


async def test_a_store_without_a_version_has_that_of_the_first_release(redis: Redis) -> None:
    assert [step.number for step in MIGRATIONS] == list(range(2, SCHEMA_VERSION + 1))
    assert all(1 <= step.least <= step.number for step in MIGRATIONS)
    assert await read_schema(redis) == SchemaState(1, 1)
    await migrate(redis, "REDIS_URL")
    assert await redis.hgetall(SCHEMA_KEY) == {b"number": str(SCHEMA_VERSION).encode(), b"least": b"1"}


async def test_migrations_run_in_order_and_once_and_a_failed_one_runs_again(redis: Redis) -> None:
    done: list[int] = []
    with pytest.raises(ConnectionError):
        await migrate(redis, "REDIS_URL", (migration(2, done), migration(3, done, fails=True)))
    assert await read_schema(redis) == SchemaState(2, 1)
    for _ in range(2):
        steps = (migration(2, done), migration(3, done, least=2), migration(4, done, least=2))
        await migrate(redis, "REDIS_URL", steps)
        assert done == [2, 3, 4]
        assert await read_schema(redis) == SchemaState(4, 2)


async def test_two_processes_can_migrate_at_once(redis: Redis) -> None:
    migrations = (migration(2, []), migration(3, []))
    await asyncio.gather(*(migrate(redis, "REDIS_URL", migrations) for _ in range(2)))
    assert await read_schema(redis) == SchemaState(3, 1)


async def test_an_older_program_runs_while_it_is_compatible(redis: Redis) -> None:
    """The schema version never decreases."""
    await write_schema(redis, SchemaState(3, 1))
    await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(3, 1)
    await write_schema(redis, SchemaState(3, SCHEMA_VERSION + 1))
    with pytest.raises(StartError, match="REDIS_URL: a later version of the bot has written the games"):
        await migrate(redis, "REDIS_URL")
    assert await read_schema(redis) == SchemaState(3, SCHEMA_VERSION + 1)


async def test_the_program_writes_its_version_and_refuses_a_later_one(
    redis: Redis, redis_url: str, short_path: Path
) -> None:
    program = Program(short_path, REDIS_URL=redis_url)
    async with running(program):
        assert (await read_schema(redis)).number == SCHEMA_VERSION
        with pytest.raises(StartError, match=r"a bot is using these games \(connected to the store\)"):
            await check_nobody_plays(redis)
    await check_nobody_plays(redis)
    await write_schema(redis, SchemaState(99, 98))
    end = await (await program.begin()).end()
    assert end.status == 2
    problem = "REDIS_URL: a later version of the bot has written the games there"
    assert f"{problem} (schema version 99; this one knows {SCHEMA_VERSION})." in end.complained
