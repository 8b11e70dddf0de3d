"""Every kind of screen with which a ranked attempt or an exercise ends."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from engine.move import Move
from engine.solvers import solve, usual_budget
from tests.bot.days import closing_time, day_with, play, winning
from tests.bot.desk import LOST, Desk, last_update
from tests.bot.exercises.lesson_moves import lesson_of
from tests.bot.exercises.mistake import DECIDED
from tests.bot.exercises.test_puzzles import first_of, wrong_move


class Ended(NamedTuple):
    """A screen at the end of something, and its main button."""

    what: str
    reply: Reply
    main: str


async def typed(desk: Desk, *moves: Move) -> Reply:
    """Type moves one by one, and return the last board."""
    for move in moves:
        reply = await last_update(await desk.act(Action(Verb.SAY, (move.text,))))
    return reply


async def ended_attempts(desk: Desk) -> AsyncIterator[Ended]:
    """Yield finished ranked attempts, before and after their day has closed."""
    challenge = await day_with(desk, "wish")
    await desk.daily()
    yield Ended("won challenge", await play(desk, winning(challenge)), "Share")
    desk.time = await closing_time(desk, challenge.number) + 1
    yield Ended("won challenge of a closed day", await desk.type("/board"), "Share")
    await day_with(desk, "wish")
    await desk.daily()
    yield Ended("challenge given up", await desk.type("/giveup yes"), "Practice")


async def ended_exercises(desk: Desk) -> AsyncIterator[Ended]:
    """Yield puzzles, a lesson and a second try at their ends."""
    known = first_of("wish")
    for kind in ("solved puzzle", "puzzle solved in practice"):
        await desk.type(f"/puzzle {known.puzzle.number}")
        yield Ended(kind, await typed(desk, *known.puzzle.solution), "Next")
    known = first_of("blink")
    await desk.type(f"/puzzle {known.puzzle.number}")
    wrong = wrong_move(known)
    assert wrong
    yield Ended("missed puzzle", await typed(desk, wrong), "Try again")
    await desk.type("/puzzle follow")
    yield Ended("skipped puzzle", await desk.type("/puzzle skip yes"), "Try again")
    await desk.type("/learn wish")
    yield Ended("lesson", await typed(desk, *(one.move for one in lesson_of("wish").steps)), "Now you play")
    await desk.know_all_games()
    review = await last_update(await desk.press(await desk.play(LOST), "Review"))
    yield Ended("review", review, "Try it yourself")
    await last_update(await desk.press(review, "Try it yourself"))
    line = solve(LOST.first(DECIDED - 1).replay(), usual_budget("wish")).line
    yield Ended("second try", await typed(desk, *line), "My mistakes")
