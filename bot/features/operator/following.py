"""What happens to everybody else: the note is shown, activity is counted, groups come and go."""

import logging
from collections import OrderedDict
from dataclasses import replace

from bot.core.actions import Action, Chat, Player
from bot.core.replies import MAX_NOTICE, Reply
from bot.core.request_context import RequestContext
from bot.features.operator.screens import note_text
from bot.i18n.texts import clipped
from bot.moderation.blocks import Subject
from bot.moderation.store import NOTE_FIELD
from bot.services import Services
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

MOST_READERS = 20_000
"""Players who are remembered as having read the note."""


class OperatorFollowing:
    """Shows the operator's note to each player once, and follows players and groups.

    Raises ``StoreUnavailableError``, except where an answer of another feature is shown.
    """

    def __init__(self, services: Services) -> None:
        self._moderation = services.moderation
        self._now = services.now
        self._readers: OrderedDict[Player, str] = OrderedDict()
        """The notes that players have read, as this process knows it: so the store is asked once."""

    async def run(self) -> None:
        """Follow what operators decide until cancelled."""
        await self._moderation.run()

    async def note_activity(self, context: RequestContext, _action: Action, reply: Reply) -> Reply:
        """Note in memory that a player is active; return the same reply."""
        self._moderation.activity.count_use(context.player, context.room.group, self._now())
        return reply

    async def with_note(self, context: RequestContext, action: Action, reply: Reply) -> Reply:
        """Return a reply with the operator's note, the first time that its player can read it.

        In a group in Telegram only the answer to a button is private. A reply that says something else waits.
        """
        note = self._moderation.note
        if note is None or reply.notice:
            return reply
        player = context.player
        is_private = not context.room.group or player.chat is Chat.DISCORD or action.revision is not None
        known = note.id in (self._readers.get(player), context.settings.stored.get(NOTE_FIELD))
        if known or not is_private:
            return reply
        try:
            is_new = await self._moderation.store.note_read(player, note.id)
        except StoreUnavailableError as error:
            log.debug("the note is shown later: %s", error)
            return reply
        self._readers[player] = note.id
        if len(self._readers) > MOST_READERS:
            self._readers.popitem(last=False)
        if not is_new:
            return reply
        text = note_text(context.texts, note, context.zone_name)
        return replace(reply, notice=clipped(text, MAX_NOTICE))

    async def add_group(self, chat: Chat, group: int) -> None:
        """Note in memory that the bot has joined a server or group."""
        self._moderation.activity.note_group(chat, group, self._now())

    async def forget_group(self, chat: Chat, group: int) -> None:
        """Forget a server or group that the bot has left."""
        await self._moderation.activity.forget_group(chat, group)

    async def move_group(self, chat: Chat, group: int, to: int) -> None:
        """Follow the new number of a group: it is still blocked."""
        before = Subject(chat, group, is_group=True)
        if before in self._moderation.blocks:
            await self._moderation.store.block(Subject(chat, to, is_group=True), self._now())
            await self._moderation.refresh()
        await self.forget_group(chat, group)
        await self.add_group(chat, to)
