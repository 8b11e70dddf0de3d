"""Updates from their arrival until they are answered: each once, those of a player in their order."""

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
"""Answers an update when it is the turn of its player."""
Answered = asyncio.Future[None]
"""Is done when an update is answered: Telegram need not send it again."""

MOST_WAITING = 40
"""Updates of one player that wait for their turn; whoever has more there is turned away."""
MOST_KNOWN = 1000
"""Updates kept in mind, so that one that is sent twice is answered once."""
SEND_SECONDS = 1.0
"""Seconds for which an answer may be on its way until its update counts as answered all the same."""
CLOSING_SECONDS = 0.2
"""Seconds for noting what is answered when the bot stops."""


class UpdateQueue:
    """Takes updates, whichever way they come, and whichever process they come to as well."""

    def __init__(self, deduplicator: EventDeduplicator, answer: AnswerUpdate) -> None:
        self.answering: set[asyncio.Task[None]] = set()
        """What is being answered."""
        self._deduplicator = deduplicator
        self._answer = answer
        self._known: OrderedDict[int, Answered] = OrderedDict()
        self._doors: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[int] = Counter()
        """How many updates of each player wait or are answered."""
        self._confirming: set[asyncio.Task[None]] = set()
        self._is_closing = False

    def find_taken(self, update: Update) -> Answered | None:
        """Return what is told of an update that has been taken before."""
        return self._known.get(update.update_id)

    def has_room(self, actor: int) -> bool:
        """Tell whether one more of a player's updates can wait."""
        return self._waiting[actor] < MOST_WAITING

    def skip(self, update: Update) -> Answered:
        """Take an update that is answered elsewhere, or not at all."""
        answered = self._remember(update)
        answered.set_result(None)
        return answered

    def start(self, update: Update, actor: int) -> Answered:
        """Begin to answer an update, when those of the same player before it are done."""
        answered = self._remember(update)
        task = asyncio.create_task(self._answer_in_order(update, actor, answered))
        self.answering.add(task)
        self._waiting[actor] += 1
        task.add_done_callback(lambda done: self._remove_task(done, actor))
        return answered

    async def drain(self, seconds: float) -> None:
        """Give what is being answered so long, and give the rest up: it is not called answered."""
        self._is_closing = True
        if self.answering:
            _, late = await asyncio.wait(self.answering, timeout=seconds)
            for task in late:
                task.cancel()

    async def close(self) -> None:
        """Note what is answered, when nothing is on its way any more."""
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
        act, player = f"telegram:{update.update_id}", f"telegram:{actor}"
        async with self._doors.setdefault(actor, asyncio.Lock()):
            is_ours = await self._deduplicator.take_over(act, player)
        if not is_ours:
            answered.set_result(None)
            return
        with trace_event(Chat.TELEGRAM) as press:
            try:
                await self._answer(update, self._turns.setdefault(actor, asyncio.Lock()))
            except Exception:
                count_chat_error(Chat.TELEGRAM, "failed")
                log.exception("Telegram: an update was not answered")
        sent: list[asyncio.Future[SendOutcome]] = [*press.sent]
        confirming = asyncio.create_task(self._confirm_answered(act, player, sent, answered))
        self._confirming.add(confirming)
        confirming.add_done_callback(self._confirming.discard)

    async def _confirm_answered(
        self, act: str, player: str, sent: Sequence[asyncio.Future[SendOutcome]], answered: Answered
    ) -> None:
        """Call an update answered as soon as its answer has been sent; what the end cut off is not."""
        if sent:
            await asyncio.wait(sent, timeout=SEND_SECONDS)
        if self._is_closing and not all(
            one.done() and one.result() is not SendOutcome.FAILED for one in sent
        ):
            return
        await self._deduplicator.end(act, player)
        answered.set_result(None)
