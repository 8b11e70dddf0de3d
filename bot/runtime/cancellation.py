"""Awaiting work that may swallow a cancellation."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Value = TypeVar("Value")

PAUSE = 0.1
"""Seconds until work that is still running is cancelled again."""


async def cancellable(work: Coroutine[Any, Any, Value]) -> Value:
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
