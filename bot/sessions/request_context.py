"""A visit: who acts, where, and all that the answer depends on beside what is asked for."""

from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

from bot.core.actions import Player, Room
from bot.core.group_settings import GroupSettings
from bot.core.player_settings import PlayerSettings
from bot.i18n.texts import Texts, fitting_language
from bot.i18n.time_zones import existing_zone
from bot.rendering.themes import existing_theme
from bot.storage.player_store import PlayerStore
from bot.storage.prefetched_session import PrefetchedSession

DEFAULT_PLAYER_SETTINGS = PlayerSettings()
DEFAULT_GROUP_SETTINGS = GroupSettings()


@dataclass(frozen=True, slots=True)
class RequestContext:
    """A player who acts, with what is kept of them and of the room, and the words to speak with."""

    player: Player
    room: Room
    texts: Texts
    settings: PlayerSettings = DEFAULT_PLAYER_SETTINGS
    group: GroupSettings = DEFAULT_GROUP_SETTINGS
    prefetched: PrefetchedSession | None = field(default=None, compare=False)
    """The game that was asked for, as it was at the beginning."""

    @property
    def theme(self) -> str:
        """The theme of the player's pictures."""
        return existing_theme(self.settings.theme)

    @property
    def zone(self) -> ZoneInfo:
        """The time zone in which the player's days begin."""
        return existing_zone(self.settings.zone)

    @property
    def is_admin(self) -> bool:
        """Whether the player settles what holds for all in this room."""
        return bool(self.room.group) and self.room.is_admin

    @property
    def is_private(self) -> bool:
        """Whether new messages are for the player alone."""
        asked = self.room.is_private
        return self.group.is_private if asked is None else asked


class RequestContextLoader:
    """Finds out what an answer depends on. ``texts`` is for those of whom no language is known."""

    def __init__(self, store: PlayerStore, texts: Texts) -> None:
        self._store = store
        self._texts = texts

    async def load(self, player: Player, room: Room, session: str = "") -> RequestContext:
        """Return a visit, perhaps to one of the player's games; raise ``StoreUnavailableError``."""
        return self.build(player, room, *await self._store.entry(player, room.group, session))

    def build(
        self,
        player: Player,
        room: Room,
        settings: PlayerSettings = DEFAULT_PLAYER_SETTINGS,
        group: GroupSettings = DEFAULT_GROUP_SETTINGS,
        prefetched: PrefetchedSession | None = None,
    ) -> RequestContext:
        """Return a visit with what is kept of the player and of the group.

        A language of the player's own goes before the one that the group has settled, and that before what
        the chat says of the player's client.
        """
        known = (settings.language, group.language, room.language)
        language = next(filter(None, map(fitting_language, known)), self._texts.language)
        texts = self._texts if language == self._texts.language else Texts.load(language)
        return RequestContext(player, room, texts, settings, group, prefetched)
