"""The welcome for a player: as a picture or in words, and with their games if they have any."""

import logging
from dataclasses import dataclass, field

from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.screens.home import going_on_place, place_button, recent_place
from bot.screens.welcome import FirstGames, welcome_screen
from bot.sessions.going_on import LastGames, last_games
from bot.sessions.replies import as_text_only
from bot.sessions.service import SessionService
from bot.storage.errors import StoreUnavailableError
from bot.storage.player_store import PlayerStore
from bot.storage.recent_sessions import RecentSessionStore

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class KnownGames:
    """What the welcome says of a player's games."""

    has_any: bool = False
    played: LastGames = field(default_factory=LastGames)
    """What the player played last; nothing if others see the welcome."""


async def known_games(store: PlayerStore, sessions: SessionService, context: RequestContext) -> KnownGames:
    """Return what is known of a player's games; without the store, as if there were none."""
    recent_sessions = RecentSessionStore(store.redis)
    try:
        recent = await recent_sessions.look(context.player, context.settings.current)
        if context.room.group:  # anybody there may press the buttons
            return KnownGames(recent.has_games)
        played = await last_games(sessions, recent_sessions, context, recent)
    except StoreUnavailableError as error:
        log.debug("taken for a new player: %s", error)
        return KnownGames()
    return KnownGames(recent.has_games, played)


def player_welcome(context: RequestContext, games: KnownGames) -> Screen:
    """Return the welcome: for a new player, or as the menu for one who has games.

    In a server or group anybody can press its buttons, and gets a board of their own.
    """
    texts, owner = context.texts, None if context.room.group else context.player.id
    title, text = ("menu-title", "menu") if games.has_any else ("welcome-title", "welcome")
    played = games.played
    recent = {
        one.record.game: place_button(recent_place(texts, one, context.player.id)) for one in played.recent
    }
    going_on = place_button(going_on_place(texts, played.going_on)) if played.going_on else None
    screen = welcome_screen(
        texts,
        owner,
        context.theme,
        texts(title),
        texts(text),
        has_games=games.has_any,
        first=FirstGames(going_on, played.game, recent),
    )
    return as_text_only(screen) if context.settings.in_words else screen
