"""What happens in a year of challenges: who plays when and how, what fails, and what is remembered of it."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from random import Random
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.player_settings import ResultVisibility
from bot.core.posts import PostChannel
from bot.core.session import Session
from bot.daily.certified_deals import find_certified_deal
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS, Days
from bot.daily.scope import Span
from bot.features.posts.schedule import due_moment
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from bot.storage.player_store import StaleGameError
from engine.game import Position
from engine.move import Move
from engine.outcome import Result
from engine.record import Record
from tests.year.mortal import House, Wall, is_survived

FIRST = date(2027, 1, 1)
LENGTH = 365
PLAYERS = 1000
DEVOTED = 8
"""Players who hardly miss a day: half of them none that they can help, half of them one in seven, which is
about as often as they earn a freeze. The others come now and then."""
VISITS = 3
"""How many days of the year each of the others plays, about."""
OUTAGE = LENGTH // 2
"""The day on which nobody is up from six in the morning on, nor on the next one: whatever else happens."""
STRETCH = 3 * 60 * 60
"""Seconds from one look at the world to the next, which comes in the last half hour of them."""
ZONES = ("Asia/Tokyo", "Europe/Berlin", "America/New_York")
EVENINGS = (11, 19, 1)
"""When it is eight in the evening there, by the clock of UTC."""
COUNTING = 24
"""Words, about, in which an attempt is counted."""
LEASE_SECONDS = 240
"""In which whatever a process has taken for itself runs out."""
TYPED = 6
"""Moves at the end of a game that are typed one by one: all others are stored as they would be then."""
HOURS = (0, 3, 6, 9, 12, 15, 18, 19, 20, 21, 22, 23)
DAYS = Days(FIRST)


@dataclass(frozen=True)
class Run:
    """A ranked attempt as its player made it: what all that is told of it must follow from."""

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
    def effort(self) -> tuple[int, int, int, int, int]:
        return (int(self.is_won), self.score, int(not self.is_assisted), self.moves, self.seconds)


class Year:
    """What happens in the year, by the hour."""

    def __init__(self, path: str, redis: Redis, seed: int) -> None:
        self.path = path
        self.redis = redis
        self.chance = Random(seed)
        self.time = DAYS.begins(1)
        self.walls = {Chat.DISCORD: Wall(can_tell=True), Chat.TELEGRAM: Wall(can_tell=False)}
        self.houses: list[House | None] = [self.house(), self.house()]
        self.back = [0, 0]
        """When each process that is down comes up again."""
        self.settings = [self._settled(number, hour) for number, hour in enumerate(HOURS)]
        self.groups = [*((one.channel.chat, one.channel.group) for one in self.settings), (Chat.DISCORD, 0)]
        self.runs: dict[int, dict[Player, Run]] = defaultdict(dict)
        self.waiting: list[tuple[Player, Session]] = []
        """Attempts that are over, and of which their players do not know yet that they count."""
        self.unfinished: list[tuple[Player, int]] = []
        self.late: set[Run] = set()
        """Those that were counted when their day had been closed: its ratings know nothing of them."""
        self.served: set[tuple[int, int]] = set()
        """Channels and days of which a process was there to post and lived on."""
        self.doubtful: set[tuple[PostChannel, str]] = set()
        """Posts that a process died of between noting that they go out and their arrival."""
        self.up: Counter[int] = Counter()
        """Seconds of each day in which a process was up."""
        self.is_to_sweep = False
        """Whether a hint of when to post somewhere is lost, and not mended yet."""
        self.deaths = 0

    def house(self) -> House:
        return House(self.path, self.walls, lambda: self.time, FIRST, STRETCH)

    def _settled(self, number: int, hour: int) -> PostSettings:
        chat = (Chat.DISCORD, Chat.TELEGRAM)[number % 2]
        channel = PostChannel(chat, 9000 + number, 5)
        is_summing = number < 4
        return PostSettings(channel, hour, ZONES[number % 3], is_weekly=is_summing, is_monthly=is_summing)

    async def begin(self) -> None:
        posts = self.alive()[0].app.services.posts.store
        for one in self.settings:
            await posts.save_settings(one.channel.chat, one.channel.group, one, None, since=1)

    def alive(self) -> list[House]:
        return [house for house in self.houses if house]

    async def live(self) -> None:
        contexts = self._contexts()
        late: list[Player] = []
        for tick in range(LENGTH * DAY_SECONDS // STRETCH):
            begins = DAYS.begins(1) + tick * STRETCH
            if begins == DAYS.begins(DAYS.number_at(begins)):
                late = []  # who could not play on the day has missed it
            before = self.time
            self.time = max(self.time, begins + STRETCH - self.chance.randrange(300, 1800))
            await self._server_time_passes(self.time - before)
            await self._fates(tick)
            comers = [*late, *contexts[tick]]
            late = await self._play(comers) if self.alive() else comers
            await self._work()

    async def end(self) -> None:
        """Let the last day close, with two processes that are well."""
        for house in self.alive():
            await house.bury()
        self.time = DAYS.closes(LENGTH) + STRETCH
        self.houses = [self.house(), self.house()]
        await self._server_time_passes(STRETCH)
        await self._play([])
        await self._work()

    def _contexts(self) -> dict[int, list[Player]]:
        """Return who comes when in the year."""
        contexts: dict[int, list[Player]] = defaultdict(list)
        for number in range(PLAYERS):
            player = Player(self._group_of(number)[0], number + 1)
            days = self.chance.sample(range(LENGTH), VISITS)
            if number < DEVOTED:
                days = [day for day in range(LENGTH) if number % 2 or self.chance.random() > 1 / 7]
            for day in days:
                hour = (EVENINGS[number % 3] + self.chance.randrange(-3, 4)) % 24
                contexts[(day * 24 + hour) * 3600 // STRETCH].append(player)
        return contexts

    def _group_of(self, number: int) -> tuple[Chat, int]:
        return self.groups[number % len(self.groups)]

    async def _fates(self, tick: int) -> None:
        """Have processes come back, or go down as they do on one day whatever happens, or else by chance."""
        for place, house in enumerate(self.houses):
            if house is None and self.time >= self.back[place]:
                self.houses[place] = self.house()
        hours = (tick * STRETCH - (OUTAGE - 1) * DAY_SECONDS) // 3600
        if hours == 0:  # on that day, up to its outage, both are well
            await self._go_down(0)
            self.houses = [self.house(), self.house()]
        if hours == 6:
            await self._go_down(42 * 3600 - STRETCH)
        if not 0 <= hours <= 48:
            await self._chances()

    async def _chances(self) -> None:
        """Have processes die soon or go down together; have clocks jump, and a hint get lost."""
        chance = self.chance
        if chance.random() < 0.002:
            await self._go_down(chance.choice((600, 6, 20 * 3600, 48 * 3600)))
        if chance.random() < 0.02:
            channel = chance.choice(self.settings).channel
            await self.redis.zadd(
                f"sb1:posts:{channel.chat}", {str(channel.group): self.time + 30 * DAY_SECONDS}
            )
            self.is_to_sweep = True
        for house in self.alive():
            if chance.random() < 0.015:
                house.doom(chance)
            if chance.random() < 0.01:
                house.ahead = chance.choice((-3600, 0, 3600))

    async def _go_down(self, seconds: int) -> None:
        """Have both processes end, and stay away for so long."""
        for place, house in enumerate(self.houses):
            if house:
                await house.bury()
            self.houses[place], self.back[place] = None, self.time + seconds

    async def _work(self) -> None:
        """Have all processes do what they do, at the same time; who lives on does it again after a death."""
        alive = self.alive()
        now = [house.now() for house in alive]
        is_sweeping = self.is_to_sweep or self.chance.random() < 0.1
        ends: Sequence[bool]
        if len(alive) > 1 and self.chance.random() < 0.2:
            ends = await self._overtaking(*alive)
        else:
            ends = await asyncio.gather(*(self._tick(house, is_sweeping=is_sweeping) for house in alive))
            self.is_to_sweep = self.is_to_sweep and not any(ends)
        for house, then, has_lived in zip(alive, now, ends, strict=True):
            if has_lived:
                self.up[DAYS.number_at(then)] += 0 if house is not alive[0] and ends[0] else STRETCH
        if not all(ends):
            await self._note_doubts()
            await self._work_again()
        elif len({DAYS.number_at(then) for then in now}) > 1:
            # Whose clock is ahead has done with a day that the other one, looking all the time, goes on with.
            late = min(alive, key=House.now)
            if not await self._tick(late, is_sweeping=True):
                await self._note_doubts()
        for then, has_lived in zip(now, ends, strict=True):
            if has_lived and len(self.alive()) == sum(ends):
                self._note_service(then)

    async def _overtaking(self, slow: House, fast: House) -> tuple[bool, ...]:
        """Have one process stand still somewhere while the other one does it all; then have it go on.

        It may be for so long that what it had taken for itself has run out.
        """
        slow.life.halt_after(self.chance.randrange(80))

        async def overtake() -> bool:
            try:
                has_lived = await self._tick(fast, is_sweeping=True)
                return has_lived and (self.chance.random() < 0.5 or await self._work_again())
            finally:
                slow.life.go_on()

        return await asyncio.gather(self._tick(slow, is_sweeping=False), overtake())

    async def _work_again(self) -> bool:
        """Have who is there look again, when all that others have taken for themselves has run out."""
        self.time += LEASE_SECONDS
        await self._server_time_passes(LEASE_SECONDS)
        ends = [
            await self._tick(house, is_sweeping=True)
            for house in self.alive()
            if house.life.until_halt is None
        ]
        if not all(ends):
            await self._note_doubts()
        return all(ends)

    async def _tick(self, house: House, *, is_sweeping: bool) -> bool:
        has_lived = await is_survived(house.tick(is_sweeping=is_sweeping))
        if not has_lived:
            await self._bury(house)
        return has_lived

    async def _bury(self, house: House) -> None:
        place = self.houses.index(house)
        self.deaths += 1
        wait = self.chance.choice((60, 600, 600, 3600, 5 * 3600))
        self.houses[place], self.back[place] = None, self.time + wait
        await house.bury()

    def _note_service(self, then: int) -> None:
        number = DAYS.number_at(then)
        for place, one in enumerate(self.settings):
            if then >= due_moment(DAYS, number, one.hour, one.zone):
                self.served.add((place, number))

    async def _note_doubts(self) -> None:
        """Note which posts were to go out when a process died, and did not arrive."""
        for one in self.settings:
            key = PostStore.post_key(one.channel.chat, one.channel.group)
            nonces = [f"{span}.nonce" for span in Span]
            for kept in await cast(Awaitable[list[bytes | None]], self.redis.hmget(key, nonces)):
                nonce = (kept or b"").decode()
                if nonce and nonce not in self.walls[one.channel.chat].posts.get(one.channel, []):
                    self.doubtful.add((one.channel, nonce))

    async def _server_time_passes(self, seconds: int) -> None:
        """Bring what runs out by the server's own clock, which is not that of the year, so much nearer."""
        names = [f"{span}.until" for span in Span]
        keys = [PostStore.post_key(one.channel.chat, one.channel.group) for one in self.settings]
        async with self.redis.pipeline(transaction=False) as together:
            for key in keys:
                together.hmget(key, names)
            together.pttl("sb1:{closing}:lease")
            *found, left = await together.execute()
        for key, untils in zip(keys, found, strict=True):
            for name, until in zip(names, untils, strict=True):
                if until:
                    await self.redis.hincrby(key, name, -1000 * seconds)
        if left > 0:
            await self.redis.pexpire("sb1:{closing}:lease", max(1, left - 1000 * seconds))

    async def _play(self, comers: list[Player]) -> list[Player]:
        """Have players play, and return those who could not: their process died before they had begun."""
        waiting, self.waiting = self.waiting, []
        for player, session in waiting:
            await self._finish(player, session)
        unfinished, self.unfinished = self.unfinished, []
        for player, number in unfinished:
            await self._play_in_chat(player, number)
        late = []
        for player in comers:
            number = self._number(self.alive())
            challenge = await self._challenge(number) if number else None
            if challenge is None:
                late.append(player)
            elif player not in self.runs[number] and not self._is_waiting(player, number):
                await self._play_somehow(player, challenge)
        return late

    async def _play_somehow(self, player: Player, challenge: DailyChallenge) -> None:
        """Have a player play: one in a hundred by typing, and one in twenty sees no result of it.

        Of one in a hundred the process dies as the attempt is counted, after whichever step.
        """
        fate = self.chance.random()
        if self.chance.random() < 0.01:
            self.alive()[0].doom(self.chance, COUNTING)
        if fate < 0.007:
            await self._play_in_chat(player, challenge.number)
        elif fate < 0.06:
            await self._leave(player, self._session(player, challenge))
        else:
            await self._finish(player, self._session(player, challenge))

    def _is_waiting(self, player: Player, number: int) -> bool:
        return (player, number) in self.unfinished or any(
            one == player and session.challenge == number for one, session in self.waiting
        )

    async def _challenge(self, number: int) -> DailyChallenge | None:
        """Return a challenge by whoever is up; ``None`` where they have all died of it."""
        found: list[DailyChallenge | None] = []

        async def find(house: House) -> None:
            found.append(await house.app.services.daily.challenges.challenge(number, DAYS.begins(number)))

        await self._done_by_somebody(find)
        return found[0] if found else None

    async def _done_by_somebody(self, work: Callable[[House], Awaitable[None]]) -> bool:
        """Have something done by a process that lives through it; return whether there was one."""
        for house in self.alive():
            if await is_survived(work(house)):
                return True
            await self._bury(house)
        return False

    def _session(self, player: Player, challenge: DailyChallenge) -> Session:
        """Return how a player plays a challenge: the proved line, or a part of it."""
        moves, has_given_up = self._way(challenge)
        first = self.time + self.chance.randrange(5, 60)
        return Session(
            f"{player.id:x}-{challenge.number}",
            challenge.record.then(*moves),
            began=self.time,
            moved=first + self.chance.randrange(5, 900),
            first_move=first if moves else 0,
            has_given_up=has_given_up,
            challenge=challenge.number,
            is_ranked=True,
            is_waived=self.chance.random() < 0.15,
            group=self._group_of(player.id - 1)[1],
        )

    def _way(self, challenge: DailyChallenge) -> tuple[tuple[Move, ...], bool]:
        """Return the moves of an attempt, and whether it is given up after them."""
        line = _line(challenge.record)
        if self.chance.random() < 0.6:
            return line, _replayed(challenge.record.then(*line)).outcome() is None
        return line[: self.chance.randrange(len(line))], True

    async def _finish(self, player: Player, session: Session) -> None:
        """Have an attempt counted; where its process dies of it, its player looks again later."""

        async def count(house: House) -> None:
            daily = house.app.services.daily
            await self._keep(house, player, session)
            name = f"Player {player.id}"
            done = await daily.closings.last_closed()
            if await house.ranking.count_attempt(player, session, ResultVisibility.EVERYONE, name):
                self.note(player, session, is_late=done >= session.challenge)
                if self.chance.random() < 0.1:
                    await self._try_again(house, player, session)

        await self._done_by_somebody(count)
        if player not in self.runs[session.challenge]:  # or the clock of the process has not come to that day
            self.waiting.append((player, session))

    async def _try_again(self, house: House, player: Player, session: Session) -> None:
        """Have a player who has played a challenge play it once more, without a fault."""
        assert await house.app.services.daily.results.begin(player, session.challenge, "again") == session.id
        record = session.record.first(0)
        better = replace(session, id="again", record=record.then(*_line(record)), is_waived=False)
        better = replace(better, has_given_up=record.game == "flip", moved=better.first_move + 1)
        await self._keep(house, player, better)
        await house.ranking.count_attempt(player, better, ResultVisibility.EVERYONE, "")

    async def _keep(self, house: House, player: Player, session: Session) -> None:
        """Keep a game, without which no run counts."""
        await house.app.services.daily.results.begin(player, session.challenge, session.id)
        day = DAYS.date_of(session.challenge).isoformat()
        with suppress(StaleGameError):  # it was stored by a process that did not live to know it
            await house.store.begin(player, session, day, is_over=True)

    async def _leave(self, player: Player, session: Session) -> None:
        """Keep a finished run of which nobody has counted the result when its process died."""

        async def keep(house: House) -> None:
            await self._keep(house, player, session)

        if await self._done_by_somebody(keep):
            self.note(player, session)
        else:
            self.waiting.append((player, session))

    async def _play_in_chat(self, player: Player, number: int) -> None:
        """Have a player play by what is typed, a move at a time, with whoever is up."""

        async def play(house: House) -> None:
            await self._typed(house, player, number)

        if self._number(self.alive()) == number and not await self._done_by_somebody(play):
            self.unfinished.append((player, number))

    def _number(self, houses: list[House]) -> int:
        """Return the day that it is for all of them; 0 where they do not agree."""
        numbers = {DAYS.number_at(house.now()) for house in houses}
        return numbers.pop() if len(numbers) == 1 else 0

    async def _typed(self, house: House, player: Player, number: int) -> None:
        room = Room(group=self._group_of(player.id - 1)[1], name=f"Player {player.id}")
        await house.app.handle(player, Action(Verb.DAILY), room)
        name = await house.app.services.daily.results.begun(player, number)
        session = await house.store.load(player, name)
        line = _line(session.record.first(0))
        if len(session.record.moves) < len(line) - TYPED:
            session = session.played(line[len(session.record.moves) : -TYPED]).changed(house.now())
            await house.store.save(player, session, is_over=False)
        for move in line[len(session.record.moves) :]:
            self.time += 2
            await house.app.handle(player, Action(Verb.SAY, (move.text,)), room)
        session = await house.store.load(player, name)
        if not session.is_over(session.record.replay()):
            await house.app.handle(player, Action(Verb.GIVE_UP, ("yes",)), room)
        done = await house.app.services.daily.closings.last_closed()
        await house.app.handle(player, Action(Verb.DAILY), room)  # whatever came between: it counts now
        self.note(player, await house.store.load(player, name), is_late=done >= number)

    def note(self, player: Player, session: Session, *, is_late: bool = False) -> None:
        """Remember an attempt, by what its record comes to."""
        position = session.timed(_replayed(session.record), session.moved)
        outcome = position.outcome()
        is_won = outcome is not None and outcome.result is Result.WON
        if session.record.game == "flip":
            certified = find_certified_deal(session.record)
            assert certified is not None
            is_won = 100 * position.score() >= 92 * (certified.par or 0)
        run = self.runs[session.challenge][player] = Run(player, session, position.score(), is_won)
        if is_late:
            self.late.add(run)


@lru_cache(64)
def _replayed(record: Record) -> Position:
    return record.replay()


@lru_cache(16)
def _line(record: Record) -> tuple[Move, ...]:
    """Return the moves that prove what can be reached in a deal."""
    certified = find_certified_deal(record)
    assert certified is not None
    return certified.record().moves
