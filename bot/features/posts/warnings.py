"""Warnings to the administrator who configured posts, when they fail."""

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
    """Sends private messages to administrators, in their own language."""

    def __init__(self, contexts: RequestContextLoader, senders: Mapping[Chat, PostSender]) -> None:
        self._contexts = contexts
        self._senders = senders

    async def warn(self, settings: PostSettings, warning: str, reason: str) -> bool:
        """Warn that posts are ``failing`` or ``off``, and why; return whether the message was delivered."""
        channel, by = settings.channel, settings.by
        if by is None:
            return False
        context = await self._contexts.load(by, Room(group=channel.group))
        command = as_typed(channel.chat, f"{Verb.ADMIN} post", context.texts)
        screen = warning_screen(context.texts, warning, reason, command)
        try:
            is_delivered = await self._senders[channel.chat].send_direct_message(
                by, screen, context.texts.language
            )
        except Exception:
            log.exception("warning an administrator of %s %d failed", channel.chat, channel.group)
            return False
        log.info(
            "warning an administrator of %s %d that posts are %s: delivered %s",
            channel.chat,
            channel.group,
            warning,
            is_delivered,
        )
        return is_delivered
