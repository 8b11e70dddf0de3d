"""Posts in Telegram: a photo with buttons, and replies to it with what does not fit."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from telegram import Bot, InlineKeyboardMarkup, Message
from telegram.error import ChatMigrated, Forbidden, InvalidToken, RetryAfter, TelegramError

from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.post_format import PostText, caption_and_mentions, post_keyboard
from bot.chats.telegram.screen_format import NO_PREVIEW
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of, retry_seconds
from bot.chats.telegram.sending.http_requests import NotSentError
from bot.chats.telegram.sending.outgoing_message import MessageTarget
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.chats.telegram.updates.connection import TelegramConnection
from bot.core.actions import Chat
from bot.core.images import Renderable, ReplayAnimation
from bot.core.posts import Begin, NoteSent, Post, PostChannel, PostOutcome, PostResult
from bot.core.screens import Screen
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import Clock
from bot.storage.coordination.post_pacing import PostPacer

log = logging.getLogger(__name__)

MESSAGE_INTERVAL = 1.1
"""Seconds between the messages of a post: Telegram wants at most one a second in a chat,
https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this."""
FOLLOWER_TRIES = 3
"""How often a reply to the photo is sent if the chat has to wait."""
NOT_A_MEMBER = ("chat not found", "peer_id_invalid", "bot was kicked", "not a member")
"""Parts of Telegram's error messages."""
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


@dataclass(eq=False)
class TelegramSender:
    """Sends what nobody asked for within the send budgets of chats, at the pace that all processes share."""

    bot: Bot
    queue: OutgoingQueue
    pace: PostPacer
    clock: Clock
    connection: TelegramConnection

    @asynccontextmanager
    async def _slot(
        self, chat: int, begin: Begin | None = None, *, gives_way: bool = False
    ) -> AsyncIterator[None]:
        """Wait until both the chat's send budget and the shared pace allow a message, sent in the body.

        ``begin`` is awaited just before that. Raises ``BusyChatError``, and ``NotSentError`` if it returns
        ``False``.
        """
        waited = 0.0
        while True:
            while delay := self.queue.send_delay(chat):
                waited += delay
                if waited > LONGEST_WAIT:
                    raise BusyChatError(delay)
                await self.clock.sleep(delay)
            async with self.pace.slot(Chat.TELEGRAM, gives_way=gives_way):
                if not self.queue.send_delay(chat):  # else something else was sent there meanwhile
                    if begin and not await begin():
                        raise NotSentError("it must not be sent any more")
                    self.queue.spend(chat)
                    yield
                    return


