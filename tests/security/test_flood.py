"""One player sends a thousand events: they are answered, and no other player has to wait.

The tests do not measure time, but how much of the flood was answered before another player got an answer, and
how many commands reached the store.
"""

import asyncio
import re
import time
from dataclasses import replace

import aiohttp
import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import VISITORS, WebAdapter
from bot.chats.web.request_guard import RefusedRequestError
from bot.chats.web.request_limits import MAX_PER_BROWSER, RequestLimits
from bot.core.actions import Verb
from bot.core.callback_data import pack, unpack
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.rate_limiter import GLANCES, PLAYERS, RateLimit
from tests.bot.browsing import browsing, serving
from tests.discord_chat.boards import buttons, is_moved, move
from tests.discord_chat.simulator.interaction import Callback
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.security.support import ManualClock, counting_commands, in_discord, in_telegram
from tests.telegram_chat.people import GROUP, Person, a_move, words
from tests.telegram_chat.people import buttons as buttons_of

FLOOD = 1000
COMMANDS_OF_A_PRESS = 25
"""The most commands to the store for an event that the rate limiter admits."""


async def test_in_telegram_a_flood_of_presses_and_lines_is_answered_and_nobody_waits(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        mine, other = await anna.say("/play wish 0"), await berta.say("/play wish 0")
        before, undo = words(other), unpack(next(buttons_of(mine))["callback_data"])
        data = pack(replace(undo, verb=Verb.UNDO, words=()))
        async with counting_commands(redis) as commands:
            async with server.together():
                flood = [await anna.tap_data(mine, data) for _ in range(FLOOD)]
                query = await berta.tap(other, a_move(other))
            await berta.answered(query)
            answered = sum(bool(server.answers[one]) for one in flood)
            await server.until(lambda: words(other) != before)
            await server.until(lambda: all(server.answers[one] for one in flood))
        notices = [server.answers[one][0].get("text", "") for one in flood]
        assert answered < FLOOD / 2
        assert sum("Too fast" in text for text in notices) == 1
        assert commands.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2) + FLOOD / 10
        clock.time += 1000
        async with counting_commands(redis) as commands:
            async with server.together():
                for _ in range(FLOOD):
                    await anna.write("/help", GROUP)
                typed = await berta.write("/play wish 0", GROUP)
            assert words(await berta.answer_to(typed)).startswith("Wish")
        assert len(server.sent("sendMessage", GROUP["id"])) < PLAYERS.burst
        assert commands.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


