"""The screens of leaderboards, and the buttons that lead to other leaderboards."""

import re
from datetime import date

import pytest
from redis.asyncio import Redis

from bot.core.actions import Chat, Player, Room
from bot.core.commands import ParameterKind
from bot.core.replies import Reply, ReplyTarget
from bot.daily.day_words import day_word_forms, in_english
from bot.daily.days import ARCHIVE, DAY_SECONDS, YESTERDAY, Days
from bot.daily.days import LAST as LAST_WORD
from bot.daily.leaderboard_rows import DayCounts
from bot.daily.result import ChallengeResult
from bot.daily.scope import Scope
from bot.features.challenge.service import ChallengeService
from bot.features.standings.leaderboard_input import ALL, LeaderboardQuery
from bot.features.standings.leaderboard_input import HERE as HERE_WORD
from bot.features.standings.service import StandingsService
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from bot.storage.player_store import PlayerStore
from bot.storage.result_store import ResultStore
from tests.bot.desk import Desk, controls, labels, shown
from tests.bot.entrants import result_of, someone

HERE = 55
GROUP = Scope(Chat.TELEGRAM, HERE)
LAST = 12
"""The number of the current day: Tuesday 26 January; the first one was Friday the 15th."""


@pytest.fixture
async def desk(redis: Redis) -> Desk:
    desk = Desk(PlayerStore(redis))
    await desk.app.services.get(ChallengeService).days(desk.time)  # makes today the first day
    desk.time += (LAST - 1) * DAY_SECONDS
    desk.room = Room(group=HERE, name="Anna")
    return desk


async def enter(desk: Desk, player: Player, result: ChallengeResult, name: str = "") -> None:
    """Enter a result in the bot's leaderboards."""
    daily = desk.app.services
    challenge = await daily.get(ChallengeService).challenge(result.number, desk.time)
    assert challenge
    kept = await ResultStore(daily.store.redis).save_result(player, result)
    audience = (await desk.store.settings(player)).results
    await daily.get(StandingsService).enter_result(
        player, challenge, kept, audience, name or f"Player {player.id % 1000}"
    )


async def crowd(desk: Desk, players: int = 23, number: int = LAST) -> None:
    """Enter a day's results, best first; every fourth is assisted, and every second is in the group."""
    for one in range(players):
        groups = (HERE,) if one % 2 == 0 else ()
        result = result_of(number, moves=20 + one, is_assisted=one % 4 == 3, groups=groups, is_won=one < 20)
        await enter(desk, someone(one), result)


def rows(reply: Reply) -> list[str]:
    """Return the rows of a leaderboard, each as place and name."""
    found = re.findall(r"^(\d+)\. (.*?)(?: \(you\))? – ", shown(reply).text, re.MULTILINE)
    return [f"{place} {name}" for place, name in found]


async def test_a_group_sees_its_own_table_first_and_everybodys_by_a_press(desk: Desk) -> None:
    await crowd(desk)
    reply = await desk.type("/leaderboard", someone(4))
    assert reply.target is ReplyTarget.PRIVATE
    assert shown(reply).title.startswith(f"Daily challenge #{LAST} · ")
    assert shown(reply).text.startswith("Here: 10 of 12 won\n1. Player 0 – ")
    assert rows(reply)[:3] == ["1 Player 0", "2 Player 2", "3 Player 4"]
    assert "\n3. Player 4 (you) – " in shown(reply).text
    everywhere = await desk.press(reply, "Everywhere", someone(4))
    assert everywhere.target is ReplyTarget.HERE
    assert shown(everywhere).text.startswith("Everywhere: 20 of 23 won, 5 with help\n1. Player 0 – ")
    assert rows(everywhere)[:3] == ["1 Player 0", "2 Player 1", "3 Player 2"]
    assert await desk.press(everywhere, "Here", someone(4)) == await desk.press(reply, "✓ Day", someone(4))
    desk.room = Room(name="Anna")
    for words in ("", " here", " all"):
        reply = await desk.type(f"/leaderboard{words}", someone(4))
        assert shown(reply).text.startswith("Everywhere: 20 of 23 won")
        assert not {"Here", "Everywhere"} & set(labels(reply)), "outside a group there is no other one"


async def test_runs_with_help_stand_below_the_others_on_the_pages_after_them(desk: Desk) -> None:
    await crowd(desk)
    page = await desk.type("/leaderboard all", someone(22))
    assert rows(page) == [
        f"{place + 1} Player {one}" for place, one in enumerate([0, 1, 2, 4, 5, 6, 8, 9, 10, 12])
    ]
    assert "Your place: 18. Player 22 (you) – not won, " in shown(page).text
    assert "With help" not in shown(page).text
    page = await desk.press(page, "11–20", someone(22))
    others, helped = shown(page).text.split("With help:\n")
    assert re.findall(r"^\d+", others, re.MULTILINE) == [str(place) for place in range(11, 19)]
    assert re.findall(r"^(\d+)\. (\w+ \d+)", helped, re.MULTILINE) == [("1", "Player 3"), ("2", "Player 7")]
    assert "Your place" not in shown(page).text
    page = await desk.press(page, "21–30", someone(7))
    assert page.target is ReplyTarget.PRIVATE, "somebody else has pressed it"
    assert rows(page) == ["3 Player 11", "4 Player 15", "5 Player 19"]
    page = await desk.type("/leaderboard all p3", someone(7))
    assert "Your place, with help: 2. Player 7 (you)" in shown(page).text
    assert {"11–20"} == {label for label in labels(page) if "–" in label}


