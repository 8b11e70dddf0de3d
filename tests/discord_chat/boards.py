"""Boards in messages over real sockets: dealing them, and their buttons."""

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from tests.discord_chat.wire.components import Button
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.player import Player


async def deal(player: Player, game: str = "wish", number: str = "42") -> Message:
    """Have a deal dealt, and return the board."""
    return (await player.types("solitaire play", game=game, deal=number)).message


def buttons(message: Message, verb: Verb) -> list[Button]:
    """Return the buttons that do something."""
    return [button for button in message.buttons if unpack(button.custom_id).verb is verb]


def move(message: Message) -> Button:
    """Return the first button that makes a move."""
    return buttons(message, Verb.MOVE)[0]


def is_moved(message: Message) -> bool:
    """Tell whether a move has been made on a board."""
    return bool(buttons(message, Verb.UNDO))