async def test_in_telegram_only_the_newest_of_many_inline_queries_is_answered(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        async with counting_commands(redis) as commands:
            async with server.together():
                for number in range(FLOOD):
                    query = {"id": str(number), "from": anna.user, "query": f"wish {number}", "offset": ""}
                    server.results[str(number)] = []
                    await server.send(inline_query=query)
            await server.until(lambda: server.results[str(FLOOD - 1)])
            assert await berta.ask("wish 42")
        answered = sum(bool(server.results[str(number)]) for number in range(FLOOD))
    assert answered < FLOOD / 5
    assert commands.total < FLOOD


async def start_game(player: Player) -> Message:
    """Start a game, and return its board, which may replace a waiting message."""
    before = player.sees()
    await player.types("solitaire play", game="wish", deal="42")
    return await player.server.until(
        lambda: next((one for one in player.sees() if one.pictures and one not in before), None)
    )


async def test_in_discord_a_flood_of_presses_and_lines_is_answered_and_nobody_waits(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        carla, dora = (Player(server, server.world.add_user(name), channel) for name in ("carla", "dora"))
        mine, other = await start_game(carla), await start_game(dora)
        async with counting_commands(redis) as commands:
            flood = [await carla.press(mine, move(mine)) for _ in range(FLOOD)]
            await dora.presses(other, buttons(other, Verb.MOVE)[0])
            await server.until(lambda: is_moved(other))
            answered = sum(one.callback is not None for one in flood)
            await server.until(lambda: all(one.callback for one in flood))
        quiet = sum(one.callback is Callback.DEFERRED_UPDATE and not one.follow_ups for one in flood)
        notices = [message for one in flood for message in one.messages if "Too fast" in message.words]
        assert answered < FLOOD / 2
        assert quiet > FLOOD / 2
        assert 1 <= len(notices) <= 3
        assert commands.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)
        clock.time += 1000
        private = Player(server, carla.user, server.world.dm(carla.user))
        async with counting_commands(redis) as commands:
            for _ in range(FLOOD):
                await private.writes("help")
            await start_game(dora)
        written = [message for message in private.sees() if message.author is not carla.user]
    assert len(written) < PLAYERS.burst + 5
    assert commands.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


async def test_on_the_web_page_a_flood_is_answered_and_nobody_waits(page: WebAdapter, redis: Redis) -> None:
    async with browsing(page) as mine, browsing(page) as other:
        await mine.enter()
        await other.enter()
        async with counting_commands(redis) as commands:
            flood = [asyncio.create_task(mine.post("/type", entry(number))) for number in range(FLOOD)]
            answer = await other.post("/type", entry(0))
            assert answer.status == 200
            answered = sum(one.done() for one in flood)
            responses = await asyncio.gather(*flood)
        statuses = [response.status for response in responses]
        refused = next(response for response in responses if response.status == 429)
        assert re.fullmatch(r"Too fast\. Wait \d seconds?, then try again\.", (await refused.json())["error"])
    assert answered < FLOOD
    assert statuses.count(200) <= PLAYERS.burst
    assert statuses.count(200) + statuses.count(429) == FLOOD
    assert commands.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


async def test_looks_on_the_web_page_are_limited_like_all_reads(page: WebAdapter) -> None:
    async with browsing(page) as browser:
        await browser.enter()
        board = (await browser.type("/play wish 42"))["messages"][-1]
        look = {"message": 0, "press": f"{board['table']['why']}a"}
        entries = [f"{number:032x}" for number in range(GLANCES.burst + 20)]
        looks = [browser.post("/look", {"entry": entry, **look}) for entry in entries]
        statuses = [response.status for response in await asyncio.gather(*looks)]
    assert set(statuses) == {200, 429}


def entry(number: int) -> dict[str, str]:
    return {"entry": f"{number:032x}", "line": "/help"}


async def test_new_browsers_of_one_address_are_limited(page: WebAdapter, redis: Redis) -> None:
    own = {"Origin": page.address.rstrip("/")}
    statuses: list[int] = []
    begin = time.monotonic()
    async with aiohttp.ClientSession(headers=own, cookie_jar=aiohttp.DummyCookieJar()) as session:
        while 429 not in statuses and len(statuses) < 5 * VISITORS.burst:
            async with session.post(f"{page.address}enter", json={}) as answer:
                statuses.append(answer.status)
    allowed = VISITORS.burst + 1 + VISITORS.per_second * (time.monotonic() - begin)
    assert statuses.count(200) <= allowed
    assert set(statuses) == {200, 429}
    assert await redis.dbsize() < 2 * allowed + 10


async def test_visitors_of_one_address_who_become_players_are_limited(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a player stores lives for months, what a visitor stores an hour."""
    monkeypatch.setattr("bot.chats.web.adapter.NEW_PLAYERS", RateLimit(burst=1, per_second=0))
    async with serving(redis) as page, browsing(page) as mine, browsing(page) as other:
        await mine.enter()
        await other.enter()
        before = {key: await redis.ttl(key) async for key in redis.scan_iter("*:page")}
        await mine.type("/help")
        assert (await other.post("/type", entry(1))).status == 429
        await mine.type("/help")
        grown = [key async for key in redis.scan_iter("*:page") if await redis.ttl(key) > before[key]]
    assert len(grown) == 1


async def test_each_browser_has_its_own_limit_of_running_requests() -> None:
    limits, released = RequestLimits(concurrency=2), asyncio.Event()
    inside = 0

    async def request(browser: str) -> None:
        nonlocal inside
        async with limits.slot(browser):
            inside += 1
            await released.wait()

    tasks = [asyncio.create_task(request("a")) for _ in range(MAX_PER_BROWSER)]
    tasks.append(asyncio.create_task(request("b")))
    for _ in range(5):
        await asyncio.sleep(0)
    assert inside == 3
    with pytest.raises(RefusedRequestError):
        await request("a")
    released.set()
    await asyncio.gather(*tasks)
    await request("a")
