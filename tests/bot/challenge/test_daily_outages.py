"""An outage breaks no streak: which attempts and which days it excuses, and what players see of that."""

import pytest
from redis.asyncio import Redis

from bot.core.actions import Player, Verb
from bot.core.charts import CalendarChart, DayMark
from bot.daily.days import DAY_SECONDS
from bot.daily.downtime import Downtime
from bot.daily.streak import Streak, calculate_streak
from bot.features.attempts.closing import DayCloser
from bot.features.challenge.service import AttemptDays, ChallengeService
from bot.i18n.texts import Texts
from bot.storage.closing_store import ClosingStore
from bot.storage.personal_data_store import PersonalDataStore
from bot.storage.result_store import ResultStore
from tests.bot.days import NOON, challenge_of
from tests.bot.desk import ANNA, BEN, MORNING, Desk, controls, shown
from tests.bot.services import services_on

MINUTE, HOUR = 60, 60 * 60
MIDNIGHT = MORNING - MORNING % DAY_SECONDS
STRETCH = 60


class Instance:
    """The bot with a clock: up or down, with players who play at any minute."""

    def __init__(self, desk: Desk, redis: Redis) -> None:
        self.desk = desk
        self.daily = desk.app.services
        self.closing = closer(desk, redis)

    async def up_until(self, day: int, hour: float, *others: DayCloser) -> None:
        """Let the bot run until an hour of a day; days are closed when they are due."""
        end = at(day, hour)
        while self.desk.time < end:
            for process in (self.closing, *others):
                await process.record_uptime(self.desk.time)
                await process.close_due(self.desk.time)
            self.desk.time += STRETCH - self.desk.time % STRETCH + 2

    async def down_until(self, day: int, hour: float) -> None:
        """Let time pass in which no process reaches the store; then the bot starts."""
        self.desk.time = at(day, hour) + 30
        await self.closing.record_uptime(self.desk.time)
        await self.closing.close_due(self.desk.time)

    async def played(self, *players: Player) -> None:
        """Let players begin today's challenge and give it up, which is a day played."""
        for player in players:
            await self.desk.daily(player)
            await self.desk.type("/giveup yes", player)

    async def streak(self, player: Player) -> Streak:
        today = (await self.daily.get(ChallengeService).days(self.desk.time)).number_at(self.desk.time)
        results = await ResultStore(self.daily.store.redis).results(player)
        return calculate_streak(results, today, await self.daily.get(AttemptDays).excused(player))

    async def marks(self, player: Player) -> list[DayMark]:
        """Return the marks of the days until today, as the calendar shows them."""
        chart = shown(await self.desk.type("/calendar", player)).picture
        assert isinstance(chart, CalendarChart)
        return [mark for mark in chart.days if mark is not DayMark.NONE]


def at(day: int, hour: float) -> int:
    """Return the time of an hour of a day."""
    return MIDNIGHT + (day - 1) * DAY_SECONDS + round(hour * HOUR)


def closer(desk: Desk, redis: Redis) -> DayCloser:
    return DayCloser(services_on(redis, now=lambda: desk.time), (), STRETCH)


@pytest.fixture
async def bot(desk: Desk, redis: Redis) -> Instance:
    """Return the bot after two days that Anna and Ben have played, on the evening of the third."""
    await challenge_of(desk)
    one = Instance(desk, redis)
    for day in (1, 2):
        await one.up_until(day, 20)
        await one.played(ANNA, BEN)
    await one.up_until(3, 23 + 50 / 60)
    return one


async def test_an_attempt_that_was_open_when_the_bot_went_down_breaks_no_streak(bot: Instance) -> None:
    texts = Texts.load()
    await bot.desk.daily()
    await bot.up_until(3, 23 + 55 / 60)
    await bot.down_until(4, 9)
    await bot.up_until(4, 12.5)
    assert await ClosingStore(bot.daily.redis).downtimes() == (Downtime(at(3, 23 + 55 / 60), at(4, 9)),)
    assert (await bot.streak(ANNA)).played == 2
    assert (await bot.streak(BEN)).played == 0, "he had all day to begin"
    assert await bot.marks(ANNA) == [DayMark.BRONZE, DayMark.BRONZE, DayMark.OUTAGE, DayMark.TO_PLAY]
    assert await bot.marks(BEN) == [DayMark.BRONZE, DayMark.BRONZE, DayMark.MISSED, DayMark.TO_PLAY]
    assert not (await ResultStore(bot.daily.redis).results(ANNA)).get(3)
    for line in ("/board words", "/board picture"):
        assert texts("daily-late-excused") in shown(await bot.desk.type(line)).text
    await bot.played(ANNA, BEN)
    over = shown(await bot.desk.type("/board"))
    assert texts("daily-streak", played=3, won=0, freezes="").strip() in over.text
    assert (await bot.streak(BEN)).played == 1


async def test_the_calendar_offers_no_day_of_an_outage_as_missed(bot: Instance) -> None:
    await bot.desk.daily()
    await bot.down_until(4, 12.5)
    before, _ = Texts.load()("calendar-missed", command="|").split("|")
    for player in (ANNA, BEN):
        calendar = await bot.desk.type("/calendar", player)
        assert before not in shown(calendar).text
        offered = [one.action.words for one in controls(calendar) if one.action.verb is Verb.DAILY]
        assert offered == [()], "only today's"


