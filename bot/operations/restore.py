"""A backup put back: read to its end first, and only then is anything changed."""

import re
import sys
from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias, cast

from redis.asyncio import Redis

from bot.config.environment import Config
from bot.core.errors import StartError
from bot.operations.backup_reader import PATTERN, PROBE_PREFIX
from bot.operations.dump_file import DumpEntry, DumpError, DumpHeader, DumpReader, encode
from bot.operations.progress import ProgressLine
from bot.operations.store_access import open_store, owner_of_directory, store_setting
from bot.runtime.cancellation import cancellable
from bot.storage.connection.connect import CLIENT_NAME
from bot.storage.errors import StoreUnavailableError, reached
from bot.storage.migrations import KEY, LEAST, NUMBER, PLAN, RESTORING

NAME = "restore"
BOT_KEY = re.compile(r"sb[0-9]+:.", re.DOTALL)
BATCH = 200
"""Commands that are sent in one go."""
PAGE = 1_000
"""Fields or members that are written by one command."""

Command: TypeAlias = "tuple[str | bytes, ...]"


async def restore(settings: Config, path: Path, *, may_replace: bool = False) -> None:
    """Put a backup into the store; raise ``StartError`` where that cannot be."""
    header = verify(path)
    if not settings.redis_url and (owner := owner_of_directory(settings)) is not None:
        raise _running(f"process {owner}")
    async with open_store(settings, may_create=True) as redis:
        await check_nobody_plays(redis)
        if await has_keys(redis):
            if not may_replace:
                raise StartError(
                    store_setting(settings),
                    "there are games in the store already",
                    "Say --replace to have them all deleted first",
                )
            await mark_restoring(redis)
            await cancellable(delete_all(redis))
        keys = await cancellable(put_back(redis, path))
    sys.stdout.write(f"{keys:,} keys are put back, as they were on {header.made}\n")


def verify(path: Path) -> DumpHeader:
    """Read a whole file and return its header; raise ``StartError`` where it will not do."""
    try:
        with ProgressLine("Entries verified") as progress, DumpReader(path) as reader:
            fault = "it was made by a later version of the bot" if reader.header.least > PLAN else ""
            for entry in reader:
                if BOT_KEY.match(entry.key) is None:
                    fault = "it has a key that is not the bot's"
                progress.show(reader.entries)
            header = reader.header
    except DumpError as error:
        fault = str(error)
    except OSError as error:
        fault = f"it cannot be read ({error.strerror})"
    if fault:
        raise StartError(
            NAME, f"{path} does not do, {fault}", "Nothing was changed; name the file of a backup"
        )
    return header


async def check_nobody_plays(redis: Redis) -> None:
    """Raise ``StartError`` while a bot is connected to the store, as far as the server tells."""
    try:
        with reached():
            answer = await cast(Awaitable[Any], redis.client_list())
    except StoreUnavailableError:
        sys.stderr.write("! The server does not tell who is connected: see that no bot runs\n")
        return
    lists = answer.values() if isinstance(answer, dict) else [answer]  # of each node of a cluster
    if any(client.get("name") == CLIENT_NAME for clients in lists for client in clients):
        raise _running("connected to the store")


async def has_keys(redis: Redis) -> bool:
    """Tell whether anything of ours is in the store."""
    with reached():
        async for key in redis.scan_iter(PATTERN, count=PAGE):
            if not key.startswith(PROBE_PREFIX):
                return True
    return False


async def mark_restoring(redis: Redis) -> None:
    """See that no bot starts on what is only a part."""
    with reached():
        await redis.hset(KEY, RESTORING, "1")


async def delete_all(redis: Redis) -> None:
    """Delete everything of ours but the plan, which says that a backup is being put back."""
    gone, page = 0, list[bytes]()
    with ProgressLine("Keys deleted") as progress, reached():
        async for key in redis.scan_iter(PATTERN, count=PAGE):
            if key != KEY.encode():
                page.append(key)
            if len(page) >= BATCH:
                await _execute(redis, [("UNLINK", key) for key in page])
                gone += len(page)
                page = []
                progress.show(gone)
        await _execute(redis, [("UNLINK", key) for key in page])


async def put_back(redis: Redis, path: Path) -> int:
    """Write all that a file has into an empty store; return how many keys.

    Until its end no bot starts on the store: what is there is only a part.
    """
    keys, last = 0, ""
    commands: list[Command] = []
    with ProgressLine("Keys put back") as progress, DumpReader(path) as reader, reached():
        await mark_restoring(redis)
        for entry in reader:
            keys += entry.key != last  # the parts of one come one after the other
            last = entry.key
            if entry.key != KEY:
                commands += _commands(entry)
            if len(commands) >= BATCH:
                await _execute(redis, commands)
                commands = []
                progress.show(keys)
        await _execute(redis, commands)
        plan = ("HSET", KEY, NUMBER, str(reader.header.plan), LEAST, str(reader.header.least))
        await _execute(redis, [plan])
        await _execute(redis, [("HDEL", KEY, RESTORING)])
    return keys


def _commands(entry: DumpEntry) -> Iterator[Command]:
    """Yield the commands that make a key, or that part of it."""
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
    """Send commands in one go; in a cluster each finds its node."""
    if not commands:
        return
    async with redis.pipeline(transaction=False) as together:
        for command in commands:
            together.execute_command(*command)
        await together.execute()


def _running(who: str) -> StartError:
    return StartError(NAME, f"a bot plays with these games, {who}", "Stop it, restore, and start it again")
