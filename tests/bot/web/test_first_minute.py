"""A new player's first minute on the page: opening it shows the welcome, and the first move is near."""

from typing import Any

import pytest
from redis.asyncio import Redis

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from engine.games import games_in_order
from tests.bot.browsing import browsing, serving
from tests.combinations import by_family
from tests.first_presses import MOST_PRESSES, MOST_TO_KLONDIKE, first_choice, game_button, main_button


def offered(message: dict[str, Any]) -> list[str]:
    return [button["press"] for row in message["rows"] for button in row]


async def test_a_move_of_klondike_is_two_presses_away_from_opening_the_page(redis: Redis) -> None:
    """By the buttons of the welcome, and by the first panel of the home screen."""
    async with serving(redis) as page, browsing(page) as browser:
        await browser.enter()
        (message,) = browser.messages
        data, presses = main_button(offered(message)), 0
        first = (await (await browser.session.get(browser.url("/home"))).json())["games"]["areas"][0]
        assert first["press"] == data
        while not any(unpack(one).verb is Verb.UNDO for one in offered(message)):
            key = next(button["key"] for row in message["rows"] for button in row if button["press"] == data)
            (message,), presses = (await browser.press(message, key))["messages"], presses + 1
            data = first_choice(offered(message))
        assert presses <= MOST_TO_KLONDIKE


@pytest.mark.parametrize("game", by_family([game.name for game in games_in_order()]))
async def test_the_first_move_is_three_presses_away_from_opening_the_page(redis: Redis, game: str) -> None:
    async with serving(redis) as page, browsing(page) as browser:
        await browser.enter()
        (message,) = browser.messages
        assert message["title"] == "Welcome to Solitaire Bot"
        assert message["board"]["address"].endswith(".png")
        data, presses = game_button(offered(message), game), 0
        while True:
            key = next(button["key"] for row in message["rows"] for button in row if button["press"] == data)
            answer = await browser.press(message, key)
            (message,), presses = answer["messages"], presses + 1
            if any(unpack(one).verb is Verb.UNDO for one in offered(message)):
                break
            data = first_choice(offered(message))
        assert presses <= MOST_PRESSES
