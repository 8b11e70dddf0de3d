"""Leagues as players see them: joined and left by a press, with points from what they really played."""

import re
from dataclasses import replace

import pytest

from bot.core.actions import Action, Player, Room, Verb
from bot.core.commands import ParameterKind
from bot.core.replies import ReplyTarget
from bot.daily.days import DAY_SECONDS
from bot.features.attempts.closing import DayCloser
from bot.features.challenge.service import ChallengeService
from bot.features.puzzles.store import PuzzleStore
from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from seeds.puzzle import find_puzzle
from tests.bot.days import challenge_of, play, winning
from tests.bot.desk import ANNA, BEN, Desk, controls, labels, shown
from tests.bot.entrants import someone
from tests.bot.leagues.league_weeks import join_all, play_week

LINE = "/leaderboard league"
WEEK = "2027-W02"
"""The week of the desk's first day, Friday 15 January 2027."""


def row_of(text: str, name: str) -> str:
    """Return a player's line of a division; empty if there is none."""
    found = re.search(rf"^\d+\. {name}.*$", text, re.MULTILINE)
    return found[0] if found else ""


async def see(desk: Desk, player: Player = ANNA, name: str = "Anna") -> str:
    """Return the text of a player's division."""
    desk.room = replace(desk.room, name=name)
    return shown(await desk.type(LINE, player)).text


async def join(desk: Desk, player: Player = ANNA, name: str = "Anna") -> None:
    desk.room = replace(desk.room, name=name)
    await desk.press(await desk.type(LINE, player), "Join a league", player)


async def test_a_league_is_joined_by_a_press_and_left_by_one(desk: Desk) -> None:
    desk.room = Room(name="Anna")
    invitation = await desk.type(LINE)
    assert invitation.target is ReplyTarget.PRIVATE
    assert "You start in League 1" not in shown(invitation).title
    assert "up to 30 players with similar ratings" in shown(invitation).text
    assert "Points: 10 for each daily challenge won, 5 more without help" in shown(invitation).text
    table = await desk.press(invitation, "Join a league")
    assert table.target is ReplyTarget.HERE
    assert shown(table).title == "League 1"
    assert shown(table).text.startswith("The week from January 11 to January 17: 2 days left\n")
    assert row_of(shown(table).text, "Anna") == "1. Anna (you) – 0 points"
    assert await desk.press(invitation, "Join a league") == table, "pressed twice"
    assert await desk.press(table, "✓ League") == table
    left = await desk.press(table, "Leave league")
    assert shown(left).text.startswith("You left your league.")
    assert await desk.press(table, "Leave league") == left
    assert shown(await desk.type(LINE)) == shown(invitation)


async def test_nobody_else_joins_or_leaves_for_a_player(desk: Desk) -> None:
    invitation = await desk.type(LINE)
    other = await desk.press(invitation, "Join a league", BEN)
    assert other.target is ReplyTarget.PRIVATE
    assert "Join a league" in labels(other)
    table = await desk.press(invitation, "Join a league")
    await desk.press(table, "Leave league", BEN)
    assert "(you)" in await see(desk)


async def test_points_follow_from_what_was_played(desk: Desk) -> None:
    await join(desk, BEN, "Ben")
    await join(desk)
    await desk.daily()
    challenge = await challenge_of(desk)
    last = await play(desk, winning(challenge))
    assert last.screen
    assert row_of(await see(desk), "Anna") == "1. Anna (you) – 15 points"
    for _ in range(2):  # each view counts the result again
        await desk.type("/daily")
    assert row_of(await see(desk), "Anna") == "1. Anna (you) – 15 points"
    desk.room = Room(name="Ben")
    for solved in (1, 2):
        await desk.type("/puzzle streak", BEN)
        attempt = (await PuzzleStore(desk.store.redis).profile(BEN)).unfinished
        puzzle = find_puzzle(attempt.number) if attempt else None
        assert puzzle
        for move in puzzle.solution:
            await desk.act(Action(Verb.SAY, (move.text,)), BEN)
        points = f"{solved} point" + ("s" if solved > 1 else "")
        assert row_of(await see(desk, BEN, "Ben"), "Ben") == f"2. Ben (you) – {points}"
    desk.time += DAY_SECONDS
    assert "1 day left" in await see(desk)


