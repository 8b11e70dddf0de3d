"""The whole program posts by itself what is due, and no post twice when it is started again."""

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from tests.bot.program import Program, running
from tests.telegram_chat.chats import NOBODY, Json
from tests.telegram_chat.people import words
from tests.telegram_chat.server import TOKEN, Server

GROUPS = (-1_001, -1_002)


def posts(server: Server, group: int) -> list[Json]:
    """Return what was posted in a group."""
    return [message for (chat, _), message in server.messages.items() if chat == group and "photo" in message]


async def test_what_is_due_is_posted_by_itself_and_once(
    server: Server, redis_url: str, short_path: Path
) -> None:
    yesterday = datetime.now(UTC).date() - timedelta(days=1)
    settings = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API_URL": server.url, "NO_PROXY": "127.0.0.1"}
    program = Program(short_path, **settings, REDIS_URL=redis_url, DAILY_FIRST_DAY=yesterday.isoformat())
    for group in GROUPS:
        server.chats.add({"id": group, "type": "supergroup", "title": "Players"}, NOBODY, text="Hello")
        settled = PostSettings(PostChannel(Chat.TELEGRAM, group), hour=0)
        async with Redis.from_url(redis_url) as redis:
            await PostStore(redis).save_settings(Chat.TELEGRAM, group, settled, None, since=1)
        # In the second run the first group is looked at as well; the post in the second one tells when.
        async with running(program):
            await server.until(partial(posts, server, group))
    titles = [words(post).splitlines()[0] for post in posts(server, GROUPS[0])]
    assert titles
    assert len(set(titles)) == len(titles), "one a day, should midnight come between"
    assert all(title.startswith("Daily puzzle #") for title in titles)
