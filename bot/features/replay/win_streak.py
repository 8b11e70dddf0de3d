"""The win streak that a shared result says."""

import logging

from bot.core.actions import Player
from bot.core.session import LoadedGame
from bot.storage.errors import UnreadableGameError
from bot.storage.player_store import PlayerStore
from engine.outcome import Result

log = logging.getLogger(__name__)


async def find_win_streak(store: PlayerStore, player: Player, loaded: LoadedGame) -> int:
    """Return how many games of its kind the player has won in a row with the one that ended last.

    For other games it is 0: which streak they belonged to is not known any more. Raises
    ``StoreUnavailableError``.
    """
    outcome = loaded.position.outcome()
    if outcome is None or outcome.result is not Result.WON:
        return 0
    latest = await store.past_games(player, 1)
    if [session.id for session in latest] != [loaded.session.id]:
        return 0
    try:
        counts = await store.tally(player)
    except UnreadableGameError as error:
        log.warning("a result is shared without the win streak: %s", error)
        return 0
    return counts.of_game(loaded.session.record.game).streak
