"""Streaks and the calendar: the mark of each day of a month, the badge, and both in words."""

import re
from datetime import UTC, date, datetime

import pytest
from redis.asyncio import Redis

from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.charts import BadgeIcon, CalendarChart, DayMark
from bot.core.game_counts import GameStatistics
from bot.core.replies import ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.screens import MAX_ALT
from bot.daily.days import Days
from bot.daily.result import ChallengeResult
from bot.daily.streak import Streak, calculate_streak
from bot.features.attempts.closing import DayCloser
from bot.features.challenge.service import ChallengeService
from bot.features.seasons.service import PlayedGames
from bot.features.statistics.achievements import PlayerAchievements
from bot.features.statistics.calendar import Badge, Month, month_of
from bot.features.statistics.screens import calendar_screen, month_alt
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.storage.keys import PlayerPart, player_key
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from tests.bot.days import challenge_of, current
from tests.bot.desk import ANNA, BEN, Desk, button, labels, shown
from tests.bot.standings.seasons import LONGEST

NOVEMBER = date(2026, 11, 1)
DAYS = Days(date(2026, 10, 30))  # so that 1 November has number 3
MARKS = {
    "G": DayMark.GOLD,
    "S": DayMark.SILVER,
    "B": DayMark.BRONZE,
    "F": DayMark.FROZEN,
    "o": DayMark.OUTAGE,
    ".": DayMark.MISSED,
    "?": DayMark.TO_PLAY,
    " ": DayMark.NONE,
}
"""The marks of days, one letter for each day."""


def result(number: int, mark: str) -> ChallengeResult:
    return ChallengeResult(number, "wish", mark in "GS", 0, 16, 60, mark == "S", 1_000, "0123456789")


def played(results: dict[int, ChallengeResult], today: int = 12) -> PlayedGames:
    return PlayedGames(GameStatistics({}, {}), results, DAYS, today)


def month(marks: str, number: int = 3) -> Month:
    return Month(NOVEMBER, number, tuple(MARKS[mark] for mark in marks), marks.find("?") + 1)


def test_each_day_has_what_became_of_it() -> None:
    marks = "GGSBG.oGF?"
    results = {number: result(number, mark) for number, mark in enumerate(marks, start=3) if mark in "GSB"}
    got = month_of(NOVEMBER, played(results), frozen={11}, outages={9})
    assert got == month(marks + 20 * " ")
    assert (got.played, got.won, got.counting, got.today) == (6, 5, 29, 10)
    assert (got.number_of(1), got.number_of(30)) == (3, 32)
    undecided = month_of(NOVEMBER, played(results), outages={9}, undecided={11})
    assert undecided.days(DayMark.TO_PLAY) == (9, 10)


def test_days_before_the_players_first_one_and_the_first_challenge_are_not_missed() -> None:
    got = month_of(NOVEMBER, played({6: result(6, "B")}), frozen={8}, outages={4})
    assert got == month(" o B.F...?" + 20 * " ")
    assert got.counting == 29, "a month is as long for everybody"
    assert month_of(NOVEMBER, played({}), outages={4}) == month(" o       ?" + 20 * " ")
    october = month_of(date(2026, 10, 1), played({1: result(1, "G")}, today=40))
    assert (october.days(DayMark.GOLD), october.days(DayMark.MISSED)) == ((30,), (31,))
    assert (october.counting, october.today) == (2, 0)
    assert month_of(date(2026, 12, 1), played({})).days(DayMark.NONE) == tuple(range(1, 32))


@pytest.mark.parametrize(
    ("marks", "number", "badge", "is_complete"),
    [
        (9 * "B" + 21 * ".", 3, Badge.NONE, False),
        (10 * "B" + 20 * ".", 3, Badge.BRONZE, False),
        (19 * "G" + 11 * "F", 3, Badge.BRONZE, False),
        (20 * "B" + 10 * ".", 3, Badge.SILVER, False),
        (29 * "G" + "B", 3, Badge.GOLD, True),
        (15 * "G" + 15 * "S", 3, Badge.DIAMOND, True),
        (20 * "B" + 10 * "o", 3, Badge.GOLD, True),  # days on which we were down do not count
        (29 * " " + "G", -28, Badge.DIAMOND, False),  # not a whole month: day 1 was its last
    ],
)
def test_a_month_earns_a_badge_by_its_days(
    marks: str, number: int, badge: Badge, *, is_complete: bool
) -> None:
    assert (month(marks, number).badge, month(marks, number).is_complete) == (badge, is_complete)


