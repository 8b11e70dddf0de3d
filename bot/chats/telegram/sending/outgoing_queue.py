"""The outgoing queue: screens in order for each chat; only the newest one for a message is sent."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TypeAlias

from telegram import Bot
from telegram.error import ChatMigrated, RetryAfter, TelegramError

from bot.chats.telegram.screen_format import with_links, without_picture
from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of, retry_seconds
from bot.chats.telegram.sending.button_styles import ButtonStyles
from bot.chats.telegram.sending.ephemeral_messages import PERMITTED_SECONDS, EphemeralMessages
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.chats.telegram.sending.message_delivery import MessageDelivery
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage, SendOutcome
from bot.chats.telegram.sending.send_budget import SendBudget, allowance
from bot.chats.telegram.table_button import TelegramTables
from bot.core.actions import Chat
from bot.core.replies import Document
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.metrics import count_chat_error
from bot.observability.tracing import resume_trace
from bot.rendering.image_renderer import ImageRenderer
from bot.runtime.clock import SYSTEM_CLOCK, Clock

log = logging.getLogger(__name__)

EDIT_TRIES = 3
"""How often an edit is sent if the network fails; a new message only once, because it might have arrived."""
UNREACHED_TRIES = 5
"""How often a request is sent that did not reach Telegram."""
MOST_FALLBACKS = 5
"""How often a screen is sent in another way before it is dropped."""
MOST_WAITING = 30
"""New messages, and edited ones, that can wait for a chat; a group is sent no more in a minute and a half."""
NO_PICTURE_SECONDS = 600.0
"""How long a chat that does not allow pictures is sent text instead."""
HOLD_BACK_SECONDS = 1.0
"""How long boards wait at most while presses are being answered: in a crowd those come first."""
CROWD = 16
"""More chats than this that are sent something at once are a crowd."""
MOST_CHATS = 1000
"""Chats whose budgets are remembered before those without recent messages are forgotten."""

QueueKey: TypeAlias = tuple[int, int]
"""A message in a chat's queue: its id, below 0 if it is new, and the receiver of an ephemeral one, else 0."""


@dataclass(eq=False, slots=True)
class ChatQueue:
    """The queue of one chat."""

    chat: int
    budget: SendBudget
    waiting: dict[QueueKey, OutgoingMessage] = field(default_factory=dict)
    """The screens for it, the oldest first."""
    has_worker: bool = False
    """Whether a task is sending its messages."""
    paused_until: float = 0.0
    """When it can be sent something again, after Telegram or the network refused."""
    no_pictures_until: float = 0.0
    """When it can be sent a picture again."""
    refuses_table: bool = False
    """Whether Telegram has refused the button that opens the table there."""


