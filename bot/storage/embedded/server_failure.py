"""Why an embedded server ended: from its log and its disk."""

from dataclasses import dataclass
from pathlib import Path
from shutil import disk_usage

LEAST_SPACE = 64 * 1024
"""Bytes free below which a failed server is assumed to have failed for lack of space."""


@dataclass(frozen=True, slots=True)
class ServerFailure:
    """A kind of failure: the marks of its warnings in the log, the problem, and the remedy."""

    marks: tuple[str, ...]
    problem: str
    remedy: str


FULL = ServerFailure(
    ("No space left on device", "Disk quota exceeded"),
    "the disk is full",
    "Make room on it, or name a directory on another disk",
)
DAMAGED = ServerFailure(
    ("reading the append only file", " manifest", "Unable to obtain the AOF", "loading DB", "RDB reading"),
    "the games stored there are damaged and can't be read",
    "Put back a copy of the directory, or move it away to start again",
)
FORBIDDEN = ServerFailure(
    ("Permission denied", "Read-only file system", "Operation not permitted", "Not a directory"),
    "the bot isn't allowed to write there",
    "Give the bot's user the right to write, or name another directory",
)


def find_failure(text: str) -> ServerFailure | None:
    """Return the failure that a text reports, if any."""
    failures = (FULL, DAMAGED, FORBIDDEN)
    return next((fault for fault in failures if any(mark in text for mark in fault.marks)), None)


def find_logged_failure(log: Path) -> ServerFailure | None:
    """Return the failure that made a server end, from its log and the disk."""
    if disk_usage(log.parent).free < LEAST_SPACE:  # then the log is not complete
        return FULL
    lines = log.read_text("utf-8", errors="replace").splitlines() if log.exists() else []
    return find_failure("\n".join(line for line in lines if " # " in line))
