"""Updates of an answer: the message that shows it is edited, within the send budget of its chat."""

from contextlib import AbstractContextManager

from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.runtime.message_updates import MessageUpdates


class AnswerUpdates:
    """Shows the updates of replies in their messages. If a chat has to wait, only the newest one is sent."""

    def __init__(self, queue: OutgoingQueue) -> None:
        self._queue = queue
        self._message_updates = MessageUpdates()

    def paused(self, target: MessageTarget) -> AbstractContextManager[None]:
        """Show no updates in a message while an answer may be about to change it."""
        return self._message_updates.paused(_key(target))

    async def stop_updates(self, target: MessageTarget) -> None:
        """Show no more updates in a message."""
        await self._message_updates.stop_updates(_key(target))

    async def close(self) -> None:
        """Stop all updates."""
        await self._message_updates.close()

    def follow(self, outgoing: OutgoingMessage, reply: Reply, player: int) -> None:
        """Show the updates of a reply in its message; the id of a new message is known once it is sent.

        ``player`` is the id of the user who acted, which is the id of their private chat, too.
        """
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
                self._queue.put(MessageTarget(player), Screen(text=update.notice), texts)

        self._message_updates.follow(_key(target), reply.updates, show)


def _key(target: MessageTarget) -> tuple[int, int | None]:
    return target.chat, target.message
