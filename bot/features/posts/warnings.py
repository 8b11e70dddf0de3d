"""What the administrator who settled posts is told when they fail."""

import logging
from collections.abc import Mapping

from bot.core.actions import Chat, Room, Verb
from bot.core.commands import as_typed
from bot.core.posts import PostSender
from bot.features.posts.screens import warning_screen
from bot.features.posts.settings import PostSettings
from bot.sessions.request_context import RequestContextLoader

log = logging.getLogger(__name__)


class PostWarnings:
    """Writes to the administrator alone, in their own language."""

    def __init__(self, contexts: RequestContextLoader, senders: Mapping[Chat, PostSender]) -> None:
        self._contexts = contexts
        self._senders = senders

    async def warn(self, settings: PostSettings, warning: str, reason: str) -> bool:
        """Tell that posts are ``failing`` or ``off``, and why; tell whether that was possible."""
        channel, by = settings.channel, settings.by
        if by is None:
            return False
        context = await self._contexts.load(by, Room(group=channel.group))
        command = as_typed(channel.chat, f"{Verb.ADMIN} post", context.texts)
        screen = warning_screen(context.texts, warning, reason, command)
        try:
            is_told = await self._senders[channel.chat].tell(by, screen, context.texts.language)
        except Exception:
            log.exception("an administrator of %s %d cannot be told", channel.chat, channel.group)
            return False
        log.info(
            "an administrator of %s %d is told that posts are %s: %s",
            channel.chat,
            channel.group,
            warning,
            is_told,
        )
        return is_told
