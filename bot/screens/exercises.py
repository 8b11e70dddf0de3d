"""Exercises on the board: their titles, what they say, their marks and buttons."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.core.actions import Action, Verb
from bot.core.exercise import Exercise
from bot.core.screens import MAX_ROWS, MAX_TITLE, Button, ButtonStyle
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts, clipped
from bot.i18n.typed_words import TypedWords
from bot.screens.button_rows import Rows, wrap_rows
from bot.screens.descriptions import board_facts, deal_title, move_details, move_name
from bot.screens.move_choices import OTHERS, other_moves
from bot.screens.puzzles import puzzle_buttons, puzzle_lines, puzzle_title
from engine.advice import can_advise
from engine.board import Mark, MarkKind
from seeds.known_figures import known_figures
from seeds.lesson import Lesson, LessonStep, find_lesson

AGAIN = "again"
"""The word that begins a lesson again."""
ALONE = "alone"
"""The word that starts an easy game after a lesson."""


class LessonPlace(NamedTuple):
    """A lesson, and how many of its steps come before a position."""

    lesson: Lesson
    number: int

    @property
    def step(self) -> LessonStep | None:
        """The step of the position; ``None`` after the last one."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None


def lesson_place(session: Session) -> LessonPlace | None:
    """Return where in its lesson a session is; ``None`` if it is none, or the lesson has changed since."""
    lesson = find_lesson(session.record.game) if session.is_lesson else None
    number = lesson.number_of(session.record) if lesson else None
    return LessonPlace(lesson, number) if lesson and number is not None else None


def is_finished_lesson(session: Session) -> bool:
    """Return whether a session is a lesson whose last step is done."""
    place = lesson_place(session)
    return place is not None and place.step is None


def exercise_title(texts: Texts, session: Session) -> str:
    """Return the heading of an exercise."""
    record = session.record
    if session.is_puzzle:
        return puzzle_title(texts, session)
    if not session.is_lesson:
        return clipped(texts("second-try-title", deal=deal_title(texts, record)), MAX_TITLE)
    game = texts(f"{record.game}-title")
    place = lesson_place(session)
    if place is None or place.step is None:
        return texts("lesson-title-end", game=game)
    return texts("lesson-title", game=game, number=place.number + 1, count=len(place.lesson.steps))


def exercise_lines(texts: Texts, loaded: LoadedGame) -> Iterator[str]:
    """Yield what an exercise says above the state of its game: news, and what is to be done."""
    session = loaded.session
    if session.is_puzzle:
        yield from puzzle_lines(texts, loaded)
        return
    yield from loaded.news
    if not session.is_lesson:
        if session.exercise and not loaded.is_over:
            yield texts("second-try-goal", goal=goal_text(texts, session.record.game, session.exercise))
        return
    place = lesson_place(session)
    if place is None:
        yield texts("lesson-changed")
    elif place.step is None:
        yield lesson_end_text(texts, session.record.game)
    else:
        yield step_text(texts, loaded, place.step)
        if loaded.in_words:
            typed = TypedWords.of_language(texts.language).of_move(place.step.move.text)
            yield texts("lesson-typed", move=typed)


def lesson_end_text(texts: Texts, game: str) -> str:
    """Return what is said after the last step of a lesson, with what the figures tell of the game.

    These are the deals of 100 that can be won with all cards known, that the simple player wins and that
    hints win, and the mean of the best scores.
    """
    names = {"winnable": "solver_won", "simple": "simple_won", "hints": "hints_won", "best": "best_mean"}
    found = {key: known_figures().get(f"{game}_{name}") for key, name in names.items()}
    return texts(
        f"{game}-lesson-end", **{key: round(value) for key, value in found.items() if value is not None}
    )


def step_text(texts: Texts, loaded: LoadedGame, step: LessonStep, part: str = "") -> str:
    """Return what a step of a lesson says, or with the part ``-why`` what it answers to another move."""
    position, board, move = loaded.position, loaded.position.board(), step.move
    name = f"{board.game}-lesson-{step.name}{part}"
    details = {**board_facts(board), **position.choice_details(), **position.details(move)}
    named = {"move": move_name(texts, position, board, move)}
    return texts(name, **{**details, **move_details(texts, board, move), **named})


def goal_text(texts: Texts, game: str, exercise: Exercise) -> str:
    """Return the goal of a second try, as a phrase."""
    if exercise.goal is None:
        return texts("goal-win")
    return texts.of_game(game, "goal", goal=exercise.goal)


