"""A bot process that only posts or reminds: ``REDIS_URL DISCORD_URL TELEGRAM_URL [reminders]``.

It prints ``ready``, and starts when it reads a line.
"""

import asyncio
import sys
from datetime import date

from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.features.posts.poster import Poster
from bot.features.reminders.scheduler import ReminderScheduler
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.coordination.post_pacing import PostPacer, PostPacingStore
from bot.storage.player_store import PlayerStore
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN

FIRST, NOW = date(2026, 11, 16), 1_795_179_600
"""The first day, and the time at which all posts are due: 20 November 2026, 13:00 UTC."""


async def post(redis_url: str, discord_url: str, telegram_url: str, work: str = "posts") -> None:
    """Post what is due, or send the reminders that are, until the input ends."""
    async with Redis.from_url(redis_url) as redis:
        texts, pictures, pace = Texts.load("en"), ImageRenderer(), PostPacer(PostPacingStore(redis))
        app = App(Services(PlayerStore(redis), texts, now=lambda: NOW, first_day=FIRST))
        discord = DiscordAdapter(app, pictures, texts, DISCORD_TOKEN, discord_url, pace=pace)
        telegram = TelegramAdapter(app, pictures, texts, TELEGRAM_TOKEN, telegram_url, pace=pace)
        await pictures.warm()
        await discord.start()
        await telegram.start()
        app.services.post_senders.update({Chat.DISCORD: discord.posts, Chat.TELEGRAM: telegram.posts})
        app.services.direct_messages[Chat.DISCORD] = discord.direct_messages
        app.services.direct_messages[Chat.TELEGRAM] = telegram.direct_messages
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        is_reminding = work == "reminders"
        loop = app.services.get(ReminderScheduler) if is_reminding else app.services.get(Poster)
        posting = asyncio.create_task(loop.run())
        await asyncio.to_thread(sys.stdin.read)
        posting.cancel()
        await asyncio.gather(posting, return_exceptions=True)
        await discord.stop()
        await telegram.stop()
        pictures.close()


if __name__ == "__main__":
    asyncio.run(post(*sys.argv[1:]))
