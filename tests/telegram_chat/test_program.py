"""The whole program with Telegram: killed, sending due posts, and behind a proxy."""

import asyncio
import json
import signal
from datetime import UTC, datetime, time, timedelta
from functools import partial
from pathlib import Path

import aiohttp
import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.features.posts.planning import LEAST_TIME
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from tests.bot.posts.post_office import expire_claims
from tests.bot.program import PATIENCE, Program, running
from tests.store.servers import free_port
from tests.telegram_chat.chats import NOBODY, Json
from tests.telegram_chat.people import Person, buttons, words
from tests.telegram_chat.server import TOKEN, Server
from tests.telegram_chat.updates import SECRET_HEADER

GROUPS = (-1_001, -1_002)


def program(server: Server, folder: Path, **settings: str) -> Program:
    return Program(
        folder, TELEGRAM_TOKEN=TOKEN, TELEGRAM_API_URL=server.url, NO_PROXY="127.0.0.1", **settings
    )


def posts(server: Server, group: int) -> list[Json]:
    return [message for (chat, _), message in server.messages.items() if chat == group and "photo" in message]


async def test_a_killed_program_loses_no_move_and_later_presses_count_once(
    server: Server, anna: Person, short_path: Path
) -> None:
    killed = program(server, short_path)
    async with running(killed):
        board = await anna.say("/play wish 0")
        dealt = words(board)
        shown = await anna.tap(board, next(buttons(board))["text"])
        await server.until(lambda: words(board) != dealt)
        before = words(board)
        await killed.kill_all()
    label = next(buttons(board))["text"]
    pressed = [await anna.tap(board, label) for _ in range(2)]  # nothing happens, so the player presses again
    async with running(killed):
        await server.until(lambda: words(board) != before)
        for query in pressed:
            await anna.answered(query)
        undone = await anna.say("/undo")
        assert "With help: 1 undo" in words(undone)
        assert words(undone).splitlines()[0] == before.splitlines()[0]
        assert next(buttons(undone))["text"] == label
    server.answers.pop(shown)  # its delivery may be unconfirmed, so it may be answered again


@pytest.fixture
async def posting(server: Server, redis_url: str, short_path: Path) -> Program:
    """Return a program whose daily posts are due at midnight, in groups that do not have their posts yet."""
    now = datetime.now(UTC)
    midnight = datetime.combine(now + timedelta(days=1), time(), UTC)
    if now + timedelta(seconds=LEAST_TIME + PATIENCE) > midnight:
        pytest.skip("the day ends, and with it its post: run this test after midnight (UTC)")
    return program(
        server, short_path, REDIS_URL=redis_url, DAILY_FIRST_DAY=(now - timedelta(days=1)).date().isoformat()
    )


async def add_group(server: Server, redis: Redis, group: int) -> None:
    """Add the bot to a group that wants daily posts."""
    server.chats.add({"id": group, "type": "supergroup", "title": "Players"}, NOBODY, text="Hello")
    settings = PostSettings(PostChannel(Chat.TELEGRAM, group), hour=0)
    await PostStore(redis).save_settings(Chat.TELEGRAM, group, settings, None, since=1)


async def end_claim(redis: Redis, group: int) -> None:
    """Let pass the three minutes in which only the process that claimed a group's post may send it."""
    await expire_claims(redis, [group])
    await PostStore(redis).schedule.check_by(Chat.TELEGRAM, group, 0)


@pytest.mark.rare(seconds=8)
async def test_due_posts_are_sent_once(server: Server, redis: Redis, posting: Program) -> None:
    for group in GROUPS:
        await add_group(server, redis, group)
        # The second run also considers the first group; the post in the second group shows that it did.
        async with running(posting):
            await server.until(partial(posts, server, group))
    titles = [words(post).splitlines()[0] for post in posts(server, GROUPS[0])]
    assert titles
    assert len(set(titles)) == len(titles), "one a day, in case midnight passes meanwhile"
    assert all(title.startswith("Daily challenge #") for title in titles)


@pytest.mark.rare(seconds=12)
@pytest.mark.parametrize("has_arrived", [False, True])
async def test_a_post_whose_program_is_killed_before_telegram_answers_is_sent_again(
    server: Server, redis: Redis, posting: Program, *, has_arrived: bool
) -> None:
    group = GROUPS[0]
    await add_group(server, redis, group)
    server.held["sendPhoto"] = asyncio.Event()
    server.cut.append(("sendPhoto", has_arrived))
    async with running(posting):
        await server.until(lambda: server.sent("sendPhoto"))
        posting.send(signal.SIGKILL)
        await posting.end()
    server.held.pop("sendPhoto").set()
    await server.until(lambda: not server.cut)
    await end_claim(redis, group)
    async with running(posting):
        await server.until(lambda: len(posts(server, group)) == 1 + has_arrived)
    await end_claim(redis, group)
    async with running(posting):
        await add_group(server, redis, GROUPS[1])
        await server.until(partial(posts, server, GROUPS[1]))
    assert len(posts(server, group)) == 1 + has_arrived


async def test_a_webhook_behind_a_proxy_is_served_and_stays_registered_after_the_program_ends(
    server: Server, anna: Person, short_path: Path
) -> None:
    public, port = "https://bot.example.org/solitaire", str(free_port())
    hooked = program(server, short_path, TELEGRAM_WEBHOOK_URL=public, TELEGRAM_WEBHOOK_PORT=port)
    async with running(hooked):
        await server.until(lambda: server.sent("getMyCommands"))  # it has logged in
        webhook = server.updates.webhook
        assert webhook["url"].startswith(f"{public}/")
        typed = server.chats.add(anna.private, anna.user, text="/play wish 0")
        local = webhook["url"].replace("https://bot.example.org", f"http://127.0.0.1:{port}")
        async with (
            aiohttp.ClientSession(headers={SECRET_HEADER: webhook["secret_token"]}) as session,
            session.post(local, data=json.dumps({"update_id": 1, "message": typed})) as response,
        ):
            assert (response.status, await response.read()) == (200, b"")
        assert "photo" in await anna.answer_to(typed)
    assert (await hooked.end()).status == 0
    assert server.updates.webhook["url"] == webhook["url"]