def with_lesson_marks(session: Session, marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Return the marks of a board, and in a lesson those of the places that its step is about.

    A place that has been chosen keeps its mark.
    """
    place = lesson_place(session)
    if place is None or place.step is None:
        return marks
    named = {name: Mark(name, MarkKind.HINT) for name in place.step.marks}
    others = {mark.place: mark for mark in marks if mark.place not in named or mark.kind is MarkKind.CHOSEN}
    return tuple((named | others).values())


def exercise_rows(
    texts: Texts, loaded: LoadedGame, taken: int, advised: Button | None = None, ticks: tuple[str, ...] = ()
) -> Rows:
    """Return the actions of an exercise beside moves, in the rows that are not taken.

    In a puzzle a button leads to those that do not fit there.
    """
    session = loaded.session
    if session.is_lesson:
        controls = _lesson_buttons(texts, loaded)
    elif session.is_puzzle:
        view, others = _view_button(texts, loaded, ticks), _others_buttons(texts, loaded)
        controls = puzzle_buttons(texts, loaded, view, others)
    else:
        controls = _second_try_buttons(texts, loaded, advised, ticks)
    more = (Button(texts("button-more"), loaded.action(Verb.MORE)),) if session.is_puzzle else ()
    rows = wrap_rows((controls,))
    while taken + len(rows) > MAX_ROWS:
        controls = controls[:-1]
        rows = wrap_rows(((*controls, *more),))
    return rows


def _view_button(texts: Texts, loaded: LoadedGame, ticks: tuple[str, ...] = ()) -> Button:
    view = "picture" if loaded.in_words else "words"
    return Button(texts(f"button-{view}"), loaded.action(Verb.BOARD, view, *ticks))


def _lesson_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the way back, the other view, lessons and rules; after the last step, what comes next."""
    session = loaded.session
    game = session.record.game
    step_back = Button(texts("button-lesson-back"), loaded.action(Verb.UNDO))
    again = Button(texts("button-restart"), loaded.action(Verb.RESTART))
    rules = Button(texts("button-rules"), Action(Verb.RULES, (game,)))
    others = Button(texts("button-lessons"), Action(Verb.LEARN))
    alone = Button(
        texts("button-alone"), Action(Verb.LEARN, (game, ALONE), owner=loaded.owner), ButtonStyle.MOVE
    )
    back = (step_back,) if session.record.moves else ()
    if is_finished_lesson(session):
        return (alone, others, again, rules)
    place = lesson_place(session)
    if place is None or place.step is None:
        return (again, others)
    hidden = place.step.move in other_moves(loaded.position, loaded.position.legal_moves())
    more = (_others_button(texts, loaded),) if hidden else ()
    return (*more, *back, _view_button(texts, loaded), others, rules)


def _others_buttons(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the moves that boards do not offer at once; none without such moves."""
    has_others = not loaded.is_over and other_moves(loaded.position, loaded.position.legal_moves())
    return (_others_button(texts, loaded),) if has_others else ()


def _others_button(texts: Texts, loaded: LoadedGame) -> Button:
    """Return the button to the moves that boards do not offer at once."""
    name = texts.name_of(loaded.session.record.game, "button-others")
    return Button(texts(name), loaded.action(Verb.CHOOSE, OTHERS))


def _second_try_buttons(
    texts: Texts, loaded: LoadedGame, advised: Button | None, ticks: tuple[str, ...]
) -> tuple[Button, ...]:
    """Return undo, a hint, the way to the goal, and the ways out; the most useful first."""
    session = loaded.session
    undo = (Button(texts("button-undo"), loaded.action(Verb.UNDO)),) if session.can_undo else ()
    redo = (Button(texts("button-redo"), loaded.action(Verb.REDO)),) if session.undone else ()
    show = Button(texts("button-show"), loaded.action(Verb.SHOW))
    again = (Button(texts("button-restart"), loaded.action(Verb.RESTART)),) if session.can_undo else ()
    source = session.exercise.source if session.exercise else ""
    review = Action(Verb.REVIEW, session=source, owner=loaded.owner)
    ways_out = (
        Button(texts("button-to-review"), review),
        Button(texts("button-mistakes"), Action(Verb.MISTAKES, owner=loaded.owner)),
    )
    if loaded.is_over:
        return (*again, *undo, show, *ways_out)
    hint = Button(texts("button-hint"), loaded.action(Verb.HINT, *ticks))
    help_ = (advised,) if advised else ((hint,) if can_advise(session.record.game) else ())
    others = _others_buttons(texts, loaded)
    return (*help_, *undo, show, *others, _view_button(texts, loaded, ticks), *redo, *ways_out)


def way_back(texts: Texts, loaded: LoadedGame) -> Button:
    """Return the button from a way to the goal back to the second try."""
    return Button(texts("button-to-exercise"), loaded.action(Verb.BOARD, "back"))


def try_button(texts: Texts, loaded: LoadedGame, number: int, label: str) -> Button:
    """Return the button to a second try of a finished game from after a number of its moves."""
    return Button(texts(label), loaded.action(Verb.RETRY, str(number)), ButtonStyle.MOVE)


def learn_button(texts: Texts, game: str) -> tuple[Button, ...]:
    """Return the button to the lesson of a game; none if it has no lesson."""
    if find_lesson(game) is None:
        return ()
    return (Button(texts("button-learn"), Action(Verb.LEARN, (game,)), ButtonStyle.MOVE),)
