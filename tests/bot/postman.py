"""A process of the bot that posts and does nothing else, for tests that kill it: said where, by its words.

Each line that comes in is a moment at which it posts what is due, and is said again when all is posted.
"""

import asyncio
import sys
from datetime import date

from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.daily.days import Days
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from tests.discord_chat.wire.server import TOKEN as DISCORD_TOKEN
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN

DAYS = Days(date(2026, 11, 16))


async def post(redis_url: str, discord_url: str, telegram_url: str) -> None:
    """Post whenever a line comes in, until the input ends."""
    async with Redis.from_url(redis_url) as redis:
        texts, pictures = Texts.load("en"), ImageRenderer()
        app = App(PlayerStore(redis), texts, first_day=DAYS.first)
        discord = DiscordAdapter(app, pictures, texts, DISCORD_TOKEN, discord_url)
        telegram = TelegramAdapter(app, pictures, texts, TELEGRAM_TOKEN, telegram_url)
        await discord.start()
        await telegram.start()
        app.services.posts.senders.update({Chat.DISCORD: discord.posts, Chat.TELEGRAM: telegram.posts})
        say("ready")
        while line := await asyncio.to_thread(sys.stdin.readline):
            await app.services.posts.poster.post_due(int(line))
            say(line.strip())
        await discord.stop()
        await telegram.stop()
        pictures.close()


def say(line: str) -> None:
    """Say a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(post(*sys.argv[1:]))