async def test_twelve_hours_of_the_time_for_a_challenge_excuse_everybody(bot: Instance) -> None:
    await bot.desk.daily()
    await bot.up_until(3, 23 + 55 / 60)
    await bot.down_until(4, 12)
    assert 3 in await ClosingStore(bot.daily.redis).outages()
    for player in (ANNA, BEN):
        assert (await bot.streak(player)).played == 2
        assert await bot.marks(player) == [DayMark.BRONZE, DayMark.BRONZE, DayMark.OUTAGE, DayMark.TO_PLAY]
    await bot.played(ANNA, BEN)
    await bot.up_until(5, 13)
    assert await ClosingStore(bot.daily.redis).outages() == {3, 4}, "day 4 had twelve hours"


async def test_whoever_had_missed_a_day_by_its_end_is_not_excused_by_an_outage_of_the_next(
    bot: Instance,
) -> None:
    await bot.up_until(4, 0.1)
    await bot.down_until(4, 23.9)
    assert not await ClosingStore(bot.daily.redis).outages()
    assert (await bot.streak(ANNA)).played == 0


async def test_a_restart_and_an_outage_before_the_attempt_excuse_nobody(bot: Instance) -> None:
    await bot.desk.daily()
    await bot.up_until(4, 3)
    await bot.down_until(4, 3 + 4 / 60)  # a restart
    await bot.up_until(4, 13)
    assert not await ClosingStore(bot.daily.redis).downtimes()
    assert (await bot.streak(ANNA)).played == 0

    await bot.down_until(4, 20)
    await bot.desk.daily()
    await bot.up_until(5, 12.5)
    await bot.played(BEN)
    assert await bot.marks(ANNA) == [DayMark.BRONZE] * 2 + [DayMark.MISSED] * 2 + [DayMark.TO_PLAY]


async def test_nobody_has_missed_a_day_before_it_is_completely_closed(bot: Instance) -> None:
    await bot.desk.daily()
    await bot.up_until(3, 23 + 55 / 60)
    bot.desk.time = at(4, NOON / HOUR) + 10  # the bot has just started: the day has not been closed
    assert (await bot.marks(ANNA))[2] is DayMark.TO_PLAY
    await bot.down_until(4, 12)
    assert (await bot.marks(ANNA))[2] is DayMark.OUTAGE


async def test_a_deleted_attempt_leaves_no_excuse(bot: Instance) -> None:
    await bot.desk.daily()
    name = (await bot.desk.store.settings(ANNA)).current
    await ResultStore(bot.daily.redis).excuse(BEN, 3, name)
    assert not await ResultStore(bot.daily.redis).excused(BEN), "his game does not exist"
    await ResultStore(bot.daily.redis).excuse(ANNA, 3, name)
    await ResultStore(bot.daily.redis).excuse(ANNA, 3, name)
    assert await ResultStore(bot.daily.redis).excused(ANNA) == {3}
    await PersonalDataStore(bot.desk.store.redis).forget(ANNA, bot.desk.time)
    assert not await ResultStore(bot.daily.redis).excused(ANNA)


async def test_several_processes_and_wrong_clocks_make_no_outage(
    desk: Desk, redis: Redis, other_redis: Redis
) -> None:
    await challenge_of(desk)
    one, other = Instance(desk, redis), closer(desk, other_redis)
    downtimes = ClosingStore(desk.app.services.store.redis).downtimes
    await one.up_until(1, 12, other)
    await other.record_uptime(desk.time + HOUR)  # a clock that is ahead
    assert len(await downtimes()) == 1
    await one.up_until(1, 14)
    assert await downtimes() == (), "the other process was up meanwhile"

    gap = Downtime(at(1, 14), at(1, 17))
    await other.record_uptime(at(1, 17.5))  # ahead by half an hour at the end of an outage
    desk.time = at(1, 17)
    await one.up_until(1, 18)
    assert await downtimes() == (gap,)

    await other.record_uptime(at(30, 0))  # far ahead for a moment
    assert len(await downtimes()) == 2
    await one.up_until(1, 18.1)
    assert await downtimes() == (gap,)

    desk.time = at(50, 0)
    await one.up_until(50, 0.01)
    assert await downtimes() == (Downtime(at(1, 18.1), at(50, 0)),), "the older ones are deleted"


async def test_a_flapping_bot_stores_a_bounded_number_of_downtimes(desk: Desk, redis: Redis) -> None:
    await challenge_of(desk)
    one = closer(desk, redis)
    for number in range(1100):
        await one.record_uptime(MIDNIGHT + number * 10 * MINUTE)
    stored = await ClosingStore(desk.app.services.store.redis).downtimes()
    assert len(stored) == 1000
    assert stored[-1].ends == MIDNIGHT + 1099 * 10 * MINUTE
    assert 0 < await redis.ttl("sb1:{closing}:downtimes") <= 40 * DAY_SECONDS
