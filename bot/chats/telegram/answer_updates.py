"""What comes after an answer in Telegram: the message that shows it is changed, by the budget of its chat."""

from contextlib import AbstractContextManager

from telegram import Bot

from bot.chats.telegram.links import linked
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.runtime.message_updates import MessageUpdates


class AnswerUpdates:
    """Shows in messages what comes after what they show. Where a chat has to wait, only the newest of it."""

    def __init__(self, outbox: OutgoingQueue, bot: Bot) -> None:
        self._outbox = outbox
        self._bot = bot
        self._message_updates = MessageUpdates()

    def held(self, spot: MessageTarget) -> AbstractContextManager[None]:
        """Let nothing more be shown in a message while an answer may be about to change it."""
        return self._message_updates.paused(_name(spot))

    async def end(self, spot: MessageTarget) -> None:
        """Have nothing more shown in a message."""
        await self._message_updates.stop_updates(_name(spot))

    async def close(self) -> None:
        """End it all."""
        await self._message_updates.close()

    def follow(self, parcel: OutgoingMessage, reply: Reply, player: int) -> None:
        """Show what comes after a reply where its parcel goes; a new message is known once it is there.

        ``player`` is the number of the one who acted, which is that of their private chat, too.
        """
        if reply.updates is None:
            return
        if parcel.spot.message is not None:
            self._follow(parcel, reply, player)
        else:
            parcel.outcome.add_done_callback(lambda _: self._follow(parcel, reply, player))

    def _follow(self, parcel: OutgoingMessage, reply: Reply, player: int) -> None:
        newest, spot = parcel, parcel.shown or parcel.spot
        if reply.updates is None or spot.message is None:
            return  # it was not shown, or a newer board of the game was in its place

        async def show(following: Reply) -> None:
            nonlocal newest, spot
            spot = newest.shown or spot
            texts = Texts.load(following.language)
            if following.screen:
                newest = self._outbox.send(spot, linked(following.screen, texts, self._bot.bot), texts)
            if following.notice:
                self._outbox.put(MessageTarget(player), Screen(text=following.notice), texts)

        self._message_updates.follow(_name(spot), reply.updates, show)


def _name(spot: MessageTarget) -> tuple[int, int | None]:
    return spot.chat, spot.message
