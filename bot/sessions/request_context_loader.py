"""Loads the context of a request: settings, texts in the right language, the game that a button names."""

from bot.core.actions import Action, Player, Room, Verb
from bot.core.request_context import DEFAULT_GROUP_SETTINGS, DEFAULT_PLAYER_SETTINGS, RequestContext
from bot.core.session import CachedSession, PrefetchedSession
from bot.core.settings import GroupSettings, PlayerSettings
from bot.i18n.languages import client_language, fitting_language
from bot.i18n.texts import Texts
from bot.rendering.themes import existing_theme
from bot.sessions.session_cache import SessionCache
from bot.storage.player_store import PlayerStore


class RequestContextLoader:
    """Loads what an answer depends on. ``texts`` is for players whose language is unknown."""

    def __init__(self, store: PlayerStore, texts: Texts, sessions: SessionCache) -> None:
        self._store = store
        self._texts = texts
        self._sessions = sessions

    async def load(self, player: Player, room: Room, session: str = "") -> RequestContext:
        """Load the settings, and the game ``session`` if given; raise ``StoreUnavailableError``."""
        return self.build(player, room, *await self._store.entry(player, room.group, session))

    def recall(self, player: Player, room: Room, action: Action) -> RequestContext | None:
        """Return the context of a move by a button from the cache; ``None`` if it must be loaded.

        Saving the move checks that nothing has changed. In a cluster, the settings of a server or group are
        on another node, where they cannot be checked together with it: there the context is always loaded.
        """
        is_own = action.owner in (None, player.id)
        if action.verb is not Verb.MOVE or action.revision is None or not is_own:
            return None
        if room.group and self._store.is_cluster:
            return None
        cached = self._sessions.session_of(player, action.session, action.revision)
        if cached is None or not cached.event or cached.group != room.group:
            return None  # without an event the store could not check it
        return self.build(player, room, cached.settings, cached.group_settings, cached=cached)

    def build(
        self,
        player: Player,
        room: Room,
        settings: PlayerSettings = DEFAULT_PLAYER_SETTINGS,
        group: GroupSettings = DEFAULT_GROUP_SETTINGS,
        prefetched: PrefetchedSession | None = None,
        cached: CachedSession | None = None,
    ) -> RequestContext:
        """Return the context for settings that are already loaded, or for the default ones.

        The player's own language comes before that of the group, and that before the language of the client.
        """
        chosen = (fitting_language(settings.language), fitting_language(group.language))
        language = next(filter(None, (*chosen, client_language(room.language))), self._texts.language)
        texts = self._texts if language == self._texts.language else Texts.load(language)
        theme = existing_theme(settings.theme)
        return RequestContext(player, room, texts, settings, group, theme, prefetched, cached)
