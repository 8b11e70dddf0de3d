"""The lessons: how many steps each has, and how many words a step says, in English."""

from collections.abc import Iterator
from statistics import median

from bot.core.exercise import Exercise, ExerciseKind
from bot.core.session import LoadedGame, Session
from bot.features.lessons.view import step_text
from bot.i18n.texts import Texts
from engine.games import all_games
from seeds.lesson import Lesson, find_lesson
from tests.bench.figures import Figure, measures

LESSONS = {game.name: lesson for game in all_games() if (lesson := find_lesson(game.name))}
FIGURES = {"steps": "steps", "words.median": "words", "words.longest": "words"}


def words_of_steps(lesson: Lesson) -> Iterator[int]:
    """Yield the number of words of each step, as it is shown."""
    texts = Texts.load("en")
    for number, step in enumerate(lesson.steps):
        record = lesson.record_at(number)
        session = Session("0123456789", record, 0, 0, exercise=Exercise(ExerciseKind.LESSON))
        yield len(step_text(texts, LoadedGame(1, session, record.replay()), step).split())


@measures(*(f"lesson.{game}.{figure}" for game in LESSONS for figure in FIGURES))
def lessons() -> Iterator[Figure]:
    """Count the steps and words of every lesson."""
    for game, lesson in LESSONS.items():
        words = list(words_of_steps(lesson))
        for (name, unit), value in zip(FIGURES.items(), (len(words), median(words), max(words)), strict=True):
            yield Figure(f"lesson.{game}.{name}", value, unit)
