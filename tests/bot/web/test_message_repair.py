"""Messages of the page that another version has stored are shown as far as possible, and keep nobody out."""

import json
import logging
import zlib
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.storage.decoding import log_fault
from bot.storage.keys import PlayerPart, player_key
from tests.bot.browsing import Browser

Change = Callable[[dict[str, Any]], object]
"""Changes a stored message, as another version would have stored it."""


class PageKey:
    """The stored messages of the only visitor."""

    def __init__(self, redis: Redis, name: str) -> None:
        self._redis, self._name = redis, name

    async def read(self, number: int) -> dict[str, Any]:
        text = await self._redis.hget(self._name, str(number))
        assert isinstance(text, bytes)
        message: dict[str, Any] = json.loads(zlib.decompress(text))
        return message

    async def change(self, number: int, change: Change) -> None:
        message = await self.read(number)
        change(message)
        await self.write(number, json.dumps(message).encode())

    async def write(self, number: int, text: bytes) -> None:
        await self._redis.hset(self._name, str(number), zlib.compress(text))

    async def write_as_it_is(self, number: int, text: bytes) -> None:
        await self._redis.hset(self._name, str(number), text)


@pytest.fixture
async def stored(browser: Browser, redis: Redis) -> PageKey:
    (cookie,) = browser.session.cookie_jar
    player = Player(Chat.PAGE, int(cookie.value.partition(".")[0], 16))
    return PageKey(redis, player_key(player, PlayerPart.CHAT_HISTORY))


def without_options(message: dict[str, Any]) -> None:
    """Remove the options from the facts of a board, as versions before the option ``open`` had them."""
    message["screen"]["picture"]["board"]["facts"] = [
        [name, value] for name, value in message["screen"]["picture"]["board"]["facts"] if name != "open"
    ]


def set_in(*path: str | int, value: object) -> Change:
    """Return a change of one value of a message."""

    def change(message: dict[str, Any]) -> None:
        place: Any = message
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


async def picture_status(browser: Browser, message: dict[str, Any]) -> int:
    async with browser.session.get(browser.url(message["board"]["address"])) as response:
        return response.status


def presses_of(message: dict[str, Any]) -> list[str]:
    return [button["press"] for row in message["rows"] for button in row]


async def test_a_board_that_cannot_be_shown_becomes_the_current_one_and_earlier_ones_words(
    browser: Browser, stored: PageKey, caplog: pytest.LogCaptureFixture
) -> None:
    log_fault.cache_clear()
    first = (await browser.type("/play blink 42"))["messages"][-1]
    last = (await browser.type("/board"))["messages"][-1]
    for one in (first, last):
        await stored.change(one["number"], without_options)
    with caplog.at_level(logging.WARNING):
        entered = await browser.enter()
        again = await browser.enter()
    assert [one for one in again["messages"] if one["number"] >= first["number"]] == [
        one for one in entered["messages"] if one["number"] >= first["number"]
    ]
    shown = {one["number"]: one for one in entered["messages"]}
    in_words, board = shown[first["number"]], shown[last["number"]]
    assert board["board"]["alt"] == last["board"]["alt"]
    assert board["table"]["moves"]
    assert await picture_status(browser, board) == 200
    assert in_words["board"] is None
    assert presses_of(in_words) == presses_of(first)
    assert in_words["text"].endswith(first["board"]["alt"].partition(". ")[2])
    assert [record.levelname for record in caplog.records] == ["WARNING"], "said once, for all of them"
    assert "KeyError" in caplog.text
    assert (await browser.press(board, "choose"))["messages"][-1]["rows"] != board["rows"]


LATER_FIELDS = ("is_main", "moves", "place", "spoken", "progress", "code", "addresses")
"""What buttons and screens did not have in the first releases."""


async def test_a_board_of_an_earlier_release_opens_on_the_table(browser: Browser, stored: PageKey) -> None:
    number = (await browser.type("/play kittyhawk 9"))["messages"][-1]["number"]

    def forget(message: dict[str, Any]) -> None:
        for part in (message["screen"], *(button for row in message["screen"]["rows"] for button in row)):
            for name in LATER_FIELDS:
                part.pop(name, None)

    await stored.change(number, forget)
    (*_, shown) = (await browser.enter())["messages"]
    assert shown["progress"] is None
    assert {button["role"] for row in shown["rows"] for button in row} >= {"hint", "move", "more"}
    table = shown["table"]
    assert (await browser.session.get(browser.url(table["address"]))).status == 200
    for move in table["moves"]:
        body = {"entry": token_hex(16), "message": number, "press": table["press"] + move["press"]}
        assert (await (await browser.post("/press", body)).json())["messages"][-1]["table"]["moves"]


