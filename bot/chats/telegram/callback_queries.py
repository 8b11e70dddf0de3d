"""Handles callback queries: presses of inline buttons."""

import asyncio
import logging
from dataclasses import dataclass, replace
from functools import partial

from telegram import CallbackQuery, MaybeInaccessibleMessage

from bot.chats.telegram.answer_updates import UpdateHandler
from bot.chats.telegram.callback_answers import (
    SHOWN_SECONDS,
    CallbackAnswer,
    PendingAnswer,
    RejectedCallbackQueries,
    answer_query,
    failure_answer,
    wait_answer,
)
from bot.chats.telegram.rooms import is_group, is_private, player_of, room_of
from bot.chats.telegram.screen_format import alert_text, fits_alert
from bot.chats.telegram.sending.outgoing_message import (
    EphemeralReceiver,
    MessageTarget,
    SendOutcome,
    edit_target,
    ephemeral_id,
    new_message_target,
    thread_id,
)
from bot.core.actions import Action, Room
from bot.core.callback_data import CallbackDataError
from bot.core.posts import leaving_post, unpack_from_post
from bot.core.replies import MAX_NOTICE, Reply, ReplyTarget
from bot.core.screens import Screen
from bot.features import routes
from bot.i18n.texts import Texts, clipped

log = logging.getLogger(__name__)

PRIVATE_WAIT = 0.9
"""Seconds that an answer waits for the outcome of a screen in the private chat."""
EPHEMERAL_WAIT = 5.0
"""Seconds that an answer waits for the outcome of an ephemeral message: nothing says whether a query that is
answered already still allows one. A group that has to wait longer gets none."""


