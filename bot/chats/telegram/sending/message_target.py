"""Where in Telegram a message goes: into an existing message, or into a new one below it."""

from dataclasses import dataclass, replace

from telegram import MaybeInaccessibleMessage, Message, ReplyParameters


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
