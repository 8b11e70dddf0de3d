"""Restore: verifies a whole backup file first, and only then changes the store."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from redis.asyncio import Redis

from bot.config.environment import Config
from bot.config.errors import StartError
from bot.operations.backup_reader import bot_keys
from bot.operations.dump_file import DumpEntry, DumpError, DumpHeader, DumpReader, encode, progress_line
from bot.operations.store_access import open_store, owner_of_directory, store_setting
from bot.runtime.cancellation import cancellable
from bot.storage.connection.connect import CLIENT_NAME
from bot.storage.errors import StoreUnavailableError, answer_of, wrapped_errors
from bot.storage.keys import KEY_PATTERN, SCHEMA_KEY
from bot.storage.migrations import LEAST, NUMBER, RESTORING, SCHEMA_VERSION

SETTING = "restore"
"""What start errors name instead of a setting."""
BATCH = 200
"""Commands per pipeline."""
PAGE = 1_000
"""Fields or members per command."""

Command: TypeAlias = "tuple[str | bytes, ...]"


async def restore(settings: Config, path: Path, *, may_replace: bool = False) -> None:
    """Load a backup into the store; raise ``StartError`` if that is not possible."""
    header = verify(path)
    if not settings.redis_url and (owner := owner_of_directory(settings)) is not None:
        raise _running_error(f"process {owner}")
    async with open_store(settings, may_create=True) as redis:
        await check_nobody_plays(redis)
        if await anext(bot_keys(redis), None) is not None:
            if not may_replace:
                raise StartError(
                    store_setting(settings),
                    "the store already contains games",
                    "Add --replace to delete them all first",
                )
            await mark_restoring(redis)
            await cancellable(delete_all(redis))
        keys = await cancellable(put_back(redis, path))
    sys.stdout.write(f"Restored {keys:,} keys from a backup made on {header.made}\n")


def verify(path: Path) -> DumpHeader:
    """Read a whole file and return its header; raise ``StartError`` if it cannot be restored."""
    try:
        with progress_line("Entries verified") as show, DumpReader(path) as reader:
            fault = (
                "it was made by a later version of the bot" if reader.header.least > SCHEMA_VERSION else ""
            )
            for entry in reader:
                if KEY_PATTERN.match(entry.key) is None:
                    fault = "it has a key that isn't the bot's"
                show(reader.entries)
            header = reader.header
    except DumpError as error:
        fault = str(error)
    except OSError as error:
        fault = f"it can't be read ({error.strerror})"
    if fault:
        raise StartError(SETTING, f"can't use {path}: {fault}", "Nothing was changed. Name a backup file")
    return header


async def check_nobody_plays(redis: Redis) -> None:
    """Raise ``StartError`` if the server lists a connected bot."""
    try:
        answer: Any = await answer_of(redis.client_list())
    except StoreUnavailableError:
        sys.stderr.write("! The server doesn't list its clients: make sure that no bot is running\n")
        return
    lists = answer.values() if isinstance(answer, dict) else [answer]  # for each node of a cluster
    if any(client.get("name") == CLIENT_NAME for clients in lists for client in clients):
        raise _running_error("connected to the store")


async def mark_restoring(redis: Redis) -> None:
    """Mark the store as incomplete, so that no bot starts on it."""
    await answer_of(redis.hset(SCHEMA_KEY, RESTORING, "1"))


async def delete_all(redis: Redis) -> None:
    """Delete all keys of the bot except the one that marks the store as incomplete."""
    deleted, page = 0, list[bytes]()
    with progress_line("Keys deleted") as show, wrapped_errors():
        async for key in bot_keys(redis):
            if key != SCHEMA_KEY.encode():
                page.append(key)
            if len(page) >= BATCH:
                await _execute(redis, [("UNLINK", key) for key in page])
                deleted += len(page)
                page = []
                show(deleted)
        await _execute(redis, [("UNLINK", key) for key in page])


async def put_back(redis: Redis, path: Path) -> int:
    """Write a backup into an empty store, on which no bot starts meanwhile; return the number of keys."""
    keys, last = 0, ""
    commands: list[Command] = []
    with progress_line("Keys restored") as show, DumpReader(path) as reader, wrapped_errors():
        await mark_restoring(redis)
        for entry in reader:
            keys += entry.key != last  # the parts of one key are consecutive
            last = entry.key
            if entry.key != SCHEMA_KEY:
                commands += _commands(entry)
            if len(commands) >= BATCH:
                await _execute(redis, commands)
                commands = []
                show(keys)
        await _execute(redis, commands)
        plan = ("HSET", SCHEMA_KEY, NUMBER, str(reader.header.plan), LEAST, str(reader.header.least))
        await _execute(redis, [plan])
        await _execute(redis, [("HDEL", SCHEMA_KEY, RESTORING)])
    return keys


def _commands(entry: DumpEntry) -> Iterator[Command]:
    """Yield the commands that write a key, or a part of it."""
    key = encode(entry.key)
    match entry.value:
        case str() as text:
            yield ("SET", key, encode(text))
        case dict() as fields:
            for page in _pages([encode(part) for pair in fields.items() for part in pair]):
                yield ("HSET", key, *page)
        case list() as items if entry.type == "zset":
            for page in _pages([encode(part) for member, score in items for part in (score, member)]):
                yield ("ZADD", key, *page)
        case list() as items:
            for page in _pages([encode(str(item)) for item in items]):
                yield ("SADD" if entry.type == "set" else "RPUSH", key, *page)
    if entry.expires is not None:
        yield ("PEXPIREAT", key, str(entry.expires))


def _pages(words: Sequence[bytes]) -> Iterator[Sequence[bytes]]:
    return (words[at : at + PAGE] for at in range(0, len(words), PAGE))


async def _execute(redis: Redis, commands: Sequence[Command]) -> None:
    """Send commands in one pipeline; in a cluster each goes to its node."""
    if not commands:
        return
    async with redis.pipeline(transaction=False) as pipeline:
        for command in commands:
            pipeline.execute_command(*command)
        await pipeline.execute()


def _running_error(process: str) -> StartError:
    return StartError(
        SETTING, f"a bot is using these games ({process})", "Stop it, restore, and start it again"
    )
