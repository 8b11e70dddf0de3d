"""Where players sit: in Discord or in Telegram, with the board that stands there before them."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from bot.core.actions import Action
from bot.core.callback_data import CallbackDataError, pack, unpack
from tests.discord_chat.wire.interaction import Interaction
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.player import Player as DiscordPlayer
from tests.discord_chat.wire.world import BOT as DISCORD_BOT
from tests.soak.copy import Sight
from tests.telegram_chat.chats import BOT as TELEGRAM_BOT
from tests.telegram_chat.chats import Json
from tests.telegram_chat.people import Person, buttons, words

PATIENCE = 12.0
"""Seconds that a player waits for an answer."""
LAST = 12
"""Messages of a chat at whose end the board is looked for."""


class Seat(Protocol):
    """What a player does and sees in a chat."""

    number: int
    """The player's number in the chat."""

    def sights(self) -> list[Sight]:
        """Return the boards that can be seen, the newest last."""

    async def press(self, action: Action) -> bool:
        """Press the button of an action, wherever it stands; tell whether there came any answer."""

    async def say(self, game: str, deal: int) -> bool:
        """Ask for a deal; tell whether there came any answer."""

    async def look(self) -> bool:
        """Ask for the board; tell whether there came any answer."""


def actions_of(texts: list[str]) -> frozenset[Action]:
    """Return what buttons do, those aside that are none of the bot's games."""
    found = set()
    for text in texts:
        try:
            found.add(unpack(text))
        except CallbackDataError:
            continue
    return frozenset(found)


class DiscordSeat:
    """A player in a channel of Discord."""

    def __init__(self, player: DiscordPlayer) -> None:
        self.player = player
        self.number = int(player.user.id)

    def sights(self) -> list[Sight]:
        """Return the boards of this player that can be seen here, the one written last at the end."""
        seen = sorted(self._messages(), key=lambda message: message.written)
        return [_sight(message) for message in seen]

    async def press(self, action: Action) -> bool:
        """Press the button of an action; tell whether there came any answer."""
        custom_id = pack(action)
        for message in reversed(self._messages()):
            for button in message.buttons:
                if button.custom_id == custom_id:
                    return await self._answered(await self.player.press(message, button))
        return False

    async def say(self, game: str, deal: int) -> bool:
        """Ask for a deal."""
        return await self._answered(await self.player.type("solitaire play", game=game, deal=str(deal)))

    async def look(self) -> bool:
        """Ask for the board."""
        return await self._answered(await self.player.type("solitaire board"))

    async def _answered(self, interaction: Interaction) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.player.server.until(lambda: interaction.is_settled)
        except TimeoutError:
            return False
        return True

    def _messages(self) -> list[Message]:
        """Return the messages of the bot with boards of this player's, the last few of the channel."""
        return [
            message
            for message in self.player.sees()[-LAST * 8 :]
            if message.author is DISCORD_BOT and _sight(message).owner == self.number
        ]


def _sight(message: Message) -> Sight:
    alt = "".join(picture.alt for picture in message.pictures)
    picture = b"".join(picture.content for picture in message.pictures)
    return Sight(actions_of([button.custom_id for button in message.buttons]), message.words, alt, picture)


class TelegramSeat:
    """A player alone with the bot in Telegram."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.number = int(person.user["id"])

    def sights(self) -> list[Sight]:
        """Return the boards that stand in the chat, the one written last at the end."""
        seen = sorted(self._messages(), key=_written_at)
        return [_shown(message, self._picture(message)) for message in seen]

    async def press(self, action: Action) -> bool:
        """Press the button of an action; an answer is the query's, and after it the board or a word."""
        data, before = pack(action), self.sights()
        message = next((one for one in reversed(self._messages()) if data in _data(one)), None)
        if message is None:
            return False
        answers = self.person.server.answers[await self.person.tap_data(message, data)]
        return await self._until(lambda: bool(answers) and ("text" in answers[0] or self.sights() != before))

    async def say(self, game: str, deal: int) -> bool:
        """Ask for a deal."""
        return await self._written(f"/play {game} {deal}")

    async def look(self) -> bool:
        """Ask for the board."""
        return await self._written("/board")

    async def _written(self, line: str) -> bool:
        written = await self.person.write(line)
        last = written["message_id"]
        return await self._until(lambda: self._last_of_bot() > last)

    async def _until(self, is_so: Callable[[], bool]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.person.server.until(is_so)
        except TimeoutError:
            return False
        return True

    def _last_of_bot(self) -> int:
        return max((int(message["message_id"]) for message in self._of_bot()), default=0)

    def _of_bot(self) -> list[Json]:
        chats, chat = self.person.server.chats, self.person.private
        last = chats.last(chat)
        found = (chats.messages.get((chat["id"], place)) for place in range(max(1, last - LAST), last + 1))
        return [message for message in found if message and message["from"] == TELEGRAM_BOT]

    def _picture(self, message: Json) -> bytes:
        return self.person.server.chats.picture(message)[1] if "photo" in message else b""

    def _messages(self) -> list[Json]:
        return [message for message in self._of_bot() if _shown(message).owner == self.number]


def _data(message: Json) -> list[str]:
    return [button["callback_data"] for button in buttons(message) if "callback_data" in button]


def _shown(message: Json, picture: bytes = b"") -> Sight:
    return Sight(actions_of(_data(message)), words(message), picture=picture)


def _written_at(message: Json) -> int:
    return int(message["edit_date"] if "edit_date" in message else message["date"])
