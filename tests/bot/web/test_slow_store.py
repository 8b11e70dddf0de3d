"""A store that pauses or is away: the page waits, or players get a sentence."""

import logging
from pathlib import Path
from secrets import token_hex

import pytest
from redis.asyncio import Redis

from bot.storage.connection.connect import connect
from tests.bot.browsing import TEXTS, browsing, error_of, serving
from tests.store.servers import server

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


async def test_an_outage_is_logged_once_however_many_ask(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        server(tmp_path) as one,
        connect(one.url) as redis,
        serving(redis) as page,
        browsing(page) as browser,
    ):
        await browser.enter()
        one.kill()
        for _ in range(5):
            response = await browser.post("/type", {"entry": token_hex(16), "line": "/play wish 42"})
            assert response.status == 503
            assert await error_of(response) == TEXTS("store-unavailable")
        warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(warnings) == 1, warnings
