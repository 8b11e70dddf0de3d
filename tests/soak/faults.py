"""What goes wrong in a soak: each fault happens to the stage, lasts a moment, and is over."""

import asyncio
import resource
from collections.abc import Awaitable, Callable
from random import Random

from tests.discord_chat.wire.refusal import Code
from tests.soak.stage import Stage
from tests.store.servers import until
from tests.telegram_chat.refusals import RefusedError, flood

Fault = Callable[[Stage, Random], Awaitable[None]]

SENDING = ("sendPhoto", "editMessageMedia", "sendMessage", "answerCallbackQuery")
CALLBACK, WEBHOOK = "/interactions/*/*/callback", "/webhooks/*"


# What becomes of the store: somebody is there to answer all the time.


async def store_killed(stage: Stage, chance: Random) -> None:
    """Kill the server, and start it again on its data."""
    stage.valkey.kill()
    await asyncio.sleep(chance.random() * 2)
    await _back(stage)


async def store_loading(stage: Stage, chance: Random) -> None:
    """Restart the server, and have it asked while it reads its data."""
    stage.valkey.kill()
    stage.valkey.launch()
    await asyncio.sleep(chance.random())
    await _back(stage)


async def store_suspended(stage: Stage, chance: Random) -> None:
    """Hold the server up."""
    stage.valkey.suspend()
    await asyncio.sleep(chance.random() * 4)
    stage.valkey.resume()
    await stage.recovered()


async def store_full(stage: Stage, chance: Random) -> None:
    """Leave the server no memory: it refuses to write."""
    await stage.valkey.ask("CONFIG", "SET", "maxmemory", "1")
    await asyncio.sleep(chance.random() * 2)
    await stage.valkey.ask("CONFIG", "SET", "maxmemory", "0")
    await stage.recovered()


async def store_read_only(stage: Stage, chance: Random) -> None:
    """Make the server the replica of one that is not there: it refuses to write."""
    await stage.valkey.ask("REPLICAOF", "127.0.0.1", "1")
    await asyncio.sleep(chance.random() * 2)
    await stage.valkey.ask("REPLICAOF", "NO", "ONE")
    await stage.recovered()


