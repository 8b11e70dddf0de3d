"""The home screen over HTTP: where a player can go, with the state of each place."""

import re
from collections.abc import AsyncIterator
from io import BytesIO
from secrets import token_hex
from typing import Any

import pytest
from PIL import Image
from redis.asyncio import Redis

from bot.chats.web.adapter import WebAdapter
from bot.core.actions import Chat, Player
from bot.storage.keys import PlayerPart, player_key
from engine.games import games_in_order
from tests.bot.browsing import TEXTS, Browser, browsing, error_of, serving

PLACES = ["daily", "five", "puzzles", "learn", "games", "statistics", "settings", "help"]


@pytest.fixture
async def page(redis: Redis) -> AsyncIterator[WebAdapter]:
    async with serving(redis) as page:
        yield page


@pytest.fixture
async def browser(page: WebAdapter) -> AsyncIterator[Browser]:
    async with browsing(page) as browser:
        await browser.enter()
        yield browser


async def home_of(browser: Browser) -> dict[str, Any]:
    response = await browser.session.get(browser.url("/home"))
    assert response.status == 200, await response.text()
    assert response.headers["Cache-Control"] == "no-store"
    home: dict[str, Any] = await response.json()
    return home


async def go(browser: Browser, place: dict[str, Any]) -> dict[str, Any]:
    """Press a place on the home screen, and return the message that answers."""
    body = {"entry": token_hex(16), "message": 0, "press": place["press"]}
    response = await browser.post("/press", body)
    assert response.status == 200, await response.text()
    answer = await response.json()
    message: dict[str, Any] = answer["messages"][-1]
    return message


def notes(home: dict[str, Any]) -> dict[str, str]:
    return {place["name"]: place["note"] for place in home["places"]}


async def test_a_new_player_sees_all_games_and_all_places(browser: Browser) -> None:
    home = await home_of(browser)
    assert home["continue"] is None
    games = home["games"]
    assert [row["label"] for row in games["areas"]] == [game.title for game in games_in_order()]
    assert games["alt"].startswith(TEXTS("games-classics"))
    assert all(row["pitch"] in games["alt"].replace("\n", " ") for row in games["areas"])
    assert [place["name"] for place in home["places"]] == PLACES
    assert re.fullmatch(r"#1 · .+ · not played yet", notes(home)["daily"])
    assert re.fullmatch(r"[\d,]+ puzzles, from easy to hard", notes(home)["puzzles"])
    assert [place["href"] for place in home["places"] if place["href"]] == ["/statistics"]


async def test_the_rows_of_the_games_are_where_the_picture_has_them(browser: Browser) -> None:
    games = (await home_of(browser))["games"]
    response = await browser.session.get(browser.url(games["address"]))
    assert "immutable" in response.headers["Cache-Control"]
    picture = Image.open(BytesIO(await response.read())).convert("RGB")
    assert picture.size == (games["width"], games["height"])
    around = picture.getpixel((0, 0))
    for x, y, width, height in (row["area"] for row in games["areas"]):
        inside = {picture.getpixel((x + width // 2, edge)) for edge in (y + 2, y + height - 3)}
        outside = {picture.getpixel((x + width // 2, edge)) for edge in (y - 2, y + height + 1)}
        assert outside == {around}
        assert around not in inside
    old = await browser.session.get(browser.url("/home.png?v=000000000000"))
    assert old.headers["Cache-Control"] == "no-store"


async def test_an_unfinished_game_is_gone_on_with_and_the_current_one_comes_first(browser: Browser) -> None:
    await browser.type("/play wish 42")
    await browser.type("/play blink 7")
    assert (await home_of(browser))["continue"]["label"] == "Continue: Blink Solitaire 7"
    await browser.type("/resume wish")
    resumed = (await home_of(browser))["continue"]
    assert (resumed["label"], resumed["note"]) == ("Continue: Wish 42", "32 cards left")
    board = await go(browser, resumed)
    assert board["title"] == "Wish, deal 42"
    answer = await browser.press(board, "giveup")
    await browser.press(answer["messages"][-1], "giveup yes")
    assert (await home_of(browser))["continue"]["label"] == "Continue: Blink Solitaire 7"


async def test_an_exercise_in_progress_is_gone_on_with(browser: Browser) -> None:
    await browser.type("/learn wish")
    assert (await home_of(browser))["continue"]["label"].startswith("Continue: Lesson: Wish, step 1 of")
    lesson = await go(browser, (await home_of(browser))["continue"])
    assert lesson["title"].startswith("Lesson: Wish, step 1 of")


async def test_a_press_at_home_is_answered_by_a_message_of_its_own(browser: Browser) -> None:
    (welcome,) = browser.messages
    row = (await home_of(browser))["games"]["areas"][0]
    board = await go(browser, row)
    assert board["number"] == welcome["number"] + 1
    assert board["title"].startswith(row["label"])
    other = await go(browser, row)
    assert other["number"] == board["number"] + 1
    body = {"entry": token_hex(16), "message": -1, "press": row["press"]}
    assert (await browser.post("/press", body)).status == 400


async def test_each_place_says_what_is_there_for_its_player(browser: Browser, redis: Redis) -> None:
    name = next(iter(browser.session.cookie_jar)).value.partition(".")[0]
    player = Player(Chat.PAGE, int(name, 16))
    await redis.hset(player_key(player, PlayerPart.PUZZLES), mapping={"streak": 5, "best": 7, "revision": 1})
    await redis.hset(player_key(player, PlayerPart.LESSONS), mapping={"flip": 1, "wish": 2})
    home = await home_of(browser)
    assert (notes(home)["puzzles"], notes(home)["learn"]) == ("Streak: 5", "Finished: Wish, Flip")
    puzzle = await go(browser, next(place for place in home["places"] if place["name"] == "puzzles"))
    assert notes(await home_of(browser))["puzzles"].startswith("Streak: 5 · Puzzle ")
    assert "until you miss one" in puzzle["text"]
    await redis.hset(player_key(player, PlayerPart.PUZZLES), mapping={"streak": "", "open": ""})
    offer = await go(browser, home["places"][0])
    await browser.press(offer, "daily start")
    assert notes(await home_of(browser))["daily"].endswith(" · in progress")
    await browser.type("/giveup yes")
    assert " · given up, 0 moves" in notes(await home_of(browser))["daily"]


async def test_home_is_only_for_the_player_of_a_cookie(page: WebAdapter) -> None:
    async with browsing(page) as stranger:
        for path in ("/home", "/home.png"):
            response = await stranger.session.get(stranger.url(path))
            assert response.status == 403
            assert await error_of(response)
