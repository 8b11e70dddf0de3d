"""The chats of players: what they press, type and see in Discord or in Telegram."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from bot.core.actions import Action, Verb
from bot.core.callback_data import CallbackDataError, pack, unpack
from tests.discord_chat.simulator.interaction import Interaction
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player as DiscordPlayer
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.world import BOT as DISCORD_BOT
from tests.soak.expected_game import SeenBoard
from tests.telegram_chat.chats import BOT as TELEGRAM_BOT
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person, buttons, words
from tests.telegram_chat.server import Server as TelegramServer

PATIENCE = 12.0
"""Seconds that a player waits for an answer."""
LAST = 12
"""The last messages of a chat, in which the board is looked for."""


class ChatClient(Protocol):
    """What a player does and sees in a chat; actions return whether there was any answer."""

    number: int
    """The player's id in the chat."""

    def boards(self) -> list[SeenBoard]:
        """Return the player's boards, the newest last."""

    async def press(self, action: Action) -> bool:
        """Press the button of an action in any message."""

    async def say(self, game: str, deal: int) -> bool:
        """Start the game of a deal."""

    async def learn(self, what: str) -> bool:
        """Begin the lesson of a game, or with ``mistakes`` the second try of one."""

    async def look(self) -> bool:
        """Ask for the current board."""


def actions_of(texts: list[str]) -> frozenset[Action]:
    """Return the actions of buttons, except those without callback data of a game."""
    found = set()
    for text in texts:
        with suppress(CallbackDataError):
            found.add(unpack(text))
    return frozenset(found)


async def is_done(server: DiscordServer | TelegramServer, is_so: Callable[[], bool]) -> bool:
    """Wait for a condition; return whether it was fulfilled in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            await server.until(is_so)
    except TimeoutError:
        return False
    return True


class DiscordClient:
    """A player in a channel of Discord."""

    def __init__(self, player: DiscordPlayer) -> None:
        self.player = player
        self.number = int(player.user.id)

    def boards(self) -> list[SeenBoard]:
        seen = sorted(self._messages(), key=lambda message: message.written)
        return [_seen_in_discord(message) for message in seen]

    async def press(self, action: Action) -> bool:
        custom_id = pack(action)
        for message in reversed(self._messages()):
            for button in message.buttons:
                if button.custom_id == custom_id:
                    return await self._is_answered(await self.player.press(message, button))
        return False

    async def say(self, game: str, deal: int) -> bool:
        return await self._is_answered(await self.player.type("solitaire play", game=game, deal=str(deal)))

    async def learn(self, what: str) -> bool:
        if what == Verb.MISTAKES:  # no command of its own, but it can be typed as a move
            return await self._is_answered(await self.player.type("solitaire move", move=what))
        return await self._is_answered(await self.player.type("solitaire learn", game=what))

    async def look(self) -> bool:
        return await self._is_answered(await self.player.type("solitaire board"))

    async def _is_answered(self, interaction: Interaction) -> bool:
        return await is_done(self.player.server, lambda: interaction.is_answered)

    def _messages(self) -> list[Message]:
        """Return the last messages of the channel with boards of this player."""
        return [
            message
            for message in self.player.sees()[-LAST * 8 :]
            if message.author is DISCORD_BOT and _seen_in_discord(message).owner == self.number
        ]


def _seen_in_discord(message: Message) -> SeenBoard:
    alt = "".join(picture.alt for picture in message.pictures)
    picture = b"".join(picture.content for picture in message.pictures)
    return SeenBoard(
        actions_of([button.custom_id for button in message.buttons]), message.words, alt, picture
    )


class TelegramClient:
    """A player in a private chat in Telegram."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.number = int(person.user["id"])

    def boards(self) -> list[SeenBoard]:
        seen = sorted(self._messages(), key=_written_at)
        return [_seen_in_telegram(message, self._picture(message)) for message in seen]

    async def press(self, action: Action) -> bool:
        """Press a button; the answer is that of the query and then a text or a new board."""
        data, before = pack(action), self.boards()
        message = next((one for one in reversed(self._messages()) if data in _data(one)), None)
        if message is None:
            return False
        server = self.person.server
        answers = server.answers[await self.person.tap_data(message, data)]
        return await is_done(
            server, lambda: bool(answers) and ("text" in answers[0] or self.boards() != before)
        )

    def shows(self, action: Action) -> bool:
        """Return whether a message has the button of an action."""
        return any(pack(action) in _data(message) for message in self._messages())

    async def say(self, game: str, deal: int) -> bool:
        return await self._write(f"/play {game} {deal}")

    async def learn(self, what: str) -> bool:
        return await self._write(f"/learn {what}")

    async def look(self) -> bool:
        return await self._write("/board")

    async def _write(self, line: str) -> bool:
        last = (await self.person.write(line))["message_id"]
        return await is_done(
            self.person.server, lambda: any(one["message_id"] > last for one in self._of_bot())
        )

    def _of_bot(self) -> list[Json]:
        chats, chat = self.person.server.chats, self.person.private
        last = chats.last(chat)
        found = (chats.messages.get((chat["id"], place)) for place in range(max(1, last - LAST), last + 1))
        return [message for message in found if message and message["from"] == TELEGRAM_BOT]

    def _picture(self, message: Json) -> bytes:
        return self.person.server.chats.picture(message)[1] if "photo" in message else b""

    def _messages(self) -> list[Json]:
        return [message for message in self._of_bot() if _seen_in_telegram(message).owner == self.number]


def _data(message: Json) -> list[str]:
    return [button["callback_data"] for button in buttons(message) if "callback_data" in button]


def _seen_in_telegram(message: Json, picture: bytes = b"") -> SeenBoard:
    return SeenBoard(actions_of(_data(message)), words(message), picture=picture)


def _written_at(message: Json) -> int:
    return int(message["edit_date"] if "edit_date" in message else message["date"])
