"""What goes out to Telegram: screens in order for each chat, the newest of a message first of all."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from itertools import count

from telegram import Bot
from telegram.error import ChatMigrated, RetryAfter, TelegramError

from bot.chats.telegram.sending.api_errors import ApiRefusal, refusal_of
from bot.chats.telegram.sending.clock import SYSTEM, Clock
from bot.chats.telegram.sending.file_id_cache import FileIdCache
from bot.chats.telegram.sending.message_delivery import MessageDelivery
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage, SendOutcome
from bot.chats.telegram.sending.send_budget import SendBudget, allowance
from bot.core.actions import Chat
from bot.core.replies import Document
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.metrics import count_chat_error
from bot.observability.tracing import resume_trace
from bot.rendering.image_renderer import ImageRenderer

log = logging.getLogger(__name__)

EDIT_TRIES = 3
"""How often a change is sent when the network fails; a new message only once, for it might have arrived."""
REACH_TRIES = 5
"""How often anything is sent that did not reach Telegram."""
MOST_TURNS = 5
"""How often a screen is sent in another way before it is given up."""
MOST_WAITING = 30
"""New messages that wait for a chat, and changed ones; a group is sent no more in a minute and a half."""
WORDS_SECONDS = 600.0
"""How long a chat that took no pictures is sent none."""
CALM_SECONDS = 1.0
"""How long boards wait at most while presses are being answered: in a crowd all are noticed first."""
CROWD = 16
"""Chats that are served at once before it is called a crowd."""
REMEMBERED = 1000
"""Chats of which it is known what they were sent lately, before those that count no more are forgotten."""


@dataclass(eq=False, slots=True)
class Addressee:
    """A chat as the outbox knows it."""

    chat: int
    budget: SendBudget
    waiting: dict[int, OutgoingMessage] = field(default_factory=dict)
    """The screens for it by message; new messages have numbers below 0."""
    is_served: bool = False
    """Whether a courier is under way to it."""
    free_at: float = 0.0
    """When it may be sent something again, after Telegram or the network refused."""
    pictures_at: float = 0.0
    """When it may be sent a picture again."""


class OutgoingQueue:
    """Screens on their way to chats: one at a time to each chat, no chat waiting for another.

    Of several screens for one message only the newest is sent. What a chat is sent is kept within what
    Telegram allows; a chat that is told to wait waits alone.
    """

    def __init__(self, bot: Bot, pictures: ImageRenderer, clock: Clock = SYSTEM) -> None:
        self.files = FileIdCache()
        self._delivery = MessageDelivery(bot, pictures, self.files, self.spend)
        self._clock = clock
        self._chats: dict[int, Addressee] = {}
        self._room = REMEMBERED
        self._moved: dict[int, int] = {}
        self._couriers: set[asyncio.Task[None]] = set()
        self._new = count(-1, -1)  # message numbers of Telegram are positive
        self._held = 0
        self._calm = asyncio.Event()
        self._calm.set()

    def put(
        self, spot: MessageTarget, screen: Screen, texts: Texts, document: Document | None = None
    ) -> asyncio.Future[SendOutcome]:
        """Take a screen for a chat; the future tells what became of it."""
        return self.send(spot, screen, texts, document).outcome

    def send(
        self, spot: MessageTarget, screen: Screen, texts: Texts, document: Document | None = None
    ) -> OutgoingMessage:
        """Take a screen for a chat as well; the parcel tells besides which message it came to be."""
        parcel = OutgoingMessage(spot, screen, texts, document, asyncio.get_running_loop().create_future())
        if parcel.press:
            parcel.press.sent.append(parcel.outcome)
        while parcel.spot.chat in self._moved:
            parcel.spot = _in(self._moved[parcel.spot.chat], parcel.spot)
        place = parcel.spot.message
        if place is None or document:
            place = self._place_below(parcel)
        self._enqueue(parcel, place)
        return parcel

    def wait(self, spot: MessageTarget) -> float:
        """Return the seconds that a screen for a spot would have to wait if it were put now."""
        addressee = self._chats.get(self._moved.get(spot.chat, spot.chat))
        if addressee is None:
            return 0.0
        now, queue = self._clock.now(), [*addressee.waiting]
        turn = queue.index(spot.message) if spot.message in queue else len(queue)
        return max(addressee.free_at - now, addressee.budget.outlook(now, turn + 1), 0.0)

    def pause(self, chat: int) -> float:
        """Return the seconds until a chat may be sent something that waits with nothing else."""
        return self._pause(self._addressee(chat), 1)

    def spend(self, chat: int) -> None:
        """Count a message that is sent to a chat now."""
        self._addressee(chat).budget.spend(self._clock.now())

    def rest(self, chat: int, seconds: float) -> None:
        """Send a chat nothing for some seconds, for Telegram said so."""
        self._addressee(chat).free_at = self._clock.now() + seconds

    @property
    def waiting(self) -> int:
        """How many screens have not been shown yet."""
        return sum(len(addressee.waiting) for addressee in self._chats.values())

    @property
    def is_crowded(self) -> bool:
        """Whether so many chats wait for screens that a press had better not wait for its own."""
        return len(self._couriers) > CROWD

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let boards wait a little while a press is being answered, for it is the one that is waited for."""
        self._held += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._held -= 1
            if not self._held:
                self._calm.set()

    def move(self, old: int, new: int) -> None:
        """Send everything for a group that became a supergroup there, where its messages are not."""
        if self._moved.get(old) == new:
            return
        log.info("Telegram: group %d is now %d", old, new)
        self._moved[old] = new
        for parcel in self._taken_from(old):
            parcel.spot = _in(new, parcel.spot)
            self._enqueue(parcel, next(self._new))

    def forget(self, chat: int) -> None:
        """Drop what waits for a chat that the bot may not write to any more."""
        for parcel in self._taken_from(chat):
            parcel.settle(SendOutcome.NO_ENTRY)

    def _taken_from(self, chat: int) -> list[OutgoingMessage]:
        addressee = self._chats.get(chat)
        if addressee is None:
            return []
        parcels = [*addressee.waiting.values()]
        addressee.waiting.clear()
        return parcels

    async def close(self, patience: float) -> None:
        """Give what is on its way some seconds to arrive, and drop the rest."""
        if not self._couriers:
            return
        _, late = await asyncio.wait(self._couriers, timeout=patience)
        for courier in late:
            courier.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _enqueue(self, parcel: OutgoingMessage, place: int) -> None:
        """Put a parcel at its place, of which it takes possession, and see that it is carried."""
        chat = parcel.spot.chat
        addressee = self._addressee(chat)
        older = addressee.waiting.get(place)
        if older:
            older.settle(SendOutcome.REPLACED)
        else:
            self._make_room(addressee, place)
        addressee.waiting[place] = parcel
        if not addressee.is_served:
            addressee.is_served = True
            courier = asyncio.create_task(self._carry(addressee))
            self._couriers.add(courier)
            courier.add_done_callback(self._couriers.discard)

    def _place_below(self, parcel: OutgoingMessage) -> int:
        """Return the place of a new message: where a chat has to wait, that of an older board of the game."""
        addressee = self._addressee(parcel.spot.chat)
        if parcel.game and self._pause(addressee, 1):
            for place, older in addressee.waiting.items():
                if older.game == parcel.game and older.spot.thread == parcel.spot.thread:
                    return place
        return next(self._new)

    def _make_room(self, addressee: Addressee, place: int) -> None:
        """Drop what has waited the longest, a new message for a new one, where too many wait."""
        alike = [waiting for waiting in addressee.waiting if (waiting < 0) == (place < 0)]
        if len(alike) >= MOST_WAITING:
            log.warning("Telegram: more is asked for in chat %d than can be sent", addressee.chat)
            addressee.waiting.pop(alike[0]).settle(SendOutcome.REPLACED)

    def _addressee(self, chat: int) -> Addressee:
        if chat not in self._chats:
            if len(self._chats) >= self._room:
                self._sweep()
            self._chats[chat] = Addressee(chat, SendBudget(allowance(chat)))
        return self._chats[chat]

    def _sweep(self) -> None:
        """Forget the chats of which nothing counts any more."""
        now = self._clock.now()
        self._chats = {
            number: known
            for number, known in self._chats.items()
            if known.is_served or known.pictures_at > now or not known.budget.is_unused(now)
        }
        self._room = max(REMEMBERED, 2 * len(self._chats))

    def _pause(self, addressee: Addressee, requests: int) -> float:
        now = self._clock.now()
        return max(addressee.free_at - now, addressee.budget.wait(now, requests), 0.0)

    async def _carry(self, addressee: Addressee) -> None:
        """Bring a chat its screens until none is left."""
        try:
            while addressee.waiting:
                await self._calmed()
                if not addressee.waiting:
                    break  # the bot was put out of the chat meanwhile
                place, parcel = next(iter(addressee.waiting.items()))
                pause = self._pause(addressee, parcel.requests)
                if pause:
                    await self._clock.sleep(pause)  # meanwhile a newer screen may take its place
                    continue
                if not await self._bring(addressee, parcel) and addressee.waiting.get(place) is parcel:
                    del addressee.waiting[place]
        finally:
            addressee.is_served = False
            for parcel in addressee.waiting.values():
                parcel.settle(SendOutcome.FAILED)
            addressee.waiting.clear()

    async def _calmed(self) -> None:
        """Wait until no press is being answered, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CALM_SECONDS):
                await self._calm.wait()

    async def _bring(self, addressee: Addressee, parcel: OutgoingMessage) -> bool:
        """Show a screen; return whether it is to be sent once more."""
        if self._clock.now() < addressee.pictures_at:
            self._put_in_words(parcel)
        with resume_trace(parcel.press):  # a courier was sent by the first of several
            try:
                await self._delivery.show(parcel)
            except TelegramError as error:
                return self._is_tried_again(addressee, parcel, error)
            except Exception:
                count_chat_error(Chat.TELEGRAM, "failed")
                log.exception("Telegram: nothing shown in chat %d", parcel.spot.chat)
                parcel.settle(SendOutcome.FAILED)
            else:
                parcel.settle(SendOutcome.SHOWN)
        return False

    def _is_tried_again(self, addressee: Addressee, parcel: OutgoingMessage, error: TelegramError) -> bool:
        """Do about an error what can be done; return whether the parcel is to be sent once more."""
        chat, refusal = parcel.spot.chat, refusal_of(error)
        match error:
            case RetryAfter():
                count_chat_error(Chat.TELEGRAM, "put-off")
                log.warning("Telegram: chat %d has to wait: %s", chat, error)
                self.rest(chat, seconds(error))
                return True
            case ChatMigrated():
                self.move(chat, error.new_chat_id)
                return False
        if refusal is ApiRefusal.SAME:
            parcel.settle(SendOutcome.SHOWN)
            return False
        if refusal in (ApiRefusal.NOT_SENT, ApiRefusal.UNKNOWN):
            return self._is_repeated(addressee, parcel, refusal)
        parcel.turns += 1
        if parcel.turns <= MOST_TURNS and self._is_turned(addressee, parcel, refusal):
            return True
        # That a player blocked the bot is nobody's fault.
        level = logging.INFO if chat > 0 and refusal is ApiRefusal.NO_ENTRY else logging.WARNING
        count_chat_error(Chat.TELEGRAM, "refused")
        log.log(level, "Telegram: nothing shown in chat %d: %s", chat, error)
        parcel.settle(OUTCOMES.get(refusal, SendOutcome.FAILED))
        return False

    def _is_turned(self, addressee: Addressee, parcel: OutgoingMessage, refusal: ApiRefusal) -> bool:
        """Prepare a parcel to be sent in another way; return whether there is one."""
        match refusal:
            case ApiRefusal.GONE if parcel.spot.message is not None:
                parcel.spot = parcel.spot.anew()
                return True
            case ApiRefusal.OLD_FILE | ApiRefusal.BAD_PICTURE if parcel.is_by_id:
                self._delivery.forget(parcel)
                return True
            case ApiRefusal.NO_PICTURES if parcel.picture:
                addressee.pictures_at = self._clock.now() + WORDS_SECONDS
                self._put_in_words(parcel)
                return True
            case ApiRefusal.OLD_FILE | ApiRefusal.BAD_PICTURE if parcel.picture:
                log.warning("Telegram refuses the picture of %r", parcel.screen.title)
                parcel.is_in_words, parcel.note = True, parcel.texts("telegram-bad-picture")
                return True
        return False

    def _put_in_words(self, parcel: OutgoingMessage) -> None:
        if parcel.picture:
            parcel.is_in_words, parcel.note = True, parcel.texts("telegram-no-pictures")

    def _is_repeated(self, addressee: Addressee, parcel: OutgoingMessage, refusal: ApiRefusal) -> bool:
        """Decide what the network's failure means for a parcel; return whether it is to be sent again."""
        parcel.tries += 1
        is_new = parcel.spot.message is None
        if refusal is ApiRefusal.UNKNOWN and is_new and not parcel.outcome.done():
            # It may stand in the chat: rather than twice, the player is told of it.
            parcel.settle(SendOutcome.LOST)
            parcel.screen, parcel.document = Screen(text=parcel.texts("telegram-maybe-lost")), None
            parcel.is_in_words, parcel.note = False, ""
        elif parcel.tries >= (REACH_TRIES if refusal is ApiRefusal.NOT_SENT else EDIT_TRIES):
            count_chat_error(Chat.TELEGRAM, "unreached")
            log.warning("Telegram: nothing shown in chat %d: the network fails", parcel.spot.chat)
            parcel.settle(SendOutcome.LOST)
            return False
        addressee.free_at = self._clock.now() + 2.0 ** (parcel.tries - 1)
        return True


OUTCOMES = {
    ApiRefusal.NO_TOPIC: SendOutcome.NO_TOPIC,
    ApiRefusal.NO_ENTRY: SendOutcome.NO_ENTRY,
    ApiRefusal.NO_PICTURES: SendOutcome.NO_FILES,
}


def _in(chat: int, spot: MessageTarget) -> MessageTarget:
    """Return a spot in the supergroup that a group became: a new message, for its messages stay behind."""
    return replace(spot.anew(), chat=chat, answered=None)


def seconds(error: RetryAfter) -> float:
    """Return how long Telegram wants to be left alone."""
    wait = error.retry_after  # a number or a timedelta, as the library is set up
    return wait.total_seconds() if isinstance(wait, timedelta) else wait
