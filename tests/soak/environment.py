"""Everything that runs in a soak: the store behind a failing connection, the chats, the bots, the players."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.actions import Player as Account
from bot.core.settings import SettingName
from bot.i18n.texts import Texts, languages
from bot.storage.player_store import PlayerStore
from tests.discord_chat.simulator.player import Player as DiscordPlayer
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.soak.bot_process import BotProcess
from tests.soak.chat_clients import ChatClient, DiscordClient, TelegramClient
from tests.soak.player import Player
from tests.soak.proxy import Proxy
from tests.soak.updates import SpreadUpdates
from tests.store.servers import Server as Valkey
from tests.store.servers import free_port
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server as TelegramServer

PROCESSES = 2
START = 90.0
"""Seconds in which all must be up: a process without a store ends, and is restarted."""
POLL = 0.02
RECOVERY = 30.0
"""Seconds in which players must be answered again."""
FIRST_PERSON = 5000
REMEMBERED = 500
"""Interactions that Discord remembers, and a quarter of the messages."""


@dataclass(slots=True)
class Trouble:
    """A period in which presses may stay unanswered, because no process can answer."""

    begun: float
    ended: float = float("inf")


@dataclass(slots=True)
class Environment:
    """All that runs."""

    valkey: Valkey
    proxy: Proxy
    discord: DiscordServer
    telegram: TelegramServer
    updates: SpreadUpdates
    bots: list[BotProcess]
    ports: list[int]
    players: list[Player]
    troubles: list[Trouble] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from the return of the store until half of the players got a new board."""

    @asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """Note that there may be no process that can answer."""
        trouble = Trouble(time.monotonic())
        self.troubles.append(trouble)
        try:
            yield
        finally:
            trouble.ended = time.monotonic()

    async def until_up(self) -> None:
        """Wait until every process serves both chats."""
        async with asyncio.timeout(START):
            while True:
                if await self._is_up():
                    return
                await asyncio.sleep(POLL)

    async def _is_up(self) -> bool:
        if self.discord.gateway.live != set(range(PROCESSES)):
            return False
        return all([await _is_open(port) for port in self.ports])

    async def recovered(self) -> None:
        """Wait until half of the players have been answered with new boards, and note how long that took."""
        begun = time.monotonic()
        for player in self.players:
            player.good.clear()
        waiting = {asyncio.create_task(player.good.wait()) for player in self.players}
        half = len(waiting) // 2
        try:
            async with asyncio.timeout(RECOVERY):
                while len(waiting) > half:
                    _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waiting:
                wait.cancel()
        self.recoveries.append(time.monotonic() - begun)

    def tidy(self) -> None:
        """Remove old requests, interactions and messages from the chats."""
        self.telegram.requests.clear()
        world = self.discord.world
        for token in [*world.interactions][:-REMEMBERED]:
            del world.interactions[token]
        for number in [*world.messages][: -REMEMBERED * 4]:
            del world.messages[number]

    def unexcused(self) -> list[str]:
        """Return the requests without an answer outside of all troubles."""
        return [
            f"{request.player}: {request.what}"
            for player in self.players
            for request in player.requests
            if not request.is_answered and not self._is_excused(request.begun, request.ended)
        ]

    def _is_excused(self, begun: float, ended: float) -> bool:
        return any(one.begun < ended and one.ended > begun for one in self.troubles)

    async def faults_in_store(self) -> list[str]:
        """Return the games that are stored in another state than their players saw."""
        found = []
        async with Redis(host="127.0.0.1", port=self.valkey.port) as redis:
            store = PlayerStore(redis)
            for player in self.players:
                account = _account(player.client)
                for name in player.known:
                    stored = await store.load_session(account, name)
                    stored.record.replay()
                    if not player.may_be(name, stored):
                        found.append(f"{stored} is stored instead of {player.known[name]}")
        return found


async def _is_open(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@asynccontextmanager
async def running_environment(
    directory: Path, chance: Random, players: int, pause: float
) -> AsyncIterator[Environment]:
    """Start everything: a store with its proxy, two chats, two processes, players in both chats."""
    async with AsyncExitStack() as stack:
        valkey = Valkey(directory / "store")
        stack.callback(valkey.kill)
        await valkey.start()
        proxy = Proxy(valkey.port)
        stack.push_async_callback(proxy.stop)
        await proxy.start()
        discord = await stack.enter_async_context(DiscordServer().serving())
        discord.gateway.shards = PROCESSES
        ports = [free_port() for _ in range(PROCESSES)]
        telegram = TelegramServer()
        updates = SpreadUpdates(telegram.changed, ports, chance)
        telegram.updates = updates
        await stack.enter_async_context(telegram.running())
        bots = [
            BotProcess(directory / f"bot{number}", **_settings(number, port, proxy, discord, telegram))
            for number, port in enumerate(ports)
        ]
        environment = Environment(valkey, proxy, discord, telegram, updates, bots, ports, [])
        for bot in bots:
            stack.push_async_callback(bot.close)
            bot.begin()
        await environment.until_up()
        for number in range(players):
            client = _at_discord(discord, number) if number % 2 else _at_telegram(telegram, number)
            texts = Texts.load(languages()[number % len(languages())])
            environment.players.append(Player(client, texts, Random(chance.random()), pause))
        await _set_languages(valkey, environment.players)
        yield environment


def _settings(
    number: int, port: int, proxy: Proxy, discord: DiscordServer, telegram: TelegramServer
) -> dict[str, str]:
    return {
        "REDIS_URL": f"redis://127.0.0.1:{proxy.port}",
        "DISCORD_TOKEN": DISCORD_TOKEN,
        "DISCORD_API_URL": discord.api_url,
        "DISCORD_SHARDS": str(PROCESSES),
        "DISCORD_SHARD_RANGE": str(number),
        "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
        "TELEGRAM_API_URL": telegram.url,
        "TELEGRAM_WEBHOOK_URL": "https://bot.example.org",
        "TELEGRAM_WEBHOOK_PORT": str(port),
    }


async def _set_languages(valkey: Valkey, players: list[Player]) -> None:
    """Set a language for each player, so that answers show whose settings they follow."""
    async with Redis(host="127.0.0.1", port=valkey.port) as redis:
        store = PlayerStore(redis)
        for player in players:
            await store.choose(_account(player.client), {SettingName.LANGUAGE: player.texts.language})


def _account(client: ChatClient) -> Account:
    return Account(Chat.DISCORD if isinstance(client, DiscordClient) else Chat.TELEGRAM, client.number)


def _at_discord(discord: DiscordServer, number: int) -> DiscordClient:
    """Return a player in a server of a shard, of each shard in turn."""
    guild = discord.world.add_guild(number=str((PROCESSES + number // 2) << 22))
    channel = discord.world.add_channel(guild)
    return DiscordClient(DiscordPlayer(discord, discord.world.add_user(f"player{number}"), channel))


def _at_telegram(telegram: TelegramServer, number: int) -> TelegramClient:
    return TelegramClient(Person(telegram, FIRST_PERSON + number, f"Player {number}"))
