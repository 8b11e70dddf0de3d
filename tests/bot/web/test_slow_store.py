"""A store that pauses: the page waits, and then the board comes."""

import pytest
from redis.asyncio import Redis

from bot.storage.connection.connect import connect
from tests.bot.browsing import browsing, serving

PAUSE_MILLISECONDS = 3500
"""Longer than a command is tried again."""


@pytest.fixture(autouse=True)
def store_limits() -> None:
    """Leave the time limits of the store unchanged."""


async def test_a_press_during_a_pause_of_the_store_is_answered_with_a_board(redis_url: str) -> None:
    async with connect(redis_url) as redis, serving(redis) as page, browsing(page) as browser:
        await browser.enter()
        (board,) = (await browser.type("/play wish 42"))["messages"][1:]
        async with Redis.from_url(redis_url) as other:
            await other.client_pause(PAUSE_MILLISECONDS)
            (shown,) = (await browser.press(board, "move"))["messages"]
    assert shown["number"] == board["number"]
    assert shown["board"]["address"] != board["board"]["address"]
