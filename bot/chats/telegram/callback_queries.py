"""Handles callback queries: presses of inline buttons."""

import asyncio
import logging
from dataclasses import replace
from functools import partial

from telegram import Bot, CallbackQuery, MaybeInaccessibleMessage

from bot.app import App
from bot.chats.telegram.answer_updates import AnswerUpdates
from bot.chats.telegram.callback_answers import (
    SHOWN_SECONDS,
    CallbackAnswer,
    PendingAnswer,
    RejectedCallbackQueries,
    answer_query,
    failure_answer,
    wait_answer,
)
from bot.chats.telegram.rooms import PUBLIC_VERBS, Administrators, is_private, player_of, room_of
from bot.chats.telegram.screen_format import alert_text, fits_alert
from bot.chats.telegram.sending.outgoing_message import (
    MessageTarget,
    SendOutcome,
    edit_target,
    new_message_target,
    thread_id,
)
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.actions import Action, Player, Room
from bot.core.callback_data import CallbackDataError
from bot.core.posts import leaving_post, unpack_from_post
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.i18n.texts import Texts, clipped

log = logging.getLogger(__name__)

PRIVATE_WAIT = 0.9
"""Seconds that an answer waits for the outcome of a screen in the private chat."""


class CallbackQueries:
    """Answers presses: by editing the message, by a new message, or by the answer to the query."""

    def __init__(
        self,
        app: App,
        queue: OutgoingQueue,
        answer_updates: AnswerUpdates,
        bot: Bot,
        admins: Administrators,
        rejected: RejectedCallbackQueries,
    ) -> None:
        self._app = app
        self._rejected = rejected
        self._queue = queue
        self._answer_updates = answer_updates
        self._bot = bot
        self._admins = admins

    def reject_if_limited(self, query: CallbackQuery, *, is_crowded: bool = False) -> bool:
        """Only acknowledge a press if its player is over the rate limit; return whether that is so."""
        message, user = query.message, query.from_user
        room = room_of(user, message.chat, thread_id(message)) if message else _unknown_room(query)
        reply = self._app.rate_limit_reply(player_of(user), room, is_crowded=is_crowded)
        if reply is None:
            return False
        self._rejected.add_query(user.id, query.id, _rejection_answer(reply))
        return True

    async def handle_query(self, query: CallbackQuery, lock: asyncio.Lock) -> None:
        """Run a button's action while holding the player's lock; always answer the query, after the lock."""
        if self.reject_if_limited(query):
            return
        pending = None
        try:
            async with lock:
                with self._queue.boards_held_back():
                    pending = await self._act_on_query(query)
        finally:
            answer = await pending.resolve() if pending else await self._internal_error_answer(query)
            await answer_query(query, answer)

    async def _internal_error_answer(self, query: CallbackQuery) -> CallbackAnswer:
        texts = await self._app.texts(player_of(query.from_user), _unknown_room(query))
        return CallbackAnswer(texts("telegram-failed"), is_alert=True)

    async def _act_on_query(self, query: CallbackQuery) -> PendingAnswer:
        message, user = query.message, query.from_user
        player = player_of(user)
        if message is None or query.data is None:  # a button of a message sent through inline mode
            texts = await self._app.texts(player, _unknown_room(query))
            return PendingAnswer(CallbackAnswer(texts("telegram-old-button"), is_alert=True))
        try:
            action, is_of_post = unpack_from_post(query.data)
        except CallbackDataError as error:
            log.debug("Telegram: %s", error)  # anybody can send such data
            texts = await self._app.texts(player, room_of(user, message.chat))
            return PendingAnswer(CallbackAnswer(texts("telegram-strange-button"), is_alert=True))
        room = await self._admins.room(user, message.chat, thread_id(message), action)
        target = edit_target(message)
        with self._answer_updates.paused(target.key):
            reply = await self._app.handle(player, replace(action, event=query.id), room)
            if is_of_post:
                reply = leaving_post(reply)
            if reply.screen and reply.target is ReplyTarget.HERE:
                await self._answer_updates.stop_updates(target.key)
        if reply.is_refused:
            return PendingAnswer(_rejection_answer(reply))
        if reply.screen is None:
            return PendingAnswer(CallbackAnswer(reply.notice, is_alert=True))
        texts = Texts.load(reply.language)
        if is_private(message.chat) or not _is_sent_to_private_chat(action, reply):
            return self._show_in_chat(message, player, reply, reply.screen, texts)
        if action.session and action.owner not in (None, player.id):  # somebody else's game
            return _alert(reply.notice, reply.screen)
        return self._show_privately(player, reply, reply.screen, texts)

    def _show_in_chat(
        self, message: MaybeInaccessibleMessage, player: Player, reply: Reply, screen: Screen, texts: Texts
    ) -> PendingAnswer:
        if reply.target is ReplyTarget.HERE:
            target = edit_target(message)
        else:
            target = new_message_target(message, is_reply=bool(reply.document))
        wait = self._queue.estimated_wait(target)
        outgoing = self._queue.send(target, screen, texts, reply.document)
        self._answer_updates.follow_reply(outgoing, reply, player.id)
        if not (wait or self._queue.is_crowded):
            answer = CallbackAnswer(reply.notice)
            return PendingAnswer(answer, outgoing.outcome, SHOWN_SECONDS, partial(failure_answer, texts))
        if reply.notice:
            return PendingAnswer(CallbackAnswer(reply.notice))
        return PendingAnswer(wait_answer(texts, wait, target.chat) or CallbackAnswer())

    def _show_privately(self, player: Player, reply: Reply, screen: Screen, texts: Texts) -> PendingAnswer:
        """Show a screen to one group member: Telegram can only use an alert or the private chat."""
        if fits_alert(screen) and not reply.document:
            return _alert(reply.notice, screen)
        target = MessageTarget(player.id)  # a private chat has the id of its user
        outgoing = self._queue.send(target, screen, texts, reply.document)
        self._answer_updates.follow_reply(outgoing, reply, player.id)
        refused = CallbackAnswer(texts("telegram-no-private-chat", bot=self._bot.username), is_alert=True)
        return PendingAnswer(
            CallbackAnswer(reply.notice or texts("telegram-sent-privately")),
            outgoing.outcome,
            PRIVATE_WAIT,
            lambda outcome: None if outcome is SendOutcome.SHOWN else refused,
        )


def _unknown_room(query: CallbackQuery) -> Room:
    return Room(query.from_user.language_code or "")


def _is_sent_to_private_chat(action: Action, reply: Reply) -> bool:
    """Return whether an answer is a new message for only the player who pressed."""
    return (
        reply.is_only_for_player and reply.target is not ReplyTarget.HERE and action.verb not in PUBLIC_VERBS
    )


def _rejection_answer(reply: Reply) -> CallbackAnswer:
    """Return the answer to a press over the rate limit: the reason once, then no text."""
    return CallbackAnswer() if reply.is_already_notified else CallbackAnswer(reply.notice, is_alert=True)


def _alert(notice: str, screen: Screen) -> PendingAnswer:
    """Return an alert, which other members of the chat do not see."""
    return PendingAnswer(CallbackAnswer(clipped(notice or alert_text(screen), MAX_NOTICE), is_alert=True))
