"""A turnstile before the bot: how often one player, and one channel, may ask for something.

It knows nothing but this process, and asks no store: whoever presses a thousand times costs next to nothing.
The sums are generous, for a person never comes near them. Each who may pass has tokens: so many at once, and
so many more each second. Who has used up all of them is kept out for a moment, so that they notice, and is
told so once in that time.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil

from bot.core.actions import Player, Room


@dataclass(frozen=True, slots=True)
class RateLimit:
    """How often something may be done."""

    burst: int
    """So often at once."""
    per_second: float
    """So often for ever."""
    pause: float = 2.0
    """Seconds for which nothing more is done once it was too often."""


PLAYERS = RateLimit(burst=30, per_second=4)
"""Of one player: presses, commands, typed lines."""
GLANCES = RateLimit(burst=120, per_second=10)
"""Of one player: what changes nothing, and is asked letter by letter or for a page of many parts."""
CHANNELS = RateLimit(burst=120, per_second=20, pause=1.0)
"""Of all players in a channel or topic together."""
MOST = 20_000
"""Of each kind so many are kept in mind: those who asked for something last."""


@dataclass(frozen=True, slots=True)
class RateLimitHit:
    """That somebody may not pass."""

    seconds: int
    """How long to wait."""
    is_of_channel: bool = False
    """Whether it is too much for the channel, and not the player's own doing."""
    is_already_notified: bool = False
    """Whether they have just been told."""


@dataclass(slots=True)
class TokenBucket:
    """What somebody has left."""

    tokens: float
    updated: float
    """When that was so."""
    closed_until: float = 0.0
    notified_until: float = 0.0
    """Until when they need not be told again that they have to wait."""


class TokenBuckets:
    """The buckets of one kind, by whose they are."""

    def __init__(self, rate: RateLimit, most: int) -> None:
        self._rate = rate
        self._most = most
        self._kept: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    @property
    def size(self) -> int:
        """Of how many something is kept in mind."""
        return len(self._kept)

    def bucket(self, whose: Hashable, now: float) -> TokenBucket:
        """Return somebody's bucket as it is now; who has asked for nothing lately has a full one."""
        bucket = self._kept.get(whose)
        if bucket is None:
            bucket = self._kept[whose] = TokenBucket(self._rate.burst, now)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return bucket
        self._kept.move_to_end(whose)
        more = (now - bucket.updated) * self._rate.per_second
        bucket.tokens, bucket.updated = min(bucket.tokens + more, self._rate.burst), now
        return bucket

    def seconds_to_wait(self, whose: Hashable, now: float) -> float:
        """Return for how many seconds somebody may not pass; 0 where they may."""
        bucket = self.bucket(whose, now)
        if now >= bucket.closed_until and bucket.tokens < 1:
            bucket.closed_until = now + self._rate.pause
        return max(bucket.closed_until - now, 0.0)

    def take_token(self, whose: Hashable, now: float) -> float:
        """Let somebody pass, if they may; return what ``wait`` does."""
        wait = self.seconds_to_wait(whose, now)
        if not wait:
            self.bucket(whose, now).tokens -= 1
        return wait

    def empty(self, whose: Hashable, now: float) -> None:
        """Take from somebody all that they have left."""
        self.bucket(whose, now).tokens = 0.0


class RateLimiter:
    """Lets players pass, each as often as a person would want to."""

    def __init__(
        self,
        players: RateLimit = PLAYERS,
        glances: RateLimit = GLANCES,
        channels: RateLimit = CHANNELS,
        most: int = MOST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._players = TokenBuckets(players, most)
        self._glances = TokenBuckets(glances, most)
        self._channels = TokenBuckets(channels, most)
        self._clock = clock

    def admit(self, player: Player, room: Room, *, is_glance: bool = False) -> RateLimitHit | None:
        """Let a player do something in a room; return what keeps them from it, if anything does.

        What changes nothing is counted by itself.
        """
        now = self._clock()
        own = self._glances if is_glance else self._players
        if wait := own.take_token(player, now):
            return self._stop(player, now, wait)
        if room.group and (wait := self._channels.take_token(_channel(player, room), now)):
            return self._stop(player, now, wait, is_of_channel=True)
        return None

    def check_admission(self, player: Player, room: Room) -> RateLimitHit | None:
        """Return what would keep a player from doing something, without letting them pass."""
        now = self._clock()
        if wait := self._players.seconds_to_wait(player, now):
            return self._stop(player, now, wait)
        if room.group and (wait := self._channels.seconds_to_wait(_channel(player, room), now)):
            return self._stop(player, now, wait, is_of_channel=True)
        return None

    def admit_glance(self, player: Player) -> bool:
        """Let a player look something up that changes nothing; tell whether they may."""
        return not self._glances.take_token(player, self._clock())

    def block(self, player: Player) -> RateLimitHit:
        """Keep a player out who asks for more than can be answered at once."""
        now = self._clock()
        self._players.empty(player, now)
        return self._stop(player, now, self._players.seconds_to_wait(player, now))

    @property
    def size(self) -> int:
        """Of how many players and channels something is kept in mind."""
        return self._players.size + self._glances.size + self._channels.size

    def _stop(self, player: Player, now: float, wait: float, *, is_of_channel: bool = False) -> RateLimitHit:
        bucket = self._players.bucket(player, now)
        is_told = now < bucket.notified_until
        if not is_told:
            bucket.notified_until = now + wait
        return RateLimitHit(ceil(wait), is_of_channel, is_told)


def _channel(player: Player, room: Room) -> Hashable:
    return player.chat, room.group, room.channel
