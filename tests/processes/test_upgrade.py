"""A newer program takes over from an older one, three times, while people play: nobody notices."""

import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from aiohttp import ClientSession, CookieJar

from tests.bot.browsing import Browser
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer
from tests.processes.crew import Crew
from tests.processes.steady import (
    Steady,
    dealt,
    in_discord,
    in_telegram,
    on_page,
    typing_in_discord,
    typing_in_telegram,
)
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import Server

UPGRADES = 3
FEWEST = 3
"""Presses that everybody has answered during each upgrade."""


@asynccontextmanager
async def visiting(crew: Crew) -> AsyncIterator[Browser]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:  # unsafe: for a bare address
        browser = Browser(session, crew.pages.url)
        await browser.enter()
        yield browser


async def beginning(
    crew: Crew, discord: DiscordServer, telegram: Server, stack: AsyncExitStack
) -> list[Steady]:
    """Have people sit down in all chats, and play."""
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
        Steady(in_discord(carla, in_the_channel)),
        Steady(typing_in_discord(private)),
        Steady(in_telegram(anna, board)),
        Steady(typing_in_telegram(berta)),
        Steady(on_page(browser, on_the_page)),
    ]


async def upgrade(crew: Crew, discord: DiscordServer, players: list[Steady]) -> None:
    """Start a newer program, let it and the older one play together, and let the older one go."""
    (old,) = crew.members
    before = [player.presses for player in players]
    await crew.start()
    await discord.until(lambda: discord.gateway.sessions == 2)
    end = await crew.dismiss(old)
    assert end.status == 0
    assert "Traceback" not in end.complained
    assert "ERROR" not in end.complained
    for player, count in zip(players, before, strict=True):
        player.check()
        assert player.presses >= count + FEWEST


async def test_nobody_notices_that_another_program_takes_over(
    crew: Crew, discord: DiscordServer, telegram: Server
) -> None:
    async with AsyncExitStack() as stack:
        await crew.start()
        players = await beginning(crew, discord, telegram, stack)
        for _ in range(UPGRADES):
            await upgrade(crew, discord, players)
        for player in players:
            await player.stop()
    assert crew.webhooks.failures == []
    assert set(telegram.updates.posted) == {200}
    assert len(telegram.sent("setWebhook")) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_who_fetches_from_telegram_is_followed_by_who_was_started_last(
    crew: Crew, telegram: Server, number: signal.Signals
) -> None:
    """Without a webhook. What a program that is killed has not answered is answered by the next."""
    fetching = {"TELEGRAM_WEBHOOK_URL": "", "DISCORD_TOKEN": ""}
    await crew.start(**fetching)
    anna, berta = Person(telegram, 1001, "Anna"), Person(telegram, 2002, "Berta")
    board = await anna.say("/play wish 42")
    await berta.say("/play wish 42")
    players = [Steady(in_telegram(anna, board)), Steady(typing_in_telegram(berta))]
    for _ in range(UPGRADES):
        (old,) = crew.members
        await crew.start(**fetching)
        end = await crew.dismiss(old, number)
        assert "WARNING" not in end.complained
        for player in players:
            before = player.presses
            await telegram.until(lambda: player.presses > before)  # noqa: B023 - looked at within the loop
            player.check()
    for player in players:
        await player.stop()
