"""The chats of a Bot API server: messages as they stand there, and how the bot changes them."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from tests.telegram_chat import limits

Json = dict[str, Any]

BOT: Json = {"id": 424242, "is_bot": True, "first_name": "Solitaire", "username": "SolitaireTestBot"}
SIZES = (90, 320, 800, 1280, 2560)
MEDIA = ("photo", "animation", "document")
CONTENT = ("text", "entities", *MEDIA, "caption", "caption_entities", "reply_markup")


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


class RefusedError(Exception):
    """An error that the API answers with."""

    def __init__(self, description: str, code: int = 400, retry_after: int = 0) -> None:
        super().__init__(description)
        self.description = description
        self.code = code
        self.retry_after = retry_after

    def response(self) -> web.Response:
        """Return it as the server sends it."""
        kind = {400: "Bad Request: ", 403: "Forbidden: "}.get(self.code, "")
        body: Json = {"ok": False, "error_code": self.code, "description": kind + self.description}
        if self.retry_after:
            body["parameters"] = {"retry_after": self.retry_after}
        return web.json_response(body, status=self.code)


class Chats:
    """All messages of all chats."""

    def __init__(self) -> None:
        self.messages: dict[tuple[int, int], Json] = {}
        self._files: dict[str, bytes] = {}
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
        """Return as what a message shows its one picture, ``photo`` or ``animation``, and the file."""
        (kind,) = {*MEDIA[:2]} & message.keys()
        shown = message["photo"][-1] if kind == "photo" else message["animation"]
        return kind, self._files[shown["file_id"]]

    def post(self, sent: Request) -> Json:
        """Put a message of the bot's into a chat."""
        chat = self._chat(sent.chat)
        more: Json = {}
        thread = sent.fields.get("message_thread_id")
        if thread == "1":
            raise RefusedError("message thread not found")  # General has no number
        if thread:
            more = {"message_thread_id": int(thread), "is_topic_message": True}
        replied = _json(sent.fields, "reply_parameters")
        if replied:
            more["reply_to_message"] = quoted(self.messages[sent.chat, replied["message_id"]])
        return self.add(chat, BOT, **self._content(sent), **more)

    def edit(self, sent: Request) -> Json:
        """Change a message of the bot's; a text can become a picture, no picture can become a text."""
        message = self.messages.get((sent.chat, int(sent.fields["message_id"])))
        if message is None:
            raise RefusedError("message to edit not found")
        if message["from"] != BOT:
            raise RefusedError("message can't be edited")
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
        return message

    def _chat(self, number: int) -> Json:
        for (chat, _), message in self.messages.items():
            if chat == number:
                return dict(message["chat"])
        raise RefusedError("bot can't initiate conversation with a user", 403)

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
            content |= self._keep(sent, media["type"], media["media"].removeprefix("attach://"))
        elif sent.method in KINDS:
            content |= self._keep(sent, KINDS[sent.method], KINDS[sent.method])
        return {name: value for name, value in content.items() if value}

    def _keep(self, sent: Request, kind: str, name: str) -> Json:
        """Keep a file that was sent, and return it as messages show it."""
        if name not in sent.files:
            raise RefusedError("wrong file identifier/HTTP URL specified")
        try:
            shown = FORMS[kind](sent.files[name], sent.file_names[name])
        except ValueError as error:
            raise RefusedError(str(error)) from error
        for media in shown.values():
            for size in media if isinstance(media, list) else [media]:
                self._files[size["file_id"]] = sent.files[name]
        return shown


def quoted(message: Json) -> Json:
    """Return a message as it stands in a reply to it."""
    return {name: value for name, value in message.items() if name != "reply_to_message"}


def _json(fields: dict[str, str], name: str) -> Json | None:
    return json.loads(fields[name]) if fields.get(name) else None


def _photo(content: bytes, _name: str) -> Json:
    """Return a picture in all sizes in which the real server keeps it."""
    width, height = limits.size_of_png(content)
    mark = hashlib.sha256(content).hexdigest()[:16]
    sizes = [size for size in SIZES if size < max(width, height)] + [max(width, height)]
    photo = [
        {
            "file_id": f"file-{mark}-{size}",
            "file_unique_id": f"{mark}-{size}",
            "width": width * size // max(width, height),
            "height": height * size // max(width, height),
        }
        for size in sizes
    ]
    return {"photo": photo}


def _animation(content: bytes, name: str) -> Json:
    """Return a film as the real server shows it: made into a video, and as a document besides."""
    width, height, milliseconds = limits.size_of_gif(content, name)
    mark = hashlib.sha256(content).hexdigest()[:16]
    document = {
        "file_id": f"film-{mark}",
        "file_unique_id": f"unique-{mark}",
        "file_name": f"{name}.mp4",
        "mime_type": "video/mp4",
    }
    size = {"width": width, "height": height, "duration": milliseconds // 1000}
    return {"animation": document | size, "document": document}


KINDS = {"sendPhoto": "photo", "sendAnimation": "animation"}
"""The methods that send a file, and the names of their fields for it."""
FORMS = {"photo": _photo, "animation": _animation}
"""What becomes of files, by their kinds."""
