"""The table in Telegram: what opens it, and the messages that show what is played there."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.shown_boards import TelegramBoards
from bot.chats.telegram.table_button import TelegramTables
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.public_links import TableAddress
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.board_messages import BoardMessage, BoardMessages
from bot.storage.errors import StoreUnavailableError
from tests.telegram_chat.chats import BOT, Json
from tests.telegram_chat.people import (
    GROUP,
    NewAdapter,
    Person,
    Playing,
    a_move,
    button,
    buttons,
    warnings,
    words,
)
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import ABILITIES, TOKEN, Server

PAGE = TableAddress("https://cards.example.org")
OPEN, ANNA = "Open the table", Player(Chat.TELEGRAM, 1001)
ROOM = Room("en")


class CountedMessages(BoardMessages):
    """Counts what is asked of the store, which can be away."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis)
        self.notes = 0
        self.is_away = False

    async def note(self, player: Player, message: BoardMessage) -> None:
        self.notes += 1
        if self.is_away:
            raise StoreUnavailableError("away")
        await super().note(player, message)

    async def find(self, player: Player) -> BoardMessage | None:
        if self.is_away:
            raise StoreUnavailableError("away")
        return await super().find(player)


@pytest.fixture
def messages(redis: Redis) -> CountedMessages:
    return CountedMessages(redis)


@pytest.fixture
def tables(messages: CountedMessages) -> TelegramTables | None:
    """Provide what the adapter is given; some tests override it."""
    return TelegramTables(PAGE, messages)


@pytest.fixture
def new_adapter(
    server: Server, app: App, pictures: ImageRenderer, tables: TelegramTables | None
) -> NewAdapter:
    def new_adapter(_: object = None) -> TelegramAdapter:
        return TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, tables=tables)

    return new_adapter


@pytest.fixture
async def boards(bot: TelegramAdapter) -> TelegramBoards:
    assert bot.boards
    return bot.boards


@asynccontextmanager
async def running(adapter: TelegramAdapter) -> AsyncIterator[None]:
    await adapter.start()
    task = asyncio.create_task(adapter.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await adapter.stop()


def labels(message: Json) -> list[str]:
    return [found["text"] for found in buttons(message)]


def session_of(message: Json) -> str:
    query = parse_qs(urlsplit(button(message, OPEN)["web_app"]["url"]).query)
    return str(query["session"][0])


async def noted(server: Server, messages: BoardMessages, message: Json) -> BoardMessage:
    """Wait until a message is the one that is noted for Anna."""
    while True:
        found = await messages.find(ANNA)
        if found and (found.channel, found.message) == (message["chat"]["id"], message["message_id"]):
            return found
        await server.note()


async def played(app: App, session: str) -> Screen:
    """Make Anna's first legal move at the table; return the new board."""
    before = await app.board(ANNA, session, ROOM)
    assert before
    move = next(one for row in before.rows for one in row if one.action.verb is Verb.MOVE)
    reply = await app.handle(ANNA, move.action, ROOM)
    assert reply.screen
    return reply.screen


@pytest.mark.usefixtures("bot")
async def test_in_private_a_button_opens_the_board_in_the_player_s_language_and_theme(anna: Person) -> None:
    await anna.say("/settings theme paper")
    await anna.say("/settings language de")
    board = await anna.say("/play wish 42")
    opened = [*buttons(board)][-1]
    assert opened["text"] == Texts.load("de")("button-open-table")
    address = urlsplit(opened["web_app"]["url"])
    assert f"{address.scheme}://{address.netloc}{address.path}" == "https://cards.example.org/telegram"
    query = parse_qs(address.query)
    assert (query["language"], query["theme"]) == (["de"], ["paper"])
    assert len(query["session"][0]) >= 8
    assert OPEN not in labels(await anna.say("/rules wish"))


@pytest.mark.usefixtures("bot")
async def test_a_finished_board_opens_no_table(anna: Person) -> None:
    await anna.say("/play wish 42")
    assert OPEN not in labels(await anna.say("/giveup yes"))


@pytest.mark.usefixtures("bot")
async def test_a_board_in_words_opens_it_too(anna: Person, server: Server) -> None:
    server.chats.add(anna.private, anna.user, text="hello")
    server.chats.forbidden[anna.private["id"]] = {"sendPhoto"}
    board = await anna.say("/play wish 42")
    assert "photo" not in board
    assert button(board, OPEN)["web_app"]


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    "refusal",
    [
        "BUTTON_TYPE_INVALID",
        "inline keyboard button Web App URL 'http://x' is invalid: Only HTTPS links are allowed",
    ],
)
async def test_a_board_comes_without_the_button_where_telegram_refuses_it(
    anna: Person, server: Server, refusal: str
) -> None:
    server.refuse("sendPhoto", RefusedError(refusal))
    board = await anna.say("/play wish 42")
    assert OPEN not in labels(board)
    sent = len(server.sent("sendPhoto"))
    assert OPEN not in labels(await anna.say("/play wish 43"))
    assert len(server.sent("sendPhoto")) == sent + 1, "nothing is tried twice"


@pytest.mark.parametrize(
    ("app_name", "is_main", "link"),
    [
        ("table", False, f"https://t.me/{BOT['username']}/table?startapp="),
        ("", True, f"https://t.me/{BOT['username']}?startapp="),
        ("", False, ""),
    ],
)
async def test_in_a_group_a_link_opens_it_if_the_bot_has_a_mini_app(
    server: Server,
    app: App,
    pictures: ImageRenderer,
    anna: Person,
    messages: CountedMessages,
    monkeypatch: pytest.MonkeyPatch,
    app_name: str,
    link: str,
    *,
    is_main: bool,
) -> None:
    monkeypatch.setitem(ABILITIES, "has_main_web_app", is_main)
    tables = TelegramTables(PAGE, messages, app_name)
    async with running(TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url, tables=tables)):
        board = await anna.say("/play wish 42", GROUP)
        found = [one for one in buttons(board) if one["text"] == OPEN]
        assert [one["url"].rpartition("=")[0] + "=" for one in found] == ([link] if link else [])


