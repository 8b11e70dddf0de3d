"""The chat on the page: a player's entries become actions, the replies stored messages."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import TypeAlias

from bot.app import App
from bot.chats.web.json_views import MessagesView, MessageView, PressRequest, TypeRequest, message_view
from bot.chats.web.request_guard import too_busy_error
from bot.core.actions import MAX_LINE, Action, Player, Room, Verb
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import clipped
from bot.runtime.message_updates import MessageChangedError, MessageUpdates, Show, closing
from bot.storage.chat_history import ChatHistory, MessageAuthor, StoredAnswer, StoredHistory, StoredMessage
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore

POLL_TIMEOUT = 20.0
"""Seconds after which a poll is answered without an update; the page then polls again."""
CHECK_INTERVAL = 0.25
"""Seconds between checks whether another process has updated a message."""

MessageKey: TypeAlias = tuple[Player, int]
"""A message: its player and its number."""


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

    def __init__(self, app: App, store: PlayerStore, deduplicator: EventDeduplicator) -> None:
        self._app = app
        self._store = store
        self._deduplicator = deduplicator
        self._updates = PendingUpdates()
        # One entry of a player at a time, so that the messages are in the intended order.
        self._locks = deduplicator.locks()

    async def close(self) -> None:
        """End all pending updates."""
        await self._updates.close()

    async def enter(self, player: Player, room: Room) -> tuple[tuple[MessageView, ...], bool]:
        """Return the messages, and whether the chat is new; raise ``RefusedRequestError``."""
        history = self._history(player)
        async with self._lock(player):
            messages = await history.all()
            if messages:
                return await self._views(player, messages), False
            reply = await self._handle(player, Action(Verb.START), room)
            await history.add("", _reply_messages(reply))
            return await self._views(player, await history.all()), True

    async def type(self, player: Player, room: Room, request: TypeRequest) -> MessagesView:
        """Answer a typed line, and store both as messages; raise ``RefusedRequestError``."""
        self._check_rate_limit(player, room)
        history = self._history(player)
        async with self._lock(player):
            answer = await history.answer(request.entry)
            if answer is None:
                action = replace(read_line(request.line), event=request.entry)
                reply = await self._handle(player, action, room)
                line = StoredMessage(MessageAuthor.PLAYER, _now(), clipped(request.line, MAX_LINE))
                answer = await history.add(
                    request.entry, (line, *_reply_messages(reply)), language=reply.language
                )
                await self._follow_updates(player, answer, reply)
            return await self._answer_view(player, answer)

    async def press(self, player: Player, room: Room, request: PressRequest, action: Action) -> MessagesView:
        """Answer a button: its message changes, or a new one is stored; raise ``RefusedRequestError``."""
        self._check_rate_limit(player, room)
        history = self._history(player)
        async with self._lock(player):
            answer = await history.answer(request.entry)
            if answer is None:
                reply = await self._handle(player, replace(action, event=request.entry), room)
                answer = await self._store_reply(history, request, reply)
                await self._follow_updates(player, answer, reply)
            return await self._answer_view(player, answer)

    async def news(self, player: Player, number: int, version: str) -> MessagesView:
        """Return a message when it has another version, or when it gets no more updates."""
        change = self._updates.next_change((player, number))
        stored, notice = await self._history(player).some((number,)), ""
        if stored and stored[0].version == version:
            notice = await self._updates.wait_for(change)
            stored = await self._wait_for_other_process(player, number, version)
        if stored and stored[0].version != version:
            notice = notice or stored[0].message.notice
        return MessagesView(await self._views(player, stored), notice)

    async def _wait_for_other_process(
        self, player: Player, number: int, version: str
    ) -> tuple[StoredHistory, ...]:
        history, end = self._history(player), time.monotonic() + POLL_TIMEOUT
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
        return next(iter(await self._history(player).some((number,))), None)

    def _check_rate_limit(self, player: Player, room: Room) -> None:
        if refusal := self._app.rate_limit_reply(player, room):
            raise too_busy_error(refusal.notice)

    async def _handle(self, player: Player, action: Action, room: Room) -> Reply:
        reply = await self._app.handle(player, action, room)
        if reply.is_refused:
            raise too_busy_error(reply.notice)
        return reply

    async def _store_reply(self, history: ChatHistory, request: PressRequest, reply: Reply) -> StoredAnswer:
        if reply.screen is None:
            return await history.add(request.entry, (), reply.notice, reply.language)
        message = _screen_message(reply.screen, reply.document)
        if reply.target is ReplyTarget.HERE:
            return await history.replace(
                request.entry, request.message, message, reply.notice, reply.language
            )
        return await history.add(request.entry, (message,), reply.notice, reply.language)

    async def _follow_updates(self, player: Player, answer: StoredAnswer, reply: Reply) -> None:
        number = max(answer.numbers, default=0)
        stored = await self._history(player).some((number,))
        if reply.updates is None or not stored:
            return
        version = stored[0].version
        name = f"{number} {secrets.token_hex(4)}"
        await self._deduplicator.announce_update(name, _chat_name(player))

        async def show(update: Reply) -> None:
            nonlocal version
            async with self._lock(player):
                version = await self._replace_version(player, number, version, update)

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

    async def _replace_version(self, player: Player, number: int, version: str, reply: Reply) -> str:
        """Replace a version of a message by a reply; return the new version."""
        history = self._history(player)
        stored = await history.some((number,))
        if not stored or stored[0].version != version:
            raise MessageChangedError
        if reply.screen:
            message = replace(_screen_message(reply.screen, reply.document), notice=reply.notice)
            await history.change(number, message)
            stored = await history.some((number,))
        return stored[0].version if stored else ""

    async def _answer_view(self, player: Player, answer: StoredAnswer) -> MessagesView:
        stored = await self._history(player).some(answer.numbers)
        return MessagesView(
            await self._views(player, stored), answer.notice, answer.language, answer.is_beginning
        )

    async def _views(self, player: Player, stored: Sequence[StoredHistory]) -> tuple[MessageView, ...]:
        elsewhere = await self._updated_elsewhere(player, stored)
        return tuple(
            message_view(
                one, is_coming=one.number == elsewhere or self._updates.is_following((player, one.number))
            )
            for one in stored
        )

    def _history(self, player: Player) -> ChatHistory:
        return ChatHistory(self._store.redis, player)

    def _lock(self, player: Player) -> AbstractAsyncContextManager[None]:
        return self._locks.locked(_chat_name(player))


def _chat_name(player: Player) -> str:
    """Return the name of a player's chat, the same in all processes."""
    return f"page:{player.id}"


def _reply_messages(reply: Reply) -> tuple[StoredMessage, ...]:
    """Return the messages of a reply to a typed line; a notice comes first, so that the board is last."""
    notice = (StoredMessage(MessageAuthor.BOT, _now(), reply.notice),) if reply.notice else ()
    return (*notice, _screen_message(reply.screen, reply.document)) if reply.screen else notice


def _screen_message(screen: Screen, document: Document | None) -> StoredMessage:
    return StoredMessage(MessageAuthor.BOT, _now(), screen=screen, document=document)


def _now() -> int:
    return int(time.time())