async def test_a_player_sees_how_the_week_ended(desk: Desk) -> None:
    redis = desk.store.redis
    await desk.app.services.get(ChallengeService).days(desk.time)  # makes today the first day
    await join(desk)
    others = [someone(one) for one in range(11)]
    await join_all(redis, others, WEEK)
    await desk.daily()
    await play(desk, winning(await challenge_of(desk)))
    text = await see(desk)
    assert "\n\n▲ Rise to League 2\n1. Anna (you) – 15 points\n\nStay in League 1\n2. " in text
    assert "Fall" not in text
    desk.time += 3 * DAY_SECONDS  # Monday morning
    text = await see(desk)
    assert text.startswith("The week from January 11 to January 17\n")
    assert "The result comes at 12:00 UTC, in 4 hours." in text
    late = await desk.press(await desk.type(LINE, BEN), "Join a league", BEN)
    assert shown(late).text.startswith("You’ve joined. Your first week starts at 12:00 UTC, in 4 hours.")
    desk.time += 5 * 60 * 60
    await desk.app.services.get(DayCloser).close_due(desk.time)
    reply = await desk.type(LINE)
    assert shown(reply).title == "League 2"
    assert shown(reply).text.startswith(
        "The week from January 18 to January 24: 6 days left\nLast week you rose to this league.\n\n1. Anna"
    )
    reply = await desk.type(LINE, BEN)
    assert shown(reply).title == "League 1"
    assert "Last week" not in shown(reply).text


@pytest.mark.parametrize("audience", ["group", "nobody"])
async def test_only_players_whose_results_everyone_sees_take_part(desk: Desk, audience: str) -> None:
    await join(desk, BEN, "Ben")
    await join(desk)
    assert row_of(await see(desk, BEN, "Ben"), "Anna")
    await desk.type(f"/settings results {audience}")
    assert not row_of(await see(desk, BEN, "Ben"), "Anna")
    text = await see(desk)
    assert not row_of(text, "Anna")
    assert "You chose not to be shown here" in text
    await desk.press(await desk.type(LINE), "Leave league")
    refused = await desk.type(f"{LINE} join")
    assert "Join a league" not in labels(refused)
    assert "your results are hidden. To show them, type /settings results everyone." in shown(refused).text
    await desk.type("/settings results everyone")
    assert row_of(shown(await desk.type(f"{LINE} join")).text, "Anna")


async def test_everything_about_leagues_is_deleted_with_the_rest(desk: Desk) -> None:
    await join(desk)
    await join(desk, BEN, "Ben")
    await desk.type("/mydata delete yes")
    async for key in desk.store.redis.scan_iter("sb1:{leagues}:*", _type="zset"):
        assert await desk.store.redis.zscore(key, f"telegram:{ANNA.id}") is None
    assert "Join a league" in labels(await desk.type(LINE))
    assert row_of(await see(desk, BEN, "Ben"), "Ben")


async def test_leagues_are_found_from_the_other_leaderboards(desk: Desk) -> None:
    for line in ("/leaderboard", "/leaderboard streak", "/leaderboard rating", "/leaderboard week"):
        reply = await desk.press(await desk.type(line), "League")
        assert shown(reply).title == "League"
        assert shown(await desk.press(reply, "Leaderboard")).title != "League"
    assert shown(await desk.type("/leaderboard leagues")).title == "League"
    desk.room = Room(language="de")
    assert shown(await desk.type("/leaderboard liga")).title == "Liga"
    found = await desk.app.suggest(ANNA, ParameterKind.TABLE, "lea")
    assert [one.value for one in found] == ["league"]
    reply = await desk.type("/leaderboard join")
    assert reply.screen is None
    assert "join" in reply.notice


@pytest.mark.parametrize("language", finished_languages())
async def test_a_whole_division_fits_in_a_message_and_its_lines_on_a_phone(desk: Desk, language: str) -> None:
    redis = desk.store.redis
    players = [ANNA, *(someone(one) for one in range(30))]
    names = (
        "Maximilian-Alexander *von* <b>Hohenzollern</b>",
        "太郎" * 20,
        "שלום" * 15,
        "e\u0301\u0302\u0303" * 20,
    )
    for one, player in enumerate(players):
        await desk.store.save_name(player, names[one % len(names)])
    await join_all(redis, players, WEEK)
    await redis.zadd("sb1:{leagues}:divisions", {f"telegram:{one.id}": 20_000_000 for one in players})
    await redis.zadd("sb1:{leagues}:last", {f"telegram:{ANNA.id}": 10_000_000})
    await play_week(redis, {player: 10 + one for one, player in enumerate(players)}, 56)
    desk.room = Room(language=language)
    reply = await desk.type(LINE)
    lines = [line for line in shown(reply).text.splitlines() if re.match(r"\d+\. ", line)]
    assert len(lines) == 31
    assert max(map(columns, lines)) <= 2 * 34
    assert "▲" in shown(reply).text
    assert "▼" in shown(reply).text
    assert len({control.action for control in controls(reply)}) == len(controls(reply))
    desk.time += 3 * DAY_SECONDS
    shown(await desk.type(LINE))
    await desk.type(f"{LINE} leave")
    await desk.type("/settings results nobody")
    shown(await desk.type(LINE))
