"""Presses that are not let in: they are only acknowledged, for each player one after the other.

So whoever presses a thousand times takes no room from the answers of others on their way to Telegram.
"""

import logging
from collections import deque

from telegram import Bot
from telegram.error import TelegramError

from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.callback_answers import CallbackAnswer

log = logging.getLogger(__name__)

MOST_OF_ONE = 1000
"""Presses of one player that wait to be acknowledged; Telegram itself forgets them soon."""
MOST = 10_000
"""Of all together."""


class RejectedCallbackQueries:
    """Acknowledges presses by the number of their query."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._waiting: dict[int, deque[tuple[str, CallbackAnswer]]] = {}
        self._errands = BackgroundTasks()
        self._count = 0

    def put(self, user: int, query: str, toast: CallbackAnswer) -> None:
        """Have a press of a user acknowledged when it is its turn."""
        queue = self._waiting.get(user)
        if self._count >= MOST or (queue is not None and len(queue) >= MOST_OF_ONE):
            log.debug("Telegram: a press of too many is passed over")
            return
        self._count += 1
        if queue is not None:
            queue.append((query, toast))
            return
        self._waiting[user] = deque([(query, toast)])
        self._errands.begin(self._acknowledge(user))

    async def close(self) -> None:
        """Leave the rest."""
        await self._errands.close()

    async def _acknowledge(self, user: int) -> None:
        queue = self._waiting[user]
        try:
            while queue:
                query, toast = queue.popleft()
                self._count -= 1
                try:
                    await self._bot.answer_callback_query(
                        query, toast.text or None, show_alert=toast.is_alert or None
                    )
                except TelegramError as error:
                    log.info("Telegram: a press was not acknowledged: %s", error)
        finally:
            self._count -= len(queue)
            del self._waiting[user]
