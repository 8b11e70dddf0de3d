"""All stored data of one player."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

from bot.core.personal_data import Content, References


@dataclass(frozen=True, slots=True)
class PlayerData:
    """The stored data of a player, unparsed."""

    sessions: Mapping[str, Mapping[str, str]]
    """By the names of their lists, the sessions by their ids, the last changed first."""
    first_games: Mapping[tuple[str, str], str]
    """The first game of each kind on a day: by the game and the day, the id of the session."""
    parts: Mapping[str, Content]
    """What all other keys hold, by ``PersonalData.part``."""
    references: References
    """What an interrupted deletion has left."""

    @property
    def mark(self) -> str:
        """A digest of the games; it changes when a game is dealt or all are deleted."""
        names = " ".join(sorted(name for sessions in self.sessions.values() for name in sessions))
        return blake2b(names.encode(), digest_size=4).hexdigest()

    def is_nothing_but(self, part: str) -> bool:
        """Return whether nothing is stored, except perhaps a part, and what is being deleted already."""
        others = (content for name, content in self.parts.items() if name != part)
        return not any((*self.sessions.values(), self.first_games, *others))
