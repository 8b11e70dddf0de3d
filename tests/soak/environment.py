"""Everything that runs in a soak: the store behind a failing connection, the chats, the bots, the players."""

import asyncio
import resource
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from redis.asyncio import Redis

from bot.core.actions import Chat
from bot.core.actions import Player as Account
from bot.core.session import Session
from bot.features.lessons.store import LessonStore
from bot.features.second_tries.mistake_book import Mistake, MistakeBook
from bot.features.second_tries.store import MistakeStore
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from engine.goal import WIN, Goal
from tests.bot.desk import LOST
from tests.bot.program import own_paths
from tests.discord_chat.simulator.player import Player as DiscordPlayer
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.soak.chat_clients import ChatClient, DiscordClient, TelegramClient
from tests.soak.player import LOST_GAME, MISTAKEN, MISTAKES, Player
from tests.soak.table_client import TableClient
from tests.soak.updates import SpreadUpdates
from tests.store.proxy import Proxy
from tests.store.servers import Server as Valkey
from tests.store.servers import free_port
from tests.telegram_chat.people import Person
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server as TelegramServer

PROCESSES = 2
PAUSE = 0.3
"""Seconds after which a process that ended is started again."""
ENDING = 10.0
"""Seconds that a process has to end after SIGTERM."""
START = 90.0
"""Seconds in which all must be up: a process without a store ends, and is restarted."""
POLL = 0.02
RECOVERY = 30.0
"""Seconds in which players must be answered again."""
FIRST_PERSON = 5000
WITH_TABLES = 2
"""Of so many players in Telegram, one also plays at tables."""
REMEMBERED = 500
"""Interactions that Discord remembers, and a quarter of the messages."""


