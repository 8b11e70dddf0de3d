"""Backups on a schedule: one process of all makes them, and deletes its oldest ones.

Each is made by ``solitaire-bot backup`` as a program of its own with a low priority, so that nobody waits for
it. The time of the last one is read from the names of the files, which outlive the process.
"""

import asyncio
import logging
import re
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.observability.metrics import BACKUP_INTERVAL, BACKUPS, LAST_BACKUP, labeled
from bot.runtime.cancellation import run_shielded
from bot.storage.coordination.leader_lease import LeaderLease

log = logging.getLogger(__name__)

NAME_FORMAT = "solitaire-bot-%Y-%m-%dT%H%M%SZ.backup"
NAME = re.compile(r"solitaire-bot-[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{6}Z\.backup", re.ASCII)
LEFT_OVER = re.compile(rf"\.{NAME.pattern}\.[0-9a-f]+\.(?:part|names)", re.ASCII)
"""What ``backup.py`` leaves in the folder if it is killed."""
LEFT_OVER_SECONDS = 24 * 60 * 60
"""After how many seconds that is deleted: longer than any backup takes."""
PAUSE = 5.0
"""Seconds between two renewals of the lease, and between two looks whether a backup is due."""
RETRY_SECONDS = 600
"""When a backup that has failed is tried again."""
LONGEST_SECONDS = 6 * 60 * 60
"""After how many seconds a backup counts as hanging, and is stopped."""
STOP_SECONDS = 1.0
"""How long a backup may take to remove what it has begun when the bot stops, and then to end at once."""
COMMAND = (sys.executable, "-m", "bot", "backup", "--low-priority")


class BackupFailedError(Exception):
    """A backup was not made; says why."""


@dataclass(frozen=True, slots=True)
class StoredBackup:
    """A complete backup in the folder."""

    path: Path
    made: int
    """When, in seconds since 1970."""


def stored_backups(folder: Path) -> list[StoredBackup]:
    """Return the backups that were made on schedule, the newest first; raise ``OSError``."""
    found = []
    for path in folder.iterdir() if folder.exists() else ():
        if NAME.fullmatch(path.name) and path.is_file() and not path.is_symlink():
            with suppress(ValueError):  # such as the 30th of February
                made = datetime.strptime(path.name, NAME_FORMAT).replace(tzinfo=UTC)
                found.append(StoredBackup(path, int(made.timestamp())))
    return sorted(found, key=lambda one: one.made, reverse=True)


@dataclass(eq=False)
class ScheduledBackups:
    """Makes a backup every ``interval`` seconds into a folder, and keeps the newest ones."""

    folder: Path
    interval: int
    most: int
    """How many backups are kept."""
    lease: LeaderLease
    now: Callable[[], float] = time.time
    command: Sequence[str] = COMMAND
    pause: float = PAUSE

    def __post_init__(self) -> None:
        BACKUP_INTERVAL.set(self.interval)
        self._retry = 0.0

    async def run(self) -> None:
        """Make backups until cancelled, while this process is the one that makes them."""
        try:
            while True:
                if await self.lease.renew():
                    await self._guarded()
                await asyncio.sleep(self.pause)
        finally:
            await self.lease.give_up()

    async def _guarded(self) -> None:
        try:
            await self.back_up_if_due()
        except Exception:  # the bot goes on without it
            log.exception("The backup failed, earlier ones are kept")

    async def back_up_if_due(self) -> bool:
        """Make a backup if it is time; return whether one was made. A failure is logged and counted."""
        now = self.now()
        try:
            before = [one for one in stored_backups(self.folder) if one.made <= now]
            if before:
                LAST_BACKUP.set(before[0].made)
            if now < self._retry or (before and now < before[0].made + self.interval):
                return False
            path = await self._back_up(now)
            self._delete_old(now)
        except (BackupFailedError, OSError) as error:
            problem = str(error)
        else:
            labeled(BACKUPS, "written").inc()
            LAST_BACKUP.set(int(now))
            log.info("Wrote the backup %s", path)
            return True
        self._retry = now + min(RETRY_SECONDS, self.interval)
        labeled(BACKUPS, "failed").inc()
        log.error("The backup failed, earlier ones are kept: %s", problem)
        return False

    async def _back_up(self, now: float) -> Path:
        """Make a backup while renewing the lease; raise ``BackupFailedError`` or ``OSError``."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self.folder / datetime.fromtimestamp(now, UTC).strftime(NAME_FORMAT)
        program = await asyncio.create_subprocess_exec(
            *self.command,
            str(path),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        ending = asyncio.ensure_future(program.communicate())
        try:
            end = time.monotonic() + LONGEST_SECONDS
            while not ending.done() and time.monotonic() < end:
                await asyncio.wait({ending}, timeout=self.pause)
                await self.lease.renew()
            if not ending.done():
                raise BackupFailedError(f"it took longer than {LONGEST_SECONDS // 3600} hours")
            _, errors = ending.result()
        finally:
            await run_shielded(_stop(program, ending), 2 * STOP_SECONDS)
        if program.returncode:
            lines = errors.decode("utf-8", "replace").strip().splitlines()
            raise BackupFailedError(lines[-1] if lines else f"it ended with status {program.returncode}")
        return path

    def _delete_old(self, now: float) -> None:
        """Delete the oldest own backups, and what killed ones have left; raise ``OSError``.

        Files that are dated in the future, because a clock was wrong, are neither counted nor deleted.
        """
        kept = [one for one in stored_backups(self.folder) if one.made <= now]
        for one in kept[self.most :]:
            one.path.unlink(missing_ok=True)
            log.info("Deleted the backup %s, older than the %d newest", one.path, self.most)
        for path in self.folder.iterdir():
            if LEFT_OVER.fullmatch(path.name) and now - path.lstat().st_mtime > LEFT_OVER_SECONDS:
                path.unlink(missing_ok=True)


async def _stop(program: asyncio.subprocess.Process, ending: "asyncio.Future[tuple[bytes, bytes]]") -> None:
    """Stop a backup that still runs: it removes what it has begun."""
    if ending.done():
        return
    for stop in (program.terminate, program.kill):
        with suppress(ProcessLookupError):
            stop()
        await asyncio.wait({ending}, timeout=STOP_SECONDS)
        if ending.done():
            return
