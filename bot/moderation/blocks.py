"""What an operator can block: a player, or a server or group."""

from dataclasses import dataclass
from typing import Self

from bot.core.actions import Chat, Player
from bot.storage.keys import group_of, member_of, member_of_group, player_of


@dataclass(frozen=True, slots=True, order=True)
class Subject:
    """A player, or a server or group, by its number."""

    chat: Chat
    id: int
    is_group: bool = False

    @property
    def player(self) -> Player:
        """The player."""
        return Player(self.chat, self.id)

    @property
    def text(self) -> str:
        """How operators read and type it."""
        return f"{self.chat}:{self.id}"

    @property
    def stored(self) -> str:
        """The form in which it is stored."""
        return member_of_group(self.chat, self.id) if self.is_group else member_of(self.player)

    @classmethod
    def of(cls, player: Player) -> Self:
        """Return a player as a subject."""
        return cls(player.chat, player.id)

    @classmethod
    def read(cls, stored: bytes) -> Self:
        """Parse the stored form; raise ``ValueError``."""
        if group := group_of(stored):
            return cls(*group, is_group=True)
        return cls.of(player_of(stored))
