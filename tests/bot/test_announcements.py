"""The posts of the days: what is in them, what is not, and that they fit in every language and chat."""

import re
from dataclasses import replace
from itertools import product

import pytest
from redis.asyncio import Redis

from bot.core import callback_data
from bot.core.actions import Chat, Player, Room, Verb
from bot.core.images import BoardPicture, ReplayAnimation
from bot.core.player_settings import ResultVisibility
from bot.core.posts import PostChannel
from bot.core.replies import Reply
from bot.core.screens import Button, Screen
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS, Days
from bot.daily.decisive_move import DecisiveMove
from bot.daily.leaderboard_rows import DayCounts, LeaderboardRow, LeaderboardScore
from bot.daily.scope import Span, period_of
from bot.features.attempts.daily_services import DailyServices
from bot.features.challenge.selection import draw
from bot.features.posts.composer import PATIENCE_SECONDS, PostComposer
from bot.features.posts.day_post import ClosedDay, DayPost, DayRecap, day_screen
from bot.features.posts.settings import PostSettings
from bot.features.posts.summary_post import Summary, summary_screen
from bot.i18n.texts import Texts, languages
from tests.bot.desk import ANNA, BEN, Desk, shown
from tests.bot.past_days import FIRST, GROUP, at, challenge_on, enter, number_of, same_challenges

DAYS = Days(FIRST)
LONG = "Wolfeschlegelsteinhausenbergerdorff"
SETTINGS = PostSettings(PostChannel(Chat.TELEGRAM, GROUP))

every_language = pytest.mark.parametrize("language", languages())


@pytest.fixture
async def daily(redis: Redis) -> DailyServices:
    await same_challenges(redis)
    return DailyServices.of(redis, FIRST)


@pytest.fixture
def announcements(daily: DailyServices) -> PostComposer:
    return PostComposer(daily, Texts.load("en"))


def controls(screen: Screen) -> list[Button]:
    return [control for row in screen.rows for control in row]


def challenges() -> tuple[DailyChallenge, ...]:
    """Return five weeks: every game on every weekday."""
    found = (draw(number, DAYS.date_of(number), b"a secret", {}) for number in range(1, 36))
    return tuple(challenge for challenge in found if challenge)


def full(challenge: DailyChallenge, before: DailyChallenge, zone: str) -> DayPost:
    """Return a post with as much in it as there can be."""
    rows = tuple(
        LeaderboardRow(
            place, Player(Chat.DISCORD, place), f"{LONG} {place}", LeaderboardScore(1, 310, 1, 1999, 129_599)
        )
        for place in range(95, 100)
    )
    proof = find_proof(before)
    assert proof
    moves = max(range(len(proof.moves)), key=lambda number: len(proof.moves[number].text))
    decisive_move = DecisiveMove(60, 59, proof.first(moves + 1), proof.moves[moves])
    counts = DayCounts(999_999, 888_888, 777_777)
    return DayPost(
        challenge,
        DAYS,
        zone,
        yesterday=DayRecap(
            before,
            is_closed=False,
            counts=counts,
            winners=rows,
            assisted=rows,
            counts_of_all=counts,
            best_of_all=rows[0],
        ),
        closed_day=ClosedDay(replace(before, number=before.number - 1), counts, decisive_move),
        trial_hour=23,
    )


@every_language
def test_every_post_fits_with_names_in_it_whatever_there_is_to_tell(language: str) -> None:
    """What does not fit a caption cannot be built; names give way to what is told of the day."""
    texts, seen = Texts.load(language), challenges()
    for challenge, before in product(seen[7:14], seen[:5]):
        post = full(challenge, before, "America/Argentina/Buenos_Aires")
        screen = day_screen(texts, post)
        assert not screen.text.endswith("…")
        assert len(re.findall(r"^9\d\. Wolfes", screen.text, re.MULTILINE)) >= 2
        assert re.search(r"★+☆*\n", screen.text)
        assert not re.search(r"\n\n\n|\A\n|\n\Z", screen.text)
        for control in controls(screen):
            assert control.action.owner is None
            assert callback_data.unpack(callback_data.pack(control.action)) == control.action


