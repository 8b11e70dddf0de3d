"""Ephemeral messages: those in a group that one member alone sees. Whether the server has them, and edits.

Sources: https://core.telegram.org/bots/features#ephemeral-messages, and for the versions
https://core.telegram.org/bots/api-changelog: 10.2 added them, 10.3 renamed the parameters that send them.
They live on the device that pressed, and nobody promises that they arrive.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from telegram import Bot, InputMediaAnimation, InputMediaPhoto, Message
from telegram.error import BadRequest, EndPointNotFound, Forbidden, TelegramError

from bot.chats.telegram.inline_keyboard import keyboard
from bot.chats.telegram.screen_format import NO_PREVIEW, screen_text, title_entities
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.button_styles import ButtonStyles
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage, ephemeral_id
from bot.chats.telegram.sending.server_methods import has_method
from bot.core.images import ReplayAnimation

log = logging.getLogger(__name__)

PERMITTED_SECONDS = 13.0
"""How long a press lets the bot send: Telegram's 15 seconds, less two for the way there and back."""
PROBE = {"chat_id": 0, "receiver_user_id": 0, "ephemeral_message_id": 0}
"""Parameters that name no message; no chat and no user has the id 0."""
DELETE_TRIES = 3


class NoEphemeralMessageError(TelegramError):
    """Nothing can be sent to one member alone, so it was not sent at all."""


@dataclass(eq=False)
class EphemeralMessages:
    """Edits and deletes ephemeral messages. ``MessageDelivery`` sends them, and asks here whether it can.

    A server ignores parameters that it does not know, so an older one would show everyone what is for one
    member. Therefore nothing is sent before ``probe`` has seen a method that came with ephemeral messages.
    """

    bot: Bot
    files: FileIdCache
    styles: ButtonStyles
    spend: Callable[[int], None]
    now: Callable[[], float]
    are_available: bool = False
    """Whether the server has them; until that is known, it has not."""

    async def probe(self) -> None:
        """Find out whether the server has ephemeral messages, trying again until it answers.

        Deleting a message that cannot exist does nothing.
        """
        self.are_available = await has_method(
            lambda: self._call("deleteEphemeralMessage", PROBE), "ephemeral messages"
        )

    def require_permission(self, target: MessageTarget) -> None:
        """Raise ``NoEphemeralMessageError`` if no new message can be sent to the receiver alone."""
        if not self.are_available:
            raise NoEphemeralMessageError("this Bot API server has no ephemeral messages")
        if target.receiver is None or self.now() > target.receiver.until:
            raise NoEphemeralMessageError("it is too late for an ephemeral message")

    async def edit(self, outgoing: OutgoingMessage) -> bool:
        """Show a screen in an ephemeral message; return whether that is possible. Raises ``TelegramError``.

        A file is never uploaded: 10.2 does not accept one. Pictures and texts do not become each other.
        """
        try:
            return await self._edit(outgoing)
        except EndPointNotFound:
            self._turn_off("the Bot API server has no ephemeral messages any more")
        except (BadRequest, Forbidden) as error:
            if refusal_of(error) is ApiRefusal.SAME:
                raise
            log.info("Telegram: an ephemeral message is sent again: %s", error)
        return False

    async def _edit(self, outgoing: OutgoingMessage) -> bool:
        screen, target = outgoing.screen, outgoing.target
        if not self.are_available or bool(screen.picture) != target.has_picture:
            return False
        parameters = _address(target)
        parameters["reply_markup"] = keyboard(screen, is_in_group=True, has_styles=self.styles.are_known)
        text, entities = screen_text(screen), title_entities(screen)
        if screen.picture is None:
            method = "editEphemeralMessageText"
            parameters |= {"text": text, "entities": entities, "link_preview_options": NO_PREVIEW}
        else:
            file_id = self.files.find(screen.picture)
            if file_id is None:
                return False
            kind = InputMediaAnimation if isinstance(screen.picture, ReplayAnimation) else InputMediaPhoto
            method = "editEphemeralMessageMedia"
            parameters |= {"media": kind(file_id, caption=text, caption_entities=entities)}
        self.spend(target.chat)
        await self._call(method, {name: value for name, value in parameters.items() if value})
        return True

    async def delete(self, target: MessageTarget) -> None:
        """Delete an ephemeral message that another one replaces, if Telegram does so. Never raises."""
        try:
            await self._call("deleteEphemeralMessage", _address(target))
        except TelegramError as error:
            log.info("Telegram: a replaced ephemeral message stays: %s", error)

    async def id_of(self, sent: Message) -> int:
        """Return the id of an ephemeral message that was sent.

        If the server made it a public message after all, delete that, send no more of them, and raise
        ``NoEphemeralMessageError``.
        """
        number = ephemeral_id(sent)
        if number is not None:
            return number
        self._turn_off(f"the Bot API server showed one to all of chat {sent.chat.id}")
        for attempt in range(1, DELETE_TRIES + 1):
            try:
                await self.bot.delete_message(sent.chat.id, sent.message_id)
            except TelegramError:
                log.exception("Telegram: attempt %d to delete it failed", attempt)
            else:
                break
        raise NoEphemeralMessageError("the message was public")

    def _turn_off(self, reason: str) -> None:
        self.are_available = False
        log.error("Telegram: no more ephemeral messages are sent: %s", reason)

    async def _call(self, method: str, parameters: dict[str, Any]) -> None:
        await self.bot.do_api_request(method, api_kwargs=parameters)


def _address(target: MessageTarget) -> dict[str, Any]:
    return {
        "chat_id": target.chat,
        "receiver_user_id": target.receiver_id,
        "ephemeral_message_id": target.message,
    }
