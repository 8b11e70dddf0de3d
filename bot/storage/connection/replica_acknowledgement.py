"""Connections on which a write succeeds only after a number of replicas have acknowledged it.

WAIT is sent in one packet after a write, on the same connection, and its answer is read before the last
answer of the packet is returned. It works the same for a command, a pipeline, a transaction and a script, and
for a single server, a primary that Sentinel monitors and the nodes of a cluster.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from redis.asyncio.connection import AbstractConnection
from redis.commands.cluster import READ_COMMANDS
from redis.exceptions import ResponseError

from bot.storage.connection.circuit_breaker import TooFewReplicasError

WAIT_MILLISECONDS = 500
"""The most time for the acknowledgement: https://valkey.io/commands/wait/"""

KEYLESS = {
    "ACL", "ASKING", "AUTH", "CLIENT", "CLUSTER", "COMMAND", "CONFIG", "DBSIZE", "DISCARD", "EXEC", "HELLO",
    "INFO", "KEYS", "MULTI", "PING", "READONLY", "ROLE", "SCAN", "SCRIPT", "SELECT", "SENTINEL", "TIME",
    "UNWATCH", "WAIT",
}  # fmt: skip
"""Commands without a key."""
QUIET = READ_COMMANDS | KEYLESS | {"WATCH"}
"""Commands that write nothing; any other one, scripts too, counts as a write."""


def writes(name: object) -> bool:
    """Return whether the command of this name may write something."""
    text = name.decode() if isinstance(name, bytes) else str(name)
    return text.partition(" ")[0].upper() not in QUIET


class Packet(list[bytes]):
    """Packed commands, with the number of answers before that of WAIT."""

    def __init__(self, chunks: Iterable[bytes], answers: int) -> None:
        super().__init__(chunks)
        self.answers = answers


class AcknowledgedConnection(AbstractConnection):
    """The mixin that adds WAIT to a connection."""

    def __init__(self, *, replicas: int, **options: Any) -> None:
        self._replicas = replicas
        self._left = 0
        super().__init__(**options)

    def pack_command(self, *words: Any) -> list[bytes]:
        """Pack a command, with WAIT after a write."""
        packed = super().pack_command(*words)
        if writes(words[0]):
            return Packet([*packed, *self._wait], 1)
        return packed

    def pack_commands(self, commands: Iterable[Iterable[Any]]) -> list[bytes]:
        """Pack several commands, with WAIT after them if one is a write."""
        several = [tuple(command) for command in commands]
        chunks = [
            chunk for words in several for chunk in super(AcknowledgedConnection, self).pack_command(*words)
        ]
        if any(writes(words[0]) for words in several):
            return Packet([*chunks, *self._wait], len(several))
        return chunks

    @property
    def _wait(self) -> list[bytes]:
        return super().pack_command("WAIT", self._replicas, WAIT_MILLISECONDS)

    async def send_packed_command(
        self, command: bytes | str | Iterable[bytes], check_health: bool = True
    ) -> None:
        """Send a packet; that may connect first, which reads answers, too."""
        await super().send_packed_command(command, check_health)
        self._left = command.answers if isinstance(command, Packet) else 0

    async def read_response(self, *words: Any, **options: Any) -> Any:
        """Return an answer; raise ``TooFewReplicasError`` instead of the last one of a packet."""
        try:
            answer = await super().read_response(*words, **options)
        except ResponseError:
            with suppress(ResponseError):  # a server that has become a replica rejects WAIT as well
                await self._read_wait()
            raise
        await self._read_wait()
        return answer

    async def _read_wait(self) -> None:
        if not self._left:
            return
        self._left -= 1
        if not self._left:
            count = await super().read_response()
            if count < self._replicas:
                raise TooFewReplicasError(f"{count} of {self._replicas} replicas have what was written")


def connection_class(kind: type[AbstractConnection], replicas: int) -> type[AbstractConnection]:
    """Return the class of connections of a kind whose writes wait for this many replicas."""
    return type(f"Acknowledged{kind.__name__}", (AcknowledgedConnection, kind), {}) if replicas else kind
