"""Work that loses a cancellation ends all the same."""

import asyncio

import pytest

from bot.runtime.cancellation import cancellable


async def test_what_the_work_comes_to_is_returned_or_raised() -> None:
    async def give(value: int) -> int:
        if value < 0:
            raise ValueError(value)
        return value

    assert await cancellable(give(3)) == 3
    with pytest.raises(ValueError, match="-1"):
        await cancellable(give(-1))


async def test_work_that_loses_cancellations_is_cancelled_until_it_ends() -> None:
    begun, lost = asyncio.Event(), 0

    async def work() -> None:
        nonlocal lost
        begun.set()
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if lost == 2:
                    raise
                lost += 1

    waiting = asyncio.create_task(cancellable(work()))
    await begun.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert lost == 2
