"""A store that pauses: in Telegram the press is answered when it goes on, and the board comes."""

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from tests.telegram_chat.people import Person, a_move, words

pytestmark = pytest.mark.usefixtures("bot")

PAUSE_MILLISECONDS = 3500
"""Longer than a command is tried again."""


@pytest.fixture(autouse=True)
def store_limits() -> None:
    """Leave the time limits of the store unchanged."""


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[App]:
    async with connect(redis_url) as redis:
        yield App(Services(PlayerStore(redis), texts))


async def test_a_press_during_a_pause_of_the_store_is_answered_without_an_error(
    anna: Person, redis_url: str
) -> None:
    board = await anna.say("/play wish 42")
    before = words(board)
    async with Redis.from_url(redis_url) as other:
        await other.client_pause(PAUSE_MILLISECONDS)
        answer = await anna.change(board, a_move(board))
    assert "text" not in answer
    assert words(board) != before
