"""Users of Telegram: they type, reply and press buttons, and wait for the answers of the bot."""

import itertools
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager

import pytest

from bot.chats.telegram.adapter import TelegramAdapter
from tests.telegram_chat.chats import BOT, Json, quoted
from tests.telegram_chat.server import Server

NewAdapter = Callable[..., TelegramAdapter]
"""Returns an adapter; takes the address of a webhook, a token and the URL of the Bot API."""
Playing = Callable[..., AbstractAsyncContextManager[TelegramAdapter]]
"""Runs an adapter in a context; takes the address of a webhook."""
QUERIES = itertools.count(7_000_000_000)
GROUP: Json = {"id": -100_500, "type": "supergroup", "title": "Card players"}
FORUM: Json = {"id": -100_600, "type": "supergroup", "title": "Card talk", "is_forum": True}


class Person:
    """A user."""

    def __init__(self, server: Server, number: int, name: str) -> None:
        self.server = server
        self.user: Json = {"id": number, "is_bot": False, "first_name": name, "language_code": "en"}
        self.private: Json = {"id": number, "type": "private", "first_name": name}

    async def write(self, text: str, chat: Json | None = None, **details: object) -> Json:
        """Write a message and return it, whether or not the bot answers."""
        if text.startswith("/"):
            length = len(text.split(maxsplit=1)[0])
            details["entities"] = [{"type": "bot_command", "offset": 0, "length": length}]
        message = self.server.chats.add(chat or self.private, self.user, text=text, **details)
        await self.server.send(message=message)
        return message

    async def say(self, text: str, chat: Json | None = None, **details: object) -> Json:
        return await self.answer_to(await self.write(text, chat, **details))

    async def reply(self, message: Json, text: str) -> Json:
        return await self.say(text, message["chat"], reply_to_message=quoted(message))

    async def answer_to(self, message: Json) -> Json:
        chats, chat, number = self.server.chats, message["chat"], message["message_id"]

        def answer() -> Json | None:
            for place in range(number + 1, chats.last(chat) + 1):
                found = chats.messages.get((chat["id"], place))
                if found and found["from"] == BOT:
                    return found
            return None

        return await self.server.until(answer)

    async def tap(self, message: Json, label: str) -> str:
        """Press a button; return the id of the callback query without waiting for the answer."""
        return await self.tap_data(message, button(message, label)["callback_data"])

    async def tap_data(self, message: Json, data: str) -> str:
        """Send callback data; return the id of the callback query."""
        query = str(next(QUERIES))
        self.server.answers[query] = []
        inline = [name for name, found in self.server.chats.inline.items() if found is message]
        self.server.ephemeral.press(message["chat"]["id"], self.user["id"], query)
        place: Json = {"inline_message_id": inline[0]} if inline else {"message": message}
        await self.server.send(
            callback_query={"id": query, "from": self.user, "chat_instance": "1", "data": data, **place}
        )
        return query

    async def answered(self, query: str) -> Json:
        await self.server.until(lambda: self.server.answers[query])
        return self.server.answers[query][0]

    async def press(self, message: Json, label: str) -> Json:
        """Press a button; return the answer to the callback query."""
        return await self.answered(await self.tap(message, label))

    async def change(self, message: Json, label: str) -> Json:
        """Press a button, wait until the message has changed, and return the answer to the callback query."""
        before = message.get("edit_date")
        query = await self.tap(message, label)
        await self.server.until(lambda: message.get("edit_date") != before)
        return await self.answered(query)

    async def turn(self, message: Json, label: str) -> Json:
        """Press a button; return the new message that answers it."""
        chat = message["chat"]
        last = self.server.chats.last(chat)
        await self.press(message, label)
        return await self.answer_to({"chat": chat, "message_id": last})

    async def follow(self, link: str, chat: Json | None = None) -> Json:
        """Open a deep link, for a group if one is given; return the answer of the bot."""
        name, _, payload = link.removeprefix("https://t.me/").partition("?")
        kind, _, words = payload.partition("=")
        assert name == BOT["username"]
        assert kind == ("startgroup" if chat else "start")
        return await self.say(f"/start@{name} {words}" if chat else f"/start {words}", chat)

    async def ask(self, query: str, kind: str = "supergroup", **details: object) -> list[Json]:
        """Type an inline query after the bot's name; return the results offered."""
        number = str(next(QUERIES))
        self.server.results[number] = []
        asked = {"id": number, "from": self.user, "query": query, "offset": "", "chat_type": kind}
        await self.server.send(inline_query=asked | details)
        await self.server.until(lambda: self.server.results[number])
        found: list[Json] = json.loads(self.server.results[number][0]["results"])
        return found

    async def choose(self, result: Json, query: str, chat: Json) -> Json:
        """Send one of the results offered; return the message in the chat."""
        chats = self.server.chats
        content = result.get("input_message_content", {})
        shown: Json = {
            "text": content.get("message_text"),
            "entities": content.get("entities"),
            "caption": result.get("caption"),
            "reply_markup": result.get("reply_markup"),
        }
        for kind in ("photo", "animation", "document"):
            if f"{kind}_file_id" in result:
                shown |= chats.files.find(kind, result[f"{kind}_file_id"])
        message = chats.add(chat, self.user, via_bot=BOT, **shown)
        chosen: Json = {"result_id": result["id"], "from": self.user, "query": query}
        if "reply_markup" in result:
            name = f"inline-{next(QUERIES)}"
            chats.inline[name] = message
            chosen["inline_message_id"] = name
        await self.server.send(chosen_inline_result=chosen)
        return message


def buttons(message: Json) -> Iterator[Json]:
    for row in message.get("reply_markup", {}).get("inline_keyboard", ()):
        yield from row


def a_move(board: Json) -> str:
    return str(next(buttons(board))["text"])


def button(message: Json, label: str) -> Json:
    for found in buttons(message):
        if found["text"].startswith(label):
            return found
    raise LookupError(f"no button {label!r} among {[found['text'] for found in buttons(message)]}")


def words(message: Json) -> str:
    return str(message.get("text", message.get("caption", "")))


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
