"""What the page asks of the store: the round trips of a press, and what a visit leaves there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.chat_history import VISIT_SECONDS
from bot.storage.connection.connect import connect
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import HOST, TEXTS, browsing
from tests.operation.metrics_text import Exposition

MOST_TRIPS = 3
"""Round trips of a move and its picture: the entry begins, the game is saved, the message is stored."""


@asynccontextmanager
async def serving_one_of_several(redis: Redis, pictures: ImageRenderer) -> AsyncIterator[WebAdapter]:
    """Serve the page as a process that may share its store with others."""
    store = PlayerStore(redis)
    app = App(Services(store, TEXTS))
    page = WebAdapter(app, pictures, TEXTS, store, HOST, 0, EventDeduplicator(redis))
    await page.start()
    try:
        yield page
    finally:
        await page.stop()


def trips() -> float:
    """Return the round trips to the store so far."""
    return Exposition.now().value("solitaire_store_seconds_count")


@pytest.mark.usefixtures("redis")
async def test_a_move_and_its_picture_take_three_round_trips(redis_url: str, pictures: ImageRenderer) -> None:
    async with (
        connect(redis_url) as client,
        serving_one_of_several(client, pictures) as page,
        browsing(page) as browser,
    ):
        await browser.enter()
        board = (await browser.type("/play wish 42"))["messages"][-1]
        for _ in range(2):
            before = trips()
            (board,) = (await browser.press(board, "move"))["messages"]
            answer = await browser.session.get(browser.url(board["board"]["address"]))
            assert answer.status == 200
            assert trips() - before == MOST_TRIPS


async def test_what_a_mere_visit_stores_lives_an_hour(page: WebAdapter, redis: Redis) -> None:
    known = {key async for key in redis.scan_iter()}
    async with browsing(page) as visitor:
        await visitor.enter()
        await visitor.session.get(visitor.url(visitor.messages[0]["board"]["address"]))
        await visitor.enter()
        visited = {key async for key in redis.scan_iter()} - known
        assert visited
        assert all([0 < await redis.ttl(key) <= VISIT_SECONDS for key in visited])
        await visitor.type("/help")
        assert all([await redis.ttl(key) > VISIT_SECONDS for key in visited])
