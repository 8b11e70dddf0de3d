"""Backup: writes everything that the bot stores into one file."""

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

from redis.asyncio import Redis

from bot.config.environment import Config
from bot.config.errors import StartError
from bot.operations.backup_reader import BackupReader, find_names, key_names
from bot.operations.dump_file import DumpHeader, DumpWriter, progress_line
from bot.operations.store_access import open_store, store_setting
from bot.runtime.cancellation import cancellable
from bot.storage.migrations import check_schema, read_schema

SETTING = "backup"
"""What start errors name instead of a setting."""


async def back_up(settings: Config, path: Path, *, may_overwrite: bool = False) -> None:
    """Write all games into a file; raise ``StartError`` if that fails, and leave no part of it."""
    if path.exists() and not may_overwrite:  # noqa: ASYNC240 - one look, before the work
        raise _exists_error(path)
    async with open_store(settings) as redis:
        check_schema(await read_schema(redis), store_setting(settings))
        with new_file(path, may_overwrite=may_overwrite) as file:
            keys = await cancellable(write_dump(redis, file, path))
    sys.stdout.write(f"Wrote {keys:,} keys to {path}\n")


async def write_dump(redis: Redis, file: BinaryIO, beside: Path) -> int:
    """Write all keys of the bot into an open file, the names into one ``beside`` it; return their number."""
    plan = await read_schema(redis)
    made = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    header = DumpHeader(plan.number, plan.least, version("solitaire-bot"), made)
    keys, last = 0, ""
    with (
        progress_line("Keys written") as show,
        key_names(_temporary(beside, "names")) as names,
        DumpWriter(file, header) as writer,
    ):
        await find_names(redis, names)
        async for entry in BackupReader(redis).entries(names):
            if entry.key != last:  # the parts of one key are consecutive
                keys += 1
            last = entry.key
            writer.write(entry)
            show(keys)
        writer.write_end()
    return keys


@contextmanager
def new_file(path: Path, *, may_overwrite: bool) -> Iterator[BinaryIO]:
    """Provide a file that only its owner can read, and that appears at ``path`` complete or not at all."""
    part = _temporary(path, "part")
    try:
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _rename(part, path, may_overwrite=may_overwrite)
        finally:
            part.unlink(missing_ok=True)
        _sync_directory(path.absolute().parent)
    except FileExistsError:
        raise _exists_error(path) from None
    except OSError as error:
        raise StartError(
            SETTING, f"can't write {path} ({error.strerror})", "Name a writable place with enough space"
        ) from None


def _rename(part: Path, path: Path, *, may_overwrite: bool) -> None:
    """Give a file its final name; raise ``FileExistsError`` if another file has it."""
    if not may_overwrite:
        try:
            path.hardlink_to(part)  # unlike renaming, this never replaces a file
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            if path.exists():
                raise FileExistsError(path) from None
        else:
            return
    part.replace(path)


def _temporary(path: Path, ending: str) -> Path:
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.{ending}")


def _sync_directory(directory: Path) -> None:
    """Write the file's name to the disk as well."""
    if sys.platform == "win32":  # where directories cannot be opened
        return
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _exists_error(path: Path) -> StartError:
    return StartError(SETTING, f"{path} already exists", "Name another file, or add --overwrite")
