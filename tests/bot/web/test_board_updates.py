"""The board in the chat while its table is open: edited at most every five seconds, and when it is left."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.embedding import board_updates
from bot.chats.web.embedding.board_updates import INTERVAL, MOST_TABLES, BoardUpdates
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.screens import Screen
from bot.services import Services
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import TEXTS
from tests.bot.web.table_browser import ADA, ROOM
from tests.store.servers import server
from tests.telegram_chat.clocks import HandClock

SOON = 20.0


@dataclass
class ChatMessages:
    """A chat that records what its messages show, and can be slow or broken."""

    shown: list[tuple[str, bool]] = field(default_factory=list)
    """Of each board: how many moves it shows, and whether the table was left."""
    open: asyncio.Event = field(default_factory=asyncio.Event)
    is_broken: bool = False

    def __post_init__(self) -> None:
        self.open.set()

    async def show(
        self,
        player: Player,  # noqa: ARG002 - the interface of chats
        session: str,  # noqa: ARG002
        screen: Screen,
        language: str,
        *,
        is_left: bool,
    ) -> None:
        assert language == "en"
        await self.open.wait()
        if self.is_broken:
            raise RuntimeError("a fault of a chat")
        assert screen.progress
        self.shown.append((f"{screen.progress.moves} moves", is_left))

    async def until(self, count: int) -> None:
        """Wait until so many boards were shown."""
        await until(lambda: len(self.shown) >= count)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not is_so():  # noqa: ASYNC110 - what it waits for has no event
            await asyncio.sleep(0)


class OpenTable:
    """Ada's game, played at a table in Telegram."""

    def __init__(self, redis: Redis) -> None:
        self.store = PlayerStore(redis)
        self.app = App(Services(self.store, TEXTS))
        self.hand = HandClock()
        self.chat = ChatMessages()
        self.updates = BoardUpdates(self.app, {Chat.TELEGRAM: self.chat}, self.hand.clock)
        self.session = ""

    async def begin(self, player: Player = ADA) -> None:
        await self.app.handle(player, Action(Verb.PLAY, ("wish", "42")), ROOM)
        self.session = (await self.store.settings(player)).current

    async def move(self, line: str = "de") -> None:
        """Make a move at the table."""
        await self.app.handle(ADA, Action(Verb.SAY, (line,)), ROOM)
        self.updates.note_change(ADA, ROOM, self.session)
        await asyncio.sleep(0)

    async def wind(self, seconds: float = INTERVAL) -> None:
        await self.hand.sleeper()
        self.hand.wind(seconds)


@pytest.fixture
async def table(redis: Redis) -> OpenTable:
    opened = OpenTable(redis)
    await opened.begin()
    return opened


async def test_the_chat_is_edited_at_most_once_in_an_interval(table: OpenTable) -> None:
    await table.move()
    assert table.chat.shown == []
    await table.move("undo")
    await table.move()
    assert await table.hand.sleeper() == INTERVAL
    await table.wind(INTERVAL - 0.01)
    await asyncio.sleep(0)
    assert table.chat.shown == []
    await table.wind(0.01)
    await table.chat.until(1)
    assert table.chat.shown == [("1 moves", False)], "the newest board, once"
    await table.move("undo")
    assert await table.hand.sleeper() == INTERVAL, "counted from the last edit"
    await table.wind()
    await table.chat.until(2)
    assert table.chat.shown[1:] == [("0 moves", False)]
    await table.updates.close()
    assert len(table.chat.shown) == 2, "nothing was left to show"


async def test_leaving_shows_the_newest_board_at_once(table: OpenTable) -> None:
    await table.move()
    table.updates.note_left(ADA)
    await table.chat.until(1)
    assert table.chat.shown == [("1 moves", True)]
    table.updates.note_left(ADA)
    await asyncio.sleep(0)
    await table.updates.close()
    assert len(table.chat.shown) == 1, "the table was forgotten"


async def test_a_table_that_is_left_again_and_again_shows_what_changed_meanwhile(table: OpenTable) -> None:
    """The chat is slow: it must not show an older board last."""
    table.chat.open.clear()
    await table.move()
    table.updates.note_left(ADA)
    await until(lambda: not table.chat.open.is_set())
    await table.move("undo")
    table.updates.note_left(ADA)
    table.chat.open.set()
    await table.chat.until(2)
    assert [one for one, _ in table.chat.shown][-1] == "0 moves"
    await table.updates.close()


async def test_a_board_is_shown_when_the_store_is_back(tmp_path: Path) -> None:
    async with server(tmp_path) as one, connect(one.url) as redis:
        table = OpenTable(redis)
        await table.begin()
        await table.move()
        one.kill()
        table.updates.note_left(ADA)
        await table.hand.sleeper()
        assert table.chat.shown == []
        await one.start()
        while not table.chat.shown:
            await asyncio.sleep(0.01)
            table.hand.wind(INTERVAL)
        assert table.chat.shown == [("1 moves", True)]
        await table.updates.close()


async def test_the_last_board_is_shown_when_the_bot_ends(table: OpenTable) -> None:
    await table.move()
    await table.updates.close()
    assert table.chat.shown == [("1 moves", True)]
    table.updates.note_change(ADA, ROOM, table.session)
    await table.updates.close()
    assert len(table.chat.shown) == 1, "nothing begins after the end"


async def test_the_bot_does_not_wait_for_a_chat_that_does_not_answer(
    table: OpenTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(board_updates, "CLOSING_SECONDS", 0.01)
    table.chat.open.clear()
    await table.move()
    await table.updates.close()
    assert "1 boards of tables are not shown" in caplog.text


async def test_an_error_is_logged_and_the_next_change_is_shown(
    table: OpenTable, caplog: pytest.LogCaptureFixture
) -> None:
    table.chat.is_broken = True
    await table.move()
    await table.wind()
    await until(lambda: "no board of the table" in caplog.text)
    table.chat.is_broken = False
    await table.move("undo")
    table.updates.note_left(ADA)
    await table.chat.until(1)
    assert table.chat.shown == [("0 moves", True)]


async def test_players_of_other_chats_and_too_many_tables_cost_nothing(table: OpenTable) -> None:
    table.updates.note_change(Player(Chat.PAGE, 7), ROOM, table.session)
    for number in range(MOST_TABLES + 10):
        table.updates.note_change(Player(Chat.TELEGRAM, 10_000 + number), ROOM, "0000000000")
    table.updates.note_left(Player(Chat.TELEGRAM, 10_000))
    assert len(table.updates._tables) == MOST_TABLES
    await table.updates.close()
    assert table.chat.shown == [], "they have no games"
