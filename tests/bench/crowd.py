"""Crowds: what comes of many players who press at once, in each chat, at one process of the bot."""

import asyncio
from collections.abc import Iterator

from tests.bench import discord, telegram
from tests.bench.figures import Figure, measures


@measures(
    "crowd.slowest.s",
    "crowd.lost",
    "crowd.discord.slowest.s",
    "crowd.discord.boards.s",
    "crowd.telegram.slowest.s",
)
def crowds() -> Iterator[Figure]:
    """Have 200 players press at once, in Discord, then in Telegram; the worse of the two counts.

    What is slowest is the acknowledgement; in Discord it may be a promise, and the boards come later.
    """
    there, here = asyncio.run(discord.crowded()), asyncio.run(telegram.crowded())
    yield Figure("crowd.slowest.s", max(there.slowest, here.slowest), "s")
    yield Figure("crowd.lost", there.lost + here.lost, "presses")
    yield Figure("crowd.discord.slowest.s", there.slowest, "s")
    yield Figure("crowd.discord.boards.s", there.boards, "s")
    yield Figure("crowd.telegram.slowest.s", here.slowest, "s")
