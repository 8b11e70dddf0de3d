"""Programs that run at the same time: one replaces another while people play, or each serves a shard."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientSession, CookieJar

from bot.core.actions import Verb
from tests.bot.browsing import Browser
from tests.bot.exercises.lesson_moves import lesson_of
from tests.discord_chat.boards import buttons, is_moved
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import DiscordServer
from tests.processes.balancer import Programs
from tests.processes.continuous_players import (
    ContinuousPlayer,
    Press,
    in_discord,
    in_telegram,
    on_page,
    start_in_discord,
    typing_in_discord,
    typing_in_telegram,
)
from tests.telegram_chat.people import Person
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

pytestmark = pytest.mark.rare(seconds=15)

UPGRADES = 2
MORE_PRESSES = 2
"""Presses of each player that are answered after each upgrade; many more are answered during it."""


async def start_in_other_chats(telegram: Server, browser: Browser) -> list[Press]:
    """Start games and a lesson in Telegram, and a game on the web page; return what each then does again."""
    anna, berta = Person(telegram, 1001, "Anna"), Person(telegram, 2002, "Berta")
    learner, step = Person(telegram, 3003, "Clara"), lesson_of("wish").steps[0].move
    await browser.enter()
    board = await anna.say("/play wish 42")
    await berta.say("/play wish 42")
    lesson = await learner.say("/learn wish")
    board_on_page = (await browser.type("/play wish 42"))["messages"][-1]
    return [
        in_telegram(anna, board),
        typing_in_telegram(berta),
        in_telegram(learner, lesson, step),
        on_page(browser, board_on_page),
    ]


async def start_in_all_chats(discord: DiscordServer, telegram: Server, browser: Browser) -> list[Press]:
    """Start games in all chats; return what each player then does repeatedly."""
    channel = discord.world.add_channel(discord.world.add_guild())
    carla, dora = (Player(discord, discord.world.add_user(name), channel) for name in ("carla", "dora"))
    private = Player(discord, dora.user, discord.world.dm(dora.user))
    in_channel = await start_in_discord(carla)
    await start_in_discord(private)
    others = await start_in_other_chats(telegram, browser)
    return [in_discord(carla, in_channel), typing_in_discord(private), *others]


@pytest.fixture
async def browser(programs: Programs) -> AsyncIterator[Browser]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:  # unsafe: for an IP address
        yield Browser(session, programs.pages.url)


@asynccontextmanager
async def playing(*presses: Press) -> AsyncIterator[list[ContinuousPlayer]]:
    """Let players play during the block; at its end, check that the last press of each is answered."""
    players = [ContinuousPlayer(press) for press in presses]
    try:
        yield players
        for player in players:
            await player.stop()
    finally:
        for player in players:
            player.cancel()


async def upgrade(programs: Programs, discord: DiscordServer, players: list[ContinuousPlayer]) -> None:
    """Start a newer program, let it and the older one serve together, and stop the older one."""
    (old,) = programs.running
    await programs.start()
    await discord.until(lambda: discord.gateway.sessions == 2)
    for player in players:
        await player.wait_for(1)  # both programs serve
    end = await programs.stop(old)
    assert end.status == 0
    assert "Traceback" not in end.complained
    assert "ERROR" not in end.complained
    for player in players:
        await player.wait_for(MORE_PRESSES)


async def test_players_do_not_notice_an_upgrade(
    programs: Programs, discord: DiscordServer, telegram: Server, browser: Browser
) -> None:
    await programs.start()
    presses = await start_in_all_chats(discord, telegram, browser)
    async with playing(*presses) as players:
        for _ in range(UPGRADES):
            await upgrade(programs, discord, players)
    assert programs.webhooks.failures == []
    assert set(telegram.updates.posted) == {200}
    assert len(telegram.sent("setWebhook")) == 1


async def test_players_of_a_killed_program_go_on_with_another(
    programs: Programs, telegram: Server, browser: Browser
) -> None:
    killed = await programs.start(DISCORD_TOKEN="")
    await programs.start(DISCORD_TOKEN="")
    presses = await start_in_other_chats(telegram, browser)
    async with playing(*presses) as players:
        for player in players:
            await player.wait_for(4)  # both programs serve
    await programs.stop(killed, signal.SIGKILL)
    async with playing(*presses) as players:
        for player in players:
            await player.wait_for(MORE_PRESSES)
    assert programs.webhooks.failures == []
    assert len(telegram.sent("setWebhook")) == 1


POLLING = {"TELEGRAM_WEBHOOK_URL": "", "DISCORD_TOKEN": ""}


async def test_the_newest_program_takes_over_polling(programs: Programs, telegram: Server) -> None:
    await programs.start(**POLLING)
    anna, berta = Person(telegram, 1001, "Anna"), Person(telegram, 2002, "Berta")
    board = await anna.say("/play wish 42")
    await berta.say("/play wish 42")
    async with playing(in_telegram(anna, board), typing_in_telegram(berta)) as players:
        (old,) = programs.running
        await programs.start(**POLLING)
        for player in players:
            await player.wait_for(MORE_PRESSES)
        end = await programs.stop(old)
        assert end.status == 0
        assert "WARNING bot.chats.telegram" not in end.complained
        for player in players:
            await player.wait_for(MORE_PRESSES)


async def test_an_update_that_a_killed_program_fetched_is_answered_by_the_next_one(
    programs: Programs, telegram: Server
) -> None:
    old = await programs.start(**POLLING)
    anna = Person(telegram, 1001, "Anna")
    await anna.say("/play wish 42")
    telegram.held["sendMessage"] = asyncio.Event()
    message = await anna.write("/board words")
    await telegram.until(lambda: telegram.sent("sendMessage"))
    telegram.refuse("sendMessage", RefusedError("Bad Request: it was cut off"))
    await programs.stop(old, signal.SIGKILL)
    telegram.held.pop("sendMessage").set()
    await programs.start(**POLLING)
    await anna.answer_to(message)
    assert (await anna.say("/help"))["message_id"] == message["message_id"] + 3  # answered once


async def test_each_program_serves_its_shards_and_players_can_change_between_them(
    programs: Programs, discord: DiscordServer
) -> None:
    for shard in range(2):
        await programs.start(TELEGRAM_TOKEN="", DISCORD_SHARDS="2", DISCORD_SHARD_RANGE=str(shard))
    assert sorted(one["shard"] for one in discord.gateway.identified) == [[0, 2], [1, 2]]
    user = discord.world.add_user("emil")
    guilds = [discord.world.add_guild(number=str((14 + shard) << 22)) for shard in range(2)]
    here, there = (Player(discord, user, discord.world.add_channel(guild)) for guild in guilds)
    board = await start_in_discord(here)
    await in_discord(here, board)()
    interaction = await there.type("solitaire games", session="wish")
    again = await discord.until(
        lambda: next((shown for shown in interaction.messages if buttons(shown, Verb.MOVE)), None)
    )
    assert is_moved(again)
    await in_discord(there, again)()
    assert not is_moved(again)
    assert discord.refused == []
    ends = [await programs.stop(program) for program in programs.running]
    sent_again = sum(end.complained.count("which is sent again") for end in ends)
    assert len(discord.repeated) <= sent_again  # none answers for the other
