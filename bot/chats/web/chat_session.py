"""The chat on the page: a player's entries become actions, the replies stored messages."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.app import UNKNOWN_ROOM, App
from bot.chats.web.json_views import MessagesView, MessageView, PressRequest, TypeRequest, message_view
from bot.chats.web.message_repair import repair, shown_view
from bot.chats.web.new_pictures import NewPictures
from bot.chats.web.request_guard import too_busy_error
from bot.core.actions import MAX_LINE, Action, Chat, Player, Room, Verb
from bot.core.images import BoardPicture, Renderable
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.screens import MAX_TEXT, Screen
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import clipped
from bot.runtime.message_updates import MessageChangedError, MessageUpdates, Show, closing
from bot.storage.chat_history import AnsweredEntry, StoredHistory
from bot.storage.chat_turns import ChatTurn, ChatTurns
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.errors import StoreUnavailableError
from bot.storage.player_store import PlayerStore
from bot.storage.stored_messages import MessageAuthor, StoredMessage

log = logging.getLogger(__name__)

POLL_TIMEOUT = 20.0
"""Seconds after which a poll is answered without an update; the page then polls again."""
CHECK_INTERVAL = 0.25
"""Seconds between checks whether another process has updated a message."""

MOST_AT_TABLE = 12
"""The newest messages that a table inside a chat gets: the chat itself has all of them."""

MessageKey: TypeAlias = tuple[Player, int]
"""A message: its player and its number."""
Admission: TypeAlias = Callable[[], None]
"""Raises ``RefusedRequestError`` if no more visitors may become players now."""


BoardNote: TypeAlias = Callable[[Player, Room, str], None]
"""Takes note that a player was answered with the board of a session."""


def note_nothing(_player: Player, _room: Room, _session: str) -> None:
    """Take no note."""


def admit_all() -> None:
    """Let every visitor become a player."""


class PendingUpdates(MessageUpdates):
    """Follows the updates of answers, and lets long polls wait for them."""

    def __init__(self) -> None:
        super().__init__()
        self._next: dict[MessageKey, asyncio.Future[str]] = {}

    def follow_answer(self, message: MessageKey, updates: AsyncIterator[Reply], show: Show) -> None:
        """Show the updates of an answer in its message."""

        async def show_and_notify(reply: Reply) -> None:
            await show(reply)
            self._notify(message, reply.notice)

        task = self.follow(message, updates, show_and_notify)
        task.add_done_callback(lambda _: self._notify(message))

    def next_change(self, message: MessageKey) -> asyncio.Future[str]:
        """Return a future that is done when the message changes, with its notice, or when the updates end."""
        change = self._next.setdefault(message, asyncio.get_running_loop().create_future())
        if not self.is_following(message):
            self._notify(message)
        return change

    async def wait_for(self, change: asyncio.Future[str]) -> str:
        """Wait for a change, up to the timeout; return its notice, if any."""
        await asyncio.wait({change}, timeout=POLL_TIMEOUT)
        return change.result() if change.done() else ""

    def _notify(self, message: MessageKey, notice: str = "") -> None:
        if change := self._next.pop(message, None):
            change.set_result(notice)


class WebChat:
    """The chats of all players of the page."""

    def __init__(
        self,
        app: App,
        store: PlayerStore,
        deduplicator: EventDeduplicator,
        note_board: BoardNote = note_nothing,
    ) -> None:
        """``note_board`` is told each session whose board was answered."""
        self._app = app
        self._note_board = note_board
        self._deduplicator = deduplicator
        self._updates = PendingUpdates()
        self._turns = ChatTurns(store.redis, deduplicator.locks())
        self._pictures = NewPictures()

    async def close(self) -> None:
        """End all pending updates."""
        await self._updates.close()

    async def enter(self, player: Player, room: Room) -> tuple[tuple[MessageView, ...], bool]:
        """Return the messages, and whether the chat is new; raise ``RefusedRequestError``."""
        async with self._turns.of(player) as turn:
            messages = await turn.history.all()
            if messages:
                return await self._views(player, messages, room, tables=_for_table(messages)), False
            reply = await self._handle(player, Action(Verb.START), room)
            welcomed = await turn.welcome(_reply_messages(reply))
            return self._new_views(player, welcomed.messages), True

    async def open_table(self, player: Player, room: Room, session: str = "") -> tuple[MessageView, ...]:
        """Return the newest messages of a player of another chat, with the newest board as the last one.

        It is that of a session, if the player has that one, or else that of the current game. Raises
        ``RefusedRequestError``.
        """
        async with self._turns.of(player) as turn:
            messages = await turn.history.all()
            board = await self._newest_board(player, room, session)
            if board is not None and (not messages or messages[-1].message.screen != board):
                message = _screen_message(board, None)
                if messages and session_of(messages[-1].message.screen) == session_of(board):
                    await turn.history.change(messages[-1].number, message)
                else:
                    await turn.history.append(message)
                messages = await turn.history.all()
            newest = messages[-MOST_AT_TABLE:]
            return await self._views(player, newest, room, tables=_for_table(newest))

    async def _newest_board(self, player: Player, room: Room, session: str) -> Screen | None:
        """Return the board of a session of a player, or else of the current game; ``None`` without one."""
        wanted = (Action(Verb.RESUME, session=session),) if session else ()
        for action in (*wanted, Action(Verb.BOARD)):
            screen = (await self._handle(player, action, room)).screen
            shown = board_session(screen)
            if shown and (not action.session or shown == session):
                return screen
        return None

    async def type(
        self, player: Player, room: Room, request: TypeRequest, admit: Admission = admit_all
    ) -> MessagesView:
        """Answer a typed line, and store both as messages; raise ``RefusedRequestError``."""
        self._check_rate_limit(player, room)
        async with self._turns.of(player) as turn:
            if answered := await turn.answered(request.entry):
                return await self._repeated_view(player, room, answered)
            _admit(turn, admit)
            reply = await self._handle(player, replace(read_line(request.line), event=request.entry), room)
            line = StoredMessage(MessageAuthor.PLAYER, _now(), clipped(request.line, MAX_LINE))
            messages = (line, *_reply_messages(reply))
            answered = await turn.answer(
                request.entry,
                messages,
                language=reply.language,
                theme=reply.theme,
                is_last=reply.updates is None,
            )
            await self._follow_updates(player, answered, reply)
            self._note_answer(player, room, reply.screen)
            return self._answer_view(player, answered)

    async def press(
        self, player: Player, room: Room, request: PressRequest, action: Action, admit: Admission = admit_all
    ) -> MessagesView:
        """Answer a button: its message changes, or a new one is stored; raise ``RefusedRequestError``."""
        self._check_rate_limit(player, room)
        async with self._turns.of(player) as turn:
            if answered := await turn.answered(request.entry):
                return await self._repeated_view(player, room, answered)
            _admit(turn, admit)
            reply = await self._handle(player, replace(action, event=request.entry), room)
            answered = await turn.answer(
                request.entry,
                (_screen_message(reply.screen, reply.document),) if reply.screen else (),
                reply.notice,
                reply.language,
                reply.theme,
                instead_of=request.message if reply.target is ReplyTarget.HERE else 0,
                is_last=reply.updates is None,
            )
            await self._follow_updates(player, answered, reply)
            self._note_answer(player, room, reply.screen)
            return self._answer_view(player, answered)

    async def look(self, player: Player, room: Room, action: Action) -> MessagesView:
        """Answer a button without storing a message, as for “More”; raise ``RefusedRequestError``."""
        self._check_rate_limit(player, room)
        reply = await self._handle(player, action, room)
        shown = [_screen_message(reply.screen, None)] if reply.screen else []
        views = tuple(message_view(StoredHistory(0, "", one), has_table=False) for one in shown)
        return MessagesView(views, reply.notice, reply.language)

    async def news(self, player: Player, number: int, version: str) -> MessagesView:
        """Return a message when it has another version, or when it gets no more updates."""
        change = self._updates.next_change((player, number))
        stored, notice = await self._turns.history(player).some((number,)), ""
        if stored and stored[0].version == version:
            notice = await self._updates.wait_for(change)
            stored = await self._wait_for_other_process(player, number, version)
        if stored and stored[0].version != version:
            notice = notice or stored[0].message.notice
        return MessagesView(await self._views(player, stored), notice)

    async def _wait_for_other_process(
        self, player: Player, number: int, version: str
    ) -> tuple[StoredHistory, ...]:
        history, end = self._turns.history(player), time.monotonic() + POLL_TIMEOUT
        while True:
            stored = await history.some((number,))
            is_new = not stored or stored[0].version != version
            if is_new or time.monotonic() > end or await self._updated_elsewhere(player, stored) != number:
                return stored
            await asyncio.sleep(CHECK_INTERVAL)

    async def _updated_elsewhere(self, player: Player, stored: Sequence[StoredHistory]) -> int:
        """Return the number of the message that another process is updating; 0 if none."""
        if not self._deduplicator.is_shared or any(
            self._updates.is_following((player, one.number)) for one in stored
        ):
            return 0
        update = await self._deduplicator.updating_event(_chat_name(player))
        return int(update.partition(" ")[0]) if update else 0

    async def message(self, player: Player, number: int) -> StoredHistory | None:
        """Return a message with its current version; ``None`` if it is not stored."""
        return next(iter(await self._turns.history(player).some((number,))), None)

    def new_picture(self, player: Player, number: int, version: str) -> Renderable | None:
        """Return the picture of a message that was just stored here, once; ``None`` if it has to be read."""
        return self._pictures.pop(player, number, version)

    async def repaired(self, player: Player, number: int, room: Room) -> StoredHistory | None:
        """Return a message whose picture cannot be painted in a form that can; ``None`` if it is gone."""
        async with self._turns.of(player) as turn:
            broken = await turn.history.some((number,))
            return next(iter(await repair(self._app, turn.history, player, room, broken)), None)

    def _check_rate_limit(self, player: Player, room: Room) -> None:
        if refusal := self._app.rate_limit_reply(player, room):
            raise too_busy_error(refusal.notice)

    async def _handle(self, player: Player, action: Action, room: Room) -> Reply:
        reply = await self._app.handle(player, action, room)
        if reply.is_refused:
            raise too_busy_error(reply.notice)
        return reply

    async def _follow_updates(self, player: Player, answered: AnsweredEntry, reply: Reply) -> None:
        if reply.updates is None or not answered.messages:
            return
        number, version = answered.messages[-1].number, answered.messages[-1].version
        name = f"{number} {secrets.token_hex(4)}"
        await self._deduplicator.announce_update(name, _chat_name(player))

        async def show(update: Reply) -> None:
            nonlocal version
            try:
                async with self._turns.of(player) as turn:
                    version = await _replace_version(turn, number, version, update)
            except StoreUnavailableError as error:  # the circuit breaker logs it once
                log.debug("an update of a message on the page is not stored: %s", error)

        self._updates.follow_answer((player, number), self._until_end(player, name, reply.updates), show)

    async def _until_end(
        self, player: Player, name: str, updates: AsyncIterator[Reply]
    ) -> AsyncIterator[Reply]:
        try:
            async with closing(updates) as replies:
                async for reply in replies:
                    yield reply
        finally:
            await self._deduplicator.withdraw_update(name, _chat_name(player))

    def _note_answer(self, player: Player, room: Room, screen: Screen | None) -> None:
        if session := board_session(screen):
            self._note_board(player, room, session)

    async def _repeated_view(self, player: Player, room: Room, answered: AnsweredEntry) -> MessagesView:
        """Return an answer that was given before; another process may be updating its messages.

        The process that gave it may have ended before it took note of the board.
        """
        for one in answered.messages[-1:]:
            self._note_answer(player, room, one.message.screen)
        return _messages_view(answered, await self._views(player, answered.messages))

    def _answer_view(self, player: Player, answered: AnsweredEntry) -> MessagesView:
        return _messages_view(answered, self._new_views(player, answered.messages))

    def _new_views(self, player: Player, stored: Sequence[StoredHistory]) -> tuple[MessageView, ...]:
        """Return messages that were just stored: no other process knows of them yet."""
        for one in stored:
            self._pictures.remember(player, one)
        return tuple(
            message_view(one, is_coming=self._updates.is_following((player, one.number))) for one in stored
        )

    async def _views(
        self,
        player: Player,
        stored: Sequence[StoredHistory],
        room: Room = UNKNOWN_ROOM,
        tables: frozenset[int] | None = None,
    ) -> tuple[MessageView, ...]:
        """Return stored messages, also those that another version has stored and this one cannot show.

        Only the messages with the numbers in ``tables`` can be put on the table, or all of them.
        """
        elsewhere = await self._updated_elsewhere(player, stored)

        def view(one: StoredHistory) -> MessageView | None:
            is_followed = self._updates.is_following((player, one.number))
            is_for_table = tables is None or one.number in tables
            return shown_view(one, is_coming=is_followed or one.number == elsewhere, has_table=is_for_table)

        views = {one.number: view(one) for one in stored}
        if broken := [one for one in stored if views[one.number] is None]:
            repaired = await repair(self._app, self._turns.history(player), player, room, broken)
            views |= {one.number: view(one) for one in repaired}
        return tuple(filter(None, views.values()))


def board_session(screen: Screen | None) -> str:
    """Return the id of the session whose board a screen is, with or without a picture; else an empty text."""
    return session_of(screen) if screen and screen.progress else ""


def session_of(screen: Screen | None) -> str:
    """Return the id of the session that a screen is about, by its buttons; empty for other screens."""
    actions = (button.action for row in screen.rows for button in row) if screen else ()
    return next((action.session for action in actions if action.session), "")


def _for_table(messages: Sequence[StoredHistory]) -> frozenset[int]:
    """Return the numbers of the newest screen and the newest board.

    The page shows only these on the table when it is opened, or loaded again after a step back to the board.
    """
    screens = [(one.number, one.message.screen) for one in messages if one.message.screen]
    boards = [(number, screen) for number, screen in screens if isinstance(screen.picture, BoardPicture)]
    return frozenset(number for number, _ in (*screens[-1:], *boards[-1:]))


def _admit(turn: ChatTurn, admit: Admission) -> None:
    if turn.is_of_visitor:
        admit()


async def _replace_version(turn: ChatTurn, number: int, version: str, reply: Reply) -> str:
    """Replace a version of a message by a reply; return the new version."""
    stored = await turn.history.some((number,))
    if not stored or stored[0].version != version:
        raise MessageChangedError
    if reply.screen is None:
        return version
    return await turn.history.change(
        number, replace(_screen_message(reply.screen, reply.document), notice=reply.notice)
    )


def _messages_view(answered: AnsweredEntry, views: tuple[MessageView, ...]) -> MessagesView:
    answer = answered.answer
    return MessagesView(views, answer.notice, answer.language, answer.is_beginning, answer.theme)


def _chat_name(player: Player) -> str:
    """Return the name of a player's chat, the same in all processes."""
    return f"page:{player.id}" if player.chat is Chat.PAGE else f"page:{player.chat}:{player.id}"


def _reply_messages(reply: Reply) -> tuple[StoredMessage, ...]:
    """Return the messages of a reply to a typed line.

    A notice is in the message of the board, below its picture: above, it would be out of sight on a phone.
    """
    if reply.screen is None:
        return (StoredMessage(MessageAuthor.BOT, _now(), reply.notice),) if reply.notice else ()
    said = "\n".join(filter(None, (reply.notice, reply.screen.text)))
    if len(said) <= MAX_TEXT:
        return (_screen_message(replace(reply.screen, text=said), reply.document),)
    notice = StoredMessage(MessageAuthor.BOT, _now(), reply.notice)
    return notice, _screen_message(reply.screen, reply.document)


def _screen_message(screen: Screen, document: Document | None) -> StoredMessage:
    return StoredMessage(MessageAuthor.BOT, _now(), screen=screen, document=document)


def _now() -> int:
    return int(time.time())
