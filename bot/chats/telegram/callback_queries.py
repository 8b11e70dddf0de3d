"""The buttons that are pressed, and what comes of it."""

import asyncio
import logging
from dataclasses import replace

from telegram import Bot, CallbackQuery, MaybeInaccessibleMessage

from bot.app import App
from bot.chats.telegram.answer_updates import Following
from bot.chats.telegram.callback_answers import SHOWN_SECONDS, Pending, Toast, answer, excuse, slow
from bot.chats.telegram.links import linked
from bot.chats.telegram.rejected_requests import Doorstep
from bot.chats.telegram.reply_targets import at, below
from bot.chats.telegram.rooms import OF_THE_GROUP, Governors, is_private, player_of, room_of, topic
from bot.chats.telegram.screen_format import is_short, short_words
from bot.chats.telegram.sending.outgoing_message import Outcome, Spot
from bot.chats.telegram.sending.outgoing_queue import Outbox
from bot.core.callback_data import WireError
from bot.core.model import MAX_NOTICE, Action, Place, Player, Reply, Room, Screen
from bot.core.post_buttons import beside, unpack_pressed
from bot.i18n.texts import Texts, clipped

log = logging.getLogger(__name__)

PRIVATE_WAIT = 0.9
"""Seconds that an answer waits for what becomes of a screen in the private chat."""


class Presses:
    """Answers presses: by what the message shows next, by a new message, or by words in passing."""

    def __init__(
        self,
        app: App,
        outbox: Outbox,
        following: Following,
        bot: Bot,
        governors: Governors,
        doorstep: Doorstep,
    ) -> None:
        self._app = app
        self._doorstep = doorstep
        self._outbox = outbox
        self._following = following
        self._bot = bot
        self._governors = governors

    def refuse(self, query: CallbackQuery, *, is_crowded: bool = False) -> bool:
        """Only acknowledge a press if its player has asked for too much; tell whether that is so."""
        message, user = query.message, query.from_user
        where = room_of(user, message.chat, topic(message)) if message else Room(user.language_code or "")
        reply = self._app.refusal(player_of(user), where, is_crowded=is_crowded)
        if reply is None:
            return False
        self._doorstep.put(user.id, query.id, _refused(reply))
        return True

    async def answer(self, query: CallbackQuery, turn: asyncio.Lock) -> None:
        """Do what a button says when it is the player's turn, and answer the query whatever comes of it.

        The player's next press need not wait for the answer to this one.
        """
        if self.refuse(query):
            return
        pending = None
        try:
            async with turn:
                with self._outbox.held():
                    pending = await self._press(query)
        finally:
            toast = await pending.settled() if pending else await self._failed(query)
            await answer(query, toast)

    async def _failed(self, query: CallbackQuery) -> Toast:
        texts = await self._app.texts(player_of(query.from_user), Room(query.from_user.language_code or ""))
        return Toast(texts("telegram-failed"), is_alert=True)

    async def _press(self, query: CallbackQuery) -> Pending:
        message, user = query.message, query.from_user
        player = player_of(user)
        if message is None or query.data is None:  # a button below what somebody sent through the bot
            texts = await self._app.texts(player, Room(user.language_code or ""))
            return Pending(Toast(texts("telegram-old-button"), is_alert=True))
        try:
            action, is_of_post = unpack_pressed(query.data)
        except WireError as error:
            log.debug("Telegram: %s", error)  # what anybody can have sent
            texts = await self._app.texts(player, room_of(user, message.chat))
            return Pending(Toast(texts("telegram-strange-button"), is_alert=True))
        room = await self._governors.room(user, message.chat, topic(message), action)
        with self._following.held(at(message)):
            reply = await self._app.handle(player, replace(action, event=query.id), room)
            if is_of_post:
                reply = beside(reply)
            if reply.screen and reply.place is Place.HERE:
                await self._following.end(at(message))
        if reply.is_refused:
            return Pending(_refused(reply))
        if reply.screen is None:
            return Pending(Toast(reply.notice, is_alert=True))
        texts = Texts.load(reply.language)
        if is_private(message.chat) or not _is_sent_privately(action, reply):
            return self._show(message, player, reply, reply.screen, texts)
        if action.session and action.owner not in (None, player.id):  # a stranger
            return _told(reply.notice, reply.screen)
        return self._show_alone(player, reply, reply.screen, texts)

    def _show(
        self, message: MaybeInaccessibleMessage, player: Player, reply: Reply, screen: Screen, texts: Texts
    ) -> Pending:
        spot = at(message) if reply.place is Place.HERE else below(message, is_reply=bool(reply.document))
        wait = self._outbox.wait(spot)
        parcel = self._outbox.send(spot, linked(screen, texts, self._bot.bot), texts, reply.document)
        self._following.follow(parcel, reply, player.id)
        if wait or self._outbox.is_crowded:
            return Pending(Toast(reply.notice) if reply.notice else slow(texts, wait, spot.chat) or Toast())
        return Pending(Toast(reply.notice), parcel.outcome, SHOWN_SECONDS, excuse(texts))

    def _show_alone(self, player: Player, reply: Reply, screen: Screen, texts: Texts) -> Pending:
        """Show something to one player of a group: in an alert, or in their private chat with the bot.

        Telegram has no messages that one member of a group sees alone.
        """
        if is_short(screen) and not reply.document:
            return _told(reply.notice, screen)
        # A private chat has the number of its user.
        spot = Spot(player.id)
        parcel = self._outbox.send(spot, linked(screen, texts, self._bot.bot), texts, reply.document)
        self._following.follow(parcel, reply, player.id)
        refused = Toast(texts("telegram-no-private-chat", bot=self._bot.username), is_alert=True)
        return Pending(
            Toast(reply.notice or texts("telegram-sent-privately")),
            parcel.outcome,
            PRIVATE_WAIT,
            lambda outcome: None if outcome is Outcome.SHOWN else refused,
        )


def _is_sent_privately(action: Action, reply: Reply) -> bool:
    """Tell whether an answer is a new message for the one who pressed alone."""
    return reply.is_for_one and reply.place is not Place.HERE and action.verb not in OF_THE_GROUP


def _refused(reply: Reply) -> Toast:
    """Return what is answered to one press of too many: the reason once, then nothing to be seen."""
    return Toast() if reply.is_said else Toast(reply.notice, is_alert=True)


def _told(notice: str, screen: Screen) -> Pending:
    """Answer with words alone, which the chat around does not see."""
    return Pending(Toast(clipped(notice or short_words(screen), MAX_NOTICE), is_alert=True))
