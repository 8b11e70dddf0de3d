"""Processes of the bot that are killed while they post, and started again: one post in each channel.

Run as a program this is such a process: for each moment that it reads it sends what is due, and echoes it.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from math import inf
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.telegram.adapter import TelegramAdapter
from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.daily.days import Days
from bot.daily.scope import Span
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.telegram_chat.chats import NOBODY, Json
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server

DAYS = Days(date(2026, 11, 16))
TODAY = 5
NOON = DAYS.begins(TODAY) + 12 * 60 * 60
MINUTE = 60
ROOT = Path(__file__).parents[2]
CHANNELS = 3
"""In each chat."""


async def run_process(redis_url: str, discord_url: str, telegram_url: str) -> None:
    async with Redis.from_url(redis_url) as redis:
        texts, pictures = Texts.load("en"), ImageRenderer()
        app = App(PlayerStore(redis), texts, first_day=DAYS.first)
        discord = DiscordAdapter(app, pictures, texts, DISCORD_TOKEN, discord_url)
        telegram = TelegramAdapter(app, pictures, texts, TELEGRAM_TOKEN, telegram_url)
        await discord.start()
        await telegram.start()
        app.services.posts.senders.update({Chat.DISCORD: discord.posts, Chat.TELEGRAM: telegram.posts})
        line = "ready\n"
        while True:
            sys.stdout.write(line)
            sys.stdout.flush()
            line = await asyncio.to_thread(sys.stdin.readline)
            await app.services.posts.poster.post_due(int(line))


@asynccontextmanager
async def two_processes(*urls: str) -> AsyncIterator[list[Process]]:
    """Provide two processes that are ready to post; they are killed in the end."""
    command = (sys.executable, "-m", "tests.bot.test_posts_killed", *urls)
    environment = os.environ | {"NO_PROXY": "127.0.0.1"}
    processes = [
        await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment, cwd=ROOT)
        for _ in range(2)
    ]
    try:
        for process in processes:
            await wait_for_line(process, "ready")
        yield processes
    finally:
        for process in processes:
            process.kill()
            await process.wait()


async def wait_for_line(process: Process, line: str) -> None:
    assert process.stdout
    async with asyncio.timeout(120):
        assert await process.stdout.readline() == f"{line}\n".encode()


def begin_posting(processes: list[Process], now: int) -> None:
    for process in processes:
        assert process.stdin
        process.stdin.write(f"{now}\n".encode())


async def configure(store: PostStore, discord: DiscordServer, telegram: Server) -> list[PostChannel]:
    """Switch posts on in some channels of both chats."""
    channels = []
    for number in range(CHANNELS):
        channel = discord.world.add_channel(discord.world.add_guild())
        assert channel.guild
        channels.append(PostChannel(Chat.DISCORD, int(channel.guild.id), int(channel.id)))
        chat: Json = {"id": -1_000_000 - number, "type": "supergroup", "title": "Players"}
        telegram.chats.add(chat, NOBODY, text="Hello")
        channels.append(PostChannel(Chat.TELEGRAM, int(str(chat["id"]))))
    for one in channels:
        await store.save_settings(one.chat, one.group, PostSettings(one), None, TODAY)
    return channels


def in_discord(discord: DiscordServer) -> list[Message]:
    return [message for message in discord.world.messages.values() if message.nonce]


def in_telegram(telegram: Server) -> list[int]:
    return [chat for (chat, _), message in telegram.messages.items() if "photo" in message]


async def test_each_channel_gets_one_post_though_all_processes_are_killed_while_they_post(
    redis: Redis, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All requests in flight arrive after their processes were killed, except one.

    In Telegram there was only one: the others waited for its picture, and are still to be sent.
    """
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    store = PostStore(redis)
    async with DiscordServer().serving() as discord, Server().running() as telegram:
        channels = await configure(store, discord, telegram)
        urls = redis_url, discord.api_url, telegram.url
        gate = discord.faults.hold("POST", "/channels/*/messages", inf)
        telegram.held["sendPhoto"] = asyncio.Event()
        async with two_processes(*urls) as processes:
            begin_posting(processes, NOON)
            await discord.until(lambda: len(discord.sent("POST", "/channels/*/messages")) == CHANNELS)
            await telegram.until(lambda: telegram.sent("sendPhoto"))
        gate.open()
        discord.faults.stop()
        telegram.held.pop("sendPhoto").set()
        await discord.until(lambda: len(in_discord(discord)) == CHANNELS)
        await telegram.until(lambda: in_telegram(telegram))
        lost, *arrived = in_discord(discord)
        del discord.world.messages[lost.id]
        for channel in channels:  # their claims expire
            key = PostStore.post_key(channel.chat, channel.group)
            assert await redis.hset(key, "day.until", "0") == 0  # it was there
            await store.check_now(channel.chat, channel.group)
        async with two_processes(*urls) as processes:
            for now in (NOON + MINUTE, NOON + 2 * MINUTE):
                begin_posting(processes, now)
                for process in processes:
                    await wait_for_line(process, str(now))
        assert arrived == in_discord(discord)[:-1]
        found = {
            Chat.DISCORD: sorted(int(message.channel.id) for message in in_discord(discord)),
            Chat.TELEGRAM: sorted(in_telegram(telegram)),
        }
        for chat, numbers in found.items():
            assert numbers == sorted(one.channel or one.group for one in channels if one.chat is chat)
        for channel in channels:
            plan = await store.plan(channel.chat, channel.group)
            assert plan.attempts[Span.DAY].sent == TODAY


if __name__ == "__main__":
    asyncio.run(run_process(*sys.argv[1:]))
