"""A backup and back: everything is the same again; what is no whole backup changes nothing."""

import asyncio
import gzip
import json
import os
import resource
import signal
import stat
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.config.environment import Config
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.errors import StartError
from bot.operations.backup import back_up
from bot.operations.backup_reader import BackupReader, KeyNames, find_names
from bot.operations.checks.runner import run_checks
from bot.operations.dump_file import DumpReader, Value
from bot.operations.restore import delete_all, mark_restoring, restore
from bot.storage.connection.connect import CLIENT_NAME, connect
from bot.storage.migrations import migrate
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, Desk, shown
from tests.bot.program import PATIENCE, Program, Visitor, running
from tests.operation.release import FOLDER
from tests.operation.stored import entries, read_entries, restore_as_if_new
from tests.operation.test_releases import LATEST
from tests.patience import be_patient
from tests.store.clusters import cluster
from tests.store.sentinels import sentinels

Serving = Callable[[Path], AbstractAsyncContextManager[Any]]

NEARLY = 1000
"""Milliseconds."""


@pytest.fixture
def settings(redis_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Config:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REDIS_URL", redis_url)
    return Config()


@pytest.fixture
async def filled(redis: Redis, tmp_path: Path) -> Redis:
    """Provide a store in which there is something of every kind."""
    await restore_as_if_new(redis, FOLDER / f"{LATEST}.dump", tmp_path)
    await redis.set("sb1:odd", bytes(range(256)), px=86_400_000)
    await redis.zadd("sb1:{odd}:scores", {b"\xff\x00": 0.1, b"b": -1e300, b"c": 4503599627370497})
    await redis.rpush("sb1:{odd}:list", "b", "a", "b")
    await redis.set("other:key", "of another program")
    await migrate(redis, "REDIS_URL")
    return redis


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def modes_in(folder: Path) -> set[int]:
    return {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


async def test_everything_is_the_same_again_and_a_game_goes_on(
    settings: Config, filled: Redis, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, before = tmp_path / "games.backup", await entries(filled, tmp_path)
    await back_up(settings, file)
    assert capsys.readouterr().out == f"{len(before)} keys are in {file}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert names_in(tmp_path) == [file.name, "shifted.dump"]
    await filled.flushall()
    await restore(settings, file)
    after = await entries(filled, tmp_path)
    assert [(one.key, one.type, one.value) for one in after] == [
        (one.key, one.type, one.value) for one in before
    ]
    for one, again in zip(before, after, strict=True):
        assert (one.expires is None) == (again.expires is None)
        assert abs((one.expires or 0) - (again.expires or 0)) < NEARLY
    assert {one.type for one in after} == {"string", "hash", "set", "zset", "list"}
    assert not await filled.exists("other:key")
    desk, ben = Desk(PlayerStore(filled)), Player(Chat.DISCORD, 900_719_925_474_099_345)
    desk.time = json.loads(gzip.decompress((FOLDER / f"{LATEST}.told").read_bytes()))["now"] + 60
    (game,) = await desk.store.open_games(ben)
    reply = await desk.app.handle(ben, Action(Verb.UNDO, session=game.id))
    assert shown(reply).title
    (undone,) = await desk.store.open_games(ben)
    assert undone.record.moves == game.record.moves[:-1]


async def test_what_is_there_is_replaced_only_when_asked_to(
    settings: Config, filled: Redis, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
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


def cut(content: bytes) -> bytes:
    return content[: len(content) // 2]


def damaged(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def shortened(content: bytes) -> bytes:
    """Leave out a key, with all else as it should be."""
    lines = gzip.decompress(content).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:3] + lines[4:]))


def changed(content: bytes) -> bytes:
    return gzip.compress(gzip.decompress(content).replace(b'"wish/1 #42', b'"wish/1 #43', 1))


def lengthened(content: bytes) -> bytes:
    return content + gzip.compress(b'["sb1:more","string",null,"1"]\n')


def with_header(**changes: object) -> Callable[[bytes], bytes]:
    def change(content: bytes) -> bytes:
        first, rest = gzip.decompress(content).split(b"\n", 1)
        return gzip.compress(json.dumps(json.loads(first) | changes).encode() + b"\n" + rest)

    return change


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (cut, "it is incomplete"),
        (damaged, "it is damaged"),
        (shortened, "it is damaged: its checksum"),
        (changed, "it is damaged: its checksum"),
        (lengthened, "it is damaged: something follows"),
        (with_header(form=2), "it was made by a later version"),
        (with_header(least=99), "it was made by a later version|its checksum"),
        (with_header(format="x"), "it is not a backup of this bot"),
        (lambda _: b"", "it is not a backup of this bot"),
        (lambda _: b"PK\x03\x04 something else", "it is not a backup of this bot"),
        (lambda _: gzip.compress(b"[" * 100_000 + b"\n"), "it is not a backup of this bot"),
    ],
)
async def test_a_damaged_backup_changes_nothing(
    settings: Config, filled: Redis, tmp_path: Path, harm: Callable[[bytes], bytes], reason: str
) -> None:
    file = tmp_path / "games.backup"
    await back_up(settings, file)
    file.write_bytes(harm(file.read_bytes()))
    before = await entries(filled, tmp_path)
    with pytest.raises(StartError, match=reason):
        await restore(settings, file, may_replace=True)
    assert await entries(filled, tmp_path) == before


async def test_keys_of_others_in_a_file_are_refused(settings: Config, redis: Redis, tmp_path: Path) -> None:
    await redis.set("sb1:x", "1")
    file = tmp_path / "games.backup"
    await back_up(settings, file)
    lines = gzip.decompress(file.read_bytes()).replace(b'"sb1:x"', b'"user:x"').splitlines(keepends=True)
    body = b"".join(lines[:-1])
    end = json.dumps({"entries": len(lines) - 2, "sha256": sha256(body).hexdigest()}).encode() + b"\n"
    file.write_bytes(gzip.compress(body + end))
    with pytest.raises(StartError, match="it has a key that is not the bot's"):
        await restore(settings, file, may_replace=True)


@pytest.mark.usefixtures("bare_store")
async def test_large_keys_are_read_in_pieces(redis: Redis, tmp_path: Path) -> None:
    await redis.zadd("sb1:{all}:day:1", {f"telegram:{number}": number / 7 for number in range(3000)})
    await redis.hset("sb1:{all}:skills", mapping={f"telegram:{number}": number for number in range(3000)})
    await redis.sadd("sb1:{all}:met", *range(3000))
    await redis.expire("sb1:{all}:met", 1000)
    whole = await entries(redis, tmp_path)
    pieces = await read_entries(redis, tmp_path, at_once=100)
    assert len(pieces) == 9  # a thousand at a time
    for entry in whole:
        parts = [part for part in pieces if part.key == entry.key]
        assert {(part.type, part.expires) for part in parts} == {(entry.type, entry.expires)}
        together = [item for part in parts for item in items(part.value)]
        assert sorted(together) == sorted(items(entry.value))


def items(value: Value) -> list[tuple[str, float]]:
    """Return what a key holds, whatever its type, with the scores as numbers."""
    match value:
        case dict():
            return [(name, float(number)) for name, number in value.items()]
        case list():
            return [(one, 0.0) if isinstance(one, str) else (one[0], float(one[1])) for one in value]
    return [(value, 0.0)]


async def test_a_player_is_read_at_one_moment(redis: Redis, tmp_path: Path) -> None:
    """A game that is dealt after the keys were looked for comes along with the list in which it stands."""
    desk = Desk(PlayerStore(redis))
    await desk.type("/play wish 42")
    names = KeyNames(tmp_path / "names")
    names.open()
    await find_names(redis, names)
    await desk.type("/play wish 43")
    found = {entry.key: entry for entry in [entry async for entry in BackupReader(redis).entries(names)]}
    names.close()
    listed = found[f"sb1:{{telegram:{ANNA.id}}}:open"].value
    assert len(listed) == 2
    for name in [pair[0] for pair in listed]:
        assert f"sb1:{{telegram:{ANNA.id}}}:game:{name}" in found


async def test_nothing_is_restored_while_a_bot_plays(
    settings: Config, redis_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.backup"
    async with Redis.from_url(redis_url, client_name=CLIENT_NAME) as redis:
        await redis.set("sb1:x", "1")
        await back_up(settings, file)
        with pytest.raises(StartError, match="a bot is using these games, connected to the store"):
            await restore(settings, file, may_replace=True)
        assert await redis.get("sb1:x") == b"1"


async def test_no_bot_starts_on_a_part(settings: Config, filled: Redis, tmp_path: Path) -> None:
    """A restoration that was broken off is noticed, and can be done once more."""
    file = tmp_path / "games.backup"
    await back_up(settings, file)
    await mark_restoring(filled)
    await delete_all(filled)
    with pytest.raises(StartError, match="was not put back to its end"):
        await migrate(filled, "REDIS_URL")
    with pytest.raises(StartError, match="was not put back to its end"):
        await back_up(settings, tmp_path / "part.backup")
    await restore(settings, file, may_replace=True)
    await migrate(filled, "REDIS_URL")


async def test_a_full_disk_leaves_no_part_of_a_backup(
    settings: Config, filled: Redis, tmp_path: Path
) -> None:
    """Files may have so many bytes, and no more: enough for the names of keys, too few for what they hold."""
    await filled.set("sb1:large", os.urandom(200_000))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    before = names_in(tmp_path)
    with pytest.raises(StartError, match="can't write"):
        await back_up(settings, tmp_path / "gone" / "games.backup")
    try:
        with pytest.raises(StartError, match=r"can't write .* \(File too large\)"):
            await back_up(settings, tmp_path / "games.backup")
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, hard))
        with pytest.raises(StartError, match="can't write"):
            await back_up(settings, tmp_path / "games.backup")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert names_in(tmp_path) == before