async def told(
    announcements: PostComposer, number: int, hour: float, settings: PostSettings = SETTINGS
) -> str:
    bulletin = await announcements.of_day(settings, number, at(number, hour))
    return bulletin.screen.text


async def test_the_post_shows_the_board_of_the_day_and_how_to_play_it(
    daily: DailyServices, announcements: PostComposer
) -> None:
    challenge = await challenge_on(daily, 3)
    bulletin = await announcements.of_day(SETTINGS, 3, at(3, 13))
    screen = bulletin.screen
    assert "#3" in screen.title
    assert isinstance(screen.picture, BoardPicture)
    assert screen.picture.board == challenge.record.start().board()
    assert str(challenge.record.deal) not in repr(
        (screen.picture.heading, screen.title, screen.text, screen.alt)
    )
    assert [(control.action.verb, control.action.words) for control in controls(screen)[:4]] == [
        (Verb.DAILY, ("3", "private")),
        (Verb.DAILY, ("3", "public")),
        (Verb.LEADERBOARD, ()),
        (Verb.DAILY, ("tell", "on")),
    ]
    assert (bulletin.language, bulletin.role, bulletin.is_silent) == ("en", 0, True)


async def test_the_first_post_ever_speaks_of_no_day_before(announcements: PostComposer) -> None:
    bulletin = await announcements.of_day(SETTINGS, 1, at(1, 13))
    assert "the first one" in bulletin.screen.text
    assert "esterday" not in bulletin.screen.text
    assert bulletin.film is None
    assert not bulletin.screen.text.endswith(("\n", ":"))


async def test_a_day_that_nobody_played_is_told_in_a_sentence(announcements: PostComposer) -> None:
    assert "nobody here played it." in await told(announcements, 3, 13)
    assert "nobody here has played it yet." in await told(announcements, 3, 6)


async def test_winners_are_named_in_their_order_and_nobody_else_is(
    daily: DailyServices, announcements: PostComposer
) -> None:
    await enter(daily, 2, "Ben", moves=40)
    await enter(daily, 2, "Anna", moves=31)
    await enter(daily, 2, "Loser", is_won=False)
    await enter(daily, 2, "Helped", is_assisted=True)
    await enter(daily, 2, "Fumbler", is_won=False, is_assisted=True)
    await enter(daily, 2, "Shy", audience=ResultVisibility.NOBODY)
    await enter(daily, 2, "Stranger", group=0)
    text = await told(announcements, 3, 13)
    assert "4 of 6 won." in text
    assert re.search(
        r"^1\. Anna – .*31 moves, 2:14\n2\. Ben – .*40 moves, 2:14\nWon with help: Helped\.$", text, re.M
    )
    for name in ("Loser", "Fumbler", "Shy", "Stranger"):
        assert name not in text
    everywhere = await told(announcements, 3, 13, replace(SETTINGS, has_standings_of_all=True))
    assert re.search(r"^Everywhere: 5 of 7 won\. Best: .*31 moves, 2:14\.$", everywhere, re.MULTILINE)
    nameless = await told(announcements, 3, 13, replace(SETTINGS, has_names=False))
    assert re.search(r"^Best run: .*31 moves, 2:14\.$", nameless, re.MULTILINE)
    for name in ("Anna", "Ben", "Helped"):
        assert name not in nameless


async def test_nothing_secret_of_a_day_is_told_before_it_closes(
    daily: DailyServices, announcements: PostComposer
) -> None:
    """In the morning the day before is still open: the animation and decisive move are of the one before."""
    number = await number_of(daily, "wish", 3)
    proof = find_proof(await challenge_on(daily, number))
    assert proof
    await daily.lost_attempts.save_decisive_move(
        number, DecisiveMove(4, 3, proof.first(2), proof.moves[4]).text
    )
    morning = await announcements.of_day(SETTINGS, number + 1, at(number + 1, 11.99))
    assert "so far (open until" in morning.screen.text
    assert "Where most lost it" not in morning.screen.text
    assert isinstance(morning.film, ReplayAnimation)
    assert morning.film.record.startswith((await challenge_on(daily, number - 1)).record.text)
    assert f"#{number} " not in morning.film_title
    noon = await announcements.of_day(SETTINGS, number + 1, at(number + 1, 12))
    assert isinstance(noon.film, ReplayAnimation)
    assert noon.film.record == proof.text
    assert f"#{number} " in noon.film_title
    assert str(len(proof.moves)) in noon.film_alt
    assert "so far" not in noon.screen.text
    assert "Where most lost it: move 2, “" in noon.screen.text
    assert "(75 % of the lost runs)" in noon.screen.text


