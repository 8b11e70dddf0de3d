"""Direct messages that no press or typed line has asked for."""

from dataclasses import dataclass
from typing import Protocol

from bot.core.actions import Player
from bot.core.posts import Begin, PostOutcome
from bot.core.screens import Screen


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A message to one player in private, without a picture."""

    player: Player
    screen: Screen
    language: str
    nonce: str = ""
    """Identifies it, whichever process sends it. It is a word of a button's action, by which it is found."""
    channel: int = 0
    """The private channel with the player, in a chat where one has to be opened; 0 if it is not known."""
    gives_way: bool = False
    """Whether posts are sent first."""


@dataclass(frozen=True, slots=True)
class DirectMessageResult:
    """The outcome of a direct message."""

    fate: PostOutcome
    """``REFUSED`` if the player does not take messages from the bot."""
    wait: float = 0.0
    """Seconds to wait before the next attempt, as the chat asked."""
    channel: int = 0
    """The private channel, if it is known now."""


class DirectMessageSender(Protocol):
    """What sends direct messages in a chat."""

    async def send_direct_message(
        self, message: DirectMessage, begin: Begin | None = None
    ) -> DirectMessageResult:
        """Send a message once.

        ``begin`` is awaited just before the request: a failure before that has sent nothing. Raises what
        ``begin`` raises.
        """

    async def open_channel(self, message: DirectMessage) -> DirectMessageResult:
        """Open the private channel for a message, or find it; return it in the result."""

    async def was_sent(self, message: DirectMessage) -> bool | None:
        """Return whether a message with its nonce has arrived; ``None`` if the chat cannot know.

        Raises ``ConnectionError`` if it cannot be found out now.
        """
