"""The faults of a soak: each lasts a moment, and is over when its function returns."""

import asyncio
import resource
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.discord_chat.simulator.refusal import Code
from tests.soak.environment import BotProcess, Environment
from tests.store.servers import until
from tests.telegram_chat.refusals import RefusedError, flood

Fault = Callable[[Environment, Random], Awaitable[None]]

SENDING = ("sendPhoto", "editMessageMedia", "sendMessage", "answerCallbackQuery")
CALLBACK, WEBHOOK = "/interactions/*/*/callback", "/webhooks/*"


# Faults of the store: the bot must answer all the time.


async def store_killed(environment: Environment, chance: Random) -> None:
    """Kill the server, and start it again on its data."""
    environment.valkey.kill()
    await asyncio.sleep(chance.random() * 2)
    await _restart_store(environment)


async def store_loading(environment: Environment, chance: Random) -> None:
    """Restart the server, which gets requests while it reads its data."""
    environment.valkey.kill()
    environment.valkey.launch()
    await asyncio.sleep(chance.random())
    await _restart_store(environment)


async def store_suspended(environment: Environment, chance: Random) -> None:
    """Suspend the server."""
    environment.valkey.suspend()
    await asyncio.sleep(chance.random() * 4)
    environment.valkey.resume()
    await environment.recovered()


async def store_full(environment: Environment, chance: Random) -> None:
    """Leave the server no memory: it refuses to write."""
    await environment.valkey.ask("CONFIG", "SET", "maxmemory", "1")
    await asyncio.sleep(chance.random() * 2)
    await environment.valkey.ask("CONFIG", "SET", "maxmemory", "0")
    await environment.recovered()


async def store_read_only(environment: Environment, chance: Random) -> None:
    """Make the server a replica of a missing one: it refuses to write."""
    await environment.valkey.ask("REPLICAOF", "127.0.0.1", "1")
    await asyncio.sleep(chance.random() * 2)
    await environment.valkey.ask("REPLICAOF", "NO", "ONE")
    await environment.recovered()


