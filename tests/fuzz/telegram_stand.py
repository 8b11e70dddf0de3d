"""The Bot API for an attack: it checks what the bot sends as ever, forgets soon, and says when it came."""

import asyncio
from collections import deque

from tests.telegram_chat.chats import Chats, Json, Request
from tests.telegram_chat.refusals import RefusedError
from tests.telegram_chat.server import Server

KEPT = 2_000
"""Messages of all chats together."""


class BriskChats(Chats):
    """Chats that are known by name, and that forget their oldest messages."""

    def __init__(self) -> None:
        super().__init__()
        self.known: dict[int, Json] = {}
        self.boards: dict[int, deque[Json]] = {}
        """The latest messages of the bot in each chat."""

    def open(self, chat: Json) -> None:
        """Let the bot write there."""
        self.known[chat["id"]] = chat
        self.boards[chat["id"]] = deque(maxlen=8)

    def forget(self, chat: int) -> None:
        """Close a chat whose time is over."""
        self.known.pop(chat, None)
        self.boards.pop(chat, None)

    def add(self, chat: Json, author: Json, **content: object) -> Json:
        """Put a message into a chat."""
        message = super().add(chat, author, **content)
        if author["is_bot"] and chat["id"] in self.boards:
            self.boards[chat["id"]].append(message)
        while len(self.messages) > KEPT:
            del self.messages[next(iter(self.messages))]
        return message

    def _chat(self, number: int) -> Json:
        try:
            return self.known[number]
        except KeyError:
            raise RefusedError("chat not found") from None


class Stand(Server):
    """The server, with those who wait for an answer."""

    def __init__(self) -> None:
        super().__init__()
        self.chats: BriskChats = BriskChats()
        self._awaited: dict[str | int, asyncio.Future[Json]] = {}

    def awaited(self, name: str | int) -> asyncio.Future[Json]:
        """Return what is done when a query is answered, or something new is written in a chat."""
        return self._awaited.setdefault(name, asyncio.get_running_loop().create_future())

    def forget_requests(self) -> None:
        """Forget what was asked and answered."""
        self.requests.clear()
        self.answers.clear()
        self.results.clear()
        self.refused.clear()

    async def _do(self, sent: Request) -> object:
        done = await super()._do(sent)
        if sent.method in ("answerCallbackQuery", "answerInlineQuery"):
            self._tell(
                sent.fields.get("callback_query_id") or sent.fields["inline_query_id"], dict(sent.fields)
            )
        elif sent.method.startswith("send") and isinstance(done, dict):
            self._tell(sent.chat, done)
        return done

    def _tell(self, name: str | int, what: Json) -> None:
        future = self._awaited.pop(name, None)
        if future and not future.done():
            future.set_result(what)
