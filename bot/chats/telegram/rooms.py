"""Maps users and chats of Telegram to players and rooms; caches the administrators of groups."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from telegram import Bot, Chat, User
from telegram.constants import ChatType
from telegram.error import TelegramError

from bot.chats.telegram.updates.update_validation import LARGEST_ID
from bot.core.actions import Action, Player, Room
from bot.core.actions import Chat as ChatName
from bot.core.player_names import player_name
from bot.sessions.group_permissions import depends_on_admin

log = logging.getLogger(__name__)

GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)
CACHE_SECONDS = 60.0
ADMINS_TIMEOUT = 3.0
"""Seconds that Telegram can take to list the administrators of a group."""
MOST_GROUPS = 1000
"""Groups whose administrators are cached."""


def has_valid_id(actor: User | Chat) -> bool:
    """Return whether users or chats can have this id: the library accepts any."""
    least = -LARGEST_ID if isinstance(actor, Chat) else 1
    return type(actor.id) is int and least <= actor.id <= LARGEST_ID


def is_private(chat: Chat) -> bool:
    """Return whether it is a private chat with a player."""
    return chat.type == ChatType.PRIVATE


def is_group(chat: Chat) -> bool:
    """Return whether it is a group or supergroup, not a channel."""
    return chat.type in GROUPS


def room_of(user: User | None, chat: Chat, thread: int | None = None, *, is_admin: bool = False) -> Room:
    """Return the room of an action. Telegram does not always send the language of a client."""
    language = (user.language_code if user else None) or ""
    # A deleted account has no name.
    name = player_name(user.full_name or "", user.username or "") if user else ""
    if not is_group(chat):
        return Room(language, name=name)
    return Room(language, chat.id, thread or 0, is_admin, name=name)


def player_of(user: User) -> Player:
    """Return the player with a user's id."""
    return Player(ChatName.TELEGRAM, user.id)


class Administrators:
    """The administrators of groups: requested from Telegram only if needed, and cached for a minute."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._known: OrderedDict[int, tuple[float, frozenset[int]]] = OrderedDict()
        self._requests: dict[int, asyncio.Task[frozenset[int] | None]] = {}

    async def room(self, user: User, chat: Chat, thread: int | None, action: Action) -> Room:
        """Return the room of an action; finds out whether its user is an administrator if that matters."""
        matters = is_group(chat) and depends_on_admin(action)
        is_admin = matters and await self.is_admin(chat.id, user.id)
        return room_of(user, chat, thread, is_admin=is_admin)

    async def is_admin(self, chat: int, user: int) -> bool:
        """Return whether a user is an administrator of a group; ``False`` if Telegram does not say."""
        known = self._known.get(chat)
        if known and self._clock() < known[0]:
            return user in known[1]
        request = self._requests.get(chat)
        if request is None:  # simultaneous actions share one request
            request = self._requests[chat] = asyncio.create_task(self._refresh(chat))
        admins = await asyncio.shield(request)
        return admins is not None and user in admins

    def invalidate(self, chat: int) -> None:
        """Request the administrators again next time."""
        self._known.pop(chat, None)
        self._requests.pop(chat, None)

    async def _refresh(self, chat: int) -> frozenset[int] | None:
        """Request the administrators, and cache them unless they were invalidated meanwhile."""
        admins = None
        try:
            admins = await self._fetch_admins(chat)
        finally:
            if self._requests.get(chat) is asyncio.current_task():
                del self._requests[chat]
                if admins is not None:
                    self._known.pop(chat, None)
                    if len(self._known) >= MOST_GROUPS:
                        self._known.popitem(last=False)
                    self._known[chat] = (self._clock() + CACHE_SECONDS, admins)
        return admins

    async def _fetch_admins(self, chat: int) -> frozenset[int] | None:
        # getChatMember would do for one user, but is only reliable if the bot is an administrator itself.
        try:
            async with asyncio.timeout(ADMINS_TIMEOUT):
                members = await self._bot.get_chat_administrators(chat)
        except (TelegramError, TimeoutError) as error:
            log.info("Telegram: the admins of chat %d are unknown: %s", chat, error or "no answer")
            return None
        return frozenset(member.user.id for member in members)