async def disk_full(environment: Environment, chance: Random) -> None:
    """Leave a few bytes on the disk, which ends the server."""
    used = max(file.stat().st_size for file in environment.valkey.directory.rglob("*.aof"))
    room = used + chance.randrange(500)
    resource.prlimit(environment.valkey.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    for _ in range(100):
        if environment.valkey.is_running:
            await asyncio.sleep(0.02)
    await _restart_store(environment)


async def line_cut(environment: Environment, _chance: Random) -> None:
    """End all connections to the store."""
    environment.proxy.cut()
    await environment.recovered()


async def line_held(environment: Environment, chance: Random) -> None:
    """Hold everything up on the way to the store and back."""
    environment.proxy.hold()
    await asyncio.sleep(chance.random() * 4)
    environment.proxy.release()
    await environment.recovered()


async def line_slow(environment: Environment, chance: Random) -> None:
    """Delay everything to the store and back."""
    environment.proxy.delay = 0.02 + chance.random() * 0.2
    await asyncio.sleep(2)
    environment.proxy.delay = 0.0


# Faults of the processes and the chats: while they last, there may be no process that can answer.


async def bot_killed(environment: Environment, chance: Random) -> None:
    """Kill a process; it is restarted."""
    async with environment.trouble():
        bot = chance.choice(environment.bots)
        await _replace(environment, bot, signal.SIGKILL)


async def bot_replaced(environment: Environment, chance: Random) -> None:
    """Ask a process to end, as for an upgrade; it is restarted."""
    async with environment.trouble():
        bot = chance.choice(environment.bots)
        await _replace(environment, bot, signal.SIGTERM)


async def bot_suspended(environment: Environment, chance: Random) -> None:
    """Suspend a process for a while."""
    async with environment.trouble():
        bot = chance.choice(environment.bots)
        bot.send(signal.SIGSTOP)
        await asyncio.sleep(chance.random() * 5)
        bot.send(signal.SIGCONT)
        await environment.until_up()


async def discord_cut(environment: Environment, _chance: Random) -> None:
    """End the connections to Discord's gateway."""
    async with environment.trouble():
        environment.discord.gateway.cut()
        await environment.until_up()


async def discord_reconnects(environment: Environment, _chance: Random) -> None:
    """Let Discord ask for new connections."""
    async with environment.trouble():
        await environment.discord.gateway.ask_to_reconnect()
        await environment.until_up()


async def discord_fails(environment: Environment, chance: Random) -> None:
    """Let Discord answer some requests with server errors."""
    async with environment.trouble():
        for path in (CALLBACK, WEBHOOK):
            environment.discord.faults.fail("*", path, chance.choice((500, 502, 503)), chance.randint(1, 3))
        await asyncio.sleep(1)
        environment.discord.faults.stop()


async def discord_limits(environment: Environment, chance: Random) -> None:
    """Let Discord rate-limit some requests."""
    async with environment.trouble():
        environment.discord.faults.limit("*", WEBHOOK, 0.1 + chance.random(), chance.randint(1, 5))
        await asyncio.sleep(1.5)
        environment.discord.faults.stop()


async def discord_breaks_off(environment: Environment, chance: Random) -> None:
    """Cut connections before or after Discord has processed a request."""
    async with environment.trouble():
        for path in (CALLBACK, WEBHOOK):
            environment.discord.faults.cut("*", path, chance.randint(1, 2), is_after=chance.random() < 0.5)
        await asyncio.sleep(1)
        environment.discord.faults.stop()


async def discord_refuses(environment: Environment, chance: Random) -> None:
    """Let Discord forget some interactions."""
    async with environment.trouble():
        environment.discord.faults.refuse("POST", CALLBACK, Code.UNKNOWN_INTERACTION, chance.randint(1, 2))
        await asyncio.sleep(1)
        environment.discord.faults.stop()


async def telegram_limits(environment: Environment, chance: Random) -> None:
    """Let Telegram rate-limit some requests."""
    async with environment.trouble():
        for _ in range(chance.randint(1, 4)):
            environment.telegram.refuse(chance.choice(SENDING), flood(1))
        await asyncio.sleep(2)
        environment.telegram.refusals.clear()


async def telegram_fails(environment: Environment, chance: Random) -> None:
    """Let Telegram answer some requests with server errors."""
    async with environment.trouble():
        for _ in range(chance.randint(1, 4)):
            environment.telegram.refuse(chance.choice(SENDING), RefusedError("Internal Server Error", 500))
        await asyncio.sleep(1)
        environment.telegram.refusals.clear()


async def telegram_breaks_off(environment: Environment, chance: Random) -> None:
    """Cut connections before or after Telegram has processed a request."""
    async with environment.trouble():
        environment.telegram.cut += [(chance.choice(SENDING), chance.random() < 0.5) for _ in range(3)]
        await asyncio.sleep(1)
        environment.telegram.cut.clear()


async def updates_mishandled(environment: Environment, _chance: Random) -> None:
    """Deliver Telegram's updates twice, late, and out of order."""
    environment.updates.twice, environment.updates.late = 0.3, 0.3
    await asyncio.sleep(3)
    environment.updates.twice, environment.updates.late = 0.0, 0.0


async def tables_cut(environment: Environment, _chance: Random) -> None:
    """End the connections of all tables, in the middle of requests and answers."""
    async with environment.trouble():
        for line in environment.pages:
            line.cut()


async def tables_held(environment: Environment, chance: Random) -> None:
    """Hold everything up between tables and pages, mostly for some seconds and at most for a minute."""
    async with environment.trouble():
        for line in environment.pages:
            line.hold()
        await asyncio.sleep(60 * chance.random() ** 4)
        for line in environment.pages:
            line.release()


OF_STORE: tuple[Fault, ...] = (
    store_killed, store_loading, store_suspended, store_full, store_read_only, disk_full, line_cut, line_held,
    line_slow,
)  # fmt: skip
OF_CHATS: tuple[Fault, ...] = (
    bot_killed, bot_replaced, bot_suspended, discord_cut, discord_reconnects, discord_fails, discord_limits,
    discord_breaks_off, discord_refuses, telegram_limits, telegram_fails, telegram_breaks_off,
    updates_mishandled, tables_cut, tables_held,
)  # fmt: skip


async def _restart_store(environment: Environment) -> None:
    """Restart the store, and wait until players get answers."""
    await environment.valkey.restart()
    await environment.recovered()


async def _replace(environment: Environment, bot: BotProcess, number: signal.Signals) -> None:
    """End a process by a signal, and wait until it is restarted and serves."""
    starts = bot.starts
    bot.send(number)
    await until(lambda: bot.starts > starts, "another process runs")
    await environment.until_up()
