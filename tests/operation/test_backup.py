"""Backup and restore: everything is restored; an incomplete or damaged backup changes nothing."""
# ruff: noqa: ASYNC240 - of small files

import gzip
import json
import os
import resource
import signal
import stat
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.config.environment import Config
from bot.config.errors import StartError
from bot.core.actions import Action, Verb
from bot.operations.backup import back_up
from bot.operations.backup_reader import BackupReader, find_names, key_names
from bot.operations.checks.runner import run_checks
from bot.operations.dump_file import DumpEntry, DumpReader, Value
from bot.operations.restore import delete_all, mark_restoring, restore
from bot.storage.connection.connect import CLIENT_NAME, connect
from bot.storage.migrations import migrate
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, Desk, shown
from tests.bot.program import Program, Visitor, running
from tests.operation.release import BEN, entries, exported, read_entries, restore_as_if_new
from tests.operation.test_releases import LATEST
from tests.store.clusters import cluster
from tests.store.sentinels import sentinels

NEARLY = 1000
"""The tolerance for times to live, in milliseconds."""
HANGING_BACKUP = """
import asyncio, sys
from bot.__main__ import main
from bot.operations import backup
async def hang(*_):
    print("reading", flush=True)
    await asyncio.Event().wait()
backup.find_names = hang
sys.exit(main())
"""


@pytest.fixture
def settings(redis_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Config:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REDIS_URL", redis_url)
    return Config()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.backup"


@pytest.fixture
async def filled(redis: Redis, tmp_path: Path) -> Redis:
    """Provide a store with data of every kind."""
    await restore_as_if_new(redis, LATEST, tmp_path)
    await redis.set("sb1:odd", bytes(range(256)), px=86_400_000)
    await redis.zadd("sb1:{odd}:scores", {b"\xff\x00": 0.1, b"b": -1e300, b"c": 4503599627370497})
    await redis.rpush("sb1:{odd}:list", "b", "a", "b")
    await redis.set("other:key", "of another program")
    await migrate(redis, "REDIS_URL")
    return redis


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def without_expiry(found: Sequence[DumpEntry]) -> list[tuple[str, str, Value]]:
    return [(one.key, one.type, one.value) for one in found]


async def test_everything_is_the_same_again_and_a_game_goes_on(
    settings: Config, filled: Redis, tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = await entries(filled, tmp_path)
    await back_up(settings, file)
    assert capsys.readouterr().out == f"Wrote {len(before)} keys to {file}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert names_in(tmp_path) == [file.name, "shifted.dump"]
    await filled.flushall()
    await restore(settings, file)
    after = await entries(filled, tmp_path)
    assert without_expiry(after) == without_expiry(before)
    for one, again in zip(before, after, strict=True):
        assert (one.expires is None) == (again.expires is None)
        assert abs((one.expires or 0) - (again.expires or 0)) < NEARLY
    assert {one.type for one in after} == {"string", "hash", "set", "zset", "list"}
    assert not await filled.exists("other:key")
    desk = Desk(PlayerStore(filled))
    desk.time = exported(LATEST)["now"] + 60
    (game,) = await desk.store.unfinished_games(BEN)
    assert shown(await desk.app.handle(BEN, Action(Verb.UNDO, session=game.id))).title
    (undone,) = await desk.store.unfinished_games(BEN)
    assert undone.record.moves == game.record.moves[:-1]


async def test_what_is_there_is_replaced_only_on_request(settings: Config, filled: Redis, file: Path) -> None:
    await back_up(settings, file)
    before = file.read_bytes()
    with pytest.raises(StartError, match="already exists"):
        await back_up(settings, file)
    assert file.read_bytes() == before
    await filled.set("sb1:later", "1")
    with pytest.raises(StartError, match="the store already contains games"):
        await restore(settings, file)
    assert await filled.exists("sb1:later")
    await restore(settings, file, may_replace=True)
    assert not await filled.exists("sb1:later")
    assert await filled.get("other:key") == b"of another program"
    await filled.set("sb1:later", "1")
    await back_up(settings, file, may_overwrite=True)
    assert file.read_bytes() != before


def damaged(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def without_a_key(content: bytes) -> bytes:
    lines = gzip.decompress(content).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:3] + lines[4:]))


def replaced(old: bytes, new: bytes, *, is_sealed: bool = False) -> Callable[[bytes], bytes]:
    """Return a function that replaces text in a backup and, if ``is_sealed``, updates the checksum."""

    def replace(content: bytes) -> bytes:
        text = gzip.decompress(content).replace(old, new, 1)
        assert new in text
        if is_sealed:
            lines = text.splitlines(keepends=True)
            body = b"".join(lines[:-1])
            end = json.dumps({"entries": len(lines) - 2, "sha256": sha256(body).hexdigest()})
            text = body + end.encode() + b"\n"
        return gzip.compress(text)

    return replace


