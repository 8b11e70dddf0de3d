"""One player presses, types and asks a thousand times: they are answered, and nobody else waits for that.

Nothing is measured in seconds: how much of the flood had been worked off when somebody else was answered is
counted, and what the store was asked for.
"""

import asyncio
from dataclasses import replace

import aiohttp
import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.web.adapter import WebAdapter
from bot.chats.web.request_limits import MAX_PER_BROWSER, RequestLimits, TooManyRequestsError
from bot.core.actions import Verb
from bot.core.callback_data import pack, unpack
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.rate_limiter import PLAYERS
from tests.bot.browsing import browsing
from tests.discord_chat.boards import buttons, is_moved, move
from tests.discord_chat.wire.interaction import Callback
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.player import Player
from tests.security.commands import asked
from tests.security.stands import in_discord, in_telegram
from tests.telegram_chat.people import GROUP, Person, a_move, words
from tests.telegram_chat.people import buttons as buttons_of

FLOOD = 1000
COMMANDS_OF_A_PRESS = 25
"""At most so many commands to the store come of what is let in."""


async def test_in_telegram_a_thousand_presses_are_answered_and_nobody_waits(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        mine, other = await anna.say("/play wish 0"), await berta.say("/play wish 0")
        before, undo = words(other), unpack(next(buttons_of(mine))["callback_data"])
        pressed = pack(replace(undo, verb=Verb.UNDO, words=()))
        async with asked(redis) as store:
            async with server.together():
                flood = [await anna.tap_data(mine, pressed) for _ in range(FLOOD)]
                query = await berta.tap(other, a_move(other))
            await berta.answered(query)
            answered = sum(bool(server.answers[one]) for one in flood)
            await server.until(lambda: words(other) != before)
            await server.until(lambda: all(server.answers[one] for one in flood))
        told = [server.answers[one][0].get("text", "") for one in flood]
    assert answered < FLOOD / 2
    assert sum("Too fast" in text for text in told) == 1
    assert store.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2) + FLOOD / 10


async def test_in_telegram_what_is_typed_again_and_again_leaves_room_in_a_group(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        async with asked(redis) as store:
            async with server.together():
                for _ in range(FLOOD):
                    await anna.write("/help", GROUP)
                mine = await berta.write("/play wish 0", GROUP)
            assert words(await berta.answer_to(mine)).startswith("Wish")
        sent = server.sent("sendMessage", GROUP["id"])
    assert len(sent) < PLAYERS.burst
    assert store.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


async def test_in_telegram_only_the_newest_of_many_inline_queries_is_looked_up(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_telegram(app, pictures, monkeypatch) as server:
        anna, berta = Person(server, 501, "Anna"), Person(server, 502, "Berta")
        async with asked(redis) as store:
            async with server.together():
                for number in range(FLOOD):
                    asked_by_anna = {
                        "id": str(number),
                        "from": anna.user,
                        "query": f"wish {number}",
                        "offset": "",
                    }
                    server.results[str(number)] = []
                    await server.send(inline_query=asked_by_anna)
            await server.until(lambda: server.results[str(FLOOD - 1)])
            assert await berta.ask("wish 42")
        answered = sum(bool(server.results[str(number)]) for number in range(FLOOD))
    assert answered < FLOOD / 5
    assert store.total < FLOOD


async def test_in_discord_a_thousand_presses_are_answered_and_nobody_waits(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        carla, dora = (Player(server, server.world.add_user(name), channel) for name in ("carla", "dora"))
        mine, other = await dealt(carla), await dealt(dora)
        async with asked(redis) as store:
            flood = [await carla.press(mine, move(mine)) for _ in range(FLOOD)]
            await dora.presses(other, buttons(other, Verb.MOVE)[0])
            await server.until(lambda: is_moved(other))
            answered = sum(one.callback is not None for one in flood)
            await server.until(lambda: all(one.callback for one in flood))
        quiet = sum(one.callback is Callback.DEFERRED_UPDATE and not one.follow_ups for one in flood)
        told = [message.words for one in flood for message in one.messages if "Too fast" in message.words]
    assert answered < FLOOD / 2
    assert quiet > FLOOD / 2
    assert 1 <= len(told) <= 3
    assert store.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


async def dealt(player: Player) -> Message:
    """Have a deal dealt, and return the board, which may come after a promise."""
    before = player.sees()
    await player.types("solitaire play", game="wish", deal="42")
    return await player.server.until(
        lambda: next((one for one in player.sees() if one.pictures and one not in before), None)
    )


async def test_in_discord_what_is_typed_again_and_again_is_passed_over(
    app: App, redis: Redis, pictures: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_discord(app, pictures, monkeypatch) as server:
        channel = server.world.add_channel(server.world.add_guild())
        carla, dora = (Player(server, server.world.add_user(name), channel) for name in ("carla", "dora"))
        alone = Player(server, carla.user, server.world.dm(carla.user))
        async with asked(redis) as store:
            for _ in range(FLOOD):
                await alone.writes("help")
            await dealt(dora)
        written = [message for message in alone.sees() if message.author is not carla.user]
    assert len(written) < PLAYERS.burst + 5
    assert store.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


async def test_on_the_page_a_thousand_presses_are_answered_and_nobody_waits(
    page: WebAdapter, redis: Redis
) -> None:
    async with browsing(page) as mine, browsing(page) as other:
        await mine.enter()
        await other.enter()
        async with asked(redis) as store:
            flood = [asyncio.create_task(mine.post("/type", entry(number))) for number in range(FLOOD)]
            answer = await other.post("/type", entry(0))
            assert answer.status == 200
            answered = sum(one.done() for one in flood)
            statuses = [response.status for response in await asyncio.gather(*flood)]
    assert answered < FLOOD
    assert statuses.count(200) <= PLAYERS.burst
    assert statuses.count(200) + statuses.count(429) == FLOOD
    assert store.total < COMMANDS_OF_A_PRESS * (PLAYERS.burst + 2)


def entry(number: int) -> dict[str, str]:
    return {"entry": f"{number:032x}", "line": "/help"}


async def test_newcomers_from_one_address_come_one_after_the_other(page: WebAdapter, redis: Redis) -> None:
    own = {"Origin": page.address.rstrip("/")}
    async with aiohttp.ClientSession(headers=own, cookie_jar=aiohttp.DummyCookieJar()) as session:
        statuses = []
        for _ in range(300):
            async with session.post(f"{page.address}enter", json={}) as answer:
                statuses.append(answer.status)
    assert statuses.count(200) < 250
    assert set(statuses) == {200, 429}
    assert await redis.dbsize() < 2 * 250


async def test_each_browser_has_its_own_limit_of_running_requests() -> None:
    limits, released = RequestLimits(concurrency=2), asyncio.Event()
    inside = 0

    async def ask(whose: str) -> None:
        nonlocal inside
        async with limits.slot(whose):
            inside += 1
            await released.wait()

    tasks = [asyncio.create_task(ask("a")) for _ in range(MAX_PER_BROWSER)]
    tasks.append(asyncio.create_task(ask("b")))
    for _ in range(5):
        await asyncio.sleep(0)
    assert inside == 3
    with pytest.raises(TooManyRequestsError):
        await ask("a")
    released.set()
    await asyncio.gather(*tasks)
    await ask("a")
