"""A primary and its replica with three sentinels, which promote the replica when the primary is down."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.store.servers import NODE_TIMEOUT, Server, replicated, until

PERIODS = {"info-period": 300, "publish-period": 300, "ping-period": 200}
"""Milliseconds between the requests of sentinels; the defaults are up to ten seconds."""
SERVICE = "games"
COUNT = 3


@dataclass(frozen=True)
class Guarded:
    """A primary and its replica, monitored by sentinels."""

    servers: tuple[Server, ...]
    sentinels: tuple[Server, ...]

    @property
    def url(self) -> str:
        """The URL by which the bot finds the primary."""
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in self.sentinels)
        return f"redis+sentinel://{hosts}/{SERVICE}"

    async def primary(self) -> Server:
        """Return the server that the sentinels consider the primary."""
        _, port = await self.sentinels[0].ask("SENTINEL", "GET-MASTER-ADDR-BY-NAME", SERVICE)
        return next(one for one in self.servers if one.port == int(port))


@asynccontextmanager
async def sentinels(directory: Path) -> AsyncIterator[Guarded]:
    """Run a primary, its replica and the sentinels that monitor them."""
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(replicated(directory))
        rules = (
            f"monitor {SERVICE} 127.0.0.1 {servers[0].port} {COUNT // 2 + 1}",
            f"down-after-milliseconds {SERVICE} {NODE_TIMEOUT}",
            f"failover-timeout {SERVICE} {4 * NODE_TIMEOUT}",
        )
        guards = []
        for number in range(COUNT):
            path = directory / f"sentinel{number}"
            guard = Server(path, {}, "--sentinel")
            guard.settings = {
                "port": str(guard.port),
                "bind": "127.0.0.1",
                "protected-mode": "no",
                "dir": f'"{path}"',
                "sentinel": "\n".join(rules),  # one line per rule
            }
            stack.callback(guard.kill)
            await guard.start()
            for name, milliseconds in PERIODS.items():
                await guard.ask("SENTINEL", "DEBUG", name, milliseconds)
            guards.append(guard)
        guarded = Guarded(servers, tuple(guards))
        for guard in guards:
            await until(partial(_knows_all, guard, guarded), "a sentinel knows all")
        yield guarded


async def _knows_all(sentinel: Server, guarded: Guarded) -> bool:
    found = await sentinel.ask("SENTINEL MASTER", SERVICE)
    return (int(found["num-slaves"]), int(found["num-other-sentinels"])) == (
        len(guarded.servers) - 1,
        len(guarded.sentinels) - 1,
    )
