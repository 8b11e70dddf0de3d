"""The welcome for a player: as a picture or in words, and with their games if they have any."""

import logging

from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.screens.welcome import welcome_screen
from bot.sessions.replies import as_text_only
from bot.storage.errors import StoreUnavailableError
from bot.storage.player_store import PlayerStore

log = logging.getLogger(__name__)


async def has_games(store: PlayerStore, context: RequestContext) -> bool:
    """Return whether a player has open or finished games; without the store, as if there were none."""
    try:
        return bool(await store.unfinished_games(context.player) or await store.past_games(context.player, 1))
    except StoreUnavailableError as error:
        log.debug("taken for a new player: %s", error)
        return False


def player_welcome(context: RequestContext, *, has_games: bool) -> Screen:
    """Return the welcome: for a new player, or as the menu for one who has games.

    In a server or group anybody can press its buttons, and gets a board of their own.
    """
    texts, owner = context.texts, None if context.room.group else context.player.id
    title, text = ("menu-title", "menu") if has_games else ("welcome-title", "welcome")
    screen = welcome_screen(texts, owner, context.theme, texts(title), texts(text), has_games=has_games)
    return as_text_only(screen) if context.settings.in_words else screen
