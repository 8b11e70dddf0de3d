"""A simulated year of challenges: two processes are killed, suspended and restarted while they post."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Sequence
from datetime import date
from random import Random
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Chat, Player
from bot.core.posts import PostChannel
from bot.daily.days import DAY_SECONDS, Days
from bot.daily.local_time import due_moment
from bot.features.posts.delivery import PostProgress
from bot.features.posts.planning import LEAST_TIME, post_kinds
from bot.features.posts.settings import PostSettings
from bot.features.posts.store import PostStore
from bot.features.reminders.scheduler import ReminderScheduler
from tests.bot.posts.post_office import FakeChat
from tests.killable import survives
from tests.year.players import Players
from tests.year.process import BotProcess
from tests.year.reminders import RemindedPlayers

FIRST = date(2027, 1, 1)
LENGTH = 365
OUTAGE = LENGTH // 2
"""From 06:00 UTC on this day until the end of the next one, no process is up."""
INTERVAL = 3 * 60 * 60
"""Seconds per step of the simulation; the processes work once, in the last hour of a step."""
LEASE_SECONDS = 240
"""Seconds after which all leases and claims have expired."""
WRONG_SECONDS = 3600
"""Seconds by which the clock of a process can be wrong."""
ZONES = ("Asia/Tokyo", "Europe/Berlin", "America/New_York")
HOURS = (0, 3, 6, 9, 12, 15, 18, 19, 20, 21, 22, 23)
DAYS = Days(FIRST)


class Simulation:
    """All players, chats and processes of the year."""

    def __init__(self, path: str, redis: Redis, seed: int) -> None:
        self._path = path
        self._redis = redis
        self.chance = Random(seed)
        self.time = DAYS.begins(1)
        self.chats = {Chat.DISCORD: FakeChat(), Chat.TELEGRAM: FakeChat(knows_nonces=False)}
        self.processes: list[BotProcess | None] = [self._start(), self._start()]
        self._restarts = [0, 0]
        self.settings = [self._post_settings(number, hour) for number, hour in enumerate(HOURS)]
        self.groups = [*((one.channel.chat, one.channel.group) for one in self.settings), (Chat.DISCORD, 0)]
        self.players = Players(self, DAYS, LENGTH, self.groups, left_open={OUTAGE - 1})
        self.reminded = RemindedPlayers(redis, DAYS, Random(seed + 1))
        self.served: set[tuple[int, int]] = set()
        """The indexes of channels and the days for which a process could post and survived."""
        self.doubtful: set[tuple[PostChannel, str]] = set()
        """The posts that were in progress when their process was killed or overtaken."""
        self.uptime: Counter[int] = Counter()
        """For each day, the seconds in which a process was up."""
        self.served_steps: set[int] = set()
        """The steps in which a process with the right clock was up and survived."""
        self.dark_steps: set[int] = set()
        """The steps in which no process was up."""
        self._needs_sweep = False
        """Whether an entry of the schedule is wrong and not yet repaired."""
        self.kills = 0

    def _start(self) -> BotProcess:
        return BotProcess(self._path, self.chats, lambda: self.time, FIRST, INTERVAL)

    def _post_settings(self, number: int, hour: int) -> PostSettings:
        channel = PostChannel((Chat.DISCORD, Chat.TELEGRAM)[number % 2], 9000 + number, 5)
        has_summaries = number < 4
        return PostSettings(
            channel, hour, ZONES[number % 3], is_weekly=has_summaries, is_monthly=has_summaries
        )

    def alive(self) -> list[BotProcess]:
        return [process for process in self.processes if process]

    async def run(self) -> None:
        """Simulate the year, then close its last day with two healthy processes."""
        store = self.alive()[0].posts.store
        for one in self.settings:
            await store.save_settings(one.channel.chat, one.channel.group, one, None, since=1)
        await self.reminded.turn_on()
        visits = self.players.visits(INTERVAL)
        late: list[Player] = []
        for step in range(LENGTH * DAY_SECONDS // INTERVAL):
            begins = DAYS.begins(1) + step * INTERVAL
            if begins == DAYS.begins(DAYS.number_at(begins)):
                late = []  # they have missed yesterday's challenge
            before = self.time
            self.time = max(self.time, begins + INTERVAL - self.chance.randrange(1500, 3000))
            await self._advance_server(self.time - before)
            await self._change_processes(step)
            players = [*late, *visits[step]]
            late = await self.players.play(players) if self.alive() else players
            await self.reminded.play(self.time)
            if not self.alive():
                self.dark_steps.add(step)
            if any(process.ahead == 0 for process in await self._work()):
                self.served_steps.add(step)
        await self._stop_all(0)
        self.time = DAYS.closes(LENGTH) + INTERVAL
        self.processes = [self._start(), self._start()]
        await self._advance_server(INTERVAL)
        await self.players.play([])
        await self._work()

    async def survives(self, process: BotProcess, work: Awaitable[object]) -> bool:
        """Await some work of a process; if it is killed meanwhile, plan its restart and return ``False``."""
        if await survives(work):
            return True
        place = self.processes.index(process)
        self.kills += 1
        wait = self.chance.choice((60, 600, 600, 3600, 5 * 3600))
        self.processes[place], self._restarts[place] = None, self.time + wait
        await process.close()
        return False

    async def _change_processes(self, step: int) -> None:
        """Restart processes that are due; stop all for the outage, and some at random at other times."""
        for place, process in enumerate(self.processes):
            if process is None and self.time >= self._restarts[place]:
                self.processes[place] = self._start()
        hours = (step * INTERVAL - (OUTAGE - 1) * DAY_SECONDS) // 3600
        if hours == 0:  # both are healthy until the outage
            await self._stop_all(0)
            self.processes = [self._start(), self._start()]
        if hours == 6:
            await self._stop_all(42 * 3600 - INTERVAL)
        if not 0 <= hours <= 48:
            await self._disturb()

    async def _disturb(self) -> None:
        """At random, stop or kill processes, let clocks jump, and make an entry of the schedule wrong."""
        chance = self.chance
        if chance.random() < 0.002:
            await self._stop_all(chance.choice((600, 6, 20 * 3600, 48 * 3600)))
        if chance.random() < 0.02:
            channel = chance.choice(self.settings).channel
            entry = {str(channel.group): self.time + 30 * DAY_SECONDS}
            await self._redis.zadd(f"sb1:posts:{channel.chat}", entry)
            self._needs_sweep = True
        for process in self.alive():
            if chance.random() < 0.015:
                process.kill_soon(chance)
            if chance.random() < 0.01:
                process.ahead = chance.choice((-3600, 0, 3600))

    async def _stop_all(self, seconds: int) -> None:
        for place, process in enumerate(self.processes):
            if process:
                await process.close()
            self.processes[place], self._restarts[place] = None, self.time + seconds

    async def _work(self) -> list[BotProcess]:
        """Let all processes work concurrently, and return those that survive.

        After a kill, they work again when leases have expired.
        """
        alive, begun = self.alive(), self.time
        now = [process.now() for process in alive]
        is_sweeping = self._needs_sweep or self.chance.random() < 0.1
        survived: Sequence[bool]
        if is_suspended := len(alive) > 1 and self.chance.random() < 0.2:
            survived = await self._work_with_one_suspended(*alive)
        else:
            survived = await asyncio.gather(
                *(self._work_of(process, is_sweeping=is_sweeping) for process in alive)
            )
            self._needs_sweep = self._needs_sweep and not any(survived)
        for process, moment, is_up in zip(alive, now, survived, strict=True):
            if is_up:
                is_counted = process is not alive[0] and survived[0]
                self.uptime[DAYS.number_at(moment)] += 0 if is_counted else INTERVAL
        if not all(survived):
            await self._note_doubts()
            await self._work_after_leases()
        elif len({DAYS.number_at(moment) for moment in now}) > 1:
            await self._work_with_late_clock(alive)
        for moment, is_up in zip(now, survived, strict=True):
            if is_up and len(self.alive()) == sum(survived):
                self._note_service(moment)
        await self._note_reminding(now, begun, is_disturbed=is_suspended or not all(survived))
        return [process for process, is_up in zip(alive, survived, strict=True) if is_up]

    async def _work_with_late_clock(self, alive: list[BotProcess]) -> None:
        """Let one process work again: a day is over by another one's clock and not by its own."""
        if not await self._work_of(min(alive, key=BotProcess.now), is_sweeping=True):
            await self._note_doubts()

    async def _work_with_one_suspended(self, slow: BotProcess, fast: BotProcess) -> tuple[bool, ...]:
        """Suspend one process at a random request while the other one does all the work, then resume it.

        In half of the cases it stays suspended until its leases and claims have expired.
        """
        slow.switch.halt_after(self.chance.randrange(80))

        async def overtake() -> bool:
            try:
                is_up = await self._work_of(fast, is_sweeping=True)
                await self._note_doubts()
                return is_up and (self.chance.random() < 0.5 or await self._work_after_leases())
            finally:
                slow.switch.go_on()

        return await asyncio.gather(self._work_of(slow, is_sweeping=False), overtake())

    async def _work_after_leases(self) -> bool:
        """Let all leases and claims expire, then let all processes work that are not suspended."""
        self.time += LEASE_SECONDS
        await self._advance_server(LEASE_SECONDS)
        running = [process for process in self.alive() if process.switch.until_halt is None]
        survived = [await self._work_of(process, is_sweeping=True) for process in running]
        if not all(survived):
            await self._note_doubts()
        return all(survived)

    async def _note_reminding(self, moments: list[int], begun: int, *, is_disturbed: bool) -> None:
        """Note which reminders the processes were able to send at these moments of their clocks.

        A process whose clock is ahead may believe that it is too late for some; then no other one sends them.
        """
        latest = max(moments, default=0)
        if is_disturbed:
            moments = await self._remind_again()
            latest = self.time + WRONG_SECONDS
        for moment in moments:
            self.reminded.note_service(moment, begun, latest)

    async def _remind_again(self) -> list[int]:
        """Let processes send what another one has left, an hour later, because its clock may have been ahead.

        They look every few seconds; a step of the simulation is longer than a reminder can be late. Return
        when that was by their clocks; nothing if one of them was killed.
        """
        self.time += WRONG_SECONDS + LEASE_SECONDS
        await self._advance_server(WRONG_SECONDS + LEASE_SECONDS)
        survived = [
            await self.survives(process, process.app.services.get(ReminderScheduler).remind_due())
            for process in self.alive()
        ]
        if not all(survived):
            await self._note_doubts()
            return []
        return [process.now() for process in self.alive()]

    async def _work_of(self, process: BotProcess, *, is_sweeping: bool) -> bool:
        return await self.survives(process, process.work(is_sweeping=is_sweeping))

    def _note_service(self, moment: int) -> None:
        number = DAYS.number_at(moment)
        for place, one in enumerate(self.settings):
            if due_moment(DAYS, number, one.hour, one.zone) <= moment <= DAYS.ends(number) - LEAST_TIME:
                self.served.add((place, number))

    async def _note_doubts(self) -> None:
        """Record which posts and reminders are in progress: nobody knows whether they have arrived."""
        await self.reminded.note_doubts()
        for one in self.settings:
            key = PostStore.post_key(one.channel.chat, one.channel.group)
            names = [f"{kind}.nonce" for kind in post_kinds()]
            stored = await cast(Awaitable[list[bytes | None]], self._redis.hmget(key, names))
            nonces = {PostProgress.read(progress.decode()).nonce for progress in stored if progress}
            self.doubtful |= {(one.channel, nonce) for nonce in nonces}

    async def _advance_server(self, seconds: int) -> None:
        """Age claims and the lease, because they expire by the server's clock, which is not simulated."""
        keys = [PostStore.post_key(one.channel.chat, one.channel.group) for one in self.settings]
        claims = [(key, f"{kind}.until") for key in keys for kind in post_kinds()] + self.reminded.claims()
        async with self._redis.pipeline(transaction=False) as together:
            for key, name in claims:
                together.hget(key, name)
            together.pttl("sb1:{closing}:lease")
            *found, left = await together.execute()
            for (key, name), until in zip(claims, found, strict=True):
                if until:
                    together.hincrby(key, name, -1000 * seconds)
            if left > 0:
                together.pexpire("sb1:{closing}:lease", max(1, left - 1000 * seconds))
            await together.execute()
