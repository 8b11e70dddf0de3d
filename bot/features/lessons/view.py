"""Lessons on the board: their titles, what their steps say, their marks and buttons."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from bot.core.actions import Action, Verb
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.screens import Button
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts
from bot.i18n.typed_words import TypedWords
from bot.screens.board import button_label
from bot.screens.button_rows import as_main
from bot.screens.descriptions import alt_text, board_facts, move_details
from bot.screens.exercise_buttons import others_buttons, view_button
from bot.screens.move_choices import other_moves
from engine.move import Move
from seeds.known_figures import known_figures
from seeds.lesson import Lesson, LessonStep, find_lesson

AGAIN = "again"
"""The word that begins a lesson again."""
ALONE = "alone"
"""The word that starts an easy game after a lesson."""
REFUSALS = {
    **dict.fromkeys((Verb.HINT, Verb.CHANCE, Verb.VERDICT), "lesson-hint"),
    Verb.GIVE_UP: "exercise-leave",
}


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
    is_lesson = session.exercise is not None and session.exercise.kind is ExerciseKind.LESSON
    lesson = find_lesson(session.record.game) if is_lesson else None
    number = lesson.number_of(session.record) if lesson else None
    return LessonPlace(lesson, number) if lesson and number is not None else None


def is_finished_lesson(session: Session) -> bool:
    """Return whether a session is a lesson whose last step is done."""
    place = lesson_place(session)
    return place is not None and place.step is None


@dataclass(frozen=True, slots=True)
class LessonView(ExerciseView):
    """How a lesson is shown. A step says itself what matters of the state."""

    loaded: LoadedGame

    @property
    def has_status(self) -> bool:
        """No: a step says it."""
        return False

    @property
    def is_finished(self) -> bool:
        """Whether the last step is done."""
        return is_finished_lesson(self.loaded.session)

    @property
    def has_earlier_deal(self) -> bool:
        """Whether steps on another deal come before this one."""
        place = lesson_place(self.loaded.session)
        return place is not None and place.number > 0

    @property
    def marked_places(self) -> tuple[str, ...]:
        """The places that the step is about."""
        place = lesson_place(self.loaded.session)
        return place.step.marks if place and place.step else ()

    @property
    def asked_move(self) -> Move | None:
        """The move that the step is about."""
        place = lesson_place(self.loaded.session)
        return place.step.move if place and place.step else None

    @property
    def refusals(self) -> Mapping[Verb, str]:
        """No help beside the step's own, and no giving up."""
        return REFUSALS

    def title(self, texts: Texts) -> str:
        """Return the game, and the number of the step."""
        session = self.loaded.session
        game, place = texts.of_game(session.record.game, "title"), lesson_place(session)
        if place is None or place.step is None:
            return texts("lesson-title-end", game=game)
        return texts("lesson-title", game=game, number=place.number + 1, count=len(place.lesson.steps))

    def lines(self, texts: Texts) -> Iterator[str]:
        """Yield the news, and what the step says."""
        yield from self.loaded.news
        place = lesson_place(self.loaded.session)
        if place is None:
            yield texts("lesson-changed")
        elif place.step is None:
            yield lesson_end_text(texts, self.loaded.session.record.game)
        else:
            yield step_text(texts, self.loaded, place.step)
            if self.loaded.in_words:
                typed = TypedWords.of_language(texts.language).of_move(place.step.move.text)
                yield texts("lesson-typed", move=typed)

    def alt_text(self, texts: Texts, advised: str) -> str:
        """Return the deal, its state, what the step says, and every place."""
        record, board = self.loaded.session.record, self.loaded.position.board()
        return alt_text(texts, record, board, advised or texts.together(*self.lines(texts)))

    def buttons(self, texts: Texts, _advised: Button | None, _ticks: tuple[str, ...]) -> tuple[Button, ...]:
        """Return the way back, the other view, lessons and rules; after the last step, what comes next."""
        loaded, session = self.loaded, self.loaded.session
        game = session.record.game
        again = Button(texts("button-restart"), loaded.action(Verb.RESTART))
        rules = Button(texts("button-rules"), Action(Verb.RULES, (game,)))
        others = Button(texts("button-lessons"), Action(Verb.LEARN))
        place = lesson_place(session)
        if place is None:
            return (as_main(again), others)
        if place.step is None:
            alone = Action(Verb.LEARN, (game, ALONE), owner=loaded.owner)
            return (as_main(Button(texts("button-alone"), alone)), others, again, rules)
        step_back = Button(texts("button-lesson-back"), loaded.action(Verb.UNDO))
        back = (step_back,) if place.number else ()
        is_hidden = place.step.move in other_moves(loaded.position, loaded.position.legal_moves())
        hidden = others_buttons(texts, loaded) if is_hidden else ()
        return (*hidden, *back, view_button(texts, loaded), others, rules)


def lesson_end_text(texts: Texts, game: str) -> str:
    """Return what is said after the last step of a lesson, with what the figures tell of the game.

    These are the deals of 100 that can be won with all cards known, that the simple player wins and that
    hints win, and the mean of the best scores.
    """
    names = {"winnable": "solver_won", "simple": "simple_won", "hints": "hints_won", "best": "best_mean"}
    found = {key: known_figures().get(f"{game}_{name}") for key, name in names.items()}
    known = {key: round(value) for key, value in found.items() if value is not None}
    return texts.of_game(game, "lesson-end", **known)


def step_text(texts: Texts, loaded: LoadedGame, step: LessonStep, part: str = "") -> str:
    """Return what a step of a lesson says, or with the part ``-why`` what it answers to another move."""
    position, board, move = loaded.position, loaded.position.board(), step.move
    details = {**board_facts(board), **position.choice_details(), **position.details(move)}
    named = {"move": button_label(texts, loaded, move)}
    known = {**details, **move_details(texts, board, move), **named}
    return texts.of_game(board.game, f"lesson-{step.name}{part}", **known)
