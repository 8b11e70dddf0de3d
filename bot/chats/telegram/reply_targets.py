"""Where an answer stands: in the message that was pressed, or below the one that asked."""

from dataclasses import replace

from telegram import MaybeInaccessibleMessage, Message

from bot.chats.telegram.rooms import topic
from bot.chats.telegram.sending.outgoing_message import MessageTarget


def at(message: MaybeInaccessibleMessage) -> MessageTarget:
    """Return the place of a message itself, or where that cannot be had, below it."""
    # The library takes one out of reach for a Message all the same.
    if not (isinstance(message, Message) and message.is_accessible):
        return below(message)
    return replace(below(message), message=message.message_id, has_picture=bool(message.effective_attachment))


def below(message: MaybeInaccessibleMessage, *, is_reply: bool = False) -> MessageTarget:
    """Return the place below a message, in the topic in which it stands."""
    return MessageTarget(message.chat.id, topic(message), message.message_id if is_reply else None)
