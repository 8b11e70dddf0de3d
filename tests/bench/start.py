"""The start: how long it takes from the program's first instruction to a board in a browser."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench.figures import Figure, measures
from tests.bot.program import Program, Visitor, running

STARTS = 5


async def first_board() -> float:
    """Return the seconds from a fresh start, with a server of its own, to the first board's picture."""
    # A short path: a Unix socket lies beneath.
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        program = Program(Path(directory))
        async with Visitor() as visitor:
            begun = perf_counter()
            async with running(program) as address:
                await visitor.enter(address)
                await visitor.picture(await visitor.type("/play wish 42"))
                return perf_counter() - begun


@measures("start.s")
def start() -> Iterator[Figure]:
    """Start the program several times; it is the median that counts."""
    yield Figure("start.s", median(asyncio.run(first_board()) for _ in range(STARTS)), "s")
