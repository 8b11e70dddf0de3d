"""How updates come from Telegram: fetched, or sent to an address of the bot's."""

from collections.abc import Callable
from typing import Protocol

from telegram import Update

UPDATES = ("message", "callback_query", "inline_query", "my_chat_member")
"""The kinds of updates that the bot wants: no edited messages, and nothing of channels."""


class Source(Protocol):
    """One of the two ways in which updates come."""

    async def open(self, take: Callable[[Update], None]) -> None:
        """Be ready to hand over updates; raise ``StartError`` where that is not possible."""

    async def agree(self) -> None:
        """Tell Telegram that updates come in this way; raise ``TelegramError``."""

    async def receive(self) -> None:
        """Hand over what comes, for a while; raise ``TelegramError``."""

    async def close(self) -> None:
        """Receive nothing any more."""
