"""A screen on its way to a chat: its target, its form, and its outcome."""

import asyncio
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

from telegram import MaybeInaccessibleMessage, Message, ReplyParameters

from bot.core.images import BoardPicture, Celebration
from bot.core.replies import Document
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import Trace, current_trace


@dataclass(frozen=True, slots=True)
class EphemeralReceiver:
    """The only member of a group who sees a message, and what allows the bot to send it.

    Source: https://core.telegram.org/bots/features#ephemeral-messages. For 15 seconds a press or an ephemeral
    message of the member does. An administrator needs neither, but the bot seldom is one.
    """

    user: int
    until: float
    """When that ends, by the clock of the send budgets. What was sent before can be edited later, too."""
    query: str = ""
    """The callback query that is answered."""
    reply_to: int | None = None
    """The ephemeral message that is answered."""

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters of a request that sends an ephemeral message.

        Bot API 10.3 reads ``ephemeral_message_parameters``, 10.2 the two others. A server ignores what it
        does not know, and a request with only one form would be a public message to the other version.
        """
        by_press = {"callback_query_id": self.query} if self.query else {}
        by_message = {"reply_parameters": {"ephemeral_message_id": self.reply_to}} if self.reply_to else {}
        receiver = {"receiver_user_id": self.user, **by_press}
        return {"ephemeral_message_parameters": receiver, **receiver, **by_message}


@dataclass(frozen=True, slots=True)
class MessageTarget:
    """Where in Telegram a screen goes."""

    chat: int
    thread: int | None = None
    """The topic of a forum; ``None`` for General, which must not be named, and if there are no topics."""
    reply_to: int | None = None
    """The message that is replied to."""
    message: int | None = None
    """The message to be edited; ``None`` for a new one. Ephemeral messages have ids of their own."""
    has_picture: bool = False
    """Whether the message to be edited shows a picture or an animation."""
    receiver: EphemeralReceiver | None = None
    """Who alone sees the message; ``None`` if everyone in the chat does."""

    @property
    def key(self) -> tuple[int, int | None, int]:
        """The chat and the message, with the receiver of an ephemeral one."""
        return self.chat, self.message, self.receiver_id

    @property
    def receiver_id(self) -> int:
        """The user who alone sees it; 0 if everyone does."""
        return self.receiver.user if self.receiver else 0

    @property
    def is_group(self) -> bool:
        """Whether it is a group: the ids of private chats are those of users, which are positive."""
        return self.chat < 0

    def as_new_message(self) -> "MessageTarget":
        """Return the same place for a new message."""
        return replace(self, message=None, has_picture=False)

    @property
    def reply_parameters(self) -> ReplyParameters | None:
        """The parameter that makes a message a reply, if the other message still exists."""
        if self.reply_to is None:
            return None
        return ReplyParameters(self.reply_to, allow_sending_without_reply=True)


def thread_id(message: MaybeInaccessibleMessage) -> int | None:
    """Return the topic of a message; ``None`` for General and if there are no topics."""
    if isinstance(message, Message) and message.is_topic_message:  # threads of replies must not be named
        return message.message_thread_id
    return None


def ephemeral_id(message: MaybeInaccessibleMessage) -> int | None:
    """Return the id of an ephemeral message, whose ``message_id`` is 0; ``None`` for all others."""
    number = message.api_kwargs.get("ephemeral_message_id")  # the library knows Bot API 10.0
    return number if isinstance(number, int) else None


def new_message_target(message: MaybeInaccessibleMessage, *, is_reply: bool = False) -> MessageTarget:
    """Return the target for a new message in the chat and topic of a message."""
    replied = message.message_id if is_reply and ephemeral_id(message) is None else None
    return MessageTarget(message.chat.id, thread_id(message), replied)


def edit_target(message: MaybeInaccessibleMessage, receiver: EphemeralReceiver) -> MessageTarget:
    """Return the target for editing a message; for a new message if that one is inaccessible.

    An ephemeral message is edited for its receiver, who is the only one to press its buttons.
    """
    target = new_message_target(message)
    if (number := ephemeral_id(message)) is not None:
        has_picture = isinstance(message, Message) and bool(message.effective_attachment)
        return replace(target, message=number, has_picture=has_picture, receiver=receiver)
    # The library represents an inaccessible message as a Message all the same.
    if not (isinstance(message, Message) and message.is_accessible):
        return target
    return replace(target, message=message.message_id, has_picture=bool(message.effective_attachment))


class SendOutcome(Enum):
    """The outcome of sending a screen."""

    SHOWN = auto()
    REPLACED = auto()
    """A newer one for the same message was sent instead."""
    NO_TOPIC = auto()
    """The topic is closed or gone."""
    NO_ENTRY = auto()
    """The bot cannot write in the chat, or not any more."""
    NO_FILES = auto()
    """Files are not allowed in the chat."""
    LOST = auto()
    """Telegram could not be reached, or it is unknown whether it was."""
    FAILED = auto()
    """Telegram refused it for another reason."""


@dataclass(eq=False, slots=True)
class OutgoingMessage:
    """A screen on its way."""

    target: MessageTarget
    screen: Screen
    texts: Texts
    """The player's language, for explanations."""
    document: Document | None
    """A file to send with the screen, in a new message."""
    outcome: asyncio.Future[SendOutcome]
    is_quiet: bool = False
    """Whether nobody waits for it: if its message is gone, nothing is sent instead, and nobody is warned."""
    has_table: bool = True
    """Whether it may have the button that opens the table."""
    is_sent_by_id: bool = False
    """Whether the last attempt used a file_id."""
    tries: int = 0
    """How often the network failed."""
    fallbacks: int = 0
    """How often it was sent in another way."""
    shown: MessageTarget | None = None
    """The message that shows it, once it is sent."""
    replaced: MessageTarget | None = None
    """The ephemeral message that is deleted once this one, sent instead of editing it, is there."""
    trace: Trace | None = field(default_factory=current_trace)
    """The trace of the event that it answers."""

    @property
    def game(self) -> str:
        """The session whose board a new message shows; empty for everything else."""
        is_new = self.target.message is None and not self.document
        if not is_new or not isinstance(self.screen.picture, BoardPicture | Celebration):
            return ""
        return next((button.action.session for row in self.screen.rows for button in row), "")

    @property
    def requests(self) -> int:
        """The number of requests it takes: a picture cannot become a text, so that takes two."""
        is_edit = self.target.message is not None and self.target.receiver is None
        return 2 if is_edit and self.target.has_picture and not self.screen.picture else 1

    def resolve(self, outcome: SendOutcome) -> None:
        """Set the outcome, once."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)
