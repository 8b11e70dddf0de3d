"""A backup: everything that the bot keeps, in one file."""

import errno
import os
import secrets
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO

from redis.asyncio import Redis

from bot.config.environment import Config
from bot.core.errors import StartError
from bot.operations.backup_reader import BackupReader, KeyNames, find_names
from bot.operations.dump_file import DumpHeader, DumpWriter
from bot.operations.progress import ProgressLine
from bot.operations.store_access import prefetched, setting_of
from bot.runtime.cancellation import cancellable
from bot.storage.migrations import check_plan, read_plan

NAME = "backup"
"""How errors call what the operator named on the command line."""


async def back_up(settings: Config, path: Path, *, may_overwrite: bool = False) -> None:
    """Write all games into a file; raise ``StartError`` where that cannot be, and leave nothing behind."""
    _check_place(path, may_overwrite=may_overwrite)
    async with prefetched(settings) as redis:
        check_plan(await read_plan(redis), setting_of(settings))
        with new_file(path, may_overwrite=may_overwrite) as file:
            keys = await cancellable(write_dump(redis, file, path))
    sys.stdout.write(f"{keys:,} keys are in {path}\n")


async def write_dump(redis: Redis, file: BinaryIO, beside: Path) -> int:
    """Write all keys of ours into an open file; return how many. Names are kept in a file beside it."""
    plan = await read_plan(redis)
    made = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
    writer = DumpWriter(file, DumpHeader(plan.number, plan.least, version("solitaire-bot"), made))
    keys, last = 0, ""
    with ProgressLine("Keys written") as progress, _names(_hidden(beside, "names")) as names:
        await find_names(redis, names)
        async for entry in BackupReader(redis).entries(names):
            if entry.key != last:  # the parts of one come one after the other
                keys += 1
            last = entry.key
            writer.write(entry)
            progress.tell(keys)
    writer.finish()
    return keys


@contextmanager
def _names(path: Path) -> Iterator[KeyNames]:
    """Provide room for the names of keys; raise ``OSError`` where there is none."""
    names = KeyNames(path)
    try:
        names.open()
        yield names
    except sqlite3.Error as error:
        raise OSError(errno.EIO, str(error)) from error
    finally:
        names.close()


@contextmanager
def new_file(path: Path, *, may_overwrite: bool) -> Iterator[BinaryIO]:
    """Provide a file that only its owner may read, and that is there whole or not at all."""
    part = _hidden(path, "part")
    try:
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            _put(part, path, may_overwrite=may_overwrite)
        finally:
            part.unlink(missing_ok=True)
        _sync_directory(path.absolute().parent)
    except FileExistsError:
        raise _exists(path) from None
    except OSError as error:
        raise StartError(
            NAME,
            f"{path} cannot be written ({error.strerror})",
            "Name a place with room",
        ) from None


def _put(part: Path, path: Path, *, may_overwrite: bool) -> None:
    """Give a file its name; raise ``FileExistsError`` where another one has it."""
    if not may_overwrite:
        try:
            path.hardlink_to(part)  # unlike renaming, this takes the place of nothing
        except FileExistsError:
            raise
        except OSError:  # of a file system that has no links
            if path.exists():
                raise FileExistsError(path) from None
        else:
            return
    part.replace(path)


def _check_place(path: Path, *, may_overwrite: bool) -> None:
    """Say at once what would be said in the end."""
    if path.exists() and not may_overwrite:
        raise _exists(path)


def _hidden(path: Path, ending: str) -> Path:
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.{ending}")


def _sync_directory(directory: Path) -> None:
    """Have the file's name on the disk as well."""
    if sys.platform == "win32":  # where no directory can be opened
        return
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _exists(path: Path) -> StartError:
    return StartError(NAME, f"{path} is there already", "Name another file, or say --overwrite")
