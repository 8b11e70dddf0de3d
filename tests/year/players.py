"""The players of the simulation: when and how they play, and their attempts."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Protocol

from bot.core.actions import Chat, Player
from bot.core.session import Session
from bot.core.settings import ResultVisibility
from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.days import Days
from bot.features.challenge.service import ChallengeService
from bot.storage.closing_store import ClosingStore
from bot.storage.errors import StaleGameError
from bot.storage.result_store import ResultStore
from engine.game import Position
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from tests.year.process import BotProcess

PLAYERS = 300
DEVOTED = 6
"""Players who play almost daily: half of them miss only days of an outage, the others also one day in seven,
about as often as they earn a freeze. All other players play occasionally."""
DAYS_OF_OTHERS = 3
"""On how many days of the year each other player plays."""
EVENINGS = (11, 19, 1)
"""20:00 in the players' time zones, as hours in UTC."""
ONE_LEFT_OPEN = 40
"""One attempt in so many is never finished."""
COUNTING_STEPS = 24
"""The approximate number of ``KillSwitch`` steps that counting an attempt takes."""


@dataclass(frozen=True)
class Attempt:
    """A ranked attempt as its player made it: results, leaderboards and streaks must follow from it."""

    player: Player
    session: Session
    score: int
    is_won: bool

    @property
    def moves(self) -> int:
        return len(self.session.record.moves)

    @property
    def seconds(self) -> int:
        return self.session.moved - self.session.first_move if self.session.first_move else 0

    @property
    def is_assisted(self) -> bool:
        return self.session.is_waived

    @property
    def result(self) -> tuple[int, int, int, int, int]:
        return (int(self.is_won), self.score, int(not self.is_assisted), self.moves, self.seconds)


class World(Protocol):
    """The part of the simulation that players use."""

    time: int
    chance: Random

    def alive(self) -> list[BotProcess]: ...

    async def survives(self, process: BotProcess, work: Awaitable[object]) -> bool: ...