async def test_the_morning_after_tells_how_a_closed_day_went_in_the_end(
    daily: DailyServices, announcements: PostComposer
) -> None:
    await enter(daily, 2, "Anna")
    await enter(daily, 2, "Ben", is_won=False)
    text = await told(announcements, 4, 7)
    assert re.search(r"^#2 · .* is closed: 1 of 2 won here\.$", text, re.MULTILINE)
    assert re.search(r"^#3 · .* is closed\.$", await told(announcements, 5, 7), re.MULTILINE)


async def test_times_are_told_by_the_clock_of_the_zone(announcements: PostComposer) -> None:
    text = await told(announcements, 3, 13, replace(SETTINGS, zone="Asia/Tokyo"))
    assert "Begin before Monday 09:00, finish before Monday 21:00 (Asia/Tokyo)." in text
    assert "Begin before Monday 00:00, finish before Monday 12:00 (UTC)." in await told(announcements, 3, 13)


async def test_what_is_painted_is_the_same_for_all_groups_of_a_language(
    daily: DailyServices, announcements: PostComposer
) -> None:
    await enter(daily, 2, "Anna")
    other = replace(
        SETTINGS, channel=PostChannel(Chat.DISCORD, 5, 6), role=9, is_silent=False, has_names=False
    )
    here, there = [await announcements.of_day(one, 3, at(3, 13)) for one in (SETTINGS, other)]
    assert here.screen.picture == there.screen.picture
    assert here.film == there.film
    assert here.screen.text != there.screen.text
    assert (there.role, there.is_silent) == (9, False)
    german = await announcements.of_day(replace(SETTINGS, language="de"), 3, at(3, 13))
    assert german.language == "de"
    assert "Gestern" in german.screen.text


async def test_a_trial_says_that_it_is_one_and_calls_nobody(announcements: PostComposer) -> None:
    settings = replace(SETTINGS, role=9, is_silent=False, hour=18, zone="Europe/Berlin")
    bulletin = await announcements.trial(settings, at(3, 13))
    assert bulletin.screen.text.startswith("A trial: ")
    assert "18:00 (Europe/Berlin)" in bulletin.screen.text
    assert (bulletin.role, bulletin.is_silent) == (0, True)
    with pytest.raises(LookupError):
        await announcements.of_day(settings, 4, at(3, 13))


async def test_a_week_and_a_month_are_told_with_their_tables(
    daily: DailyServices, announcements: PostComposer
) -> None:
    for number in (4, 5, 6):
        await enter(daily, number, "Anna", moves=20 + number)
    await enter(daily, 5, "Ben", is_assisted=True)
    await enter(daily, 6, "Loser", is_won=False)
    challenge = await challenge_on(daily, 5)
    bulletin = await announcements.of_week(SETTINGS, period_of(Span.WEEK, challenge.day), at(11, 13))
    text = bulletin.screen.text
    assert bulletin.screen.title == "The week from January 4 to January 10"
    assert "5 runs on 3 days, 4 won." in text
    assert "1. Anna – 3, 3 without help\n2. Ben – 1, 0 without help" in text
    assert len(re.findall(r"^#[456] · .*: Anna – 2[456] moves, 2:14$", text, re.MULTILINE)) == 3
    month = (await announcements.of_month(SETTINGS, period_of(Span.MONTH, challenge.day), at(32, 13))).screen
    assert month.title == "January 2027"
    assert "1. Anna – 3, 3 without help" in month.text
    assert "Best runs" not in month.text
    nameless = await announcements.of_week(
        replace(SETTINGS, has_names=False), period_of(Span.WEEK, challenge.day), at(11, 13)
    )
    assert nameless.screen.text == "5 runs on 3 days, 4 won."
    empty = await announcements.of_week(SETTINGS, "2027-W05", at(40))
    assert empty.screen.text == "Nobody here played."


