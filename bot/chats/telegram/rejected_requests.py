"""Rejected callback queries: they are only acknowledged, one after the other for each player.

So a player who presses a thousand times does not delay the answers to others.
"""

import logging
from collections import deque

from telegram import Bot
from telegram.error import TelegramError

from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.callback_answers import CallbackAnswer

log = logging.getLogger(__name__)

MOST_OF_ONE = 1000
"""Queries of one player that wait to be acknowledged; Telegram itself forgets them a little later."""
MOST = 10_000
"""Waiting queries of all players together."""


class RejectedCallbackQueries:
    """Acknowledges callback queries by their ids."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._waiting: dict[int, deque[tuple[str, CallbackAnswer]]] = {}
        self._tasks = BackgroundTasks()
        self._count = 0

    def add_query(self, user: int, query: str, answer: CallbackAnswer) -> None:
        """Acknowledge a query after the earlier ones of its user."""
        waiting = self._waiting.get(user)
        if self._count >= MOST or (waiting is not None and len(waiting) >= MOST_OF_ONE):
            log.debug("Telegram: a callback query is dropped, too many wait")
            return
        self._count += 1
        if waiting is not None:
            waiting.append((query, answer))
            return
        self._waiting[user] = deque([(query, answer)])
        self._tasks.start(self._acknowledge(user))

    async def close(self) -> None:
        """Drop the rest."""
        await self._tasks.close()

    async def _acknowledge(self, user: int) -> None:
        waiting = self._waiting[user]
        try:
            while waiting:
                query, answer = waiting.popleft()
                self._count -= 1
                try:
                    await self._bot.answer_callback_query(
                        query, answer.text or None, show_alert=answer.is_alert or None
                    )
                except TelegramError as error:
                    log.info("Telegram: a callback query was not acknowledged: %s", error)
        finally:
            self._count -= len(waiting)
            del self._waiting[user]