@pytest.mark.parametrize("place", ["picture", "table"])
async def test_a_picture_that_cannot_be_painted_is_replaced_when_it_is_fetched(
    browser: Browser, stored: PageKey, place: str
) -> None:
    await browser.type("/play wish 42")
    await browser.type("/giveup yes")
    card = (await browser.type("/share"))["messages"][-1]
    board = (await browser.type("/play wish 43"))["messages"][-1]
    other = (await browser.type("/play kittyhawk 9"))["messages"][-1]
    piles = (await stored.read(other["number"]))["screen"]["picture"]["board"]["piles"]
    pile = max(piles, key=lambda one: len(list(filter(None, one["cards"]))))
    for one in (board, card):  # cards of a deck with which the game is not played any more
        change = set_in("screen", "picture", "board", "piles", 0, "cards", value=pile["cards"])
        await stored.change(one["number"], change)
    shown = {one["number"]: one for one in (await browser.enter())["messages"]}
    address = f"/{place}/{board['number']}.{shown[board['number']]['version']}.png"
    assert (await browser.session.get(browser.url(address))).status == 200
    assert await picture_status(browser, shown[card["number"]]) == 404
    again = {one["number"]: one for one in (await browser.enter())["messages"]}
    assert await picture_status(browser, again[board["number"]]) == 200
    assert again[card["number"]]["board"] is None
    assert len(again[card["number"]]["text"]) > len(card["text"]), "its alt text"


async def test_a_picture_in_a_theme_that_is_gone_has_the_usual_one(browser: Browser, stored: PageKey) -> None:
    chart = (await browser.type("/calendar"))["messages"][-1]
    await stored.change(chart["number"], set_in("screen", "picture", "theme", value="of-another-version"))
    (*_, shown) = (await browser.enter())["messages"]
    assert shown["board"]["alt"] == chart["board"]["alt"]
    assert await picture_status(browser, shown) == 200


UNKNOWN_PARTS: dict[str, Change] = {
    "a picture": set_in("screen", "picture", value={"map": [1, 2], "theme": "green"}),
    "a game": set_in("screen", "picture", "board", "game", value="later"),
    "a card": set_in("screen", "picture", "board", "piles", 0, "cards", value=[{"code": "X", "suit": 9}]),
    "a verb": set_in("screen", "rows", 0, 0, "action", "verb", value="later"),
    "a word": set_in("screen", "rows", 0, 0, "action", "words", value=["later words", "~"]),
    "a label": set_in("screen", "rows", 0, 0, "label", value="longer than any label may be in this version"),
    "a style": set_in("screen", "rows", 0, 0, "style", value="later"),
    "a place": set_in("screen", "rows", 0, 0, "place", value="later"),
    "moves": set_in("screen", "rows", 0, 0, "moves", value=["later a b", "take later", ""]),
    "rows": set_in("screen", "rows", value="rows"),
    "a view": set_in("screen", "progress", value={"view": "later"}),
    "a title": set_in("screen", "title", value="longer " * 40),
    "a file": set_in("document", value={"name": "x.map", "content": {"map": 1}}),
    "a field": set_in("later", value={"form": 2}),
    "a screen": set_in("screen", value=[1]),
    "an author": set_in("author", value="another player"),
}


@pytest.mark.parametrize("part", UNKNOWN_PARTS)
async def test_whatever_is_unknown_in_a_message_keeps_nobody_out(
    browser: Browser, stored: PageKey, part: str
) -> None:
    """The message itself is shown unless not even its text can be read."""
    board = (await browser.type("/play wish 42"))["messages"][-1]
    await stored.change(board["number"], UNKNOWN_PARTS[part])
    shown = {one["number"]: one for one in (await browser.enter())["messages"]}
    assert board["number"] - 1 in shown
    assert (board["number"] in shown) is (part not in ("a screen", "an author"))
    for number, one in shown.items():
        if number > 1 and one["board"]:  # the first is the welcome, whose picture takes long
            assert await picture_status(browser, one) == 200
            assert one["table"]["moves"]
    assert (await browser.type("/board"))["messages"][-1]["title"] == board["title"]


@pytest.mark.parametrize(
    "text", [b"", b"null", b"[]", b"{}", b'{"author":"bot","said":1e999}', b"\xff", b"[" * 9999]
)
async def test_a_message_that_is_none_is_left_out(browser: Browser, stored: PageKey, text: bytes) -> None:
    line = (await browser.type("/settings"))["messages"][0]
    await stored.write(line["number"], text)
    await stored.write_as_it_is(line["number"] + 1, text)
    await stored.write_as_it_is(10**20, b"beyond all numbers")
    entered = await browser.enter()
    assert [one["number"] for one in entered["messages"]] == [1]
    assert (await browser.type("/mydata export"))["messages"][-1]["document"]


async def test_of_a_game_that_is_gone_the_words_stay(browser: Browser, stored: PageKey, redis: Redis) -> None:
    board = (await browser.type("/play follow 42"))["messages"][-1]
    await stored.change(board["number"], without_options)
    async for key in redis.scan_iter("sb1:{*}:game:*"):
        await redis.delete(key)
    (*_, shown) = (await browser.enter())["messages"]
    assert shown["number"] == board["number"]
    assert shown["board"] is None
    assert board["text"] in shown["text"]
