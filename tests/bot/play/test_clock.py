"""A game's clock counts from the first move to the end, even if moves are undone."""

import re
from dataclasses import replace

import pytest

from bot.core.actions import Verb
from bot.core.replies import Reply
from bot.core.screens import GameProgress
from engine.record import Record
from tests.bot.desk import ANNA, Desk, controls, shown
from tests.engine.transcripts import RECORDS

GAME = replace(Record.read(RECORDS["blink-won"]), option_words=("timer=10",))
EDGE = replace(Record.read(RECORDS["blink-edge"]), option_words=("table=tight", "hold=1", "timer=30"))
POINTS = Record.read(RECORDS["blink-won"]).replay().score()
MINUTE = 60


def seconds(reply: Reply) -> int:
    """Return the elapsed seconds that a reply shows."""
    found = re.search(r"(\d+):(\d\d) of \d+ minutes", shown(reply).text)
    assert found, shown(reply).text
    return 60 * int(found[1]) + int(found[2])


def points(reply: Reply) -> int:
    """Return the points of a won game that a reply shows."""
    found = re.search(r"makes that (\d+):", shown(reply).text) or re.search(
        r"placed every card: (\d+) points", shown(reply).text
    )
    assert found, shown(reply).text
    return int(found[1])


async def deal(desk: Desk, record: Record) -> Reply:
    return await desk.type(f"/play {record.game} {record.deal} {' '.join(record.option_words)}")


async def play(desk: Desk, record: Record, first: int = 0, last: int | None = None) -> Reply:
    """Play some moves of a record."""
    for move in record.moves[first:last]:
        reply = await desk.type(move.text)
        assert reply.notice == ""
    return reply


async def deal_and_play(desk: Desk, record: Record, last: int | None = None) -> Reply:
    await deal(desk, record)
    return await play(desk, record, 0, last)


async def test_time_counts_from_the_first_placement(desk: Desk) -> None:
    await deal(desk, GAME)
    desk.time += 7 * MINUTE
    assert seconds(await desk.type("/board")) == 0
    assert seconds(await play(desk, GAME, 0, 1)) == 0
    desk.time += 40
    assert seconds(await desk.type("/board")) == 40
    assert seconds(await play(desk, GAME, 1, 3)) == 40
    desk.time += 60  # undone moves do not set the clock back
    for line in ("/undo", "/undo", "/undo", "/redo", "/restart"):
        desk.time += 1
        reply = await desk.type(line)
    assert seconds(reply) == 105
    desk.time += 5
    assert seconds(await play(desk, GAME, 0, 1)) == 110
    assert seconds(await desk.type("/resume")) == 110


@pytest.mark.parametrize(
    ("after", "factor"),
    [(0, 2), (150, 1.75), (300, 1.5), (600, 1), (900, 0.5), (1199, 0), (1200, 0), (9999, 0)],
)
async def test_a_won_game_has_its_points_by_its_time(desk: Desk, after: int, factor: float) -> None:
    await deal_and_play(desk, GAME, -1)
    desk.time += after
    end = await play(desk, GAME, -1)
    assert (points(end), seconds(end)) == (int(POINTS * factor), after)


async def test_the_clock_stands_still_after_the_end_until_that_is_undone(desk: Desk) -> None:
    await deal_and_play(desk, GAME, -1)
    desk.time += 300
    end = await play(desk, GAME, -1)
    desk.time += 150
    said, _, _ = shown(end).text.partition("\nNext: today’s challenge.")  # said once
    for again in ("/board words", "/board picture"):
        assert shown(await desk.type(again)).text.startswith(said)
    assert f"Blink Solitaire {GAME.deal}, 10 minutes: won." in shown(await desk.type("/games")).text
    assert seconds(await desk.type("/undo")) == 450
    desk.time += 150
    end = await desk.type("/redo")
    assert (points(end), seconds(end)) == (POINTS, 600)
    desk.time += 500
    await desk.press_offered(end, "Same deal")
    assert seconds(await play(desk, GAME, 0, 1)) == 0, "another game has its own clock"


async def test_a_lost_game_keeps_its_points_whatever_the_time(desk: Desk) -> None:
    await deal_and_play(desk, EDGE, -1)
    desk.time += 5000
    made = EDGE.replay().score()
    assert f"You scored {made} points." in shown(await play(desk, EDGE, -1)).text


async def test_the_clock_of_a_game_given_up_stands_still_until_that_is_undone(desk: Desk) -> None:
    await deal_and_play(desk, GAME, 2)
    desk.time += 60
    assert seconds(await desk.type("/giveup yes")) == 60
    desk.time += 60
    assert seconds(await desk.type("/board")) == 60
    assert "given up" in shown(await desk.type("/games")).text
    assert seconds(await desk.type("/undo")) == 120
    assert len(await desk.store.unfinished_games(ANNA)) == 1


def progress(reply: Reply) -> GameProgress:
    """Return how far the game of a reply's board is."""
    found = shown(reply).progress
    assert found
    return found


async def test_a_board_says_how_many_moves_were_made_and_since_when(desk: Desk) -> None:
    began = desk.time + MINUTE
    assert progress(await deal(desk, GAME)) == GameProgress()
    desk.time = began
    assert progress(await play(desk, GAME, 0, 2)) == GameProgress(2, began)
    desk.time += 40
    assert progress(await desk.type("/undo")) == GameProgress(1, began)
    assert progress(await play(desk, GAME, 1)) == GameProgress(len(GAME.moves), began, desk.time)
    assert shown(await desk.type("/games")).progress is None


async def test_the_moves_with_which_an_exercise_begins_do_not_count(desk: Desk) -> None:
    puzzle = await desk.type("/puzzle 1")
    assert progress(puzzle) == GameProgress()
    move = next(one for one in controls(puzzle) if one.action.verb is Verb.MOVE)
    desk.time += 40
    moved = progress(await desk.act(move.action))
    assert (moved.moves, moved.began) == (1, desk.time)
