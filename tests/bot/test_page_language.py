"""The page in the language of its visitor, and files that come with a message."""

import json

import pytest
from aiohttp import ClientResponse
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.web.visitors import preferred_language
from bot.core.actions import Action, Player, Room
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.i18n.texts import Texts, languages
from tests.bot.browsing import Browser, browsing, serving

FILE = Document("my-games.json", json.dumps({"games": ["Wish 42", "日本語"]}).encode())


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", ""),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr-FR, fr;q=0.9, ja;q=0.4, en;q=0.3", "ja"),
        ("en;q=0.1, de;q=0.7", "de"),
        ("de;q=0, en;q=0.5", "en"),
        ("de_AT", ""),
        ("fr", ""),
        ("*", ""),
        ("de;q=2, ja", "ja"),
        (", ,;;q=", ""),
        ("ja" + "," * 10_000, "ja"),
    ],
)
def test_the_preferred_language_is_found(header: str, language: str) -> None:
    assert preferred_language(header) == language


async def open_page(browser: Browser, language: str) -> ClientResponse:
    return await browser.session.get(browser.address, headers={"Accept-Language": language})


@pytest.mark.parametrize("language", languages())
async def test_the_page_and_the_bot_use_the_browsers_language(redis: Redis, language: str) -> None:
    texts = Texts.load(language)
    async with serving(redis) as page, browsing(page) as browser:
        response = await open_page(browser, language)
        markup = await response.text()
        assert f'<html lang="{language}">' in markup
        assert "{{" not in markup
        assert texts("page-motto") in markup
        assert "Accept-Language" in response.headers["Vary"]
        browser.session.headers["Accept-Language"] = language
        entered = await browser.enter()
        assert entered["language"] == language
        assert entered["messages"][0]["title"] == texts("welcome-title")
        assert texts("command-undo") in [command["description"] for command in entered["commands"]]
        wrong = await browser.post("/type", {"entry": "no", "line": "undo"})
        assert (await wrong.json())["error"] == texts("page-bad-request")


async def test_a_chosen_language_goes_first_and_english_last(redis: Redis) -> None:
    async with serving(redis) as page, browsing(page) as browser:
        browser.session.headers["Accept-Language"] = "en"
        await browser.enter()
        answer = await browser.type("/settings language de")
        assert answer["language"] == "de"
        assert '<html lang="de">' in await (await open_page(browser, "en")).text()
        assert (await browser.enter())["language"] == "de"
        async with browsing(page) as newcomer:
            assert '<html lang="en">' in await (await open_page(newcomer, "fr")).text()


class GivingApp(App):
    """A bot that gives a file, whatever it is asked."""

    async def handle(self, _player: Player, _action: Action, _room: Room = UNKNOWN_ROOM) -> Reply:
        return Reply(Screen(text="Here it is."), ReplyTarget.NEW, document=FILE)


async def test_only_its_player_can_download_a_file(redis: Redis) -> None:
    async with serving(redis, app=GivingApp) as page, browsing(page) as browser:
        await browser.enter()
        (_, message) = (await browser.type("give"))["messages"]
        address = message["document"]["address"]
        response = await browser.session.get(browser.url(address))
        assert await response.read() == FILE.content
        assert response.headers["Content-Disposition"] == f'attachment; filename="{FILE.name}"'
        assert response.headers["Cache-Control"] == "no-store"
        other = address.replace("my-games", "other-games")
        assert (await browser.session.get(browser.url(other))).status == 404
        async with browsing(page) as stranger:
            assert (await stranger.session.get(browser.url(address))).status == 403
            await stranger.enter()
            assert (await stranger.session.get(browser.url(address))).status == 404
