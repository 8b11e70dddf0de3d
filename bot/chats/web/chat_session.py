"""What is said on the page: a player's entries become actions, the replies messages that are kept."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace

from bot.app import App
from bot.chats.web.json_views import MessagesView, MessageView, PressedRequest, TypedRequest, bubble
from bot.chats.web.long_poll import PATIENCE, PendingUpdates
from bot.core.actions import Action, Player, Room, Verb
from bot.core.commands import read_line
from bot.core.images import Renderable
from bot.core.replies import Document, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.runtime.message_updates import MessageChangedError, closing
from bot.storage.chat_history import ChatHistory, MessageAuthor, StoredAnswer, StoredHistory, StoredMessage
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore

LOOK = 0.25
"""Seconds after which it is looked again whether another process has something new to show."""


class WebRateLimitError(Exception):
    """Too much was asked for: nothing was done, and nothing of it is kept."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(reply.notice)
        self.reply = reply


class WebChat:
    """The conversations of all players of the page with one bot."""

    def __init__(self, app: App, store: PlayerStore, deduplicator: EventDeduplicator) -> None:
        self._app = app
        self._store = store
        self._deduplicator = deduplicator
        self._news = PendingUpdates()
        # One entry of a player at a time: so the messages stand in the order in which they were meant.
        self._turns = deduplicator.turns()

    async def close(self) -> None:
        """Give up what is still to come."""
        await self._news.close()

    async def enter(self, player: Player, room: Room) -> tuple[tuple[MessageView, ...], bool]:
        """Return what was said so far, and whether that is but a welcome; raise ``WebRateLimitError``."""
        conversation = self._conversation(player)
        async with self._turn(player):
            said = await conversation.all()
            if said:
                return await self._bubbles(player, said), False
            reply = await self._handle(player, Action(Verb.START), room)
            await conversation.add("", _messages(reply))
            return await self._bubbles(player, await conversation.all()), True

    async def type(self, player: Player, room: Room, typed: TypedRequest) -> MessagesView:
        """Answer a line that was typed: the line and the answer become messages; raise ``WebRateLimitError``."""
        self._check(player, room)
        conversation = self._conversation(player)
        async with self._turn(player):
            answer = await conversation.answer(typed.entry)
            if answer is None:
                action = replace(read_line(typed.line), event=typed.entry)
                reply = await self._handle(player, action, room)
                line = StoredMessage(MessageAuthor.PLAYER, _now(), typed.line)
                answer = await conversation.add(
                    typed.entry, (line, *_messages(reply)), language=reply.language
                )
                await self._follow(player, answer, reply)
            return await self._told(player, answer)

    async def press(
        self, player: Player, room: Room, pressed: PressedRequest, action: Action
    ) -> MessagesView:
        """Answer a button: the message that it stands on changes, or a new one is kept.

        Raise ``WebRateLimitError``.
        """
        self._check(player, room)
        conversation = self._conversation(player)
        async with self._turn(player):
            answer = await conversation.answer(pressed.entry)
            if answer is None:
                reply = await self._handle(player, replace(action, event=pressed.entry), room)
                answer = await self._keep(conversation, pressed, reply)
                await self._follow(player, answer, reply)
            return await self._told(player, answer)

    async def news(self, player: Player, number: int, version: str) -> MessagesView:
        """Return a message when it shows something else than that version, or when no more will come."""
        place, conversation = (player, number), self._conversation(player)
        change = self._news.next(place)
        kept, notice = await conversation.some((number,)), ""
        if kept and kept[0].version == version:
            notice = await self._news.wait(change)
            kept = await self._awaited(player, number, version)
        if kept and kept[0].version != version:
            notice = notice or kept[0].message.notice
        return MessagesView(await self._bubbles(player, kept), notice)

    async def _awaited(self, player: Player, number: int, version: str) -> tuple[StoredHistory, ...]:
        """Return a message, and wait for another version of it where another process works on that."""
        conversation, end = self._conversation(player), time.monotonic() + PATIENCE
        while True:
            kept = await conversation.some((number,))
            is_new = not kept or kept[0].version != version
            if is_new or time.monotonic() > end or await self._coming(player, kept) != number:
                return kept
            await asyncio.sleep(LOOK)

    async def _coming(self, player: Player, kept: Sequence[StoredHistory]) -> int:
        """Return the message in which another process has more to show, if it is one of these; 0 for none."""
        if not self._deduplicator.is_shared or any(
            self._news.is_coming((player, one.number)) for one in kept
        ):
            return 0
        coming = await self._deduplicator.announced(_place(player))
        return int(coming.partition(" ")[0]) if coming else 0

    async def picture(self, player: Player, number: int, version: str) -> Renderable | None:
        """Return the picture that a message shows; ``None`` where it shows none or another one."""
        for kept in await self._conversation(player).some((number,)):
            if kept.version == version and kept.message.screen:
                return kept.message.screen.picture
        return None

    async def document(self, player: Player, number: int, version: str) -> Document | None:
        """Return the file that came with a message; ``None`` where there is none."""
        for kept in await self._conversation(player).some((number,)):
            if kept.version == version:
                return kept.message.document
        return None

    def _check(self, player: Player, room: Room) -> None:
        """Look nothing up for who has asked for too much."""
        if refusal := self._app.rate_limit_reply(player, room):
            raise WebRateLimitError(refusal)

    async def _handle(self, player: Player, action: Action, room: Room) -> Reply:
        reply = await self._app.handle(player, action, room)
        if reply.is_refused:
            raise WebRateLimitError(reply)
        return reply

    async def _keep(self, conversation: ChatHistory, pressed: PressedRequest, reply: Reply) -> StoredAnswer:
        if reply.screen is None:
            return await conversation.add(pressed.entry, (), reply.notice, reply.language)
        message = _message(reply.screen, reply.document)
        if reply.target is ReplyTarget.HERE:
            return await conversation.replace(
                pressed.entry, pressed.message, message, reply.notice, reply.language
            )
        return await conversation.add(pressed.entry, (message,), reply.notice, reply.language)

    async def _follow(self, player: Player, answer: StoredAnswer, reply: Reply) -> None:
        """Show what comes after a reply in the message that shows it, until that shows something else."""
        number = max(answer.numbers, default=0)
        kept = await self._conversation(player).some((number,))
        if reply.updates is None or not kept:
            return
        version = kept[0].version
        coming = f"{number} {secrets.token_hex(4)}"
        await self._deduplicator.announce(coming, _place(player))

        async def show(following: Reply) -> None:
            nonlocal version
            async with self._turn(player):
                version = await self._replaced(player, number, version, following)

        self._news.follow((player, number), self._until_over(player, coming, reply.updates), show)

    async def _until_over(
        self, player: Player, coming: str, later: AsyncIterator[Reply]
    ) -> AsyncIterator[Reply]:
        """Yield what comes later, and tell other processes when no more does."""
        try:
            async with closing(later) as replies:
                async for reply in replies:
                    yield reply
        finally:
            await self._deduplicator.withdraw(coming, _place(player))

    async def _replaced(self, player: Player, number: int, version: str, reply: Reply) -> str:
        """Have a message of a version show a reply; return its version then."""
        conversation = self._conversation(player)
        kept = await conversation.some((number,))
        if not kept or kept[0].version != version:
            raise MessageChangedError
        if reply.screen:
            message = replace(_message(reply.screen, reply.document), notice=reply.notice)
            await conversation.change(number, message)
            kept = await conversation.some((number,))
        return kept[0].version if kept else ""

    async def _told(self, player: Player, answer: StoredAnswer) -> MessagesView:
        kept = await self._conversation(player).some(answer.numbers)
        return MessagesView(
            await self._bubbles(player, kept), answer.notice, answer.language, answer.is_beginning
        )

    async def _bubbles(self, player: Player, kept: Sequence[StoredHistory]) -> tuple[MessageView, ...]:
        elsewhere = await self._coming(player, kept)
        return tuple(
            bubble(one, is_coming=one.number == elsewhere or self._news.is_coming((player, one.number)))
            for one in kept
        )

    def _conversation(self, player: Player) -> ChatHistory:
        return ChatHistory(self._store.redis, player)

    def _turn(self, player: Player) -> AbstractAsyncContextManager[None]:
        return self._turns.of(_place(player))


def _place(player: Player) -> str:
    """Return the name of a player's conversation, the same in all processes."""
    return f"page:{player.id}"


def _messages(reply: Reply) -> tuple[StoredMessage, ...]:
    """Return a reply to what was typed; a notice comes first, so that the board stands last."""
    notice = (StoredMessage(MessageAuthor.BOT, _now(), reply.notice),) if reply.notice else ()
    return (*notice, _message(reply.screen, reply.document)) if reply.screen else notice


def _message(screen: Screen, document: Document | None) -> StoredMessage:
    return StoredMessage(MessageAuthor.BOT, _now(), screen=screen, document=document)


def _now() -> int:
    return int(time.time())
