"""Where in Telegram a player acts, and whether they are an administrator there."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from telegram import Bot, Chat, MaybeInaccessibleMessage, Message, User
from telegram.constants import ChatType
from telegram.error import TelegramError

from bot.chats.telegram.updates.update_validation import LARGEST
from bot.core.actions import Action, Player, Room, Verb
from bot.core.actions import Chat as ChatName
from bot.core.player_names import player_name
from bot.sessions.group_permissions import depends_on_admin

log = logging.getLogger(__name__)

OF_THE_GROUP = frozenset({Verb.ADMIN})
"""What is answered in the group even where others are answered privately: it is about where it stands."""
GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)
FRESH = 60.0
"""Seconds for which an answer about the administrators of a group is believed."""
PATIENCE = 3.0
"""Seconds that Telegram may take for it."""
REMEMBERED = 1000
"""Groups whose administrators are kept in mind."""


def has_number(actor: User | Chat) -> bool:
    """Tell whether the number is one that users or chats can have: the library takes whatever is posted."""
    least = -LARGEST if isinstance(actor, Chat) else 1
    return type(actor.id) is int and least <= actor.id <= LARGEST


def is_private(chat: Chat) -> bool:
    """Tell whether the bot and one player are alone there."""
    return chat.type == ChatType.PRIVATE


def is_group(chat: Chat) -> bool:
    """Tell whether it is a group of either kind, and no channel."""
    return chat.type in GROUPS


def topic(message: MaybeInaccessibleMessage) -> int | None:
    """Return the topic in which a message stands; ``None`` for General and where there are none."""
    if isinstance(message, Message) and message.is_topic_message:  # a thread of replies is not to be named
        return message.message_thread_id
    return None


def room_of(user: User | None, chat: Chat, thread: int | None = None, *, is_admin: bool = False) -> Room:
    """Return where somebody acts. Telegram does not always tell the language of a client."""
    language = (user.language_code if user else None) or ""
    name = player_name(user.full_name or "") if user else ""  # a deleted account has none
    if not is_group(chat):
        return Room(language, name=name)
    return Room(language, chat.id, thread or 0, is_admin, name=name)


def player_of(user: User) -> Player:
    """Return somebody as the player that they are."""
    return Player(ChatName.TELEGRAM, user.id)


class Administrators:
    """Who the administrators of groups are: asked of Telegram when it matters, and believed for a minute."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._known: OrderedDict[int, tuple[float, frozenset[int]]] = OrderedDict()
        self._asked: dict[int, asyncio.Task[frozenset[int] | None]] = {}
        """What Telegram is being asked."""

    async def room(self, user: User, chat: Chat, thread: int | None, action: Action) -> Room:
        """Return where somebody acts, having asked whether they govern there if the answer depends on it."""
        matters = is_group(chat) and depends_on_admin(action)
        is_admin = matters and await self.include(chat.id, user.id)
        return room_of(user, chat, thread, is_admin=is_admin)

    async def include(self, chat: int, user: int) -> bool:
        """Tell whether a user is an administrator of a group; not where Telegram does not say."""
        known = self._known.get(chat)
        if known and self._clock() < known[0]:
            return user in known[1]
        asked = self._asked.get(chat)
        if asked is None:  # whoever asks at the same time gets the same answer, and waits no longer
            asked = self._asked[chat] = asyncio.create_task(self._learn(chat))
        found = await asyncio.shield(asked)
        return found is not None and user in found

    def forget(self, chat: int) -> None:
        """Ask anew next time."""
        self._known.pop(chat, None)
        self._asked.pop(chat, None)

    async def _learn(self, chat: int) -> frozenset[int] | None:
        """Ask, and keep the answer unless it was to be forgotten before it came."""
        found = None
        try:
            found = await self._ask(chat)
        finally:
            if self._asked.get(chat) is asyncio.current_task():
                del self._asked[chat]
                if found is not None:
                    self._keep(chat, found)
        return found

    def _keep(self, chat: int, found: frozenset[int]) -> None:
        self._known.pop(chat, None)
        if len(self._known) >= REMEMBERED:
            self._known.popitem(last=False)
        self._known[chat] = (self._clock() + FRESH, found)

    async def _ask(self, chat: int) -> frozenset[int] | None:
        # getChatMember would tell of one user, but is only sure to where the bot is an administrator itself.
        try:
            async with asyncio.timeout(PATIENCE):
                members = await self._bot.get_chat_administrators(chat)
        except (TelegramError, TimeoutError) as error:
            log.info("Telegram: nobody knows who governs chat %d: %s", chat, error or "no answer")
            return None
        return frozenset(member.user.id for member in members)