async def command(reader: asyncio.StreamReader) -> list[bytes]:
    """Return the words of the next command that a client sends; none at the end."""
    count = int((await reader.readline())[1:] or b"0")
    words = []
    for _ in range(count):
        length = int((await reader.readline())[1:])
        words.append((await reader.readexactly(length + 2))[:-2])
    return words


async def test_a_canceled_backup_leaves_no_file(short_path: Path) -> None:
    """The server never answers the request for keys."""
    is_asked = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while words := await command(reader):
            match words[0].upper():
                case b"SCAN":
                    is_asked.set()
                    await reader.read()
                case b"INFO":
                    facts = b"redis_version:7.4.0\r\n"
                    writer.write(b"$%d\r\n%b\r\n" % (len(facts), facts))
                case b"HGETALL":
                    writer.write(b"*0\r\n")
                case _:
                    writer.write(b"+OK\r\n")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    program = Program(short_path, REDIS_URL=f"redis://127.0.0.1:{port}?protocol=2")
    try:
        backup = await program.with_words("backup", str(short_path / "games.backup")).begin()
        async with asyncio.timeout(PATIENCE):
            await is_asked.wait()
        modes = modes_in(short_path)
        backup.send(signal.SIGTERM)
        end = await backup.end()
    finally:
        server.close()
    assert (end.status, end.said, end.complained) == (2, "", "Stopped before the end\n")
    assert names_in(short_path) == []
    assert modes == {0o600}  # also while it was made: names of keys are numbers of players


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, short_path: Path) -> Config:
    """Provide settings for the bot's own server."""
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
        with pytest.raises(StartError, match=f"is using these games, process {program.process.pid}"):
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
    """Games move to another server by it."""
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
    serving: Serving,
    redis: Redis,
    redis_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await restore_as_if_new(redis, FOLDER / f"{LATEST}.dump", tmp_path)
    before = await entries(redis, tmp_path)
    be_patient(monkeypatch.setattr)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAGE_PORT", "0")
    (tmp_path / "servers").mkdir()
    async with serving(tmp_path / "servers") as servers:
        monkeypatch.setenv("REDIS_URL", servers.url)
        settings, first, second = Config(), tmp_path / "first.backup", tmp_path / "second.backup"
        async with connect(servers.url) as client:
            await restore_as_if_new(client, FOLDER / f"{LATEST}.dump", tmp_path)
            await back_up(settings, first)
            with pytest.raises(StartError, match="a bot is using these games"):
                await restore(settings, first, may_replace=True)
            await Desk(PlayerStore(client)).type("/play wish 42", ANNA)
        await restore(settings, first, may_replace=True)
        await back_up(settings, second)
        capsys.readouterr()
        assert await run_checks()
        assert "✓ well  REDIS_URL: Valkey " in capsys.readouterr().out
    await redis.flushall()
    monkeypatch.setenv("REDIS_URL", redis_url)
    await restore(Config(), second)
    after = await entries(redis, tmp_path)
    assert [(one.key, one.type, one.value) for one in after] == [
        (one.key, one.type, one.value) for one in before
    ]
