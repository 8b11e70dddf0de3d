"""The buttons that are pressed, and what comes of it."""

import asyncio
import logging
from dataclasses import replace

from telegram import Bot, CallbackQuery, MaybeInaccessibleMessage

from bot.app import App
from bot.chats.telegram.answer_updates import AnswerUpdates
from bot.chats.telegram.callback_answers import (
    SHOWN_SECONDS,
    CallbackAnswer,
    PendingAnswer,
    answer,
    excuse,
    slow,
)
from bot.chats.telegram.links import linked
from bot.chats.telegram.rejected_requests import RejectedCallbackQueries
from bot.chats.telegram.reply_targets import at, below
from bot.chats.telegram.rooms import OF_THE_GROUP, Administrators, is_private, player_of, room_of, topic
from bot.chats.telegram.screen_format import is_short, short_words
from bot.chats.telegram.sending.outgoing_message import MessageTarget, SendOutcome
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.actions import Action, Player, Room
from bot.core.callback_data import CallbackDataError
from bot.core.post_buttons import leaving_post, unpack_from_post
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.i18n.texts import Texts, clipped

log = logging.getLogger(__name__)

PRIVATE_WAIT = 0.9
"""Seconds that an answer waits for what becomes of a screen in the private chat."""


class CallbackQueries:
    """Answers presses: by what the message shows next, by a new message, or by words in passing."""

    def __init__(
        self,
        app: App,
        outbox: OutgoingQueue,
        following: AnswerUpdates,
        bot: Bot,
        admins: Administrators,
        doorstep: RejectedCallbackQueries,
    ) -> None:
        self._app = app
        self._doorstep = doorstep
        self._outbox = outbox
        self._following = following
        self._bot = bot
        self._admins = admins

    def refuse(self, query: CallbackQuery, *, is_crowded: bool = False) -> bool:
        """Only acknowledge a press if its player has asked for too much; tell whether that is so."""
        message, user = query.message, query.from_user
        where = room_of(user, message.chat, topic(message)) if message else Room(user.language_code or "")
        reply = self._app.rate_limit_reply(player_of(user), where, is_crowded=is_crowded)
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

    async def _failed(self, query: CallbackQuery) -> CallbackAnswer:
        texts = await self._app.texts(player_of(query.from_user), Room(query.from_user.language_code or ""))
        return CallbackAnswer(texts("telegram-failed"), is_alert=True)

    async def _press(self, query: CallbackQuery) -> PendingAnswer:
        message, user = query.message, query.from_user
        player = player_of(user)
        if message is None or query.data is None:  # a button below what somebody sent through the bot
            texts = await self._app.texts(player, Room(user.language_code or ""))
            return PendingAnswer(CallbackAnswer(texts("telegram-old-button"), is_alert=True))
        try:
            action, is_of_post = unpack_from_post(query.data)
        except CallbackDataError as error:
            log.debug("Telegram: %s", error)  # what anybody can have sent
            texts = await self._app.texts(player, room_of(user, message.chat))
            return PendingAnswer(CallbackAnswer(texts("telegram-strange-button"), is_alert=True))
        room = await self._admins.room(user, message.chat, topic(message), action)
        with self._following.held(at(message)):
            reply = await self._app.handle(player, replace(action, event=query.id), room)
            if is_of_post:
                reply = leaving_post(reply)
            if reply.screen and reply.target is ReplyTarget.HERE:
                await self._following.end(at(message))
        if reply.is_refused:
            return PendingAnswer(_refused(reply))
        if reply.screen is None:
            return PendingAnswer(CallbackAnswer(reply.notice, is_alert=True))
        texts = Texts.load(reply.language)
        if is_private(message.chat) or not _is_sent_privately(action, reply):
            return self._show(message, player, reply, reply.screen, texts)
        if action.session and action.owner not in (None, player.id):  # a stranger
            return _told(reply.notice, reply.screen)
        return self._show_alone(player, reply, reply.screen, texts)

    def _show(
        self, message: MaybeInaccessibleMessage, player: Player, reply: Reply, screen: Screen, texts: Texts
    ) -> PendingAnswer:
        spot = (
            at(message) if reply.target is ReplyTarget.HERE else below(message, is_reply=bool(reply.document))
        )
        wait = self._outbox.wait(spot)
        parcel = self._outbox.send(spot, linked(screen, texts, self._bot.bot), texts, reply.document)
        self._following.follow(parcel, reply, player.id)
        if wait or self._outbox.is_crowded:
            return PendingAnswer(
                CallbackAnswer(reply.notice)
                if reply.notice
                else slow(texts, wait, spot.chat) or CallbackAnswer()
            )
        return PendingAnswer(CallbackAnswer(reply.notice), parcel.outcome, SHOWN_SECONDS, excuse(texts))

    def _show_alone(self, player: Player, reply: Reply, screen: Screen, texts: Texts) -> PendingAnswer:
        """Show something to one player of a group: in an alert, or in their private chat with the bot.

        Telegram has no messages that one member of a group sees alone.
        """
        if is_short(screen) and not reply.document:
            return _told(reply.notice, screen)
        # A private chat has the number of its user.
        spot = MessageTarget(player.id)
        parcel = self._outbox.send(spot, linked(screen, texts, self._bot.bot), texts, reply.document)
        self._following.follow(parcel, reply, player.id)
        refused = CallbackAnswer(texts("telegram-no-private-chat", bot=self._bot.username), is_alert=True)
        return PendingAnswer(
            CallbackAnswer(reply.notice or texts("telegram-sent-privately")),
            parcel.outcome,
            PRIVATE_WAIT,
            lambda outcome: None if outcome is SendOutcome.SHOWN else refused,
        )


def _is_sent_privately(action: Action, reply: Reply) -> bool:
    """Tell whether an answer is a new message for the one who pressed alone."""
    return (
        reply.is_only_for_player and reply.target is not ReplyTarget.HERE and action.verb not in OF_THE_GROUP
    )


def _refused(reply: Reply) -> CallbackAnswer:
    """Return what is answered to one press of too many: the reason once, then nothing to be seen."""
    return CallbackAnswer() if reply.is_already_notified else CallbackAnswer(reply.notice, is_alert=True)


def _told(notice: str, screen: Screen) -> PendingAnswer:
    """Answer with words alone, which the chat around does not see."""
    return PendingAnswer(CallbackAnswer(clipped(notice or short_words(screen), MAX_NOTICE), is_alert=True))