async def test_weeks_and_months_are_put_together(desk: Desk) -> None:
    for number in (1, 3, 4, 11, 12):
        await crowd(desk, 6, number)
    week = await desk.type("/leaderboard week all", someone(3))
    assert shown(week).title == "The week from January 25 to January 31"
    assert "\n1. Player 0 – 2 won, 2 without help, 40 moves, 3:20\n" in shown(week).text
    assert "\n6. Player 3 (you) – 2 won, 0 without help, 46 moves, 3:20\n" in shown(week).text
    before = await desk.press(week, "◀ Earlier", someone(3))
    assert shown(before).title == "The week from January 18 to January 24"
    before = await desk.press(before, "◀ Earlier", someone(3))
    assert shown(before).title == "The week from January 11 to January 17"
    assert "\n1. Player 0 – 2 won" in shown(before).text
    assert "◀ Earlier" not in labels(before)
    month = await desk.press(before, "Month", someone(3))
    assert shown(month).title == "January 2027"
    assert "\n1. Player 0 – 5 won, 5 without help, 100 moves, 8:20\n" in shown(month).text


async def test_the_words_may_stand_in_any_order_and_any_language(desk: Desk) -> None:
    await crowd(desk, 6, 11)
    await crowd(desk, 6, 4)
    titles = {
        "Daily challenge #1 ": ("0",),
        "Daily challenge #11 ": ("yesterday", "all 11", "#11 day here", "last", "2027-01-25"),
        "Daily challenge #12 ": ("999",),
        "The week from January 18 ": ("last week", "4 WEEK"),
        "The week from January 25 ": ("yesterday week",),
        "January 2027": ("month", "last month"),
        "Rating": ("rating everyone",),
    }
    for title, line in ((title, line) for title, lines in titles.items() for line in lines):
        assert shown(await desk.type(f"/leaderboard {line}")).title.startswith(title), line
    for language, line in (
        ("de", "vorgestern"),
        ("de", "gestern"),
        ("de", "woche überall"),
        ("ja", "全体 週"),
        ("ja", "月"),
    ):
        desk.room = Room(language=language, group=HERE)
        reply = await desk.type(f"/leaderboard {line}")
        assert (reply.screen is None) == (line == "vorgestern")
    desk.room = Room(group=HERE)
    reply = await desk.type("/leaderboard frobnicate")
    assert reply.notice.startswith("Unknown leaderboard “frobnicate”.")


async def test_a_hidden_player_is_informed_and_nobody_else_sees_them(desk: Desk) -> None:
    await crowd(desk)
    for words, here, everywhere in (
        ("everyone", True, True),
        ("group", True, False),
        ("nobody", False, False),
    ):
        await desk.type(f"/settings results {words}", someone(2))
        for line, is_seen in (("here", here), ("all", everywhere)):
            for table in ("day", "week", "month"):
                own = await desk.type(f"/leaderboard {table} {line}", someone(2))
                assert ("You chose not to be shown here" in shown(own).text) is not is_seen
                assert ("(you)" in shown(own).text) is is_seen
                other = await desk.type(f"/leaderboard {table} {line}", someone(1))
                assert ("Player 2 –" in shown(other).text) is is_seen
        assert (await desk.app.services.get(StandingsService).counts(GROUP, LAST)) == DayCounts(12, 10, 0)


async def test_ratings_are_shown_and_explained(desk: Desk) -> None:
    reply = await desk.type("/leaderboard rating")
    assert "There are no ratings yet" in shown(reply).text
    await crowd(desk)
    await desk.app.services.get(StandingsService).rate(LAST)
    reply = await desk.type("/leaderboard rating", someone(0))
    assert shown(reply).text.startswith("Here: 12 players\n1. Player 0 (you) – 15")
    how = await desk.press(reply, "How ratings work", someone(0))
    assert how.target is ReplyTarget.HERE
    assert "starts at 1500" in shown(how).text
    assert await desk.press(how, "◀ Back", someone(0)) == await desk.press(reply, "✓ Rating", someone(0))


