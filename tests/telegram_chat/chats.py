"""The chats of a Bot API server: messages as they stand there, and how the bot changes them."""

import json
from dataclasses import dataclass, field
from typing import Any

from tests.telegram_chat.files import Files
from tests.telegram_chat.refusals import RefusedError, migrated

Json = dict[str, Any]

BOT: Json = {"id": 424242, "is_bot": True, "first_name": "Solitaire", "username": "SolitaireTestBot"}
MEDIA = ("photo", "animation", "document")
CONTENT = ("text", "entities", *MEDIA, "caption", "caption_entities", "reply_markup")
NOBODY: Json = {"id": 1_087_968_824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
"""Who a group's own notes are from."""
GENERAL = "1"
"""The topic that must not be named in a request: tdlib/telegram-bot-api#447."""
RIGHTS = {
    "sendMessage": "text messages",
    "sendPhoto": "photos",
    "sendAnimation": "animations",
    "sendDocument": "documents",
}
"""What a group can forbid, by the methods that would do it."""
KINDS = {"sendPhoto": "photo", "sendAnimation": "animation", "sendDocument": "document"}
"""The methods that send a file, and the names of their fields for it."""


@dataclass(frozen=True)
class Request:
    """A request of the bot: texts and files as they came."""

    method: str
    fields: dict[str, str]
    files: dict[str, bytes] = field(default_factory=dict)
    file_names: dict[str, str] = field(default_factory=dict)
    """What the files are called, by the names of their fields."""

    @property
    def chat(self) -> int:
        """The chat it is about, 0 for none."""
        return int(self.fields.get("chat_id", 0))


class Chats:
    """All messages of all chats, and what the bot may do there."""

    def __init__(self) -> None:
        self.messages: dict[tuple[int, int], Json] = {}
        self.files = Files()
        self.closed: dict[int, RefusedError] = {}
        """What everything that is sent to a chat is refused with, such as to one who blocked the bot."""
        self.topics: dict[tuple[int, int], RefusedError] = {}
        """The same for topics."""
        self.forbidden: dict[int, set[str]] = {}
        """The methods for which the bot lacks the rights, by chat."""
        self.inline: dict[str, Json] = {}
        """The messages that were sent through the bot by others, by their names for it."""
        self._last: dict[int, int] = {}

    def add(self, chat: Json, author: Json, **content: object) -> Json:
        """Put a message into a chat."""
        number = self._last[chat["id"]] = 1 + self.last(chat)
        message: Json = {"message_id": number, "date": 1_790_000_000 + number, "chat": chat, "from": author}
        message.update({name: value for name, value in content.items() if value is not None})
        self.messages[chat["id"], number] = message
        return message

    def last(self, chat: Json) -> int:
        """Return the number of a chat's last message."""
        return self._last.get(chat["id"], 0)

    def picture(self, message: Json) -> tuple[str, bytes]:
        """Return as what a message shows its one file, ``photo``, ``animation`` or ``document``, and it."""
        kind = next(kind for kind in MEDIA if kind in message)  # a film is a document besides
        shown = message["photo"][-1] if kind == "photo" else message[kind]
        return kind, self.files.content(shown["file_id"])

    def migrate(self, old: Json, new: Json) -> None:
        """Make a supergroup of a group; its messages stay behind."""
        self.closed[old["id"]] = migrated(new["id"])
        self.add(new, NOBODY, migrate_from_chat_id=old["id"])

    def post(self, sent: Request) -> Json:
        """Put a message of the bot's into a chat."""
        chat = self._chat(sent.chat)
        thread = sent.fields.get("message_thread_id")
        more: Json = {}
        self._allow(sent, thread)
        if thread:
            more = {"message_thread_id": int(thread), "is_topic_message": True}
        replied = _json(sent.fields, "reply_parameters")
        if replied:
            known = self.messages.get((sent.chat, replied["message_id"]))
            if known:
                more["reply_to_message"] = quoted(known)
            elif not replied.get("allow_sending_without_reply"):
                raise RefusedError("message to be replied not found")
        return self.add(chat, BOT, **self._content(sent), **more)

    def edit(self, sent: Request) -> Json | bool:
        """Change a message of the bot's; a text can become a picture, no picture can become a text."""
        inline = sent.fields.get("inline_message_id")
        if inline:
            return self._edit_inline(sent, inline)
        self._allow(sent, None)
        message = self.messages.get((sent.chat, int(sent.fields["message_id"])))
        if message is None:
            raise RefusedError("message to edit not found")
        if message["from"] != BOT:
            raise RefusedError("message can't be edited")
        topic = self.topics.get((sent.chat, message.get("message_thread_id", 0)))
        if topic:
            raise topic
        self._change(message, sent)
        return message

    def _edit_inline(self, sent: Request, name: str) -> bool:
        """Change a message that somebody sent through the bot: no file can be uploaded for it."""
        if name not in self.inline:
            raise RefusedError("MESSAGE_ID_INVALID")
        if sent.files:
            raise RefusedError("invalid message content specified")
        self._change(self.inline[name], sent)
        return True

    def _change(self, message: Json, sent: Request) -> None:
        if sent.method == "editMessageText" and message.keys() & {*MEDIA}:
            raise RefusedError("there is no text in the message to edit")
        new = self._content(sent)
        if sent.method == "editMessageReplyMarkup":
            new = {name: message[name] for name in CONTENT[:-1] if name in message} | new
        if new == {name: message[name] for name in CONTENT if name in message}:
            raise RefusedError(
                "message is not modified: specified new message content and reply markup are exactly the "
                "same as a current content and reply markup of the message"
            )
        for name in CONTENT:
            message.pop(name, None)
        message.update(new)
        message["edit_date"] = 1 + (message["edit_date"] if "edit_date" in message else message["date"])

    def _allow(self, sent: Request, thread: str | None) -> None:
        """Raise what keeps the bot from writing there."""
        if sent.chat in self.closed:
            raise self.closed[sent.chat]
        if thread == GENERAL:
            raise RefusedError("message thread not found")
        if thread and (sent.chat, int(thread)) in self.topics:
            raise self.topics[sent.chat, int(thread)]
        forbidden = self.forbidden.get(sent.chat, set())
        if sent.method in forbidden:
            raise RefusedError(f"not enough rights to send {RIGHTS[sent.method]} to the chat")
        if sent.method == "editMessageMedia" and "sendPhoto" in forbidden:
            raise RefusedError("CHAT_SEND_PHOTOS_FORBIDDEN")

    def _chat(self, number: int) -> Json:
        for (chat, _), message in self.messages.items():
            if chat == number:
                return dict(message["chat"])
        if number > 0:
            raise RefusedError("bot can't initiate conversation with a user", 403)
        raise RefusedError("chat not found")

    def _content(self, sent: Request) -> Json:
        """Return what a message is to show, by the names that it has in messages."""
        media = _json(sent.fields, "media") or {}
        content: Json = {
            "text": sent.fields.get("text"),
            "entities": _json(sent.fields, "entities"),
            "caption": media.get("caption", sent.fields.get("caption")),
            "caption_entities": media.get("caption_entities", _json(sent.fields, "caption_entities")),
            "reply_markup": _json(sent.fields, "reply_markup"),
        }
        if media:
            content |= self._file(sent, media["type"], media["media"])
        elif sent.method in KINDS:
            kind = KINDS[sent.method]
            content |= self._file(sent, kind, sent.fields.get(kind, f"attach://{kind}"))
        return {name: value for name, value in content.items() if value}

    def _file(self, sent: Request, kind: str, place: str) -> Json:
        """Return a file as messages show it: one that comes with the request, or one sent before."""
        name = place.removeprefix("attach://")
        try:
            if name in sent.files:
                return self.files.keep(kind, sent.files[name], sent.file_names[name])
            return self.files.again(kind, place)
        except ValueError as error:
            raise RefusedError(str(error)) from error


def quoted(message: Json) -> Json:
    """Return a message as it stands in a reply to it."""
    return {name: value for name, value in message.items() if name != "reply_to_message"}


def _json(fields: dict[str, str], name: str) -> Json | None:
    return json.loads(fields[name]) if fields.get(name) else None
