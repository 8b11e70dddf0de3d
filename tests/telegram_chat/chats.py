"""The chats of a Bot API server: messages and files, and how the bot sends and edits them."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tests.telegram_chat import limits
from tests.telegram_chat.refusals import RefusedError, migrated

Json = dict[str, Any]

BOT: Json = {"id": 424242, "is_bot": True, "first_name": "Solitaire", "username": "SolitaireTestBot"}
MEDIA = ("photo", "animation", "document")
CONTENT = ("text", "entities", *MEDIA, "caption", "caption_entities", "reply_markup")
NOBODY: Json = {"id": 1_087_968_824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
"""The sender of service messages."""
GENERAL = "1"
"""The topic that must not be named in a request: tdlib/telegram-bot-api#447."""
RIGHTS = {
    "sendMessage": "text messages",
    "sendPhoto": "photos",
    "sendAnimation": "animations",
    "sendDocument": "documents",
}
"""The permissions that a group can deny, by the methods that need them."""
KINDS = {"sendPhoto": "photo", "sendAnimation": "animation", "sendDocument": "document"}
"""The methods that send a file, with the name of the field that contains it."""


@dataclass(frozen=True)
class Request:
    """A request from the bot: its form fields and files, not decoded."""

    method: str
    fields: dict[str, str]
    files: dict[str, bytes] = field(default_factory=dict)
    file_names: dict[str, str] = field(default_factory=dict)
    """The names of the files, by form field."""

    @property
    def chat(self) -> int:
        return int(self.fields.get("chat_id", 0))


@dataclass(frozen=True)
class StoredFile:
    """A file, and the fields with which messages show it."""

    kind: str
    shown: Json
    content: bytes


class Files:
    """All files that were sent; a file that is sent again gets the same id, as the real server may do."""

    def __init__(self) -> None:
        self._stored: dict[str, StoredFile] = {}

    def save(self, kind: str, content: bytes, name: str) -> Json:
        """Store a file; return the fields with which messages show it, or raise ``RefusedError``."""
        shown = _shown(kind, content, name)
        for media in shown.values():
            for size in media if isinstance(media, list) else [media]:
                self._stored[size["file_id"]] = StoredFile(kind, shown, content)
        return shown

    def find(self, kind: str, file_id: str) -> Json:
        """Return the fields of a file that was sent before, or raise ``RefusedError``."""
        stored = self._stored.get(file_id)
        if stored is None:
            raise RefusedError("wrong file identifier/HTTP URL specified")
        if stored.kind != kind:
            raise RefusedError(f"can't use file of type {stored.kind.title()} as {kind.title()}")
        return stored.shown

    def content(self, file_id: str) -> bytes:
        return self._stored[file_id].content

    def forget(self) -> None:
        """Make all file ids invalid; messages still show their files."""
        self._stored = {f"{file_id}?": stored for file_id, stored in self._stored.items()}


