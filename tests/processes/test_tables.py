"""Tables with several processes: each goes on in any of them, whichever is killed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import count
from secrets import token_hex

import pytest
from redis.asyncio import Redis
from redis.asyncio.connection import ConnectionPool

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.chat_session import WebChat
from bot.chats.web.embedding.tables import TableHosts
from bot.chats.web.json_views import PressRequest
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.callback_data import unpack
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.keys import entry_lock_key
from bot.storage.player_store import PlayerStore
from tests.bot.web.table_browser import ADA, ROOM, TOKEN, TableBrowser, at_table
from tests.killable import KillableConnection, KillSwitch, survives
from tests.rare import SomeOf

TEXTS = Texts.load("en")


def app_on(redis: Redis) -> App:
    return App(Services(PlayerStore(redis), TEXTS))


async def begin(redis: Redis, player: Player = ADA) -> None:
    """Begin a game in the chat."""
    await app_on(redis).handle(player, Action(Verb.PLAY, ("wish", "42")), ROOM)


@pytest.fixture
async def tables(redis: Redis, pictures: ImageRenderer) -> AsyncIterator[list[TableBrowser]]:
    """Provide the same page of Ada at two processes."""
    await begin(redis)
    async with AsyncExitStack() as stack:
        found: list[TableBrowser] = []
        for _ in range(2):
            store, hosts = PlayerStore(redis), TableHosts(telegram_token=TOKEN)
            page = WebAdapter(
                app_on(redis), pictures, TEXTS, store, "127.0.0.1", 0, EventDeduplicator(redis), hosts=hosts
            )
            await page.start()
            stack.push_async_callback(page.stop)
            found.append(await stack.enter_async_context(at_table(page)))
        found[1].launch, found[1].entry = found[0].launch, found[0].entry
        yield found


async def test_a_table_is_the_same_in_both_processes(tables: list[TableBrowser]) -> None:
    first, second = tables
    await asyncio.gather(first.enter(), second.enter())
    second.token = first.token
    stranger = replace(second, entry=token_hex(16), token="")
    assert (await stranger.knock()).status == 403, "used in either process, launch data is used"
    entry = token_hex(16)
    moved = await asyncio.gather(*(one.press(first.messages[-1], "move", entry) for one in tables))
    assert moved[0] == moved[1]
    assert moved[0]["messages"][-1]["progress"]["moves"] == 1


@asynccontextmanager
async def dying_chat(redis_url: str, steps: int) -> AsyncIterator[WebChat]:
    """Provide the page's chats in a process that is killed after so many steps."""
    path, switch = redis_url.removeprefix("unix://"), KillSwitch(steps)
    pool = ConnectionPool(connection_class=KillableConnection, path=path, switch=switch)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(pool.disconnect, inuse_connections=True)
        yield web_chat(Redis(connection_pool=pool))


def web_chat(redis: Redis) -> WebChat:
    return WebChat(app_on(redis), PlayerStore(redis), EventDeduplicator(redis))


async def test_a_press_is_made_once_wherever_its_process_is_killed(
    redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    """The page sends it again to another process, in which another table was opened before."""
    is_killed, steps = True, 0
    for steps in some_of(count(1)):
        player, other = Player(Chat.TELEGRAM, 1000 + steps), web_chat(redis)
        await begin(redis, player)
        (board,) = await other.open_table(player, ROOM)
        press = next(one.press for row in board.rows for one in row if ":move:" in one.press)
        pressed = PressRequest(token_hex(16), board.number, press)
        async with dying_chat(redis_url, steps) as process:
            is_killed = not await survives(process.press(player, ROOM, pressed, unpack(press)))
        await redis.delete(entry_lock_key(player))  # as if it had expired
        await other.open_table(player, ROOM)
        again = await other.press(player, ROOM, pressed, unpack(press))
        (newest,) = again.messages
        assert newest.progress
        assert (newest.progress.moves, again.notice) == (1, ""), steps
        store = PlayerStore(redis)
        stored = await store.load_session(player, (await store.settings(player)).current)
        assert (stored.revision, len(stored.record.moves)) == (2, 1), steps
        if not is_killed:
            break
    assert steps > 5


async def test_a_table_opens_wherever_the_process_before_was_killed(
    redis: Redis, redis_url: str, some_of: SomeOf
) -> None:
    steps = 0
    for steps in some_of(count(1)):
        player = Player(Chat.TELEGRAM, 1000 + steps)
        await begin(redis, player)
        async with dying_chat(redis_url, steps) as process:
            is_killed = not await survives(process.open_table(player, ROOM))
        await redis.delete(entry_lock_key(player))
        shown = await web_chat(redis).open_table(player, ROOM)
        assert [one.title for one in shown] == ["Wish, deal 42"], steps
        if not is_killed:
            break
    assert steps > 3
