"""The greeting of a server that the bot has joined: once, in the server's language, and only there."""

import pytest

from bot.i18n.texts import Texts
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.places import USUAL, Channel, May
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.refusal import Code
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT

MISSING_PERMISSIONS = Code.MISSING_PERMISSIONS.value[1]

pytestmark = pytest.mark.usefixtures("playing")


async def greeting_in(discord: DiscordServer, channel: Channel) -> Message:
    """Let the bot join the server of a channel, and return its greeting there."""
    report = await discord.report_join(channel, BOT)
    return await discord.until(
        lambda: next((one for one in discord.world.messages.values() if one.reference == report.id), None)
    )


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("de", "de"), ("ja", "ja"), ("fi", "en")])
async def test_a_server_is_greeted_with_all_games_in_its_language(
    discord: DiscordServer, locale: str, language: str
) -> None:
    greeting = await greeting_in(discord, discord.world.add_channel(discord.world.add_guild(locale)))
    texts = Texts.load(language)
    command = f"/solitaire {texts('command-name-play')}"
    assert greeting.words == f"### {texts('welcome-title')}\n{texts('greeting', command=command)}"
    assert [one.name for one in greeting.pictures] == ["games.png"]


async def test_a_report_that_is_delivered_twice_is_answered_once(
    discord: DiscordServer, carla: Player
) -> None:
    greeting = await greeting_in(discord, carla.channel)
    await discord.emit_report(discord.world.messages[greeting.reference])
    await carla.types("solitaire rules")
    assert [message for message in carla.sees() if message.author is BOT and message.reference] == [greeting]


async def test_a_server_that_other_members_join_is_not_greeted(
    discord: DiscordServer, carla: Player, dora: Player
) -> None:
    await discord.report_join(carla.channel, dora.user)
    await carla.types("solitaire rules")
    assert not [message for message in carla.sees() if message.reference]


async def test_where_the_bot_may_not_attach_files_all_games_are_in_words(
    discord: DiscordServer, carla: Player
) -> None:
    carla.channel.bot_may = USUAL & ~May.ATTACH
    greeting = await greeting_in(discord, carla.channel)
    assert not greeting.attachments
    assert "Follow-the-Suit: " in greeting.words


async def test_a_server_whose_language_is_unknown_is_greeted_and_one_without_permission_is_not(
    discord: DiscordServer, carla: Player
) -> None:
    closed = discord.world.add_channel(discord.world.add_guild(), USUAL & ~May.SEND)
    discord.faults.refuse("GET", "/guilds/*", Code.MISSING_ACCESS, times=2)
    await discord.report_join(closed, BOT)
    await discord.until(lambda: MISSING_PERMISSIONS in [refusal.number for refusal in discord.refused])
    assert (await greeting_in(discord, carla.channel)).pictures
