"""Checks who can read the files with secrets."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.config.environment import ENV_FILE, in_env_file, secret_names
from bot.config.secret_values import FILE
from bot.operations.checks.finding import Findings, note

OF_THE_SYSTEM = Path("/run")
"""Where Docker, Kubernetes and systemd put secrets, with rights of their own."""


async def check_files() -> Findings:
    """Report files with secrets that every user of this machine can read."""
    for topic, path in _files():
        if _is_open_to_all(path):
            yield note(
                topic, f"every user of this machine can read the secrets in {path}: run chmod 600 {path}"
            )


def _files() -> Iterator[tuple[str, Path]]:
    """Yield the files with secrets, each with the name of what names it."""
    written = in_env_file()
    if any(written.get(name) for name in secret_names()):
        yield ENV_FILE, Path(ENV_FILE)
    for name in secret_names():
        setting = f"{name}{FILE.upper()}"
        if value := (os.environ.get(setting) or written.get(setting) or "").strip():
            path = Path(value).expanduser()
            if not path.absolute().is_relative_to(OF_THE_SYSTEM):
                yield setting, path


def _is_open_to_all(path: Path) -> bool:
    """Return whether others can read a file, and enter all folders above it."""
    if sys.platform == "win32":  # it has no such permissions
        return False
    try:
        above = path.resolve(strict=True).parents
        can_enter = all(folder.stat().st_mode & stat.S_IXOTH for folder in above)
        return can_enter and bool(path.stat().st_mode & stat.S_IROTH)
    except OSError:  # it is reported with the settings
        return False
