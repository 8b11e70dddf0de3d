"""The context of a request: the player, the room, and the stored settings that an answer depends on."""

from dataclasses import dataclass, field, replace
from typing import Self
from zoneinfo import ZoneInfo

from bot.core.actions import Player, Room
from bot.core.charts import DEFAULT_THEME
from bot.core.session import CachedSession, PrefetchedSession, Session
from bot.core.settings import GroupSettings, PlayerSettings
from bot.i18n.texts import Texts
from bot.i18n.time_zones import existing_zone, is_zone

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
    theme: str = DEFAULT_THEME
    """The theme of the player's pictures."""
    prefetched: PrefetchedSession | None = field(default=None, compare=False)
    """The requested game, loaded together with the settings."""
    cached: CachedSession | None = field(default=None, compare=False)
    """The requested game, if it and the settings come from the cache: they may be out of date, and are only
    good for a change that the store checks."""

    @property
    def zone(self) -> ZoneInfo:
        """The time zone in which the player's days begin."""
        return existing_zone(self.zone_name)

    @property
    def zone_name(self) -> str:
        """The name of that zone: the chosen one, else that of the player's device; empty if none is known."""
        return self.settings.zone if is_zone(self.settings.zone) else self.device_zone

    @property
    def is_zone_of_device(self) -> bool:
        """Whether that zone is the one of the player's device, because none is chosen."""
        return bool(self.device_zone) and not is_zone(self.settings.zone)

    @property
    def device_zone(self) -> str:
        """The zone of the player's device now, else when a game was stored last; empty if unknown."""
        return self.room.zone or self.settings.device_zone

    @property
    def new_device_zone(self) -> str:
        """The zone of the player's device, if it is used and not stored yet; else empty."""
        is_stored = self.room.zone == self.settings.device_zone
        return "" if is_stored or is_zone(self.settings.zone) else self.room.zone

    @property
    def is_admin(self) -> bool:
        """Whether the player may configure the bot for everybody in this room."""
        return bool(self.room.group) and self.room.is_admin

    @property
    def is_private(self) -> bool:
        """Whether new messages are for the player only."""
        asked = self.room.is_private
        return self.group.is_private if asked is None else asked

    def private_like(self, session: Session | None) -> Self:
        """Return the context for a game that follows another one: it is as private as that.

        If that one is no longer stored, only the player sees the game.
        """
        is_private = session is None or session.is_private
        return replace(self, room=replace(self.room, is_private=True)) if is_private else self
