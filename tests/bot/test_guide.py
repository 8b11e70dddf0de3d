"""The guide: what this is, the help, the rules."""

from importlib.metadata import version

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.commands import read_line
from bot.core.replies import ReplyTarget
from bot.core.screens import MAX_TEXT
from bot.i18n.texts import Texts, languages
from bot.storage.player_store import PlayerStore
from engine.games import all_games
from tests.bot.desk import ANNA, Desk, labels, shown

every_language = pytest.mark.parametrize("language", languages())


@every_language
async def test_about_shows_the_version_the_license_and_the_authors(desk: Desk, language: str) -> None:
    desk.room = Room(language)
    texts = Texts.load(language)
    reply = await desk.type("/about")
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).title == texts("about-title", version=version("solitaire-bot"))
    text = shown(reply).text
    assert [game.name for game in all_games() if texts(f"{game.name}-title") not in text] == []
    for name in (
        "Ezra Bradford", "P.D. Magnus", "Rikkati", "Jonathan B. Thompson", "MIT", "Inter", "Noto Sans CJK",
        "SIL Open Font License",
    ):  # fmt: skip
        assert name in text
    assert (await desk.press(await desk.type("/help"), texts("button-about"))).screen == reply.screen


@every_language
@pytest.mark.parametrize("chat", Chat)
async def test_what_can_be_read_needs_no_store_and_fits(language: str, chat: Chat) -> None:
    async with Redis.from_url("unix:///nowhere/valkey.sock") as redis:
        app = App(PlayerStore(redis), Texts.load("en"))
        for line in ("/about", "/help", "/rules wish"):
            screen = shown(await app.handle(Player(chat, 7), read_line(line), Room(language)))
            assert 0 < len(screen.text) < MAX_TEXT


async def test_the_help_has_buttons_to_everything_else(desk: Desk) -> None:
    reply = await desk.type("/help")
    assert labels(reply) == ["Play", "My games", "Settings", "Today’s puzzle", "Rules", "About", "Next ▶"]
    assert shown(await desk.press(reply, "Rules")).title == "The rules"
    assert (await desk.app.texts(ANNA)).language == "en"
