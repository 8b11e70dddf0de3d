"""This version reads what earlier releases wrote: a store of each, and what its players exported."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Player, Verb
from bot.core.images import ReplayAnimation
from bot.core.replies import Reply
from bot.features.posts.store import PostStore
from bot.operations.dump_file import DumpReader
from bot.storage.chat_history import ChatHistory
from bot.storage.migrations import SCHEMA_VERSION, migrate, read_schema
from bot.storage.player_store import PlayerStore
from tests.bot.desk import Desk, shown
from tests.operation.release import FOLDER
from tests.operation.stored import entries, restore_as_if_new

DUMPS = sorted(path.stem for path in FOLDER.glob("*.dump"))
RELEASES = [name for name in DUMPS if not name.startswith("early-")]
"""Those before them, states on the way to the first, had neither days nor statistics, posts nor groups."""
LATEST = "0.2.0"
MOST_BYTES = 100 * 1024
PASSING = {"made", "last_event"}
"""Fields about the export itself and the latest delivery."""
DAY = 24 * 60 * 60


class UpgradedBot(Desk):
    """This version with the store of an earlier one."""

    def __init__(self, store: PlayerStore, exported: dict[str, Any]) -> None:
        super().__init__(store)
        self.time = exported["now"] + 60
        self.exported: dict[Player, dict[str, Any]] = {}
        for name, export in exported["players"].items():
            chat, _, number = name.rpartition(":")
            self.exported[Player(Chat(chat), int(number))] = export

    def games(self, state: str) -> list[tuple[Player, dict[str, Any]]]:
        return [
            (player, game)
            for player, export in self.exported.items()
            for game in export["games"]
            if game["state"] == state
        ]

    async def ask(self, player: Player, verb: Verb, *words: str, session: str = "") -> Reply:
        return await self.app.handle(player, Action(verb, words, session), self.room)


async def upgrade(release: str, redis: Redis, folder: Path) -> UpgradedBot:
    """Return this version on the store of a release."""
    await restore_as_if_new(redis, FOLDER / f"{release}.dump", folder)
    await migrate(redis, "REDIS_URL")
    exported = json.loads(gzip.decompress((FOLDER / f"{release}.told").read_bytes()))
    return UpgradedBot(PlayerStore(redis), exported)


@pytest.fixture(params=DUMPS)
async def upgraded(request: pytest.FixtureRequest, redis: Redis, tmp_path: Path) -> UpgradedBot:
    """Provide this version with each dump."""
    return await upgrade(request.param, redis, tmp_path)


@pytest.fixture(params=RELEASES)
async def released(request: pytest.FixtureRequest, redis: Redis, tmp_path: Path) -> UpgradedBot:
    """Provide this version on the store of each release, in which there is something of every kind."""
    return await upgrade(request.param, redis, tmp_path)


def lost(before: object, now: object, place: str = "") -> list[str]:
    """Return what was exported before and is missing or different now; more than before is fine."""
    if isinstance(before, dict) and isinstance(now, dict):
        names = before.keys() - PASSING
        return [fault for name in names for fault in lost(before[name], now.get(name), f"{place}/{name}")]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [fault for number, pair in pairs for fault in lost(*pair, f"{place}/{number}")]
    return [] if before == now else [f"{place}: {before!r} became {now!r}"]


async def test_everything_that_was_exported_is_still_exported(upgraded: UpgradedBot) -> None:
    assert (await read_schema(upgraded.store.redis)).number == SCHEMA_VERSION
    for player, before in upgraded.exported.items():
        reply = await upgraded.ask(player, Verb.MY_DATA, "export")
        assert reply.document
        assert isinstance(reply.document.content, bytes)
        assert lost(before, json.loads(reply.document.content)) == []


async def test_open_games_go_on(upgraded: UpgradedBot) -> None:
    """Each of them, by a move that is legal there."""
    games = upgraded.games("open")
    assert {game["record"].partition("/")[0] for _, game in games} >= {"blink", "follow", "kittyhawk", "wish"}
    for player, game in games:
        before = await upgraded.store.load_session(player, game["id"])
        move = list(before.record.positions())[-1].legal_moves()[0]
        await upgraded.ask(player, Verb.RESUME, session=game["id"])
        assert shown(await upgraded.ask(player, Verb.MOVE, *move.text.split(), session=game["id"]))
        after = await upgraded.store.load_session(player, game["id"])
        assert after.record.moves[: len(before.record.moves) + 1] == (*before.record.moves, move)


async def test_what_was_taken_back_is_played_again(released: UpgradedBot) -> None:
    player, game = next((player, game) for player, game in released.games("open") if game.get("taken_back"))
    await released.ask(player, Verb.REDO, session=game["id"])
    again = (await released.store.load_session(player, game["id"])).record
    assert again.text == f"{game['record']} | {game['taken_back'].split(' | ')[0]}"


async def test_finished_games_are_replayed(upgraded: UpgradedBot) -> None:
    games = [(player, game) for player, game in upgraded.games("finished") if " | " in game["record"]]
    assert len(games) > len(upgraded.exported)
    for player, game in games:
        replay = shown(await upgraded.ask(player, Verb.REPLAY, session=game["id"]))
        moves = game["record"].count(" | ")
        assert (
            isinstance(replay.picture, ReplayAnimation) or f" {moves} moves" in replay.text or moves <= 1
        ), game


async def test_results_still_count(released: UpgradedBot) -> None:
    anna, carla = Player(Chat.TELEGRAM, 7), Player(Chat.PAGE, 5)
    total = max(one["played"] for one in released.exported[anna]["statistics"]["games"].values())
    assert total > 1
    assert f"{total} games" in shown(await released.type("/stats", anna)).text
    for scope in ("week all", "month all", "rating all", "day yesterday all"):
        assert "Anna" in shown(await released.type(f"/leaderboard {scope}", carla)).text
    assert (await released.type("/calendar", anna)).screen


async def test_a_ranked_attempt_goes_on_and_counts(released: UpgradedBot) -> None:
    player, game = next((player, game) for player, game in released.games("open") if game.get("is_ranked"))
    await released.ask(player, Verb.RESUME, session=game["id"])
    await released.ask(player, Verb.GIVE_UP, "yes", session=game["id"])
    results = await released.app.services.daily.results.results(player)
    assert results[game["puzzle"]].has_given_up


async def test_group_settings_hold(released: UpgradedBot) -> None:
    group = await released.store.groups.find(Chat.TELEGRAM, -100_200)
    assert group.language == "de"
    plan = await PostStore(released.store.redis).plan(Chat.TELEGRAM, -100_200)
    assert plan.settings is not None
    assert plan.settings.channel.channel == 3


async def test_the_chat_history_is_shown(released: UpgradedBot) -> None:
    history = await ChatHistory(released.store.redis, Player(Chat.PAGE, 5)).all()
    assert [one.message.words for one in history] == ["play wish", "Gewählt ✓"]


async def test_deletion_removes_every_trace(upgraded: UpgradedBot, tmp_path: Path) -> None:
    """No key has the player's name, nor any field, member or text of one."""
    for player in upgraded.exported:
        await upgraded.ask(player, Verb.MY_DATA, "delete", "yes")
    left = await entries(upgraded.store.redis, tmp_path)
    names = [f"{player.chat}:{player.id}" for player in upgraded.exported]
    assert left
    for name in names:
        assert [entry.key for entry in left if name in json.dumps([entry.key, entry.value])] == []


def test_the_latest_dump_has_this_schema_version() -> None:
    assert LATEST in RELEASES
    for name in DUMPS:
        assert (FOLDER / f"{name}.dump").stat().st_size < MOST_BYTES
    with DumpReader(FOLDER / f"{LATEST}.dump") as dump:
        assert dump.header.plan == SCHEMA_VERSION
        assert sum(1 for _ in dump) > 100
