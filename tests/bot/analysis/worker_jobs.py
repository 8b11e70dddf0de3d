"""Jobs for worker processes: they return facts about their process, fail, crash, or wait for a test."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120.0
"""Seconds after which a test stops waiting and fails."""


def whoami() -> int:
    """Return the ID of the worker process."""
    return os.getpid()


def niceness() -> int:
    """Return the nice value of the worker process."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def chatter() -> str:
    """Write to standard output, also directly to the file descriptor."""
    os.write(1, b"by the way\n")
    return "done"


def fail(reason: str) -> None:
    """Raise an error."""
    raise ValueError(reason)


def die() -> None:
    """Kill the process, as the system does when memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_answering() -> bytes:
    """Return a result so large that the process dies while it is being sent."""
    threading.Timer(0.03, die).start()
    return bytes(100_000_000)


def dawdle(place: Path) -> int:
    """Loop until ``tell`` is called, and return the process ID, which ``begun`` returns earlier."""
    unfinished = place / "unfinished"
    unfinished.write_text(str(os.getpid()))
    unfinished.rename(place / "begun")
    while not (place / "told").exists():
        pass
    return os.getpid()


async def begun(place: Path) -> int:
    """Wait until ``dawdle`` runs, and return the ID of its process."""
    await until((place / "begun").exists)
    return int((place / "begun").read_text())


def tell(place: Path) -> None:
    """Let ``dawdle`` return."""
    (place / "told").touch()


def is_there(process: int) -> bool:
    """Return whether a process exists, even as a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until(is_so: Callable[[], bool], every: float = 0.02) -> None:
    """Wait until a condition is true, which is asked for again after so many seconds."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - it is another process that makes it so
            await asyncio.sleep(every)
