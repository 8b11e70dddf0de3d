"""The reminders of the simulation: players who are reminded, and what must have reached them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import time
from random import Random

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.retention import DEFAULT_RETENTION
from bot.daily.days import Days
from bot.daily.local_time import due_moment
from bot.daily.result import ChallengeResult
from bot.features.reminders.choice import ReminderChoice
from bot.features.reminders.delivery import reminder_nonce
from bot.features.reminders.planning import BETWEEN, LATEST, LEAST_TIME, ReminderKind, ReminderTask
from bot.features.reminders.store import ReminderStore
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from tests.bot.posts.post_office import FakeChat

ZONES = ("Asia/Tokyo", "Europe/Berlin", "America/New_York")
TIMES = ("00:00", "02:30", "07:15", "09:00", "12:30", "18:30", "19:00", "23:45")
FIRST_ID = 700_000
"""The ids of these players, who are others than those of the leaderboards."""
PLAYED = 0.06
"""The chance that one of them plays in a step, if not yet on that day."""
ROW, PAUSE_DAYS = 3, 14
"""After 3 reminders in a row that bring nobody, none comes for 14 days."""


@dataclass(frozen=True)
class RemindedPlayer:
    """A player with a daily reminder."""

    player: Player
    clock: time
    zone: str
    has_warning: bool

    def due(self, days: Days, number: int) -> int:
        """Return when the reminder of a day is due."""
        return due_moment(days, number, self.clock.hour, self.zone, self.clock.minute)


class RemindedPlayers:
    """All of them, when they played, and which reminders a process was certainly able to send."""

    def __init__(self, redis: Redis, days: Days, chance: Random) -> None:
        self._redis = redis
        self._days = days
        self._chance = chance
        self._store = ReminderStore(redis, DEFAULT_RETENTION)
        self.players = [self._player(number, text) for number, text in enumerate(TIMES * 2)]
        self.begun: dict[tuple[Player, int], int] = {}
        """When each player began a day."""
        self.served: dict[tuple[Player, int], int] = {}
        """When a process that survived was first able to send a reminder."""
        self.doubtful: set[tuple[Player, int]] = set()
        """The reminders that were on their way when their process was killed or overtaken."""

    @staticmethod
    def _player(number: int, text: str) -> RemindedPlayer:
        player = Player((Chat.DISCORD, Chat.TELEGRAM)[number // len(TIMES)], FIRST_ID + number)
        has_warning = number % len(TIMES) in (0, 4)
        return RemindedPlayer(player, time.fromisoformat(text), ZONES[number % 3], has_warning)

    async def turn_on(self) -> None:
        """Turn all reminders on, from the first day on."""
        for one in self.players:
            await self._store.begin(one.player, "en", {})
            chosen = ReminderChoice(one.clock, one.has_warning).fields
            await PlayerStore(self._redis).choose(one.player, {**chosen, "zone": one.zone})

    async def play(self, now: int) -> None:
        """Let some players play the day's challenge."""
        number, results = self._days.number_at(now), ResultStore(self._redis)
        for one in self.players:
            if (one.player, number) not in self.begun and self._chance.random() < PLAYED:
                self.begun[one.player, number] = now
                session = f"r{number}"
                await results.begin(one.player, number, session)
                result = ChallengeResult(
                    number,
                    "wish",
                    is_won=False,
                    score=9,
                    moves=1,
                    seconds=1,
                    is_assisted=False,
                    finished_at=now,
                    session_id=session,
                )
                await results.save_result(one.player, result)
                await results.counted(one.player, number)

    def note_service(self, moment: int, now: int, latest: int) -> None:
        """Note what a process was able to send at a moment of its clock, if another one's shows ``latest``.

        ``now`` is when it began, by the right time. When summer time ends, the reminders of two days can be
        due within an hour; then the second one need not come.
        """
        number = self._days.number_at(moment)
        for one in self.players:
            due = one.due(self._days, number)
            if due < one.due(self._days, number - 1) + LATEST + BETWEEN:
                continue
            if due <= moment and latest <= min(due + LATEST, self._days.ends(number) - LEAST_TIME):
                self.served.setdefault((one.player, number), now)

    async def note_doubts(self) -> None:
        """Note which reminders are in progress, so that nobody knows whether they have arrived."""
        for one in self.players:
            state = await self._store.state(one.player)
            if await self._redis.hexists(self._store.key(one.player), "daily.nonce"):
                self.doubtful.add((one.player, state.attempts[ReminderKind.DAILY].number))

    def claims(self) -> list[tuple[str, str]]:
        """Return the keys and fields that hold when claims expire."""
        return [
            (self._store.key(one.player), f"{kind}.until") for one in self.players for kind in ReminderKind
        ]

    def counts(self, chats: dict[Chat, FakeChat], length: int) -> Counter[str]:
        """Return how many came: ``sent``, ``twice``, ``missed``, ``lost`` in doubt, in a ``pause``."""
        found = Counter({"twice": 0, "missed": 0, "lost": 0, "pause": 0})
        for one in self.players:
            arrived = Counter(nonce for who, nonce in chats[one.player.chat].sent if who == one.player)
            found["twice"] += sum(times - 1 for times in arrived.values())
            found["warnings"] += sum(nonce.startswith("s") for nonce in arrived)
            found += self._of_player(one, arrived.keys(), range(1, length + 1))
        return found

    def _of_player(self, one: RemindedPlayer, arrived: Iterable[str], numbers: range) -> Counter[str]:
        found, came = Counter[str](), set(arrived)
        unanswered, last, paused = 0, 0, 0
        for number in numbers:
            if last:
                unanswered = 0 if (one.player, last) in self.begun else unanswered + 1
                if unanswered == ROW:
                    unanswered, paused = 0, last + PAUSE_DAYS
                last = 0
            if reminder_nonce(ReminderTask(ReminderKind.DAILY, number, 0)) in came:
                found["pause" if number <= paused else "sent"] += 1
                last = number
            elif number > paused and self._was_due(one, number):
                is_lost = (one.player, number) in self.doubtful  # and counts as sent
                found["lost" if is_lost else "missed"] += 1
                last = number if is_lost else 0
        return found

    def _was_due(self, one: RemindedPlayer, number: int) -> bool:
        """Return whether a reminder that did not come should have come."""
        served, begun = (found.get((one.player, number)) for found in (self.served, self.begun))
        return served is not None and (begun is None or begun > served)
