"""The welcome for a player: as a picture or in words, and with their games if they have any."""

import logging
from dataclasses import dataclass

from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.screens.home import going_on_button
from bot.screens.welcome import welcome_screen
from bot.sessions.going_on import game_to_go_on_with
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
    going_on: LoadedGame | None = None
    """The one with which the player goes on; ``None`` if none is unfinished, or if others see the welcome."""


async def known_games(store: PlayerStore, sessions: SessionService, context: RequestContext) -> KnownGames:
    """Return what is known of a player's games; without the store, as if there were none."""
    recent_sessions = RecentSessionStore(store.redis)
    try:
        recent = await recent_sessions.look(context.player, context.settings.current)
        if context.room.group:  # anybody there may press the buttons
            return KnownGames(recent.has_games)
        going_on = await game_to_go_on_with(sessions, recent_sessions, context, recent)
    except StoreUnavailableError as error:
        log.debug("taken for a new player: %s", error)
        return KnownGames()
    return KnownGames(recent.has_games, going_on)


def player_welcome(context: RequestContext, games: KnownGames) -> Screen:
    """Return the welcome: for a new player, or as the menu for one who has games.

    In a server or group anybody can press its buttons, and gets a board of their own.
    """
    texts, owner = context.texts, None if context.room.group else context.player.id
    title, text = ("menu-title", "menu") if games.has_any else ("welcome-title", "welcome")
    first = going_on_button(texts, games.going_on) if games.going_on else None
    screen = welcome_screen(
        texts, owner, context.theme, texts(title), texts(text), has_games=games.has_any, first=first
    )
    return as_text_only(screen) if context.settings.in_words else screen
