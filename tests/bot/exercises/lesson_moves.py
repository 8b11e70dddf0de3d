"""How a player answers the steps of a lesson: by the buttons below the board, or from its words alone."""

import re
from collections.abc import Iterable, Iterator

from bot.core.actions import Action, Verb
from bot.core.callback_data import unpack
from bot.core.replies import Reply
from bot.i18n.texts import Texts
from engine.game import Position
from engine.move import Move
from seeds.lesson import Lesson, find_lesson
from tests.bot.desk import Desk, controls, shown
from tests.bot.play.button_presses import Press, presses


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game, which must have one."""
    lesson = find_lesson(game)
    assert lesson is not None, f"{game} has no lesson"
    return lesson


async def press_move(desk: Desk, reply: Reply, position: Position, move: Move) -> Reply:
    """Press the buttons that make a move, each of which must be there."""
    for verb, words in presses(position, move):
        if verb is not Verb.MORE:  # a lesson offers what other boards have behind “More”
            (action,) = {
                one.action for one in controls(reply) if (one.action.verb, one.action.words) == (verb, words)
            }
            reply = await desk.act(action)
    return reply


def typed_line(texts: Texts, reply: Reply) -> str:
    """Return what the words of a step say to type."""
    before, after = texts("lesson-typed", move="|").split("|")
    (line,) = re.findall(f"{re.escape(before)}(.+?){re.escape(after)}", shown(reply).text)
    return str(line)


def wrong_move(position: Position, accepted: tuple[Move, ...]) -> Action | None:
    """Return the typed form of a legal move that does not show the idea of a step; ``None`` without one."""
    others = (move for move in position.legal_moves() if move not in accepted)
    move = next(others, None)
    return None if move is None else Action(Verb.SAY, (move.text,))


def lesson_presses(lesson: Lesson) -> Iterator[Press]:
    """Yield the presses of all steps of a lesson by its own moves."""
    for number, step in enumerate(lesson.steps):
        for press in presses(lesson.record_at(number).replay(), step.move):
            if press[0] is not Verb.MORE:
                yield press


def data_of(offered: Iterable[str], press: Press) -> str:
    """Return the callback data, among what is offered, of the button to press."""
    (found,) = (one for one in offered if (unpack(one).verb, unpack(one).words) == press)
    return found