@pytest.mark.parametrize(
    ("marks", "stars", "full"),
    [
        (9 * "G" + 21 * ".", 0, 0),
        (10 * "G" + 20 * "B", 1, 1),
        (9 * "G" + "S" + 20 * ".", 1, 0),
        (10 * "G" + 10 * "S" + 10 * "B", 2, 1),
        (30 * "S", 3, 0),
        (20 * "G" + 10 * "o", 3, 3),  # days on which we were down do not count
    ],
)
def test_a_badge_has_a_star_for_each_third_of_the_days_won(marks: str, stars: int, full: int) -> None:
    assert (month(marks).stars, month(marks).full_stars) == (stars, full)


def test_every_day_is_described_even_in_a_month_of_changing_days() -> None:
    assert month_alt(Texts.load("en"), month("GGSBG.oGF?" + 20 * " ")) == (
        "Calendar of November 2026. won without help: 1–2, 5, 8; won with help: 3; played, not won: 4; "
        "saved by a freeze: 9; bot was down, streak safe: 7; missed: 6; today, still open: 10; "
        "to come, or before your first day: 11–30."
    )
    changing, run = month("GSBFo." * 5), Streak(365, 365, 100, 100, 2)
    known = PlayerAchievements(GameStatistics({}, {}), {}, DAYS, 60, run)
    for texts in map(Texts.load, finished_languages()):
        alt = month_alt(texts, changing)
        assert len(alt) < MAX_ALT
        assert {int(number) for number in re.findall(r"\d+", alt)} >= {*range(1, 31)}
        context = RequestContext(Player(Chat.DISCORD, 7), Room(), texts)
        screen = calendar_screen(context, changing, known, LONGEST)
        assert "❄❄" in screen.text
        assert isinstance(screen.picture, CalendarChart)
        assert "❄" not in screen.picture.note


@pytest.fixture
async def desk(redis: Redis) -> Desk:
    desk = Desk(PlayerStore(redis))
    await desk.app.services.get(ChallengeService).days(int(datetime(2026, 12, 20, tzinfo=UTC).timestamp()))
    return desk


async def seed(desk: Desk, marks: str, number: int = 1) -> None:
    """Save the results of these marks, beginning with the given day."""
    for day, mark in enumerate(marks, start=number):
        if mark in "GSB":
            await ResultStore(desk.app.services.store.redis).save_result(ANNA, result(day, mark))


async def test_a_month_is_shown_with_ways_to_its_days_and_to_the_months_beside_it(desk: Desk) -> None:
    await seed(desk, 14 * "G" + "B.S", 13)  # from New Year on; today, the 15th, is number 27
    reply = await desk.type("/calendar")
    assert reply.target is ReplyTarget.PRIVATE
    screen = shown(reply)
    assert screen.title == "January 2027"
    assert isinstance(screen.picture, CalendarChart)
    assert screen.picture.badge == ((BadgeIcon.BRONZE, BadgeIcon.FULL_STAR), "Bronze badge")
    assert "★ Stars: 1 of 3" in screen.text
    assert screen.picture.today == 15
    assert "won without help: 1–14" in screen.alt
    await desk.store.redis.delete(player_key(ANNA, PlayerPart.RESULTS))
    desk.time += 3 * 24 * 60 * 60
    await seed(desk, "G", 2)
    await seed(desk, "GGG", 25)
    reply = await desk.type("/calendar 2027-01")
    missed = [f"January {day}" for day in (17, 16, 12, 11)]
    assert labels(reply) == ["Today’s challenge", *missed, "◀ December 2026", "Daily five", "Statistics"]
    assert button(reply, "January 17").action == Action(Verb.DAILY, ("29",))
    assert "type /daily 29" in shown(reply).text
    before = await desk.press(reply, "◀ December 2026")
    assert before.target is ReplyTarget.HERE
    assert "missed: 22–31; to come, or before your first day: 1–20" in shown(before).alt
    assert shown(await desk.press(before, "January 2027 ▶")) == shown(reply)
    assert "first daily challenge was on December 20, 2026" in (await desk.type("/calendar 2026-11")).notice
    assert shown(await desk.type("/calendar 2030-05")) == shown(reply), "no month is yet to come"
    assert shown(await desk.type("/calendar 9999-12")) == shown(reply)
    assert "isn’t a month" in (await desk.type("/calendar soon")).notice


