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
CONTENT = ("text", "entities", "photo", "caption", "caption_entities", "reply_markup")


@dataclass(frozen=True)
class Request:
    """A request of the bot: texts and files as they came."""

    method: str
    fields: dict[str, str]
    files: dict[str, bytes] = field(default_factory=dict)

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
        return self.add(chat, BOT, **_content(sent), **more)

    def edit(self, sent: Request) -> Json:
        """Change a message of the bot's; a text can become a picture, a picture cannot become a text."""
        message = self.messages.get((sent.chat, int(sent.fields["message_id"])))
        if message is None:
            raise RefusedError("message to edit not found")
        if message["from"] != BOT:
            raise RefusedError("message can't be edited")
        if sent.method == "editMessageText" and "photo" in message:
            raise RefusedError("there is no text in the message to edit")
        new = _content(sent)
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


def _content(sent: Request) -> Json:
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
        content["photo"] = _photo(sent.files[media["media"].removeprefix("attach://")])
    elif sent.method == "sendPhoto":
        content["photo"] = _photo(sent.files["photo"])
    return {name: value for name, value in content.items() if value}


def quoted(message: Json) -> Json:
    """Return a message as it stands in a reply to it."""
    return {name: value for name, value in message.items() if name != "reply_to_message"}


def _json(fields: dict[str, str], name: str) -> Json | None:
    return json.loads(fields[name]) if fields.get(name) else None


def _photo(content: bytes) -> list[Json]:
    """Return a picture in all sizes in which the real server keeps it."""
    try:
        width, height = limits.size_of_png(content)
    except ValueError as error:
        raise RefusedError(str(error)) from error
    mark = hashlib.sha256(content).hexdigest()[:16]
    sizes = [size for size in SIZES if size < max(width, height)] + [max(width, height)]
    return [
        {
            "file_id": f"file-{mark}-{size}",
            "file_unique_id": f"{mark}-{size}",
            "width": width * size // max(width, height),
            "height": height * size // max(width, height),
        }
        for size in sizes
    ]
