"""The answer to a press: words that pass by, an alert, or nothing to be seen but that it was noticed."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from telegram import CallbackQuery
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from bot.chats.telegram.sending.outgoing_message import SendOutcome
from bot.chats.telegram.sending.outgoing_queue import seconds
from bot.i18n.texts import Texts

log = logging.getLogger(__name__)

SHOWN_SECONDS = 0.4
"""How long an answer waits for what becomes of the screen, so that it can say when nothing does."""
SLOW_SECONDS = 3.0
"""From how long a wait for the board the player is told of it."""
TRIES = 3
LONGEST_WAIT = 10.0
"""Seconds that an answer waits to be sent again; Telegram forgets a press soon after."""


@dataclass(frozen=True, slots=True)
class CallbackAnswer:
    """What a press is answered."""

    text: str = ""
    is_alert: bool = False
    """Whether it wants to be closed, and does not pass by."""


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """An answer that depends on what becomes of a screen, if that is known in time."""

    toast: CallbackAnswer
    outcome: "asyncio.Future[SendOutcome] | None" = None
    patience: float = SHOWN_SECONDS
    excuse: Callable[[SendOutcome], CallbackAnswer | None] = lambda _: None
    """What is said instead when the screen was not shown; ``None`` for nothing else."""

    async def settled(self) -> CallbackAnswer:
        """Return the answer, after its patience at the latest."""
        if self.outcome is None:
            return self.toast
        await asyncio.wait([self.outcome], timeout=self.patience)
        if not self.outcome.done():
            return self.toast
        return self.excuse(self.outcome.result()) or self.toast


async def answer(query: CallbackQuery, toast: CallbackAnswer) -> None:
    """Answer a press; where Telegram or the network refuses, again a little later. Never raises."""
    for attempt in range(1, TRIES + 1):
        try:
            await query.answer(toast.text or None, show_alert=toast.is_alert or None)
        except TelegramError as error:  # such as a query that waited too long while the bot was down
            pause = _pause(error, attempt)
            if attempt == TRIES or not 0 < pause <= LONGEST_WAIT:
                log.info("Telegram: a press was not answered: %s", error)
                return
            await asyncio.sleep(pause)
        else:
            return


def _pause(error: TelegramError, attempt: int) -> float:
    """Return the seconds until an answer is sent again, 0 where that is of no use."""
    if isinstance(error, RetryAfter):
        return seconds(error)
    if isinstance(error, NetworkError) and not isinstance(error, BadRequest):
        return float(attempt)
    return 0.0


def excuse(texts: Texts) -> Callable[[SendOutcome], CallbackAnswer | None]:
    """Return what says in a player's words why a screen was not shown where they look."""

    def say(outcome: SendOutcome) -> CallbackAnswer | None:
        text = excuse_words(texts, outcome)
        return CallbackAnswer(text, is_alert=True) if text else None

    return say


def excuse_words(texts: Texts, outcome: SendOutcome) -> str:
    """Return the sentence for a screen that was not shown, empty where there is nothing to say."""
    match outcome:
        case SendOutcome.NO_TOPIC:
            return texts("telegram-no-topic")
        case SendOutcome.NO_ENTRY:
            return texts("telegram-no-entry")
        case SendOutcome.NO_FILES:
            return texts("telegram-no-files")
        case SendOutcome.FAILED:
            return texts("telegram-not-shown")
        case SendOutcome.LOST:
            return texts("telegram-maybe-lost")
        case SendOutcome.SHOWN | SendOutcome.REPLACED:
            return ""


def slow(texts: Texts, wait: float, chat: int) -> CallbackAnswer | None:
    """Return what is said when the board has to wait for so many seconds, ``None`` if it is not worth it."""
    if wait < SLOW_SECONDS:
        return None
    seconds_left = ceil(wait)
    if chat > 0:  # a private chat
        return CallbackAnswer(texts("telegram-slow-alone", seconds=seconds_left))
    return CallbackAnswer(texts("telegram-slow", seconds=seconds_left))
