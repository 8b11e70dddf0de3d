"""Group membership: groups that the bot joins or leaves, and groups that get another id."""

import logging

from telegram import ChatMember, ChatMemberUpdated, Message

from bot.chats.telegram.answer_updates import UpdateHandler
from bot.chats.telegram.group_directory import leave_chat
from bot.chats.telegram.rooms import is_group, player_of, room_of
from bot.chats.telegram.sending.outgoing_message import MessageTarget
from bot.core.actions import Chat
from bot.screens.welcome import greeting_screen

log = logging.getLogger(__name__)

MEMBER_STATUSES = (ChatMember.MEMBER, ChatMember.ADMINISTRATOR, ChatMember.OWNER)


class Membership(UpdateHandler):
    """Greets new groups and tells the app about groups that are left or migrated."""

    async def update_membership(self, changed: ChatMemberUpdated) -> None:
        """Greet a group that the bot has joined; drop the messages for a chat that it cannot write to.

        The settings of a group that it has left are deleted after a while, unless it joins again.
        """
        chat = changed.chat
        self.admins.invalidate(chat.id)
        was_member, is_member = _is_member(changed.old_chat_member), _is_member(changed.new_chat_member)
        if not is_member:
            self.queue.drop_chat(chat.id)
            if was_member and is_group(chat):
                await self.app.leave_group(Chat.TELEGRAM, chat.id)
        elif not was_member and is_group(chat):
            if not await self.app.join_group(Chat.TELEGRAM, chat.id):
                await self._leave(chat.id)
                return
            room = room_of(changed.from_user, chat)
            texts = await self.app.texts(player_of(changed.from_user), room)
            self.queue.send(MessageTarget(chat.id), greeting_screen(texts, Chat.TELEGRAM), texts)

    async def _leave(self, group: int) -> None:
        try:
            await leave_chat(self.bot, group)
        except ConnectionError as error:
            log.warning("Telegram: %s", error)

    async def migrate_group(self, message: Message) -> None:
        """Keep the settings of a group that becomes a supergroup; a message in either reports that."""
        here, old, new = message.chat.id, message.migrate_from_chat_id, message.migrate_to_chat_id
        if old or new:
            self.admins.invalidate(here)
            await self.app.move_group(Chat.TELEGRAM, old or here, new or here)


def _is_member(member: ChatMember) -> bool:
    return member.status in MEMBER_STATUSES or bool(getattr(member, "is_member", False))