class Chats:
    """The messages of all chats, and the bot's permissions there."""

    def __init__(self) -> None:
        self.messages: dict[tuple[int, int], Json] = {}
        self.files = Files()
        self.closed: dict[int, RefusedError] = {}
        """By chat, the error for every request, such as that of a player who blocked the bot."""
        self.topics: dict[tuple[int, int], RefusedError] = {}
        self.forbidden: dict[int, set[str]] = {}
        """By chat, the methods for which the bot lacks the permission."""
        self.inline: dict[str, Json] = {}
        """The messages that players sent through inline mode, by their ``inline_message_id``."""
        self._last: dict[int, int] = {}

    def add(self, chat: Json, author: Json, **content: object) -> Json:
        number = self._last[chat["id"]] = 1 + self.last(chat)
        message: Json = {"message_id": number, "date": 1_790_000_000 + number, "chat": chat, "from": author}
        message.update({name: value for name, value in content.items() if value is not None})
        self.messages[chat["id"], number] = message
        return message

    def last(self, chat: Json) -> int:
        return self._last.get(chat["id"], 0)

    def picture(self, message: Json) -> tuple[str, bytes]:
        """Return the kind of file that a message shows, such as ``photo``, and its content."""
        kind = next(kind for kind in MEDIA if kind in message)  # an animation also has a document
        shown = message["photo"][-1] if kind == "photo" else message[kind]
        return kind, self.files.content(shown["file_id"])

    def migrate(self, old: Json, new: Json) -> None:
        """Upgrade a group to a supergroup; its messages stay in the old group."""
        self.closed[old["id"]] = migrated(new["id"])
        self.add(new, NOBODY, migrate_from_chat_id=old["id"])

    def post(self, sent: Request) -> Json:
        chat = self.chat(sent.chat)
        thread = sent.fields.get("message_thread_id")
        more: Json = {}
        self.allow(sent, thread)
        if thread:
            more = {"message_thread_id": int(thread), "is_topic_message": True}
        replied = _json(sent.fields, "reply_parameters")
        if replied:
            known = self.messages.get((sent.chat, replied["message_id"]))
            if known:
                more["reply_to_message"] = quoted(known)
            elif not replied.get("allow_sending_without_reply"):
                raise RefusedError("message to be replied not found")
        return self.add(chat, BOT, **self.content(sent), **more)

    def edit(self, sent: Request) -> Json:
        """Edit a message of the bot; a text can become a picture, but not the reverse."""
        self.allow(sent, None)
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

    def delete(self, sent: Request) -> bool:
        if self.messages.pop((sent.chat, int(sent.fields["message_id"])), None) is None:
            raise RefusedError("message to delete not found")
        return True

    def _change(self, message: Json, sent: Request) -> None:
        if sent.method == "editMessageText" and message.keys() & {*MEDIA}:
            raise RefusedError("there is no text in the message to edit")
        new = self.content(sent)
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

    def allow(self, sent: Request, thread: str | None) -> None:
        """Raise an error if the bot cannot write there."""
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

    def chat(self, number: int) -> Json:
        for (chat, _), message in self.messages.items():
            if chat == number:
                return dict(message["chat"])
        if number > 0:
            raise RefusedError("bot can't initiate conversation with a user", 403)
        raise RefusedError("chat not found")

    def content(self, sent: Request) -> Json:
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
        """Return the fields of a file: one uploaded with the request, or one sent before."""
        name = place.removeprefix("attach://")
        if name in sent.files:
            return self.files.save(kind, sent.files[name], sent.file_names[name])
        return self.files.find(kind, place)


def quoted(message: Json) -> Json:
    return {name: value for name, value in message.items() if name != "reply_to_message"}


def _json(fields: dict[str, str], name: str) -> Json | None:
    return json.loads(fields[name]) if fields.get(name) else None


def _shown(kind: str, content: bytes, name: str) -> Json:
    """Return the fields with which messages show a file; raise ``RefusedError`` if it cannot be sent."""
    digest = hashlib.sha256(content).hexdigest()[:16]
    file: Json = {"file_id": f"{kind}-{digest}", "file_unique_id": f"unique-{kind}-{digest}"}
    if kind == "photo":  # with a smaller copy
        width, height = limits.size_of_png(content)
        copy: Json = {name: f"small-{value}" for name, value in file.items()}
        copy |= {"width": width // 2, "height": height // 2}
        return {"photo": [copy, file | {"width": width, "height": height}]}
    if kind == "animation":  # converted to a video, and also a document
        width, height, milliseconds = limits.size_of_gif(content, name)
        document = file | {"file_name": f"{name}.mp4", "mime_type": "video/mp4"}
        size = {"width": width, "height": height, "duration": milliseconds // 1000}
        return {"animation": document | size, "document": document}
    if not 0 < len(content) <= limits.FILE_BYTES:
        raise RefusedError("file must be non-empty" if not content else "file is too big")
    return {"document": file | {"file_name": name, "file_size": len(content)}}
