"""Checks the folder of backups on schedule; writes nothing there."""

import os
import time
from datetime import UTC, datetime

from bot.config.environment import Config
from bot.operations.checks.finding import Findings, note, ok, wrong
from bot.operations.scheduled_backups import stored_backups

TOPIC = "BACKUP_DIR"
LATE = 2
"""After how many intervals without a backup something is wrong."""


async def check_backups(settings: Config) -> Findings:
    """Yield whether backups can be written, and how old the last one is."""
    if settings.backup_dir is None:
        yield ok(TOPIC, "not set: no backups are made on schedule")
        return
    folder = settings.backup_dir
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        yield wrong(
            TOPIC, f"the bot's user can't write to {existing}", "Name a directory that it can write to"
        )
        return
    try:
        found = stored_backups(folder)
    except OSError as error:
        yield wrong(TOPIC, f"can't read {folder} ({error.strerror})", "Run this as the bot's user")
        return
    hours, most = settings.backup_hours, settings.backup_keep
    plan = f"every {hours} hours into {folder}, the {most} newest stay"
    if not found:
        yield ok(TOPIC, f"{plan}; there is none yet")
        return
    made = datetime.fromtimestamp(found[0].made, UTC)
    text = f"{plan}; {len(found)} there, the last one of {made:%Y-%m-%d %H:%M} UTC"
    is_late = time.time() - found[0].made > LATE * hours * 3600
    yield note(TOPIC, f"{text}: is the bot running?") if is_late else ok(TOPIC, text)