@dataclass(eq=False)
class CallbackQueries(UpdateHandler):
    """Answers presses: by editing the message, by a new message, or by the answer to the query."""

    rejected: RejectedCallbackQueries

    def reject_if_limited(self, query: CallbackQuery, *, is_crowded: bool = False) -> bool:
        """Only acknowledge a press if its player is over the rate limit; return whether that is so."""
        message, user = query.message, query.from_user
        room = room_of(user, message.chat, thread_id(message)) if message else _unknown_room(query)
        reply = self.app.rate_limit_reply(player_of(user), room, is_crowded=is_crowded)
        if reply is None:
            return False
        self.rejected.add_query(user.id, query.id, _rejection_answer(reply))
        return True

    async def handle_query(self, query: CallbackQuery, lock: asyncio.Lock) -> None:
        """Run a button's action while holding the player's lock; always answer the query, after the lock."""
        if self.reject_if_limited(query):
            return
        pending = None
        receiver = EphemeralReceiver(query.from_user.id, self.queue.end_of_permission(), query.id)
        try:
            async with lock:
                with self.queue.boards_held_back():
                    pending = await self._act_on_query(query, receiver)
        finally:
            if pending is None:
                texts = await self.app.texts(player_of(query.from_user), _unknown_room(query))
                pending = PendingAnswer(CallbackAnswer(texts("telegram-failed"), is_alert=True))
            await answer_query(query, await pending.resolve())

    async def _act_on_query(self, query: CallbackQuery, receiver: EphemeralReceiver) -> PendingAnswer:
        message, user = query.message, query.from_user
        player = player_of(user)
        if message is None or query.data is None:  # a button of a message sent through inline mode
            texts = await self.app.texts(player, _unknown_room(query))
            return PendingAnswer(CallbackAnswer(texts("telegram-old-button"), is_alert=True))
        try:
            action, is_of_post = unpack_from_post(query.data)
        except CallbackDataError as error:
            log.debug("Telegram: %s", error)  # anybody can send such data
            texts = await self.app.texts(player, room_of(user, message.chat))
            return PendingAnswer(CallbackAnswer(texts("telegram-strange-button"), is_alert=True))
        room = await self.admins.room(user, message.chat, thread_id(message), action)
        target = edit_target(message, receiver)
        with self.answer_updates.paused(target.key):
            reply = await self.app.handle(player, replace(action, event=query.id), room)
            if is_of_post:
                reply = leaving_post(reply)
            if reply.screen and reply.target is ReplyTarget.HERE:
                await self.answer_updates.stop_updates(target.key)
        if reply.is_refused:
            return PendingAnswer(_rejection_answer(reply))
        if reply.screen is None:
            return PendingAnswer(CallbackAnswer(reply.notice, is_alert=True))
        return self._show_screen(message, action, reply, reply.screen, receiver)

    def _show_screen(
        self,
        message: MaybeInaccessibleMessage,
        action: Action,
        reply: Reply,
        screen: Screen,
        receiver: EphemeralReceiver,
    ) -> PendingAnswer:
        """Show a screen where everyone in the chat sees it, or only the player who pressed."""
        is_file_of_ephemeral = bool(reply.document) and ephemeral_id(message) is not None
        is_for_one = _is_only_for_presser(action, reply) or is_file_of_ephemeral
        if is_for_one and not is_private(message.chat):
            is_of_another = action.session and action.owner not in (None, receiver.user)
            if is_of_another or (fits_alert(screen) and not reply.document):
                text = clipped(reply.notice or alert_text(screen), MAX_NOTICE)
                return PendingAnswer(CallbackAnswer(text, is_alert=True))
            return self._show_to_one(self._private_target(message, reply, receiver), reply, screen)
        if reply.target is ReplyTarget.HERE:
            target = edit_target(message, receiver)
        else:
            target = new_message_target(message, is_reply=bool(reply.document))
        if target.receiver:
            return self._show_to_one(target, reply, screen)
        return self._show_in_chat(target, reply, screen, receiver.user)

    def _show_in_chat(self, target: MessageTarget, reply: Reply, screen: Screen, user: int) -> PendingAnswer:
        texts = Texts.load(reply.language)
        wait = self.queue.estimated_wait(target)
        outgoing = self.queue.send(target, screen, texts, reply.document)
        self.answer_updates.follow_reply(outgoing, reply, user)
        if not (wait or self.queue.is_crowded):
            answer = CallbackAnswer(reply.notice)
            return PendingAnswer(answer, outgoing.outcome, SHOWN_SECONDS, partial(failure_answer, texts))
        if reply.notice:
            return PendingAnswer(CallbackAnswer(reply.notice))
        return PendingAnswer(wait_answer(texts, wait, target.chat) or CallbackAnswer())

    def _private_target(
        self, message: MaybeInaccessibleMessage, reply: Reply, receiver: EphemeralReceiver
    ) -> MessageTarget:
        """Return where a group member alone sees a new screen: in the group, or in the private chat.

        A file is something to keep, which ephemeral messages are not, so it goes to the private chat.
        """
        target = replace(new_message_target(message), receiver=receiver)
        is_ephemeral = (
            self.queue.ephemeral.are_available
            and is_group(message.chat)
            and not reply.document
            and self.queue.estimated_wait(target) < EPHEMERAL_WAIT
        )
        return target if is_ephemeral else MessageTarget(receiver.user)  # a private chat has its user's id

    def _show_to_one(self, target: MessageTarget, reply: Reply, screen: Screen) -> PendingAnswer:
        """Show a screen to one group member; the queue uses the private chat if it cannot in the group."""
        texts = Texts.load(reply.language)
        outgoing = self.queue.send(target, screen, texts, reply.document)
        self.answer_updates.follow_reply(outgoing, reply, target.receiver_id or target.chat)
        refused = CallbackAnswer(texts("telegram-no-private-chat", bot=self.bot.username), is_alert=True)

        def answer_by_outcome(outcome: SendOutcome | None) -> CallbackAnswer | None:
            if outgoing.target.receiver:
                return failure_answer(texts, outcome) or CallbackAnswer(reply.notice)
            return None if outcome in (None, SendOutcome.SHOWN) else refused

        return PendingAnswer(
            CallbackAnswer(reply.notice or texts("telegram-sent-privately")),
            outgoing.outcome,
            EPHEMERAL_WAIT if target.receiver else PRIVATE_WAIT,
            answer_by_outcome,
        )


def _unknown_room(query: CallbackQuery) -> Room:
    return Room(query.from_user.language_code or "")


def _is_only_for_presser(action: Action, reply: Reply) -> bool:
    """Return whether an answer is a new message for only the player who pressed."""
    return (
        reply.is_only_for_player
        and reply.target is not ReplyTarget.HERE
        and not routes()[action.verb].is_about_group
    )


def _rejection_answer(reply: Reply) -> CallbackAnswer:
    """Return the answer to a press over the rate limit: the reason once, then no text."""
    return CallbackAnswer() if reply.is_already_notified else CallbackAnswer(reply.notice, is_alert=True)
