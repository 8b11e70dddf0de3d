"""Posts: how long it takes to post to 5,000 channels, and how often the chats answer with status 429.

Half of the channels are in Discord, half are groups in Telegram. A post is one message in Discord and two in
Telegram, where the animation is a separate message.
"""

import asyncio
import os
from collections.abc import Iterator

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.daily.days import Days
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from tests.bench.figures import Figure, measures
from tests.bench.poster import FIRST, NOW
from tests.bench.sending import SendingTime, both_chats
from tests.discord_chat.simulator.server import DiscordServer
from tests.telegram_chat.chats import NOBODY
from tests.telegram_chat.server import Server

CHANNELS = int(os.environ.get("POST_CHANNELS", "2500"))
"""Number of channels in each chat."""
MESSAGES = {Chat.DISCORD: CHANNELS, Chat.TELEGRAM: 2 * CHANNELS}
"""The messages of all posts."""


async def configure_posts(redis: Redis, discord: DiscordServer, telegram: Server) -> None:
    store, today = PostStore(redis), Days(FIRST).number_at(NOW)
    places = []
    for number in range(CHANNELS):
        channel = discord.world.add_channel(discord.world.add_guild())
        assert channel.guild
        places.append(PostChannel(Chat.DISCORD, int(channel.guild.id), int(channel.id)))
        chat = {"id": -1_000_000 - number, "type": "supergroup", "title": "Players"}
        telegram.chats.add(chat, NOBODY, text="Hello")
        places.append(PostChannel(Chat.TELEGRAM, int(str(chat["id"]))))
    for place in places:
        await store.save_settings(place.chat, place.group, PostSettings(place), None, today)


async def posted() -> SendingTime:
    """Post to all channels."""
    async with both_chats() as chats:
        await configure_posts(chats.redis, chats.discord, chats.telegram)
        return await chats.measure(MESSAGES)


@measures("posts.ratio", "posts.429")
def posts() -> Iterator[Figure]:
    """Post to all channels; this takes some three minutes because of the limits."""
    os.environ["NO_PROXY"] = "127.0.0.1"
    found = asyncio.run(posted())
    yield Figure("posts.ratio", found.ratio, "times what the limits impose")
    yield Figure("posts.429", found.refused, "refusals")
