"""The pictures of new messages, which browsers ask for at once."""

from collections import OrderedDict
from typing import TypeAlias

from bot.core.actions import Player
from bot.core.images import Renderable
from bot.storage.chat_history import StoredHistory

MOST_PICTURES = 256
"""Pictures of new messages that are remembered until the browser asks for them."""

PictureKey: TypeAlias = tuple[Player, int]
"""The player and the number of a message with a picture."""


class NewPictures:
    """The pictures of the newest messages, each until it is asked for: so no browser waits for the store."""

    def __init__(self, most: int = MOST_PICTURES) -> None:
        self._most = most
        self._pictures: OrderedDict[PictureKey, tuple[str, Renderable]] = OrderedDict()

    def remember(self, player: Player, stored: StoredHistory) -> None:
        """Remember the picture of a message that was just stored, instead of an earlier version's."""
        self._pictures.pop((player, stored.number), None)
        if stored.message.screen and stored.message.screen.picture:
            self._pictures[player, stored.number] = stored.version, stored.message.screen.picture
            if len(self._pictures) > self._most:
                self._pictures.popitem(last=False)

    def pop(self, player: Player, number: int, version: str) -> Renderable | None:
        """Return the picture of a version of a message, once; ``None`` if it is not remembered."""
        found = self._pictures.get((player, number))
        if found is None or found[0] != version:
            return None
        del self._pictures[player, number]
        return found[1]