@every_language
@pytest.mark.parametrize("span", [Span.WEEK, Span.MONTH])
def test_every_summary_fits(language: str, span: Span) -> None:
    rows = tuple(
        LeaderboardRow(
            place,
            Player(Chat.DISCORD, place),
            f"{LONG} {place}",
            LeaderboardScore(31, 0, 30, 1999, 129_599),
            1999,
        )
        for place in range(1, 11)
    )
    seen = challenges()
    best = tuple((replace(challenge, number=9999), rows[0]) for challenge in seen[:7])
    first, last = DAYS.date_of(1), DAYS.date_of(31)
    counts = (DayCounts(999_999, 888_888, 1),) * 31
    summary = Summary(span, first, last, counts, rows, best, rows)
    screen = summary_screen(Texts.load(language), summary)
    assert "10. " in screen.text
    assert not screen.text.endswith("…")


async def test_posts_wait_for_what_comes_of_a_day_that_has_just_closed(
    daily: DailyServices, announcements: PostComposer
) -> None:
    assert await announcements.is_ready(at(2, 11))
    noon = at(2, 12)
    for number in (1, 2):
        assert not await announcements.is_ready(noon)
        assert not await announcements.is_ready(noon + PATIENCE_SECONDS - 1)
        assert await announcements.is_ready(noon + PATIENCE_SECONDS)
        await daily.closings.set_closed(number)
        assert await announcements.is_ready(noon)
        noon += DAY_SECONDS


async def test_runs_that_were_lost_at_different_moves_are_told_together(
    daily: DailyServices, announcements: PostComposer
) -> None:
    await daily.lost_attempts.save_decisive_move(2, DecisiveMove(7, half_lost_after=12).text)
    text = await told(announcements, 3, 13)
    assert "half of them could be won up to move 12." in text
    await daily.lost_attempts.save_decisive_move(3, DecisiveMove(2).text)
    assert "lost" not in await told(announcements, 4, 13)


@pytest.mark.parametrize("kept", ["no JSON", "[7, 3]", '[7, 3, "wish/9 #x", "", 0]', '[7, 3, "", "??", 0]'])
async def test_a_decisive_move_that_cannot_be_read_is_left_out_of_a_post_that_comes(
    daily: DailyServices, announcements: PostComposer, kept: str, caplog: pytest.LogCaptureFixture
) -> None:
    await daily.lost_attempts.save_decisive_move(2, kept)
    assert "lost" not in await told(announcements, 3, 13)
    assert "the decisive move of day 2 is unreadable" in caplog.text


async def test_every_button_of_a_post_does_something_for_whoever_presses_it(desk: Desk) -> None:
    await same_challenges(desk.store.redis)
    daily = desk.app.services.daily
    announcements = PostComposer(daily, Texts.load("en"))
    desk.room = Room(group=GROUP, name="Ben")
    number = (await daily.challenges.days(desk.time)).number_at(desk.time)
    desk.time += 3 * DAY_SECONDS
    post = Reply((await announcements.of_day(SETTINGS, number + 3, desk.time)).screen)
    play = await desk.press(post, "Play", BEN)
    assert (play.is_only_for_player, shown(play).title) == (True, shown(post).title)
    here = await desk.press(post, "Play here", ANNA)
    assert (here.is_only_for_player, shown(here).title) == (False, shown(post).title)
    for label in ("Leaderboard", "The way to win"):
        assert shown(await desk.press(post, label, ANNA)).rows
    asked = await desk.press(post, "Tell me", ANNA)
    assert asked.notice or asked.screen
    assert "sorry" not in asked.notice.lower()
    week = Reply((await announcements.of_week(SETTINGS, "2027-W02", desk.time)).screen)
    assert shown(await desk.press(week, "Leaderboard", ANNA)).rows
    assert shown(await desk.press(week, "Play", ANNA)).title == shown(post).title
