"""The current version with the store of an earlier one, and a visitor of its page."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from uuid import uuid4

import pytest
from telegram import User
from yarl import URL

from bot.app import App
from bot.chats.discord.message import DiscordMessage, MessageFile
from bot.chats.telegram.inline_keyboard import keyboard
from bot.chats.telegram.screen_format import with_links
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.images import BoardPicture
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import Browser, browsing, serving
from tests.bot.desk import Desk, last_update
from tests.bot.fake_jobs import ImmediateJobs
from tests.operation.release import EARLY, FOLDER, SUFFIX

STORES = sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))
RELEASES = [name for name in STORES if not name.startswith(EARLY)]
"""Without the states before the first release, which had no daily challenge, statistics, posts or groups."""
USER = User(1, "Bot", is_bot=True, username="solitaire_bot")
UNREADABLE = "unreadable-game"
FAILED = ("sorry", "store-unavailable", UNREADABLE)
"""The messages that say that something went wrong."""


class UpgradedBot(Desk):
    """The current version with the store of an earlier one."""

    def __init__(self, store: PlayerStore, name: str, export: dict[str, Any]) -> None:
        super().__init__(store, ImmediateJobs())
        self.name = name
        self.time = export["now"] + 60
        names = {name: name.rpartition(":") for name in export["players"]}
        self.exported: dict[Player, dict[str, Any]] = {
            Player(Chat(chat), int(number)): export["players"][name]
            for name, (chat, _, number) in names.items()
        }
        self.failed: tuple[str, ...] = FAILED
        """The messages that no screen may have."""
        self.cookies: dict[str, str] = export["cookies"]
        self.pictures = ImageRenderer()
        self._painted: set[type] = set()

    @property
    def chats(self) -> set[Chat]:
        return {player.chat for player in self.exported}

    @property
    def visitor_key(self) -> str:
        """The key with the messages of the visitor of the page."""
        (cookie,) = self.cookies.values()
        return player_key(Player(Chat.PAGE, int(cookie.partition(".")[0], 16)), PlayerPart.CHAT_HISTORY)

    async def count_messages(self) -> int:
        """Return the number of stored messages of the visitor."""
        return sum(name.isdigit() for name in await self.store.redis.hkeys(self.visitor_key))

    def games(self, state: str) -> list[tuple[Player, dict[str, Any]]]:
        return [
            (player, game)
            for player, export in self.exported.items()
            for game in export["games"]
            if game["state"] == state
        ]

    def games_of(self, player: Player, name: str) -> list[dict[str, Any]]:
        """Return a player's games of a kind, those that are finished first."""
        games = [one for one in self.exported[player]["games"] if one["record"].startswith(f"{name}/")]
        return sorted(games, key=lambda game: game["state"])

    async def ask(self, player: Player, verb: Verb, *words: str, session: str = "") -> Reply:
        return await self.app.handle(player, Action(verb, words, session), self.room)

    async def open(self, player: Player, action: Action) -> Screen | None:
        """Return the screen that an action leads to, as the player's chat shows it; ``None`` for a notice."""
        reply = await last_update(await self.app.handle(player, action, self.room))
        self._check_text(reply.language, reply.notice, action)
        if reply.screen is None:
            return None
        self._check_text(reply.language, reply.screen.text, action)
        await self._format(player.chat, reply)
        return reply.screen

    def _check_text(self, language: str, text: str, action: Action) -> None:
        texts = Texts.load(language or "en")
        assert not [name for name in self.failed if texts(name) in text], action

    async def _format(self, chat: Chat, reply: Reply) -> None:
        """Make the message of a chat, with its picture; of pictures that take long, one of each kind."""
        assert reply.screen
        picture = reply.screen.picture
        file = None
        if picture:
            is_painted = isinstance(picture, BoardPicture) or type(picture) not in self._painted
            self._painted.add(type(picture))
            content = await self.pictures.file(picture) if is_painted else b""
            file = MessageFile(picture.file_name, content, reply.screen.alt)
        if chat is Chat.DISCORD:
            assert DiscordMessage.of(reply.screen, file).new()
        elif chat is Chat.TELEGRAM:
            keyboard(with_links(reply.screen, Texts.load(reply.language), USER), is_in_group=False)

    @asynccontextmanager
    async def page(self) -> AsyncIterator["UpgradedPage"]:
        """Serve the page to the visitor, by the cookie from the earlier version."""

        def app(services: Services) -> App:
            return App(Services(services.store, services.texts, lambda: self.time, jobs=ImmediateJobs()))

        async with serving(self.store.redis, app=app) as page, browsing(page) as browser:
            browser.session.cookie_jar.update_cookies(self.cookies, URL(page.address))
            yield UpgradedPage(browser)


class UpgradedPage:
    """The page as its visitor sees it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    async def enter(self) -> list[dict[str, Any]]:
        """Return the stored messages, all of which must be shown with their pictures and files."""
        entered = await self.browser.enter()
        assert not entered["is_new"]
        for message in entered["messages"]:
            await self._check(message)
        return list(entered["messages"])

    async def press(self, message: dict[str, Any], press: str) -> list[dict[str, Any]]:
        body = {"entry": uuid4().hex, "message": message["number"], "press": press}
        response = await self.browser.post("/press", body)
        assert response.status == 200, (press, await response.text())
        answer = await response.json()
        texts = Texts.load(answer["language"] or "en")
        assert answer["notice"] not in [texts(name) for name in FAILED], press
        for shown in answer["messages"]:
            await self._check(shown)
        return list(answer["messages"])

    async def _check(self, message: dict[str, Any]) -> None:
        assert message["title"] or message["text"]
        for part in filter(None, (message["board"], message["table"], message["document"])):
            async with self.browser.session.get(self.browser.url(part["address"])) as response:
                assert response.status == 200, (message["number"], message["title"])
                assert await response.read()


@contextmanager
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that nothing is logged as an error meanwhile."""
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
