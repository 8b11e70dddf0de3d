"""Shards: the groups into which Discord divides the guilds of a large bot.

Source: https://discord.com/developers/docs/events/gateway#sharding
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """How many shards there are, and which of them this process runs."""

    total: int | None = None
    """``None`` for the number that Discord recommends."""
    ours: tuple[int, int] | None = None
    """The first and the last of this process, from 0; ``None`` for all."""

    @property
    def numbers(self) -> list[int] | None:
        """The shards of this process; ``None`` for all."""
        return list(range(self.ours[0], self.ours[1] + 1)) if self.ours else None
