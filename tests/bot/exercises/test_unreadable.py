"""Stored exercises and mistakes that cannot be read are answered in a sentence, and block nothing else."""

import logging
import zlib

import pytest

from bot.core.actions import Action, Verb
from bot.features.second_tries.store import MistakeStore
from bot.storage.keys import PlayerPart, player_key, session_key
from bot.storage.player_store import PlayerStore
from tests.bot.desk import ANNA, Desk, shown
from tests.bot.exercises.lesson_moves import lesson_of

STEP = lesson_of("wish").steps[0].move


@pytest.mark.parametrize("stored", ["", "lesson 0 -", "puzzle 0 - - 0", "lesson -1 - - 0", "lesson 0 - - x"])
async def test_an_exercise_that_cannot_be_read_is_reported_and_left_unchanged(
    desk: Desk, stored: str
) -> None:
    reply = await desk.type("/learn wish")
    name = (await desk.store.settings(ANNA)).current
    key, text = session_key(ANNA, name), (await desk.store.load_session(ANNA, name)).text
    damaged = text.replace('"lesson 0 - - 0"', f'"{stored}"' if stored else "[]")
    assert damaged != text
    await desk.store.redis.set(key, damaged)
    desk = Desk(PlayerStore(desk.store.redis))  # another process, which has not cached it
    answers = [await desk.press(reply, "c d")]
    answers += [await desk.type(line) for line in (STEP.text, "/undo")]
    answers.append(await desk.act(Action(Verb.SHOW)))
    assert all("can’t be read" in answer.notice for answer in answers)
    for line in ("/learn wish", "/learn wish again"):
        assert shown(await desk.type(line)).title.startswith("Lesson: Wish, step 1")
    assert ", step 2 of" in shown(await desk.type(STEP.text)).title
    assert ", step 2 of" in shown(await desk.type("/learn wish")).title
    assert await desk.store.redis.get(key) == damaged.encode()
    assert (await desk.type("/mydata export")).document
    assert shown(await desk.type("/learn flip")).title.startswith("Lesson: Flip, step 1")


@pytest.mark.parametrize("lines", ["nonsense", "a - 0 x - - wish/1 #1", "a - 0 0 - zz! wish/1 #1", "\udcff"])
async def test_mistakes_that_cannot_be_read_are_as_none(
    desk: Desk, lines: str, caplog: pytest.LogCaptureFixture
) -> None:
    await desk.type("/play wish 42")
    packed = zlib.compress(lines.encode("utf-8", "surrogateescape"))
    for stored in (packed, packed[:-3], b"\0"):
        await desk.store.redis.set(player_key(ANNA, PlayerPart.MISTAKES), stored)
        answers = [await desk.type(line) for line in ("/mistakes", "/learn mistakes")]
        answers.append(await desk.act(Action(Verb.MISTAKES, ("next",))))
        assert all("You don’t have any mistakes" in shown(answer).text for answer in answers)
        assert (await desk.type("/mydata export")).document
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert (await MistakeStore(desk.store.redis).load_book(ANNA)).mistakes == ()