DAMAGES: Sequence[tuple[Callable[[bytes], bytes], str]] = (
    (lambda content: content[: len(content) // 2], "it is incomplete"),
    (damaged, "it is damaged"),
    (without_a_key, "it is damaged: its checksum"),
    (replaced(b'"wish/1 #42', b'"wish/1 #43'), "it is damaged: its checksum"),
    (
        lambda content: content + gzip.compress(b'["sb1:more","string",null,"1"]\n'),
        "it is damaged: something follows",
    ),
    (replaced(b'"form":1', b'"form":2', is_sealed=True), "it was made by a later version"),
    (replaced(b'"least":1', b'"least":99', is_sealed=True), "it was made by a later version"),
    (replaced(b'"solitaire-bot backup"', b'"x"', is_sealed=True), "it isn't a backup of this bot"),
    (replaced(b'["sb1:odd"', b'["user:odd"', is_sealed=True), "it has a key that isn't the bot's"),
    (lambda _: b"", "it isn't a backup of this bot"),
    (lambda _: b"PK\x03\x04 something else", "it isn't a backup of this bot"),
    (lambda _: gzip.compress(b"[" * 100_000 + b"\n"), "it isn't a backup of this bot"),
)


async def test_a_damaged_backup_changes_nothing(
    settings: Config, filled: Redis, tmp_path: Path, file: Path
) -> None:
    await back_up(settings, file)
    whole, before = file.read_bytes(), await entries(filled, tmp_path)
    for damage, reason in DAMAGES:
        file.write_bytes(damage(whole))
        with pytest.raises(StartError, match=reason):
            await restore(settings, file, may_replace=True)
    assert await entries(filled, tmp_path) == before


@pytest.mark.usefixtures("bare_store")
async def test_large_keys_are_read_in_pieces(redis: Redis, tmp_path: Path) -> None:
    await redis.zadd("sb1:{all}:day:1", {f"telegram:{number}": number / 7 for number in range(3000)})
    await redis.hset("sb1:{all}:skills", mapping={f"telegram:{number}": number for number in range(3000)})
    await redis.sadd("sb1:{all}:met", *range(3000))
    await redis.expire("sb1:{all}:met", 1000)
    whole = await entries(redis, tmp_path)
    pieces = await read_entries(redis, tmp_path, at_once=100)
    assert len(pieces) == 150  # each has at most a hundred fields, values, members and scores
    for entry in whole:
        parts = [part for part in pieces if part.key == entry.key]
        assert {(part.type, part.expires) for part in parts} == {(entry.type, entry.expires)}
        together = [item for part in parts for item in items(part.value)]
        assert sorted(together) == sorted(items(entry.value))


def items(value: Value) -> list[tuple[str, float]]:
    """Return the items of a hash, set or sorted set, with scores as numbers."""
    if isinstance(value, dict):
        return [(name, float(number)) for name, number in value.items()]
    return [(one, 0.0) if isinstance(one, str) else (one[0], float(one[1])) for one in value]


async def test_a_player_is_read_at_one_moment(redis: Redis, tmp_path: Path) -> None:
    """A game that is dealt after the scan for keys is backed up together with the list of open games."""
    desk = Desk(PlayerStore(redis))
    await desk.type("/play wish 42")
    with key_names(tmp_path / "names") as names:
        await find_names(redis, names)
        await desk.type("/play wish 43")
        found = {entry.key: entry async for entry in BackupReader(redis).entries(names)}
    listed = found[f"sb1:{{telegram:{ANNA.id}}}:open"].value
    assert len(listed) == 2
    for pair in listed:
        assert f"sb1:{{telegram:{ANNA.id}}}:game:{pair[0]}" in found


async def test_nothing_is_restored_while_a_bot_plays(settings: Config, redis_url: str, file: Path) -> None:
    async with Redis.from_url(redis_url, client_name=CLIENT_NAME) as redis:
        await redis.set("sb1:x", "1")
        await back_up(settings, file)
        with pytest.raises(StartError, match=r"a bot is using these games \(connected to the store\)"):
            await restore(settings, file, may_replace=True)
        assert await redis.get("sb1:x") == b"1"


async def test_a_restoration_that_broke_off_is_noticed_and_can_be_repeated(
    settings: Config, filled: Redis, tmp_path: Path, file: Path
) -> None:
    await back_up(settings, file)
    await mark_restoring(filled)
    await delete_all(filled)
    with pytest.raises(StartError, match="a restore wasn't completed"):
        await migrate(filled, "REDIS_URL")
    with pytest.raises(StartError, match="a restore wasn't completed"):
        await back_up(settings, tmp_path / "part.backup")
    await restore(settings, file, may_replace=True)
    await migrate(filled, "REDIS_URL")


async def test_a_full_disk_leaves_no_part_of_a_backup(
    settings: Config, filled: Redis, tmp_path: Path, file: Path
) -> None:
    """Test with enough space for the names of the keys, and with less."""
    await filled.set("sb1:large", os.urandom(200_000))
    before = names_in(tmp_path)
    with pytest.raises(StartError, match="can't write"):
        await back_up(settings, tmp_path / "gone" / "games.backup")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        for size, reason in ((100_000, r"can't write .* \(File too large\)"), (1_000, "can't write")):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
            with pytest.raises(StartError, match=reason):
                await back_up(settings, file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert names_in(tmp_path) == before


async def test_a_canceled_backup_leaves_no_file(
    short_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Program, "command", ("-c", HANGING_BACKUP))
    program = Program(short_path, REDIS_URL=redis_url)
    backup = await program.with_words("backup", str(short_path / "games.backup")).begin()
    assert backup.process.stdout is not None
    assert await backup.process.stdout.readline() == b"reading\n"
    modes = {stat.S_IMODE(path.stat().st_mode) for path in short_path.iterdir()}
    backup.send(signal.SIGTERM)
    end = await backup.end()
    assert (end.status, end.said, end.complained) == (2, "", "Stopped before it finished\n")
    assert names_in(short_path) == []
    assert modes == {0o600}  # also during the backup: keys contain player ids


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, short_path: Path) -> Config:
    """Provide a configuration with the embedded server."""
    monkeypatch.chdir(short_path)
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setenv("DATA_DIR", str(short_path / "data"))
    return Config()


async def test_the_own_server_is_backed_up_while_the_bot_plays_and_restored_when_it_is_stopped(
    own: Config, short_path: Path
) -> None:
    program, file, again = Program(short_path), short_path / "games.backup", short_path / "again.backup"
    async with running(program) as address, Visitor() as visitor:
        await visitor.enter(address)
        await visitor.type("/play wish 42")
        end = await (await program.with_words("backup", str(file)).begin()).end()
        assert (end.status, end.complained) == (0, "")
        with pytest.raises(StartError, match=rf"is using these games \(process {program.process.pid}\)"):
            await restore(own, file, may_replace=True)
        await visitor.type("/play wish 43")
    with pytest.raises(StartError, match="DATA_DIR: the store already contains games"):
        await restore(own, file)
    await restore(own, file, may_replace=True)
    assert program.has_left()
    await back_up(own, again)
    assert program.has_left()
    with DumpReader(file) as dump, DumpReader(again) as other:
        assert [(entry.key, entry.value) for entry in dump] == [(entry.key, entry.value) for entry in other]


async def test_a_directory_without_games_is_not_backed_up_and_can_be_restored_to(
    own: Config, settings: Config, filled: Redis, short_path: Path
) -> None:
    """This is how games move from another server to the embedded one."""
    file, again = short_path / "games.backup", short_path / "again.backup"
    with pytest.raises(StartError, match="DATA_DIR: there are no games in"):
        await back_up(own, file)
    assert not own.data_dir.exists()
    await back_up(settings, file)
    await restore(own, file)
    await back_up(own, again)
    with DumpReader(file) as dump, DumpReader(again) as other:
        assert len(list(dump)) == len(list(other)) == len(await entries(filled, short_path))


@pytest.mark.parametrize("serving", [cluster, sentinels])
async def test_a_store_of_several_servers_is_backed_up_and_restored(
    serving: Callable[[Path], AbstractAsyncContextManager[Any]],
    settings: Config,
    redis: Redis,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await restore_as_if_new(redis, LATEST, tmp_path)
    before = await entries(redis, tmp_path)
    monkeypatch.setenv("PAGE_PORT", "0")
    (tmp_path / "servers").mkdir()
    async with serving(tmp_path / "servers") as servers:
        monkeypatch.setenv("REDIS_URL", servers.url)
        several, first, second = Config(), tmp_path / "first.backup", tmp_path / "second.backup"
        async with connect(servers.url) as client:
            await restore_as_if_new(client, LATEST, tmp_path)
            await back_up(several, first)
            with pytest.raises(StartError, match="a bot is using these games"):
                await restore(several, first, may_replace=True)
            await Desk(PlayerStore(client)).type("/play wish 42", ANNA)
        await restore(several, first, may_replace=True)
        await back_up(several, second)
        capsys.readouterr()
        assert await run_checks()
        assert "✓ ok  REDIS_URL: Valkey " in capsys.readouterr().out
    await redis.flushall()
    await restore(settings, second)
    assert without_expiry(await entries(redis, tmp_path)) == without_expiry(before)
