"""What posts contain and what they do not, and that they fit in every language and chat."""

import re
from dataclasses import replace
from itertools import product

import pytest

from bot.core import callback_data
from bot.core.actions import Chat, Player, Room, Verb
from bot.core.images import BoardPicture
from bot.core.posts import PostChannel
from bot.core.replies import Reply
from bot.core.settings import ResultVisibility
from bot.daily.certified_deals import find_proof
from bot.daily.challenge import DailyChallenge
from bot.daily.days import DAY_SECONDS, Days
from bot.daily.decisive_move import DecisiveMove
from bot.daily.leaderboard_rows import DayCounts, LeaderboardRow, LeaderboardScore
from bot.daily.scope import Span, period_of
from bot.daily.week import Week
from bot.features.challenge.selection import draw
from bot.features.challenge.service import ChallengeService
from bot.features.posts.composer import PATIENCE_SECONDS, PostComposer
from bot.features.posts.day_post import ClosedDay, DayPost, DayRecap, day_screen
from bot.features.posts.settings import PostSettings
from bot.features.posts.summary_post import Summary, summary_screen
from bot.i18n.languages import finished_languages
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.closing_store import ClosingStore, LostAttemptsStore
from tests.bot.desk import ANNA, BEN, Desk, controls, shown
from tests.bot.past_days import FIRST, GROUP, at, challenge_on, enter, number_of, same_challenges

DAYS = Days(FIRST)
LONG = "Wolfeschlegelsteinhausenbergerdorff"
SETTINGS = PostSettings(PostChannel(Chat.TELEGRAM, GROUP))

every_language = pytest.mark.parametrize("language", finished_languages())


@pytest.fixture
def composer(daily: Services) -> PostComposer:
    return PostComposer(daily)


def five_weeks() -> tuple[DailyChallenge, ...]:
    """Return challenges of five weeks: every game on every weekday."""
    found = (draw(number, DAYS.date_of(number), b"a secret", {}) for number in range(1, 36))
    return tuple(challenge for challenge in found if challenge)


def long_rows(places: range, score: LeaderboardScore) -> tuple[LeaderboardRow, ...]:
    return tuple(
        LeaderboardRow(place, Player(Chat.DISCORD, place), f"{LONG} {place}", score, 1999) for place in places
    )


def longest_post(challenge: DailyChallenge, before: DailyChallenge) -> DayPost:
    """Return a post with as much in it as possible."""
    rows = long_rows(range(95, 100), LeaderboardScore(1, 310, 1, 1999, 129_599))
    proof = find_proof(before)
    assert proof
    moves = max(range(len(proof.moves)), key=lambda number: len(proof.moves[number].text))
    decisive_move = DecisiveMove(60, 59, proof.first(moves + 1), proof.moves[moves])
    counts = DayCounts(999_999, 888_888, 777_777)
    recap = DayRecap(before, False, counts, rows, rows, counts, rows[0])  # noqa: FBT003 - the day is open
    closed_day = ClosedDay(replace(before, number=before.number - 1), counts, decisive_move)
    zone = "America/Argentina/Buenos_Aires"
    return DayPost(challenge, DAYS, zone, yesterday=recap, closed_day=closed_day, trial_hour=23)


@every_language
def test_every_post_fits_with_some_names(language: str) -> None:
    """A caption that is too long raises an error; only names are left out to make room."""
    texts, challenges = Texts.load(language), five_weeks()
    for challenge, before in product(challenges[7:14], challenges[:5]):
        screen = day_screen(texts, longest_post(challenge, before))
        assert not screen.text.endswith("…")
        assert len(re.findall(r"^9\d\. Wolfes", screen.text, re.MULTILINE)) >= 2
        assert re.search(r"★+☆*\n", screen.text)
        assert not re.search(r"\n\n\n|\A\n|\n\Z", screen.text)
        for button in controls(Reply(screen)):
            assert button.action.owner is None
            assert callback_data.unpack(callback_data.pack(button.action)) == button.action


def test_a_post_says_how_hard_the_deal_itself_is_if_that_is_known() -> None:
    texts, told = Texts.load("en"), set()
    for challenge in five_weeks():
        is_told = "This deal can be won with" in day_screen(texts, DayPost(challenge, DAYS, "UTC")).text
        told |= {challenge.record.game} if is_told else set()
    assert told == {"freecell"}


@every_language
@pytest.mark.parametrize("span", [Span.WEEK, Span.MONTH])
def test_every_summary_fits(language: str, span: Span) -> None:
    rows = long_rows(range(1, 11), LeaderboardScore(31, 0, 30, 1999, 129_599))
    best = tuple((replace(challenge, number=9999), rows[0]) for challenge in five_weeks()[:7])
    counts = (DayCounts(999_999, 888_888, 1),) * 31
    summary = Summary(span, DAYS.date_of(1), DAYS.date_of(31), counts, rows, best, rows)
    screen = summary_screen(Texts.load(language), summary)
    assert "10. " in screen.text
    assert not screen.text.endswith("…")


async def text_of_day(
    composer: PostComposer, number: int, hour: float, settings: PostSettings = SETTINGS
) -> str:
    return (await composer.of_day(settings, number, at(number, hour))).screen.text


