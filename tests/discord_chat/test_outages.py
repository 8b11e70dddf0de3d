"""Outages of Discord's gateway: how long the bot waits between attempts, and how many session starts it uses.

Waiting takes no time here: each wait is noted, and moves the clock of the bot.
"""

import asyncio
from itertools import pairwise
from types import SimpleNamespace

import discord.shard
import pytest
from discord import SessionStartLimits

from bot.app import App
from bot.chats.discord.adapter import DISCORD, DiscordAdapter
from bot.chats.discord.client import DiscordClient, Shards
from bot.chats.discord.reconnection import STABLE_SECONDS, ReconnectPace
from bot.chats.discord.session_starts import SessionStarts
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import Clock
from bot.runtime.reconnect_waits import LONGEST_WAIT, ReconnectWaits
from tests.discord_chat.conftest import connected
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer

HOUR, DAY = 3600.0, 86_400.0


class NotedWaits:
    """A clock that only waiting moves, with all waits."""

    def __init__(self) -> None:
        self.time = 0.0
        self.seconds: list[float] = []
        self.changed = asyncio.Event()
        self.clock = Clock(lambda: self.time, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.time += seconds
        self.changed.set()
        await asyncio.sleep(0)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> NotedWaits:
    """Provide the waits of the bot and of discord.py's shards."""

    async def identify_at_once(_client: DiscordClient, _shard: int | None, *, initial: bool) -> None:
        assert initial in (True, False)

    waits = NotedWaits()
    monkeypatch.setattr(DiscordClient, "before_identify_hook", identify_at_once)
    monkeypatch.setattr("bot.runtime.reconnect_waits.FIRST_WAIT", 1.0)
    monkeypatch.setattr(discord.shard, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": waits.sleep}))
    return waits


@pytest.fixture
def adapter(app: App, pictures: ImageRenderer, texts: Texts, waits: NotedWaits) -> DiscordAdapter:
    return DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(2), clock=waits.clock)


async def test_after_an_outage_of_any_length_every_shard_is_back_in_half_a_minute(
    discord: DiscordServer, adapter: DiscordAdapter, waits: NotedWaits
) -> None:
    async with connected(adapter, discord, {0, 1}):
        waits.seconds.clear()
        discord.gateway.take_down()
        await discord.until(lambda: sum(waits.seconds) > HOUR)
        discord.gateway.is_down = False
        await discord.until(lambda: discord.gateway.is_open)
        assert max(waits.seconds) <= LONGEST_WAIT
        # The sessions are resumed: nothing that happened in the outage is missed, and no start is used.
        assert len(discord.gateway.identified) == 2


async def test_a_gateway_that_accepts_connections_and_says_nothing_is_not_waited_for(
    discord: DiscordServer, adapter: DiscordAdapter, waits: NotedWaits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chats.discord.reconnection.CONNECT_SECONDS", 0.05)
    async with connected(adapter, discord, {0, 1}):
        discord.gateway.is_silent = True
        discord.gateway.cut()
        waits.seconds.clear()
        await discord.until(lambda: len(waits.seconds) > 8)
        discord.gateway.is_silent = False
        await discord.until(lambda: discord.gateway.is_open)
        assert len(discord.gateway.resumed) == len(discord.gateway.identified) == 2


async def test_a_gateway_that_ends_every_session_gets_no_more_starts_than_it_allows(
    discord: DiscordServer,
    app: App,
    pictures: ImageRenderer,
    texts: Texts,
    waits: NotedWaits,
    caplog: pytest.LogCaptureFixture,
) -> None:
    adapter = DiscordAdapter(app, pictures, texts, TOKEN, DISCORD, Shards(1), clock=waits.clock)
    discord.gateway.refusal = 4000  # an unknown error: the session was started, and is gone
    discord.gateway.starts, discord.gateway.reset_after = 110, round(DAY) * 1000
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    begun: list[float] = []  # at each start

    def is_long_out() -> bool:
        begun.extend([waits.time] * (len(discord.gateway.identified) - len(begun)))
        return len(begun) >= 16

    await discord.until(is_long_out)
    discord.gateway.refusal = 0
    await discord.until(lambda: discord.gateway.is_open)
    await adapter.stop()
    running.cancel()
    pauses = [after - before for before, after in pairwise(begun)]
    assert max(pauses[:9]) <= LONGEST_WAIT
    assert min(pauses[10:]) > 0.98 * DAY / 100  # the last hundred are spread over the rest of the day
    assert "Discord allows 100 more of 1000 session starts" in caplog.text
    assert not discord.gateway.resumed  # there is no session to resume


async def test_a_day_of_failing_starts_does_not_use_up_the_limit(waits: NotedWaits) -> None:
    used = 0

    async def fetch() -> SessionStartLimits:
        if 400 < used < 500:
            raise discord.GatewayNotFound
        left = round(DAY - waits.time % DAY) * 1000
        return SessionStartLimits(total=1000, remaining=1000 - used, reset_after=left, max_concurrency=1)

    starts = SessionStarts(fetch, waits.clock)
    while waits.time < DAY - HOUR:
        await starts.acquire()
        used += 1
        await waits.sleep(20.0)
    assert 900 < used < 1000


def test_a_connection_that_breaks_again_and_again_is_not_tried_at_once() -> None:
    waits = NotedWaits()
    pace = ReconnectPace(ReconnectWaits(lambda _least, most: most), lambda: waits.time)
    assert pace.delay() == 0.0
    assert [pace.delay() for _ in range(7)] == [1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    pace.note_connected()
    waits.time += STABLE_SECONDS - 1
    assert pace.delay() == 30.0
    pace.note_connected()
    waits.time += STABLE_SECONDS
    assert [pace.delay(), pace.delay()] == [0.0, 1.0]


@pytest.mark.usefixtures("address")
async def test_no_wait_for_the_login_is_longer_than_half_a_minute(
    adapter: DiscordAdapter, waits: NotedWaits
) -> None:
    await adapter.start()  # nothing listens there
    running = asyncio.create_task(adapter.run())
    async with asyncio.timeout(GRACE):
        while len(waits.seconds) < 12:
            waits.changed.clear()
            await waits.changed.wait()
    await adapter.stop()
    running.cancel()
    assert LONGEST_WAIT / 2 <= max(waits.seconds) <= LONGEST_WAIT
