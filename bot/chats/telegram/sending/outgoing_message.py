"""A screen on its way to a chat: its target, its form, and its outcome."""

import asyncio
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from telegram import MaybeInaccessibleMessage, Message, ReplyParameters

from bot.core.images import BoardPicture, Celebration
from bot.core.replies import Document
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import Trace, current_trace


@dataclass(frozen=True, slots=True)
class MessageTarget:
    """Where in Telegram a screen goes."""

    chat: int
    thread: int | None = None
    """The topic of a forum; ``None`` for General, which must not be named, and if there are no topics."""
    reply_to: int | None = None
    """The message that is replied to."""
    message: int | None = None
    """The message to be edited; ``None`` for a new one."""
    has_picture: bool = False
    """Whether the message to be edited shows a picture or an animation."""

    @property
    def key(self) -> tuple[int, int | None]:
        """The chat and the message."""
        return self.chat, self.message

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


def new_message_target(message: MaybeInaccessibleMessage, *, is_reply: bool = False) -> MessageTarget:
    """Return the target for a new message in the chat and topic of a message."""
    return MessageTarget(message.chat.id, thread_id(message), message.message_id if is_reply else None)


def edit_target(message: MaybeInaccessibleMessage) -> MessageTarget:
    """Return the target for editing a message; for a new message if that one is inaccessible."""
    target = new_message_target(message)
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
    is_sent_by_id: bool = False
    """Whether the last attempt used a file_id."""
    tries: int = 0
    """How often the network failed."""
    fallbacks: int = 0
    """How often it was sent in another way."""
    shown: MessageTarget | None = None
    """The message that shows it, once it is sent."""
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
        is_edit = self.target.message is not None
        return 2 if is_edit and self.target.has_picture and not self.screen.picture else 1

    def resolve(self, outcome: SendOutcome) -> None:
        """Set the outcome, once."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)
