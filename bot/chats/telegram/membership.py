"""The groups that the bot comes to, leaves, and finds under another number."""

from telegram import ChatMember, ChatMemberUpdated, Message

from bot.app import App
from bot.chats.telegram.rooms import Administrators, is_group, player_of, room_of
from bot.chats.telegram.sending.outgoing_message import MessageTarget
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.actions import Action, Chat, Verb
from bot.core.screens import Button, ButtonStyle, Screen
from bot.i18n.texts import Texts

WITHIN = (ChatMember.MEMBER, ChatMember.ADMINISTRATOR, ChatMember.OWNER)


class Membership:
    """Greets groups, and keeps in mind what becomes of them."""

    def __init__(self, app: App, outbox: OutgoingQueue, admins: Administrators) -> None:
        self._app = app
        self._outbox = outbox
        self._admins = admins

    async def change(self, changed: ChatMemberUpdated) -> None:
        """Greet a group that the bot is new in; forget what waits for a chat that it may not write to.

        What is settled in a group that it has left is let go after a while, unless it is taken in again.
        """
        chat = changed.chat
        self._admins.forget(chat.id)
        was_within, is_within = map(_is_within, (changed.old_chat_member, changed.new_chat_member))
        if not is_within:
            self._outbox.forget(chat.id)
            if was_within and is_group(chat):
                await self._app.leave_group(Chat.TELEGRAM, chat.id)
        elif not was_within and is_group(chat):
            await self._app.join_group(Chat.TELEGRAM, chat.id)
            room = room_of(changed.from_user, chat)
            texts = await self._app.texts(player_of(changed.from_user), room)
            self._outbox.put(MessageTarget(chat.id), greeting(texts), texts)

    async def move(self, message: Message) -> None:
        """Keep what is settled in a group when it becomes a supergroup, of which both tell."""
        here, old, new = message.chat.id, message.migrate_from_chat_id, message.migrate_to_chat_id
        if old or new:
            self._admins.forget(here)
            await self._app.move_group(Chat.TELEGRAM, old or here, new or here)


def greeting(texts: Texts) -> Screen:
    """Return how to begin, in few words."""
    rows = (
        (
            Button(texts("button-play"), Action(Verb.PLAY), ButtonStyle.MOVE),
            Button(texts("button-help"), Action(Verb.HELP)),
        ),
    )
    return Screen(text=texts("telegram-greeting"), rows=rows)


def _is_within(member: ChatMember) -> bool:
    return member.status in WITHIN or bool(getattr(member, "is_member", False))
