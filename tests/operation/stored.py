"""What tests of operation do with stores: look at all that is in one, put an old backup into one."""

import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import cast

from redis.asyncio import Redis

from bot.operations.backup_reader import AT_ONCE, BackupReader, KeyNames, find_names
from bot.operations.dump_file import DumpEntry, DumpReader, DumpWriter, Value
from bot.operations.restore import put_back


async def read_entries(redis: Redis, folder: Path, at_once: int = AT_ONCE) -> list[DumpEntry]:
    """Return the entries of a store as a backup writes them."""
    names = KeyNames(folder / "names")
    names.open()
    await find_names(redis, names)
    found = [entry async for entry in BackupReader(redis, at_once=at_once).entries(names)]
    names.close()
    return found


async def entries(redis: Redis, folder: Path) -> list[DumpEntry]:
    """Return all that is in a store, in order."""
    found = [replace(entry, value=ordered(entry.value)) for entry in await read_entries(redis, folder)]
    return sorted(found, key=lambda entry: entry.key)


def ordered(value: Value) -> Value:
    """Return a value so that equal ones look alike: what has no order gets one."""
    match value:
        case dict():
            return dict(sorted(value.items()))
        case list():
            return cast(Value, sorted(value))
    return value


async def restore_as_if_new(redis: Redis, dump: Path, folder: Path) -> None:
    """Put a backup into a store, what expires in it as long after now as it was after it was made."""
    with DumpReader(dump) as old, (folder / "shifted.dump").open("wb") as file:
        age = time.time() - datetime.fromisoformat(old.header.made).timestamp()
        shifted = DumpWriter(file, old.header)
        for entry in old:
            expires = None if entry.expires is None else entry.expires + round(age * 1000)
            shifted.write(replace(entry, expires=expires))
        shifted.write_end()
    await put_back(redis, folder / "shifted.dump")
