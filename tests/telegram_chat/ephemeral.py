"""Ephemeral messages of a Bot API server, which one member of a group alone sees, with their limits.

Sources: https://core.telegram.org/bots/features#ephemeral-messages and https://core.telegram.org/bots/api of
Bot API 10.3. That no file can be uploaded with an edit is true of 10.2. That the text of an edit has 1,024
characters at most is tdlib/telegram-bot-api#881. That a member who is offline gets nothing is documented, the
answer to such a request is not: here it is an error.
"""

import itertools
import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from tests.telegram_chat import limits
from tests.telegram_chat.chats import BOT, MEDIA, Chats, Json, Request
from tests.telegram_chat.refusals import TOO_OLD, RefusedError

SECONDS = 15.0
"""How long a press or an ephemeral message of a member lets a bot send one that is no administrator."""
TEXT_OF_EDIT = 1024

SENDING = ("sendMessage", "sendPhoto", "sendAnimation", "sendDocument")
"""The methods with the new parameters that the bot uses."""
ADDRESS = {
    "chat_id": (["Integer", "String"], True),
    "receiver_user_id": (["Integer"], True),
    "ephemeral_message_id": (["Integer"], True),
}
KEYBOARD = {"reply_markup": (["InlineKeyboardMarkup"], False)}
METHODS = {
    "deleteEphemeralMessage": ADDRESS,
    "editEphemeralMessageText": ADDRESS | KEYBOARD | {
        "text": (["String"], False),
        "entities": (["Array of MessageEntity"], False),
        "link_preview_options": (["LinkPreviewOptions"], False),
    },
    "editEphemeralMessageMedia": ADDRESS | KEYBOARD | {"media": (["InputMedia"], True)},
}  # fmt: skip
TYPES = {
    "EphemeralMessageParameters": {
        "receiver_user_id": (["Integer"], True),
        "callback_query_id": (["String"], False),
        "replace_callback_query_message": (["Boolean"], False),
    }
}


def with_ephemeral_messages(specification: Mapping[str, Any]) -> Json:
    """Return a specification of Bot API 10.1 with the methods, parameters and types that the bot also uses.

    The parameters of 10.2 are there too: the bot sends both, and servers ignore what they do not know.
    """
    extended: Json = deepcopy(dict(specification))
    for name, fields in METHODS.items():
        extended["methods"][name] = {"name": name, "fields": _described(fields)}
    for name, fields in TYPES.items():
        extended["types"][name] = {"name": name, "fields": _described(fields)}
    for method in SENDING:
        extended["methods"][method]["fields"] += _described({
            "ephemeral_message_parameters": (["EphemeralMessageParameters"], False),
            "receiver_user_id": (["Integer"], False),
            "callback_query_id": (["String"], False),
        })  # fmt: skip
    replied = extended["types"]["ReplyParameters"]["fields"]
    next(field for field in replied if field["name"] == "message_id")["required"] = False
    replied += _described({"ephemeral_message_id": (["Integer"], False)})
    return extended


def _described(fields: Mapping[str, tuple[list[str], bool]]) -> list[Json]:
    return [
        {"name": name, "types": types, "required": is_required, "description": ""}
        for name, (types, is_required) in fields.items()
    ]


class EphemeralChats:
    """The ephemeral messages of all groups. Before 10.2 there are none, and the parameters are ignored."""

    def __init__(self, chats: Chats) -> None:
        self.version = (10, 1)
        self.messages: dict[tuple[int, int, int], Json] = {}
        """By group, receiver and id."""
        self.time = 0.0
        """The time in seconds, which the test advances."""
        self.offline: set[int] = set()
        """The users whose clients do not run any more."""
        self.is_forgetful = False
        """Whether the server ignores the parameters of sending, although it has the methods."""
        self._chats = chats
        self._ids = itertools.count(29_000_001)
        self._permitted: dict[tuple[int, int, str | int], float] = {}
        """By group, user and callback query or ephemeral message, when it happened."""

    @property
    def is_there(self) -> bool:
        return self.version >= (10, 2)

    def press(self, chat: int, user: int, query: str) -> None:
        self._permitted[chat, user, query] = self.time

    def write(self, chat: Json, author: Json, **content: object) -> Json:
        """Return an ephemeral message of a user to the bot."""
        message: Json = {
            "message_id": 0,
            "ephemeral_message_id": next(self._ids),
            "receiver_user": BOT,
            "date": 1_790_000_000,
            "chat": chat,
            "from": author,
            **content,
        }
        self._permitted[chat["id"], author["id"], message["ephemeral_message_id"]] = self.time
        return message

    def shown_to(self, user: Json) -> list[Json]:
        """Return the messages that a user sees, the oldest first."""
        return [message for (_, reader, _), message in self.messages.items() if reader == user["id"]]

    def parameters_of(self, sent: Request) -> Json | None:
        """Return to whom a message is to be sent alone; ``None`` if this version understands: to everyone."""
        if not self.is_there or self.is_forgetful:
            return None
        if self.version >= (10, 3):
            text = sent.fields.get("ephemeral_message_parameters")
            return json.loads(text) if text else None
        if "receiver_user_id" not in sent.fields:
            return None
        receiver: Json = {"receiver_user_id": int(sent.fields["receiver_user_id"])}
        return receiver | {name: sent.fields[name] for name in ("callback_query_id",) if name in sent.fields}

    def post(self, sent: Request, parameters: Json) -> Json:
        receiver = parameters["receiver_user_id"]
        replied = json.loads(sent.fields.get("reply_parameters", "{}")).get("ephemeral_message_id")
        reason = parameters.get("callback_query_id", replied)
        if reason is None:
            raise RefusedError("MESSAGE_NOT_COMMAND")
        if self.time - self._permitted.get((sent.chat, receiver, reason), -SECONDS) >= SECONDS:
            raise RefusedError(TOO_OLD)
        self._reach(receiver)
        chat = self._chats.chat(sent.chat)
        if chat["type"] not in ("group", "supergroup"):
            raise RefusedError("CHAT_TYPE_INVALID")
        self._chats.allow(sent, sent.fields.get("message_thread_id"))
        message: Json = {
            "message_id": 0,
            "ephemeral_message_id": next(self._ids),
            "receiver_user": {"id": receiver, "is_bot": False, "first_name": "Somebody"},
            "date": 1_790_000_000,
            "chat": chat,
            "from": BOT,
            **self._chats.content(sent),
        }
        self.messages[sent.chat, receiver, message["ephemeral_message_id"]] = message
        return message

    def change(self, sent: Request) -> bool:
        """Edit or delete a message."""
        key = sent.chat, int(sent.fields["receiver_user_id"]), int(sent.fields["ephemeral_message_id"])
        message = self.messages.get(key)
        if message is None:
            raise RefusedError("ephemeral message not found")
        self._reach(key[1])
        if sent.method == "deleteEphemeralMessage":
            del self.messages[key]
            return True
        if sent.files:
            raise RefusedError("a new file can't be uploaded")
        if limits.utf16(sent.fields.get("text", "")) > TEXT_OF_EDIT:
            raise RefusedError("MEDIA_CAPTION_TOO_LONG")
        for name in ("text", "entities", *MEDIA, "caption", "caption_entities", "reply_markup"):
            message.pop(name, None)
        message.update(self._chats.content(sent))
        message["edit_date"] = 1 + (message["edit_date"] if "edit_date" in message else message["date"])
        return True

    def _reach(self, user: int) -> None:
        if user in self.offline:
            raise RefusedError("the user is offline")
