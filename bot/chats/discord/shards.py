"""Shards: the parts into which Discord divides the servers of a large bot.

Source: https://discord.com/developers/docs/events/gateway#sharding
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """How many shards there are, and which of them this process serves."""

    total: int | None = None
    """As many as Discord advises where this is ``None``."""
    ours: tuple[int, int] | None = None
    """The first and the last of this process, from 0; all of them where this is ``None``."""

    @property
    def numbers(self) -> list[int] | None:
        """The shards of this process; ``None`` for all."""
        return list(range(self.ours[0], self.ours[1] + 1)) if self.ours else None
