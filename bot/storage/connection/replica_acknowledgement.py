"""Connections that take a write for done when so many replicas have it.

The command WAIT goes out in one packet behind whatever writes, on the same connection, and its answer is
read before the last answer of the packet is given: a command, a pipeline, a transaction and a script are the
same here, and so are a single server, a primary that sentinels guard and the nodes of a cluster.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from redis.asyncio.connection import AbstractConnection, Connection, SSLConnection, UnixDomainSocketConnection
from redis.asyncio.sentinel import SentinelManagedConnection, SentinelManagedSSLConnection
from redis.commands.cluster import READ_COMMANDS
from redis.exceptions import ResponseError

from bot.storage.connection.circuit_breaker import TooFewReplicasError

WAIT_MILLISECONDS = 500
"""In which the replicas must have it: https://valkey.io/commands/wait/"""

KEYLESS = {
    "ACL", "ASKING", "AUTH", "CLIENT", "CLUSTER", "COMMAND", "CONFIG", "DBSIZE", "DISCARD", "EXEC", "HELLO",
    "INFO", "KEYS", "MULTI", "PING", "READONLY", "ROLE", "SCAN", "SCRIPT", "SELECT", "SENTINEL", "TIME",
    "UNWATCH", "WAIT",
}  # fmt: skip
"""Commands that are about the server and about no key."""
QUIET = READ_COMMANDS | KEYLESS | {"WATCH"}
"""Commands that write nothing by themselves; any other one, scripts too, is taken for a write."""


def writes(name: object) -> bool:
    """Tell whether a command may write something, by its first word or words."""
    text = name.decode() if isinstance(name, bytes) else str(name)
    return text.partition(" ")[0].upper() not in QUIET


class Packet(list[bytes]):
    """Commands as they are sent, with how many answers come before that of WAIT."""

    def __init__(self, chunks: Iterable[bytes], answers: int) -> None:
        super().__init__(chunks)
        self.answers = answers


class AcknowledgedConnection(AbstractConnection):
    """A connection of the kind that it is mixed into."""

    def __init__(self, *, replicas: int = 0, **options: Any) -> None:
        self._replicas = replicas
        self._left = 0
        super().__init__(**options)

    def pack_command(self, *words: Any) -> list[bytes]:
        """Pack a command, and WAIT behind it where it writes."""
        packed = super().pack_command(*words)
        if self._replicas and writes(words[0]):
            return Packet([*packed, *self._wait], 1)
        return packed

    def pack_commands(self, commands: Iterable[Iterable[Any]]) -> list[bytes]:
        """Pack several commands, and WAIT behind them where one of them writes."""
        if not self._replicas:
            return super().pack_commands(commands)
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
        """Send what was packed; it may have to connect first, and to be answered for that."""
        await super().send_packed_command(command, check_health)
        self._left = command.answers if isinstance(command, Packet) else 0

    async def read_response(self, *words: Any, **options: Any) -> Any:
        """Return an answer; raise ``TooFewReplicasError`` in the place of the last one of a packet."""
        try:
            answer = await super().read_response(*words, **options)
        except ResponseError:
            with suppress(ResponseError):  # a server that has become a replica refuses to wait as well
                await self._read_wait()
            raise
        await self._read_wait()
        return answer

    async def _read_wait(self) -> None:
        if not self._left:
            return
        self._left -= 1
        if not self._left:
            reached = await super().read_response()
            if reached < self._replicas:
                raise TooFewReplicasError(f"{reached} of {self._replicas} replicas have what was written")


class PlainConnection(AcknowledgedConnection, Connection):
    """To a server of one's own network."""


class EncryptedConnection(AcknowledgedConnection, SSLConnection):
    """By TLS."""


class SocketConnection(AcknowledgedConnection, UnixDomainSocketConnection):
    """To a server on the same machine."""


class GuardedConnection(AcknowledgedConnection, SentinelManagedConnection):
    """To the primary that sentinels name."""


class GuardedEncryptedConnection(AcknowledgedConnection, SentinelManagedSSLConnection):
    """To the same, by TLS."""
