"""How the table, which opens from a chat, changes the message with the player's board there."""

from typing import Protocol

from bot.core.actions import Player
from bot.core.screens import Screen


class ChatBoards(Protocol):
    """The messages with players' boards in one chat."""

    async def show(
        self, player: Player, session: str, screen: Screen, language: str, *, is_left: bool
    ) -> None:
        """Show the newest board of a session in the message that has shown it.

        ``language`` is that of its texts. ``is_left`` says that the table was left: then the board may also
        become a new message, if none is known that shows it. Raises ``StoreUnavailableError``, and nothing
        else: nobody waits for this.
        """
