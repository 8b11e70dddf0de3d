"""The gateway: sessions, heartbeats, events, and the ways in which a connection ends.

Source: https://discord.com/developers/docs/events/gateway
"""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from math import inf
from typing import Any

from aiohttp import WSMsgType, web

from tests.discord_chat.simulator.clock import Clock

HEARTBEAT_INTERVAL = 41_250  # milliseconds


def json_text(value: object) -> str:
    """Return JSON as Discord sends it: without lone surrogates, because its servers hold texts in UTF-8."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "replace").decode()


class Op(IntEnum):
    """The opcodes of payloads."""

    EVENT, HEARTBEAT, IDENTIFY, RESUME = 0, 1, 2, 6
    RECONNECT, INVALID_SESSION, HELLO, ACKNOWLEDGED = 7, 9, 10, 11


class Close(IntEnum):
    """The close codes that the gateway sends."""

    NOT_AUTHENTICATED, AUTHENTICATION_FAILED, INVALID_SHARD = 4003, 4004, 4010


LEFT = (1000, 1001)
"""Close codes with which the bot ends its session; it cannot be resumed after them."""

GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12  # intents


def wanted(name: str, guild: int) -> int:
    """Return the intents that an event requires; interactions need none."""
    if name != "MESSAGE_CREATE":
        return 0
    return GUILD_MESSAGES if guild else DIRECT_MESSAGES


@dataclass(slots=True, eq=False)
class Session:
    """A session of the bot with its numbered events; it can outlive a connection."""

    id: str
    shard: int
    shards: int
    intents: int
    events: list[dict[str, Any]] = field(default_factory=list)
    connection: "Connection | None" = None

    async def tell(self, name: str, data: dict[str, Any]) -> None:
        event = {"op": Op.EVENT, "t": name, "s": len(self.events) + 1, "d": data}
        self.events.append(event)
        if self.connection:
            await self.connection.send(event)


class Connection:
    """A connection to the gateway."""

    def __init__(self, socket: web.WebSocketResponse, line: asyncio.BaseTransport | None) -> None:
        self.socket = socket
        self.line = line
        self.session: Session | None = None

    async def send(self, payload: dict[str, Any]) -> None:
        """Send a payload; it is lost if the connection is closed."""
        try:
            await self.socket.send_str(json_text({"s": None, "t": None} | payload))
        except ConnectionResetError:
            self.leave()

    @property
    def is_in_use(self) -> bool:
        """Whether its session still sends events over this connection."""
        return self.session is not None and self.session.connection is self

    def leave(self) -> None:
        if self.session and self.session.connection is self:
            self.session.connection = None


class Gateway:
    """The gateway, which sends events to the bot."""

    def __init__(self, clock: Clock, token: str, user: dict[str, Any], note: Callable[[], None]) -> None:
        self.shards = 1
        """The recommended number of shards."""
        self.refusal: int = 0
        """The close code that rejects the bot; 0 to accept it."""
        self.refusals: float = inf
        """How many more times the bot is rejected."""
        self.is_down = False
        """Whether connections are refused."""
        self.is_silent = False
        """Whether new connections are accepted, but get no answer."""
        self.starts = 1000
        """The session starts of a day; those that the bot uses are subtracted."""
        self.reset_after = 0
        """Milliseconds until all of them can be used again."""
        self.identified: list[dict[str, Any]] = []
        self.resumed: list[dict[str, Any]] = []
        self.close_codes: list[int | None] = []
        """The close code of each connection that has ended, from either side."""
        self.address = ""
        self._clock = clock
        self._token = token
        self._user = user
        self._note = note
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()

    @property
    def is_open(self) -> bool:
        """Whether every shard of the bot is connected and ready."""
        return bool(self.live) and all(self.live == set(range(one.shards)) for one in self._sessions.values())

    @property
    def sessions(self) -> int:
        """The number of connected and ready sessions: two per shard while one bot replaces another."""
        return sum(session.connection is not None for session in self._sessions.values())

    @property
    def live(self) -> set[int]:
        return {session.shard for session in self._sessions.values() if session.connection}

    async def emit(self, name: str, data: dict[str, Any]) -> None:
        """Send an event to its shard in all sessions; disconnected ones receive it when they resume."""
        guild = int(data.get("guild_id") or 0)
        for session in [*self._sessions.values()]:
            is_theirs = (guild >> 22) % session.shards == session.shard
            if is_theirs and wanted(name, guild) & ~session.intents == 0:
                await session.tell(name, data)

    async def repeat_last_event(self) -> None:
        for session in self._sessions.values():
            await session.tell(session.events[-1]["t"], session.events[-1]["d"])

    async def close(self, code: int) -> None:
        for connection in list(self._connections):
            connection.leave()
            await connection.socket.close(code=code)

    def cut(self) -> None:
        """Abort every connection without a close frame."""
        for connection in list(self._connections):
            connection.leave()
            if isinstance(connection.line, asyncio.WriteTransport):
                connection.line.abort()

    async def ask_to_reconnect(self) -> None:
        """Send Reconnect: the bot reconnects and resumes."""
        await self._tell_all({"op": Op.RECONNECT, "d": None})

    async def invalidate(self) -> None:
        """Send Invalid Session, marked as resumable."""
        await self._tell_all({"op": Op.INVALID_SESSION, "d": True})

    def take_down(self) -> None:
        """Begin an outage; sessions can be resumed after it."""
        self.is_down = True
        self.cut()

    @property
    def start_limit(self) -> dict[str, int]:
        """What the bot is told of its session starts."""
        left = max(self.starts - len(self.identified), 0)
        return {"total": 1000, "remaining": left, "reset_after": self.reset_after, "max_concurrency": 1}

    def forget(self) -> None:
        self._sessions.clear()

    async def _tell_all(self, payload: dict[str, Any]) -> None:
        for connection in list(self._connections):
            connection.leave()
            await connection.send(payload)

    # Requests from the bot

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Exchange payloads with the bot until one side closes."""
        if self.is_down:
            self._note()
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.transport)
        self._connections.add(connection)
        try:
            if self.is_silent:
                self._note()
                await socket.receive()
            await connection.send({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}})
            async for message in socket:
                if message.type is WSMsgType.TEXT and (code := await self._take(connection, message.data)):
                    connection.leave()
                    await socket.close(code=code)
        finally:
            if connection.is_in_use and socket.close_code in LEFT:
                self._sessions.pop(connection.session.id if connection.session else "", None)
            connection.leave()
            self._connections.discard(connection)
            self.close_codes.append(socket.close_code)
            self._note()
        return socket

    async def _take(self, connection: Connection, text: str) -> int:
        """Handle a payload; return the close code with which the connection must end, or 0."""
        payload = json.loads(text)
        code = 0
        match payload["op"]:
            case Op.HEARTBEAT:
                await connection.send({"op": Op.ACKNOWLEDGED, "d": None})
            case Op.IDENTIFY:
                code = await self._identify(connection, payload["d"])
            case Op.RESUME:
                code = await self._resume(connection, payload["d"])
            case _ if connection.session is None:
                code = Close.NOT_AUTHENTICATED
        self._note()
        return code

    def _turns_away(self, token: str) -> int:
        if self.refusal and self.refusals > 0:
            self.refusals -= 1
            return self.refusal
        return 0 if token == self._token else Close.AUTHENTICATION_FAILED

    async def _identify(self, connection: Connection, data: dict[str, Any]) -> int:
        self.identified.append(data)
        if code := self._turns_away(data["token"]):
            return code
        shard, shards = data.get("shard", (0, 1))
        if not 0 <= shard < shards:
            return Close.INVALID_SHARD
        session = Session(self._clock.new_id(), shard, shards, data["intents"])
        self._sessions = {
            key: other
            for key, other in self._sessions.items()
            if (other.shard, other.shards) != (shard, shards) or other.connection
        }
        self._sessions[session.id] = session
        connection.session, session.connection = session, connection
        await session.tell("READY", self._ready(session))
        return 0

    async def _resume(self, connection: Connection, data: dict[str, Any]) -> int:
        self.resumed.append(data)
        if code := self._turns_away(data["token"]):
            return code
        session = self._sessions.get(data["session_id"])
        if session is None:
            await connection.send({"op": Op.INVALID_SESSION, "d": False})
            return 0
        connection.session = session
        for event in session.events[data["seq"] :]:
            await connection.send(event)
        session.connection = connection
        await session.tell("RESUMED", {})
        return 0

    def _ready(self, session: Session) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self._user,
            "guilds": [],
            "session_id": session.id,
            "resume_gateway_url": f"{self.address}/resume",
            "shard": [session.shard, session.shards],
            "application": {"id": self._user["id"], "flags": 0},
        }
