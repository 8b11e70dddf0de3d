"""The messages that a post consists of, each sent at its turn; a file goes to the first chat alone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from telegram import Bot, InlineKeyboardMarkup, Message
from telegram.error import TelegramError

from bot.chats.telegram.post import PostText
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.clock import Clock
from bot.chats.telegram.sending.http_requests import NotSentError
from bot.chats.telegram.sending.message_delivery import NO_PREVIEW, answer_to
from bot.chats.telegram.sending.outgoing_message import MessageTarget
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.actions import Chat
from bot.core.images import Renderable, ReplayAnimation
from bot.core.posts import Begin
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.coordination.post_pacing import PostPacer

PATIENCE = 30.0
"""Seconds for which a message waits where much else is going on."""


class BusyChatError(Exception):
    """The chat is sent so much that a message would have to wait for long."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"the chat has to wait for {wait:.0f} s")
        self.wait = wait


@dataclass(frozen=True, slots=True)
class PostPart:
    """One message."""

    spot: MessageTarget
    words: PostText
    picture: Renderable | None = None
    keyboard: InlineKeyboardMarkup | None = None
    is_silent: bool = False
    begin: Begin | None = None
    """What is to be noted just before it goes out."""


class PostPartSender:
    """Sends messages by the budgets of the chats, and at the pace that all processes share."""

    def __init__(
        self, bot: Bot, outbox: OutgoingQueue, pictures: ImageRenderer, pace: PostPacer, clock: Clock
    ) -> None:
        self._bot = bot
        self._outbox = outbox
        self._files = outbox.files
        self._pictures = pictures
        self._pace = pace
        self._clock = clock
        self._uploads: WeakValueDictionary[Renderable, asyncio.Lock] = WeakValueDictionary()

    async def send(self, piece: PostPart) -> Message:
        """Send a message; raise ``TelegramError`` or ``BusyChatError``."""
        if piece.picture is None:
            return await self._send_words(piece)
        async with self._uploads.setdefault(piece.picture, asyncio.Lock()):
            known = self._files.find(piece.picture)
            if known is None:  # all others wait until it is
                return await self._upload(piece, piece.picture)
        try:
            return await self._send_picture(piece, piece.picture, known)
        except TelegramError as error:
            if refusal_of(error) not in (ApiRefusal.OLD_FILE, ApiRefusal.BAD_PICTURE):
                raise
        self._files.forget(piece.picture)
        return await self._upload(piece, piece.picture)

    async def _upload(self, piece: PostPart, picture: Renderable) -> Message:
        sent = await self._send_picture(piece, picture, await self._pictures.file(picture))
        self._files.note(picture, sent)
        return sent

    async def _send_picture(self, piece: PostPart, picture: Renderable, file: bytes | str) -> Message:
        send: Callable[..., Awaitable[Message]] = (
            self._bot.send_animation if isinstance(picture, ReplayAnimation) else self._bot.send_photo
        )
        async with self._turn(piece):
            return await send(
                piece.spot.chat,
                file,
                caption=piece.words.text,
                caption_entities=piece.words.entities,
                filename=picture.file_name if isinstance(file, bytes) else None,
                message_thread_id=piece.spot.thread,
                reply_parameters=answer_to(piece.spot),
                reply_markup=piece.keyboard,
                disable_notification=piece.is_silent,
            )

    async def _send_words(self, piece: PostPart) -> Message:
        async with self._turn(piece):
            return await self._bot.send_message(
                piece.spot.chat,
                piece.words.text,
                entities=piece.words.entities,
                link_preview_options=NO_PREVIEW,
                message_thread_id=piece.spot.thread,
                reply_parameters=answer_to(piece.spot),
                reply_markup=piece.keyboard,
                disable_notification=piece.is_silent,
            )

    @asynccontextmanager
    async def _turn(self, piece: PostPart) -> AsyncIterator[None]:
        """Wait until a chat may be sent a message, by its own budget and by the pace of them all."""
        chat, waited = piece.spot.chat, 0.0
        while True:
            while pause := self._outbox.pause(chat):
                waited += pause
                if waited > PATIENCE:
                    raise BusyChatError(pause)
                await self._clock.sleep(pause)
            async with self._pace.turn(Chat.TELEGRAM):
                if not self._outbox.pause(chat):  # else something else was sent there meanwhile
                    if piece.begin and not await piece.begin():
                        raise NotSentError("it must not be sent any more")
                    self._outbox.spend(chat)
                    yield
                    return
