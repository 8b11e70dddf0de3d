"""What answers updates, and later parts of answers, shown within the send budgets of their chats."""

from dataclasses import dataclass

from telegram import Bot

from bot.app import App
from bot.chats.telegram.rooms import Administrators
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.runtime.message_updates import MessageUpdates


class AnswerUpdates(MessageUpdates):
    """Shows the updates of replies in their messages. If a chat has to wait, only the newest one is sent."""

    def __init__(self, queue: OutgoingQueue) -> None:
        super().__init__()
        self._queue = queue

    def follow_reply(self, outgoing: OutgoingMessage, reply: Reply, player: int) -> None:
        """Show the updates of a reply in its message, once its id is known; ``player`` is the user's id."""
        if reply.updates is None:
            return
        if outgoing.target.message is not None:
            self._show_updates(outgoing, reply, player)
        else:
            outgoing.outcome.add_done_callback(lambda _: self._show_updates(outgoing, reply, player))

    def _show_updates(self, outgoing: OutgoingMessage, reply: Reply, player: int) -> None:
        newest, target = outgoing, outgoing.shown or outgoing.target
        if reply.updates is None or target.message is None:
            return  # it was not sent, or a newer board of the game replaced it

        async def show(update: Reply) -> None:
            nonlocal newest, target
            target = newest.shown or target
            texts = Texts.load(update.language)
            if update.screen:
                newest = self._queue.send(target, update.screen, texts)
            if update.notice:
                self._queue.send(MessageTarget(player), Screen(text=update.notice), texts)

        self.follow(target.key, reply.updates, show)


@dataclass(eq=False)
class UpdateHandler:
    """What answers updates of one kind."""

    app: App
    queue: OutgoingQueue
    answer_updates: AnswerUpdates
    bot: Bot
    admins: Administrators
