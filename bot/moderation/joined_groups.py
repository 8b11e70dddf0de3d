"""The servers and groups that the bot has joined, as the chats know them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class JoinedGroup:
    """A server or group that the bot is in."""

    id: int
    name: str
    """Safe to show; empty if nothing of it is visible."""
    members: int = 0
    """About how many members it has; 0 if the chat does not say."""


class GroupDirectory(Protocol):
    """What a chat says of the servers and groups that the bot has joined.

    All methods raise ``ConnectionError`` if the chat does not answer.
    """

    async def joined_groups(self) -> Sequence[JoinedGroup] | None:
        """Return all of them; ``None`` if the chat does not list them."""

    async def joined_group(self, number: int) -> JoinedGroup | None:
        """Return one; ``None`` if the bot is not there."""

    async def leave_joined_group(self, number: int) -> bool:
        """Leave one; return whether the bot was there."""
