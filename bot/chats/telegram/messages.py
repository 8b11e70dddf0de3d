"""Handles messages to the bot."""

from collections import Counter
from dataclasses import dataclass, field, replace

from telegram import Message

from bot.chats.telegram.answer_updates import UpdateHandler
from bot.chats.telegram.callback_answers import failure_text
from bot.chats.telegram.message_parsing import is_anonymous, is_of_the_group, read_message
from bot.chats.telegram.rooms import is_private, player_of, room_of
from bot.chats.telegram.screen_format import fits_alert, private_chat_link
from bot.chats.telegram.sending.outgoing_message import (
    EphemeralReceiver,
    MessageTarget,
    OutgoingMessage,
    SendOutcome,
    ephemeral_id,
    new_message_target,
    thread_id,
)
from bot.core.actions import Action, Player, Verb
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Screen
from bot.features import routes
from bot.i18n.texts import Texts
from bot.observability.tracing import current_trace

MOST_IN_GROUP = 5
"""Answers to one player that can wait for a group: Telegram takes few a minute, and others wait too."""


@dataclass(eq=False)
class TelegramMessages(UpdateHandler):
    """Answers messages in their chat, or in the private chat if the answer is for only one group member."""

    waiting: Counter[tuple[int, int]] = field(default_factory=Counter)
    """The number of answers that wait to be sent, by group and player."""

    def reject_if_limited(self, message: Message, *, is_crowded: bool = False) -> bool:
        """Tell a player who is over the rate limit so, once; return whether that is so."""
        user = message.from_user
        if user is None or is_anonymous(message):
            return is_crowded
        room = room_of(user, message.chat, thread_id(message))
        reply = self.app.rate_limit_reply(player_of(user), room, is_crowded=is_crowded)
        if reply is not None:
            self._send_rejection(message, reply)
        return reply is not None

    def _send_rejection(self, message: Message, reply: Reply) -> None:
        """Send the reason, once, to the private chat, where it does not delay answers to others."""
        if not reply.is_already_notified and message.from_user:
            target = MessageTarget(message.from_user.id)  # a private chat has the id of its user
            self.queue.send(target, Screen(text=reply.notice), Texts.load(reply.language))

    async def handle_message(self, message: Message) -> None:
        """Answer a message if it is for the bot."""
        user = message.from_user
        is_of_operator = (
            user is not None and not is_anonymous(message) and self.app.is_operator(player_of(user))
        )
        action = read_message(message, self.bot.bot, is_of_operator=is_of_operator)
        if action is None or self.reject_if_limited(message, is_crowded=self._is_crowded(message)):
            return
        end_of_permission = self.queue.end_of_permission()
        action = replace(action, event=_event(message))
        if is_anonymous(message):
            await self._answer_anonymous(message, action)
        elif message.from_user:
            player = player_of(message.from_user)
            room = await self.admins.room(message.from_user, message.chat, thread_id(message), action)
            reply = await self.app.handle(player, action, room)
            if reply.is_refused:
                self._send_rejection(message, reply)
            elif ephemeral_id(message) is not None and reply.target is not ReplyTarget.PUBLIC:
                self._reply_to_ephemeral(message, player, reply, end_of_permission)
            else:
                self._send_reply(message, player, action, reply, Texts.load(reply.language))

    async def _answer_anonymous(self, message: Message, action: Action) -> None:
        """Answer a sender without a name: anonymous administrators can change settings, but not play."""
        if message.from_user is None or ephemeral_id(message) is not None:
            return  # the answer to an ephemeral message is for somebody who is not known
        player = player_of(message.from_user)
        is_admin = is_of_the_group(message)
        room = room_of(None, message.chat, thread_id(message), is_admin=is_admin)
        texts = await self.app.texts(player, room)
        target = new_message_target(message, is_reply=True)
        if not (is_admin and action.verb is Verb.ADMIN):
            self.queue.send(target, Screen(text=texts("telegram-anonymous")), texts)
            return
        reply = await self.app.handle(player, action, room)
        self._queue_reply(target, reply, texts)

    def _send_reply(
        self, message: Message, player: Player, action: Action, reply: Reply, texts: Texts
    ) -> None:
        is_in_private = is_private(message.chat)
        target = new_message_target(message, is_reply=not is_in_private)
        if is_in_private or not _is_sent_privately(action, reply):
            outgoing = self._queue_reply(target, reply, texts)
            if not is_in_private:
                self._count_until_sent(message, player, outgoing)
                outgoing.outcome.add_done_callback(
                    lambda done: self._explain_failure(player, done.result(), texts)
                )
        else:
            outgoing = self._queue_reply(MessageTarget(player.id), reply, texts)  # their private chat
            outgoing.outcome.add_done_callback(
                lambda done: self._point_to_private_chat(target, done.result(), texts)
            )
        if trace := current_trace():  # a message is answered when the answer has been sent
            trace.wait_for(outgoing.outcome)
        self.answer_updates.follow_reply(outgoing, reply, player.id)

    def _reply_to_ephemeral(self, message: Message, player: Player, reply: Reply, until: float) -> None:
        """Answer an ephemeral message, such as a reply to one of the bot's, so that others do not see it."""
        receiver = EphemeralReceiver(player.id, until, reply_to=ephemeral_id(message))
        target = replace(new_message_target(message), receiver=receiver)
        if reply.document:
            target = MessageTarget(player.id)  # their private chat
        outgoing = self._queue_reply(target, reply, Texts.load(reply.language))
        self.answer_updates.follow_reply(outgoing, reply, player.id)

    def _is_crowded(self, message: Message) -> bool:
        """Return whether the most allowed answers to one player wait for a group."""
        user = message.from_user
        return user is not None and self.waiting[message.chat.id, user.id] >= MOST_IN_GROUP

    def _count_until_sent(self, message: Message, player: Player, outgoing: OutgoingMessage) -> None:
        key = message.chat.id, player.id
        self.waiting[key] += 1

        def uncount(_: object) -> None:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

        outgoing.outcome.add_done_callback(uncount)

    def _queue_reply(self, target: MessageTarget, reply: Reply, texts: Texts) -> OutgoingMessage:
        """Queue a reply for a chat; return its last message."""
        if reply.notice:
            notice = self.queue.send(target, Screen(text=reply.notice), texts)
        if reply.screen is None:
            return notice
        return self.queue.send(target, reply.screen, texts, reply.document)

    def _explain_failure(self, player: Player, outcome: SendOutcome, texts: Texts) -> None:
        """Explain to a player in private why nothing was answered in the group."""
        if outcome in (SendOutcome.NO_TOPIC, SendOutcome.NO_ENTRY, SendOutcome.NO_FILES):
            self.queue.send(MessageTarget(player.id), Screen(text=failure_text(texts, outcome)), texts)

    def _point_to_private_chat(self, target: MessageTarget, outcome: SendOutcome, texts: Texts) -> None:
        """Say in the group where the answer is, or how to open the private chat."""
        if outcome is SendOutcome.SHOWN:
            self.queue.send(target, Screen(text=texts("telegram-sent-privately")), texts)
        elif outcome is SendOutcome.NO_ENTRY:
            self.queue.send(target, private_chat_link(texts, self.bot.bot), texts)


def _event(message: Message) -> str:
    """Return the name of a message as an event. Ephemeral messages have the id 0, and ids that are reused."""
    number = ephemeral_id(message)
    if number is None:
        return f"{message.chat.id}/{message.message_id}"
    user = message.from_user.id if message.from_user else 0
    return f"{message.chat.id}/{user}/{number}/{message.date.timestamp():.0f}"


def _is_sent_privately(action: Action, reply: Reply) -> bool:
    """Return whether an answer goes from a group to a private chat: long or private ones do."""
    if routes()[action.verb].is_about_group:
        return False
    if routes()[action.verb].is_for_operators:
        return True
    if reply.screen and reply.target is ReplyTarget.PRIVATE:
        return bool(reply.document) or not fits_alert(reply.screen)
    return reply.is_only_for_player
