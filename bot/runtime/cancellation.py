"""Waiting for work that may lose a cancellation."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Value = TypeVar("Value")

PAUSE = 0.1
"""Seconds until work that went on all the same is cancelled once more."""


async def cancellable(work: Coroutine[Any, Any, Value]) -> Value:
    """Return what the work comes to; once cancelled, cancel it as often as it takes to end it.

    Python 3.11's ``asyncio.wait_for``, which redis-py and discord.py use, loses a cancellation that arrives
    in the moment in which it is done (CPython issue 86296); ``asyncio.wait`` never does.
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