def memory_in_kib(process: int) -> int:
    """Return the resident memory of a process in KiB; 0 if it has ended."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    except FileNotFoundError:
        return 0
    return pages * resource.getpagesize() // 1024


class BotProcess:
    """One process of the bot, restarted whenever it ends, as a service manager does."""

    def __init__(self, directory: Path, **settings: str) -> None:
        directory.mkdir()
        self.log = directory / "log"
        self._directory = directory
        usual = {"DATA_DIR": str(directory / "data"), "PAGE_PORT": "0", "NO_PROXY": "127.0.0.1"}
        self._environment = own_paths() | usual | settings
        self._process: Process | None = None
        self._running: asyncio.Task[None] | None = None
        self.starts = 0

    def begin(self) -> None:
        """Start it, and restart it whenever it ends."""
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End it for good; kill it if it does not end in time."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        if self._process is None:
            return
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDING):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    @property
    def kib(self) -> int:
        """Its resident memory in KiB; 0 while it does not run."""
        return memory_in_kib(self._process.pid) if self._process else 0

    def send(self, number: signal.Signals) -> None:
        """Send it a signal if it runs."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)

    async def _run(self) -> None:
        while True:
            with self.log.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "bot"),
                    env=self._environment,
                    cwd=self._directory,
                    stdin=DEVNULL,
                    stdout=log,
                    stderr=log,
                )
            self.starts += 1
            await self._process.wait()
            await asyncio.sleep(PAUSE)


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
    pages: list[Proxy]
    """What tables reach the pages of the processes through."""
    troubles: list[Trouble] = field(default_factory=list)
    recoveries: list[float] = field(default_factory=list)
    """Seconds from the return of the store until half of the players got a new board."""

    @asynccontextmanager
    async def trouble(self) -> AsyncIterator[None]:
        """Record a period in which there may be no process that can answer."""
        trouble = Trouble(time.monotonic())
        self.troubles.append(trouble)
        try:
            yield
        finally:
            trouble.ended = time.monotonic()

    async def until_up(self) -> None:
        """Wait until every process serves both chats."""
        async with asyncio.timeout(START):
            while not await self._is_up():  # noqa: ASYNC110 - other processes
                await asyncio.sleep(POLL)

    async def _is_up(self) -> bool:
        if self.discord.gateway.live != set(range(PROCESSES)):
            return False
        try:
            for port in self.ports:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
        except OSError:
            return False
        return True

    async def recovered(self) -> None:
        """Wait until half of the players have been answered with new boards, and note how long that took."""
        begun = time.monotonic()
        for player in self.players:
            player.good.clear()
        async with asyncio.timeout(RECOVERY):
            while sum(player.good.is_set() for player in self.players) < len(self.players) / 2:  # noqa: ASYNC110
                await asyncio.sleep(POLL)
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
            f"{player.client.number}: {request.what}"
            for player in self.players
            for request in player.requests
            if not request.is_answered
            and not any(one.begun < request.ended and one.ended > request.begun for one in self.troubles)
        ]

    async def faults_in_store(self) -> list[str]:
        """Return the games, lessons and mistakes that are stored otherwise than their players saw."""
        found = []
        async with Redis(port=self.valkey.port) as redis:
            store = PlayerStore(redis)
            for player in self.players:
                account = _account(player.client)
                for name in player.known:
                    stored = await store.load_session(account, name)
                    stored.record.replay()
                    if not player.may_be(name, stored):
                        found.append(f"{stored} is stored instead of {player.known[name]}")
                lessons = await LessonStore(redis).finished(account)
                found += player.lost_of(lessons, await MistakeStore(redis).load_book(account))
        return found


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
        discord.clock.patience = 0.0
        ports, pages = ([free_port() for _ in range(PROCESSES)] for _ in range(2))
        telegram = TelegramServer()
        updates = SpreadUpdates(telegram.changed, ports, chance)
        telegram.updates = updates
        await stack.enter_async_context(telegram.running())
        bots = [
            BotProcess(directory / f"bot{number}", **_settings(number, *at, proxy, discord, telegram))
            for number, at in enumerate(zip(ports, pages, strict=True))
        ]
        lines = [Proxy(page) for page in pages]
        for line in lines:
            stack.push_async_callback(line.stop)
            await line.start()
        environment = Environment(valkey, proxy, discord, telegram, updates, bots, ports, [], lines)
        for bot in bots:
            stack.push_async_callback(bot.close)
            bot.begin()
        await environment.until_up()
        for number in range(players):
            client: ChatClient = (
                _at_discord(discord, number) if number % 2 else _at_telegram(telegram, number)
            )
            if isinstance(client, TelegramClient) and number % (2 * WITH_TABLES) == 0:
                addresses = [f"http://127.0.0.1:{line.port}" for line in lines]
                client = TableClient(client, addresses, Random(chance.random()))
                stack.push_async_callback(client.close)
            texts = Texts.load(finished_languages()[number % len(finished_languages())])
            environment.players.append(Player(client, texts, Random(chance.random()), pause))
        async with Redis(port=valkey.port) as redis:
            for player in environment.players:  # so that answers show whose settings they follow
                chosen = {"language": player.texts.language}
                await PlayerStore(redis).choose(_account(player.client), chosen)
                await _give_mistakes(redis, _account(player.client))
        yield environment


async def _give_mistakes(redis: Redis, account: Account) -> None:
    """Give a player a lost game, and as many mistakes to practice as if there had been many."""
    now = int(time.time())
    session = Session(LOST_GAME, LOST, began=now, moved=now, first_move=now)
    await PlayerStore(redis).begin(account, session, "", is_over=True)
    book = MistakeBook(
        tuple(Mistake.of(f"{number:010x}", MISTAKEN, Goal(WIN), 0) for number in range(MISTAKES))
    )
    await MistakeStore(redis).change(account, MistakeBook(), book, LOST_GAME)


def _settings(
    number: int, port: int, page: int, proxy: Proxy, discord: DiscordServer, telegram: TelegramServer
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
        "PAGE_PORT": str(page),
        "PAGE_URL": "https://cards.example.org",
    }


def _account(client: ChatClient) -> Account:
    return Account(Chat.DISCORD if isinstance(client, DiscordClient) else Chat.TELEGRAM, client.number)


def _at_discord(discord: DiscordServer, number: int) -> DiscordClient:
    """Return a player in a server of a shard, of each shard in turn."""
    guild = discord.world.add_guild(number=str((PROCESSES + number // 2) << 22))
    channel = discord.world.add_channel(guild)
    return DiscordClient(DiscordPlayer(discord, discord.world.add_user(f"player{number}"), channel))


def _at_telegram(telegram: TelegramServer, number: int) -> TelegramClient:
    return TelegramClient(Person(telegram, FIRST_PERSON + number, f"Player {number}"))
