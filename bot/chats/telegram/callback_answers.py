"""Answers to callback queries: a toast, an alert, or an acknowledgement without text."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from telegram import Bot, CallbackQuery
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.sending.api_errors import retry_seconds
from bot.chats.telegram.sending.outgoing_message import SendOutcome
from bot.i18n.texts import Texts

log = logging.getLogger(__name__)

SHOWN_SECONDS = 0.4
"""How long an answer waits for the outcome of the screen, so that it can explain a failure."""
SLOW_SECONDS = 3.0
"""The shortest wait for a board that the player is notified of."""
ANSWER_TRIES = 3
LONGEST_WAIT = 10.0
"""The longest wait in seconds before an answer is sent again; Telegram forgets a query soon after."""


@dataclass(frozen=True, slots=True)
class CallbackAnswer:
    """What a callback query is answered with."""

    text: str = ""
    is_alert: bool = False
    """Whether the player must close it, unlike a toast."""


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """An answer that depends on the outcome of sending a screen, if that is known in time."""

    answer: CallbackAnswer
    outcome: "asyncio.Future[SendOutcome] | None" = None
    timeout: float = SHOWN_SECONDS
    by_outcome: Callable[[SendOutcome | None], CallbackAnswer | None] = lambda _: None
    """Returns the answer to give instead, given the outcome, ``None`` if the timeout is over; ``None`` for no
    other."""

    async def resolve(self) -> CallbackAnswer:
        """Return the answer, after the timeout at the latest."""
        if self.outcome is None:
            return self.answer
        await asyncio.wait([self.outcome], timeout=self.timeout)
        outcome = self.outcome.result() if self.outcome.done() else None
        return self.by_outcome(outcome) or self.answer


async def answer_query(query: CallbackQuery, answer: CallbackAnswer) -> None:
    """Answer a callback query; if Telegram or the network refuses, try again later. Never raises."""
    for attempt in range(1, ANSWER_TRIES + 1):
        try:
            await query.answer(answer.text or None, show_alert=answer.is_alert or None)
        except TelegramError as error:  # such as a query that expired while the bot was down
            pause = _retry_delay(error, attempt)
            if attempt == ANSWER_TRIES or not 0 < pause <= LONGEST_WAIT:
                log.info("Telegram: a callback query was not answered: %s", error)
                return
            await asyncio.sleep(pause)
        else:
            return


def _retry_delay(error: TelegramError, attempt: int) -> float:
    """Return the seconds until the next attempt, 0 if that is of no use."""
    if isinstance(error, RetryAfter):
        return retry_seconds(error)
    if isinstance(error, NetworkError) and not isinstance(error, BadRequest):
        return float(attempt)
    return 0.0


def failure_answer(texts: Texts, outcome: SendOutcome | None) -> CallbackAnswer | None:
    """Return the answer that explains to the player why a screen was not shown, if there is a reason."""
    text = failure_text(texts, outcome) if outcome else ""
    return CallbackAnswer(text, is_alert=True) if text else None


FAILURE_TEXTS = {
    SendOutcome.NO_TOPIC: "telegram-no-topic",
    SendOutcome.NO_ENTRY: "telegram-no-entry",
    SendOutcome.NO_FILES: "telegram-no-files",
    SendOutcome.FAILED: "telegram-not-shown",
    SendOutcome.LOST: "telegram-maybe-lost",
}


def failure_text(texts: Texts, outcome: SendOutcome) -> str:
    """Return the sentence for a screen that was not shown, empty if there is nothing to explain."""
    name = FAILURE_TEXTS.get(outcome)
    return texts(name) if name else ""


def wait_answer(texts: Texts, wait: float, chat: int) -> CallbackAnswer | None:
    """Return the answer that names the seconds until the board is sent, ``None`` for a short wait."""
    if wait < SLOW_SECONDS:
        return None
    name = "telegram-slow-alone" if chat > 0 else "telegram-slow"  # the ids of private chats are positive
    return CallbackAnswer(texts(name, seconds=ceil(wait)))


MOST_OF_ONE = 1000
"""Queries of one player that wait to be acknowledged; Telegram itself forgets them a little later."""
MOST = 10_000
"""Waiting queries of all players together."""


class RejectedCallbackQueries:
    """Acknowledges callback queries by their ids."""

    def __init__(self, bot: Bot, tasks: BackgroundTasks) -> None:
        self._bot = bot
        self._tasks = tasks
        self._waiting: dict[int, deque[tuple[str, CallbackAnswer]]] = {}
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