class OutgoingQueue:
    """Sends screens to chats: one at a time to each chat, independent of the other chats.

    Of several screens for one message only the newest is sent. Each chat stays within Telegram's flood
    limits; a chat that Telegram pauses does not delay others. What cannot be shown to one member of a group
    alone is sent to that member's private chat instead, never to the group.
    """

    def __init__(
        self,
        bot: Bot,
        pictures: ImageRenderer,
        clock: Clock = SYSTEM_CLOCK,
        tables: TelegramTables | None = None,
    ) -> None:
        """``tables`` opens the table from boards; ``None`` if it does not open in Telegram."""
        self.files = FileIdCache()
        self.note_shown: Callable[[OutgoingMessage], None] = lambda _: None
        """Is told each message that has been sent or edited."""
        self._bot = bot
        self.styles = ButtonStyles(bot)
        self.ephemeral = EphemeralMessages(bot, self.files, self.styles, self.spend, clock.now)
        self._delivery = MessageDelivery(bot, pictures, self.files, self.ephemeral, self.spend, tables)
        self._clock = clock
        self._chats: dict[int, ChatQueue] = {}
        self._capacity = MOST_CHATS
        self._migrated: dict[int, int] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._new = count(-1, -1)  # Telegram's message ids are positive
        self._answers_pending = 0
        self._no_answer_pending = asyncio.Event()
        self._no_answer_pending.set()

    def send(
        self,
        target: MessageTarget,
        screen: Screen,
        texts: Texts,
        document: Document | None = None,
        *,
        is_quiet: bool = False,
    ) -> OutgoingMessage:
        """Queue a screen with Telegram's own buttons; return it as a message, which will know its id."""
        screen = with_links(screen, texts, self._bot.bot)
        outcome = asyncio.get_running_loop().create_future()
        outgoing = OutgoingMessage(target, screen, texts, document, outcome, is_quiet)
        while outgoing.target.chat in self._migrated:
            outgoing.target = _in_supergroup(self._migrated[outgoing.target.chat], outgoing.target)
        message, is_new = outgoing.target.message, False
        if message is None or document:
            key, is_new = self._key_of_new(outgoing), True
        else:
            key = message, outgoing.target.receiver_id
        # An update counts as answered although a board waits for the budget: its query is answered, the older
        # board has working buttons, and Telegram would send the update again at each of many requests.
        if outgoing.trace and (is_new or not self.estimated_wait(outgoing.target)):
            outgoing.trace.sent.append(outgoing.outcome)
        self._enqueue(outgoing, key)
        return outgoing

    def estimated_wait(self, target: MessageTarget) -> float:
        """Return the seconds that a screen would have to wait if it were queued now."""
        chat_queue = self._chats.get(self._migrated.get(target.chat, target.chat))
        if chat_queue is None:
            return 0.0
        now, keys = self._clock.now(), [*chat_queue.waiting]
        key = target.message, target.receiver_id
        place = keys.index(key) if key in keys else len(keys)
        return max(chat_queue.paused_until - now, chat_queue.budget.delay_of_last(now, place + 1), 0.0)

    def end_of_permission(self) -> float:
        """Return until when what a member did just now lets the bot send an ephemeral message."""
        return self._clock.now() + PERMITTED_SECONDS

    def send_delay(self, chat: int) -> float:
        """Return the seconds until a chat can be sent something outside the queue."""
        return self._delay(self._chat_queue(chat), 1)

    def spend(self, chat: int) -> None:
        """Count a message that is sent to a chat now."""
        self._chat_queue(chat).budget.spend(self._clock.now())

    def pause_chat(self, chat: int, seconds: float) -> None:
        """Send a chat nothing for some seconds, because Telegram said so."""
        self._chat_queue(chat).paused_until = self._clock.now() + seconds

    @property
    def waiting(self) -> int:
        """The number of screens that are not sent yet."""
        return sum(len(chat_queue.waiting) for chat_queue in self._chats.values())

    @property
    def is_crowded(self) -> bool:
        """Whether too many chats wait for screens for answers to queries to wait for their own."""
        return len(self._workers) > CROWD

    @contextmanager
    def boards_held_back(self) -> Iterator[None]:
        """Hold boards back for a moment while a callback query is being answered, because it is urgent."""
        self._answers_pending += 1
        self._no_answer_pending.clear()
        try:
            yield
        finally:
            self._answers_pending -= 1
            if not self._answers_pending:
                self._no_answer_pending.set()

    def migrate_chat(self, old: int, new: int) -> None:
        """Send everything for a group that became a supergroup there, as new messages."""
        if self._migrated.get(old) == new:
            return
        log.info("Telegram: group %d is now %d", old, new)
        self._migrated[old] = new
        for outgoing in self._take_waiting(old):
            outgoing.target = _in_supergroup(new, outgoing.target)
            self._enqueue(outgoing, (next(self._new), 0))

    def drop_chat(self, chat: int) -> None:
        """Drop the messages for a chat that the bot cannot write to any more."""
        for outgoing in self._take_waiting(chat):
            outgoing.resolve(SendOutcome.NO_ENTRY)

    def _take_waiting(self, chat: int) -> list[OutgoingMessage]:
        chat_queue = self._chats.get(chat)
        if chat_queue is None:
            return []
        taken = [*chat_queue.waiting.values()]
        chat_queue.waiting.clear()
        return taken

    async def close(self, seconds: float) -> None:
        """Give the messages that are being sent some seconds to arrive, and drop the rest."""
        if not self._workers:
            return
        _, late = await asyncio.wait(self._workers, timeout=seconds)
        for worker in late:
            worker.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _enqueue(self, outgoing: OutgoingMessage, key: QueueKey) -> None:
        """Put a message into its chat's queue instead of an older one with that key; start a worker."""
        chat_queue = self._chat_queue(outgoing.target.chat)
        older = chat_queue.waiting.get(key)
        if older:
            older.resolve(SendOutcome.REPLACED)
        else:
            self._make_room(chat_queue, key)
        chat_queue.waiting[key] = outgoing
        if not chat_queue.has_worker:
            chat_queue.has_worker = True
            worker = asyncio.create_task(self._send_waiting(chat_queue))
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)

    def _key_of_new(self, outgoing: OutgoingMessage) -> QueueKey:
        """Return the key of a new message: if the chat has to wait, that of an older board of its game."""
        chat_queue = self._chat_queue(outgoing.target.chat)
        if outgoing.game and self._delay(chat_queue, 1):
            for key, older in chat_queue.waiting.items():
                if older.game == outgoing.game and _is_same_place(older.target, outgoing.target):
                    return key
        return next(self._new), 0

    def _make_room(self, chat_queue: ChatQueue, key: QueueKey) -> None:
        """Drop the oldest message of the same kind, new or edited, if too many wait."""
        alike = [waiting for waiting in chat_queue.waiting if (waiting[0] < 0) == (key[0] < 0)]
        if len(alike) >= MOST_WAITING:
            log.warning("Telegram: more is requested in chat %d than can be sent", chat_queue.chat)
            chat_queue.waiting.pop(alike[0]).resolve(SendOutcome.REPLACED)

    def _chat_queue(self, chat: int) -> ChatQueue:
        if chat not in self._chats:
            if len(self._chats) >= self._capacity:
                self._forget_idle_chats()
            self._chats[chat] = ChatQueue(chat, SendBudget(allowance(chat)))
        return self._chats[chat]

    def _forget_idle_chats(self) -> None:
        now = self._clock.now()
        self._chats = {
            chat: known
            for chat, known in self._chats.items()
            if known.has_worker or known.no_pictures_until > now or not known.budget.is_unused(now)
        }
        self._capacity = max(MOST_CHATS, 2 * len(self._chats))

    def _delay(self, chat_queue: ChatQueue, requests: int) -> float:
        now = self._clock.now()
        return max(chat_queue.paused_until - now, chat_queue.budget.delay(now, requests), 0.0)

    async def _send_waiting(self, chat_queue: ChatQueue) -> None:
        try:
            while chat_queue.waiting:
                with suppress(TimeoutError):
                    async with asyncio.timeout(HOLD_BACK_SECONDS):
                        await self._no_answer_pending.wait()
                if not chat_queue.waiting:
                    break  # the bot was removed from the chat meanwhile
                key, outgoing = next(iter(chat_queue.waiting.items()))
                delay = self._delay(chat_queue, outgoing.requests)
                if self._is_too_late(outgoing, delay):
                    del chat_queue.waiting[key]
                    self._send_to_private_chat(outgoing, "the group has to wait")
                    continue
                if delay:
                    await self._clock.sleep(delay)  # meanwhile a newer screen may replace it
                    continue
                is_again = await self._try_send(chat_queue, outgoing)
                if not is_again and chat_queue.waiting.get(key) is outgoing:
                    del chat_queue.waiting[key]
        finally:
            chat_queue.has_worker = False
            for outgoing in chat_queue.waiting.values():
                outgoing.resolve(SendOutcome.FAILED)
            chat_queue.waiting.clear()

    async def _try_send(self, chat_queue: ChatQueue, outgoing: OutgoingMessage) -> bool:
        """Send a screen; return whether to send it again."""
        if self._clock.now() < chat_queue.no_pictures_until:
            if outgoing.target.receiver and outgoing.screen.picture:
                self._send_to_private_chat(outgoing, "the group does not allow pictures")
                return False
            self._replace_picture_by_text(outgoing)
        outgoing.has_table = not chat_queue.refuses_table
        with resume_trace(outgoing.trace):  # the worker was started within the trace of an earlier message
            try:
                await self._delivery.deliver(outgoing)
            except TelegramError as error:
                return self._handle_error(chat_queue, outgoing, error)
            except Exception:
                count_chat_error(Chat.TELEGRAM, "failed")
                log.exception("Telegram: nothing shown in chat %d", outgoing.target.chat)
                outgoing.resolve(SendOutcome.FAILED)
            else:
                self.note_shown(outgoing)
                outgoing.resolve(SendOutcome.SHOWN)
        return False

    def _handle_error(self, chat_queue: ChatQueue, outgoing: OutgoingMessage, error: TelegramError) -> bool:
        """Prepare another attempt if the error allows one; return whether to send the message again."""
        chat, refusal = outgoing.target.chat, refusal_of(error)
        match error:
            case RetryAfter():
                count_chat_error(Chat.TELEGRAM, "put-off")
                log.warning("Telegram: chat %d has to wait: %s", chat, error)
                self.pause_chat(chat, retry_seconds(error))
                return True
            case ChatMigrated():
                self.migrate_chat(chat, error.new_chat_id)
                return False
        if refusal is ApiRefusal.SAME:
            outgoing.resolve(SendOutcome.SHOWN)
            return False
        if refusal in (ApiRefusal.NOT_SENT, ApiRefusal.UNKNOWN):
            return self._handle_network_error(chat_queue, outgoing, refusal)
        if outgoing.target.receiver:
            return self._handle_ephemeral_refusal(outgoing, error)
        outgoing.fallbacks += 1
        if outgoing.fallbacks <= MOST_FALLBACKS and self._use_fallback(chat_queue, outgoing, refusal):
            return True
        # A player who has blocked the bot is no problem of the operator's.
        is_expected = outgoing.is_quiet or (chat > 0 and refusal is ApiRefusal.NO_ENTRY)
        level = logging.INFO if is_expected else logging.WARNING
        count_chat_error(Chat.TELEGRAM, "refused")
        log.log(level, "Telegram: nothing shown in chat %d: %s", chat, error)
        outgoing.resolve(OUTCOMES.get(refusal, SendOutcome.FAILED))
        return False

    def _is_too_late(self, outgoing: OutgoingMessage, delay: float) -> bool:
        """Return whether a new ephemeral message would not be allowed any more after some seconds."""
        receiver = outgoing.target.receiver
        return bool(
            receiver and outgoing.target.message is None and self._clock.now() + delay > receiver.until
        )

    def _handle_ephemeral_refusal(self, outgoing: OutgoingMessage, error: TelegramError) -> bool:
        """Send to the private chat what the group is not shown; return whether to try again in the group."""
        is_old = refusal_of(error) in (ApiRefusal.OLD_FILE, ApiRefusal.BAD_PICTURE)
        if is_old and outgoing.is_sent_by_id:
            self._delivery.discard_file_id(outgoing)
            return True
        self._send_to_private_chat(outgoing, str(error))
        return False

    def _send_to_private_chat(self, outgoing: OutgoingMessage, reason: str) -> None:
        """Queue what one member alone was to see in a group for that member's private chat."""
        log.info("Telegram: no ephemeral message in chat %d: %s", outgoing.target.chat, reason)
        outgoing.target = MessageTarget(outgoing.target.receiver_id)  # a private chat has the id of its user
        outgoing.tries = outgoing.fallbacks = 0
        self._enqueue(outgoing, self._key_of_new(outgoing))

    def _replace_picture_by_text(
        self, outgoing: OutgoingMessage, reason: str = "telegram-no-pictures"
    ) -> None:
        if outgoing.screen.picture:
            texts = outgoing.texts
            outgoing.screen = without_picture(outgoing.screen, texts(reason), texts, self._bot.bot)

    def _use_fallback(self, chat_queue: ChatQueue, outgoing: OutgoingMessage, refusal: ApiRefusal) -> bool:
        """Prepare a message to be sent in another way; return whether there is one."""
        match refusal:
            case ApiRefusal.GONE if outgoing.target.message is not None and not outgoing.is_quiet:
                outgoing.target = outgoing.target.as_new_message()
                return True
            case ApiRefusal.OLD_FILE | ApiRefusal.BAD_PICTURE if outgoing.is_sent_by_id:
                self._delivery.discard_file_id(outgoing)
                return True
            case ApiRefusal.NO_PICTURES if outgoing.screen.picture:
                chat_queue.no_pictures_until = self._clock.now() + NO_PICTURE_SECONDS
                self._replace_picture_by_text(outgoing)
                return True
            case ApiRefusal.OLD_FILE | ApiRefusal.BAD_PICTURE if outgoing.screen.picture:
                log.warning("Telegram refuses the picture of %r", outgoing.screen.title)
                self._replace_picture_by_text(outgoing, "telegram-bad-picture")
                return True
            case ApiRefusal.BAD_BUTTON if not chat_queue.refuses_table:  # the board matters more
                log.warning("Telegram refuses the button that opens the table: see solitaire-bot check")
                chat_queue.refuses_table = True
                return True
        return False

    def _handle_network_error(
        self, chat_queue: ChatQueue, outgoing: OutgoingMessage, refusal: ApiRefusal
    ) -> bool:
        """Decide what a network error means for a message; return whether to send it again."""
        outgoing.tries += 1
        is_new = outgoing.target.message is None
        if refusal is ApiRefusal.UNKNOWN and is_new and not outgoing.outcome.done():
            # It may be in the chat: the player is asked to look, because it must not be sent twice.
            outgoing.resolve(SendOutcome.LOST)
            if outgoing.target.receiver:  # the answer to the press says so
                log.warning("Telegram: an ephemeral message in chat %d may be lost", outgoing.target.chat)
                return False
            outgoing.screen, outgoing.document = Screen(text=outgoing.texts("telegram-maybe-lost")), None
        elif outgoing.tries >= (UNREACHED_TRIES if refusal is ApiRefusal.NOT_SENT else EDIT_TRIES):
            count_chat_error(Chat.TELEGRAM, "unreached")
            log.warning("Telegram: nothing shown in chat %d: the network fails", outgoing.target.chat)
            outgoing.resolve(SendOutcome.LOST)
            return False
        chat_queue.paused_until = self._clock.now() + 2.0 ** (outgoing.tries - 1)
        return True


OUTCOMES = {
    ApiRefusal.NO_TOPIC: SendOutcome.NO_TOPIC,
    ApiRefusal.NO_ENTRY: SendOutcome.NO_ENTRY,
    ApiRefusal.NO_PICTURES: SendOutcome.NO_FILES,
}


def _is_same_place(one: MessageTarget, other: MessageTarget) -> bool:
    """Return whether new messages of a chat go to the same topic and the same members."""
    return (one.thread, one.receiver_id) == (other.thread, other.receiver_id)


def _in_supergroup(chat: int, target: MessageTarget) -> MessageTarget:
    """Return a target in the supergroup that a group became: a new message, because the old ones stay."""
    return replace(target.as_new_message(), chat=chat, reply_to=None)
