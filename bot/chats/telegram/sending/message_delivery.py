"""The requests that show a screen: a message sent or edited, a file uploaded or sent by its file_id."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

from telegram import Bot, InlineKeyboardMarkup, InputMediaAnimation, InputMediaPhoto, Message
from telegram.error import BadRequest

from bot.chats.telegram.inline_keyboard import keyboard
from bot.chats.telegram.screen_format import NO_PREVIEW, screen_text, title_entities
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.ephemeral_messages import EphemeralMessages
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.chats.telegram.sending.outgoing_message import OutgoingMessage
from bot.chats.telegram.table_button import TelegramTables
from bot.core.images import Renderable, ReplayAnimation
from bot.core.replies import Document
from bot.core.screens import MAX_CAPTION
from bot.i18n.texts import clipped
from bot.rendering.image_renderer import ImageRenderer


@dataclass(eq=False)
class MessageDelivery:
    """Shows screens, each by one request, or two if Telegram has no other way.

    A file that Telegram has is sent by its file_id. Errors are raised, each a ``TelegramError``; the message
    then says what is still to be done.
    """

    bot: Bot
    pictures: ImageRenderer
    files: FileIdCache
    ephemeral: EphemeralMessages
    spend: Callable[[int], None]
    tables: TelegramTables | None = None
    """What opens the table from boards; ``None`` if it does not open in Telegram."""

    async def deliver(self, outgoing: OutgoingMessage) -> None:
        """Show a screen at its target."""
        message, picture = outgoing.target.message, outgoing.screen.picture
        if outgoing.target.receiver:
            await self._deliver_ephemeral(outgoing)
        elif message is None or outgoing.document:
            await self._send_new(outgoing)
        elif picture:
            await self._edit_picture(outgoing, message, picture)
        elif outgoing.target.has_picture:  # a picture cannot become a text
            await self._remove_buttons(outgoing, message)
            outgoing.target = outgoing.target.as_new_message()  # if the rest fails, this is done
            await self._send_new(outgoing)
        else:
            await self._edit_text(outgoing, message)
        if outgoing.shown is None and message is not None:
            outgoing.shown = replace(outgoing.target, has_picture=outgoing.screen.picture is not None)
        if outgoing.replaced:
            await self.ephemeral.delete(outgoing.replaced)

    def _keyboard(self, outgoing: OutgoingMessage) -> InlineKeyboardMarkup | None:
        """Return the buttons of a screen, which depend on where it is sent in the end."""
        return keyboard(
            outgoing.screen,
            is_in_group=outgoing.target.is_group,
            has_styles=self.ephemeral.styles.are_known,
            last=self.tables.row_below(outgoing, self.bot.bot) if self.tables else (),
        )

    async def _deliver_ephemeral(self, outgoing: OutgoingMessage) -> None:
        """Show a screen to one member of a group: edited, or sent again with the old message deleted."""
        if outgoing.target.message is not None:
            if await self.ephemeral.edit(outgoing):
                return
            outgoing.replaced = outgoing.target
            outgoing.target = outgoing.target.as_new_message()
        self.ephemeral.require_permission(outgoing.target)
        await self._send_new(outgoing)

    def discard_file_id(self, outgoing: OutgoingMessage) -> None:
        """Upload a message's file the next time, because Telegram does not accept its file_id."""
        content = outgoing.document.content if outgoing.document else outgoing.screen.picture
        if content and not isinstance(content, bytes):
            self.files.discard(content, is_document=outgoing.document is not None)

    async def _remove_buttons(self, outgoing: OutgoingMessage, message: int) -> None:
        """Remove the buttons of a message, if it still exists and has any."""
        self.spend(outgoing.target.chat)
        try:
            await self.bot.edit_message_reply_markup(outgoing.target.chat, message)
        except BadRequest as error:
            if refusal_of(error) not in (ApiRefusal.SAME, ApiRefusal.GONE):
                raise

    async def _edit_text(self, outgoing: OutgoingMessage, message: int) -> None:
        self.spend(outgoing.target.chat)
        await self.bot.edit_message_text(
            screen_text(outgoing.screen),
            chat_id=outgoing.target.chat,
            message_id=message,
            entities=title_entities(outgoing.screen),
            link_preview_options=NO_PREVIEW,
            reply_markup=self._keyboard(outgoing),
        )

    async def _edit_picture(self, outgoing: OutgoingMessage, message: int, picture: Renderable) -> None:
        """Put a picture into a message, whether it showed a text or a picture of either kind before."""
        screen = outgoing.screen
        kind = InputMediaAnimation if isinstance(picture, ReplayAnimation) else InputMediaPhoto
        file, name = await self._file_or_id(outgoing, picture)
        media = kind(
            file, caption=screen_text(screen), caption_entities=title_entities(screen), filename=name
        )
        self.spend(outgoing.target.chat)
        sent = await self.bot.edit_message_media(
            media, chat_id=outgoing.target.chat, message_id=message, reply_markup=self._keyboard(outgoing)
        )
        if isinstance(sent, Message):
            self.files.save_from(picture, sent)

    async def _send_new(self, outgoing: OutgoingMessage) -> None:
        if outgoing.document:
            await self._send_document(outgoing, outgoing.document)
        elif outgoing.screen.picture:
            await self._send_picture(outgoing, outgoing.screen.picture)
        else:
            entities, text = title_entities(outgoing.screen), screen_text(outgoing.screen)
            await self._send(
                outgoing, self.bot.send_message, text, entities=entities, link_preview_options=NO_PREVIEW
            )

    async def _send_picture(self, outgoing: OutgoingMessage, picture: Renderable) -> None:
        """Show a screen with its picture in a new message; an animation sent as a photo would not move."""
        is_animation = isinstance(picture, ReplayAnimation)
        file, name = await self._file_or_id(outgoing, picture)
        sent = await self._send(
            outgoing,
            self.bot.send_animation if is_animation else self.bot.send_photo,
            file,
            caption=screen_text(outgoing.screen),
            caption_entities=title_entities(outgoing.screen),
            filename=name,
        )
        self.files.save_from(picture, sent)

    async def _send_document(self, outgoing: OutgoingMessage, document: Document) -> None:
        """Send a file as it is, with the screen's text below it."""
        content = document.content
        file = content if isinstance(content, bytes) else (await self._file_or_id(outgoing, content))[0]
        sent = await self._send(
            outgoing,
            self.bot.send_document,
            file,
            caption=clipped(screen_text(outgoing.screen), MAX_CAPTION),
            caption_entities=title_entities(outgoing.screen),
            filename=None if isinstance(file, str) else document.name,
            disable_content_type_detection=True,
        )
        if not isinstance(content, bytes) and sent.document:
            self.files.save(content, sent.document.file_id, is_document=True)

    async def _send(
        self,
        outgoing: OutgoingMessage,
        request: Callable[..., Awaitable[Message]],
        content: bytes | str,
        **parameters: Any,  # noqa: ANN401 - of several methods
    ) -> Message:
        """Send a new message to the target, and note which one it is."""
        target = outgoing.target
        receiver = target.receiver
        self.spend(target.chat)
        sent = await request(
            target.chat,
            content,
            message_thread_id=target.thread,
            reply_parameters=target.reply_parameters,
            reply_markup=self._keyboard(outgoing),
            api_kwargs=receiver.parameters if receiver else None,
            **parameters,
        )
        number = await self.ephemeral.id_of(sent) if receiver else sent.message_id
        has_picture = bool(outgoing.screen.picture or outgoing.document)
        outgoing.shown = replace(target, message=number, has_picture=has_picture)
        return sent

    async def _file_or_id(
        self, outgoing: OutgoingMessage, picture: Renderable
    ) -> tuple[bytes | str, str | None]:
        """Return a picture's file_id, or its file with a name."""
        file_id = self.files.find(picture, is_document=outgoing.document is not None)
        outgoing.is_sent_by_id = file_id is not None
        return (file_id, None) if file_id else (await self.pictures.file(picture), picture.file_name)
