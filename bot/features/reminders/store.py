"""Stores the progress of reminders, and when each player is checked next.

==========================  ====  ==========================================================================
key                         type  what it holds
==========================  ====  ==========================================================================
``sb1:{CHAT:ID}:reminders``  hash  ``settings``: the language in which the player turned reminders on;
                                   ``channel``: the private channel in Discord; ``last``: when the last one
                                   was sent; ``open``: the day of the last daily one, until it is known
                                   whether it brought the player; ``unanswered``: how many in a row did not;
                                   ``paused``: the day from which on they come again; ``wanted``: the day
                                   whose review the player waits for; for each kind, as ``daily.``,
                                   ``streak.`` and ``review.``, the state of its delivery
                                   (``delivery_claims.py``). Expires with the player's settings
``sb1:reminders:CHAT``       zset  the schedule: the players of a chat with reminders, by the time of their
                                   next check; below 1 means at once
==========================  ====  ==========================================================================

What the player has chosen is among the settings (``choice.py``), with the same hash tag. The schedule
is elsewhere in a cluster: a player is in it before reminders are on, and leaves it at a check that finds
them off.
"""

from collections.abc import Mapping

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.retention import DAY, RetentionPeriods
from bot.features.reminders.choice import REMINDER, UNREACHED, WARNING
from bot.features.reminders.planning import ReminderKind, ReminderState
from bot.storage.coordination.delivery_claims import DeliveryClaims
from bot.storage.coordination.due_schedule import DueSchedule
from bot.storage.decoding import decode_hash
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import PlayerPart, due_reminders_key, player_key

MARK_DONE = """
if redis.call('EXISTS', KEYS[1]) == 0 then
  return 0
end
if (redis.call('HGET', KEYS[1], ARGV[3]) or '0') == ARGV[4] then
  for place = 5, #ARGV, 2 do
    redis.call('HSET', KEYS[1], ARGV[place], ARGV[place + 1])
  end
end
local done = ARGV[1] .. '.sent'
if tonumber(redis.call('HGET', KEYS[1], done) or '0') < tonumber(ARGV[2]) then
  redis.call('HSET', KEYS[1], done, ARGV[2])
end
return 1
"""
"""Notes up to which day a kind is done, and changes fields if one of them still has the expected value.

Nothing changes if everything was deleted.
"""

DROP = """
if redis.call('DEL', KEYS[1]) == 1 and redis.call('EXISTS', KEYS[2]) == 1 then
  redis.call('HDEL', KEYS[2], ARGV[2], ARGV[3])
  redis.call('HSET', KEYS[2], ARGV[1], '1')
end
return 'ok'
"""
"""Turns reminders off, and notes that the player is to be told so, unless everything was deleted."""


class ReminderStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis, lifetimes: RetentionPeriods) -> None:
        self._redis = redis
        self._seconds = lifetimes.longest * DAY
        self.claims = DeliveryClaims(redis)
        """Those of all players, by ``key``."""
        self.schedule = DueSchedule(redis, due_reminders_key)
        self._mark_done = redis.register_script(MARK_DONE)
        self._drop = redis.register_script(DROP)

    @staticmethod
    def key(player: Player) -> str:
        """Return the key of a player's reminders."""
        return player_key(player, PlayerPart.REMINDERS)

    async def state(self, player: Player) -> ReminderState:
        """Return the state of a player's reminders."""
        async with pipelined(self._redis, transaction=False) as together:
            together.hgetall(self.key(player))
            together.hgetall(player_key(player, PlayerPart.SETTINGS))
            stored, chosen = await together.execute()
        return ReminderState.read(decode_hash(stored), decode_hash(chosen))

    async def begin(self, player: Player, language: str, done: Mapping[ReminderKind, int]) -> None:
        """Start the reminders of a player, whose settings are stored next, or continue them afresh.

        ``done`` are the days up to which nothing is to be sent.
        """
        await self.schedule.check_now(player.chat, player.id)
        key = self.key(player)
        async with pipelined(self._redis, transaction=True) as together:
            together.hset(key, "settings", language)
            together.hdel(key, "open", "unanswered", "paused")
            together.expire(key, self._seconds)
            together.hdel(player_key(player, PlayerPart.SETTINGS), UNREACHED)
            await together.execute()
        for kind, number in done.items():
            await self.mark_done(player, kind, number)

    async def want_review(self, player: Player, language: str, number: int) -> None:
        """Store that a player waits for the review of a day; the other reminders stay as they are."""
        await self.schedule.check_now(player.chat, player.id)
        key = self.key(player)
        async with pipelined(self._redis, transaction=True) as together:
            together.hsetnx(key, "settings", language)
            together.hset(key, "wanted", str(number))
            together.expire(key, self._seconds)
            together.hdel(player_key(player, PlayerPart.SETTINGS), UNREACHED)
            await together.execute()
        await self.schedule.check_now(player.chat, player.id)

    async def end(self, player: Player) -> None:
        """Remove the state of a player who has turned everything off."""
        await answer_of(self._redis.delete(self.key(player)))
        await self.forget(player)

    async def forget(self, player: Player) -> None:
        """Remove a player whose own keys are deleted from the schedule."""
        await self.schedule.remove(player.chat, player.id)

    async def drop(self, player: Player) -> None:
        """Turn off all reminders of a player who cannot be reached, and note that they must be told."""
        keys = [self.key(player), player_key(player, PlayerPart.SETTINGS)]
        args = [UNREACHED, REMINDER, WARNING]
        await answer_of(self._drop(keys=keys, args=args))
        await self.forget(player)

    async def pop_unreached(self, player: Player) -> bool:
        """Return whether the player is to be told now, which happens once."""
        return bool(await answer_of(self._redis.hdel(player_key(player, PlayerPart.SETTINGS), UNREACHED)))

    async def mark_done(
        self,
        player: Player,
        kind: ReminderKind,
        number: int,
        fields: Mapping[str, int] | None = None,
        expected: tuple[str, int] = ("", 0),
    ) -> None:
        """Note that a kind is done up to a day, unless everything was deleted.

        ``fields`` are changed with it if the ``expected`` one still has its value: another process may have
        gone on.
        """
        words: list[str | int] = [word for pair in (fields or {}).items() for word in pair]
        await answer_of(
            self._mark_done(keys=[self.key(player)], args=[kind.value, number, *expected, *words])
        )

    async def set_fields(
        self, player: Player, fields: Mapping[str, int], expected: tuple[str, int] = ("", 0)
    ) -> None:
        """Change fields as ``mark_done`` does."""
        await self.mark_done(player, ReminderKind.DAILY, 0, fields, expected)
