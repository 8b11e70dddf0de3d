"""Reads the store for a backup: all keys of one hash tag at one moment, so each player is consistent.

A tag with more than ``AT_ONCE`` is read key by key and in parts, so that no player has to wait for it: those
are leaderboards of all players, which the next results correct.
"""

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from redis.asyncio import Redis

from bot.config.errors import StartError
from bot.operations.dump_file import TYPES, DumpEntry, Value, decode
from bot.storage.decoding import Argument
from bot.storage.errors import answer_of, wrapped_errors
from bot.storage.keys import ALL_KEYS, PROBE_PREFIX, SESSION_LISTS, SESSION_PREFIX

PAGE = 1_000
"""Keys per SCAN."""
TAGS_AT_ONCE = 32
"""Tags that are read concurrently."""
AT_ONCE = 20_000
"""The most fields, members and KiB to read at once: some ten milliseconds of the server's time."""


@contextmanager
def key_names(path: Path) -> Iterator[sqlite3.Connection]:
    """Provide a temporary file for the names of all keys by tag, because memory may not hold them all.

    Raises ``OSError`` if it cannot be written.
    """
    # Names contain the ids of players: like the backup itself, only its owner can read them.
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(path)) as names:
            names.execute("PRAGMA journal_mode = OFF")
            names.execute("PRAGMA synchronous = OFF")
            names.execute("CREATE TABLE names (tag BLOB, key BLOB, PRIMARY KEY (tag, key)) WITHOUT ROWID")
            yield names
    except sqlite3.Error as error:
        raise OSError(errno.EIO, str(error)) from error
    finally:
        path.unlink(missing_ok=True)


def tag_of(key: bytes) -> bytes:
    """Return the hash tag of a key: what is in its first braces, else the whole key."""
    tag = key.partition(b"{")[2].partition(b"}")
    return tag[0] if tag[0] and tag[1] else key


async def bot_keys(redis: Redis) -> AsyncIterator[bytes]:
    """Yield the keys of the bot, on every node, some of them twice, but not those that test a server."""
    with wrapped_errors():
        async for key in redis.scan_iter(ALL_KEYS, count=PAGE):
            if not key.startswith(PROBE_PREFIX.encode()):
                yield key


async def find_names(redis: Redis, names: sqlite3.Connection) -> None:
    """Collect the names of all keys of the bot, each once."""
    async for key in bot_keys(redis):
        names.execute("INSERT OR IGNORE INTO names VALUES (?, ?)", (tag_of(key), key))


class BackupReader:
    """Reads the keys of a store."""

    def __init__(self, redis: Redis, at_once: int = AT_ONCE) -> None:
        self._redis = redis
        self._at_once = at_once
        script = (files("bot.operations") / "read.lua").read_text("utf-8")
        self._read = redis.register_script(script)

    async def entries(self, names: sqlite3.Connection) -> AsyncIterator[DumpEntry]:
        """Yield the content of the keys, except of those that have expired meanwhile."""
        batch: list[list[bytes]] = []
        rows = names.execute("SELECT tag, key FROM names ORDER BY tag, key")
        for _, group in groupby(rows, key=lambda row: row[0]):
            batch.append([key for _, key in group])
            if len(batch) == TAGS_AT_ONCE:
                async for entry in self._read_groups(batch):
                    yield entry
                batch = []
        async for entry in self._read_groups(batch):
            yield entry

    async def _read_groups(self, groups: Sequence[list[bytes]]) -> AsyncIterator[DumpEntry]:
        args: list[Argument] = [self._at_once, SESSION_PREFIX, *SESSION_LISTS]
        answers: list[Any] = await answer_of(
            asyncio.gather(*(self._read(keys=group, args=args) for group in groups))
        )
        for answer in answers:
            if answer and isinstance(answer[0], list):
                for name, kind, expires, content in answer[0]:
                    yield _dump_entry(name, kind, expires, content)
            else:
                for name in answer:
                    async for entry in self._read_large(name):
                        yield entry

    async def _read_large(self, key: bytes) -> AsyncIterator[DumpEntry]:
        with wrapped_errors():
            kind = cast(bytes, await self._redis.type(key))
            expires = await cast(Any, self._redis).pexpiretime(key)
        if kind == b"string":
            whole = await answer_of(self._redis.get(key))
            if whole is not None:
                yield _dump_entry(key, kind, expires, whole)
            return
        content: list[Any] = []
        async for parts in self._parts(key, kind):
            content += parts
            if len(content) >= self._at_once:
                yield _dump_entry(key, kind, expires, content)
                content = []
        if content:
            yield _dump_entry(key, kind, expires, content)

    async def _parts(self, key: bytes, kind: bytes) -> AsyncIterator[tuple[bytes, ...]]:
        """Yield each field with its value, or each member, perhaps with its score."""
        redis = cast(Any, self._redis)
        with wrapped_errors():
            match kind:
                case b"hash":
                    async for pair in redis.hscan_iter(key, count=PAGE):
                        yield pair
                case b"zset":
                    async for member, score in redis.zscan_iter(key, count=PAGE):
                        yield member, repr(score).encode()
                case b"set":
                    async for member in redis.sscan_iter(key, count=PAGE):
                        yield (member,)
                case b"none":
                    return
                case _:  # the bot has no long lists
                    raise _unknown_type(key, kind)


def _dump_entry(key: bytes, kind: bytes, expires: int, content: Any) -> DumpEntry:  # noqa: ANN401 - as the server sends it
    name = kind.decode()
    value: Value
    if name not in TYPES:
        raise _unknown_type(key, kind)
    if name == "string":
        value = decode(content)
    elif name == "hash":
        value = dict(_text_pairs(content))
    elif name == "zset":
        value = [list(pair) for pair in _text_pairs(content)]
    else:
        value = [decode(item) for item in content]
    return DumpEntry(decode(key), name, expires if expires >= 0 else None, value)


def _text_pairs(flat: Sequence[bytes]) -> Iterator[tuple[str, str]]:
    parts = iter(map(decode, flat))
    return zip(parts, parts, strict=True)


def _unknown_type(key: bytes, kind: bytes) -> StartError:
    return StartError(
        "backup",
        f"the key {decode(key)!r} has a type that this version doesn't know ({kind.decode()})",
        "Use the version of the bot that wrote it",
    )
