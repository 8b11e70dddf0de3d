"""Telegram: updates taken in their order for each player, and handed to who answers them."""

import asyncio
import logging
from collections import Counter
from weakref import WeakValueDictionary

from telegram import Bot, Update

from bot.app import App
from bot.daily.bulletin import Begin, Bulletin, Channel, Posted
from bot.daily.pace import Pace
from bot.metrics import CONNECTED, OUTBOX, not_sent, watch
from bot.model import Chat, Player, Screen
from bot.pictures import Pictures
from bot.press import pressed
from bot.telegram_chat.clock import SYSTEM, Clock
from bot.telegram_chat.connection import Connection
from bot.telegram_chat.doorstep import Doorstep
from bot.telegram_chat.following import Following
from bot.telegram_chat.inline import Inline
from bot.telegram_chat.membership import Membership
from bot.telegram_chat.messages import Messages
from bot.telegram_chat.outbox import Outbox
from bot.telegram_chat.piece import Pieces
from bot.telegram_chat.polling import Polling
from bot.telegram_chat.posts import Posts
from bot.telegram_chat.presses import Presses
from bot.telegram_chat.profile import Profile
from bot.telegram_chat.request import LanedRequest
from bot.telegram_chat.room import Governors
from bot.telegram_chat.webhook import Address, Webhook
from bot.texts import Texts

log = logging.getLogger(__name__)

ANSWERS_END = 1.0
OUTBOX_END = 1.0
"""Seconds, as is the other."""
QUIET = {
    "httpx": logging.WARNING,  # it would log the token with every address
    "httpcore": logging.INFO,  # and so would this
    "telegram": logging.CRITICAL,  # it raises what it logs, traces and all
}
MOST_WAITING = 40
"""Updates of one player that wait for their turn; whoever has more there is turned away."""
REMEMBERED = 1000
"""Updates kept in mind, so that one that is sent twice is answered once."""


class TelegramAdapter:
    """The bot in Telegram. Without an address for a webhook it fetches its updates."""

    def __init__(
        self,
        app: App,
        pictures: Pictures,
        texts: Texts,
        token: str,
        api_url: str,
        clock: Clock = SYSTEM,
        webhook: Address | None = None,
        pace: Pace | None = None,
    ) -> None:
        self._bot = bot = Bot(
            token,
            base_url=f"{api_url}/bot",
            base_file_url=f"{api_url}/file/bot",
            request=LanedRequest(),
            get_updates_request=LanedRequest(),
        )
        self._connection = Connection(bot, Webhook(bot, webhook) if webhook else Polling(bot))
        self._profile = Profile(bot, texts)
        outbox, governors = Outbox(bot, pictures, clock), Governors(bot)
        self._outbox = outbox
        pace = pace or Pace()
        pieces = Pieces(bot, outbox, pictures, pace, clock)
        self._posts = Posts(bot, outbox, pieces, pace, clock, self._connection)
        self._following = Following(outbox, bot)
        self._messages = Messages(app, outbox, self._following, bot, governors)
        self._doorstep = Doorstep(bot)
        self._presses = Presses(app, outbox, self._following, bot, governors, self._doorstep)
        self._membership = Membership(app, outbox, governors)
        self._inline = Inline(app, bot, outbox.files)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._answers: set[asyncio.Task[None]] = set()
        self._waiting: Counter[int] = Counter()
        """How many updates of each player wait or are answered."""
        self._seen: dict[int, None] = {}

    async def start(self) -> None:
        """Log in; raise ``StartError`` for a rejected token. Without a network this is left to ``run``."""
        for name, level in QUIET.items():
            logging.getLogger(name).setLevel(level)
        watch(OUTBOX, lambda: self._outbox.waiting)
        watch(CONNECTED.labels(Chat.TELEGRAM), lambda: self._connection.is_reached)
        await self._connection.open(self.take)

    async def run(self) -> None:
        """Play until cancelled; raise ``StartError`` when the token is rejected later."""
        await self._connection.log_in()
        profile = asyncio.create_task(self._profile.keep())
        try:
            await self._connection.run()
        finally:
            profile.cancel()
            await asyncio.gather(profile, return_exceptions=True)

    async def stop(self) -> None:
        """Take nothing more and finish what was begun, within three seconds."""
        await self._connection.fall_silent()
        await self._posts.close()
        await self._following.close()
        await self._inline.close()
        await self._doorstep.close()
        if self._answers:
            _, late = await asyncio.wait(self._answers, timeout=ANSWERS_END)
            for answer in late:
                answer.cancel()
        await self._outbox.close(OUTBOX_END)
        await self._connection.close()

    async def trouble(self) -> str:
        """Say what keeps the bot from answering; empty for nothing."""
        return "" if self._connection.is_reached else "Telegram is not reached"

    async def post(
        self, channel: Channel, bulletin: Bulletin, nonce: str, begin: Begin | None = None
    ) -> Posted:
        """Post once. Telegram recognises nothing that is posted again."""
        del nonce
        return await self._posts.post(channel, bulletin, begin)

    async def is_posted(self, channel: Channel, nonce: str) -> bool | None:
        """Tell nothing: bots cannot look back in Telegram."""
        del channel, nonce
        return None

    async def tell(self, player: Player, screen: Screen, language: str) -> bool:
        """Write to a player alone; tell whether that was possible."""
        return await self._posts.tell(player, screen, language)

    def take(self, update: Update) -> None:
        """Begin to answer an update, in the order in which they are taken for each player."""
        if update.update_id in self._seen:
            return
        self._seen[update.update_id] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        actor = update.effective_sender or update.effective_chat
        if actor is None:
            return
        if update.inline_query:  # it changes nothing, and each letter brings another
            self._inline.take(update.inline_query)
        elif self._waiting[actor.id] < MOST_WAITING:
            self._begin(update, actor.id)
        elif update.callback_query:
            self._presses.refuse(update.callback_query, is_crowded=True)
        elif update.message:
            self._messages.refuse(update.message, is_crowded=True)

    def _begin(self, update: Update, actor: int) -> None:
        answer = asyncio.create_task(self._answer(update, actor))
        self._answers.add(answer)
        self._waiting[actor] += 1
        answer.add_done_callback(lambda done: self._end(done, actor))

    def _end(self, answer: asyncio.Task[None], actor: int) -> None:
        self._answers.discard(answer)
        self._waiting[actor] -= 1
        if not self._waiting[actor]:
            del self._waiting[actor]

    async def _answer(self, update: Update, actor: int) -> None:
        with pressed(Chat.TELEGRAM):
            try:
                await self._answer_in_turn(update, actor)
            except Exception:
                not_sent(Chat.TELEGRAM, "failed")
                log.exception("Telegram: an update was not answered")

    async def _answer_in_turn(self, update: Update, actor: int) -> None:
        """Answer an update when those of the same player before it are done."""
        turn = self._turns.setdefault(actor, asyncio.Lock())
        if update.callback_query:
            await self._presses.answer(update.callback_query, turn)
            return
        async with turn:
            if update.my_chat_member:
                await self._membership.change(update.my_chat_member)
            elif update.message:
                await self._membership.move(update.message)
                await self._messages.answer(update.message)
