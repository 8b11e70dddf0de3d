"""Use case: show a player's statistics: of all games, of one, by month, and achievements."""

from bot.core.actions import Action
from bot.core.deal_request import named_game
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Screen
from bot.features.statistics.player_history import PlayerHistory
from bot.features.statistics.screens import (
    ACHIEVED,
    PROGRESS,
    achievements_screen,
    game_screen,
    overall_screen,
    progress_screen,
)
from bot.sessions.replies import as_text_only, quote, text_reply
from bot.sessions.request_context import RequestContext


class StatisticsService:
    """Shows statistics.

    Raises ``StoreUnavailableError``, and ``UnreadableGameError`` if they cannot be read.
    """

    def __init__(self, player_history: PlayerHistory) -> None:
        self._player_history = player_history

    async def show_statistics(self, context: RequestContext, action: Action) -> Reply:
        """Show a page of the statistics of the player who typed or pressed."""
        is_own = action.owner == context.player.id
        screen = await self._choose_screen(context, action.words)
        if screen is None:
            return text_reply(context.texts("stats-unread", text=quote(action.words)))
        if context.settings.in_words:
            screen = as_text_only(screen)
        return Reply(screen, ReplyTarget.HERE if is_own else ReplyTarget.PRIVATE)

    async def _choose_screen(self, context: RequestContext, words: tuple[str, ...]) -> Screen | None:
        """Return the requested screen; ``None`` for unknown words."""
        texts, owner, theme = context.texts, context.player.id, context.theme
        asked = tuple(word.lower() for word in words)
        page = next((int(word[:4]) for word in asked if word.isdecimal()), 1)
        rest = [word for word in asked if word != PROGRESS and not word.isdecimal()]
        game = named_game(rest)
        if game is None and rest not in ([], [ACHIEVED]):
            return None
        known = await self._player_history.load_history(context.player)
        if game is None and not rest and PROGRESS not in asked:
            achieved = await self._player_history.achievements_of(context.player, known)
            return overall_screen(texts, owner, known, len(achieved), theme)
        if game is None and rest:
            return achievements_screen(
                texts, owner, await self._player_history.achievements_of(context.player, known)
            )
        if PROGRESS in asked:
            return progress_screen(texts, owner, known.statistics, game.name if game else "", theme)
        return game_screen(texts, owner, known.statistics, game.name if game else "", page, theme)
