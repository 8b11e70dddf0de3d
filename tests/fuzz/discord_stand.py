"""Discord for an attack: it refuses what Discord refuses, but for its rate limits, and forgets soon."""

import time
from hashlib import sha256
from typing import Any

from tests.discord_chat.wire.buckets import Buckets, numberless
from tests.discord_chat.wire.interaction import Interaction
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.places import Channel
from tests.discord_chat.wire.request import Request
from tests.discord_chat.wire.server import DiscordServer
from tests.discord_chat.wire.world import BOT, World

KEPT = 1_500
"""Messages, and interactions."""
SLACK = 60.0
"""Seconds that Discord waits longer for an answer; that the bot is in time is tested elsewhere."""


class OpenBuckets(Buckets):
    """Limits that nobody reaches: how the bot keeps to them is tested elsewhere."""

    def take(self, request: Request) -> dict[str, str]:
        """Let everything through, and say that there is room for more, or discord.py would wait its turn."""
        if request.path.startswith("/interactions/"):
            return {}
        return {
            "X-RateLimit-Limit": "1000000",
            "X-RateLimit-Remaining": "999999",
            "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": sha256(f"{request.method} {numberless(request.path)}".encode()).hexdigest()[
                :32
            ],
        }


class Stand(DiscordServer):
    """The server, with what is kept of it bounded."""

    def __init__(self) -> None:
        super().__init__()
        self.buckets = OpenBuckets()

    async def begin(self, interaction: Interaction, payload: dict[str, Any]) -> None:
        """Tell the bot of an interaction, and leave it time: many are on their way at once."""
        interaction.begun += SLACK
        await super().begin(interaction, payload)

    def forget(self) -> None:
        """Forget the oldest of all that is kept."""
        world: World = self.world
        for kept in (world.messages, world.interactions):
            for name in list(kept)[:-KEPT]:
                del kept[name]
        for session in self.gateway._sessions.values():
            # What has been told is told again only to those who resume, and nobody does.
            session.events[:-10] = [{}] * max(0, len(session.events) - 10)
        self.requests.clear()
        self.refused.clear()

    def newest(self, channel: Channel) -> list[Message]:
        """Return the last messages of the bot in a channel."""
        return [one for one in self.world.messages.values() if one.channel is channel and one.author is BOT][
            -8:
        ]
