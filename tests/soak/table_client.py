"""A player who plays the same games in a chat of Telegram and at two tables, over HTTP to any process."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from secrets import token_hex
from typing import Any

from aiohttp import ClientError, ClientSession

from bot.core.actions import Action, Verb
from bot.core.callback_data import pack
from tests.bot.web.table_browser import launch_data, launch_fields
from tests.soak.chat_clients import LAST, PATIENCE, TelegramClient, actions_of
from tests.soak.expected_game import SeenBoard, WrongError
from tests.soak.player import LOST_GAME
from tests.telegram_chat.server import TOKEN

TABLES = 2
IN_CHAT = 0.4
"""How often a player with tables presses in the chat, if the button is there."""
OLD = 0.3
"""How often another table presses a button of an older board at the same moment."""
REOPENED = 0.05
"""How often a table is opened again before a press."""
REQUEST_SECONDS = 3.0
"""Seconds after which a page gives up a request, and sends it again."""
PAUSE = 0.2
LATER = frozenset({429, 502, 503})
"""Statuses with which the same request is sent again."""


@dataclass(slots=True)
class Table:
    """A page inside Telegram: sends an entry until it is answered, each time to any process."""

    account: int
    pages: Sequence[str]
    chance: Random
    session: ClientSession
    seen: Counter[str]
    boards: deque[SeenBoard] = field(default_factory=lambda: deque(maxlen=LAST))
    numbers: dict[str, int] = field(default_factory=dict)
    """The numbers of the messages with boards, by session."""
    token: str = ""

    async def press(self, action: Action) -> dict[str, Any] | None:
        """Press a button; return the answer, or ``None`` if there is none in time."""
        if self.chance.random() < REOPENED:
            self.token = ""
        message = self.numbers.get(action.session, 0)
        return await self._send("/press", {"message": message, "press": pack(action)})

    async def type(self, line: str) -> dict[str, Any] | None:
        """Type a line."""
        return await self._send("/type", {"line": line})

    async def _send(self, path: str, what: dict[str, object]) -> dict[str, Any] | None:
        body, end, attempts = {"entry": token_hex(16), **what}, time.monotonic() + PATIENCE, 0
        launch = {"entry": token_hex(16), "launch": launch_data(launch_fields(self.account), TOKEN)}
        while time.monotonic() < end:
            attempts += 1
            self.seen["entries repeated at tables"] += attempts == 2
            page = self.chance.choice(self.pages)
            with suppress(ClientError, TimeoutError, OSError):
                async with asyncio.timeout(REQUEST_SECONDS):
                    if not self.token:
                        await self._open(page, launch)
                    if self.token and (answer := await self._post(page, path, body)):
                        self.seen["entries at tables"] += 1
                        self._see(answer["messages"])
                        await self._follow(page, answer["messages"])
                        return answer
            await asyncio.sleep(PAUSE)
        return None

    async def _open(self, page: str, launch: dict[str, str]) -> None:
        if entered := await self._post(page, "/telegram/enter", launch):
            self.token = entered["token"]
            self.seen["tables opened"] += 1
            self._see(entered["messages"][-1:])

    async def _post(self, page: str, path: str, body: object) -> dict[str, Any] | None:
        headers = {"Origin": page} | ({"X-Table-Token": self.token} if self.token else {})
        async with self.session.post(page + path, json=body, headers=headers) as response:
            if response.status in LATER:
                return None
            if response.status != 200:
                raise WrongError(f"{path} is answered with {response.status}: {await response.text()}")
            return dict(await response.json())

    async def _follow(self, page: str, messages: list[dict[str, Any]]) -> None:
        """Wait for the updates of an answer, as long as its process lives."""
        with suppress(ClientError, TimeoutError, OSError):
            async with asyncio.timeout(REQUEST_SECONDS):
                while messages and messages[-1]["is_coming"]:
                    path = f"{page}/news/{messages[-1]['number']}.{messages[-1]['version']}"
                    async with self.session.get(path, headers={"X-Table-Token": self.token}) as response:
                        if response.status != 200:
                            return
                        messages = (await response.json())["messages"]
                    self._see(messages)

    def _see(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            board = _seen_at_table(message)
            if board.session and board.session != LOST_GAME:  # a table opens it before the first game
                self.numbers[board.session] = message["number"]
                self.boards.append(board)


class TableClient:
    """A player of Telegram with tables."""

    def __init__(self, chat: TelegramClient, pages: Sequence[str], chance: Random) -> None:
        self.number = chat.number
        self.seen: Counter[str] = Counter()
        self._chat = chat
        self._chance = chance
        self._session = ClientSession()
        self._tables = [
            Table(self.number, pages, Random(chance.random()), self._session, self.seen)
            for _ in range(TABLES)
        ]

    async def close(self) -> None:
        """Close the connections of the tables."""
        await self._session.close()

    def boards(self) -> list[SeenBoard]:
        return [*self._chat.boards(), *(board for table in self._tables for board in table.boards)]

    async def press(self, action: Action) -> bool:
        if self._chance.random() < IN_CHAT and self._chat.shows(action):
            self.seen["presses in the chat beside tables"] += 1
            return await self._chat.press(action)
        table, other = self._chance.sample(self._tables, 2)
        if action.verb is Verb.MOVE and (action.revision or 0) > 1 and self._chance.random() < OLD:
            answers = await asyncio.gather(table.press(action), self._press_old(other, action))
            return answers[0] is not None
        return await table.press(action) is not None

    async def _press_old(self, table: Table, action: Action) -> None:
        """Press the same on an older board: it makes no move, and shows the newer board.

        It also says so, unless the move is just the last one that was made: then it was pressed twice.
        """
        answer = await table.press(replace(action, revision=(action.revision or 0) - 1))
        if answer is None:
            return
        self.seen["old buttons at tables"] += 1
        self.seen["old buttons at tables told"] += bool(answer["notice"])
        for board in map(_seen_at_table, answer["messages"]):
            if board.session == action.session and board.revision < (action.revision or 0):
                raise WrongError(f"an old button of {action} shows an older board: {answer}")

    async def say(self, game: str, deal: int) -> bool:
        if self._chance.random() < IN_CHAT:
            return await self._chat.say(game, deal)
        return await self._type(f"/play {game} {deal}")

    async def learn(self, what: str) -> bool:
        if self._chance.random() < IN_CHAT:
            return await self._chat.learn(what)
        return await self._type(f"/learn {what}")

    async def look(self) -> bool:
        if self._chance.random() < IN_CHAT:
            return await self._chat.look()
        return await self._type("/board")

    async def _type(self, line: str) -> bool:
        return await self._chance.choice(self._tables).type(line) is not None


def _seen_at_table(message: dict[str, Any]) -> SeenBoard:
    alt = message["board"]["alt"] if message["board"] else ""
    actions = actions_of([button["press"] for row in message["rows"] for button in row])
    return SeenBoard(actions, f"{message['title']}\n{message['text']}", alt)
