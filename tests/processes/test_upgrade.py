"""A newer program takes over from an older one, twice, while people play: nobody notices."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from aiohttp import ClientSession, CookieJar

from tests.bot.browsing import Browser
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer
from tests.processes.crew import Crew
from tests.processes.steady import (
    Press,
    Steady,
    dealt,
    in_discord,
    in_telegram,
    on_page,
    typing_in_discord,
    typing_in_telegram,
)
from tests.telegram_chat.people import Person
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

UPGRADES = 2
FEWEST = 2
"""Presses of everybody that are answered after each upgrade; many more are during it."""


@asynccontextmanager
async def visiting(crew: Crew) -> AsyncIterator[Browser]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:  # unsafe: for a bare address
        browser = Browser(session, crew.pages.url)
        await browser.enter()
        yield browser


async def beginning(
    crew: Crew, discord: DiscordServer, telegram: Server, stack: AsyncExitStack
) -> list[Press]:
    """Have people sit down in all chats, and return what they do then."""
    channel = discord.world.add_channel(discord.world.add_guild())
    carla, dora = (Player(discord, discord.world.add_user(name), channel) for name in ("carla", "dora"))
    private = Player(discord, dora.user, discord.world.dm(dora.user))
    anna, berta = Person(telegram, 1001, "Anna"), Person(telegram, 2002, "Berta")
    browser = await stack.enter_async_context(visiting(crew))
    in_the_channel = await dealt(carla)
    await dealt(private)
    board = await anna.say("/play wish 42")
    await berta.say("/play wish 42")
    on_the_page = (await browser.type("/play wish 42"))["messages"][-1]
    return [
        in_discord(carla, in_the_channel),
        typing_in_discord(private),
        in_telegram(anna, board),
        typing_in_telegram(berta),
        on_page(browser, on_the_page),
    ]


@asynccontextmanager
async def playing(*presses: Press) -> AsyncIterator[list[Steady]]:
    """Have people play as long as this lasts, and see that the last press of each is answered, too."""
    players = [Steady(press) for press in presses]
    try:
        yield players
        for player in players:
            await player.stop()
    finally:
        for player in players:
            player.cancel()


async def upgrade(crew: Crew, discord: DiscordServer, players: list[Steady]) -> None:
    """Start a newer program, let it and the older one play together, and let the older one go."""
    before = [player.presses for player in players]
    (old,) = crew.members
    await crew.start()
    await discord.until(lambda: discord.gateway.sessions == 2)
    end = await crew.dismiss(old)
    assert all(player.presses > count for player, count in zip(players, before, strict=True))
    assert end.status == 0
    assert "Traceback" not in end.complained
    assert "ERROR" not in end.complained
    for player in players:
        await player.goes_on(FEWEST)


async def test_nobody_notices_that_another_program_takes_over(
    crew: Crew, discord: DiscordServer, telegram: Server
) -> None:
    async with AsyncExitStack() as stack:
        await crew.start()
        presses = await beginning(crew, discord, telegram, stack)
        async with playing(*presses) as players:
            for _ in range(UPGRADES):
                await upgrade(crew, discord, players)
    assert crew.webhooks.failures == []
    assert set(telegram.updates.posted) == {200}
    assert len(telegram.sent("setWebhook")) == 1


FETCHING = {"TELEGRAM_WEBHOOK_URL": "", "DISCORD_TOKEN": ""}


async def test_who_fetches_from_telegram_is_followed_by_who_was_started_last(
    crew: Crew, telegram: Server
) -> None:
    await crew.start(**FETCHING)
    anna, berta = Person(telegram, 1001, "Anna"), Person(telegram, 2002, "Berta")
    board = await anna.say("/play wish 42")
    await berta.say("/play wish 42")
    async with playing(in_telegram(anna, board), typing_in_telegram(berta)) as players:
        (old,) = crew.members
        await crew.start(**FETCHING)
        for player in players:
            await player.goes_on(FEWEST)
        end = await crew.dismiss(old)
        assert end.status == 0
        assert "WARNING bot.chats.telegram" not in end.complained
        for player in players:
            await player.goes_on(FEWEST)


async def test_what_a_killed_program_has_fetched_and_not_answered_the_next_one_answers(
    crew: Crew, telegram: Server
) -> None:
    old = await crew.start(**FETCHING)
    anna = Person(telegram, 1001, "Anna")
    await anna.say("/play wish 42")
    telegram.held["sendMessage"] = asyncio.Event()
    asked = await anna.write("/board words")
    await telegram.until(lambda: telegram.sent("sendMessage"))
    telegram.refuse("sendMessage", RefusedError("Bad Request: it was cut off"))
    await crew.dismiss(old, signal.SIGKILL)
    telegram.held.pop("sendMessage").set()
    await crew.start(**FETCHING)
    await anna.answer_to(asked)
    assert (await anna.say("/help"))["message_id"] == asked["message_id"] + 3  # it was answered once
