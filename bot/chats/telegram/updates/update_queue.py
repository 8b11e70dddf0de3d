"""The update queue: answers each update once, and those of a player in their order."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakValueDictionary

from telegram import Update

from bot.chats.telegram.sending.outgoing_message import SendOutcome
from bot.core.actions import Chat
from bot.observability.metrics import count_chat_error
from bot.observability.tracing import trace_event
from bot.storage.coordination.event_deduplication import EventDeduplicator

log = logging.getLogger(__name__)

AnswerUpdate = Callable[[Update, asyncio.Lock], Awaitable[None]]
"""Answers an update; holds the player's lock while it acts."""
Answered = asyncio.Future[None]
"""Is done when an update is answered, so that Telegram need not send it again."""

MOST_WAITING = 40
"""Updates of one player that can wait; more are rejected."""
MOST_KNOWN = 1000
"""Remembered updates, so that one that is sent twice is answered once."""
SEND_SECONDS = 1.0
"""Seconds after which an update counts as answered even if its answer is still being sent."""
CLOSING_SECONDS = 0.2
"""Seconds for recording the answered updates when the bot stops."""


class UpdateQueue:
    """Answers updates, whichever way and in whichever process they arrive."""

    def __init__(self, deduplicator: EventDeduplicator, answer: AnswerUpdate) -> None:
        self.answering: set[asyncio.Task[None]] = set()
        """The updates that are being answered."""
        self._deduplicator = deduplicator
        self._answer = answer
        self._known: OrderedDict[int, Answered] = OrderedDict()
        self._claim_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._player_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        """The number of updates of each player that wait or are being answered."""
        self._confirming: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def find_taken(self, update: Update) -> Answered | None:
        """Return the future of an update that was received before."""
        return self._known.get(update.update_id)

    def has_room(self, actor: int) -> bool:
        """Return whether one more of a player's updates can wait."""
        return self._waiting[actor] < MOST_WAITING

    def skip(self, update: Update) -> Answered:
        """Record an update that is answered elsewhere, or not at all."""
        answered = self._remember(update)
        answered.set_result(None)
        return answered

    def start(self, update: Update, actor: int) -> Answered:
        """Answer an update after the earlier ones of the same player."""
        answered = self._remember(update)
        task = asyncio.create_task(self._answer_in_order(update, actor, answered))
        self.answering.add(task)
        self._waiting[actor] += 1
        task.add_done_callback(lambda done: self._remove_task(done, actor))
        return answered

    async def drain(self, seconds: float) -> None:
        """Wait some seconds for the current answers, and cancel the rest, which do not count as answered."""
        self._is_closing = True
        if self.answering:
            _, late = await asyncio.wait(self.answering, timeout=seconds)
            for task in late:
                task.cancel()

    async def close(self) -> None:
        """Finish recording the answered updates."""
        if self._confirming:
            await asyncio.wait(self._confirming, timeout=CLOSING_SECONDS)

    def _remember(self, update: Update) -> Answered:
        answered: Answered = asyncio.get_running_loop().create_future()
        self._known[update.update_id] = answered
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return answered

    def _remove_task(self, task: asyncio.Task[None], actor: int) -> None:
        self.answering.discard(task)
        self._waiting[actor] -= 1
        if not self._waiting[actor]:
            del self._waiting[actor]

    async def _answer_in_order(self, update: Update, actor: int, answered: Answered) -> None:
        event, player = f"telegram:{update.update_id}", f"telegram:{actor}"
        async with self._claim_locks.setdefault(actor, asyncio.Lock()):
            is_claimed = await self._deduplicator.start_answer(event, player)
        if not is_claimed:
            answered.set_result(None)
            return
        with trace_event(Chat.TELEGRAM) as trace:
            try:
                await self._answer(update, self._player_locks.setdefault(actor, asyncio.Lock()))
            except Exception:
                count_chat_error(Chat.TELEGRAM, "failed")
                log.exception("Telegram: an update was not answered")
        sent: list[asyncio.Future[SendOutcome]] = [*trace.sent]
        confirming = asyncio.create_task(self._confirm_answered(event, player, sent, answered))
        self._confirming.add(confirming)
        confirming.add_done_callback(self._confirming.discard)

    async def _confirm_answered(
        self, event: str, player: str, sent: Sequence[asyncio.Future[SendOutcome]], answered: Answered
    ) -> None:
        """Record an update as answered once its answer is sent; not if the bot stopped before that."""
        if sent:
            await asyncio.wait(sent, timeout=SEND_SECONDS)
        if self._is_closing and not all(
            outcome.done() and outcome.result() is not SendOutcome.FAILED for outcome in sent
        ):
            return
        await self._deduplicator.finish_answer(event, player)
        answered.set_result(None)
