"""The rate limiter: how often one player, and one channel, may ask for something.

It counts in this process only and asks no store, so that a thousand presses cost next to nothing. The limits
are far above what a person does. They are token buckets: ``burst`` tokens at once, and ``per_second`` new
ones. A player without tokens is refused for a moment and notified once in that time.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil

from bot.core.actions import Player, Room


@dataclass(frozen=True, slots=True)
class RateLimit:
    """The limits of one kind of action."""

    burst: int
    """Actions at once."""
    per_second: float
    """Actions a second in the long run."""
    pause: float = 2.0
    """Seconds of refusal after the last token."""


PLAYERS = RateLimit(burst=30, per_second=4)
"""One player: presses, commands, typed lines."""
GLANCES = RateLimit(burst=120, per_second=10)
"""One player: reads that are sent letter by letter (completion) or for a page of many parts."""
CHANNELS = RateLimit(burst=120, per_second=20, pause=1.0)
"""All players of a channel or topic together."""
NOTICE_SECONDS = 3600.0
"""For how long somebody who was notified of a block is not notified again, after the last attempt."""
MOST = 20_000
"""The largest number of buckets of each kind; the least recently used ones are dropped."""


@dataclass(frozen=True, slots=True)
class RateLimitHit:
    """A refused action."""

    seconds: int
    """How long to wait."""
    is_of_channel: bool = False
    """Whether the limit of the channel was hit, not the player's own."""
    is_already_notified: bool = False
    """Whether the player has just been notified."""


@dataclass(slots=True)
class TokenBucket:
    """The tokens of one player or channel."""

    tokens: float
    updated: float
    """When ``tokens`` was computed."""
    closed_until: float = 0.0
    notified_until: float = 0.0
    """Until when the player is not notified again."""


class TokenBuckets:
    """The token buckets of one kind, by player or channel."""

    def __init__(self, rate: RateLimit, most: int) -> None:
        self._rate = rate
        self._most = most
        self.buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def bucket(self, key: Hashable, now: float) -> TokenBucket:
        """Return a bucket as it is now; a new one is full."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self._rate.burst, now)
            if len(self.buckets) > self._most:
                self.buckets.popitem(last=False)
            return bucket
        self.buckets.move_to_end(key)
        more = (now - bucket.updated) * self._rate.per_second
        bucket.tokens, bucket.updated = min(bucket.tokens + more, self._rate.burst), now
        return bucket

    def seconds_to_wait(self, key: Hashable, now: float) -> float:
        """Return the seconds to wait; 0 if there is a token."""
        bucket = self.bucket(key, now)
        if now >= bucket.closed_until and bucket.tokens < 1:
            bucket.closed_until = now + self._rate.pause
        return max(bucket.closed_until - now, 0.0)

    def take_token(self, key: Hashable, now: float) -> float:
        """Take a token if there is one; return the seconds to wait."""
        wait = self.seconds_to_wait(key, now)
        if not wait:
            self.bucket(key, now).tokens -= 1
        return wait


class RareNotices:
    """Remembers who was notified of something, so that it is said once an hour."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._until: OrderedDict[Hashable, float] = OrderedDict()

    def is_due(self, key: Hashable, now: float) -> bool:
        """Return whether somebody is to be notified now, and note that."""
        if now < self._until.pop(key, 0.0):
            self._until[key] = now + NOTICE_SECONDS  # who goes on is left in peace
            return False
        self._until[key] = now + NOTICE_SECONDS
        if len(self._until) > self._most:
            self._until.popitem(last=False)
        return True


class RateLimiter:
    """Limits how often players and channels are served."""

    def __init__(
        self,
        players: RateLimit = PLAYERS,
        glances: RateLimit = GLANCES,
        channels: RateLimit = CHANNELS,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.players = TokenBuckets(players, most)
        self.glances = TokenBuckets(glances, most)
        self.channels = TokenBuckets(channels, most)
        self._clock = clock

    def admit(
        self, player: Player, room: Room, *, is_glance: bool = False, is_counted: bool = True
    ) -> RateLimitHit | None:
        """Count an action, or a read (``is_glance``), of a player in a room; return the hit limit, if any.

        If it is not counted, that is only the limit that it would hit.
        """
        now, own = self._clock(), self.glances if is_glance else self.players
        wait_in = TokenBuckets.take_token if is_counted else TokenBuckets.seconds_to_wait
        if wait := wait_in(own, player, now):
            return self._hit(player, now, wait)
        channel = player.chat, room.group, room.channel
        if room.group and (wait := wait_in(self.channels, channel, now)):
            return self._hit(player, now, wait, is_of_channel=True)
        return None

    def admit_glance(self, player: Player) -> bool:
        """Count a read of a player; return whether it is allowed."""
        return not self.glances.take_token(player, self._clock())

    def block(self, player: Player) -> RateLimitHit:
        """Refuse a player for a moment who sends more than can be answered."""
        now = self._clock()
        self.players.bucket(player, now).tokens = 0.0
        return self._hit(player, now, self.players.seconds_to_wait(player, now))

    def _hit(self, player: Player, now: float, wait: float, *, is_of_channel: bool = False) -> RateLimitHit:
        bucket = self.players.bucket(player, now)
        is_told = now < bucket.notified_until
        if not is_told:
            bucket.notified_until = now + wait
        return RateLimitHit(ceil(wait), is_of_channel, is_told)
