"""Telegram: messages and presses become actions, replies become messages, edits and alerts."""

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from weakref import WeakValueDictionary

from telegram import Bot, BotCommand, CallbackQuery, MaybeInaccessibleMessage, Message, Update, User

from bot.app import App
from bot.commands import COMMANDS
from bot.model import MAX_NOTICE, Chat, Place, Player, Reply, Screen
from bot.pictures import Pictures
from bot.telegram_chat.clock import SYSTEM, Clock
from bot.telegram_chat.line import Line
from bot.telegram_chat.message import is_anonymous, is_private, read_message
from bot.telegram_chat.outbox import Outbox
from bot.telegram_chat.parcel import Outcome, Spot
from bot.telegram_chat.request import LanedRequest
from bot.telegram_chat.screen import is_short, short_words
from bot.telegram_chat.toast import SHOWN_SECONDS, Pending, Toast, answer, excuse, excuse_words, slow
from bot.texts import Texts, clipped
from bot.wire import WireError, unpack

log = logging.getLogger(__name__)

PRIVATE_WAIT = 0.9
ANSWERS_END = 1.0
OUTBOX_END = 1.0
"""Seconds, as are all of these."""
QUIET = {
    "httpx": logging.WARNING,  # it would log the token with every address
    "httpcore": logging.INFO,  # and so would this
    "telegram": logging.CRITICAL,  # it raises what it logs, traces and all
}
REMEMBERED = 1000
"""Updates kept in mind, so that one that is sent twice is answered once."""


