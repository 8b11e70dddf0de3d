"""Everything that runs in a soak: the store behind a line that fails, the chats, the bots, the players."""

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
from tests.discord_chat.wire.player import Player as DiscordPlayer
from tests.discord_chat.wire.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.wire.server import DiscordServer
from tests.soak.bots import Bot
from tests.soak.player import Player
from tests.soak.post import SpreadUpdates
from tests.soak.proxy import Proxy
from tests.soak.seats import DiscordSeat, Seat, TelegramSeat
from tests.store.servers import Server as Valkey
from tests.store.servers import free_port
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server as TelegramServer

PROCESSES = 2
START = 90.0
"""Seconds in which all must be up: a process that finds no store ends, and is started again."""
POLL = 0.02
RECOVERY = 30.0
"""Seconds in which players must be answered again."""
FIRST_PERSON = 5000
KEPT = 500
"""Interactions that Discord remembers, and a quarter of the messages."""


@dataclass(slots=True)
class Trouble:
    """A stretch of time in which presses may stay without an answer: nobody is there who could answer."""

    begun: float
    ended: float = float("inf")


@dataclass(slots=True)
class Stage:
    """All that runs."""

    valkey: Valkey
    proxy: Proxy
    discord: DiscordServer
    telegram: TelegramServer
    post: SpreadUpdates
    bots: list[Bot]
    ports: list[int]
    players: list[Player]
    troubles: list[Trouble] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from the store's being back to the first board that a player was answered with."""

    @asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """Note that there is nobody to answer."""
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
        """Forget what the chats keep of what is long past."""
        self.telegram.requests.clear()
        world = self.discord.world
        for token in [*world.interactions][:-KEPT]:
            del world.interactions[token]
        for number in [*world.messages][: -KEPT * 4]:
            del world.messages[number]

    def unexcused(self) -> list[str]:
        """Return what was asked and got no answer though somebody was there all the time."""
        return [
            f"{asked.player}: {asked.what}"
            for player in self.players
            for asked in player.asked
            if not asked.is_answered and not self._is_excused(asked.begun, asked.ended)
        ]

    def _is_excused(self, begun: float, ended: float) -> bool:
        return any(one.begun < ended and one.ended > begun for one in self.troubles)

    async def faults_in_store(self) -> list[str]:
        """Return which games are kept otherwise than their players were answered."""
        found = []
        async with Redis(host="127.0.0.1", port=self.valkey.port) as redis:
            store = PlayerStore(redis)
            for player in self.players:
                account = _account(player.seat)
                for name in player.known:
                    kept = await store.load_session(account, name)
                    kept.record.replay()
                    if not player.may_be(name, kept):
                        found.append(f"{kept} is kept where {player.known[name]} was answered")
        return found


async def _is_open(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@asynccontextmanager
async def stage(directory: Path, chance: Random, players: int, pause: float) -> AsyncIterator[Stage]:
    """Put all up: a store with its line, two chats, two processes, players in both chats."""
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
        post = SpreadUpdates(telegram.changed, ports, chance)
        telegram.updates = post
        await stack.enter_async_context(telegram.running())
        bots = [
            Bot(directory / f"bot{number}", **_settings(number, port, proxy, discord, telegram))
            for number, port in enumerate(ports)
        ]
        whole = Stage(valkey, proxy, discord, telegram, post, bots, ports, [])
        for bot in bots:
            stack.push_async_callback(bot.close)
            bot.begin()
        await whole.until_up()
        for number in range(players):
            settings = _at_discord(discord, number) if number % 2 else _at_telegram(telegram, number)
            texts = Texts.load(languages()[number % len(languages())])
            whole.players.append(Player(settings, texts, Random(chance.random()), pause))
        await _prefer(valkey, whole.players)
        yield whole


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


async def _prefer(valkey: Valkey, players: list[Player]) -> None:
    """Have each player prefer a language, so that it is seen whose preferences an answer follows."""
    async with Redis(host="127.0.0.1", port=valkey.port) as redis:
        store = PlayerStore(redis)
        for player in players:
            await store.choose(_account(player.seat), {SettingName.LANGUAGE: player.texts.language})


def _account(settings: Seat) -> Account:
    return Account(Chat.DISCORD if isinstance(settings, DiscordSeat) else Chat.TELEGRAM, settings.number)


def _at_discord(discord: DiscordServer, number: int) -> DiscordSeat:
    """Seat a player in a server of a shard, each shard in turn."""
    guild = discord.world.add_guild(number=str((PROCESSES + number // 2) << 22))
    channel = discord.world.add_channel(guild)
    return DiscordSeat(DiscordPlayer(discord, discord.world.add_user(f"player{number}"), channel))


def _at_telegram(telegram: TelegramServer, number: int) -> TelegramSeat:
    return TelegramSeat(Person(telegram, FIRST_PERSON + number, f"Player {number}"))
