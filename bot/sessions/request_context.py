"""The context of a request: the player, the room, and the stored settings that an answer depends on."""

from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

from bot.core.actions import Player, Room
from bot.core.settings import GroupSettings, PlayerSettings
from bot.i18n.texts import Texts, fitting_language
from bot.i18n.time_zones import existing_zone
from bot.rendering.themes import existing_theme
from bot.storage.player_store import PlayerStore, PrefetchedSession

DEFAULT_PLAYER_SETTINGS = PlayerSettings()
DEFAULT_GROUP_SETTINGS = GroupSettings()


@dataclass(frozen=True, slots=True)
class RequestContext:
    """A player who acts in a room, with the settings of both and the texts in the right language."""

    player: Player
    room: Room
    texts: Texts
    settings: PlayerSettings = DEFAULT_PLAYER_SETTINGS
    group: GroupSettings = DEFAULT_GROUP_SETTINGS
    prefetched: PrefetchedSession | None = field(default=None, compare=False)
    """The requested game, loaded together with the settings."""

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
        """Whether the player may configure the bot for everybody in this room."""
        return bool(self.room.group) and self.room.is_admin

    @property
    def is_private(self) -> bool:
        """Whether new messages are for the player only."""
        asked = self.room.is_private
        return self.group.is_private if asked is None else asked


class RequestContextLoader:
    """Loads what an answer depends on. ``texts`` is for players whose language is unknown."""

    def __init__(self, store: PlayerStore, texts: Texts) -> None:
        self._store = store
        self._texts = texts

    async def load(self, player: Player, room: Room, session: str = "") -> RequestContext:
        """Load the settings, and the game ``session`` if given; raise ``StoreUnavailableError``."""
        return self.build(player, room, *await self._store.entry(player, room.group, session))

    def build(
        self,
        player: Player,
        room: Room,
        settings: PlayerSettings = DEFAULT_PLAYER_SETTINGS,
        group: GroupSettings = DEFAULT_GROUP_SETTINGS,
        prefetched: PrefetchedSession | None = None,
    ) -> RequestContext:
        """Return the context for settings that are already loaded, or for the default ones.

        The player's own language comes before that of the group, and that before the language of the client.
        """
        languages = (settings.language, group.language, room.language)
        language = next(filter(None, map(fitting_language, languages)), self._texts.language)
        texts = self._texts if language == self._texts.language else Texts.load(language)
        return RequestContext(player, room, texts, settings, group, prefetched)
