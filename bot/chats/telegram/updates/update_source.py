"""The interface of the two ways to receive updates: long polling and webhook."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias

from telegram import Update

ALLOWED_UPDATES = ("message", "callback_query", "inline_query", "my_chat_member")
"""The kinds of updates that the bot requests: no edited messages, and none of channels."""


ReceiveUpdate: TypeAlias = "Callable[[Update], asyncio.Future[None]]"
"""Receives an update; returns a future that is done when it is answered."""


class UpdateSource(Protocol):
    """A way to receive updates."""

    async def open(self, receive_update: ReceiveUpdate) -> None:
        """Get ready to receive updates; raise ``StartError`` if that is not possible."""

    async def enable(self) -> None:
        """Make Telegram deliver updates this way; raise ``TelegramError``."""

    async def receive(self) -> None:
        """Receive updates for a while; raise ``TelegramError``."""

    async def close(self) -> None:
        """Receive nothing more."""

    async def acknowledge(self) -> None:
        """Acknowledge the answered updates after the last one."""