async def test_empty_tables_say_what_to_do(desk: Desk) -> None:
    for words, told in (
        ("", "Here\nNobody has finished it yet. To play it, type /daily."),
        (
            "week",
            "Here\nNobody has finished a daily challenge in that time yet. To play today’s, type /daily.",
        ),
        ("yesterday", "Here\nNobody is shown here."),
        ("last week", "Here\nNobody is shown here."),
        ("p7", "Here\nNobody has finished it yet. To play it, type /daily."),
    ):
        assert shown(await desk.type(f"/leaderboard {words}")).text.startswith(told), words
    await desk.type("/settings results nobody", someone(1))
    await enter(desk, someone(1), result_of(LAST, groups=(HERE,)))
    reply = await desk.type("/leaderboard")
    assert (
        shown(reply).text
        == "Here: 1 of 1 won\nThe players who finished it aren’t shown here. To play it, type /daily."
    )
    desk.time += 60 * DAY_SECONDS
    reply = await desk.type(f"/leaderboard {LAST}")
    assert shown(reply).text.endswith("\nLeaderboards for single days are deleted after 40 days.")
    desk.time -= 90 * DAY_SECONDS
    assert (await desk.type("/leaderboard")).screen is None, "the first day is still to come"


@pytest.mark.parametrize("language", finished_languages())
async def test_every_page_has_room_for_long_names_and_lines_end_where_a_phone_does(
    desk: Desk, language: str
) -> None:
    texts = Texts.load(language)
    desk.room = Room(language=language, group=HERE)
    for one in range(25):
        for number in (11, 12):
            result = result_of(number, moves=250 + one, seconds=3000, groups=(HERE,), is_assisted=one > 11)
            await enter(
                desk, someone(one), result, "Maximilian-Alexander *von* <b>Hohenzollern</b> " + "太郎" * 20
            )
    await desk.app.services.get(StandingsService).rate(11)
    for words in ("", "week", "month", "rating", "p2", "week p2"):
        reply = await desk.type(f"/leaderboard {words}", someone(24))
        text = shown(reply).text
        lines = [line for line in text.splitlines() if re.match(r"\d+\. ", line)]
        assert len(lines) in (5, 9, 10)
        assert max(map(columns, lines)) <= 2 * 34
        assert len({control.action for control in controls(reply)}) == len(controls(reply))
        assert all(len(row) <= 4 for row in shown(reply).rows)
    assert texts("leaderboard-order") in shown(await desk.type("/leaderboard week")).text


async def test_a_name_is_what_the_chat_called_a_player_last(desk: Desk) -> None:
    await enter(desk, someone(1), result_of(LAST), "Ann")
    await enter(desk, someone(1), result_of(LAST - 1), "Anna")
    await enter(desk, someone(2), result_of(LAST, moves=90), "\n1. Carl\t*x*")
    await enter(desk, someone(3), result_of(LAST, moves=91), "שלום")
    reply = await desk.type("/leaderboard all", someone(1))
    assert rows(reply) == ["1 Anna", "2 1. Carl *x*", "3 \u200eשלום\u200e"], (
        "it keeps its line from left to right"
    )


async def test_every_table_is_offered_while_typing_and_is_what_it_is_called(desk: Desk) -> None:
    offered = await desk.app.suggest(someone(1), ParameterKind.TABLE, "", room=desk.room)
    assert len(offered) == 13
    assert ("week all", "Week · Everywhere") in [(one.value, one.label) for one in offered]
    for one in offered:
        reply = await desk.type(f"/leaderboard {one.value}", someone(1))
        assert shown(reply).text.startswith(one.label.partition(" · ")[2])
        assert f"✓ {one.label.partition(' · ')[0]}" in labels(reply)
    alone = await desk.app.suggest(someone(1), ParameterKind.TABLE, "", room=Room())
    assert [one.value for one in alone] == [
        "day all", "week all", "month all", "rating all", "streak all", "streak-week all", "league",
    ]  # fmt: skip
    (rating,) = await desk.app.suggest(someone(1), ParameterKind.TABLE, "rati", room=Room(language="de"))
    assert rating.label == "Rating · Überall"


@pytest.mark.parametrize("language", finished_languages())
def test_the_words_that_a_refusal_offers_are_read(language: str) -> None:
    texts, days = Texts.load(language), Days(date(2026, 1, 15))
    refusal, parameter = texts("leaderboard-unknown", text="?").lower(), texts("parameter-table").lower()
    for kind in ("day", "week", "month", "rating", "streak", "league"):
        name = texts(f"leaderboard-{kind}").lower()
        assert name in refusal
        assert LeaderboardQuery.read(texts, name.split(), days, LAST, is_here=True).kind == kind
    for scope_word, is_here in ((HERE_WORD, True), (ALL, False)):
        name = texts(f"leaderboard-{scope_word}").lower()
        assert name in refusal or language == "en"
        assert LeaderboardQuery.read(texts, name.split(), days, LAST, is_here=not is_here).is_here == is_here
    for word, number in ((YESTERDAY, LAST - 1), (LAST_WORD, 11)):
        name = day_word_forms(texts, word)[1]
        assert name in refusal
        assert name in parameter
        assert LeaderboardQuery.read(texts, name.split(), days, LAST, is_here=True).number == number
    for word in (YESTERDAY, ARCHIVE):
        name = day_word_forms(texts, word)[1]
        assert name in texts("daily-unread", text="?", command="/daily").lower()
        assert in_english(texts, (*name.split(), "2")) == (word, "2")