async def test_the_menu_button_opens_the_table_and_is_taken_back(
    playing: Playing, server: Server, app: App, pictures: ImageRenderer
) -> None:
    def changes() -> int:
        return len(server.sent("setChatMenuButton"))

    async def asked(server: Server, times: int) -> None:
        await server.until(lambda: len(server.sent("getChatMenuButton")) == times)

    for times in (1, 2):  # the second time, nothing is changed
        async with playing():
            await server.until(lambda: server.menu_button["type"] == "web_app")
            await asked(server, times)
    assert server.menu_button == {
        "type": "web_app",
        "text": "Table",
        "web_app": {"url": "https://cards.example.org/telegram"},
    }
    assert changes() == 1
    async with running(TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url)):
        await server.until(lambda: server.menu_button == {"type": "default"})
    server.menu_button = of_another = {
        "type": "web_app",
        "text": "Shop",
        "web_app": {"url": "https://shop.example/"},
    }
    async with running(TelegramAdapter(app, pictures, Texts.load("en"), TOKEN, server.url)):
        await asked(server, 4)
    assert server.menu_button == of_another


async def test_presses_in_one_message_note_it_once(
    bot: TelegramAdapter, anna: Person, server: Server, messages: CountedMessages
) -> None:
    board = await anna.say("/play wish 42")
    found = await noted(server, messages, board)
    assert found.has_picture
    for _ in range(3):
        await anna.change(board, a_move(board))
    assert messages.notes == 1
    other = await anna.say("/board")
    await noted(server, messages, other)
    assert bot.boards
    assert messages.notes == 2


async def test_the_noted_message_shows_what_was_played_at_the_table(
    boards: TelegramBoards, app: App, anna: Person, server: Server, messages: CountedMessages
) -> None:
    board = await anna.say("/play wish 42")
    await noted(server, messages, board)
    session, before, since = session_of(board), words(board), board.get("edit_date")
    screen = await played(app, session)
    await boards.show(ANNA, session, screen, "en", is_left=False)
    await server.until(lambda: board.get("edit_date") != since)
    assert words(board) != before


async def test_an_older_board_does_not_stay_in_place_of_a_newer_one(
    boards: TelegramBoards, app: App, anna: Person, server: Server, messages: CountedMessages
) -> None:
    board = await anna.say("/play wish 42")
    await noted(server, messages, board)
    session = session_of(board)
    older = await app.board(ANNA, session, ROOM)
    assert older
    await anna.change(board, a_move(board))
    newest = words(board)
    edits = len(server.sent("editMessageMedia"))
    await boards.show(ANNA, session, older, "en", is_left=False)
    await server.until(lambda: len(server.sent("editMessageMedia")) >= edits + 2 and words(board) == newest)


async def test_a_table_whose_message_is_not_known_shows_its_board_when_it_is_left(
    boards: TelegramBoards, app: App, anna: Person, server: Server
) -> None:
    hello = await anna.say("/help")
    reply = await app.handle(ANNA, Action(Verb.PLAY, ("wish", "42")), ROOM)
    assert reply.screen
    session = next(one.action.session for row in reply.screen.rows for one in row if one.action.session)
    last = server.chats.last(anna.private)
    await boards.show(ANNA, session, reply.screen, "en", is_left=False)
    assert server.chats.last(anna.private) == last
    await boards.show(ANNA, session, reply.screen, "en", is_left=True)
    board = await anna.answer_to({"chat": hello["chat"], "message_id": last})
    assert session_of(board) == session


async def test_a_table_that_is_left_for_a_game_in_the_chat_sends_nothing_there(
    boards: TelegramBoards, app: App, anna: Person, server: Server, messages: CountedMessages
) -> None:
    session = session_of(await anna.say("/play wish 42"))
    screen = await played(app, session)
    await noted(server, messages, await anna.say("/play wish 43"))
    last = server.chats.last(anna.private)
    await boards.show(ANNA, session, screen, "en", is_left=True)
    assert boards._queue.waiting == 0
    assert server.chats.last(anna.private) == last


@pytest.mark.parametrize("trouble", ["away", "deleted", "blocked"])
async def test_a_board_that_cannot_be_shown_is_no_problem_of_the_operator_s(
    boards: TelegramBoards,
    app: App,
    anna: Person,
    server: Server,
    messages: CountedMessages,
    caplog: pytest.LogCaptureFixture,
    trouble: str,
) -> None:
    board = await anna.say("/play wish 42")
    await noted(server, messages, board)
    session = session_of(board)
    screen = await played(app, session)
    asked = len(server.sent("editMessageMedia"))
    with caplog.at_level(logging.INFO):
        if trouble == "deleted":
            del server.messages[board["chat"]["id"], board["message_id"]]
        elif trouble == "blocked":
            server.chats.closed[board["chat"]["id"]] = RefusedError("bot was blocked by the user", 403)
        messages.is_away = trouble == "away"
        await boards.show(ANNA, session, screen, "en", is_left=False)
        await server.until(lambda: len(server.sent("editMessageMedia")) > asked)
    assert warnings(caplog) == []
    assert server.chats.last(anna.private) == board["message_id"], "nothing is sent instead"
    messages.is_away = False
    server.chats.closed.clear()
