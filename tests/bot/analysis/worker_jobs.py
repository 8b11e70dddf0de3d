"""Work for worker processes that tests can hold back, and that goes wrong where they want it."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120.0
"""Seconds after which a test fails instead of waiting on."""


def whoami() -> int:
    """Return the number of the process that does this."""
    return os.getpid()


def niceness() -> int:
    """Return how far that process stands back."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def chatter() -> str:
    """Print what nobody has asked for, even past Python."""
    os.write(1, b"by the way\n")
    return "done"


def fail(reason: str) -> None:
    """Go wrong."""
    raise ValueError(reason)


def die() -> None:
    """End the process, as the system does that is short of memory."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_answering() -> bytes:
    """Return an answer so large that the process ends while it is sent."""
    threading.Timer(0.03, die).start()
    return bytes(100_000_000)


def dawdle(place: Path) -> int:
    """Compute until told otherwise, and return the number of the process; it can be known meanwhile."""
    unfinished = place / "unfinished"
    unfinished.write_text(str(os.getpid()))
    unfinished.rename(place / "begun")
    while not (place / "told").exists():
        pass
    return os.getpid()


async def begun(place: Path) -> int:
    """Wait until somebody dawdles, and return the number of their process."""
    await until((place / "begun").exists)
    return int((place / "begun").read_text())


def tell(place: Path) -> None:
    """Have whoever dawdles return."""
    (place / "told").touch()


def is_there(process: int) -> bool:
    """Tell whether a process is there, be it only to be fetched."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - it is another process that makes it so
            await asyncio.sleep(0.005)
