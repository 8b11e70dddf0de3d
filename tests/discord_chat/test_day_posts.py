"""Posts of the day in Discord from end to end: configured by an administrator, made by the loop, once."""

from dataclasses import replace

import pytest

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.core.actions import Chat
from tests.bot.days import tomorrow
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.places import USUAL, May
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer

MESSAGES = "/channels/*/messages"
ROLE = 1098765432109876543


@pytest.fixture
def admin(app: App, playing: DiscordAdapter, carla: Player) -> Player:
    """Provide an administrator in a channel, whose bot can post."""
    app.services.posts.senders[Chat.DISCORD] = playing.posts
    return replace(carla, may=carla.may | May.MANAGE_GUILD)


def posts(discord: DiscordServer, player: Player) -> list[Message]:
    """Return what the bot has posted in a player's channel."""
    return [one for one in discord.world.messages.values() if one.channel is player.channel and one.nonce]


async def settle(admin: Player) -> Message:
    page = await admin.types("solitaire admin", change="post here")
    assert "Where: here" in page.message.words
    return page.message


async def test_posts_are_configured_and_mention_subscribers(
    discord: DiscordServer, app: App, admin: Player, dora: Player
) -> None:
    page = await settle(admin)
    offered = await admin.is_offered("solitaire admin", "change", "post week")
    assert "post weekly on" in offered
    await admin.types("solitaire admin", change=f"post role <@&{ROLE}>")
    await admin.presses(page, "With sound")
    (trial,) = posts(discord, admin)
    assert "A trial" in trial.words
    assert not trial.called
    told = await dora.presses(trial, "Tell me")
    assert "I will name you" in told.message.words
    noon = await tomorrow(app)
    await app.services.posts.poster.post_due(noon)
    _, post = posts(discord, admin)
    assert post.called == {f"<@&{ROLE}>", f"<@{dora.user.id}>"}
    assert post.pictures
    assert "#2" in post.words


@pytest.mark.parametrize("is_after", [True, False])
async def test_a_lost_connection_neither_loses_nor_repeats_a_post(
    discord: DiscordServer, app: App, admin: Player, *, is_after: bool
) -> None:
    await settle(admin)
    noon = await tomorrow(app)
    discord.faults.cut("POST", MESSAGES, is_after=is_after)
    for now in range(noon, noon + 600, 60):
        await app.services.posts.poster.post_due(now)
    assert len(posts(discord, admin)) == 2


async def test_a_missing_permission_is_named_and_reported_privately(
    discord: DiscordServer, app: App, admin: Player
) -> None:
    admin.channel.bot_may = USUAL & ~May.ATTACH
    page = await admin.types("solitaire admin", change="post here")
    wanted = "Allow me to send files and photos there"
    await discord.until(lambda: any(wanted in one.words for one in admin.sees()))
    assert "Press “Post here”" in page.message.words
    admin.channel.bot_may = USUAL
    await settle(admin)
    admin.channel.bot_may = USUAL & ~May.SEND
    noon = await tomorrow(app)
    for now in (noon, noon + 60):
        await app.services.posts.poster.post_due(now)
    private = [one for one in discord.world.messages.values() if one.channel.people == [admin.user]]
    (told,) = private
    assert "I may not write there" in told.words
    assert "/solitaire admin post" in told.words
    assert len(posts(discord, admin)) == 1
