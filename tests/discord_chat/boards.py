"""Helpers for boards in Discord: start a game, find its buttons."""

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from tests.discord_chat.simulator.components import Button
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player


async def deal(player: Player, game: str = "wish", number: str = "42", **options: str) -> Message:
    return (await player.types("solitaire play", game=game, deal=number, **options)).message


def buttons(message: Message, verb: Verb, words: tuple[str, ...] | None = None) -> list[Button]:
    """Return the buttons of a verb; if ``words`` is given, only those with these words."""
    found = [(button, unpack(button.custom_id)) for button in message.buttons]
    return [button for button, action in found if action.verb is verb and words in (None, action.words)]


def move(message: Message) -> Button:
    return buttons(message, Verb.MOVE)[0]


def is_moved(message: Message) -> bool:
    return bool(buttons(message, Verb.UNDO))
