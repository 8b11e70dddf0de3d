"""A primary and its replica with three sentinels, which make the replica the primary when it is gone."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast

from tests.store.servers import NODE_TIMEOUT, Server, replicated, text, until

PERIODS = {"info-period": 300, "publish-period": 300, "ping-period": 200}
"""In which sentinels ask and tell: by themselves they take ten seconds to notice one that has come back."""
SERVICE = "games"
"""What sentinels call the servers that they guard."""


@dataclass(frozen=True)
class Guarded:
    """A primary and its replicas, guarded by sentinels."""

    servers: tuple[Server, ...]
    sentinels: tuple[Server, ...]

    @property
    def url(self) -> str:
        """The address by which the bot finds the primary."""
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in self.sentinels)
        return f"redis+sentinel://{hosts}/{SERVICE}"

    async def primary(self) -> Server:
        """Return the server that the sentinels take for the primary."""
        for sentinel in self.sentinels:
            if sentinel.is_running:
                words = ("SENTINEL", "GET-MASTER-ADDR-BY-NAME", SERVICE)
                _, port = cast(list[bytes], await sentinel.ask(*words))
                return next(one for one in self.servers if one.port == int(port))
        raise AssertionError("no sentinel is left")


@asynccontextmanager
async def sentinels(directory: Path, count: int = 3, replicas: int = 1) -> AsyncIterator[Guarded]:
    """Run a primary, its replicas and the sentinels that guard them."""
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(replicated(directory, replicas))
        rules = (
            f"monitor {SERVICE} 127.0.0.1 {servers[0].port} {count // 2 + 1}",
            f"down-after-milliseconds {SERVICE} {NODE_TIMEOUT}",
            f"failover-timeout {SERVICE} {4 * NODE_TIMEOUT}",
        )
        guards = []
        for number in range(count):
            path = directory / f"sentinel{number}"
            guard = Server(path, {}, "--sentinel")
            guard.settings = {
                "port": str(guard.port),
                "bind": "127.0.0.1",
                "protected-mode": "no",
                "dir": f'"{path}"',
                "sentinel": "\n".join(rules),  # a line each
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
    words = list(map(text, cast(list[bytes], await sentinel.ask("SENTINEL", "MASTER", SERVICE))))
    found = dict(zip(words[::2], words[1::2], strict=True))
    return (
        int(found["num-slaves"]) == len(guarded.servers) - 1
        and int(found["num-other-sentinels"]) == len(guarded.sentinels) - 1
    )