@dataclass(eq=False)
class TelegramPostSender(TelegramSender):
    """Sends posts, each a photo with buttons; an animation and mentions that do not fit are replies to it.

    A picture is uploaded only for its first chat.
    """

    pictures: ImageRenderer
    uploads: WeakValueDictionary[Renderable, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    followers: BackgroundTasks = field(default_factory=BackgroundTasks)

    async def post(
        self,
        channel: PostChannel,
        post: Post,
        nonce: str,
        begin: Begin | None = None,
        note_sent: NoteSent | None = None,
    ) -> PostResult:
        """Post once; Telegram does not recognize repeated posts. Replies do not matter for the result."""
        del nonce
        if not self.connection.is_open:
            return PostResult(PostOutcome.UNREACHED)
        target, screen = MessageTarget(channel.group, channel.channel or None), post.screen
        caption, mentions = caption_and_mentions(post)
        keyboard = self._keyboard(screen, post.code)
        photo = PostPart(target, caption, screen.picture, keyboard, post.is_silent, begin)
        try:
            sent = await self._send_part(photo)
        except BusyChatError as error:
            return PostResult(PostOutcome.UNREACHED, wait=error.wait)
        except TelegramError as error:
            return self._failure_result(target.chat, error)
        if mentions or post.film:
            if note_sent is None:
                self.followers.start(self.post_replies(channel, post, sent.message_id))
            else:
                await note_sent(sent.message_id)
                if not await self.post_replies(channel, post, sent.message_id):
                    return PostResult(PostOutcome.PARTIAL)
        return PostResult(PostOutcome.SENT)

    async def post_replies(self, channel: PostChannel, post: Post, message: int) -> bool:
        """Send a post's film, and the mentions that do not fit in its caption.

        If the film cannot be sent, the line that announces it is removed from the post. If that fails too,
        nothing else is sent and the result is ``False``: then the post is not complete.
        """
        if not self.connection.is_open:
            return False
        target = MessageTarget(channel.group, channel.channel or None, reply_to=message)
        film = post.film
        is_settled = (
            film is None
            or await self._send_follower(
                PostPart(target, PostText(film.title), film.animation, is_silent=True)
            )
            or await self._withdraw_film(target.chat, post, message)
        )
        _, mentions = caption_and_mentions(post)
        if mentions and is_settled:
            await self._send_follower(PostPart(target, mentions, is_silent=post.is_silent))
        return is_settled

    async def is_posted(self, channel: PostChannel, nonce: str) -> bool | None:
        """Return ``None``: bots cannot read earlier messages in Telegram."""
        del channel, nonce
        return None

    async def close(self) -> None:
        """Send nothing more."""
        await self.followers.close()

    def _keyboard(self, screen: Screen, code: str) -> InlineKeyboardMarkup | None:
        return post_keyboard(screen, self.bot.bot, code, has_styles=self.queue.styles.are_known)

    async def _send_follower(self, part: PostPart) -> bool:
        """Send a message after the photo, with some attempts; return whether it was sent."""
        for _ in range(FOLLOWER_TRIES):
            await self.clock.sleep(MESSAGE_INTERVAL)
            if (is_sent := await self._try_follower(part)) is not None:
                return is_sent
        return False

    async def _withdraw_film(self, chat: int, post: Post, message: int) -> bool:
        """Remove the line that announces an animation from the caption of a post.

        Returns ``False`` if another attempt may succeed; the same edit can be repeated.
        """
        caption, _ = caption_and_mentions(post.without_film())
        try:
            async with self._slot(chat):
                await self.bot.edit_message_caption(
                    chat,
                    message,
                    caption=caption.text,
                    caption_entities=caption.entities,
                    reply_markup=self._keyboard(post.screen, post.code),
                )
        except (TelegramError, BusyChatError) as error:
            problem = "Telegram: a post in chat %d announces an animation that it lacks: %s"
            log.warning(problem, chat, error)
            if isinstance(error, BusyChatError):
                return False
            if isinstance(error, RetryAfter):
                self.queue.pause_chat(chat, retry_seconds(error))
            return refusal_of(error) not in (ApiRefusal.WAIT, ApiRefusal.NOT_SENT, ApiRefusal.UNKNOWN)
        return True

    async def _try_follower(self, part: PostPart) -> bool | None:
        """Send a message; return whether it was sent, ``None`` if another attempt may succeed."""
        try:
            await self._send_part(part)
        except (TelegramError, BusyChatError) as error:
            log.warning("Telegram: a reply to a post in chat %d was not sent: %s", part.target.chat, error)
            if isinstance(error, RetryAfter):
                self.queue.pause_chat(part.target.chat, retry_seconds(error))
            return None if isinstance(error, RetryAfter | BusyChatError | NotSentError) else False
        except Exception:
            log.exception("Telegram: a reply to a post in chat %d was not sent", part.target.chat)
            return False
        return True

    async def _send_part(self, part: PostPart) -> Message:
        """Send a message; raise ``TelegramError`` or ``BusyChatError``."""
        if part.picture is None:
            text, entities = part.text.text, part.text.entities
            send = self.bot.send_message
            return await self._send(part, send, text, entities=entities, link_preview_options=NO_PREVIEW)
        async with self.uploads.setdefault(part.picture, asyncio.Lock()):
            file_id = self.queue.files.find(part.picture)
            if file_id is None:  # posts in other chats wait for the file_id of this one
                return await self._upload(part, part.picture)
        try:
            return await self._send_picture(part, part.picture, file_id)
        except TelegramError as error:
            if refusal_of(error) not in (ApiRefusal.OLD_FILE, ApiRefusal.BAD_PICTURE):
                raise
        self.queue.files.discard(part.picture)
        return await self._upload(part, part.picture)

    async def _upload(self, part: PostPart, picture: Renderable) -> Message:
        sent = await self._send_picture(part, picture, await self.pictures.file(picture))
        self.queue.files.save_from(picture, sent)
        return sent

    async def _send_picture(self, part: PostPart, picture: Renderable, file: bytes | str) -> Message:
        is_animation = isinstance(picture, ReplayAnimation)
        return await self._send(
            part,
            self.bot.send_animation if is_animation else self.bot.send_photo,
            file,
            caption=part.text.text,
            caption_entities=part.text.entities,
            filename=picture.file_name if isinstance(file, bytes) else None,
        )

    async def _send(
        self,
        part: PostPart,
        request: Callable[..., Awaitable[Message]],
        content: bytes | str,
        **parameters: Any,  # noqa: ANN401 - of several methods
    ) -> Message:
        async with self._slot(part.target.chat, part.begin):
            return await request(
                part.target.chat,
                content,
                message_thread_id=part.target.thread,
                reply_parameters=part.target.reply_parameters,
                reply_markup=part.keyboard,
                disable_notification=part.is_silent,
                **parameters,
            )

    def _failure_result(self, chat: int, error: TelegramError) -> PostResult:
        log.warning("Telegram: nothing posted in chat %d: %s", chat, error)
        match error:
            case RetryAfter():
                self.queue.pause_chat(chat, retry_seconds(error))
                return PostResult(PostOutcome.UNREACHED, wait=retry_seconds(error))
            case ChatMigrated():
                self.queue.migrate_chat(chat, error.new_chat_id)
                return PostResult(PostOutcome.UNREACHED, moved_to=error.new_chat_id)
            case InvalidToken():
                return PostResult(PostOutcome.UNREACHED)
        match refusal_of(error):
            case ApiRefusal.NOT_SENT:
                return PostResult(PostOutcome.UNREACHED)
            case ApiRefusal.UNKNOWN:
                return PostResult(PostOutcome.UNKNOWN)
            case refusal:
                return PostResult(PostOutcome.REFUSED, refusal_reason(refusal, error))


def refusal_reason(refusal: ApiRefusal, error: TelegramError) -> str:
    """Return why a post was refused, the id of a message."""
    problem = error.message.lower()
    match refusal:
        case ApiRefusal.NO_PICTURES:
            return "post-may-not-attach"
        case ApiRefusal.NO_TOPIC:
            return "post-is-closed" if "topic_closed" in problem else "post-is-gone"
        case ApiRefusal.NO_ENTRY if "deactivated" in problem:
            return "post-is-gone"
        case ApiRefusal.NO_ENTRY if isinstance(error, Forbidden) or any(
            text in problem for text in NOT_A_MEMBER
        ):
            return "post-is-outside"
        case ApiRefusal.NO_ENTRY:
            return "post-may-not-write"
    return "post-is-refused"
