"""What is written to the bot, answered."""

from collections import Counter
from dataclasses import replace

from telegram import Bot, Message

from bot.app import App
from bot.chats.telegram.answer_updates import AnswerUpdates
from bot.chats.telegram.callback_answers import excuse_words
from bot.chats.telegram.links import linked, way_in
from bot.chats.telegram.message_parsing import is_anonymous, is_of_the_group, read_message
from bot.chats.telegram.reply_targets import below
from bot.chats.telegram.rooms import OF_THE_GROUP, Administrators, is_private, player_of, room_of, topic
from bot.chats.telegram.screen_format import is_short
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage, SendOutcome
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.actions import Action, Player, Verb
from bot.core.replies import Reply, ReplyTarget
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import current_trace

MOST_IN_GROUP = 5
"""Answers to one player that wait to be sent to a group: Telegram takes few a minute, and others wait too."""


class TelegramMessages:
    """Answers messages, in the chat or, what is for one player of a group alone, in their private chat."""

    def __init__(
        self, app: App, outbox: OutgoingQueue, following: AnswerUpdates, bot: Bot, admins: Administrators
    ) -> None:
        self._app = app
        self._outbox = outbox
        self._following = following
        self._bot = bot
        self._admins = admins
        self._waiting: Counter[tuple[int, int]] = Counter()
        """How many answers wait to be sent, by group and player."""

    def refuse(self, message: Message, *, is_crowded: bool = False) -> bool:
        """Say that a player has asked for too much, once, if that is so; tell whether it is."""
        user = message.from_user
        if user is None or is_anonymous(message):
            return is_crowded
        room = room_of(user, message.chat, topic(message))
        reply = self._app.rate_limit_reply(player_of(user), room, is_crowded=is_crowded)
        if reply is not None:
            self._say(message, reply)
        return reply is not None

    def _say(self, message: Message, reply: Reply) -> None:
        """Say why nothing is answered, once: in the private chat, where it takes no room from others."""
        if not reply.is_already_notified and message.from_user:
            spot = MessageTarget(message.from_user.id)  # a private chat has the number of its user
            self._outbox.put(spot, Screen(text=reply.notice), Texts.load(reply.language))

    async def answer(self, message: Message) -> None:
        """Answer a message that is for the bot; what members of a group say to each other is left alone."""
        action = read_message(message, self._bot.bot)
        if action is None or self.refuse(message, is_crowded=self._is_crowded(message)):
            return
        action = replace(action, event=f"{message.chat.id}/{message.message_id}")
        if is_anonymous(message):
            await self._answer_nobody(message, action)
        elif message.from_user:
            player = player_of(message.from_user)
            room = await self._admins.room(message.from_user, message.chat, topic(message), action)
            reply = await self._app.handle(player, action, room)
            if reply.is_refused:
                self._say(message, reply)
            else:
                self._put(message, player, action, reply, Texts.load(reply.language))

    async def _answer_nobody(self, message: Message, action: Action) -> None:
        """Answer one who writes in the name of a group: what is to be settled there can be, games cannot."""
        if message.from_user is None:
            return
        player = player_of(message.from_user)
        may_settle = is_of_the_group(message)
        room = room_of(None, message.chat, topic(message), is_admin=may_settle)
        texts = await self._app.texts(player, room)
        spot = below(message, is_reply=True)
        if not (may_settle and action.verb is Verb.ADMIN):
            self._outbox.put(spot, Screen(text=texts("telegram-anonymous")), texts)
            return
        reply = await self._app.handle(player, action, room)
        self._show(spot, reply, texts)

    def _put(self, message: Message, player: Player, action: Action, reply: Reply, texts: Texts) -> None:
        is_alone = is_private(message.chat)
        spot = below(message, is_reply=not is_alone)
        if is_alone or not _is_sent_privately(action, reply):
            shown = self._show(spot, reply, texts)
            if not is_alone:
                self._count(message, player, shown)
                shown.outcome.add_done_callback(lambda done: self._excuse(player, done.result(), texts))
        else:
            # A private chat has the number of its user.
            shown = self._show(MessageTarget(player.id), reply, texts)
            shown.outcome.add_done_callback(lambda done: self._point(spot, done.result(), texts))
        if press := current_trace():  # a message is answered when the answer has been sent
            press.wait_for(shown.outcome)
        self._following.follow(shown, reply, player.id)

    def _is_crowded(self, message: Message) -> bool:
        """Tell whether enough waits to be sent to a group for one player."""
        user = message.from_user
        return user is not None and self._waiting[message.chat.id, user.id] >= MOST_IN_GROUP

    def _count(self, message: Message, player: Player, shown: OutgoingMessage) -> None:
        whose = message.chat.id, player.id
        self._waiting[whose] += 1

        def settled(_: object) -> None:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]

        shown.outcome.add_done_callback(settled)

    def _show(self, spot: MessageTarget, reply: Reply, texts: Texts) -> OutgoingMessage:
        """Put what an answer says into a chat; return what tells of the fate of its last message."""
        if reply.notice:
            told = self._outbox.send(spot, Screen(text=reply.notice), texts)
        if reply.screen is None:
            return told
        return self._outbox.send(spot, linked(reply.screen, texts, self._bot.bot), texts, reply.document)

    def _excuse(self, player: Player, outcome: SendOutcome, texts: Texts) -> None:
        """Tell a player in private why nothing was answered in the group."""
        if outcome in (SendOutcome.NO_TOPIC, SendOutcome.NO_ENTRY, SendOutcome.NO_FILES):
            self._outbox.put(MessageTarget(player.id), Screen(text=excuse_words(texts, outcome)), texts)

    def _point(self, spot: MessageTarget, outcome: SendOutcome, texts: Texts) -> None:
        """Tell in the group where the answer is, or what keeps it from being there."""
        if outcome is SendOutcome.SHOWN:
            self._outbox.put(spot, Screen(text=texts("telegram-sent-privately")), texts)
        elif outcome is SendOutcome.NO_ENTRY:
            self._outbox.put(spot, way_in(texts, self._bot.bot), texts)


def _is_sent_privately(action: Action, reply: Reply) -> bool:
    """Tell whether an answer goes from a group to a private chat.

    A few words may as well stand there, unless they are about a game that nobody else sees.
    """
    if action.verb in OF_THE_GROUP:
        return False
    if reply.screen and reply.target is ReplyTarget.PRIVATE:
        return bool(reply.document) or not is_short(reply.screen)
    return reply.is_only_for_player
