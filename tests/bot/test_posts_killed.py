"""Processes of the bot that are killed while they post, and started again: one post in each channel."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.daily.scope import Span
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from tests.bot.postman import DAYS
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.server import DiscordServer
from tests.telegram_chat.chats import NOBODY, Json
from tests.telegram_chat.server import Server

TODAY = 5
NOON = DAYS.begins(TODAY) + 12 * 60 * 60
MINUTE = 60
ROOT = Path(__file__).parents[2]
CHANNELS = 3
"""In each chat."""


@asynccontextmanager
async def posting(*words: str) -> AsyncIterator[list[Process]]:
    """Provide two processes that are ready to post; they are killed in the end."""
    python, module = sys.executable, "tests.bot.postman"
    environment = os.environ | {"NO_PROXY": "127.0.0.1"}
    processes = [
        await asyncio.create_subprocess_exec(
            python, "-m", module, *words, stdin=PIPE, stdout=PIPE, env=environment, cwd=ROOT
        )
        for _ in range(2)
    ]
    try:
        for process in processes:
            await said(process, "ready")
        yield processes
    finally:
        for process in processes:
            process.kill()
            await process.wait()


async def said(process: Process, line: str) -> None:
    """Wait until a process says something."""
    assert process.stdout
    async with asyncio.timeout(120):
        assert await process.stdout.readline() == f"{line}\n".encode()


def have_posted(processes: list[Process], now: int) -> None:
    """Have all post what is due."""
    for process in processes:
        assert process.stdin
        process.stdin.write(f"{now}\n".encode())


async def settle(store: PostStore, discord: DiscordServer, telegram: Server) -> list[PostChannel]:
    """Settle posts in some channels of both chats."""
    found = []
    for number in range(CHANNELS):
        place = discord.world.add_channel(discord.world.add_guild())
        assert place.guild
        found.append(PostChannel(Chat.DISCORD, int(place.guild.id), int(place.id)))
        chat: Json = {"id": -1_000_000 - number, "type": "supergroup", "title": "Players"}
        telegram.chats.add(chat, NOBODY, text="Hello")
        found.append(PostChannel(Chat.TELEGRAM, int(str(chat["id"]))))
    for channel in found:
        await store.save_settings(channel.chat, channel.group, PostSettings(channel), None, TODAY)
    return found


def in_discord(discord: DiscordServer) -> list[Message]:
    return [message for message in discord.world.messages.values() if message.nonce]


def in_telegram(telegram: Server) -> list[int]:
    return [chat for (chat, _), message in telegram.messages.items() if "photo" in message]


async def test_one_post_a_channel_though_all_processes_are_killed_while_they_post(
    redis: Redis, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was on its way arrives behind the death of its sender, but for one post.

    In Telegram only one was: the others waited for its picture, and are still to be sent.
    """
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    store = PostStore(redis)
    async with DiscordServer().serving() as discord, Server().running() as telegram:
        channels = await settle(store, discord, telegram)
        urls = redis_url, discord.api_url, telegram.url
        gate = discord.faults.hold("POST", "/channels/*/messages", inf)
        telegram.held["sendPhoto"] = asyncio.Event()
        async with posting(*urls) as processes:
            have_posted(processes, NOON)
            await discord.until(lambda: len(discord.sent("POST", "/channels/*/messages")) == CHANNELS)
            await telegram.until(lambda: telegram.sent("sendPhoto"))
        gate.open()
        discord.faults.stop()
        telegram.held.pop("sendPhoto").set()
        await discord.until(lambda: len(in_discord(discord)) == CHANNELS)
        await telegram.until(lambda: in_telegram(telegram))
        lost, *kept = in_discord(discord)
        del discord.world.messages[lost.id]
        for channel in channels:  # their claims run out
            key = PostStore.post_key(channel.chat, channel.group)
            assert await redis.hset(key, "day.until", "0") == 0  # it was there
            await store.check_now(channel.chat, channel.group)
        async with posting(*urls) as processes:
            for now in (NOON + MINUTE, NOON + 2 * MINUTE):
                have_posted(processes, now)
                for process in processes:
                    await said(process, str(now))
        assert kept == in_discord(discord)[:-1]
        came = [int(message.channel.id) for message in in_discord(discord)]
        assert sorted(came) == sorted(place.channel for place in channels if place.chat is Chat.DISCORD)
        assert sorted(in_telegram(telegram)) == sorted(
            place.group for place in channels if place.chat is Chat.TELEGRAM
        )
        for channel in channels:
            plan = await store.plan(channel.chat, channel.group)
            assert plan.attempts[Span.DAY].sent == TODAY