async def disk_full(stage: Stage, chance: Random) -> None:
    """Leave a few bytes on the disk: no file may grow more. The server ends by that."""
    room = max(file.stat().st_size for file in stage.valkey.directory.rglob("*.aof")) + chance.randrange(500)
    resource.prlimit(stage.valkey.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    for _ in range(100):
        await asyncio.sleep(0.02)
        if not stage.valkey.is_running:
            break
    if stage.valkey.is_running:
        resource.prlimit(stage.valkey.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await stage.recovered()
    else:
        await _back(stage)


async def line_cut(stage: Stage, _chance: Random) -> None:
    """End all connections to the store."""
    stage.proxy.cut()
    await stage.recovered()


async def line_held(stage: Stage, chance: Random) -> None:
    """Let nothing through to the store, nor back."""
    stage.proxy.hold()
    await asyncio.sleep(chance.random() * 4)
    stage.proxy.let_go()
    await stage.recovered()


async def line_slow(stage: Stage, chance: Random) -> None:
    """Make every word to the store and back take its time."""
    stage.proxy.delay = 0.02 + chance.random() * 0.2
    await asyncio.sleep(2)
    stage.proxy.delay = 0.0


# What becomes of the processes and the chats: meanwhile there may be nobody who could answer.


async def bot_killed(stage: Stage, chance: Random) -> None:
    """Kill a process; it is started again."""
    async with stage.trouble():
        bot = chance.choice(stage.bots)
        await _replaced(stage, bot.starts, bot.kill, lambda: bot.starts)


async def bot_replaced(stage: Stage, chance: Random) -> None:
    """Ask a process to end; another one takes its place."""
    async with stage.trouble():
        bot = chance.choice(stage.bots)
        await _replaced(stage, bot.starts, bot.ask_to_end, lambda: bot.starts)


async def bot_suspended(stage: Stage, chance: Random) -> None:
    """Hold a process up for a while; it goes on where it was."""
    async with stage.trouble():
        bot = chance.choice(stage.bots)
        bot.suspend()
        await asyncio.sleep(chance.random() * 5)
        bot.resume()
        await stage.until_up()


async def discord_cut(stage: Stage, _chance: Random) -> None:
    """End the connections to Discord's gateway."""
    async with stage.trouble():
        stage.discord.gateway.cut()
        await stage.until_up()


async def discord_reconnects(stage: Stage, _chance: Random) -> None:
    """Have Discord ask for new connections."""
    async with stage.trouble():
        await stage.discord.gateway.ask_to_reconnect()
        await stage.until_up()


async def discord_fails(stage: Stage, chance: Random) -> None:
    """Have Discord answer some requests as a server that does not work."""
    async with stage.trouble():
        for path in (CALLBACK, WEBHOOK):
            stage.discord.faults.fail("*", path, chance.choice((500, 502, 503)), chance.randint(1, 3))
        await asyncio.sleep(1)
        stage.discord.faults.stop()


async def discord_limits(stage: Stage, chance: Random) -> None:
    """Have Discord want some requests later."""
    async with stage.trouble():
        stage.discord.faults.limit("*", WEBHOOK, 0.1 + chance.random(), chance.randint(1, 5))
        await asyncio.sleep(1.5)
        stage.discord.faults.stop()


async def discord_breaks_off(stage: Stage, chance: Random) -> None:
    """Cut connections before or after Discord has done what it was asked for."""
    async with stage.trouble():
        for path in (CALLBACK, WEBHOOK):
            stage.discord.faults.cut("*", path, chance.randint(1, 2), is_after=chance.random() < 0.5)
        await asyncio.sleep(1)
        stage.discord.faults.stop()


async def discord_refuses(stage: Stage, chance: Random) -> None:
    """Have Discord know some interactions no more."""
    async with stage.trouble():
        stage.discord.faults.refuse("POST", CALLBACK, Code.UNKNOWN_INTERACTION, chance.randint(1, 2))
        await asyncio.sleep(1)
        stage.discord.faults.stop()


async def telegram_limits(stage: Stage, chance: Random) -> None:
    """Have Telegram want some requests later."""
    async with stage.trouble():
        for _ in range(chance.randint(1, 4)):
            stage.telegram.refuse(chance.choice(SENDING), flood(1))
        await asyncio.sleep(2)
        stage.telegram.refusals.clear()


async def telegram_fails(stage: Stage, chance: Random) -> None:
    """Have Telegram answer some requests as a server that does not work."""
    async with stage.trouble():
        for _ in range(chance.randint(1, 4)):
            stage.telegram.refuse(chance.choice(SENDING), RefusedError("Internal Server Error", 500))
        await asyncio.sleep(1)
        stage.telegram.refusals.clear()


async def telegram_breaks_off(stage: Stage, chance: Random) -> None:
    """Cut connections before or after Telegram has done what it was asked for."""
    async with stage.trouble():
        stage.telegram.cut += [(chance.choice(SENDING), chance.random() < 0.5) for _ in range(3)]
        await asyncio.sleep(1)
        stage.telegram.cut.clear()


async def updates_mishandled(stage: Stage, _chance: Random) -> None:
    """Have Telegram's updates come twice, late, and out of order."""
    stage.post.twice, stage.post.late = 0.3, 0.3
    await asyncio.sleep(3)
    stage.post.twice, stage.post.late = 0.0, 0.0


OF_STORE: tuple[Fault, ...] = (
    store_killed, store_loading, store_suspended, store_full, store_read_only, disk_full, line_cut, line_held,
    line_slow,
)  # fmt: skip
OF_CHATS: tuple[Fault, ...] = (
    bot_killed, bot_replaced, bot_suspended, discord_cut, discord_reconnects, discord_fails, discord_limits,
    discord_breaks_off, discord_refuses, telegram_limits, telegram_fails, telegram_breaks_off,
    updates_mishandled,
)  # fmt: skip


async def _back(stage: Stage) -> None:
    """Have the store serve again, and wait until players are answered."""
    await stage.valkey.restart()
    await stage.recovered()


async def _replaced(stage: Stage, starts: int, end: Callable[[], None], count: Callable[[], int]) -> None:
    """End a process, and wait until another one is there and serves."""
    end()

    async def is_replaced() -> bool:
        return count() > starts

    await until(is_replaced, "another process")
    await stage.until_up()
