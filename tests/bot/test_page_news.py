"""Updates of an answer on the page: its message changes, and long polls return it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.chats.web.adapter import WebAdapter
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import HOST, TEXTS, Browser, browsing
from tests.bot.progressive_app import ProgressiveApp


@pytest.fixture
async def app(redis: Redis) -> ProgressiveApp:
    app = ProgressiveApp(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42)
    app.listen()
    return app


@pytest.fixture
async def page(redis: Redis, app: ProgressiveApp, pictures: ImageRenderer) -> AsyncIterator[WebAdapter]:
    page = WebAdapter(app, pictures, TEXTS, PlayerStore(redis), HOST, 0)
    await page.start()
    yield page
    await page.stop()


@pytest.fixture
async def board(browser: Browser, app: ProgressiveApp) -> dict[str, Any]:
    """Provide a message in which something is still to come."""
    await browser.type("/play wish 42")
    app.say("a moment")
    board: dict[str, Any] = (await browser.type("/about"))["messages"][-1]
    assert (board["text"], board["is_coming"]) == ("a moment", True)
    return board


async def test_a_late_poll_returns_at_once(
    browser: Browser, app: ProgressiveApp, board: dict[str, Any]
) -> None:
    app.say("done", None)
    await app.ended.wait()
    answer = await browser.news(board)
    if answer["messages"][0]["is_coming"]:
        answer = await browser.news(answer["messages"][0])
    (done,) = answer["messages"]
    assert (done["text"], done["is_coming"]) == ("done", False)


async def test_a_question_asked_again_is_answered_in_the_same_message(
    browser: Browser, app: ProgressiveApp, board: dict[str, Any]
) -> None:
    first = app.ended
    app.listen()
    app.say("once more")
    (again,) = (await browser.press(board, "about"))["messages"]
    assert (again["number"], again["text"], again["is_coming"]) == (board["number"], "once more", True)
    await first.wait()
    waiting = asyncio.create_task(browser.news(again))
    app.say("done", None)
    (done,) = (await waiting)["messages"]
    assert done["text"] == "done"


async def test_long_polls_do_not_delay_stopping(
    browser: Browser, app: ProgressiveApp, board: dict[str, Any], page: WebAdapter
) -> None:
    waiting = asyncio.create_task(browser.news(board))
    await page.stop()
    assert app.ended.is_set()
    await asyncio.gather(waiting, return_exceptions=True)


async def test_no_other_player_gets_the_update(
    app: ProgressiveApp, board: dict[str, Any], page: WebAdapter
) -> None:
    async with browsing(page) as other:
        stranger = await other.session.get(other.url(f"/news/{board['number']}.{board['version']}"))
        assert stranger.status == 403
        await other.enter()
        assert (await other.news(board))["messages"] == []
    app.say(None)