class TelegramAdapter:
    """The bot in Telegram."""

    def __init__(
        self, app: App, pictures: Pictures, texts: Texts, token: str, api_url: str, clock: Clock = SYSTEM
    ) -> None:
        self._app = app
        self._texts = texts
        self._bot = Bot(
            token,
            base_url=f"{api_url}/bot",
            base_file_url=f"{api_url}/file/bot",
            request=LanedRequest(),
            get_updates_request=LanedRequest(),
        )
        self._line = Line(self._bot, [*self._commands()])
        self._outbox = Outbox(self._bot, pictures, clock)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._answers: set[asyncio.Task[None]] = set()
        self._seen: dict[int, None] = {}

    async def start(self) -> None:
        """Log in; raise ``StartError`` for a rejected token. Without a network this is left to ``run``."""
        for name, level in QUIET.items():
            logging.getLogger(name).setLevel(level)
        await self._line.open()

    async def run(self) -> None:
        """Play until cancelled; raise ``StartError`` when the token is rejected later."""
        await self._line.run(self.take)

    async def stop(self) -> None:
        """Finish what was begun, within three seconds."""
        if self._answers:
            _, late = await asyncio.wait(self._answers, timeout=ANSWERS_END)
            for answer in late:
                answer.cancel()
        await self._outbox.close(OUTBOX_END)
        await self._line.close()

    def take(self, update: Update) -> None:
        """Begin to answer an update, in the order in which they are taken for each player."""
        if update.update_id in self._seen:
            return
        self._seen[update.update_id] = None
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        answer = asyncio.create_task(self._answer(update))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    def _commands(self) -> Iterable[BotCommand]:
        yield BotCommand("start", self._texts("telegram-command-start"))
        for command in COMMANDS:
            yield BotCommand(command.name, self._texts(f"command-{command.name}"))

    async def _answer(self, update: Update) -> None:
        """Answer an update when those of the same player before it are done."""
        if update.effective_user is None:
            return
        turn = self._turns.setdefault(update.effective_user.id, asyncio.Lock())
        try:
            if update.callback_query:
                await self._answer_press(update.callback_query, turn)
            elif update.message:
                async with turn:
                    await self._answer_message(update.message)
        except Exception:
            log.exception("Telegram: an update was not answered")

    async def _answer_message(self, message: Message) -> None:
        action = read_message(message, self._bot.bot)
        if action is None or message.from_user is None:
            return
        spot, texts = _below(message, is_reply=not is_private(message.chat)), self._texts
        if is_anonymous(message):
            self._outbox.put(spot, Screen(text=self._texts("telegram-anonymous")), texts)
            return
        action = replace(action, event=f"{message.chat.id}/{message.message_id}")
        player = _player(message.from_user)
        reply = await self._app.handle(player, action)
        if reply.notice:
            self._outbox.put(spot, Screen(text=reply.notice), texts)
        if reply.screen:
            shown = self._outbox.put(spot, reply.screen, texts, reply.document)
            if spot.chat != player.id:
                shown.add_done_callback(lambda done: self._excuse(player, done.result(), texts))

    def _excuse(self, player: Player, outcome: Outcome, texts: Texts) -> None:
        """Tell a player in private why nothing was answered in the group."""
        if outcome in (Outcome.NO_TOPIC, Outcome.NO_ENTRY, Outcome.NO_FILES):
            self._outbox.put(Spot(player.id), Screen(text=excuse_words(texts, outcome)), texts)

    async def _answer_press(self, query: CallbackQuery, turn: asyncio.Lock) -> None:
        """Do what a button says, and answer the query whatever comes of it.

        The player's next press need not wait for the answer to this one.
        """
        pending = Pending(Toast(self._texts("telegram-failed"), is_alert=True))
        try:
            async with turn:
                with self._outbox.held():
                    pending = await self._press(query)
        finally:
            await answer(query, await pending.settled())

    async def _press(self, query: CallbackQuery) -> Pending:
        message = query.message
        if message is None or query.data is None:
            return Pending(Toast(self._texts("telegram-old-button"), is_alert=True))
        try:
            action = unpack(query.data)
        except WireError as error:
            log.info("Telegram: %s", error)
            return Pending(Toast(self._texts("telegram-strange-button"), is_alert=True))
        player, texts = _player(query.from_user), self._texts
        reply = await self._app.handle(player, replace(action, event=query.id))
        if reply.screen is None:
            return Pending(Toast(reply.notice, is_alert=True))
        if reply.place is Place.PRIVATE and not is_private(message.chat):
            is_stranger = bool(action.session) and action.owner not in (None, player.id)
            return self._show_alone(player, reply, texts, is_stranger=is_stranger)
        spot = _at(message) if reply.place is Place.HERE else _below(message)
        if reply.document:
            spot = _below(message, is_reply=True)
        wait = self._outbox.wait(spot.chat)
        shown = self._outbox.put(spot, reply.screen, texts, reply.document)
        if wait or self._outbox.is_crowded:
            return Pending(Toast(reply.notice) if reply.notice else slow(texts, wait) or Toast())
        return Pending(Toast(reply.notice), shown, SHOWN_SECONDS, excuse(texts))

    def _show_alone(self, player: Player, reply: Reply, texts: Texts, *, is_stranger: bool) -> Pending:
        """Show something to one player of a group: in an alert, or in their private chat with the bot.

        Telegram has no messages that one member of a group sees alone.
        """
        screen = reply.screen
        if screen is None or is_stranger or (is_short(screen) and not reply.document):
            text = reply.notice or (short_words(screen) if screen else "")
            return Pending(Toast(clipped(text, MAX_NOTICE), is_alert=True))
        # A private chat has the number of its user.
        shown = self._outbox.put(Spot(player.id), screen, texts, reply.document)
        refused = Toast(self._texts("telegram-no-private-chat", bot=self._bot.username), is_alert=True)
        return Pending(
            Toast(reply.notice or self._texts("telegram-sent-privately")),
            shown,
            PRIVATE_WAIT,
            lambda outcome: None if outcome is Outcome.SHOWN else refused,
        )


def _player(user: User) -> Player:
    return Player(Chat.TELEGRAM, user.id)


def _at(message: MaybeInaccessibleMessage) -> Spot:
    """Return the place of a message itself, or where that cannot be had, below it."""
    # The library takes one out of reach for a Message all the same.
    if not (isinstance(message, Message) and message.is_accessible):
        return _below(message)
    return replace(
        _below(message), message=message.message_id, has_picture=bool(message.effective_attachment)
    )


def _below(message: MaybeInaccessibleMessage, *, is_reply: bool = False) -> Spot:
    """Return the place below a message, in the topic in which it stands."""
    thread = None
    if isinstance(message, Message) and message.is_topic_message:  # a thread of replies is not to be named
        thread = message.message_thread_id
    return Spot(message.chat.id, thread, message.message_id if is_reply else None)
