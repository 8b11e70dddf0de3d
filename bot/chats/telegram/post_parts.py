"""Sends the messages of posts, at the shared pace; a picture is uploaded only for its first chat."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from telegram import Bot, InlineKeyboardMarkup, Message
from telegram.error import TelegramError

from bot.chats.telegram.post_format import PostText
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.http_requests import NotSentError
from bot.chats.telegram.sending.message_delivery import NO_PREVIEW
from bot.chats.telegram.sending.message_target import MessageTarget
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.chats.telegram.sending.send_budget import Clock
from bot.core.actions import Chat
from bot.core.images import Renderable, ReplayAnimation
from bot.core.posts import Begin
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.coordination.post_pacing import PostPacer

LONGEST_WAIT = 30.0
"""The longest wait in seconds of a message for a busy chat."""


class BusyChatError(Exception):
    """The chat is sent so much that a message would have to wait too long."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"the chat has to wait for {wait:.0f} s")
        self.wait = wait


@dataclass(frozen=True, slots=True)
class PostPart:
    """One message of a post."""

    target: MessageTarget
    text: PostText
    picture: Renderable | None = None
    keyboard: InlineKeyboardMarkup | None = None
    is_silent: bool = False
    begin: Begin | None = None
    """Awaited just before the request."""


class PostPartSender:
    """Sends messages within the send budgets of the chats, at the pace that all processes share."""

    def __init__(
        self, bot: Bot, queue: OutgoingQueue, pictures: ImageRenderer, pace: PostPacer, clock: Clock
    ) -> None:
        self._bot = bot
        self._queue = queue
        self._files = queue.files
        self._pictures = pictures
        self._pace = pace
        self._clock = clock
        self._uploads: WeakValueDictionary[Renderable, asyncio.Lock] = WeakValueDictionary()

    async def send_part(self, part: PostPart) -> Message:
        """Send a message; raise ``TelegramError`` or ``BusyChatError``."""
        if part.picture is None:
            return await self._send_text(part)
        async with self._uploads.setdefault(part.picture, asyncio.Lock()):
            file_id = self._files.find(part.picture)
            if file_id is None:  # posts in other chats wait for the file_id of this one
                return await self._upload(part, part.picture)
        try:
            return await self._send_picture(part, part.picture, file_id)
        except TelegramError as error:
            if refusal_of(error) not in (ApiRefusal.OLD_FILE, ApiRefusal.BAD_PICTURE):
                raise
        self._files.discard(part.picture)
        return await self._upload(part, part.picture)

    async def _upload(self, part: PostPart, picture: Renderable) -> Message:
        sent = await self._send_picture(part, picture, await self._pictures.file(picture))
        self._files.save_from(picture, sent)
        return sent

    async def _send_picture(self, part: PostPart, picture: Renderable, file: bytes | str) -> Message:
        send: Callable[..., Awaitable[Message]] = (
            self._bot.send_animation if isinstance(picture, ReplayAnimation) else self._bot.send_photo
        )
        async with self._send_slot(part):
            return await send(
                part.target.chat,
                file,
                caption=part.text.text,
                caption_entities=part.text.entities,
                filename=picture.file_name if isinstance(file, bytes) else None,
                message_thread_id=part.target.thread,
                reply_parameters=part.target.reply_parameters,
                reply_markup=part.keyboard,
                disable_notification=part.is_silent,
            )

    async def _send_text(self, part: PostPart) -> Message:
        async with self._send_slot(part):
            return await self._bot.send_message(
                part.target.chat,
                part.text.text,
                entities=part.text.entities,
                link_preview_options=NO_PREVIEW,
                message_thread_id=part.target.thread,
                reply_parameters=part.target.reply_parameters,
                reply_markup=part.keyboard,
                disable_notification=part.is_silent,
            )

    @asynccontextmanager
    async def _send_slot(self, part: PostPart) -> AsyncIterator[None]:
        """Wait until both the chat's send budget and the shared pace allow a message."""
        chat, waited = part.target.chat, 0.0
        while True:
            while delay := self._queue.send_delay(chat):
                waited += delay
                if waited > LONGEST_WAIT:
                    raise BusyChatError(delay)
                await self._clock.sleep(delay)
            async with self._pace.turn(Chat.TELEGRAM):
                if not self._queue.send_delay(chat):  # else something else was sent there meanwhile
                    if part.begin and not await part.begin():
                        raise NotSentError("it must not be sent any more")
                    self._queue.spend(chat)
                    yield
                    return
