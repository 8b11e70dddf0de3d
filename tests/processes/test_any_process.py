"""Two bots with one store, as in two processes: if both receive an event, only one answers."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import pytest
from redis.asyncio import Redis

from bot.app import UNKNOWN_ROOM, App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.client import DiscordClient
from bot.chats.telegram.adapter import TelegramAdapter
from bot.chats.telegram.updates.webhook import WebhookAddress
from bot.chats.web.adapter import WebAdapter
from bot.core.actions import Action, Room
from bot.core.actions import Player as Asker
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore
from tests.bot.browsing import HOST, Browser, browsing
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.play.progressive_app import ProgressiveApp
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer
from tests.discord_chat.simulator.world import BOT
from tests.processes.continuous_players import start_in_discord
from tests.store.servers import free_port
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person, words
from tests.telegram_chat.people import buttons as buttons_in_telegram
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server
from tests.telegram_chat.updates import SECRET_HEADER

TEXTS = Texts.load("en")


PostUpdate = Callable[..., Awaitable[list[int]]]
"""Posts an update at the same time to the bots with the given numbers; returns the HTTP statuses."""


@pytest.fixture
async def post(telegram: Server, redis: Redis, pictures: ImageRenderer) -> AsyncIterator[PostUpdate]:
    """Provide two bots in Telegram; they get only the updates that a test posts."""
    ports = [free_port(), free_port()]

    async def post(update: Json, *bots: int) -> list[int]:
        webhook = telegram.updates.webhook
        path = webhook["url"].rpartition("/")[2]
        async with aiohttp.ClientSession(headers={SECRET_HEADER: webhook["secret_token"]}) as session:

            async def to(bot: int) -> int:
                async with session.post(f"http://127.0.0.1:{ports[bot]}/{path}", json=update) as answer:
                    return answer.status

            return await asyncio.gather(*map(to, bots))

    async with AsyncExitStack() as stack:
        for port in ports:
            address = WebhookAddress("http://127.0.0.1:9", "127.0.0.1", port)
            app = App(Services(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42))
            deduplicator = EventDeduplicator(redis)
            adapter = TelegramAdapter(
                app, pictures, TEXTS, TELEGRAM_TOKEN, telegram.url, webhook=address, deduplicator=deduplicator
            )
            await adapter.start()
            stack.push_async_callback(adapter.stop)
        yield post


async def typed(person: Person, number: int, text: str) -> Json:
    """Return an update with a typed line."""
    details = {"entities": [{"type": "bot_command", "offset": 0, "length": len(text.split(maxsplit=1)[0])}]}
    message = person.server.chats.add(person.private, person.user, text=text, **details)
    return {"update_id": number, "message": message}


async def test_an_update_that_reaches_two_is_answered_once(telegram: Server, post: PostUpdate) -> None:
    anna = Person(telegram, 1001, "Anna")
    update = await typed(anna, 1, "/play wish 42")
    assert await post(update, 0, 1, 1, 0) == [200] * 4
    board = await anna.answer_to(update["message"])
    pressed = {
        "id": "77",
        "from": anna.user,
        "chat_instance": "1",
        "message": board,
        "data": next(buttons_in_telegram(board))["callback_data"],
    }
    telegram.answers["77"] = []
    before = words(board)
    assert await post({"update_id": 2, "callback_query": pressed}, 1, 0) == [200, 200]
    await telegram.until(lambda: words(board) != before)
    late = await typed(anna, 3, "/help")
    await post(late, 0)
    await post(late, 1)
    assert telegram.chats.last(anna.private) == late["message"]["message_id"] + 1


async def test_updates_of_a_player_in_both_processes_are_all_answered(
    telegram: Server, post: PostUpdate
) -> None:
    anna = Person(telegram, 1001, "Anna")
    await post(await typed(anna, 1, "/play wish 42"), 0)
    updates = [await typed(anna, 2 + number, "/board words") for number in range(6)]
    await asyncio.gather(*(post(update, number % 2) for number, update in enumerate(updates)))
    await telegram.until(lambda: len(telegram.sent("sendMessage")) == len(updates))


async def test_an_update_that_a_process_took_before_it_died_is_answered_by_another(
    telegram: Server, post: PostUpdate, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.coordination.event_deduplication.LEASE_SECONDS", 1)
    anna = Person(telegram, 1001, "Anna")
    update = await typed(anna, 1, "/play wish 42")
    assert await EventDeduplicator(redis).start_answer("telegram:1", "telegram:1001")
    await post(update, 0, 1)
    await anna.answer_to(update["message"])
    assert len(telegram.sent("sendPhoto")) == 1


@asynccontextmanager
async def at_the_gateway(
    discord: DiscordServer, apps: Sequence[App], redis: Redis
) -> AsyncIterator[list[DiscordAdapter]]:
    """Provide an adapter for each app, all on the same shard."""
    pictures = ImageRenderer()
    adapters = [
        DiscordAdapter(app, pictures, TEXTS, TOKEN, discord.api_url, deduplicator=EventDeduplicator(redis))
        for app in apps
    ]
    for adapter in adapters:
        await adapter.start()
    running = [asyncio.create_task(adapter.run()) for adapter in adapters]
    await discord.until(lambda: discord.gateway.sessions == len(adapters))
    try:
        yield adapters
    finally:
        for adapter in adapters:
            await adapter.stop()
        pictures.close()
        async with asyncio.timeout(GRACE):
            await asyncio.gather(*running)


@pytest.fixture
def carla(discord: DiscordServer) -> Player:
    channel = discord.world.add_channel(discord.world.add_guild())
    return Player(discord, discord.world.add_user("carla"), channel)


@pytest.fixture
def no_identify_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_client: DiscordClient, _shard: int | None, *, initial: bool = False) -> None:
        assert initial in (True, False)

    monkeypatch.setattr(DiscordClient, "before_identify_hook", at_once)


class Stuck(App):
    """An app that never answers if it is the first to get an event."""

    def __init__(self, store: PlayerStore, texts: Texts, first: asyncio.Future[App]) -> None:
        super().__init__(Services(store, texts))
        self._first = first

    async def handle(self, player: Asker, action: Action, room: Room = UNKNOWN_ROOM) -> Reply:
        if not self._first.done():
            self._first.set_result(self)
        if self._first.result() is self:
            await asyncio.Event().wait()
        return await super().handle(player, action, room)


@pytest.mark.usefixtures("no_identify_wait")
async def test_a_line_that_a_stopping_process_took_is_answered_by_the_other(
    discord: DiscordServer, redis: Redis, carla: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.discord.adapter.HANDOVER_TIMEOUT", 0.1)
    first: asyncio.Future[App] = asyncio.get_running_loop().create_future()
    apps: list[App] = [Stuck(PlayerStore(redis), TEXTS, first) for _ in range(2)]
    private = Player(discord, carla.user, discord.world.dm(carla.user))
    async with at_the_gateway(discord, apps, redis) as adapters:
        asking = asyncio.create_task(private.says("board words"))
        stopped = adapters[apps.index(await first)]
        await stopped.stop()
        assert (await asking).author is BOT
    assert len([shown for shown in private.sees() if shown.author is BOT]) == 1


async def test_a_stopping_process_takes_no_events(redis: Redis) -> None:
    gone, other = EventDeduplicator(redis), EventDeduplicator(redis)
    gone.close()
    async with gone.acquired("discord:1") as is_theirs, other.acquired("discord:1") as is_others:
        assert (is_theirs, is_others) == (False, True)


@pytest.mark.usefixtures("no_identify_wait")
async def test_a_late_update_does_not_replace_a_newer_board_of_the_other_process(
    discord: DiscordServer, redis: Redis, carla: Player
) -> None:
    """One bot answers in parts; before its last part, another process takes over and discards its updates."""
    slow = ProgressiveApp(Services(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42))
    slow.listen()
    async with at_the_gateway(discord, [slow], redis):
        await start_in_discord(carla)
        slow.say("a moment")
        asked = await carla.types("solitaire leaderboard")
        other, place = EventDeduplicator(redis), f"discord:{asked.message.id}"
        async with asyncio.timeout(GRACE):
            while not await other.updating_event(place):
                assert asked.message.version
            async with other.acquired("discord:1", place) as is_theirs:
                assert is_theirs
                await other.discard_updates(place)
            version = asked.message.version
            slow.say("done")
            await slow.ended.wait()
    assert asked.message.version == version


@pytest.fixture
async def pair(redis: Redis) -> AsyncIterator[tuple[list[WebAdapter], ProgressiveApp]]:
    """Provide the web pages of two bots; the first answers in parts."""
    slow = ProgressiveApp(Services(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42))
    slow.listen()
    pictures = ImageRenderer()
    apps = [slow, App(Services(PlayerStore(redis), TEXTS, choose_deal=lambda *_: 42))]
    pages = [
        WebAdapter(app, pictures, TEXTS, PlayerStore(redis), "127.0.0.1", 0, EventDeduplicator(redis))
        for app in apps
    ]
    for page in pages:
        await page.start()
    yield pages, slow
    for page in pages:
        await page.stop()
    pictures.close()


@pytest.fixture
async def browsers(pair: tuple[list[WebAdapter], ProgressiveApp]) -> AsyncIterator[list[Browser]]:
    """Provide one browser at each of the two addresses."""
    async with browsing(pair[0][0]) as first:
        first.address = f"http://{HOST}:{pair[0][0].address.rpartition(':')[2]}"
        await first.enter()
        second = Browser(first.session, f"http://{HOST}:{pair[0][1].address.rpartition(':')[2]}", first.token)
        yield [first, second]


async def test_an_entry_sent_to_both_web_servers_is_done_once(browsers: list[Browser]) -> None:
    entry = "a" * 32
    first, second = await asyncio.gather(*(one.type("/play wish 42", entry) for one in browsers))
    assert first == second
    (moved, again) = await asyncio.gather(
        *(one.press(first["messages"][-1], "move", "b" * 32) for one in browsers)
    )
    assert moved == again
    assert len((await browsers[1].enter())["messages"]) == 3


async def test_a_step_of_a_lesson_sent_to_both_web_servers_is_done_once(browsers: list[Browser]) -> None:
    begun = (await browsers[0].type("/learn wish"))["messages"][-1]
    step = lesson_of("wish").steps[0].move
    (moved, again) = await asyncio.gather(
        *(one.press(begun, f"move {' '.join((step.verb, *step.places))}", "b" * 32) for one in browsers)
    )
    assert moved == again
    assert ", step 2 of" in moved["messages"][0]["title"]


async def test_a_progressive_reply_of_one_web_server_is_seen_at_the_other(
    browsers: list[Browser], pair: tuple[list[WebAdapter], ProgressiveApp]
) -> None:
    slow = pair[1]
    await browsers[1].type("/play wish 42")
    slow.say("a moment")
    (line, board) = (await browsers[0].type("/about"))["messages"]
    assert (board["text"], board["is_coming"]) == ("a moment", True)
    entered = await browsers[1].enter()
    assert entered["messages"][-1]["is_coming"]
    waiting = asyncio.create_task(browsers[1].news(board))
    slow.say("done!", None)
    news = await waiting
    (done,) = news["messages"]
    assert (done["text"], news["notice"]) == ("done!", "done!")
    while done["is_coming"]:  # the final state may arrive separately
        (done,) = (await browsers[1].news(done))["messages"]
    assert done["text"] == "done!"
    assert line["number"] == board["number"] - 1
