"""Awaiting work that may swallow a cancellation, or that has to be finished."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

Value = TypeVar("Value")

log = logging.getLogger(__name__)

PAUSE = 0.1
"""Seconds until work that is still running is cancelled again."""


async def cancellable(work: Awaitable[Value]) -> Value:
    """Return the result of the work; when cancelled, cancel it until it ends.

    ``asyncio.wait_for`` of Python 3.11, which redis-py and discord.py use, loses a cancellation that arrives
    in the moment in which it completes (CPython issue 86296); ``asyncio.wait`` does not.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task})
    except asyncio.CancelledError:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=PAUSE)
        raise
    return task.result()


async def run_shielded(work: Coroutine[Any, Any, object], seconds: float) -> None:
    """Await a coroutine; when cancelled, give it these seconds to finish before it is cancelled, too."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not task.done() and (left := end - loop.time()) > 0:
            with suppress(asyncio.CancelledError):  # cancellation is raised below
                await asyncio.wait({task}, timeout=left)
        if not task.cancel() and not task.cancelled() and (error := task.exception()):
            log.warning("what was to be finished before stopping has failed: %r", error)
        raise