async def test_a_post_shows_todays_board_with_buttons_and_the_first_one_has_no_day_before(
    daily: Services, composer: PostComposer
) -> None:
    challenge = await challenge_on(daily, 3)
    post = await composer.of_day(SETTINGS, 3, at(3, 13))
    screen = post.screen
    assert "#3" in screen.title
    assert isinstance(screen.picture, BoardPicture)
    assert screen.picture.board == challenge.record.start().board()
    texts = repr((screen.picture.heading, screen.title, screen.text, screen.alt))
    assert str(challenge.record.deal) not in texts
    assert [(one.action.verb, one.action.words) for one in controls(Reply(screen))[:4]] == [
        (Verb.DAILY, ("3", "private")),
        (Verb.DAILY, ("3", "public")),
        (Verb.LEADERBOARD, ()),
        (Verb.DAILY, ("tell", "on")),
    ]
    assert (post.language, post.role, post.is_silent) == ("en", 0, True)
    first = await composer.of_day(SETTINGS, 1, at(1, 13))
    assert "the first daily challenge" in first.screen.text
    assert "esterday" not in first.screen.text
    assert first.film is None
    assert not first.screen.text.endswith(("\n", ":"))
    with pytest.raises(LookupError):
        await composer.of_day(SETTINGS, 4, at(3, 13))


async def test_winners_are_named_in_their_order_and_nobody_else(
    daily: Services, composer: PostComposer
) -> None:
    assert "nobody here played it." in await text_of_day(composer, 3, 13)
    assert "nobody here has played it yet." in await text_of_day(composer, 3, 6)
    await enter(daily, 2, "Ben", moves=40)
    await enter(daily, 2, "Anna", moves=31)
    await enter(daily, 2, "Loser", is_won=False)
    await enter(daily, 2, "Helped", is_assisted=True)
    await enter(daily, 2, "Fumbler", is_won=False, is_assisted=True)
    await enter(daily, 2, "Shy", audience=ResultVisibility.NOBODY)
    await enter(daily, 2, "Stranger", group=0)
    text = await text_of_day(composer, 3, 13)
    assert "4 of 6 won." in text
    lines = r"^1\. Anna – .*31 moves, 2:14\n2\. Ben – .*40 moves, 2:14\nWon with help: Helped\.$"
    assert re.search(lines, text, re.MULTILINE)
    assert not re.search("Loser|Fumbler|Shy|Stranger", text)
    of_all = await text_of_day(composer, 3, 13, replace(SETTINGS, has_standings_of_all=True))
    assert re.search(r"^Everywhere: 5 of 7 won\. Best: .*31 moves, 2:14\.$", of_all, re.MULTILINE)
    nameless = await text_of_day(composer, 3, 13, replace(SETTINGS, has_names=False))
    assert re.search(r"^Best run: .*31 moves, 2:14\.$", nameless, re.MULTILINE)
    assert not re.search("Anna|Ben|Helped", nameless)


async def test_no_secret_of_a_day_is_shown_before_it_closes(daily: Services, composer: PostComposer) -> None:
    """In the morning yesterday is still open, so the animation and decisive move are of the day before it."""
    number = await number_of(daily, "wish", 3)
    proof = find_proof(await challenge_on(daily, number))
    assert proof
    decisive_move = DecisiveMove(4, 3, proof.first(2), proof.moves[4])
    await LostAttemptsStore(daily.store.redis).save_decisive_move(number, decisive_move.text)
    morning = await composer.of_day(SETTINGS, number + 1, at(number + 1, 11.99))
    assert "so far (open until" in morning.screen.text
    assert "Where most lost it" not in morning.screen.text
    assert morning.film
    assert morning.film.animation.record.startswith((await challenge_on(daily, number - 1)).record.text)
    assert f"#{number} " not in morning.film.title
    noon = await composer.of_day(SETTINGS, number + 1, at(number + 1, 12))
    assert noon.film
    assert noon.film.animation.record == proof.text
    assert f"#{number} " in noon.film.title
    assert str(len(proof.moves)) in noon.film.alt
    assert "so far" not in noon.screen.text
    assert "The move that lost the most runs: move 2, “" in noon.screen.text
    assert "(75% of the lost runs)" in noon.screen.text


async def test_the_morning_after_shows_the_final_result_of_the_last_closed_day(
    daily: Services, composer: PostComposer
) -> None:
    await enter(daily, 2, "Anna")
    await enter(daily, 2, "Ben", is_won=False)
    text = await text_of_day(composer, 4, 7)
    assert re.search(r"^#2 · .* is closed: 1 of 2 won here\.$", text, re.MULTILINE)
    assert re.search(r"^#3 · .* is closed\.$", await text_of_day(composer, 5, 7), re.MULTILINE)


