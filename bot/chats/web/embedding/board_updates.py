"""Shows in the chat what is played at the table: at most once in some seconds, and when the table is left.

Each process shows what was played through it; it reads the newest board just before.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.core.chat_boards import ChatBoards
from bot.observability.metrics import count_chat_error
from bot.runtime.clock import SYSTEM_CLOCK, Clock
from bot.storage.errors import StoreUnavailableError

INTERVAL = 5.0
"""Seconds between two changes of a message in the chat: Telegram allows a group 20 messages a minute, and
Discord a channel five edits in five seconds."""
MOST_TABLES = 1000
"""Tables that are remembered: a table is forgotten when it is left, or by the others that come after it."""
MOST_ATTEMPTS = 12
"""How often a board is read from a store that is away: for a minute."""
CLOSING_SECONDS = 1.0
"""How long the last boards may take when the bot ends; the chats need the rest of its time."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Table:
    """A table at which something was played."""

    room: Room
    session: str
    is_changed: bool = False
    """Whether the chat does not show the newest board."""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the table is left, until the chat shows its newest board."""
    task: asyncio.Task[None] | None = None
    """What shows it; ``None`` while the chat shows the newest board."""


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
        if player.chat not in self._chats or self._closing.is_set():
            return
        table = self._tables.setdefault(player, _Table(room, session))
        self._tables.move_to_end(player)
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)  # what shows its last change goes on
        table.room, table.session, table.is_changed = room, session, True
        self._follow_table(player, table)

    def note_left(self, player: Player) -> None:
        """Show the newest board of what was played at the table in the chat at once."""
        if table := self._tables.get(player):
            table.left.set()
            self._follow_table(player, table)

    async def close(self) -> None:
        """Show what is still to be shown, for a moment, without waiting for a store that is away."""
        self._closing.set()
        for player in [player for player, table in self._tables.items() if table.is_changed]:
            self.note_left(player)
        if not self._tasks:
            return
        _, late = await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        for task in late:
            task.cancel()
        if late:
            log.warning("%d boards of tables are not shown in their chats", len(late))
            await asyncio.wait(late)

    def _follow_table(self, player: Player, table: _Table) -> None:
        if table.task is None:
            table.task = asyncio.create_task(self._follow(player, table))
            self._tasks.add(table.task)
            table.task.add_done_callback(self._tasks.discard)

    async def _follow(self, player: Player, table: _Table) -> None:
        """Show boards until the chat shows the newest one; forget the table if it was left."""
        try:
            is_left = await self._show_all(player, table)
        except Exception:
            is_left = True
            count_chat_error(player.chat, "failed")
            log.exception("no board of the table in %s", player.chat)
        finally:
            table.task = None
        # Nothing can have changed since: there was no await.
        if is_left and self._tables.get(player) is table:
            del self._tables[player]

    async def _show_all(self, player: Player, table: _Table) -> bool:
        """Show boards until the chat shows the newest one; return whether the table was left then.

        While the store is away, it is tried again.
        """
        is_left, attempts = False, MOST_ATTEMPTS
        while attempts and (table.is_changed or table.left.is_set()):
            await self._pause(table.left)
            is_left, table.is_changed = table.left.is_set(), False
            table.left.clear()
            try:
                await self._show(player, table, is_left=is_left)
            except StoreUnavailableError as error:
                log.debug("the board in %s is shown later: %s", player.chat, error)
                table.is_changed, attempts = True, 0 if self._closing.is_set() else attempts - 1
                await self._pause(self._closing)
                if is_left:
                    table.left.set()
        return is_left

    async def _pause(self, end: asyncio.Event) -> None:
        """Wait for the interval, or until something has happened."""
        if end.is_set():
            return
        waits = {asyncio.ensure_future(self._clock.sleep(INTERVAL)), asyncio.create_task(end.wait())}
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
