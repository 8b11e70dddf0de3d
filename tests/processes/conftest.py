"""Fixtures for several bot programs: the chats, and load balancers for their web pages and webhooks."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.specification import Specification as DiscordSpecification
from tests.processes.balancer import Balancer, Programs
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server
from tests.telegram_chat.specification import Specification as TelegramSpecification

PUBLIC = "https://bot.example.org"


@pytest.fixture
async def discord() -> AsyncIterator[DiscordServer]:
    """Provide a Discord simulator; fail if a request was invalid."""
    async with DiscordServer(DiscordSpecification.find()).serving() as server:
        yield server
    assert server.mistakes == []


@pytest.fixture
async def telegram(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Provide a Telegram simulator; fail if a request was invalid or a press was not answered."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    async with Server(TelegramSpecification.find()).faultless() as server:
        yield server


@pytest.fixture
async def programs(
    short_path: Path, redis_url: str, discord: DiscordServer, telegram: Server
) -> AsyncIterator[Programs]:
    """Provide the programs, none of them started, connected to Discord and, by webhook, to Telegram."""
    async with Balancer().serving() as pages, Balancer().serving() as webhooks:
        programs = Programs(
            short_path,
            redis_url,
            pages,
            webhooks,
            DISCORD_TOKEN=DISCORD_TOKEN,
            DISCORD_API_URL=discord.api_url,
            DISCORD_SHARDS="1",
            TELEGRAM_TOKEN=TELEGRAM_TOKEN,
            TELEGRAM_API_URL=telegram.url,
            TELEGRAM_WEBHOOK_URL=PUBLIC,
        )
        telegram.updates.local_url = webhooks.url
        yield programs
        await programs.close()
    assert pages.failures == []