async def test_pictures_are_the_same_for_all_groups_of_a_language(
    daily: Services, composer: PostComposer
) -> None:
    await enter(daily, 2, "Anna")
    channel = PostChannel(Chat.DISCORD, 5, 6)
    other = replace(SETTINGS, channel=channel, role=9, is_silent=False, has_names=False)
    here, there = [await composer.of_day(one, 3, at(3, 13)) for one in (SETTINGS, other)]
    assert here.screen.picture == there.screen.picture
    assert here.film == there.film
    assert here.screen.text != there.screen.text
    assert (there.role, there.is_silent) == (9, False)
    german = await composer.of_day(replace(SETTINGS, language="de"), 3, at(3, 13))
    assert german.language == "de"
    assert "Gestern" in german.screen.text


async def test_a_trial_says_that_it_is_one_and_notifies_nobody(composer: PostComposer) -> None:
    settings = replace(SETTINGS, role=9, is_silent=False, hour=18, zone="Europe/Berlin")
    post = await composer.trial(settings, at(3, 13))
    assert post.screen.text.startswith("Test post: ")
    assert "18:00 (Europe/Berlin)" in post.screen.text
    assert (post.role, post.is_silent) == (0, True)


async def test_summaries_show_counts_leaderboards_and_the_best_attempts(
    daily: Services, composer: PostComposer
) -> None:
    for number in (4, 5, 6):
        await enter(daily, number, "Anna", moves=20 + number)
    await enter(daily, 5, "Ben", is_assisted=True)
    await enter(daily, 6, "Loser", is_won=False)
    challenge = await challenge_on(daily, 5)
    week = Week.of(challenge.day)
    screen = (await composer.of_week(SETTINGS, week, at(11, 13))).screen
    assert screen.title == "The week from January 4 to January 10"
    assert "5 runs on 3 days, 4 won." in screen.text
    assert "1. Anna – 3, 3 without help\n2. Ben – 1, 0 without help" in screen.text
    assert len(re.findall(r"^#[456] · .*: Anna – 2[456] moves, 2:14$", screen.text, re.MULTILINE)) == 3
    month = (await composer.of_month(SETTINGS, period_of(Span.MONTH, challenge.day), at(32, 13))).screen
    assert month.title == "January 2027"
    assert "1. Anna – 3, 3 without help" in month.text
    assert "Best runs" not in month.text
    nameless = await composer.of_week(replace(SETTINGS, has_names=False), week, at(11, 13))
    assert nameless.screen.text == "5 runs on 3 days, 4 won."
    empty = await composer.of_week(SETTINGS, Week.read("2027-W05"), at(40))
    assert empty.screen.text == "Nobody here played."


async def test_posts_wait_for_the_closing_of_a_day(daily: Services, composer: PostComposer) -> None:
    assert await composer.is_ready(at(2, 11))
    noon = at(2, 12)
    for number in (1, 2):
        assert not await composer.is_ready(noon)
        assert not await composer.is_ready(noon + PATIENCE_SECONDS - 1)
        assert await composer.is_ready(noon + PATIENCE_SECONDS)
        await ClosingStore(daily.store.redis).set_closed(number)
        assert await composer.is_ready(noon)
        noon += DAY_SECONDS


async def test_attempts_that_were_lost_at_different_moves_are_summed_up(
    daily: Services, composer: PostComposer
) -> None:
    await LostAttemptsStore(daily.store.redis).save_decisive_move(2, DecisiveMove(7, half_lost_after=12).text)
    assert "Half of them could still be won up to move 12." in await text_of_day(composer, 3, 13)
    await LostAttemptsStore(daily.store.redis).save_decisive_move(3, DecisiveMove(2).text)
    assert "lost" not in await text_of_day(composer, 4, 13)


@pytest.mark.parametrize("text", ["no JSON", "[7, 3]", '[7, 3, "wish/9 #x", "", 0]', '[7, 3, "", "??", 0]'])
async def test_an_unreadable_decisive_move_is_left_out(
    daily: Services, composer: PostComposer, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    await LostAttemptsStore(daily.store.redis).save_decisive_move(2, text)
    assert "lost" not in await text_of_day(composer, 3, 13)
    assert "the decisive move of day 2 is unreadable" in caplog.text


async def test_every_button_of_a_post_works_for_everybody(desk: Desk) -> None:
    await same_challenges(desk.store.redis)
    daily = desk.app.services
    composer = PostComposer(daily)
    desk.room = Room(group=GROUP, name="Ben")
    number = (await daily.get(ChallengeService).days(desk.time)).number_at(desk.time)
    desk.time += 3 * DAY_SECONDS
    post = Reply((await composer.of_day(SETTINGS, number + 3, desk.time)).screen)
    week = Reply((await composer.of_week(SETTINGS, Week.read("2027-W02"), desk.time)).screen)
    for label, player, is_private in (("Play", BEN, True), ("Play here", ANNA, False)):
        reply = await desk.press(post, label, player)
        assert (reply.is_only_for_player, shown(reply).title) == (is_private, shown(post).title)
    for screen, label in ((post, "Leaderboard"), (post, "Way to win"), (week, "Leaderboard")):
        assert shown(await desk.press(screen, label, ANNA)).rows
    assert "You’ll be mentioned" in (await desk.press(post, "Notify me", ANNA)).notice
    assert shown(await desk.press(week, "Play", ANNA)).title == shown(post).title
