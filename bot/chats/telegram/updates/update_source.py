"""How updates come from Telegram: fetched, or sent to an address of the bot's."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias

from telegram import Update

ALLOWED_UPDATES = ("message", "callback_query", "inline_query", "my_chat_member")
"""The kinds of updates that the bot wants: no edited messages, and nothing of channels."""


ReceiveUpdate: TypeAlias = "Callable[[Update], asyncio.Future[None]]"
"""Takes an update; what it returns is done when that is answered."""


class UpdateSource(Protocol):
    """One of the two ways in which updates come."""

    async def open(self, take: ReceiveUpdate) -> None:
        """Be ready to hand over updates; raise ``StartError`` where that is not possible."""

    async def register(self) -> None:
        """Tell Telegram that updates come in this way; raise ``TelegramError``."""

    async def receive(self) -> None:
        """Hand over what comes, for a while; raise ``TelegramError``."""

    async def close(self) -> None:
        """Receive nothing any more."""

    async def acknowledge(self) -> None:
        """Tell Telegram what has been answered, when nothing more will be."""