async def test_everybody_is_shown_their_own_days_in_words_if_they_prefer_that(desk: Desk) -> None:
    await seed(desk, "GG", 26)
    reply = await desk.type("/calendar")
    own = await desk.press(await desk.press(reply, "◀ December 2026", BEN), "January 2027 ▶", BEN)
    assert "before your first day: 1–14, 16–31" in shown(own).alt
    assert (await desk.press(reply, "◀ December 2026", BEN)).target is ReplyTarget.PRIVATE
    await desk.type("/settings boards=words")
    screen = shown(await desk.type("/calendar"))
    assert screen.picture is None
    assert "won without help: 14–15" in screen.text


async def test_an_attempt_that_can_still_be_finished_is_not_missed_yet(desk: Desk) -> None:
    await seed(desk, 7 * "G", 20)  # the last one is yesterday
    await desk.daily()
    challenge = await challenge_of(desk)
    assert (await current(desk)).is_ranked
    desk.time = int(datetime(2027, 1, 16, 9, tzinfo=UTC).timestamp())
    screen = shown(await desk.type("/calendar"))
    assert "today, still open: 15–16" in screen.alt
    assert "Daily streak: 7 days. Daily win streak: 7. Freezes: 1 ❄" in screen.text
    desk.time = int(datetime(2027, 1, 16, 12, tzinfo=UTC).timestamp())
    await desk.app.services.get(DayCloser).close_due(desk.time)
    screen = shown(await desk.type("/calendar"))
    assert "saved by a freeze: 15" in screen.alt
    assert "Daily streak: 7 days. Daily win streak: 7" in screen.text
    assert challenge.number == 27


def days(marks: str) -> dict[int, ChallengeResult]:
    """Return the results of days from 1 on: W is a won day, L a lost one, anything else a missed one."""
    return {
        day: ChallengeResult(day, "wish", mark == "W", 0, 8, 60, False, 1_000, f"{day:010x}")  # noqa: FBT003
        for day, mark in enumerate(marks, start=1)
        if mark in ("W", "L")
    }


@pytest.mark.parametrize(
    ("marks", "today", "played", "won", "freezes", "frozen"),
    [
        ("", 1, 0, 0, 0, ()),
        ("WW", 4, 0, 0, 0, ()),  # missed yesterday
        ("WWWWWWW", 7, 7, 7, 1, ()),
        ("WWWWWWW.W", 9, 8, 8, 0, (8,)),
        ("WWWWWWW..W", 10, 1, 1, 0, (8,)),
        ("W" * 14 + "...W", 18, 1, 1, 0, (15, 16)),
        ("W" * 28 + "...", 32, 0, 0, 0, (29, 30)),  # a player has at most two freezes
        ("WWWWWWL.W", 9, 8, 1, 0, (8,)),  # a freeze does not save a lost day
        ("WWW.", 2, 3, 3, 0, ()),  # a clock that was set back does not shorten a streak
    ],
)
def test_streaks_by_hand(
    marks: str, today: int, played: int, won: int, freezes: int, frozen: tuple[int, ...]
) -> None:
    got = calculate_streak(days(marks), today)
    assert (got.played, got.won, got.freezes, got.frozen) == (played, won, freezes, frozenset(frozen))


def test_an_outage_breaks_nothing_and_uses_no_freeze() -> None:
    assert calculate_streak(days("WWW..WW"), 7, {4, 5}) == Streak(5, 5, 5, 5)
    assert calculate_streak(days("WWWWWWW.W"), 9, {8}).freezes == 1
    assert calculate_streak(days("WWLW"), 4, {3}) == Streak(4, 4, 1, 2), "a day played during it counts"
    assert calculate_streak(days("WWWWLW.WW"), 9) == Streak(2, 6, 2, 4), "the longest ones stay"
