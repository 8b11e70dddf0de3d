"""What the page asks of the store: the round trips of a press, and what a visit leaves there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex

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
from bot.storage.store_room import SCARCE, SPENT
from tests.bot.browsing import HOST, TEXTS, browsing, error_of, serving
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


MOST_TRIPS_HOME = 4
"""Round trips of the home screen: the settings, what was played last and what places read, the day, and the
games that are not the current one."""


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
        # The first move of a first game also looks whether its lesson is finished.
        (board,) = (await browser.press(board, "move"))["messages"]
        for zone in ("Asia/Tokyo", "Europe/Berlin"):  # of the device, stored together with the game
            browser.session.headers["X-Time-Zone"] = zone
            before = trips()
            (board,) = (await browser.press(board, "move"))["messages"]
            answer = await browser.session.get(browser.url(board["table"]["address"]))
            assert answer.status == 200
            assert trips() - before == MOST_TRIPS
            async for key in client.scan_iter("*:self"):
                assert await client.hget(key, "device-zone") == zone.encode()


@pytest.mark.usefixtures("redis")
async def test_the_home_screen_takes_four_round_trips_at_most(redis_url: str) -> None:
    async with connect(redis_url) as client, serving(client) as page, browsing(page) as browser:
        await browser.enter()
        await browser.session.get(browser.url("/home"))  # draws the challenge of the day
        for line in ("/play wish 42", "/learn flip", "/play blink 7", "/giveup yes"):
            await browser.type(line)
        before = trips()
        home = await (await browser.session.get(browser.url("/home"))).json()
        assert home["continue"]
        assert trips() - before == MOST_TRIPS_HOME


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


async def test_a_store_that_is_almost_full_is_left_to_other_chats(redis_url: str, redis: Redis) -> None:
    async with (
        connect(redis_url) as client,
        serving(client) as page,
        browsing(page) as player,
        browsing(page) as visitor,
        browsing(page) as newcomer,
    ):
        await player.enter()
        await player.type("/play wish 42")
        await visitor.enter()
        line = {"entry": token_hex(16), "line": "/help"}

        async def statuses(share: float) -> list[int]:
            """Return what is answered to each of them if that share of the memory is in use."""
            used = (await redis.info("memory"))["used_memory"]
            await redis.config_set("maxmemory", int(used / share))
            try:
                await page.room.look()
                answers = [await newcomer.post("/enter", {})]
                answers += [await one.post("/type", line) for one in (visitor, player)]
            finally:
                await redis.config_set("maxmemory", 0)
            errors = {await error_of(answer) for answer in answers if answer.status != 200}
            assert errors <= {TEXTS("page-full")}
            return [answer.status for answer in answers]

        assert await statuses(SPENT + 0.02) == [503, 503, 503]
        assert await statuses((SCARCE + SPENT) / 2) == [503, 503, 200]
        assert await statuses(SCARCE / 2) == [200, 200, 200]
