"""The requests that show a screen in Telegram: a message sent or changed, a file uploaded or named again."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from telegram import (
    Bot,
    InputMediaAnimation,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.error import BadRequest

from bot.chats.telegram.screen_format import entities, keyboard, words
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage
from bot.core.images import Renderable, ReplayAnimation
from bot.core.replies import Document
from bot.core.screens import MAX_CAPTION
from bot.i18n.texts import clipped
from bot.rendering.image_renderer import ImageRenderer

NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


class MessageDelivery:
    """Shows screens, each by one request, or two where Telegram knows no other way.

    A file that Telegram has is named and not sent again. Whatever Telegram refuses is raised, a
    ``TelegramError``; the parcel then says what is still to be done.
    """

    def __init__(
        self, bot: Bot, pictures: ImageRenderer, files: FileIdCache, spend: Callable[[int], None]
    ) -> None:
        self._bot = bot
        self._pictures = pictures
        self._files = files
        self._spend = spend

    async def show(self, parcel: OutgoingMessage) -> None:
        """Show a screen where it is to be."""
        message, picture = parcel.spot.message, parcel.picture
        if message is None or parcel.document:
            await self._post(parcel)
        elif picture:
            await self._edit_picture(parcel, message, picture)
        elif parcel.spot.has_picture:  # a picture cannot become a text
            await self._strip(parcel, message)
            parcel.spot = parcel.spot.anew()  # should the rest fail, this is done
            await self._post(parcel)
        else:
            await self._edit_text(parcel, message)
        if parcel.shown is None and message is not None:
            parcel.shown = replace(parcel.spot, has_picture=parcel.picture is not None)

    def forget(self, parcel: OutgoingMessage) -> None:
        """Have a parcel's file sent the next time, for Telegram knows its id no more."""
        content = parcel.document.content if parcel.document else parcel.picture
        if content and not isinstance(content, bytes):
            self._files.forget(content, is_document=parcel.document is not None)

    async def _strip(self, parcel: OutgoingMessage, message: int) -> None:
        """Take the buttons off a message, if it is still there and has any."""
        self._spend(parcel.spot.chat)
        try:
            await self._bot.edit_message_reply_markup(parcel.spot.chat, message)
        except BadRequest as error:
            if refusal_of(error) not in (ApiRefusal.SAME, ApiRefusal.GONE):
                raise

    async def _edit_text(self, parcel: OutgoingMessage, message: int) -> None:
        self._spend(parcel.spot.chat)
        await self._bot.edit_message_text(
            text_of(parcel),
            chat_id=parcel.spot.chat,
            message_id=message,
            entities=entities(parcel.screen),
            link_preview_options=NO_PREVIEW,
            reply_markup=keyboard(parcel.screen),
        )

    async def _edit_picture(self, parcel: OutgoingMessage, message: int, picture: Renderable) -> None:
        """Put a picture into a message, whatever it showed before: a text, or a picture of either kind."""
        screen = parcel.screen
        kind = InputMediaAnimation if isinstance(picture, ReplayAnimation) else InputMediaPhoto
        file, name = await self._file(parcel, picture)
        media = kind(file, caption=words(screen), caption_entities=entities(screen), filename=name)
        self._spend(parcel.spot.chat)
        sent = await self._bot.edit_message_media(
            media, chat_id=parcel.spot.chat, message_id=message, reply_markup=keyboard(screen)
        )
        if isinstance(sent, Message):
            self._files.note(picture, sent)

    async def _post(self, parcel: OutgoingMessage) -> None:
        """Show a screen in a new message."""
        if parcel.document:
            await self._post_document(parcel, parcel.document)
        elif parcel.picture:
            await self._post_picture(parcel, parcel.picture)
        else:
            self._spend(parcel.spot.chat)
            sent = await self._bot.send_message(
                parcel.spot.chat,
                text_of(parcel),
                entities=entities(parcel.screen),
                link_preview_options=NO_PREVIEW,
                message_thread_id=parcel.spot.thread,
                reply_parameters=answer_to(parcel.spot),
                reply_markup=keyboard(parcel.screen),
            )
            _note(parcel, sent)

    async def _post_picture(self, parcel: OutgoingMessage, picture: Renderable) -> None:
        """Show a screen with its picture in a new message; as a photo, a film would stand still."""
        screen, spot = parcel.screen, parcel.spot
        send: Callable[..., Awaitable[Message]] = (
            self._bot.send_animation if isinstance(picture, ReplayAnimation) else self._bot.send_photo
        )
        file, name = await self._file(parcel, picture)
        self._spend(spot.chat)
        sent = await send(
            spot.chat,
            file,
            caption=words(screen),
            caption_entities=entities(screen),
            filename=name,
            message_thread_id=spot.thread,
            reply_parameters=answer_to(parcel.spot),
            reply_markup=keyboard(screen),
        )
        _note(parcel, sent)
        self._files.note(picture, sent)

    async def _post_document(self, parcel: OutgoingMessage, document: Document) -> None:
        """Send a file as it is, with the screen's words below it."""
        content, spot = document.content, parcel.spot
        file = content if isinstance(content, bytes) else (await self._file(parcel, content))[0]
        caption = clipped(words(parcel.screen), MAX_CAPTION)
        self._spend(spot.chat)
        sent = await self._bot.send_document(
            spot.chat,
            file,
            caption=caption,
            caption_entities=entities(parcel.screen),
            filename=None if isinstance(file, str) else document.name,
            disable_content_type_detection=True,
            message_thread_id=spot.thread,
            reply_parameters=answer_to(parcel.spot),
            reply_markup=keyboard(parcel.screen),
        )
        _note(parcel, sent)
        if not isinstance(content, bytes) and sent.document:
            self._files.keep(content, sent.document.file_id, is_document=True)

    async def _file(self, parcel: OutgoingMessage, picture: Renderable) -> tuple[bytes | str, str | None]:
        """Return a picture as what is sent for it, the id of Telegram's file or a file and its name."""
        is_document = parcel.document is not None
        known = self._files.find(picture, is_document=is_document)
        parcel.is_by_id = known is not None
        return (known, None) if known else (await self._pictures.file(picture), picture.file_name)


def text_of(parcel: OutgoingMessage) -> str:
    """Return all that a parcel says where it shows no picture: at most 2,300 characters of 4,096."""
    alt = parcel.screen.alt if parcel.is_in_words else ""
    return "\n\n".join(part for part in (words(parcel.screen), alt, parcel.note) if part)


def _note(parcel: OutgoingMessage, sent: Message) -> None:
    """Note which message a parcel has become."""
    has_picture = bool(parcel.picture or parcel.document)
    parcel.shown = replace(parcel.spot, message=sent.message_id, has_picture=has_picture)


def answer_to(spot: MessageTarget) -> ReplyParameters | None:
    """Return what makes a message at a spot answer another, if that is still there."""
    if spot.answered is None:
        return None
    return ReplyParameters(spot.answered, allow_sending_without_reply=True)