class Players:
    """All players with their attempts."""

    def __init__(
        self,
        world: World,
        days: Days,
        length: int,
        groups: list[tuple[Chat, int]],
        left_open: Collection[int] = (),
    ) -> None:
        """``left_open`` are the days on which nobody finishes an attempt."""
        self._world = world
        self._days = days
        self._groups = groups
        self.attempts: dict[int, dict[Player, Attempt]] = defaultdict(dict)
        self.late: set[Attempt] = set()
        """Attempts that were counted after their day had closed, so that its ratings do not contain them."""
        self.unfinished: dict[tuple[Player, int], int] = {}
        """When each attempt began that was never finished, by its player and day."""
        self._uncounted: list[tuple[Player, Session]] = []
        self._length = length
        self._left_open = left_open

    def visits(self, interval: int) -> dict[int, list[Player]]:
        chance = self._world.chance
        visits: dict[int, list[Player]] = defaultdict(list)
        for number in range(PLAYERS):
            player = Player(self._groups[number % len(self._groups)][0], number + 1)
            days = chance.sample(range(self._length), DAYS_OF_OTHERS)
            if number < DEVOTED:
                days = [day for day in range(self._length) if number % 2 or chance.random() > 1 / 7]
            for day in days:
                hour = (EVENINGS[number % 3] + chance.randrange(-3, 4)) % 24
                visits[(day * 24 + hour) * 3600 // interval].append(player)
        return visits

    async def play(self, players: list[Player]) -> list[Player]:
        """Let players play; return those who could not: processes were killed or disagree on the day."""
        uncounted, self._uncounted = self._uncounted, []
        for player, session in uncounted:
            await self._finish(player, session)
        late = []
        for player in players:
            number = self._number()
            pending = {(one, session.challenge) for one, session in self._uncounted}
            challenge = await self._challenge(number) if number else None
            if challenge is None:
                late.append(player)
            elif (player, number) in self.unfinished:
                continue
            elif player not in self.attempts[number] and (player, number) not in pending:
                if number in self._left_open or (player.id + number) % ONE_LEFT_OPEN == 0:
                    await self._leave_open(player, challenge)
                else:
                    await self._play_challenge(player, challenge)
        return late

    async def _play_challenge(self, player: Player, challenge: DailyChallenge) -> None:
        """Play a challenge; one player in twenty does not look at the result.

        One time in a hundred, a process is killed while it counts the attempt.
        """
        chance, session = self._world.chance, self._session(player, challenge)
        if chance.random() < 0.01:
            self._world.alive()[0].kill_soon(chance, COUNTING_STEPS)
        if chance.random() < 0.05:
            await self._leave(player, session)
        else:
            await self._finish(player, session)

    async def _leave_open(self, player: Player, challenge: DailyChallenge) -> None:
        """Begin a challenge and never finish it; not at all if every process is killed meanwhile."""
        began = self._world.time
        session = Session(
            f"{player.id:x}-{challenge.number}",
            challenge.record,
            began=began,
            moved=began,
            challenge=challenge.number,
            is_ranked=True,
        )

        async def store(process: BotProcess) -> None:
            await self._store(process, player, session, is_over=False)

        if await self._done_by_any_process(store):
            self.unfinished[player, challenge.number] = began

    def _number(self) -> int:
        """Return the number of today's challenge by the clocks of all processes; 0 if they differ."""
        numbers = {self._days.number_at(process.now()) for process in self._world.alive()}
        return numbers.pop() if len(numbers) == 1 else 0

    async def _challenge(self, number: int) -> DailyChallenge | None:
        """Return a challenge; ``None`` if all processes were killed while they looked it up."""
        found: list[DailyChallenge | None] = []

        async def find(process: BotProcess) -> None:
            found.append(
                await process.daily.get(ChallengeService).challenge(number, self._days.begins(number))
            )

        await self._done_by_any_process(find)
        return found[0] if found else None

    async def _done_by_any_process(self, work: Callable[[BotProcess], Awaitable[None]]) -> bool:
        """Run work in one process after another until one survives it; return whether one did."""
        for process in self._world.alive():
            if await self._world.survives(process, work(process)):
                return True
        return False

    def _group(self, player: Player) -> int:
        return self._groups[(player.id - 1) % len(self._groups)][1]

    def _session(self, player: Player, challenge: DailyChallenge) -> Session:
        """Return a player's finished session of a challenge: all moves of its proof, or only the first."""
        world = self._world
        moves, has_given_up = _proof(challenge.record), True
        if world.chance.random() < 0.6:
            has_given_up = _replayed(challenge.record.then(*moves)).outcome() is None
        else:
            moves = moves[: world.chance.randrange(len(moves))]
        first = world.time + world.chance.randrange(5, 60)
        return Session(
            f"{player.id:x}-{challenge.number}",
            challenge.record.then(*moves),
            began=world.time,
            moved=first + world.chance.randrange(5, 900),
            first_move=first if moves else 0,
            has_given_up=has_given_up,
            challenge=challenge.number,
            is_ranked=True,
            is_waived=world.chance.random() < 0.15,
            group=self._group(player),
        )

    async def _finish(self, player: Player, session: Session) -> None:
        """Count an attempt; if all processes are killed during that, try again in a later step."""

        async def count(process: BotProcess) -> None:
            await self._store(process, player, session)
            closed = await ClosingStore(process.daily.redis).last_closed()
            visibility, name = ResultVisibility.EVERYONE, f"Player {player.id}"
            if await process.ranking.count_attempt(player, session, visibility, name):
                self._add(player, session, is_late=closed >= session.challenge)
                if self._world.chance.random() < 0.1:
                    await self._try_again(process, player, session)

        await self._done_by_any_process(count)
        if player not in self.attempts[session.challenge]:  # or the process's clock shows another day
            self._uncounted.append((player, session))

    async def _try_again(self, process: BotProcess, player: Player, session: Session) -> None:
        """Play a challenge a second time, perfectly, although only the first attempt counts."""
        assert await ResultStore(process.daily.redis).begin(player, session.challenge, "again") == session.id
        record = session.record.first(0)
        better = replace(session, id="again", record=record.then(*_proof(record)), is_waived=False)
        better = replace(better, has_given_up=record.game == "flip", moved=better.first_move + 1)
        await self._store(process, player, better)
        await process.ranking.count_attempt(player, better, ResultVisibility.EVERYONE, "")

    async def _store(
        self, process: BotProcess, player: Player, session: Session, *, is_over: bool = True
    ) -> None:
        await ResultStore(process.daily.redis).begin(player, session.challenge, session.id)
        day = self._days.date_of(session.challenge).isoformat()
        with suppress(StaleGameError):  # a process stored it and was then killed
            await process.store.begin(player, session, day, is_over=is_over)

    async def _leave(self, player: Player, session: Session) -> None:
        async def store(process: BotProcess) -> None:
            await self._store(process, player, session)

        if await self._done_by_any_process(store):
            self._add(player, session)
        else:
            self._uncounted.append((player, session))

    def _add(self, player: Player, session: Session, *, is_late: bool = False) -> None:
        position = session.timed(_replayed(session.record), session.moved)
        outcome = position.outcome()
        is_won = outcome is not None and outcome.result is Result.WON
        if session.record.game == "flip":
            certified = find_certified_deal(session.record)
            assert certified is not None
            is_won = 100 * position.score() >= 92 * (certified.par or 0)
        attempt = Attempt(player, session, position.score(), is_won)
        self.attempts[session.challenge][player] = attempt
        if is_late:
            self.late.add(attempt)


@lru_cache(64)
def _replayed(record: Record) -> Position:
    return record.replay()


@lru_cache(16)
def _proof(record: Record) -> tuple[Move, ...]:
    certified = find_certified_deal(record)
    assert certified is not None
    return certified.record().moves
