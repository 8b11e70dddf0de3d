"""Shows in the chat what is played at the table: at most once in some seconds, and when the table is left."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.chat_boards import ChatBoards
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from bot.storage.errors import StoreUnavailableError

INTERVAL = 5.0
"""Seconds between two changes of a message in the chat: Telegram allows a group 20 messages a minute, and
Discord a channel five edits in five seconds."""
MOST_TABLES = 1000
"""Tables that are remembered: a table is forgotten when it is left, or by the others that come after it."""
MOST_ATTEMPTS = 12
"""How often a board is read from a store that is away: for a minute."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Table:
    """A table at which something was played."""

    room: Room
    session: str
    is_changed: bool = False
    """Whether the chat does not show the newest board."""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class BoardUpdates:
    """Changes the messages with boards in chats."""

    def __init__(self, app: App, chats: Mapping[Chat, ChatBoards], clock: Clock = SYSTEM_CLOCK) -> None:
        """``chats`` are those whose messages can be changed."""
        self._app = app
        self._chats = chats
        self._clock = clock
        self._tables: OrderedDict[Player, _Table] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    def note_change(self, player: Player, room: Room, session: str) -> None:
        """Show the newest board of a session in its chat within some seconds."""
        if player.chat not in self._chats:
            return
        table = self._tables.setdefault(player, _Table(room, session))
        self._tables.move_to_end(player)
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        table.room, table.session, table.is_changed = room, session, True
        self._start(player, table)

    def note_left(self, player: Player) -> None:
        """Show the newest board of what was played at the table in the chat at once."""
        if table := self._tables.pop(player, None):
            table.left.set()
            self._start(player, table)

    async def close(self) -> None:
        """Show what is still to be shown, without waiting for a store that is away."""
        self._closing.set()
        for player in [player for player, table in self._tables.items() if table.is_changed]:
            self.note_left(player)
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _start(self, player: Player, table: _Table) -> None:
        if table.task is None:
            table.task = asyncio.create_task(self._follow(player, table))
            self._tasks.add(table.task)
            table.task.add_done_callback(self._tasks.discard)

    async def _follow(self, player: Player, table: _Table) -> None:
        """Show boards until the chat shows the newest one; while the store is away, try again."""
        is_left, attempts = False, MOST_ATTEMPTS
        while attempts and not is_left and (table.is_changed or table.left.is_set()):
            await self._pause(table.left)
            is_left, table.is_changed = table.left.is_set(), False
            try:
                await self._show(player, table, is_left=is_left)
            except StoreUnavailableError as error:
                log.debug("the board in %s is shown later: %s", player.chat, error)
                is_left, table.is_changed, attempts = False, True, attempts - 1
                await self._pause(self._closing)
        table.task = None

    async def _pause(self, left: asyncio.Event) -> None:
        """Wait for the interval, or until the table is left."""
        waits = {asyncio.ensure_future(self._clock.sleep(INTERVAL)), asyncio.create_task(left.wait())}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _show(self, player: Player, table: _Table, *, is_left: bool) -> None:
        session = table.session
        if screen := await self._app.board(player, session, table.room):
            texts, _ = await self._app.appearance(player, table.room)
            await self._chats[player.chat].show(player, session, screen, texts.language, is_left=is_left)
